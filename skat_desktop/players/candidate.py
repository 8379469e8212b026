"""What a player can tell about the actions it weighs."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from skat_desktop.core.actions import Action
from skat_desktop.core.observation import Observation


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, and what a player expects of it.

    ``win_chance`` is the chance, 0 to 1, that the seat's own side wins the game; for a bid, that
    it wins if it plays.  ``score`` is by how many list points the seat expects to come ahead of
    each of the other side.  None stands where the player does not estimate it.
    """

    action: Action
    win_chance: float | None = None
    score: float | None = None


@runtime_checkable
class ExplainingPlayer(Protocol):
    """A player that can tell what it thinks of its possibilities."""

    def candidates(self, observation: Observation) -> tuple[Candidate, ...]:
        """The actions considered, best first, for a seat whose turn it is.

        The first one is what `Player.choose` does.
        """
        ...
