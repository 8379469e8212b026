"""Card backs: a quiet diagonal lattice, the same when the card is turned round."""

from __future__ import annotations

from card_art.svg import PAPER, card, fill, line, number

BACKS = {"blue": ("#27517F", "#7C9FC4"), "red": ("#9A2232", "#D48C88")}

_LEFT, _TOP = 15, 15
_CELLS = 8
_CELL_X, _CELL_Y = 27.5, 40
"""A whole number of cells fills the field, so every line ends in a corner of the border."""


def _lattice() -> str:
    diagonals = []
    for step in range(1 - _CELLS, _CELLS):
        # A diagonal enters at the left or top edge and leaves at the right or bottom one.
        for mirrored in (False, True):
            ends = []
            for row in (max(0, -step), min(_CELLS, _CELLS - step)):
                column = _CELLS - row - step if mirrored else row + step
                x, y = _LEFT + _CELL_X * column, _TOP + _CELL_Y * row
                ends.append(f"{number(x)} {number(y)}")
            diagonals.append("M" + "L".join(ends))
    return "".join(diagonals)


def _studs() -> str:
    """A small lozenge in the middle of every diamond of the lattice."""
    studs = []
    for row in range(1, 2 * _CELLS):
        for column in range(1 + row % 2, 2 * _CELLS, 2):
            x, y = _LEFT + _CELL_X * column / 2, _TOP + _CELL_Y * row / 2
            studs.append(f"M{number(x)} {number(y - 6)}l4.2 6l-4.2 6l-4.2 -6Z")
    return "".join(studs)


def _border(grow: float, radius: float, paint: str) -> str:
    width, height = _CELL_X * _CELLS + 2 * grow, _CELL_Y * _CELLS + 2 * grow
    return (
        f'<rect x="{number(_LEFT - grow)}" y="{number(_TOP - grow)}" width="{number(width)}"'
        f' height="{number(height)}" rx="{number(radius)}" {paint}/>'
    )


def back(variant: str) -> str:
    """One back in the named colour."""
    ground, light = BACKS[variant]
    return card(
        _border(4, 7, f'fill="{ground}"'),
        line(_lattice(), light, 1.8),
        fill(_studs(), light),
        _border(-0.5, 4, f'fill="none" stroke="{PAPER}" stroke-width="3"'),
    )
