"""A game in play as one seat knows it, in the bits of the compiled modules."""

from array import array
from typing import Final

from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.core.contract import card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players.terms import Terms
from skat_desktop.players.worlds import Worlds, completed
from skat_desktop.solver.position import encoding

DECLARER: Final = 0
"""The players are 0, the declarer, and the defenders 1 and 2 in the order of play."""


class Situation:
    """What a seat knows when it is to play a card.

    ``history`` are the cards played so far, ``led_first`` is who led to the first trick, ``own``
    what this seat held before it, ``held`` what it holds now.
    """

    def __init__(self, observation: Observation) -> None:
        contract, declarer, trick = observation.contract, observation.declarer, observation.trick
        assert contract is not None
        assert declarer is not None
        assert trick is not None
        bits = encoding(contract.game)
        self.contract: Final = contract
        self.bid: Final = observation.bid
        self.terms: Final = Terms.of(observation)
        self.kind: Final = bits.kind
        self.seats: Final = (declarer, *declarer.others)
        self.said: Final = tuple(observation.auction.said(seat) for seat in self.seats)
        self.me: Final = self.seats.index(observation.seat)
        self.legal: Final = {bits.bits[card]: card for card in observation.legal_cards()}
        self.played: Final = [0, 0, 0]
        follow = card_order(contract.game).follow
        self._follow = {bits.bits[card]: bits.mask(follow[card]) for card in CARDS}
        self.history: Final = array("i")
        self._void = [0, 0, 0]
        for taken in (*observation.tricks, trick):
            for place, card in enumerate(taken.cards):
                self._note(
                    self.seats.index(SEATS[(taken.leader + place) % 3]),
                    bits.bits[card],
                    bits.bits[taken.cards[0]],
                )
        self.led_first: Final = self.seats.index(Seat.FOREHAND)
        self.leader: Final = self.seats.index(trick.leader)
        self.on_table: Final = tuple(bits.bits[card] for card in trick.cards)
        self.held: Final = bits.mask(observation.hand)
        self.own: Final = self.held | self.played[self.me]
        discard = observation.discard
        self.knows_skat: Final = observation.skat_taken
        self.own_skat: Final = bits.mask(CardSet(discard)) if discard else 0
        self.shown: Final = (
            bits.mask(observation.shown) if observation.shown is not None and self.me else 0
        )
        self.is_open: Final = contract.ouvert or bool(self.shown)
        self.unseen: Final = bits.mask(observation.unseen)
        self.sizes: Final = tuple(observation.cards_held(seat) for seat in self.seats)
        self.points_won: Final = sum(t.points for t in observation.tricks_of(declarer))

    def _note(self, player: int, card: int, led: int) -> None:
        self.history.append(card)
        self.played[player] |= 1 << card
        if not self._follow[led] >> card & 1:
            self._void[player] |= self._follow[led]

    def worlds(self, seed: int) -> Worlds:
        """All that the unseen cards can be: the hands of the next two players, and the skat."""
        others = [(self.me + 1) % 3, (self.me + 2) % 3]
        may = [self.unseen & ~self._void[player] for player in others]
        sizes = [self.sizes[player] for player in others]
        if self.shown:
            at = others.index(DECLARER)
            may[at], sizes[at] = 0, 0
        return Worlds(self.unseen, may[0], may[1], (*sizes, 0 if self.own_skat else 2), seed)

    def drawn(self, worlds: Worlds, number: int) -> "array[int]":
        """So many worlds as `Playouts` has them: all hands before the first card, and the skat."""
        return self._completed(worlds.draw(number))

    def every_world(self, worlds: Worlds) -> "array[int]":
        """Every world there is, in the same form."""
        return self._completed(worlds.all())

    def _completed(self, drawn: "array[int]") -> "array[int]":
        known = [*self.played, self.own_skat]
        known[self.me] = self.own
        known[DECLARER] |= self.shown
        return completed(drawn, self.me, known)
