"""What a hand promises in each game, in points of the list."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from random import Random
from threading import get_ident
from typing import Final

from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType
from skat_desktop.core.seats import Seat
from skat_desktop.players.batches import matadors, translated, united
from skat_desktop.players.hands import OUTCOMES, ROWS, WEIGHTS, Hands, best_scores
from skat_desktop.players.hands import score as expected_score
from skat_desktop.players.weights import floats, table
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding

ROW_SIZE: Final = 32
WIN_ROW: Final = ROW_SIZE * ROWS
WIN_START: Final = WIN_ROW + ROW_SIZE * OUTCOMES
"""Where the weights of the first outcome are."""
SKATS_UNCOMPILED: Final = 5
"""How many skats are looked at before bidding where the model runs as Python."""


def table_of(contract: Contract) -> str:
    """The name of the model that judges hands for a contract."""
    kind = encoding(contract.game).kind
    return "ouvert" if contract.ouvert and kind == "null" else kind


def plain_model(name: str) -> Hands:
    """A model as it was learnt from games played out with the policy."""
    return _model(name, None, False, get_ident())


def model_of(contract: Contract, opposed: bool = False) -> Hands:
    """The model for a contract, held against the results of games.

    ``opposed`` tells that another player has bid or held something.
    """
    name = table_of(contract)
    return _model(name, name + (" hand" if contract.hand else ""), opposed, get_ident())


@cache
def _model(name: str, calibration: str | None, opposed: bool, _thread: int) -> Hands:
    """A model of one thread: they work without Python's lock, and note things while they do."""
    weights = _weights(name)
    if calibration is not None:
        start, slope, against = _calibration()[calibration]
        for i in range(WIN_ROW, WIN_ROW + ROW_SIZE):
            weights[i] *= slope
        weights[WIN_START] = weights[WIN_START] * slope + start + (against if opposed else 0.0)
    return Hands("null" if name == "ouvert" else name, weights)


def _weights(name: str) -> "array[float]":
    return floats(f"hands-{name}.bin", WEIGHTS)


@cache
def _calibration() -> dict[str, list[float]]:
    """Where logits start, how they are stretched, and what is added against other bidders."""
    return table("calibration.json", width=3)


def is_opposed(auction: Auction, seat: Seat) -> bool:
    """Whether a player other than this one has bid or held something."""
    return any(auction.said(other) for other in seat.others)


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely the declarer reaches 61, 90 and 31 points; in Null the first is to make it."""

    win: float
    schneider: float = 0.0
    safe: float = 1.0


def score(contract: Contract, count: int, bid: int, chances: Chances) -> float:
    """The declarer's advantage to expect (Seeger-Fabian), the matadors being this many.

    Schneider and Schwarz announced are left aside, see `announced_score`.
    """
    value, base = _value(contract, count), _base(contract)
    return expected_score(value, base, bid, chances.win, chances.schneider, chances.safe)


def _value(contract: Contract, count: int) -> int:
    """What a game won with 61 points is worth, the matadors being this many."""
    if contract.game.is_null:
        return contract.null_value
    return (abs(count) + 1 + contract.hand) * contract.game.base_value


def _base(contract: Contract) -> int:
    return 0 if contract.game.is_null else contract.game.base_value


def announced_score(contract: Contract, count: int, bid: int, chances: Chances) -> float:
    """The same for a Hand game with Schneider announced."""
    base = contract.game.base_value
    # It is won with 90 points, and nothing above or below counts.
    return expected_score((abs(count) + 4) * base, base, bid, chances.schneider, 0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Discard:
    """The best discard for a game: what is put away, and the chances then."""

    contract: Contract
    matadors: int
    cards: tuple[Card, Card]
    chances: Chances


class Prospects:
    """What ten cards promise on a seat; skats are judged one by one, ``skats`` or all of them.

    ``opposed`` tells that another player has bid or held something.
    """

    def __init__(
        self,
        hand: CardSet,
        seat: Seat,
        opposed: bool = False,
        skats: Sequence[CardSet] | None = None,
    ) -> None:
        self._opposed: Final = opposed
        self.hand: Final = hand
        self.seat: Final = seat
        self._skats: Final = (
            _some_skats(hand) if skats is None else array("I", [skat.bits for skat in skats])
        )
        self._matadors: Final = {
            game: _matadors(game, hand, self._skats) for game in (*TRUMP_GAMES, GameType.NULL)
        }
        self._values: Final = array("i")
        self._promises: Final = array("d")
        for contract in PICK_UP_GAMES:
            counts = self._matadors[contract.game]
            worth = {count: _value(contract, count) for count in {*counts}}
            values = array("i", [worth[count] for count in counts])
            self._values.extend(values)
            self._promises.extend(
                model_of(contract, opposed).best_discards(
                    encoding(contract.game).mask(hand),
                    translated(self._skats, _places(contract.game)),
                    seat,
                    values,
                    _base(contract),
                )
            )

    def discards(self, bid: int) -> list[tuple[Discard, float]]:
        """For each game allowed the best discard and its score, the skat being known."""
        return [
            (discard, score(discard.contract, discard.matadors, bid, discard.chances))
            for number, contract in enumerate(PICK_UP_GAMES)
            if not (contract.game.is_null and contract.null_value < bid)
            for discard in (self._discard(number),)
        ]

    def _discard(self, game: int) -> Discard:
        """The best discard in this game, the skat being the first."""
        contract = PICK_UP_GAMES[game]
        at = 5 * game * len(self._skats)
        _, win, schneider, safe, away = self._promises[at : at + 5]
        return Discard(
            contract,
            self._matadors[contract.game][0],
            _cards(contract.game, int(away)),
            Chances(win, schneider, safe),
        )

    def best_discard(self, bid: int) -> Discard:
        """The best game and discard, the skat being known."""
        return max(self.discards(bid), key=lambda found: found[1])[0]

    def with_skat(self, bid: int) -> float:
        """The score to expect from taking up the skat and playing the best game at this bid."""
        scores = best_scores(self._promises, self._values, _BASES, bid)
        return sum(scores) / len(scores)

    def best_hand_game(self, bid: int) -> tuple[float, Contract]:
        """The best game without the skat, with what it promises."""
        return max(
            (
                option
                for contract in HAND_GAMES
                if not (contract.game.is_null and contract.null_value < bid)
                for option in self._hand_options(contract, bid)
            ),
            key=lambda option: option[0],
            default=(-1e9, HAND_GAMES[0]),
        )

    def _hand_options(self, contract: Contract, bid: int) -> list[tuple[float, Contract]]:
        game = contract.game
        bits = encoding(game)
        logits = model_of(contract, self._opposed).judge(bits.mask(self.hand), 0, self.seat)
        chances = Chances(*(1 / (1 + exp(-logit)) for logit in logits))
        if game.is_null:
            return [(score(contract, 0, bid, chances), contract)]
        counts = Counter(_matadors(game, self.hand, _all_skats(self.hand)))
        total = sum(counts.values())
        plain = sum(n * score(contract, c, bid, chances) for c, n in counts.items()) / total
        announced = (
            sum(n * announced_score(contract, c, bid, chances) for c, n in counts.items()) / total
        )
        return [(plain, contract), (announced, Contract(game, hand=True, schneider=True))]


PICK_UP_GAMES: Final = (
    *map(Contract, TRUMP_GAMES),
    Contract(GameType.NULL),
    Contract(GameType.NULL, ouvert=True),
)
_BASES: Final = array("i", map(_base, PICK_UP_GAMES))
HAND_GAMES: Final = (
    *(Contract(game, hand=True) for game in TRUMP_GAMES),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)


@lru_cache(maxsize=64)
def prospects(hand: CardSet, seat: Seat, opposed: bool) -> Prospects:
    """The prospects of ten cards, whatever the skat."""
    return Prospects(hand, seat, opposed)


def _some_skats(hand: CardSet) -> "array[int]":
    """All skats, or as many as there is time for."""
    skats = _all_skats(hand)
    if IS_COMPILED:
        return skats
    return array("I", Random(hand.bits).sample(skats, SKATS_UNCOMPILED))


def _all_skats(hand: CardSet) -> "array[int]":
    cards = [1 << card for card in PACK - hand]
    return array("I", [one | other for one, other in combinations(cards, 2)])


def _matadors(game: GameType, hand: CardSet, skats: "array[int]") -> "array[int]":
    """The declarer's matadors with each of these skats."""
    twelves = united(skats, array("I", [hand.bits]) * len(skats))
    return matadors(translated(twelves, _places(game)), encoding(game).trumps)


@cache
def _places(game: GameType) -> "array[int]":
    """The bit of each card in the models."""
    return array("i", encoding(game).bits)


@cache
def _back(game: GameType) -> tuple[Card, ...]:
    """The card of each bit."""
    bits = encoding(game).bits
    return tuple(sorted(CARDS, key=lambda card: bits[card]))


def _cards(game: GameType, cards: int) -> tuple[Card, Card]:
    first = cards & -cards
    back = _back(game)
    return back[first.bit_length() - 1], back[(cards ^ first).bit_length() - 1]
