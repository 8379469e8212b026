"""The level of a club player: sound rules of thumb, and the cards counted."""

from skat_desktop.core.actions import Declare
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Observation
from skat_desktop.players import declaring
from skat_desktop.players.bidding import is_worth_playing
from skat_desktop.players.deciding import DecidingPlayer
from skat_desktop.players.declarer_play import declarer_card_values
from skat_desktop.players.defender_play import defender_card_values
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.players.null_play import null_declarer_card_values, null_defender_card_values


class ClubPlayer(DecidingPlayer):
    """Bids on estimated winning chances, and counts trumps, suits and points."""

    def would_play_at(self, observation: Observation, bid: int) -> bool:
        """Whether playing at this bid promises more than letting others play."""
        return is_worth_playing(observation, bid)

    def hand_contract(self, observation: Observation) -> Contract | None:
        """The Hand game to announce, or None to take the skat."""
        return declaring.hand_contract(observation)

    def declaration(self, observation: Observation) -> Declare:
        """The most promising discard and game."""
        return declaring.declaration(observation)

    def card_values(self, observation: Observation) -> dict[Card, float]:
        """How good each legal card is, in card points."""
        known = Knowledge(observation)
        if known.game.is_null:
            values = null_declarer_card_values if known.is_declarer else null_defender_card_values
        else:
            values = declarer_card_values if known.is_declarer else defender_card_values
        return values(known)
