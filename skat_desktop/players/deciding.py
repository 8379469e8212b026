"""The skeleton that all levels share: from an observation to an action."""

from abc import ABC, abstractmethod
from typing import Final

from skat_desktop.core.actions import (
    Action,
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    TakeSkat,
)
from skat_desktop.core.auction import next_bid
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.players.chance import chance
from skat_desktop.players.claims import claim_holds, claim_is_proven, surely_schneider

EQUALLY_GOOD: Final = 0.01
"""Cards whose values differ by less than this, in points, count as equally good."""


class ClaimingPlayer:
    """Claims the rest when that is proven, and answers claims and concessions.

    It never concedes: a defender's concession would bind the partner, and a declarer may hope
    for a mistake.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def _claims(self, observation: Observation) -> bool:
        # A hand that lies open has been claimed with before, or everybody sees it anyway.
        return (
            observation.is_declarer
            and observation.shown is None
            and len(observation.hand) > 1
            and claim_is_proven(observation)
        )

    def _answer(self, observation: Observation) -> Action:
        proposal = observation.proposal
        assert proposal is not None
        match proposal.action:
            case Claim():
                agrees = claim_holds(observation)
            case Concede():
                agrees = not (observation.is_declarer and surely_schneider(observation))
        return Agree() if agrees else Refuse()


class DecidingPlayer(ClaimingPlayer, ABC):
    """Bids step by step to what the hand is worth and plays the card that is valued highest."""

    def choose(self, observation: Observation) -> Action:
        """The action this player takes."""
        match observation.phase:
            case Phase.BIDDING:
                return self._call(observation)
            case Phase.SKAT:
                contract = self.hand_contract(observation)
                return Declare(contract) if contract else TakeSkat()
            case Phase.DECLARING:
                return self.declaration(observation)
            case Phase.ANSWERING:
                return self._answer(observation)
            case _:
                return self._play(observation)

    @abstractmethod
    def would_play_at(self, observation: Observation, bid: int) -> bool:
        """Whether this hand is worth a game at this bid."""

    @abstractmethod
    def hand_contract(self, observation: Observation) -> Contract | None:
        """The Hand game to announce, or None to take the skat."""

    @abstractmethod
    def declaration(self, observation: Observation) -> Declare:
        """Discard and announcement, with twelve cards in hand."""

    @abstractmethod
    def card_values(self, observation: Observation) -> dict[Card, float]:
        """How good each legal card is, or each worth telling apart, in points."""

    def _call(self, observation: Observation) -> Action:
        auction = observation.auction
        if auction.answering:
            return Hold() if self.would_play_at(observation, auction.bid) else Pass()
        bid = next_bid(auction.bid)
        if bid is not None and self.would_play_at(observation, bid):
            return Bid(bid)
        return Pass()

    def _play(self, observation: Observation) -> Action:
        if self._claims(observation):
            return Claim()
        legal = observation.legal_cards()
        if len(legal) == 1:
            return PlayCard(next(iter(legal)))
        return PlayCard(self._choice(observation, self.card_values(observation)))

    def _choice(self, observation: Observation, values: dict[Card, float]) -> Card:
        """One of the best cards."""
        best = max(values.values())
        good = [card for card, value in values.items() if value > best - EQUALLY_GOOD]
        return chance(self._seed, observation).choice(good)
