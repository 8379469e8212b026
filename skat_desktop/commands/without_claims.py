"""A player who says only what records of servers have a word for: no claims, no concessions."""

from dataclasses import replace
from typing import Final

from skat_desktop.core.actions import Action, Claim, Concede, PlayCard, ShowHand
from skat_desktop.core.observation import Observation
from skat_desktop.players import Player
from skat_desktop.players.candidate import Candidate, ExplainingPlayer

_SHORTCUTS: Final = (Claim, Concede, ShowHand)


class WithoutClaims:
    """Plays as the player does, but always a card where that one would end the game early."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, observation: Observation) -> Action:
        """The player's action, or a card in place of a claim, a concession or a shown hand."""
        action = self._player.choose(observation)
        if not isinstance(action, _SHORTCUTS):
            return action
        if observation.is_declarer:
            action = self._player.choose(_laid_open(observation))
            if not isinstance(action, _SHORTCUTS):
                return action
        cards = [one.action for one in self.candidates(observation)]
        return cards[0] if cards else PlayCard(max(observation.legal_cards()))

    def candidates(self, observation: Observation) -> tuple[Candidate, ...]:
        """What the player thinks of its possibilities, its choice first; nothing if it cannot tell.

        It says so of a card where it would rather end the game early.
        """
        if not isinstance(self._player, ExplainingPlayer):
            return ()
        found = self._player.candidates(observation)
        if found and isinstance(found[0].action, _SHORTCUTS) and observation.is_declarer:
            found = self._player.candidates(_laid_open(observation))
        return tuple(one for one in found if not isinstance(one.action, _SHORTCUTS))


def _laid_open(observation: Observation) -> Observation:
    """The same for a declarer whose hand lies open: with that nobody claims again."""
    return replace(observation, shown=observation.hand)
