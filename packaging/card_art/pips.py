"""The eight suit signs, each a hundred units high about its own centre.

A French pip is one flat shape. A German pip has its own colours and a dark outline; below
a certain size its inner drawing is left out, since it would only blur the silhouette.
"""

from __future__ import annotations

from card_art.svg import AMBER, GREEN, INK, ORANGE, PAPER, RED, disc, fill, line, place

HEART = (
    "M0 48C-7 34 -48 12 -48 -17C-48 -36 -36 -47 -23 -47C-12 -47 -4 -40 0 -29"
    "C4 -40 12 -47 23 -47C36 -47 48 -36 48 -17C48 12 7 34 0 48Z"
)
DIAMOND = "M0 -52Q16 -22 41 0Q16 22 0 52Q-16 22 -41 0Q-16 -22 0 -52Z"
_SPADE_HEAD = (
    "M0 -52C9 -32 47 -13 47 13C47 29 36 37 25 37C14 37 5 31 0 21"
    "C-5 31 -14 37 -25 37C-36 37 -47 29 -47 13C-47 -13 -9 -32 0 -52Z"
)
_SPADE_STEM = "M3.5 21C5 37 10 45 19 50H-19C-10 45 -5 37 -3.5 21Z"
_CLUB_HEAD = (
    "M-9 -10C-20 -17 -23 -22 -23 -29A23 23 0 0 1 23 -29C23 -22 20 -17 9 -10"
    "C15 -13 20 -14 26 -14A23 23 0 1 1 26 32C15 32 5 25 0 14"
    "C-5 25 -15 32 -26 32A23 23 0 1 1 -26 -14C-20 -14 -15 -13 -9 -10Z"
)
_CLUB_STEM = "M3.5 14C5 33 10 44 19 50H-19C-10 44 -5 33 -3.5 14Z"
LEAF = (
    "M0 -52C8 -33 46 -20 46 10C46 27 35 36 23 36C12 36 4 30 0 22"
    "C-4 30 -12 36 -23 36C-35 36 -46 27 -46 10C-46 -20 -8 -33 0 -52Z"
)
FRENCH = {
    "C": (_CLUB_HEAD, _CLUB_STEM),
    "S": (_SPADE_HEAD, _SPADE_STEM),
    "H": (HEART, ""),
    "D": (DIAMOND, ""),
}
"""Head and stem; a contour follows the head only."""


_NUT = "M-28 10C-34 -20 -18 -38 -5 -43L0 -52L5 -43C18 -38 34 -20 28 10Z"
_CUP = (
    "M-37 6C-38 -1 -33 -3 0 -3C33 -3 38 -1 37 6C34 24 22 33 6 35L7 50H-7L-6 35C-22 33 -34 24 -37 6Z"
)
_BROWN = "#A8682C"
_BARK = "#5B3516"
_DETAIL_FROM = 31


def _acorn(detail: bool, edge: float) -> str:
    parts = [fill(_NUT, _BROWN, INK, edge), fill(_CUP, _BARK, INK, edge)]
    if detail:
        hatch = "M-30 2L-10 30M-14 1L10 30M4 1L22 24M30 2L10 30M14 1L-10 30M-4 1L-22 24"
        parts.append(line(hatch, "#E3B778", 2.6))
        parts.append(line("M-15 -4C-18 -18 -12 -28 -7 -32", "#E3B778", 4, cap="round"))
    return "".join(parts)


def _leaf(detail: bool, edge: float) -> str:
    parts = [line("M0 20C0 34 3 42 10 49", GREEN, 8.5), fill(LEAF, GREEN)]
    if detail:
        veins = (
            "M0 24V-32M0 22C10 20 22 17 30 22M0 22C-10 20 -22 17 -30 22"
            "M0 6C10 2 22 -3 32 0M0 6C-10 2 -22 -3 -32 0"
            "M0 -11C7 -14 13 -18 18 -18M0 -11C-7 -14 -13 -18 -18 -18"
        )
        parts.append(line(veins, "#CFE8B4", 3.4, cap="round"))
    else:
        parts.append(line("M0 22V-26", "#CFE8B4", 6, cap="round"))
    return "".join(parts)


def _rot(detail: bool, edge: float) -> str:
    parts = [fill(HEART, RED)]
    if detail:
        # Edge and pip grow a little beyond the shape; the pale line stays parallel to both.
        parts.append(line(HEART, PAPER, 19) + line(HEART, RED, 10))
        return place("".join(parts), 0, 0, 0.92)
    return "".join(parts)


def _bell(detail: bool, edge: float) -> str:
    parts = [
        disc(0, -41, 8, "none", INK, 6),
        disc(0, 6, 41, AMBER, INK, edge),
    ]
    if detail:
        parts.append(fill("M-39.5 0C-20 5 20 5 39.5 0V9C20 15 -20 15 -39.5 9Z", "#C4122F", INK, 3))
        parts.append(line("M-24 -14C-20 -24 -12 -28 -4 -29", "#FFF1C4", 5, cap="round"))
        parts.append(line("M0 22V38", INK, 6, cap="round"))
        parts.append(disc(0, 22, 6.5, INK))
    else:
        parts.append(line("M-40 3H40", INK, 8))
        parts.append(line("M0 14V40", INK, 9))
    return "".join(parts)


_GERMAN = {"C": _acorn, "S": _leaf, "H": _rot, "D": _bell}


def pip(
    deck: str, suit: str, colour: str, x: float, y: float, size: float, *, turn: float = 0
) -> str:
    """One suit sign of ``size`` height, centred on (x, y)."""
    if deck == "german":
        edge = 4.0 if size >= _DETAIL_FROM else 6.5
        body = _GERMAN[suit](size >= _DETAIL_FROM, edge)
    elif colour == ORANGE:
        # Yellow alone is too pale on paper; the darker rim carries the shape.
        body = fill(DIAMOND, AMBER, ORANGE, 9) if size >= _DETAIL_FROM else fill(DIAMOND, ORANGE)
        body = place(body, 0, 0, 0.93)
    else:
        body = fill("".join(FRENCH[suit]), colour)
    return place(body, x, y, size / 100, turn=turn)


def ace(suit: str, colour: str, x: float, y: float, size: float) -> str:
    """A large French pip with an inner contour, as if cut by a second tool.

    The contour is a wide pale outline under a narrower one in the pip's colour: that keeps
    it parallel to the edge, which a smaller copy of the shape would not.
    """
    head, stem = FRENCH[suit]
    layers = [(PAPER, 12.0), (colour, 7.6)]
    if colour == ORANGE:
        layers = [(ORANGE, 7.6)]
    body = AMBER if colour == ORANGE else colour
    join = "" if suit == "H" else "miter"
    foot = fill(stem, colour) if stem else ""
    cut = "".join(line(head, tone, width, join=join) for tone, width in layers)
    return place(fill(head, body) + cut + foot, x, y, size / 100)
