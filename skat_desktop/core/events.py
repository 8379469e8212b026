"""What happened.  A game is its list of events, and `GameState.apply` folds them."""

from dataclasses import dataclass
from enum import Enum

from skat_desktop.core.actions import Action
from skat_desktop.core.deal import Deal
from skat_desktop.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """A player did something."""

    seat: Seat
    action: Action


class Cause(Enum):
    """Why a player's party dropped out; the value is the token in records."""

    RESIGNED = "RE"
    TIMED_OUT = "TI"
    LEFT = "LE"


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A player's party dropped out of the game; the other side gets the rest.

    It does not happen at our own table, where one gives up by `Concede`; records of servers
    have it.
    """

    seat: Seat
    cause: Cause


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards were dealt; the first event of every game."""

    deal: Deal


Event = Dealt | Acted | Abandoned
