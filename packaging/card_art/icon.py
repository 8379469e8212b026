"""The program's icon: three fanned cards on felt, legible down to sixteen pixels."""

from __future__ import annotations

from card_art.pips import pip
from card_art.svg import GREEN, INK, PAPER, RED, place

_SIZE = 256
_FELT = "#1E5C3F"
_EDGE = "#B4AC9A"
_CARD_WIDTH, _CARD_HEIGHT = 106, 148
_PIVOT_X, _PIVOT_Y, _RADIUS = 126, 276, 146


def _card(turn: float, sign: str) -> str:
    """A card whose middle stands above the pivot of the fan, tilted about it."""
    paper = (
        f'<rect x="{-_CARD_WIDTH // 2}" y="{-_CARD_HEIGHT // 2}" width="{_CARD_WIDTH}"'
        f' height="{_CARD_HEIGHT}" rx="13" fill="{PAPER}" stroke="{_EDGE}" stroke-width="3"/>'
    )
    return place(place(paper + sign, 0, -_RADIUS), _PIVOT_X, _PIVOT_Y, turn=turn)


def icon() -> str:
    """The icon as an SVG document."""
    ground = f'<rect width="{_SIZE}" height="{_SIZE}" rx="54" fill="{_FELT}"/>'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_SIZE}" height="{_SIZE}"'
        f' viewBox="0 0 {_SIZE} {_SIZE}">'
    )
    fan = [
        _card(-17, pip("german", "S", GREEN, -27, -46, 40)),
        _card(-1, pip("french", "H", RED, -29, -48, 36)),
        _card(15, pip("french", "C", INK, 0, 0, 88)),
    ]
    return "\n".join([head, ground, *fan, "</svg>"]) + "\n"
