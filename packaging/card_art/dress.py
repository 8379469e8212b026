"""What the court figures wear.

Drawn about the card's centre. Every cloth ends on the slanted band, so nothing needs
clipping: in a path, ``B40`` is a line to the band's middle at x = 40.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from card_art.svg import GOLD, INK, PAPER, SKIN, cuts, disc, fill, line, number

SLOPE = -0.2
SIDE = 113
"""Half the width of a court's picture."""

_LINE = 3
_BAND_POINT = re.compile(r"B(-?\d+(?:\.\d+)?)")


@dataclass(frozen=True)
class Cloth:
    """The few colours of a court: mantle, lining, a third one, a dark one, and the ground."""

    main: str
    light: str
    accent: str
    deep: str
    ground: str


def to_band(path: str) -> str:
    """Put in where the path meets the band."""
    return _BAND_POINT.sub(
        lambda match: f"L{match[1]} {number(round(SLOPE * float(match[1]), 1))}", path
    )


def _shape(path: str, colour: str, outline: float = _LINE) -> str:
    return fill(to_band(path), colour, INK, outline)


# --- kings --------------------------------------------------------------------

_MANTLE = "M-16 -62C-32 -58 -66 -56 -90 -42C-108 -31 -112 -10 -114 2B-114B114L114 -38C104 -48 92 -53 80 -55C60 -59 32 -58 16 -62Z"


def mantle(cloth: Cloth) -> str:
    """A king's mantle, as wide as the picture, open over a tunic."""
    folds = "-70 -44 -86 -20 -84 10 2.6;-52 -50 -60 -24 -56 4 2.2;52 -50 62 -34 62 -16 2.2;-98 -30 -104 -10 -102 12 2"
    return _shape(_MANTLE, cloth.main) + cuts(folds) + tunic(cloth.light)


def tunic(colour: str, buttons: str = GOLD) -> str:
    """The strip of tunic that an open mantle shows."""
    front = "M-15 -62L-26 -30B-32B30L24 -34L15 -62Z"
    studs = "".join(disc(0, y, 3, buttons, INK, 1.6) for y in (-38, -26, -14))
    return _shape(front, colour, 2.6) + line("M0 -54V0", INK, 1.8) + studs


def oak_collar(colour: str) -> str:
    """A broad collar cut like oak leaves."""
    d = (
        "M-18 -63C-34 -62 -56 -58 -70 -48C-74 -38 -66 -32 -58 -36C-60 -26 -48 -20 -41 -27C-40 -16 -26 -12 -20 -22"
        "C-16 -10 -4 -10 0 -20C4 -10 16 -10 20 -22C26 -12 40 -16 41 -27C48 -20 60 -26 58 -36C66 -32 74 -38 70 -48C56 -58 34 -62 18 -63Z"
    )
    veins = "-60 -46 -54 -42 -50 -36 1.4;-40 -50 -36 -40 -34 -30 1.4;-20 -52 -17 -40 -16 -26 1.4;20 -52 17 -40 16 -26 1.4;40 -50 36 -40 34 -30 1.4;60 -46 54 -42 50 -36 1.4"
    return fill(d, colour, INK, 2.8) + cuts(veins)


def chequers(colour: str) -> str:
    """Lozenges woven into a mantle, left and right of the tunic."""
    squares = []
    for row, y in enumerate(range(-44, 24, 11)):
        for column in range(-6, 7):
            x = 19 * column + 9.5 * (row % 2)
            top = -52 + max(0.0, abs(x) - 60) * 0.5
            if abs(x) > 38 and abs(x) < 106 and y - 8 > top and y + 9 < SLOPE * (x + 6):
                squares.append(f"M{number(x)} {y - 7}l6.5 7l-6.5 7l-6.5 -7Z")
    return fill("".join(squares), colour)


def ermine() -> str:
    """A shoulder cape of white fur with black tails."""
    d = (
        "M-18 -63C-40 -60 -72 -58 -92 -42C-98 -30 -96 -22 -92 -14C-70 -22 -46 -24 -28 -18L0 -30L26 -20C44 -28 66 -34 92 -32"
        "C96 -40 92 -48 84 -53C64 -59 38 -60 18 -63Z"
    )
    tails = [
        (-80, -36),
        (-66, -46),
        (-64, -28),
        (-48, -38),
        (-48, -52),
        (-32, -46),
        (-30, -28),
        (-16, -38),
    ]
    tails += [(80, -42), (66, -50), (62, -38), (48, -44), (34, -52), (32, -34), (16, -40)]
    drops = "".join(
        f"M{x} {y - 4}C{x + 3} {y} {x + 3} {y + 4} {x} {y + 5}C{x - 3} {y + 4} {x - 3} {y} {x} {y - 4}Z"
        for x, y in tails
    )
    return fill(d, PAPER, INK, 2.8) + fill(drops, INK)


def stripes(colour: str) -> str:
    """Broad stripes down a mantle."""
    parts = []
    for x in (-98, -80, -62, -44, 46, 64, 82):
        foot = round(x * 1.06)
        top = -46 + max(0, -x - 60) * 0.5
        d = to_band(f"M{x - 4} {top:.0f}B{foot - 4}B{foot + 5}L{x + 5} {top:.0f}Z")
        parts.append(fill(d, colour, INK, 1.4))
    return "".join(parts)


def standing_collar(colour: str, lining: str) -> str:
    """A high collar that stands about the neck."""
    left = "M-14 -50L-34 -70C-42 -64 -46 -56 -46 -50C-34 -44 -24 -40 -14 -36Z"
    right = "M14 -50L34 -70C42 -64 46 -56 46 -50C34 -44 24 -40 14 -36Z"
    inner = "M-14 -50L-34 -70L-22 -46ZM14 -50L34 -70L22 -46Z"
    return (
        fill(left, colour, INK, 2.8) + fill(right, colour, INK, 2.8) + fill(inner, lining, INK, 2)
    )


def chain(jewel: str) -> str:
    """A chain of office over the breast."""
    links = (
        (-34, -50),
        (-30, -40),
        (-23, -31),
        (-13, -25),
        (13, -25),
        (23, -31),
        (30, -40),
        (34, -50),
    )
    return (
        "".join(disc(x, y, 4.4, GOLD, INK, 2) for x, y in links)
        + disc(0, -21, 7.4, jewel, INK, 2)
        + disc(0, -21, 3, GOLD, INK, 1.4)
    )


# --- queens -------------------------------------------------------------------


def gown(cloth: Cloth, neckline: str) -> str:
    """A fitted bodice; the skin above is cut as the neckline says."""
    bosom = "M-12 -62C-16 -54 -30 -52 -46 -48C-40 -34 -20 -26 0 -26C20 -26 40 -34 46 -48C30 -52 16 -54 12 -62Z"
    bodice = {
        "square": "M-54 -44L-32 -50L-30 -30H30L32 -50L54 -44C52 -28 44 -16 48 -4B52B-52L-48 0C-44 -14 -52 -28 -54 -44Z",
        "heart": "M-54 -44L-36 -50C-34 -36 -20 -30 -10 -34C-4 -37 -1 -33 0 -28C1 -33 4 -37 10 -34C20 -30 34 -36 36 -50L54 -44C52 -28 44 -16 48 -4B52B-52L-48 0C-44 -14 -52 -28 -54 -44Z",
        "pointed": "M-54 -44L-30 -54L0 -20L30 -54L54 -44C52 -28 44 -16 48 -4B52B-52L-48 0C-44 -14 -52 -28 -54 -44Z",
        "high": "M-54 -44C-40 -52 -26 -54 -15 -60C-6 -54 6 -54 15 -60C26 -54 40 -52 54 -44C52 -28 44 -16 48 -4B52B-52L-48 0C-44 -14 -52 -28 -54 -44Z",
    }[neckline]
    return (
        fill(bosom, SKIN, INK, 2.4)
        + _shape(bodice, cloth.main)
        + cuts("-40 -34 -34 -14 -36 4 2.2;40 -36 34 -22 36 -8 2.2")
    )


def stomacher(colour: str, laces: str) -> str:
    """The laced front of a bodice."""
    front = "M-20 -30H20B15B-15Z"
    rungs = "".join(f"M-14 {y}L14 {y - 8}M-14 {y - 8}L14 {y}" for y in (-17, -6))
    return _shape(front, colour, 2.4) + line(rungs, laces, 2)


def puff(x: float, y: float, cloth: str, slash: str, size: float = 1) -> str:
    """A puffed sleeve at the shoulder, slashed."""
    turn = 1 if x > 0 else -1
    d = (
        f"M{number(x - turn * 22 * size)} {number(y - 14 * size)}"
        f"C{number(x - turn * 4 * size)} {number(y - 30 * size)} {number(x + turn * 30 * size)} {number(y - 22 * size)} {number(x + turn * 30 * size)} {number(y + 6 * size)}"
        f"C{number(x + turn * 26 * size)} {number(y + 24 * size)} {number(x - turn * 6 * size)} {number(y + 26 * size)} {number(x - turn * 20 * size)} {number(y + 12 * size)}Z"
    )
    slits = ""
    for step in (-8, 6, 20):
        cx, cy = x + turn * step * size, y + abs(step - 6) * 0.12 - 2
        slits += (
            f"M{number(cx - turn * 3)} {number(cy - 14 * size)}Q{number(cx + turn * 6)} {number(cy)} {number(cx - turn * 1)} {number(cy + 15 * size)}"
            f"Q{number(cx - turn * 3)} {number(cy)} {number(cx - turn * 3)} {number(cy - 14 * size)}Z"
        )
    return fill(d, cloth, INK, _LINE) + fill(slits, slash, INK, 1.6)


def ruff(y: float = -54) -> str:
    """A pleated collar round the neck."""
    d = f"M-30 {y}C-34 {y - 10} -18 {y - 13} 0 {y - 9}C18 {y - 13} 36 {y - 10} 32 {y}C36 {y + 8} 16 {y + 14} 0 {y + 11}C-16 {y + 14} -34 {y + 8} -30 {y}Z"
    pleats = "".join(
        f"M{x} {y - 6}L{round(x * 1.15)} {y + 9 - abs(x) / 8:.0f}"
        for x in (-24, -16, -8, 0, 8, 16, 24)
    )
    return fill(d, PAPER, INK, 2.6) + line(pleats, INK, 1.7, cap="round")


def fan_collar(colour: str) -> str:
    """A stiff lace collar that stands up behind the head."""
    d = "M-20 -50C-46 -56 -60 -80 -54 -104C-48 -100 -44 -102 -42 -108C-36 -104 -32 -106 -30 -110L0 -90L30 -110C32 -106 36 -104 42 -108C44 -102 48 -100 54 -104C60 -80 46 -56 20 -50Z"
    rays = "M-24 -58L-50 -94M-18 -62L-40 -100M24 -58L50 -94M18 -62L40 -100M-28 -54L-53 -80M28 -54L53 -80"
    return fill(d, colour, INK, 2.8) + line(rays, INK, 1.6, cap="round")


# --- jacks --------------------------------------------------------------------


def doublet(cloth: Cloth, *, halves: bool = False) -> str:
    """A close jacket with a row of buttons; of two colours if parted."""
    d = "M-15 -60C-30 -56 -48 -54 -58 -44C-56 -26 -50 -10 -54 4B-60B60L52 -16C50 -26 56 -34 58 -46C48 -55 30 -56 15 -60Z"
    other = "M0 -58C20 -57 48 -55 58 -46C56 -34 50 -26 52 -16B60B0Z"
    studs = "".join(disc(0, y, 3, GOLD, INK, 1.6) for y in (-42, -31, -20, -9))
    return "".join(
        [
            _shape(d, cloth.main),
            _shape(other, cloth.light, 2.4) if halves else "",
            line("M0 -54V0", INK, 2),
            cuts("-38 -44 -32 -24 -36 2 2.4;38 -46 32 -30 36 -12 2.4"),
            studs,
        ]
    )


def shoulder_wings(colour: str, edge: str) -> str:
    """Stiff rolls where the sleeves are set in."""
    parts = []
    for side in (-1, 1):
        d = f"M{side * 40} -55C{side * 54} -62 {side * 72} -56 {side * 76} -42C{side * 70} -34 {side * 60} -36 {side * 54} -42Z"
        parts.append(fill(d, colour, INK, 2.8))
        parts.append(
            line(
                f"M{side * 52} -54L{side * 59} -43M{side * 62} -53L{side * 67} -42",
                edge,
                2.6,
                cap="round",
            )
        )
    return "".join(parts)


def turned_collar(colour: str) -> str:
    """A soft collar that falls open in two points."""
    return fill("M-15 -62L-30 -54L-22 -36L0 -50L22 -36L30 -54L15 -62L0 -52Z", colour, INK, 2.6)


def panes(colour: str) -> str:
    """Stripes down a doublet or a bodice."""
    parts = []
    for x, foot in ((-44, -46), (-28, -30), (-12, -13), (12, 13), (28, 30), (44, 46)):
        top = -51 + abs(x) * 0.1
        parts.append(
            _shape(
                f"M{x - 3} {number(round(top))}B{foot - 4}B{foot + 4}L{x + 4} {number(round(top))}Z",
                colour,
                1.6,
            )
        )
    return "".join(parts)


def lozenges(colour: str, left: int = -48, right: int = 48) -> str:
    """The chequers of a mantle on a narrower dress."""
    squares = []
    for row, y in enumerate(range(-42, 6, 10)):
        for column in range(-5, 6):
            x = 16 * column + 8 * (row % 2)
            if left < x - 6 and x + 6 < right and y + 8 < SLOPE * (x + 6):
                squares.append(f"M{x} {y - 6}l5.5 6l-5.5 6l-5.5 -6Z")
    return fill("".join(squares), colour)


# --- Ober and Unter -------------------------------------------------------------


def coat(cloth: Cloth) -> str:
    """The Ober's long coat, lapels turned back."""
    d = "M-16 -60C-40 -56 -62 -52 -72 -38C-76 -20 -72 -4 -78 8B-84B84L74 -20C72 -28 76 -36 72 -44C62 -53 40 -56 16 -60Z"
    lapels = "M-16 -60L-34 -52L-30 -28B-6L0 -30B6L30 -28L34 -52L16 -60L0 -36Z"
    shirt = fill("M-13 -61L0 -36L13 -61Z", PAPER, INK, 2.2)
    return (
        _shape(d, cloth.main)
        + cuts("-56 -40 -50 -16 -56 8 2.4;56 -42 50 -28 54 -14 2.4")
        + shirt
        + _shape(lapels, cloth.light, 2.4)
    )


def cape(colour: str, edge: str, hem: str) -> str:
    """A short cape over the coat's shoulders; the hem is scalloped, pointed or straight."""
    top = "M-16 -62C-36 -58 -70 -56 -88 -36"
    back = "88 -42C72 -56 36 -58 16 -62Z"
    ends = {
        "scalloped": "C-92 -22 -78 -18 -72 -26C-68 -12 -52 -12 -48 -24C-44 -12 -28 -14 -24 -28L0 -44L24 -30C28 -16 44 -16 48 -28C52 -18 66 -20 70 -32C78 -26 90 -32 ",
        "pointed": "L-94 -8L-74 -22L-62 -2L-48 -22L-34 -6L-22 -30L0 -46L22 -32L36 -12L48 -28L64 -14L74 -32L94 -28L",
        "straight": "L-92 -16C-70 -24 -46 -28 -24 -28L0 -46L24 -30C46 -32 70 -32 92 -28L",
    }[hem]
    d = top + ends + back
    trim = {"straight": "M-91 -20C-70 -28 -46 -32 -24 -32M24 -34C46 -36 70 -36 91 -32"}.get(hem, "")
    return (
        fill(d, colour, INK, _LINE)
        + (line(trim, edge, 4) if trim else "")
        + cuts(
            "-60 -46 -66 -38 -64 -30 1.8;-40 -50 -42 -40 -40 -32 1.6;60 -48 66 -42 64 -36 1.8;40 -50 42 -42 40 -36 1.6"
        )
        + disc(0, -50, 5.4, GOLD, INK, 2)
    )


def jerkin(cloth: Cloth, *, halves: bool = False) -> str:
    """The Unter's sleeveless jerkin, laced down the front, over a shirt."""
    d = "M-14 -61L-44 -54C-42 -36 -46 -18 -44 4B-48B48L44 -14C46 -26 42 -40 44 -55L14 -61L0 -40Z"
    other = "M0 -40L14 -61L44 -55C42 -40 46 -26 44 -14B48B0Z"
    shirt = fill("M-14 -61L0 -34L14 -61Z", PAPER, INK, 2.2)
    laces = "".join(f"M-6 {y}L6 {y + 7}M6 {y}L-6 {y + 7}" for y in (-34, -22, -10))
    return "".join(
        [
            shirt,
            _shape(d, cloth.main),
            _shape(other, cloth.accent, 2.4) if halves else "",
            line("M0 -38V0", INK, 2),
            line(laces, PAPER, 2.2, cap="round"),
            cuts("-34 -48 -30 -24 -34 2 2.2;34 -48 30 -30 34 -12 2.2"),
        ]
    )


def dagged_collar(colour: str) -> str:
    """A collar cut into long points, with a bell on each: the fool's."""
    d = "M-16 -63L-48 -56L-42 -34L-26 -44L-20 -22L-6 -40L0 -18L6 -40L20 -24L26 -46L42 -38L48 -57L16 -63Z"
    bells = "".join(
        disc(x, y, 4.4, GOLD, INK, 2)
        for x, y in ((-42, -31), (-20, -18), (0, -14), (20, -20), (42, -34))
    )
    return fill(d, colour, INK, 2.8) + bells
