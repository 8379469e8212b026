"""How likely a hand wins a game: logistic models of what players count on a hand.

A hand's logit is the sum of what its features weigh: jacks, the number of trumps, aces, tens,
voids, the seat.  The weights were fitted to games that three club players played against each
other, suit games, Grand and Null each once for the ten cards dealt (`Stage.DEALT`, the skat
still to come and the best discard to be made) and once for the ten cards played with.

A suit's features depend on its cards alone, so their sum is looked up in a table by the
suit's ranks.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache, cached_property
from itertools import combinations
from math import exp
from typing import Final

from skat_desktop.core.cards import JACKS, Card, CardSet, Rank, Suit
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players.hand_weights import WEIGHTS

Features = Mapping[str, float]

NULL_CAUTION: Final = 0.6
"""Taken off a Null game's logit: people catch a Null more often than club players do."""


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
    """The chance, 0 to 1, that the declarer on this seat makes the contract.

    Announced Schneider and Schwarz are left aside; ``skat_points`` is what lies in the skat
    (0 while it is still to come).
    """
    return 1 / (1 + exp(-logit(contract, hand, seat, skat_points, stage)))


def logit(
    contract: Contract,
    hand: CardSet,
    seat: Seat,
    skat_points: float = 0.0,
    stage: Stage = Stage.PLAYED,
) -> float:
    """The same as a logit, log(p / (1 - p)); quicker where only the order matters."""
    ouvert = contract.ouvert and contract.game.is_null
    value = _model(contract.game, ouvert, stage).logit(hand, seat, skat_points)
    return value - NULL_CAUTION if contract.game.is_null else value


def trump_features(game: GameType, jacks: CardSet, length: int) -> Features:
    """The jacks and the number of trumps; aces and tens of trump are counted with the suits."""
    if game.is_null:
        return {}
    if game is GameType.GRAND:
        return {"jacks": length, "fewer than three": max(3 - length, 0), "CJ": Card.CJ in jacks}
    return {"trumps": length, "fewer than six": max(6 - length, 0)} | {
        str(jack): 1.0 for jack in jacks
    }


def trump_suit_features(mask: int) -> Features:
    """The trump suit without the jacks."""
    return {"trump ace": mask >> 6 & 1, "trump ten": mask >> 5 & 1}


def side_suit_features(mask: int) -> Features:
    """A suit that is not trump."""
    count = mask.bit_count()
    if not count:
        return {"void": 1.0}
    ace, ten, king = mask >> 6 & 1, mask >> 5 & 1, mask >> 4 & 1
    return {
        "ace": ace,
        "ace, ten": ace & ten,
        "ace, ten, king": ace & ten & king,
        "ten": (1 - ace) * ten * (count > 1),
        "bare ten": (1 - ace) * ten * (count == 1),
        "ten, king": (1 - ace) * ten * king,
        "king": (1 - ace) * (1 - ten) * king,
        "singleton": (1 - ace) * (1 - ten) * (count == 1),
        "low cards": count - ace - ten,
        "length with ace": ace * max(count - 3, 0),
    }


def null_suit_features(mask: int) -> Features:
    """A suit in Null; the n-th card is safe up to twice n places above the seven."""
    if not mask:
        return {"void": 1.0}
    places = sorted(_NULL_PLACES[rank] for rank in range(8) if mask >> rank & 1)
    gaps = [max(place - 2 * index, 0) for index, place in enumerate(places)]
    features = {f"card {index + 1}": float(min(gap, 4)) for index, gap in enumerate(gaps[:4])}
    features["bare eight"] = float(places == [1])
    features["bare nine"] = float(places == [2])
    features["seven"] = float(places[0] == 0)
    return features


_NULL_ORDER: Final = card_order(GameType.NULL)
_NULL_PLACES: Final = tuple(_NULL_ORDER.strength[rank] for rank in Rank)


def hand_features(seat: Seat, skat_points: float) -> Features:
    """What does not depend on a suit."""
    return {
        "base": 1.0,
        "forehand": float(seat is Seat.FOREHAND),
        "middlehand": float(seat is Seat.MIDDLEHAND),
        "skat points": skat_points,
    }


class _Weights:
    """The weights of one kind of game; a suit's features are weighed once for all its cards."""

    def __init__(self, weights: Features) -> None:
        self._weights: Final = weights

    def weigh(self, features: Features) -> float:
        """The sum of what these features weigh."""
        return sum(self._weights.get(name, 0.0) * value for name, value in features.items())

    @cached_property
    def trump_suit(self) -> list[float]:
        """What the trump suit weighs, by its ranks; the jack (bit 7) makes no difference."""
        return [self.weigh(trump_suit_features(mask)) for mask in range(128)] * 2

    @cached_property
    def side_suit(self) -> list[float]:
        """The same for another suit."""
        return [self.weigh(side_suit_features(mask)) for mask in range(128)] * 2

    @cached_property
    def null_suit(self) -> list[float]:
        """The same for a suit in Null, where the jack belongs to it."""
        return [self.weigh(null_suit_features(mask)) for mask in range(256)]


class _Model:
    """The logit of one game as a sum of what is looked up for the seat, suits and jacks."""

    def __init__(self, game: GameType, weights: _Weights) -> None:
        self._seats: Final = [weights.weigh(hand_features(seat, 0)) for seat in SEATS]
        self._skat_point: Final = weights.weigh({"skat points": 1.0})
        self._suits: Final = [
            weights.null_suit
            if game.is_null
            else weights.trump_suit
            if suit is game.trump_suit
            else weights.side_suit
            for suit in Suit
        ]
        self._trumps: Final = card_order(game).trumps.bits
        self._jacks: Final = {
            jacks.bits: [weights.weigh(trump_features(game, jacks, n)) for n in range(11)]
            for count in range(5)
            for jacks in map(CardSet, combinations(JACKS, count))
        }

    def logit(self, hand: CardSet, seat: Seat, skat_points: float) -> float:
        """The logit of the winning chance."""
        diamonds, hearts, spades, clubs = self._suits
        bits = hand.bits
        return (
            self._seats[seat]
            + self._skat_point * skat_points
            + diamonds[bits & 0xFF]
            + hearts[bits >> 8 & 0xFF]
            + spades[bits >> 16 & 0xFF]
            + clubs[bits >> 24]
            + self._jacks[bits & JACKS.bits][(bits & self._trumps).bit_count()]
        )


_WEIGHTS: Final = {key: _Weights(weights) for key, weights in WEIGHTS.items()}


@cache
def _model(game: GameType, ouvert: bool, stage: Stage) -> _Model:
    if game.is_null:
        kind = "null ouvert" if ouvert else "null"
    else:
        kind = "grand" if game is GameType.GRAND else "suit game"
    return _Model(game, _WEIGHTS[kind, stage.value])
