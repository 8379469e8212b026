"""The levels of strength to choose from."""

from collections.abc import Callable
from typing import Final

from skat_desktop.players.beginner import BeginnerPlayer
from skat_desktop.players.club import ClubPlayer
from skat_desktop.players.player import Player

_PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "beginner": BeginnerPlayer,
    "club": ClubPlayer,
}
LEVELS: Final = tuple(_PLAYERS)
"""The levels' stable names, weakest first."""


def create_player(level: str, seed: int) -> Player:
    """A player of this level; the seed decides what it leaves to chance.

    Raises `ValueError` for an unknown level.
    """
    if level not in _PLAYERS:
        raise ValueError(f"no such level: {level!r}")
    return _PLAYERS[level](seed)
