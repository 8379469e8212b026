"""The layout of a face: indices in the corners, and pips, a big pip or a court between."""

from __future__ import annotations

from collections.abc import Mapping

from card_art.courts import court
from card_art.glyphs import GLYPHS
from card_art.glyphs import HEIGHT as GLYPH_HEIGHT
from card_art.pips import LEAF, ace, pip
from card_art.svg import GREEN, HEIGHT, INK, ORANGE, RED, WIDTH, both_ways, card, fill, line, place

COLOURS: Mapping[str, str] = {"black": INK, "green": GREEN, "red": RED, "yellow": ORANGE}

_INDEX_X, _INDEX_TOP, _INDEX_PIP = 26, 16, 30
_LEFT, _MIDDLE, _RIGHT = 83, 125, 167
_ROWS_OF_FOUR = (62, 137, 213, 288)
_NUMBERS: Mapping[str, tuple[tuple[float, float], ...]] = {
    "7": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in (62, 175, 288)),
        (_MIDDLE, 118.5),
    ),
    "8": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in (62, 175, 288)),
        (_MIDDLE, 118.5),
        (_MIDDLE, 231.5),
    ),
    "9": (*((x, y) for x in (_LEFT, _RIGHT) for y in _ROWS_OF_FOUR), (_MIDDLE, 175)),
    "T": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in _ROWS_OF_FOUR),
        (_MIDDLE, 99.5),
        (_MIDDLE, 250.5),
    ),
}
_PIP = 46
_TWIG_LEAVES = {"C": "#A8682C"}


def _corner(deck: str, suit: str, label: str, colour: str) -> str:
    glyph = GLYPHS[label].draw(_INDEX_X, _INDEX_TOP, colour)
    return glyph + pip(
        deck, suit, colour, _INDEX_X, _INDEX_TOP + GLYPH_HEIGHT + 10 + _INDEX_PIP / 2, _INDEX_PIP
    )


def _indices(deck: str, suit: str, label: str, colour: str) -> str:
    corner = _corner(deck, suit, label, colour)
    if deck == "tournament":
        corner += place(corner, WIDTH - 2 * _INDEX_X, 0)
    return both_ways(corner)


def _daus(deck: str, suit: str, colour: str) -> str:
    """Two big pips, upright and turned, on one winding twig."""
    start = "135 136" if suit == "S" else "125 134"  # the leaf's stalk bends aside
    twig = line(f"M{start}C168 154 152 175 125 175", INK, 5, cap="round")
    leaf = place(fill(LEAF, _TWIG_LEAVES.get(suit, colour), INK, 9), 172, 151, 0.22, turn=50)
    tendril = line("M144 170C156 171 164 164 168 155", INK, 3.4, cap="round")
    return both_ways(twig + tendril + leaf + pip(deck, suit, colour, 125, 84, 116))


def _numbers(deck: str, suit: str, rank: str, colour: str) -> str:
    # German pips stay upright, so that leaf and heart never look like one another turned.
    turned = deck != "german"
    return "".join(
        pip(deck, suit, colour, x, y, _PIP, turn=180 if turned and y > HEIGHT / 2 else 0)
        for x, y in _NUMBERS[rank]
    )


def face(deck: str, suit: str, rank: str, label: str, colour_name: str) -> str:
    """The whole face of one card."""
    colour = COLOURS[colour_name]
    if rank in _NUMBERS:
        picture = _numbers(deck, suit, rank, colour)
    elif rank == "A":
        picture = (
            _daus(deck, suit, colour) if deck == "german" else ace(suit, colour, 125, 175, 150)
        )
    else:
        picture = court(deck, suit, rank, colour)
    return card(picture, _indices(deck, suit, label, colour))
