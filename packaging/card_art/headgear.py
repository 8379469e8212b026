"""Crowns, hats and caps: they tell the rank before anything else does.

Drawn about a head's origin as in `heads`; a hat sits on the brow at height -14.
"""

from __future__ import annotations

from card_art.pips import DIAMOND, HEART, pip
from card_art.svg import GOLD, INK, PAPER, cuts, disc, fill, line, place

_LINE = 3


def crown(suit: str, jewel: str, cap: str) -> str:
    """A French king's open crown, tall, its points tipped with what the suit suggests."""
    body = {
        "C": "M-26 -17L-32 -43L-18 -31L-14 -47L-6 -32L0 -50L6 -32L14 -47L18 -31L32 -43L26 -17C10 -12 -10 -12 -26 -17Z",
        "S": "M-26 -17L-36 -50L-20 -32L-11 -58L0 -33L11 -58L20 -32L36 -50L26 -17C10 -12 -10 -12 -26 -17Z",
        "H": "M-26 -17C-30 -26 -36 -34 -38 -44C-30 -40 -24 -38 -19 -32C-16 -40 -8 -44 0 -52C8 -44 16 -40 19 -32C24 -38 30 -40 38 -44C36 -34 30 -26 26 -17C10 -12 -10 -12 -26 -17Z",
        "D": "M-26 -17L-30 -56L-20 -40L-10 -56L0 -40L10 -56L20 -40L30 -56L26 -17C10 -12 -10 -12 -26 -17Z",
    }[suit]
    tips = {
        "C": "".join(
            disc(x + dx, y + dy, 4.4, GOLD, INK, 2.2)
            for x, y in ((-33, -45), (0, -54), (33, -45))
            for dx, dy in ((-4.4, 0), (4.4, 0), (0, -6))
        )
        + "".join(disc(x, -48, 3.4, PAPER, INK, 2) for x in (-14, 14)),
        "S": "".join(
            disc(x, y, 3.6, PAPER, INK, 2)
            for x, y in ((-36, -51), (36, -51), (-11, -59), (11, -59))
        ),
        "H": "".join(
            place(fill(HEART, jewel, INK, 14), x, y, 0.15)
            for x, y in ((-38, -48), (0, -58), (38, -48))
        ),
        "D": "".join(
            place(fill(DIAMOND, PAPER, INK, 16), x, -58, 0.13) for x in (-30, -10, 10, 30)
        ),
    }[suit]
    band = "M-27 -25C-10 -20 10 -20 27 -25L25 -13C10 -8 -10 -8 -25 -13Z"
    gems = "".join(disc(x, y, 3, PAPER, INK, 1.4) for x, y in ((-15, -17.5), (0, -16), (15, -17.5)))
    lining = fill("M-24 -22C-24 -38 24 -38 24 -22Z", cap, INK, 2)
    return lining + fill(body, GOLD, INK, _LINE) + tips + fill(band, jewel, INK, 2.4) + gems


def arched_crown(jewel: str, cap: str, ridge: int) -> str:
    """The German king's closed crown; ``ridge`` bows lie over the cap, fur below."""
    dome = "M-27 -20C-38 -42 -22 -56 0 -50C22 -56 38 -42 27 -20Z"
    bows = "M0 -50V-20M-15 -52C-24 -44 -22 -30 -14 -20M15 -52C24 -44 22 -30 14 -20"
    if ridge == 2:
        bows = "M-9 -51C-14 -42 -13 -30 -9 -20M9 -51C14 -42 13 -30 9 -20"
    arches = line(bows, INK, 9.6) + line(bows, GOLD, 5)
    rim = "M-27 -20C-38 -42 -22 -56 0 -50C22 -56 38 -42 27 -20"
    fur = "M-28 -25C-10 -20 10 -20 28 -25C34 -23 34 -13 27 -11C10 -6 -10 -6 -27 -11C-34 -13 -34 -23 -28 -25Z"
    tails = "M-18 -18L-16 -12H-20ZM-6 -16L-4 -10H-8ZM6 -16L8 -10H4ZM18 -18L20 -12H16Z"
    cross = "M-2.4 -65H2.4V-62H6V-58H2.4V-53H-2.4V-58H-6V-62H-2.4Z"
    return "".join(
        [
            fill(dome, cap, INK, _LINE),
            line(rim, INK, 9) + line(rim, GOLD, 4.4),
            arches,
            fill(cross, GOLD, INK, 2),
            disc(0, -50, 5.2, jewel, INK, 2.2),
            fill(fur, PAPER, INK, 2.6),
            fill(tails, INK),
        ]
    )


def circlet(suit: str, jewel: str) -> str:
    """A queen's low crown, set far back over the hair."""
    body = {
        "C": "M-25 -22C-10 -29 10 -29 27 -22L30 -34C20 -32 18 -40 14 -34C10 -40 6 -46 1 -40C-4 -46 -8 -40 -12 -34C-16 -40 -18 -32 -28 -34Z",
        "S": "M-25 -22C-10 -29 10 -29 27 -22L31 -38L20 -32L14 -46L7 -34L1 -52L-5 -34L-12 -46L-18 -32L-29 -38Z",
        "H": "M-25 -22C-10 -29 10 -29 27 -22C32 -30 34 -38 31 -42C25 -42 21 -38 19 -34C15 -44 8 -46 1 -50C-6 -46 -13 -44 -17 -34C-19 -38 -23 -42 -29 -42C-32 -38 -30 -30 -25 -22Z",
        "D": "M-24 -22C-10 -29 10 -29 26 -22L30 -43L16 -35L1 -47L-14 -35L-28 -43Z",
    }[suit]
    tips = {
        "C": "".join(
            disc(x, y, 3.6, PAPER, INK, 2)
            for x, y in ((-28, -36), (-12, -40), (1, -46), (14, -40), (30, -36))
        ),
        "S": "".join(disc(x, y, 3, jewel, INK, 2) for x, y in ((-29, -39), (1, -53), (31, -39))),
        "H": place(fill(HEART, jewel, INK, 14), 1, -54, 0.17),
        "D": "".join(disc(x, y, 3.4, PAPER, INK, 2) for x, y in ((-28, -45), (1, -49), (30, -45))),
    }[suit]
    gems = "".join(
        disc(x, y, 2.6, jewel, INK, 1.2) for x, y in ((-13, -28.6), (1, -30), (15, -28.6))
    )
    return fill(body, GOLD, INK, _LINE) + tips + gems


def beret(cloth: str, brim: str, plume: str) -> str:
    """The clubs jack's flat cap, a stiff feather upright."""
    feather = "M-14 -28C-28 -40 -30 -58 -18 -70C-12 -62 -4 -54 -4 -40C-5 -34 -8 -30 -14 -28Z"
    cap = "M-33 -18C-42 -30 -30 -46 -2 -46C26 -46 42 -34 35 -18C14 -24 -12 -24 -33 -18Z"
    roll = "M-28 -20C-10 -26 14 -26 30 -20C34 -17 33 -9 29 -8C12 -14 -10 -14 -27 -8C-31 -9 -32 -17 -28 -20Z"
    return "".join(
        [
            fill(feather, plume, INK, _LINE),
            line("M-13 -30C-16 -42 -18 -54 -18 -64", INK, 1.8),
            fill(cap, cloth, INK, _LINE),
            cuts("-4 -44 -14 -36 -20 -24 1.6;4 -44 16 -38 22 -26 1.6"),
            fill(roll, brim, INK, 2.6),
            disc(-16, -18, 4.6, GOLD, INK, 2),
        ]
    )


def plumed_hat(cloth: str, brim: str, plume: str) -> str:
    """The spades jack's hat, its brim turned up, a long plume falling behind."""
    crown_part = "M-24 -18C-28 -38 -16 -48 4 -48C22 -48 30 -36 27 -18Z"
    turned = "M-30 -12C-36 -22 -32 -30 -26 -34C-14 -24 14 -24 30 -34C38 -28 36 -18 31 -10C14 -18 -12 -18 -30 -12Z"
    feather = (
        "M20 -28C14 -48 -2 -66 -26 -66C-46 -66 -58 -50 -56 -26C-50 -32 -44 -33 -40 -30C-42 -36 -38 -42 -32 -42"
        "C-34 -46 -28 -50 -22 -48C-8 -48 8 -40 20 -28Z"
    )
    return "".join(
        [
            fill(crown_part, cloth, INK, _LINE),
            fill(feather, plume, INK, _LINE),
            line("M18 -30C4 -54 -32 -66 -50 -38", INK, 1.8, cap="round"),
            fill(turned, brim, INK, _LINE),
            cuts("-20 -18 -14 -24 -12 -28 1.4;20 -18 14 -24 14 -28 1.4"),
            disc(19, -25, 4.6, GOLD, INK, 2),
        ]
    )


def bonnet(cloth: str, brim: str, plume: str) -> str:
    """The hearts jack's soft cap, tipped over one ear, under a sweeping feather."""
    soft = "M-27 -16C-46 -18 -52 -34 -40 -44C-26 -56 10 -54 26 -42C34 -34 34 -24 30 -14C12 -20 -10 -21 -27 -16Z"
    band = "M-28 -21C-10 -26 14 -25 31 -18L30 -8C12 -14 -10 -15 -27 -10Z"
    feather = (
        "M-18 -26C-14 -46 4 -62 28 -64C44 -64 54 -54 56 -42C50 -46 46 -44 46 -40C40 -46 34 -44 34 -39"
        "C26 -44 20 -40 20 -36C6 -40 -8 -36 -18 -26Z"
    )
    return "".join(
        [
            fill(soft, cloth, INK, _LINE),
            cuts("-40 -38 -34 -28 -28 -22 1.8;-26 -48 -22 -36 -18 -28 1.6"),
            fill(feather, plume, INK, _LINE),
            line("M-17 -27C0 -48 26 -58 48 -50", INK, 1.8, cap="round"),
            fill(band, brim, INK, 2.6),
        ]
    )


def tall_hat(cloth: str, band_colour: str, plume: str) -> str:
    """The diamonds jack's high hat with a narrow brim."""
    body = "M-22 -18C-22 -34 -16 -56 -10 -64C2 -69 16 -68 22 -62C24 -50 26 -34 26 -18Z"
    brim = "M-36 -18C-20 -14 24 -14 40 -20C42 -14 38 -8 30 -8C12 -11 -10 -11 -28 -7C-36 -7 -39 -12 -36 -18Z"
    ribbon = "M-22 -30C-8 -25 12 -25 25.6 -30L26 -17C12 -13 -8 -13 -22 -17Z"
    feather = "M24 -22C40 -24 48 -38 42 -54C34 -48 26 -40 22 -24Z"
    return "".join(
        [
            fill(feather, plume, INK, _LINE),
            line("M25 -24C34 -32 38 -42 41 -50", INK, 1.8),
            fill(body, cloth, INK, _LINE),
            cuts("-6 -60 -12 -46 -14 -32 1.8;14 -62 18 -48 18 -34 1.6"),
            fill(ribbon, band_colour, INK, 2.4),
            fill(brim, cloth, INK, _LINE),
            fill("M14 -28H25V-18H14Z", GOLD, INK, 2),
        ]
    )


def _brim(y: float, reach: float, droop: float, cloth: str) -> str:
    d = (
        f"M{-reach} {y - 4}C{-reach * 0.6} {y + droop} {-reach * 0.3} {y - 5} 0 {y - 5}C{reach * 0.3} {y - 5} {reach * 0.6} {y + droop} {reach} {y - 4}"
        f"C{reach + 4} {y + 6} {reach * 0.6} {y + 12} 0 {y + 8}C{-reach * 0.6} {y + 12} {-reach - 4} {y + 6} {-reach} {y - 4}Z"
    )
    return fill(d, cloth, INK, _LINE)


def oak_hat(cloth: str, ribbon: str) -> str:
    """The Eichel Ober's broad slouch hat with an oak twig."""
    top = "M-25 -20C-30 -46 -18 -58 -6 -54C2 -58 22 -60 26 -40C28 -32 26 -26 25 -20Z"
    band = "M-26 -31C-10 -26 10 -26 26.4 -31L26 -19C10 -14 -10 -14 -26 -19Z"
    twig = "".join(
        place(_oak_leaf(), x, y, turn=turn)
        for x, y, turn in ((20, -40, 10), (34, -36, 62), (28, -26, 112))
    )
    acorn = pip("german", "C", INK, 17, -31, 17, turn=-20)
    return (
        fill(top, cloth, INK, _LINE)
        + cuts("-6 -53 -4 -46 2 -40 1.8")
        + fill(band, ribbon, INK, 2.4)
        + _brim(-15, 52, 6, cloth)
        + twig
        + acorn
    )


def _oak_leaf() -> str:
    d = "M0 4C-3 0 -8 0 -7 -4C-11 -6 -10 -11 -6 -11C-9 -15 -5 -19 -2 -18C-2 -22 2 -22 2 -18C5 -19 9 -15 6 -11C10 -11 11 -6 7 -4C8 0 3 0 0 4Z"
    return fill(d, "#3F7A3A", INK, 2) + line("M0 4V-14", INK, 1.4)


def hunter_hat(cloth: str, ribbon: str) -> str:
    """The Grün Ober's green hat: turned up behind, a tuft and a feather at the side."""
    top = "M-24 -18C-28 -40 -22 -54 -12 -56C-2 -50 6 -50 14 -56C26 -52 28 -36 26 -18Z"
    band = "M-25 -29C-10 -24 10 -24 27 -29L26 -18C10 -13 -10 -13 -25 -18Z"
    brim = "M-50 -26C-36 -22 -24 -20 0 -20C22 -20 36 -12 52 -12C50 -4 24 -6 0 -8C-24 -6 -48 -12 -50 -26Z"
    feather = "M-22 -24C-38 -30 -50 -46 -48 -66C-36 -62 -22 -48 -18 -28Z"
    return "".join(
        [
            fill(feather, ribbon, INK, _LINE),
            line("M-20 -26C-34 -38 -42 -50 -46 -62", INK, 1.8),
            fill(top, cloth, INK, _LINE),
            cuts("-8 -52 -2 -44 10 -52 1.6"),
            fill(band, ribbon, INK, 2.4),
            fill(brim, cloth, INK, _LINE),
            disc(-21, -24, 4.4, GOLD, INK, 2),
        ]
    )


def wide_hat(cloth: str, ribbon: str) -> str:
    """The Rot Ober's wide red hat, low, its brim slashed."""
    top = "M-28 -22C-30 -42 -18 -50 0 -50C18 -50 30 -42 28 -22Z"
    brim = "M-56 -20C-50 -30 -28 -30 0 -30C28 -30 50 -30 56 -20C58 -8 28 -6 0 -8C-28 -6 -58 -8 -56 -20Z"
    slits = "M-38 -25L-32 -12M-20 -27L-17 -11M0 -27V-11M20 -27L17 -11M38 -25L32 -12"
    plume = (
        "M4 -40C14 -62 42 -62 52 -44C44 -46 40 -42 40 -38C34 -42 28 -40 28 -36C20 -40 10 -40 4 -40Z"
    )
    return "".join(
        [
            fill(top, cloth, INK, _LINE),
            fill(plume, ribbon, INK, _LINE),
            line("M6 -41C20 -54 34 -54 46 -47", INK, 1.6),
            fill(brim, cloth, INK, _LINE),
            line(slits, INK, 6.4, cap="round"),
            line(slits, ribbon, 3, cap="round"),
        ]
    )


def bell_hat(cloth: str, ribbon: str) -> str:
    """The Schellen Ober's yellow hat, bells along the brim."""
    top = "M-22 -20L-16 -54C-8 -60 10 -60 18 -54L24 -20Z"
    band = "M-23.6 -31C-10 -26 10 -26 25 -31L26 -19C10 -14 -10 -14 -25 -19Z"
    bells = "".join(_bell(x, y) for x, y in ((-49, -7), (-28, -4), (30, -4), (51, -7)))
    return (
        fill(top, cloth, INK, _LINE)
        + cuts("-8 -56 -12 -46 -12 -36 1.8;10 -56 15 -46 16 -36 1.8")
        + fill(band, ribbon, INK, 2.4)
        + bells
        + _brim(-16, 52, 5, cloth)
    )


def _bell(x: float, y: float, radius: float = 5.4) -> str:
    return disc(x, y, radius, GOLD, INK, 2.2) + line(
        f"M{x - radius + 1} {y}H{x + radius - 1}", INK, 1.6
    )


def acorn_cap(cloth: str, roll: str) -> str:
    """The Eichel Unter's cap with a rolled rim and an acorn on top."""
    dome = "M-24 -20C-30 -38 -14 -48 0 -48C14 -48 30 -38 25 -20Z"
    return (
        pip("german", "C", INK, 1, -54, 22)
        + fill(dome, cloth, INK, _LINE)
        + cuts("-6 -46 -14 -38 -14 -26 1.8;8 -46 15 -38 14 -26 1.8;1 -47 1 -38 1 -28 1.6")
        + _roll(roll)
    )


def leaf_hood(cloth: str, lining: str) -> str:
    """The Grün Unter's hood with a long tail, for a head seen from the side."""
    hood = (
        "M17 -24C14 -42 -6 -50 -24 -40C-36 -32 -40 -10 -36 10C-36 26 -30 40 -22 50H6C0 40 -4 26 -4 10"
        "C-4 -4 4 -12 17 -14Z"
    )
    tail = "M-22 -41C-34 -54 -52 -56 -58 -44C-62 -34 -58 -22 -52 -16C-48 -24 -50 -34 -44 -38C-40 -40 -36 -36 -32 -30Z"
    rim = "M17 -26C6 -26 -9 -16 -10 8C-10 26 -4 40 0 50H7C1 40 -3 26 -3 10C-3 -4 5 -12 18 -14Z"
    leaf = pip("german", "S", INK, -6, -46, 30, turn=-14)
    return (
        fill(tail, cloth, INK, _LINE)
        + fill(hood, cloth, INK, _LINE)
        + cuts("-28 -20 -32 0 -28 24 2;-18 -24 -22 4 -16 36 1.8")
        + fill(rim, lining, INK, 2.4)
        + leaf
    )


def skull_cap(cloth: str, roll: str) -> str:
    """The Rot Unter's cap, close and round, a button on top."""
    dome = "M-25 -18C-31 -42 -16 -52 1 -52C18 -52 32 -42 27 -18Z"
    return (
        disc(1, -55, 5, roll, INK, 2.4)
        + fill(dome, cloth, INK, _LINE)
        + line("M1 -52V-22M-9 -51C-16 -42 -17 -32 -15 -22M11 -51C18 -42 19 -32 17 -22", INK, 1.8)
        + _roll(roll)
    )


def fools_cap(cloth: str, other: str) -> str:
    """The Schellen Unter is the fool: two horns of two colours, bells on both."""
    left = "M2 -14V-44C-10 -58 -34 -60 -46 -40C-50 -32 -48 -20 -44 -14C-42 -24 -36 -30 -28 -28L-25 -12Z"
    right = "M0 -14V-44C12 -58 36 -60 48 -40C52 -32 50 -20 46 -14C44 -24 38 -30 30 -28L26 -12Z"
    return (
        fill(left, cloth, INK, _LINE)
        + fill(right, other, INK, _LINE)
        + cuts("-6 -44 -14 -34 -16 -20 1.8;8 -44 16 -34 17 -20 1.8")
        + _bell(-44, -10, 6)
        + _bell(46, -10, 6)
        + fill(
            "M-26 -20L-13 -13L0 -20L13 -13L27 -20V-10L13 -4L0 -10L-13 -4L-26 -10Z", GOLD, INK, 2.4
        )
    )


def _roll(colour: str) -> str:
    d = "M-27 -23C-10 -17 10 -17 28 -23C33 -19 33 -11 28 -9C10 -4 -10 -4 -27 -9C-32 -11 -32 -19 -27 -23Z"
    return fill(d, colour, INK, 2.6) + cuts("-18 -18 -17 -14 -18 -9 1.2;18 -18 17 -14 18 -9 1.2")
