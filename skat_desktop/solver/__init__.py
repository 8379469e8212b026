"""Open-card play: what each move is worth when all cards are known."""

from typing import Final

from skat_desktop.solver import search

IS_COMPILED: Final = not search.__file__.endswith(".py")
"""Whether the search runs as compiled code; as Python it is some hundred times slower."""

MOST_CARDS: Final = 10 if IS_COMPILED else 5
"""The most cards in a hand with which an answer does not keep a player waiting."""
