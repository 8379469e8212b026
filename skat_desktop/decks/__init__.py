"""Deck styles: what a card is called and which drawing shows it."""

from skat_desktop.decks.style import DECK_STYLES, DeckStyle, back_file, card_file, deck_style

__all__ = ["DECK_STYLES", "DeckStyle", "back_file", "card_file", "deck_style"]
