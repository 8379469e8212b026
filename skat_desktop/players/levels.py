"""The levels of strength to choose from."""

from collections.abc import Callable
from typing import Final

from skat_desktop.players.beginner import BeginnerPlayer
from skat_desktop.players.club import ClubPlayer
from skat_desktop.players.learnt import EXPERT, MASTER, LearntPlayer
from skat_desktop.players.player import Player

_PLAYERS: Final[dict[str, Callable[[int, int | None], Player]]] = {
    "beginner": lambda seed, _: BeginnerPlayer(seed),
    "club": lambda seed, _: ClubPlayer(seed),
    "expert": lambda seed, time_ms: LearntPlayer(seed, EXPERT, time_ms),
    "master": lambda seed, time_ms: LearntPlayer(seed, MASTER, time_ms),
}
LEVELS: Final = tuple(_PLAYERS)
"""The levels' stable names, weakest first."""


def create_player(level: str, seed: int, time_ms: int | None = None) -> Player:
    """A player of this level; the seed decides what it leaves to chance.

    With ``time_ms`` a decision takes about so many milliseconds at most, where the level thinks
    longer otherwise.  Raises `ValueError` for an unknown level.
    """
    if level not in _PLAYERS:
        raise ValueError(f"no such level: {level!r}")
    return _PLAYERS[level](seed, time_ms)
