"""The computer players of a deal, and what is played when one of them fails."""

from collections.abc import Callable

from skat_desktop.core.actions import Action, Pass, Refuse, TakeSkat
from skat_desktop.core.observation import Observation
from skat_desktop.players import Player

PlayerMaker = Callable[[str, int], Player]
"""Makes a player from a level's name and a seed."""


class PlainPlayer:
    """Does the simplest legal thing.  Stands in for a player that fails."""

    def choose(self, observation: Observation) -> Action:
        """Pass, take the skat, object to proposals; otherwise the first legal action."""
        legal = observation.legal_actions()
        plain = (action for action in (Pass(), TakeSkat(), Refuse()) if action in legal)
        return next(plain, legal[0])
