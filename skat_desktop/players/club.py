"""The level of a club player: sound rules of thumb, and the cards counted."""

from itertools import combinations

from skat_desktop.core.actions import (
    Action,
    Agree,
    Bid,
    Claim,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    TakeSkat,
)
from skat_desktop.core.auction import LOWEST_BID, next_bid
from skat_desktop.core.cards import CardSet
from skat_desktop.core.contract import CONTRACTS, GameType, card_order
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.scoring import Stake, game_value
from skat_desktop.players.chance import chance
from skat_desktop.players.hand_model import win_chance


class ClubPlayer:
    """Plays decently by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, observation: Observation) -> Action:
        """The action this player takes."""
        match observation.phase:
            case Phase.BIDDING:
                return self._call(observation)
            case Phase.SKAT:
                return TakeSkat()
            case Phase.DECLARING:
                return self._declare(observation)
            case Phase.ANSWERING:
                proposal = observation.proposal
                assert proposal is not None
                return Refuse() if isinstance(proposal.action, Claim) else Agree()
            case _:
                return self._play(observation)

    def _call(self, observation: Observation) -> Action:
        auction = observation.auction
        answering = auction.answering
        bid = auction.bid if answering else next_bid(auction.bid) or LOWEST_BID
        hand = observation.dealt
        for contract in CONTRACTS:
            if contract.hand or contract.ouvert:
                continue
            worth = game_value(Stake(contract, bid, hand))
            win = win_chance(contract.game, hand, 10, observation.seat)
            if worth >= bid and win >= 0.5:
                return Hold() if answering else Bid(bid)
        return Pass()

    def _declare(self, observation: Observation) -> Action:
        bid, dealt = observation.bid, observation.hand

        def promise(action: Declare) -> float:
            assert action.discard is not None
            skat_points = CardSet(action.discard).points
            kept = dealt - action.discard
            win = win_chance(action.contract.game, kept, skat_points, observation.seat)
            return win - 2 * (game_value(Stake(action.contract, bid, dealt)) < bid)

        return max(
            (
                Declare(contract, discard)
                for contract in observation.contracts()
                if not contract.ouvert
                for discard in combinations(dealt, 2)
            ),
            key=promise,
        )

    def _play(self, observation: Observation) -> PlayCard:
        contract, trick = observation.contract, observation.trick
        assert contract is not None
        assert trick is not None
        order = card_order(contract.game)
        cards = order.descending(observation.legal_cards())
        lowest = min(cards, key=lambda card: (card.points, order.strength[card]))
        if contract.game is GameType.NULL:
            return PlayCard(cards[-1])
        if not trick.cards:
            trumps = [card for card in cards if card in order.trumps]
            if observation.is_declarer and trumps:
                return PlayCard(trumps[0])
            return PlayCard(chance(self._seed, observation).choice(cards))
        winner = trick.winner(contract.game)
        mine = CardSet([trick.cards[(winner - trick.leader) % 3]])
        winning = [
            card
            for card in cards
            if card in order.follow[trick.cards[0]] | order.trumps
            and order.strength[card] > max(order.strength[best] for best in mine)
        ]
        if winner is observation.partner:
            return PlayCard(max(cards, key=lambda card: card.points))
        return PlayCard(winning[-1] if winning else lowest)
