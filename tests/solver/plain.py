"""Minimax on bits: as plain as `minimax`, which checks it, and fast enough for long lists.

Cards are their numbers, and a set of cards has bit *n* for the card *n*, as in `CardSet`.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from skat_desktop.core.cards import CARDS, Card
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.seats import Seat
from skat_desktop.solver.position import Position

Hands = tuple[int, int, int]
POINTS: Final = [card.points for card in CARDS]


@cache
def cards_in(bits: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(32) if bits >> card & 1]


@cache
def following(game: GameType) -> list[int]:
    """For each card those that have to follow it."""
    return [card_order(game).follow[card].bits for card in CARDS]


@cache
def takers(game: GameType) -> list[int]:
    """For each card those that take the trick from it."""
    order = card_order(game)
    return [
        sum(
            1 << other
            for other in order.follow[card] | order.trumps
            if order.strength[other] > order.strength[card]
        )
        for card in CARDS
    ]


class Prover:
    """Finds the value of positions that come from one ending; remembers it for every trick."""

    def __init__(self, game: GameType, declarer: Seat) -> None:
        self._null = game.is_null
        self._declarer = declarer
        self._choose = [max if seat == declarer else min for seat in range(3)]
        self._following = following(game)
        self._takers = takers(game)
        self._known: dict[tuple[int, int, int, int], int] = {}

    def value(self, position: Position) -> int:
        """The declarer's final card points; in Null 1 if he stays without a trick, else 0."""
        trick = position.trick
        hands = [hand.bits for hand in position.hands]
        for card in trick.cards:
            hands[trick.player(card)] |= 1 << card
        rest = self._trick(hands[0], hands[1], hands[2], trick.leader, trick.cards)
        return rest if self._null else position.points + rest

    def move_values(self, position: Position) -> dict[Card, int]:
        """The value after each legal card."""
        return {card: self._value_after(position, card) for card in position.legal_cards}

    def _value_after(self, position: Position, card: Card) -> int:
        after = position.after(card)
        taken = not after.trick.cards and after.turn is position.declarer
        return 0 if taken and self._null else self.value(after)

    def _trick(
        self, hand_0: int, hand_1: int, hand_2: int, leader: int, lying: Sequence[int] = ()
    ) -> int:
        """What is still made with these hands; the trick begins with the ``lying`` cards."""
        hands = hand_0, hand_1, hand_2
        if not any(hands):
            return int(self._null)
        second, third = (leader + 1) % 3, (leader + 2) % 3
        values_1 = []
        for card_1 in lying[:1] or cards_in(hands[leader]):
            follow = self._following[card_1]
            values_2 = []
            for card_2 in lying[1:] or cards_in(hands[second] & follow or hands[second]):
                taken = self._takers[card_1] >> card_2 & 1
                winner, top = (second, card_2) if taken else (leader, card_1)
                values_3 = []
                for card_3 in cards_in(hands[third] & follow or hands[third]):
                    taker = third if self._takers[top] >> card_3 & 1 else winner
                    values_3.append(self._after(hands, taker, card_1, card_2, card_3))
                values_2.append(self._choose[third](values_3))
            values_1.append(self._choose[second](values_2))
        return self._choose[leader](values_1)

    def _after(self, hands: Hands, taker: int, card_1: int, card_2: int, card_3: int) -> int:
        left = ~(1 << card_1 | 1 << card_2 | 1 << card_3)
        key = hands[0] & left, hands[1] & left, hands[2] & left, taker
        if taker != self._declarer:
            points = 0
        elif self._null:
            return 0
        else:
            points = POINTS[card_1] + POINTS[card_2] + POINTS[card_3]
        if key not in self._known:
            self._known[key] = self._trick(*key)
        return points + self._known[key]
