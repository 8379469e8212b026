"""What a hand promises in each game, in points of the list."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations
from math import exp
from random import Random
from threading import get_ident
from typing import Final

from skat_desktop.core.auction import Auction
from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType
from skat_desktop.core.seats import Seat
from skat_desktop.players.batches import matadors, translated, united
from skat_desktop.players.hands import NEVER, OUTCOMES, ROWS, WEIGHTS, Hands, best_scores
from skat_desktop.players.payoff import outcomes
from skat_desktop.players.terms import OFFICIAL, Terms
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


def score(
    contract: Contract, count: int, bid: int, chances: Chances, terms: Terms = OFFICIAL
) -> float:
    """The score to expect, the matadors being this many; of Schwarz nothing is known."""
    schneider, lost, won, most = outcomes(contract, bid, count, terms)
    return (
        (1 - chances.safe) * schneider
        + (chances.safe - chances.win) * lost
        + (chances.win - chances.schneider) * won
        + chances.schneider * most
    )


def win_chance(
    contract: Contract, count: int, bid: int, chances: Chances, terms: Terms = OFFICIAL
) -> float:
    """How likely the game is won, an overbid one or one announced with Schneider too."""
    _, _, won, most = outcomes(contract, bid, count, terms)
    won_without = chances.win - chances.schneider if won > 0 else 0.0
    return won_without + (chances.schneider if most > 0 else 0.0)


@dataclass(frozen=True, slots=True)
class Promise:
    """The score to expect, and how likely the game is won."""

    score: float
    win: float


@dataclass(frozen=True, slots=True)
class Discard:
    """The best discard for a game: what is put away, and the chances then."""

    contract: Contract
    matadors: int
    cards: tuple[Card, Card]
    chances: Chances


class Prospects:
    """What ten cards promise on a seat; skats are judged one by one, ``skats`` or all of them.

    ``opposed`` tells that another player has bid or held something.  Discards are chosen for a
    game at the bid ``aim``: one that is overbid without Schneider is put away for Schneider.
    """

    def __init__(
        self,
        hand: CardSet,
        seat: Seat,
        opposed: bool = False,
        skats: Sequence[CardSet] | None = None,
        terms: Terms = OFFICIAL,
        aim: int = 0,
    ) -> None:
        self._opposed: Final = opposed
        self._terms: Final = terms
        self.hand: Final = hand
        self.seat: Final = seat
        self._skats: Final = (
            _some_skats(hand) if skats is None else array("I", [skat.bits for skat in skats])
        )
        self._matadors: Final = {
            game: _matadors(game, hand, self._skats) for game in (*TRUMP_GAMES, GameType.NULL)
        }
        # What a game is worth depends on the matadors alone, and they are few.
        self._cases: Final[list[tuple[Contract, int]]] = []
        self._rows: Final = array("i")
        self._promises: Final = array("d")
        for contract in PICK_UP_GAMES:
            counts = self._matadors[contract.game]
            numbers = {count: row for row, count in enumerate(sorted({*counts}))}
            worth = [outcomes(contract, aim, count, terms) for count in numbers]
            self._promises.extend(
                model_of(contract, opposed).best_discards(
                    encoding(contract.game).mask(hand),
                    translated(self._skats, _places(contract.game)),
                    seat,
                    array("d", chain.from_iterable(worth)),
                    array("i", [numbers[count] for count in counts]),
                )
            )
            first = len(self._cases)
            self._cases.extend((contract, count) for count in numbers)
            self._rows.extend([first + numbers[count] for count in counts])

    def discards(self, bid: int) -> list[tuple[Discard, Promise]]:
        """For each game allowed the best discard and what it promises, the skat being known."""
        found = []
        for number, contract in enumerate(PICK_UP_GAMES):
            if not (contract.game.is_null and contract.null_value < bid):
                discard = self._discard(number)
                terms = (contract, discard.matadors, bid, discard.chances, self._terms)
                found.append((discard, Promise(score(*terms), win_chance(*terms))))
        return found

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

    def with_skat(self, bid: int) -> Promise:
        """What it promises to take up the skat and play the best game at this bid."""
        worth = array("d")
        for contract, count in self._cases:
            if contract.game.is_null and contract.null_value < bid:
                worth.extend([NEVER] * 4)
            else:
                worth.extend(outcomes(contract, bid, count, self._terms))
        scores = best_scores(self._promises, worth, self._rows, len(PICK_UP_GAMES))
        return Promise(sum(scores[::2]) / len(self._skats), sum(scores[1::2]) / len(self._skats))

    def best_hand_game(self, bid: int) -> tuple[Promise, Contract]:
        """The best game without the skat, with what it promises."""
        return max(
            (
                option
                for contract in HAND_GAMES
                if not (contract.game.is_null and contract.null_value < bid)
                for option in self._hand_options(contract, bid)
            ),
            key=lambda option: option[0].score,
        )

    def _hand_options(self, contract: Contract, bid: int) -> list[tuple[Promise, Contract]]:
        game = contract.game
        bits = encoding(game)
        logits = model_of(contract, self._opposed).judge(bits.mask(self.hand), 0, self.seat)
        chances = Chances(*(1 / (1 + exp(-logit)) for logit in logits))
        counts = Counter([0])
        announcements = [contract]
        if not game.is_null:
            counts = Counter(_matadors(game, self.hand, _all_skats(self.hand)))
            announcements.append(Contract(game, hand=True, schneider=True))
        return [
            (
                Promise(
                    *(
                        sum(
                            times * question(announced, count, bid, chances, self._terms)
                            for count, times in counts.items()
                        )
                        / counts.total()
                        for question in (score, win_chance)
                    )
                ),
                announced,
            )
            for announced in announcements
        ]


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
def prospects(hand: CardSet, seat: Seat, opposed: bool, terms: Terms = OFFICIAL) -> Prospects:
    """The prospects of ten cards, whatever the skat."""
    return Prospects(hand, seat, opposed, terms=terms)


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
