"""The order in which a hand is held.  A matter of display; the strength of cards is core's."""

from collections.abc import Iterable
from enum import Enum
from itertools import pairwise, permutations

from skat_desktop.core.cards import Card, CardSet, Suit
from skat_desktop.core.contract import GameType, card_order

_RED = (Suit.DIAMONDS, Suit.HEARTS)


class HandSorting(Enum):
    """How the side suits follow each other; trumps always stand together."""

    ALTERNATING = "alternating"
    """Black and red suits in turn as far as possible."""
    IN_ORDER = "in-order"
    """Clubs, spades, hearts, diamonds."""


def sort_hand(
    cards: Iterable[Card],
    game: GameType | None = None,
    sorting: HandSorting = HandSorting.ALTERNATING,
    *,
    ascending: bool = False,
) -> list[Card]:
    """The cards from left to right: trumps first, each suit from its highest card down.

    Without a game the four jacks come first, as in Grand.  In Null there are no trumps and
    the suits run ace, king, queen, jack, ten.  ``ascending`` turns the whole row round.

    >>> hand = [Card.HT, Card.DJ, Card.CA, Card.S7, Card.CJ]
    >>> [card.code for card in sort_hand(hand)]
    ['CJ', 'DJ', 'CA', 'HT', 'S7']
    """
    hand = CardSet(cards)
    game = game or GameType.GRAND
    order = card_order(game)
    trumps = hand & order.trumps
    suits = [suit for suit in reversed(Suit) if any(c.suit is suit for c in hand - trumps)]
    if sorting is HandSorting.ALTERNATING:
        first = (game.trump_suit,) if game.trump_suit is not None and trumps else ()
        suits = [*min(permutations(suits), key=lambda row: _neighbours_alike((*first, *row)))]
    row = order.descending(trumps)
    for suit in suits:
        row += order.descending(CardSet(card for card in hand - trumps if card.suit is suit))
    return row[::-1] if ascending else row


def _neighbours_alike(suits: tuple[Suit, ...]) -> int:
    """How often two suits of one colour stand side by side."""
    return sum((left in _RED) is (right in _RED) for left, right in pairwise(suits))
