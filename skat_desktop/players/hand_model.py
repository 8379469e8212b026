"""How likely a hand wins each game: logits linear in what players count on a hand.

The hand is the ten cards the declarer plays with.  A suit's contribution depends on its cards
alone, so it is looked up in a table by the suit's ranks (bit 0 is the seven, bit 6 the ace).
"""

from enum import Enum
from math import exp
from typing import Final

from skat_desktop.core.cards import JACKS, Card, CardSet, Suit
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.seats import Seat

_ACE: Final = 1 << 6
_TEN: Final = 1 << 5


def ranks(cards: CardSet, suit: Suit) -> int:
    """The cards of this suit without its jack, as a mask of seven ranks."""
    return cards.bits >> 8 * suit & 0x7F


class Stage(Enum):
    """Which ten cards are looked at."""

    DEALT = "dealt"
    """Those dealt, with the skat still to come."""
    PLAYED = "played"
    """Those played with, after the discard or in a Hand game."""


def win_chance(
    contract: Contract,
    hand: CardSet,
    seat: Seat,
    skat_points: float = 0.0,
    stage: Stage = Stage.PLAYED,
) -> float:
    """The chance, 0 to 1, that the declarer on this seat makes the plain contract."""
    value = logit(contract.game, hand, skat_points, seat)
    if stage is Stage.DEALT:
        value += 2.2
    if contract.ouvert:
        value -= 1.5
    return 1 / (1 + exp(-value))


def logit(game: GameType, hand: CardSet, skat_points: float, seat: Seat) -> float:
    """The same as a logit."""
    if game is GameType.NULL:
        return _NULL_BASE + sum(_NULL_SUIT[hand.bits >> 8 * suit & 0xFF] for suit in Suit)
    jacks = hand & JACKS
    if game is GameType.GRAND:
        return (
            -8.2
            + 1.85 * len(jacks)
            + (0.55 if Card.CJ in jacks else 0)
            + 0.09 * skat_points
            + sum(_GRAND_SUIT[ranks(hand, suit)] for suit in Suit)
            + (0.5 if seat is Seat.FOREHAND else 0)
        )
    trump = game.trump_suit
    assert trump is not None
    return (
        -11.1
        + sum(weight for jack, weight in _JACKS.items() if jack in jacks)
        + _TRUMP_SUIT[ranks(hand, trump)]
        + sum(_SIDE_SUIT[ranks(hand, suit)] for suit in Suit if suit is not trump)
        + 0.074 * skat_points
    )


def _side_suit(mask: int) -> float:
    if not mask:
        return 1.2
    ace, ten = bool(mask & _ACE), bool(mask & _TEN)
    value = 1.8 * ace
    if ten:
        value += 0.3 if ace else 0.7
    if mask.bit_count() == 1 and not ace:
        value += 0.27
    return value


def _grand_suit(mask: int) -> float:
    if not mask:
        return 0.5
    ace, ten = bool(mask & _ACE), bool(mask & _TEN)
    value = 1.74 * ace
    if ten:
        value += 0.65 if ace else 0.97
    return value


def _null_suit(mask: int) -> float:
    # Null ranks: 7 8 9 10 J Q K A; the mask has the ten above the king and the jack on top.
    order = (0, 1, 2, 5, 6, 3, 7, 4)
    places = sorted(order.index(rank) for rank in range(8) if mask >> rank & 1)
    if len(places) == 1 and places[0] == 1:
        return -0.3
    return -sum(min(place - 2 * index, 4) for index, place in enumerate(places)
                if place > 2 * index) * 0.8  # fmt: skip


_JACKS: Final = {Card.CJ: 2.2, Card.SJ: 2.0, Card.HJ: 1.7, Card.DJ: 1.5}
_TRUMP_SUIT: Final = [
    1.17 * mask.bit_count() + 0.9 * bool(mask & _ACE) + 0.7 * bool(mask & _TEN)
    for mask in range(128)
]
_SIDE_SUIT: Final = [_side_suit(mask) for mask in range(128)]
_GRAND_SUIT: Final = [_grand_suit(mask) for mask in range(128)]
_NULL_BASE: Final = 1.5
_NULL_SUIT: Final = [_null_suit(mask) for mask in range(256)]
