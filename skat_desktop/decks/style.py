"""The four deck styles.

A card keeps one identity, a suit letter and a rank letter such as ``CJ``, whichever deck
shows it; a style only decides the words, the colours and the artwork.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from skat_desktop.assets import resource

SUITS = "CSHD"
RANKS = "ATKQJ987"
BACKS = (
    "blue",
    "red",
    "oak-green",
    "oak-brown",
    "bells-burgundy",
    "bells-night",
    "monogram-teal",
    "monogram-grey",
)
"""The backs' ids, which the settings keep, in the order a menu offers them."""


@dataclass(frozen=True)
class DeckStyle:
    """The words and colours of one deck.

    >>> deck_style("french-german").label("SQ")
    '♠D'
    >>> deck_style("german").label("SQ")
    'Grün O'
    """

    id: str
    """The folder of its faces and the value stored in the settings."""

    rank_labels: Mapping[str, str]
    """What the index in the corner shows, by rank letter."""

    suit_symbols: Mapping[str, str]
    """The sign of a suit in running text, or its word where no sign exists."""

    colours: Mapping[str, str]
    """The name of a suit's index colour: black, red, green or yellow."""

    rank_names: Mapping[str, str]
    """The German name of a rank, by rank letter."""

    suit_names: Mapping[str, str]
    """The German name of a suit, by suit letter."""

    def label(self, code: str) -> str:
        """Return the short text of a card, as in a log or a list of tricks."""
        suit, rank = self.suit_symbols[code[0]], self.rank_labels[code[1]]
        return f"{suit} {rank}" if len(suit) > 1 else f"{suit}{rank}"


def _by(letters: str, *values: str) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(letters, values, strict=True)))


_INTERNATIONAL = _by(RANKS, "A", "10", "K", "Q", "J", "9", "8", "7")
_GERMAN_INDICES = _by(RANKS, "A", "10", "K", "D", "B", "9", "8", "7")
_OBER_UNTER = _by(RANKS, "A", "10", "K", "O", "U", "9", "8", "7")

_FRENCH_RANK_NAMES = _by(RANKS, "Ass", "Zehn", "König", "Dame", "Bube", "Neun", "Acht", "Sieben")
_GERMAN_RANK_NAMES = _by(
    RANKS, "Daus (Ass)", "Zehn", "König", "Ober", "Unter", "Neun", "Acht", "Sieben"
)
_SYMBOLS = _by(SUITS, "♣", "♠", "♥", "♦")
_FRENCH_SUIT_NAMES = _by(SUITS, "Kreuz", "Pik", "Herz", "Karo")
_GERMAN_SUIT_NAMES = _by(SUITS, "Eichel", "Grün", "Rot", "Schellen")

_TWO_COLOURS = _by(SUITS, "black", "black", "red", "red")
_FOUR_COLOURS = _by(SUITS, "black", "green", "red", "yellow")


def _french(style_id: str, labels: Mapping[str, str], colours: Mapping[str, str]) -> DeckStyle:
    return DeckStyle(style_id, labels, _SYMBOLS, colours, _FRENCH_RANK_NAMES, _FRENCH_SUIT_NAMES)


DECK_STYLES: Mapping[str, DeckStyle] = MappingProxyType(
    {
        style.id: style
        for style in (
            _french("french", _INTERNATIONAL, _TWO_COLOURS),
            _french("french-german", _GERMAN_INDICES, _TWO_COLOURS),
            _french("tournament", _GERMAN_INDICES, _FOUR_COLOURS),
            DeckStyle(
                "german",
                _OBER_UNTER,
                _GERMAN_SUIT_NAMES,
                _FOUR_COLOURS,
                _GERMAN_RANK_NAMES,
                _GERMAN_SUIT_NAMES,
            ),
        )
    }
)
"""The styles by id, in the order a menu offers them."""


def deck_style(style_id: str) -> DeckStyle:
    """Return the style with this id.

    Raises ``ValueError`` if there is none, so that a stale setting can be told apart from
    a programming error.
    """
    try:
        return DECK_STYLES[style_id]
    except KeyError:
        raise ValueError(f"no deck style {style_id!r}") from None


def card_file(style: DeckStyle | str, code: str) -> Path:
    """Return the drawing of a card, such as ``CJ``, in a style."""
    style_id = style if isinstance(style, str) else style.id
    return resource("decks", style_id, f"{code}.svg")


def back_file(variant: str = BACKS[0]) -> Path:
    """Return the drawing of a card back; every style shares the backs."""
    return resource("decks", "backs", f"back-{variant}.svg")
