"""The program's icon: the four suits' colours in three fanned cards on felt.

The rear cards are one flat colour each, since at sixteen pixels nothing else is left of them.
"""

from __future__ import annotations

from card_art.pips import pip
from card_art.svg import AMBER, INK, PAPER, RED, place

_SIZE = 256
_FELT, _RIM = "#14573A", "#0C3D28"
_CARD_WIDTH, _CARD_HEIGHT = 118, 164
_PIVOT_X, _PIVOT_Y, _RADIUS = 136, 248, 120


def _card(turn: float, paper: str, sign: str) -> str:
    """A card whose middle stands above the pivot of the fan, tilted about it."""
    shape = (
        f'<rect x="{-_CARD_WIDTH // 2}" y="{-_CARD_HEIGHT // 2}" width="{_CARD_WIDTH}"'
        f' height="{_CARD_HEIGHT}" rx="16" fill="{paper}" stroke="{_RIM}" stroke-width="8"/>'
    )
    return place(place(shape + sign, 0, -_RADIUS), _PIVOT_X, _PIVOT_Y, turn=turn)


def icon() -> str:
    """The icon as an SVG document."""
    ground = f'<rect width="{_SIZE}" height="{_SIZE}" rx="56" fill="{_FELT}"/>'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_SIZE}" height="{_SIZE}"'
        f' viewBox="0 0 {_SIZE} {_SIZE}">'
    )
    fan = [
        _card(-22, RED, pip("french", "H", PAPER, -34, -53, 36)),
        _card(-5, AMBER, pip("french", "D", INK, -36, -53, 38)),
        _card(13, PAPER, pip("french", "C", INK, 0, -2, 106)),
    ]
    return "\n".join([head, ground, *fan, "</svg>"]) + "\n"
