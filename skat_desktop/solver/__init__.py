"""Open-card play: what each move is worth when all cards are known."""

from typing import Final

from skat_desktop.solver import search

IS_COMPILED: Final = not search.__file__.endswith(".py")
"""Whether the search runs as compiled code; as Python it is some hundred times slower."""
