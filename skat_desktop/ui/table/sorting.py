"""The order in which a hand is held.  A matter of display; the strength of cards is core's."""

from collections.abc import Iterable, Sequence
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
    BY_HAND = "by-hand"
    """As the person arranges them.  A new deal comes as in `ALTERNATING`."""


def sort_hand(
    cards: Iterable[Card],
    game: GameType | None = None,
    sorting: HandSorting = HandSorting.ALTERNATING,
    *,
    ascending: bool = False,
    trumps_right: bool = False,
) -> list[Card]:
    """The cards from left to right, each suit from its highest card down, or ``ascending`` up.

    Trumps stand together at the left end, or at the right one.  Without a game the four jacks
    are trumps, as in Grand.  In Null there are none and the suits run ace, king, queen, jack,
    ten.

    >>> hand = [Card.HT, Card.DJ, Card.CA, Card.S7, Card.CJ]
    >>> [card.code for card in sort_hand(hand)]
    ['CJ', 'DJ', 'CA', 'HT', 'S7']
    >>> [card.code for card in sort_hand(hand, ascending=True)]
    ['DJ', 'CJ', 'S7', 'HT', 'CA']
    """
    hand = CardSet(cards)
    game = game or GameType.GRAND
    order = card_order(game)
    trumps = hand & order.trumps
    suits = [suit for suit in reversed(Suit) if any(c.suit is suit for c in hand - trumps)]
    if ascending:
        suits.reverse()
    if sorting is not HandSorting.IN_ORDER:
        beside = (game.trump_suit,) if game.trump_suit is not None and trumps else ()

        def neighbours(row: tuple[Suit, ...]) -> int:
            return _alike((*row, *beside) if trumps_right else (*beside, *row))

        suits = [*min(permutations(suits), key=neighbours)]
    groups = [CardSet(card for card in hand - trumps if card.suit is suit) for suit in suits]
    groups.insert(len(groups) if trumps_right else 0, trumps)
    row: list[Card] = []
    for group in groups:
        row += order.descending(group)[:: -1 if ascending else 1]
    return row


def _alike(suits: tuple[Suit, ...]) -> int:
    """How often two suits of one colour stand side by side."""
    return sum((left in _RED) is (right in _RED) for left, right in pairwise(suits))


def moved(row: Sequence[Card], card: Card, place: int) -> list[Card]:
    """The row with this card, from the row or not, put into this place."""
    others = [other for other in row if other is not card]
    others.insert(min(max(place, 0), len(others)), card)
    return others


def keep_order(known: Sequence[Card], row: Iterable[Card]) -> list[Card]:
    """The cards of a sorted row as they were arranged before.

    Those not ``known`` come in to the right of the card that they follow in the row.

    >>> known = [Card.S7, Card.CJ, Card.HT]
    >>> [card.code for card in keep_order(known, [Card.CJ, Card.DJ, Card.S7])]
    ['S7', 'CJ', 'DJ']
    """
    row = [*row]
    kept = [card for card in known if card in row]
    place = 0
    for card in row:
        if card in kept:
            place = kept.index(card) + 1
        else:
            kept.insert(place, card)
            place += 1
    return kept
