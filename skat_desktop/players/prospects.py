"""What a hand promises in each game, in points of the list."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from random import Random
from typing import Final

from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType
from skat_desktop.core.seats import Seat
from skat_desktop.players.hands import OUTCOMES, ROWS, WEIGHTS, Hands
from skat_desktop.players.payoff import bit_matadors
from skat_desktop.players.weights import floats, table
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding

LOSS: Final = 90
"""What a lost game costs beside twice its value: 50, and 40 for each defender."""
WIN: Final = 50
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


@cache
def plain_model(name: str) -> Hands:
    """A model as it was learnt from games played out with the policy."""
    return Hands("null" if name == "ouvert" else name, _weights(name))


@cache
def model_of(contract: Contract, opposed: bool = False) -> Hands:
    """The model for a contract, held against the results of games.

    ``opposed`` tells that another player has bid or held something.
    """
    name = table_of(contract)
    start, slope, against = _calibration()[name + (" hand" if contract.hand else "")]
    weights = _weights(name)
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
    win = chances.win
    if contract.game.is_null:
        value = contract.null_value
        return win * (value + WIN) - (1 - win) * (2 * value + LOSS)
    base = contract.game.base_value
    value = (abs(count) + 1 + contract.hand) * base
    if value >= bid:
        return (
            win * (value + WIN)
            - (1 - win) * (2 * value + LOSS)
            + base * chances.schneider
            - 2 * base * (1 - chances.safe)
        )
    charged = -(-bid // base) * base
    rescued = chances.schneider if value + base >= bid else 0.0
    return rescued * (value + base + WIN) - (1 - rescued) * (2 * charged + LOSS)


def announced_score(contract: Contract, count: int, bid: int, chances: Chances) -> float:
    """The same for a Hand game with Schneider announced."""
    base = contract.game.base_value
    value = (abs(count) + 4) * base
    if value < bid:
        return -(2 * (-(-bid // base) * base) + LOSS)
    made = chances.schneider
    return made * (value + WIN) - (1 - made) * (2 * value + LOSS)


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
        self._skats: Final = [*(skats if skats is not None else _some_skats(hand))]
        self._discards = [self._judged(contract) for contract in PICK_UP_GAMES]

    def _judged(self, contract: Contract) -> list[Discard]:
        """For each skat the best discard in this game."""
        game = contract.game
        bits = encoding(game)
        own = bits.mask(self.hand)
        skats = array("I", [bits.mask(skat) for skat in self._skats])
        counts = [bit_matadors(own | skat, bits.kind) for skat in skats]
        base = 0 if game.is_null else game.base_value
        values = [
            contract.null_value if game.is_null else (abs(count) + 1) * base for count in counts
        ]
        found = model_of(contract, self._opposed).best_discards(
            own,
            skats,
            self.seat,
            array("i", values),
            base,
        )
        return [
            Discard(
                contract,
                count,
                _cards(game, int(found[5 * i + 4])),
                Chances(*found[5 * i + 1 : 5 * i + 4]),
            )
            for i, count in enumerate(counts)
        ]

    def discards(self, bid: int) -> list[tuple[Discard, float]]:
        """For each game allowed the best discard and its score, the skat being known."""
        return [
            (
                discards[0],
                score(discards[0].contract, discards[0].matadors, bid, discards[0].chances),
            )
            for discards in self._discards
            if not (discards[0].contract.game.is_null and discards[0].contract.null_value < bid)
        ]

    def best_discard(self, bid: int) -> Discard:
        """The best game and discard, the skat being known."""
        return max(self.discards(bid), key=lambda found: found[1])[0]

    def with_skat(self, bid: int) -> float:
        """The score to expect from taking up the skat and playing the best game at this bid."""
        total = 0.0
        for i in range(len(self._skats)):
            total += max(
                score(d.contract, d.matadors, bid, d.chances)
                for discards in self._discards
                for d in (discards[i],)
                if not (d.contract.game.is_null and d.contract.null_value < bid)
            )
        return total / len(self._skats)

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
        counts = _matador_counts(game, self.hand)
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
HAND_GAMES: Final = (
    *(Contract(game, hand=True) for game in TRUMP_GAMES),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)


@lru_cache(maxsize=64)
def prospects(hand: CardSet, seat: Seat, opposed: bool) -> Prospects:
    """The prospects of ten cards, whatever the skat."""
    return Prospects(hand, seat, opposed)


def _some_skats(hand: CardSet) -> list[CardSet]:
    """All skats, or as many as there is time for."""
    skats = _all_skats(hand)
    return skats if IS_COMPILED else Random(hand.bits).sample(skats, SKATS_UNCOMPILED)


def _all_skats(hand: CardSet) -> list[CardSet]:
    return [CardSet(pair) for pair in combinations(PACK - hand, 2)]


def _matador_counts(game: GameType, hand: CardSet) -> dict[int, int]:
    """With how many skats there are so many matadors."""
    bits = encoding(game)
    return Counter(bit_matadors(bits.mask(hand | skat), bits.kind) for skat in _all_skats(hand))


@cache
def _back(game: GameType) -> tuple[Card, ...]:
    """The card of each bit."""
    bits = encoding(game).bits
    return tuple(sorted(CARDS, key=lambda card: bits[card]))


def _cards(game: GameType, cards: int) -> tuple[Card, Card]:
    first = cards & -cards
    back = _back(game)
    return back[first.bit_length() - 1], back[(cards ^ first).bit_length() - 1]
