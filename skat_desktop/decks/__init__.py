"""Decks: what a card is called and which drawing shows it, our own and those found elsewhere."""

from skat_desktop.decks.deck import AS_DECK, Deck, Origin
from skat_desktop.decks.errors import DeckError, Fault
from skat_desktop.decks.found import available, find, in_folder, installed, is_id, style_of
from skat_desktop.decks.style import DECK_STYLES, DeckStyle, back_file, card_file, deck_style

__all__ = [
    "AS_DECK",
    "DECK_STYLES",
    "Deck",
    "DeckError",
    "DeckStyle",
    "Fault",
    "Origin",
    "available",
    "back_file",
    "card_file",
    "deck_style",
    "find",
    "in_folder",
    "installed",
    "is_id",
    "style_of",
]
