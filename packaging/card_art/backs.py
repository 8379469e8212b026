"""Card backs: a quiet diagonal lattice, the same when the card is turned round."""

from __future__ import annotations

from card_art.svg import PAPER, card, fill, line

BACKS = {"blue": ("#24507F", "#7FA6CC"), "red": ("#9C1F2E", "#DB8E8A")}
_LEFT, _TOP, _CELL_X, _CELL_Y, _COLUMNS, _ROWS = 15, 15, 22, 32, 10, 10


def back(variant: str) -> str:
    """One back in the named colour."""
    ground, light = BACKS[variant]
    right, bottom = _LEFT + _CELL_X * _COLUMNS, _TOP + _CELL_Y * _ROWS
    field = (
        f'<rect x="{_LEFT}" y="{_TOP}" width="{right - _LEFT}" height="{bottom - _TOP}" rx="5"'
        f' fill="{ground}"/>'
    )
    rules, studs = [], []
    for step in range(-_ROWS + 1, _COLUMNS):
        # A diagonal enters at the left or top edge and leaves at the right or bottom one.
        first, last = max(0, -step), min(_ROWS, _COLUMNS - step)
        for mirrored in (False, True):
            ends = []
            for row in (first, last):
                column = row + step
                x = _LEFT + _CELL_X * (_COLUMNS - column if mirrored else column)
                ends.append(f"{x} {_TOP + _CELL_Y * row}")
            rules.append(f"M{ends[0]}L{ends[1]}")
    for row in range(2 * _ROWS - 1):
        for column in range(2 * _COLUMNS - 1):
            if (row + column) % 2:
                x, y = _LEFT + _CELL_X * (column + 1) / 2, _TOP + _CELL_Y * (row + 1) / 2
                studs.append(f"M{x:g} {y - 5:g}l3.5 5l-3.5 5l-3.5 -5Z")
    frame = (
        f'<rect x="{_LEFT}" y="{_TOP}" width="{right - _LEFT}" height="{bottom - _TOP}" rx="5"'
        f' fill="none" stroke="{PAPER}" stroke-width="3"/>'
        f'<rect x="{_LEFT - 3}" y="{_TOP - 3}" width="{right - _LEFT + 6}"'
        f' height="{bottom - _TOP + 6}" rx="7" fill="none" stroke="{ground}" stroke-width="4"/>'
    )
    return card(field, line("".join(rules), light, 1.6), fill("".join(studs), light), frame)
