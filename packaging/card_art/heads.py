"""Faces, hair and beards of the court cards.

The origin of a head is the point between the eyes' line and its own middle: eyes at height
0, the chin near 35, hats begin at -14. Every head looks to the right; mirror it for the left.
"""

from __future__ import annotations

from card_art.hands import SHADE
from card_art.svg import INK, PAPER, SKIN, cuts, disc, fill, line, number

OUTLINE = 3
_LIPS = "#B8323A"
_BLUSH = "#EFB497"

GREY, BLACK, BROWN = "#B3B6BA", "#2A2523", "#6B4226"
FLAXEN, FAIR, COPPER = "#F3DE9E", "#E0AE4A", "#B9532A"

_JAWS = {
    # The whole face, and the side of it that lies in shade.
    "round": "V4C-22 22 -11 35 4 35C16 35 22 23 22.5 9L24 2C22 -3 21.5 -8 23 -14V-26Z",
    "square": "V10C-22 20 -17 29 -9 34.5C-2 36.5 7 36.5 13 34C19 29 22 20 22.5 9L24 2C22 -3 21.5 -8 23 -14V-26Z",
    "long": "V6C-21 20 -9 39 4 39C14 39 20 26 21.5 10L23 2C21.5 -3 21 -8 22 -14V-26Z",
    "heart": "V0C-23 16 -8 36 4 36C14 36 22 20 23 7L24.5 0C23 -4 22 -9 23 -14V-26Z",
    "full": "V6C-25 24 -12 35.5 3 35.5C18 35.5 24 24 25 10L26 2C24 -3 24 -8 25 -14V-26Z",
}


def neck(width: float = 10) -> str:
    """The neck, with the chin's shadow on it."""
    w = number(width)
    return fill(
        f"M-{w} 18L-{number(width + 2)} 44C-4 50 6 50 {number(width + 2)} 44L{w} 18Z",
        SKIN,
        INK,
        2.4,
    ) + fill(
        f"M-{number(width - 1)} 30C-4 41 7 42 {number(width - 1)} 34V26H-{number(width - 1)}Z",
        SHADE,
    )


def _eye(x: float, *, lash: bool, lid: bool) -> str:
    white = f"M{number(x - 6)} 1.5C{number(x - 3.5)} -4.5 {number(x + 3.5)} -5 {number(x + 6)} 0.5C{number(x + 3)} 4.2 {number(x - 3)} 4.4 {number(x - 6)} 1.5Z"
    upper = (
        f"M{number(x - 6.2)} 1.5C{number(x - 3.5)} -4.5 {number(x + 3.5)} -5 {number(x + 6.4)} 0.5"
    )
    parts = [
        fill(white, PAPER, INK, 1),
        disc(x + 1.8, -0.3, 3, INK),
        disc(x + 2.7, -1.5, 0.9, PAPER),
    ]
    if lid:
        cover = f"M{number(x - 6)} 0.5C{number(x - 3.5)} -4.5 {number(x + 3.5)} -5 {number(x + 6)} -0.5C{number(x + 2)} -2.2 {number(x - 2)} -2 {number(x - 6)} 0.5Z"
        parts.append(fill(cover, SHADE, INK, 0.8))
    parts.append(line(upper, INK, 2.6 if lash else 2, cap="round"))
    if lash:
        parts.append(line(f"M{number(x - 6)} 1.5L{number(x - 8.5)} -0.5", INK, 1.8, cap="round"))
    return "".join(parts)


def face(
    jaw: str = "round",
    *,
    woman: bool = False,
    nose: str = "straight",
    brows: str = "calm",
    lid: bool = False,
    smile: bool = False,
    hair: str = INK,
) -> str:
    """A face in half profile with eyes that look where it turns."""
    side = {"full": -25, "long": -21, "heart": -23}.get(jaw, -22)
    outline = f"M{side} -26" + _JAWS[jaw]
    shade = f"M{side} -26" + {"full": "V6C-25 24 -12 35.5 3 35.5C-8 31 -16 20 -16 6V-26Z"}.get(
        jaw, f"V6C{side} 22 -10 35 3 35C-7 30 -14 18 -14 4V-26Z"
    )
    arches = {
        "calm": "M-13.5 -8C-10 -11.5 -4 -12 0 -9.5M9 -9.5C12 -12 17 -11.5 20 -8.5",
        "stern": "M-13.5 -9C-9 -11 -4 -10 0.5 -6.5M8.5 -6.5C12 -10 17 -11 20 -10",
        "raised": "M-13.5 -10C-10 -14.5 -4 -14.5 0 -11.5M9 -11.5C12 -14.5 17 -14 20 -10.5",
    }[brows]
    noses = {
        "straight": "M8 2C9 5 13 9.5 14 12.5C14 15.6 10 16 7 15",
        "hooked": "M8.5 2C11.5 4 16.5 9 14.6 13.4C13.5 15.6 10.5 16.2 8 15",
        "small": "M9 3C10 7 12.5 9.5 12.8 12C12.6 14.4 10 14.8 8 14",
        "broad": "M7.5 2C8.5 5 14.6 9.5 15 12.6C14.6 16.6 8 17 4.5 14.6",
    }[nose]
    parts = [fill(outline, SKIN), fill(shade, SHADE)]
    if woman:
        parts += [disc(-9, 14, 5.4, _BLUSH), disc(18, 13, 4, _BLUSH)]
    parts.append(fill(outline, "none", INK, OUTLINE))
    parts.append(_eye(-6.5, lash=woman, lid=lid) + _eye(14.6, lash=woman, lid=lid))
    parts.append(line(arches, hair, 2.2 if woman else 3.6, cap="round"))
    parts.append(line(noses, INK, 2, cap="round"))
    if woman:
        lips = (
            "M0.5 23.5C3 20.5 5.5 20.5 7.5 21.8C9.5 20.5 12 20.8 13.8 23C11.5 28.2 4 28.6 0.5 23.5Z"
        )
        parts.append(fill(lips, _LIPS) + line("M0.5 23.5C5 24.6 9.5 24.4 13.8 23", INK, 1.2))
    else:
        mouth = (
            "M-1 23C4 26.5 10 26 14.5 21.5"
            if smile
            else "M-1 23C3 24.6 6 24 8 24.2C10 24 12.5 24 15 22.4"
        )
        parts.append(
            line(mouth, INK, 2.2, cap="round") + line("M4.5 28.4H10.5", INK, 1.5, cap="round")
        )
    return "".join(parts)


def profile(*, hair: str = INK, beard: bool = False) -> str:
    """A face seen from the side."""
    outline = (
        "M-14 -28L15 -28C18 -20 18 -13 16 -8L27 11C28 14.6 25 16 19.5 15.6L21.5 20.4C23.5 22 22.5 24 20 24.4"
        "C22 26 22 28 19.5 29C21.5 33.6 18 38.6 11 38C1 37 -9 31 -14 22Z"
    )
    shade = "M-14 -28H-6C-9 -8 -8 14 4 37C-4 34 -10 29 -14 22Z"
    return "".join(
        [
            fill(outline, SKIN),
            fill(shade, SHADE),
            fill(outline, "none", INK, OUTLINE),
            fill(
                "M4.5 1.5C8 -3.6 12 -4.6 15 -4.4C15.6 -1 15 2 13.6 4C10 5 7 4 4.5 1.5Z",
                PAPER,
                INK,
                1,
            ),
            disc(12.6, -0.4, 3, INK),
            line("M4.5 1.5C8 -3.6 12 -4.6 15.6 -4.4", INK, 2.4, cap="round"),
            line("M3 -10C7 -14 12 -14 16 -11", hair, 3.6, cap="round"),
            line("M19.5 15.6C17 15.4 16 13.6 17 11.6", INK, 1.8, cap="round"),
            line("M20 24.4C16.6 24 14 24.4 12 26", INK, 2, cap="round"),
        ]
    )


# --- beards -----------------------------------------------------------------


def long_beard(colour: str) -> str:
    """A full beard that falls in waves to the breast."""
    whole = (
        "M-23 -2C-20 8 -15 14 -8 17C-3 14 3 15 7 18C11 15 16 14 19 16C22 12 24 6 24 0C28 14 28 30 23 42"
        "C21 50 15 50 14 60C11 70 4 76 -2 82C-3 72 -9 68 -13 60C-20 56 -18 46 -22 40C-28 28 -27 12 -23 -2Z"
        "M-1 25C3 28.6 12 28.6 15 24.6C11 22 4 22 -1 25Z"
    )
    strands = (
        "-12 30 -14 44 -4 66 1.6;6 34 5 50 2 70 1.6;17 32 18 44 11 60 1.4;-19 22 -20 34 -14 46 1.4"
    )
    return fill(whole, colour, INK, 2.6) + cuts(strands)


def square_beard(colour: str) -> str:
    """A dense black beard cut straight below."""
    whole = (
        "M-23 -2C-20 8 -15 14 -8 17C-3 14 3 15 7 18C11 15 16 14 19 16C22 12 24 6 24 0C27 12 27 28 24 42"
        "C16 47 10 46 4 48C-4 46 -12 47 -19 42C-26 28 -26 12 -23 -2Z"
        "M-1 25C3 28.6 12 28.6 15 24.6C11 22 4 22 -1 25Z"
    )
    strands = (
        "-13 24 -15 34 -12 43 1.6;-4 32 -5 38 -4 45 1.6;6 32 6 40 5 46 1.6;16 26 18 34 16 43 1.6"
    )
    return fill(whole, colour, INK, 2.6) + cuts(strands, "#6E665F")


def curled_beard(colour: str) -> str:
    """A short beard of curls, parted at the chin."""
    whole = (
        "M-23 -2C-20 8 -15 14 -8 17C-3 14 3 15 7 18C11 15 16 14 19 16C22 12 24 6 24 0C28 8 28 16 26 20"
        "C29 26 26 34 21 35C20 43 12 46 7 41C2 46 -6 44 -8 37C-16 40 -21 34 -20 28C-26 24 -26 8 -23 -2Z"
        "M-1 25C3 28.6 12 28.6 15 24.6C11 22 4 22 -1 25Z"
    )
    curls = "M-13 27C-10 31 -12 34 -15 33M-1 33C2 37 0 40 -3 39M12 33C15 36 13 40 10 39M20 24C23 27 22 30 19 30"
    return fill(whole, colour, INK, 2.6) + line(curls, INK, 1.8, cap="round")


def moustache(colour: str, *, drooping: bool = False) -> str:
    """A moustache with turned-up or hanging ends."""
    d = (
        "M7 17C2 14 -5 17 -9 24C-11 28 -11 33 -9 36C-6 30 -2 24 7 21.5C14 24 18 30 20 35C22 31 22 27 20 23C17 17 12 14.6 7 17Z"
        if drooping
        else "M7 17C2 14 -3 17 -8 19C-12 20.6 -17 18 -17 12C-21 20 -15 27 -8 26.4C-2 26 3 24 7 21.5"
        "C11 24 14 25 18 24.6C24 24 27 18 24 12C24 17 20 19 17 18.4C13 17 11 15 7 17Z"
    )
    return fill(d, colour, INK, 2)


def pointed_beard(colour: str) -> str:
    """A tuft that runs out in a point, under a thin moustache."""
    tuft = "M-6 27C-2 30 3 28.6 7 29C11 28.6 15 29 17 26C18 36 12 46 7 54C2 47 -6 38 -6 27Z"
    lip = "M7 18.4C2 16 -4 19 -8 24C-2 24 3 23 7 21.4C11 23 15 23.6 20 22.6C17 18 12 16 7 18.4Z"
    return fill(tuft, colour, INK, 2.2) + fill(lip, colour, INK, 1.6)


# --- hair, behind the face ---------------------------------------------------


def locks(colour: str) -> str:
    """A man's hair to the jaw, its ends turned in."""
    d = (
        "M0 -34C-24 -36 -36 -22 -35 0C-34 12 -38 22 -34 30C-28 37 -20 34 -15 26H14"
        "C20 34 28 37 33 30C37 22 33 12 34 0C35 -22 24 -36 0 -34Z"
    )
    strands = "-29 -14 -31 8 -28 28 1.8;-23 -6 -26 12 -22 28 1.5;29 -14 31 8 28 28 1.8"
    return fill(d, colour, INK, OUTLINE) + cuts(strands, _strand(colour))


def long_locks(colour: str) -> str:
    """A man's hair down to the shoulders."""
    d = (
        "M0 -34C-24 -36 -37 -22 -36 0C-35 14 -43 26 -42 42C-34 47 -22 45 -15 36H14"
        "C22 45 34 47 41 42C42 26 34 14 35 0C36 -22 24 -36 0 -34Z"
    )
    strands = (
        "-30 -12 -30 16 -36 40 2;-24 0 -25 20 -26 40 1.6;30 -12 30 16 36 40 2;25 4 25 20 27 40 1.6"
    )
    return fill(d, colour, INK, OUTLINE) + cuts(strands, _strand(colour))


def curls(colour: str) -> str:
    """A mass of ringlets down to the shoulders, told by its scalloped edge."""
    d = (
        "M0 -38C-16 -41 -29 -34 -32 -24C-42 -20 -44 -9 -38 -3C-47 3 -46 15 -39 19C-48 26 -46 38 -38 41"
        "C-41 51 -31 58 -22 54L0 40L22 54C31 58 41 51 38 41C46 38 48 26 39 19C46 15 47 3 38 -3"
        "C44 -9 42 -20 32 -24C29 -34 16 -41 0 -38Z"
    )
    rings = (
        "M-38 -3C-33 0 -29 -2 -27 -6M-39 19C-33 22 -29 20 -27 15M-38 41C-32 43 -28 40 -27 35"
        "M38 -3C33 0 29 -2 27 -6M39 19C33 22 29 20 27 15M38 41C32 43 28 40 27 35M-30 8C-27 10 -25 9 -24 6M30 8C27 10 25 9 24 6"
    )
    return fill(d, colour, INK, OUTLINE) + line(rings, _strand(colour), 2, cap="round")


def crop(colour: str) -> str:
    """Short hair that shows a little beneath a cap."""
    d = "M-22 -26C-31 -20 -31 2 -27 14C-24 18 -20 16 -18 10H20C24 14 27 10 28 4C30 -8 28 -20 22 -26Z"
    return fill(d, colour, INK, OUTLINE) + cuts("-26 -12 -28 2 -24 12 1.4", _strand(colour))


def pageboy(colour: str) -> str:
    """Straight hair cut square at the neck, for a head seen from the side."""
    d = "M12 -34C-20 -40 -38 -20 -36 6C-35 18 -38 30 -40 38C-28 44 -14 42 -6 38C-2 24 2 8 3 -8L16 -16Z"
    strands = "-24 -12 -28 12 -28 38 2;-14 -14 -18 10 -17 38 2;-5 -14 -8 8 -8 34 1.6"
    return fill(d, colour, INK, OUTLINE) + cuts(strands, _strand(colour))


def drawn_back(colour: str) -> str:
    """Hair combed back over the ears into a knot at the nape."""
    d = "M0 -37C-22 -38 -33 -22 -32 -2C-31 12 -26 20 -20 24H18C27 20 32 8 31 -4C31 -24 20 -37 0 -37Z"
    return fill(d, colour, INK, OUTLINE)


def bob(colour: str) -> str:
    """Short hair that swings out at the chin."""
    d = (
        "M0 -38C-28 -38 -36 -18 -35 2C-35 14 -40 22 -46 27C-38 37 -24 36 -15 28H14"
        "C24 36 38 37 46 27C40 22 35 14 35 2C36 -18 28 -38 0 -38Z"
    )
    strands = (
        "-28 -12 -29 12 -36 28 2;-22 4 -23 18 -26 31 1.6;29 -12 29 12 36 28 2;24 8 24 20 27 31 1.6"
    )
    return fill(d, colour, INK, OUTLINE) + cuts(strands, _strand(colour))


def plait(colour: str, ribbon: str) -> str:
    """One plait over the shoulder, to be laid over the dress."""
    parts = []
    for x, y in ((-30, 22), (-34, 36), (-36, 50), (-35, 64)):
        d = f"M{x - 10} {y - 4}C{x - 8} {y - 12} {x + 8} {y - 12} {x + 10} {y - 4}C{x + 8} {y + 4} {x + 3} {y + 6} {x} {y + 10}C{x - 3} {y + 6} {x - 8} {y + 4} {x - 10} {y - 4}Z"
        parts.append(
            fill(d, colour, INK, 2.4) + line(f"M{x} {y - 8}L{x} {y + 8}", _strand(colour), 1.6)
        )
    tail = fill("M-38 75L-43 88C-36 92 -29 90 -27 86L-32 75Z", colour, INK, 2.4)
    knot = fill("M-41 71H-29V78H-41Z", ribbon, INK, 2.2)
    return "".join(parts) + tail + knot


def parting(colour: str, *, wavy: bool = False) -> str:
    """The hair that frames a woman's brow, parted in the middle."""
    d = (
        "M-26 10C-24 -4 -26 -12 -14 -17C-6 -19 0 -24 4 -27C8 -22 14 -20 19 -16C26 -10 24 -2 28 8C34 -10 32 -34 4 -36C-28 -36 -34 -12 -26 10Z"
        if wavy
        else "M-25 8C-24 -10 -10 -18 4 -27C14 -20 24 -12 26 6C32 -12 30 -35 4 -36C-26 -36 -32 -12 -25 8Z"
    )
    return fill(d, colour, INK, 2.4)


def fringe(colour: str) -> str:
    """Hair cut straight across the brow."""
    d = "M-26 6C-26 -2 -25 -8 -23 -13C-10 -9 12 -9 24 -13C26 -8 27 -2 27 6C33 -12 30 -36 2 -37C-28 -37 -33 -12 -26 6Z"
    return fill(d, colour, INK, 2.4) + line(
        "M-12 -11V-22M-1 -10V-23M11 -10.6V-22", _strand(colour), 1.6
    )


def veil(cloth: str, lining: str) -> str:
    """A veil about head and shoulders, laid behind the face."""
    outer = (
        "M2 -44C-34 -44 -44 -18 -44 6C-45 28 -54 46 -66 62C-44 78 -20 66 2 52C22 66 46 78 66 62"
        "C56 46 47 28 46 6C46 -18 38 -44 2 -44Z"
    )
    inner = "M2 -30C-24 -30 -31 -12 -31 4C-31 24 -28 40 -18 52C-6 60 10 60 20 52C30 40 34 24 34 4C34 -12 28 -30 2 -30Z"
    folds = "-36 0 -38 30 -52 58 2.2;-32 30 -34 46 -38 64 1.8;38 0 40 30 52 58 2.2;35 30 37 46 40 64 1.8"
    return fill(outer, cloth, INK, OUTLINE) + fill(inner, lining, INK, 2.2) + cuts(folds)


def wimple() -> str:
    """White linen under the chin, over the neck."""
    d = "M-25 -8C-28 12 -24 30 -22 46C-8 54 14 54 24 46C28 30 30 12 26 -8C27 16 18 35 5 36C-8 35 -22 16 -25 -8Z"
    return fill(d, PAPER, INK, 2.4) + cuts("-18 34 -10 44 2 46 1.4;20 36 14 44 8 46 1.2")


def _strand(colour: str) -> str:
    return "#6E665F" if colour == BLACK else INK
