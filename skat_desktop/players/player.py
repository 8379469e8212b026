"""What a computer player is."""

from typing import Protocol

from skat_desktop.core.actions import Action
from skat_desktop.core.observation import Observation


class Player(Protocol):
    """Decides for one seat.

    A player keeps nothing between two decisions: the same observation always gets the same
    answer, so that undo, replay and resuming need no care.
    """

    def choose(self, observation: Observation) -> Action:
        """One of ``observation.legal_actions()``, for a seat whose turn it is."""
        ...
