"""Card backs, each the same when the card is turned round.

A design has two colourways. All are drawn in two close tones of one colour, so that a row of
backs stays quiet, inside the same pale line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from card_art.svg import (
    HEIGHT,
    PAPER,
    WIDTH,
    both_ways,
    card,
    disc,
    fill,
    flip,
    line,
    number,
    place,
)

_LEFT, _TOP = 15, 15
_CELLS = 8
_CELL_X, _CELL_Y = 27.5, 40
"""A whole number of cells fills the field, so every line ends in a corner of the border."""
_MIDDLE = WIDTH / 2, HEIGHT / 2


@dataclass(frozen=True)
class Ink:
    """The two tones of a back."""

    ground: str
    light: str


def _lattice(ink: Ink) -> str:
    """Diagonal lines with a lozenge in every field."""
    diagonals, studs = [], []
    for step in range(1 - _CELLS, _CELLS):
        # A diagonal enters at the left or top edge and leaves at the right or bottom one.
        for mirrored in (False, True):
            ends = []
            for row in (max(0, -step), min(_CELLS, _CELLS - step)):
                column = _CELLS - row - step if mirrored else row + step
                x, y = _LEFT + _CELL_X * column, _TOP + _CELL_Y * row
                ends.append(f"{number(x)} {number(y)}")
            diagonals.append("M" + "L".join(ends))
    for row in range(1, 2 * _CELLS):
        for column in range(1 + row % 2, 2 * _CELLS, 2):
            x, y = _LEFT + _CELL_X * column / 2, _TOP + _CELL_Y * row / 2
            studs.append(f"M{number(x)} {number(y - 8)}l5.5 8l-5.5 8l-5.5 -8Z")
    return line("".join(diagonals), ink.light, 2) + fill("".join(studs), ink.light)


def _strewn(step_y: float) -> list[tuple[int, float, float]]:
    """Staggered places of the upper half, by row; turned round they go on in the lower.

    Nothing that is drawn there, up to 24 large, may leave the card: QtSvg would show it.
    """
    step_x = 44
    return [
        (
            row,
            _MIDDLE[0] + step_x * (column + (0.25 if row % 2 else -0.25)),
            _MIDDLE[1] - step_y * (row + 0.5),
        )
        for row in range(int(160 / step_y))
        for column in range(-2, 3)
    ]


_LEAF_SIDE = (
    "C2 15 4 13 9 14C15 14 15 6 5 5C13 7 18 -2 14 -5C11 -7 8 -6 5 -6C12 -6 13 -14 9 -16"
    "C7 -17 5 -16 3 -15C5 -20 3 -24 0 -25"
)


def _oak(ink: Ink) -> str:
    """Oak leaves in rows that lean to one side and to the other."""
    half_leaf = fill(f"M0 19{_LEAF_SIDE}Z", ink.light)
    leaf = half_leaf + flip(half_leaf) + line("M0 23V-16", ink.ground, 1.8)
    return both_ways(
        "".join(place(leaf, x, y, turn=34 if row % 2 else -34) for row, x, y in _strewn(40))
    )


def _bell(ink: Ink) -> str:
    return (
        disc(0, 2, 10.5, ink.light)
        + disc(0, -11.5, 2.6, "none", ink.light, 2.2)
        + line("M-10.5 1.5H10.5", ink.ground, 2.6)
        + line("M0 6V12", ink.ground, 2.6)
    )


def _acorn(ink: Ink) -> str:
    nut = "M-7.5 0C-9 -8 -4 -12 -1 -13.5L0 -16L1 -13.5C4 -12 9 -8 7.5 0Z"
    cup = "M-10 3C-10 1.6 10 1.6 10 3C9.4 9 5 11 1.6 11.6V15H-1.6V11.6C-5 11 -9.4 9 -10 3Z"
    return fill(nut, ink.light) + fill(cup, ink.light)


def _bells(ink: Ink) -> str:
    """Rows of bells and of acorns by turns."""
    return both_ways(
        "".join(place(_acorn(ink) if row % 2 else _bell(ink), x, y) for row, x, y in _strewn(32))
    )


def _monogram(ink: Ink) -> str:
    """A plain field with an S, which is its own self turned round, in a wreath."""
    curve = "M0 0C-12 -5 -27 -8 -27 -23C-27 -47 17 -47 25 -27"
    turned = "M0 0C12 5 27 8 27 23C27 47 -17 47 -25 27"
    letter = line(curve + turned, PAPER, 10)
    letter += disc(22, -26, 7.5, PAPER) + disc(-22, 26, 7.5, PAPER)
    leaf = fill("M0 0C-6 -5 -6 -14 0 -19C6 -14 6 -5 0 0Z", ink.light)
    wreath = "".join(
        place(place(leaf, 0, -66, turn=62), 0, 0, turn=step * 15) for step in range(24)
    )
    inner = (
        f'<rect x="31" y="31" width="{WIDTH - 62}" height="{HEIGHT - 62}" rx="6" fill="none"'
        f' stroke="{ink.light}" stroke-width="2"/>'
    )
    corners = place(_spray(ink), 31, 31) + place(flip(_spray(ink)), WIDTH - 31, 31)
    middle = disc(0, 0, 54, "none", ink.light, 2) + wreath + letter
    return inner + both_ways(corners) + place(middle, *_MIDDLE)


def _spray(ink: Ink) -> str:
    """Three leaves that grow out of a corner."""
    leaf = fill("M0 0C-8 -8 -8 -22 0 -31C8 -22 8 -8 0 0Z", ink.light)
    return "".join(
        place(leaf, 6, 6, size, turn=turn) for turn, size in ((135, 1.1), (105, 0.8), (165, 0.8))
    )


Design = Callable[[Ink], str]
BACKS: Mapping[str, tuple[Design, Ink]] = {
    "blue": (_lattice, Ink("#27517F", "#7C9FC4")),
    "red": (_lattice, Ink("#9A2232", "#D48C88")),
    "oak-green": (_oak, Ink("#1F5A3E", "#6DA283")),
    "oak-brown": (_oak, Ink("#70431F", "#BC8F5E")),
    "bells-burgundy": (_bells, Ink("#6B1B30", "#B96F7E")),
    "bells-night": (_bells, Ink("#22335C", "#7385B2")),
    "monogram-teal": (_monogram, Ink("#17616A", "#63A3A8")),
    "monogram-grey": (_monogram, Ink("#454C55", "#8C959F")),
}


def _rectangle(grow: float, radius: float) -> str:
    """The field's outline, moved outward."""
    width, height = _CELL_X * _CELLS + 2 * (grow - radius), _CELL_Y * _CELLS + 2 * (grow - radius)
    r = number(radius)
    return (
        f"M{number(_LEFT - grow + radius)} {number(_TOP - grow)}h{number(width)}a{r} {r} 0 0 1 {r} {r}"
        f"v{number(height)}a{r} {r} 0 0 1 -{r} {r}h-{number(width)}a{r} {r} 0 0 1 -{r} -{r}"
        f"v-{number(height)}a{r} {r} 0 0 1 {r} -{r}Z"
    )


def _ring(outer: str, inner: str, colour: str) -> str:
    return f'<path d="{outer}{inner}" fill="{colour}" fill-rule="evenodd"/>'


def back(variant: str) -> str:
    """The back with this id."""
    design, ink = BACKS[variant]
    paper, rim, field = _rectangle(13.5, 13), _rectangle(4, 7), _rectangle(0, 4)
    return card(
        fill(rim, ink.ground),
        design(ink),
        # The pattern runs on under the rim and is cut off there.
        _ring(rim, field, ink.ground),
        _ring(paper, rim, PAPER),
        line(_rectangle(-0.5, 4), PAPER, 3),
    )
