"""What a seat can work out during play: who may hold what, and how likely a card stands up."""

from typing import Final

from skat_desktop.core.cards import CARDS, Card, CardSet
from skat_desktop.core.contract import CardOrder, GameType, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.seats import SEATS, Seat


def _above(order: CardOrder) -> tuple[CardSet, ...]:
    return tuple(
        CardSet(other for other in order.follow[card] if order.strength[other] > strength)
        for card in CARDS
        for strength in [order.strength[card]]
    )


_ABOVE: Final = {game: _above(card_order(game)) for game in GameType}


class Knowledge:
    """An observation during play, with what follows from it.

    ``unseen`` are the cards whose place is unknown.  Chances treat the unseen cards as dealt
    at random among those who may still hold them.
    """

    def __init__(self, observation: Observation) -> None:
        contract, trick, declarer = observation.contract, observation.trick, observation.declarer
        assert contract is not None
        assert trick is not None
        assert declarer is not None
        self.observation: Final = observation
        self.seat: Final = observation.seat
        self.declarer: Final = declarer
        self.partner: Final = observation.partner
        self.game: Final = contract.game
        self.order: Final = card_order(contract.game)
        self.trumps: Final = self.order.trumps
        self.hand: Final = observation.hand
        self.legal: Final = observation.legal_cards()
        self.trick: Final = trick
        self.unseen: Final = observation.unseen
        self.average_points: Final = self.unseen.points / len(self.unseen) if self.unseen else 0.0
        """Points of an unseen card, on average."""
        self._above: Final = _ABOVE[contract.game]
        self._may_hold: Final = self._possible_cards()
        self._sure: Final = self._certain_cards()

    @property
    def is_declarer(self) -> bool:
        """Whether this seat plays alone."""
        return self.seat is self.declarer

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who still plays to the trick after this seat."""
        return self.seat.others[: 2 - len(self.trick.cards)]

    @property
    def declarer_points(self) -> int:
        """Card points (Augen) the declarer surely has by now; a skat not seen counts nothing."""
        own = CardSet(self.observation.discard or ())
        return own.points + sum(trick.points for trick in self.observation.tricks_of(self.declarer))

    def above(self, card: Card) -> CardSet:
        """The cards of the same class that beat this one."""
        return self._above[card]

    def group(self, card: Card) -> CardSet:
        """The cards that follow this one: the trumps, or its suit."""
        return self.order.follow[card]

    def may_hold(self, seat: Seat) -> CardSet:
        """The cards another seat may hold; exactly its hand where that is known."""
        return self._may_hold[seat]

    def others_may_hold(self) -> CardSet:
        """The cards at least one other seat may hold."""
        first, second = self.seat.others
        return self._may_hold[first] | self._may_hold[second]

    def is_master(self, card: Card) -> bool:
        """Whether no other hand holds a higher card of the same class."""
        return not self._above[card] & self.others_may_hold()

    def some(self, seat: Seat, cards: CardSet, without: CardSet | None = None) -> float:
        """The chance that another seat holds one or more of these cards.

        ``without`` is a class of cards in which it is taken to be void.
        """
        if self._sure[seat] & cards:
            return 1.0
        pool = self._may_hold[seat] - self._sure[seat]
        if without is not None:
            pool -= without
        left = len(pool)
        drawn = min(self.observation.cards_held(seat) - len(self._sure[seat]), left)
        none = 1.0
        for index in range(len(pool & cards)):
            none *= max(left - drawn - index, 0) / (left - index)
        return 1 - none

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card played later beats the best one so far."""
        return card in self._above[best] or (card in self.trumps and best not in self.trumps)

    def chance_to_beat(self, seat: Seat, led: Card, best: Card) -> float:
        """The chance that this other seat, yet to play, can beat the best card of the trick."""
        group = self.order.follow[led]
        if best in group:
            following = self.some(seat, self._above[best])
            if best in self.trumps or not self.trumps:
                return following
            void = 1 - self.some(seat, group)
            return following + void * self.some(seat, self.trumps, without=group)
        void = 1 - self.some(seat, group)
        return void * self.some(seat, self._above[best], without=group)

    def best_after(self, card: Card) -> tuple[Seat, Card]:
        """Who leads the trick with which card once this seat plays that card."""
        seat, best = self.seat, card
        if self.trick.cards:
            winner = self.trick.winner(self.game)
            winning = self.trick.card_of(winner)
            assert winning is not None
            if not self.beats(card, winning):
                seat, best = winner, winning
        return seat, best

    def _possible_cards(self) -> list[CardSet]:
        possible = [self.unseen] * 3
        possible[self.seat] = self.hand
        tricks = (*self.observation.tricks, self.trick)
        for trick in tricks:
            if not trick.cards:
                continue
            group = self.order.follow[trick.cards[0]]
            for index in range(1, len(trick.cards)):
                seat = SEATS[(trick.leader + index) % 3]
                if trick.cards[index] not in group and seat is not self.seat:
                    possible[seat] = possible[seat] - group
        if self.observation.shown is not None and not self.is_declarer:
            possible[self.declarer] = self.observation.shown
        return possible

    def _certain_cards(self) -> list[CardSet]:
        """Per seat the cards that can be nowhere else."""
        sure = [CardSet()] * 3
        first, second = self.seat.others
        if self.observation.shown is not None and not self.is_declarer:
            sure[self.declarer] = self.observation.shown
        elif self.observation.discard is not None:
            # Both other hands together are the unseen cards.
            sure[first] = self._may_hold[first] - self._may_hold[second]
            sure[second] = self._may_hold[second] - self._may_hold[first]
        return sure
