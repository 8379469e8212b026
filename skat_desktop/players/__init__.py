"""Computer players.  They decide from an `Observation` alone, and so cannot peek.

`create_player` makes a player of one of the `LEVELS`.
"""

from skat_desktop.players.levels import LEVELS, create_player
from skat_desktop.players.player import Player

__all__ = ["LEVELS", "Player", "create_player"]
