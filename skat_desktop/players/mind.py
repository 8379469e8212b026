"""What cards are worth in given worlds: open cards and playouts.  One thread's work."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.players.payoff import bit_matadors, payoffs
from skat_desktop.players.playouts import NETWORK_SIZE, NETWORKS, NO_TRICK, Playouts
from skat_desktop.players.situation import DECLARER, Situation
from skat_desktop.players.weights import floats
from skat_desktop.solver import MOST_CARDS
from skat_desktop.solver.move_order import move_order
from skat_desktop.solver.position import encoding
from skat_desktop.solver.search import Search

TABLE_BYTES: Final = 1 << 19
_POINTS: Final = 127
_JUST_WON: Final = 75
_JUST_LOST: Final = 46
"""Card points that stand for a game won or lost where only that was asked."""


@dataclass(frozen=True, slots=True)
class Care:
    """How much thought goes into a card.

    ``candidates`` worlds are drawn and weighed by how likely the play so far was in them, to the
    power of ``trust``, and the auction and the declaration, to the power of ``belief``; ``worlds``
    of them are looked at.  ``open_share`` is how much the values
    with open cards count, from 0 to 1, the rest being that of ``playouts`` games in each world.
    With more than ``exact`` cards in hand only win or loss is asked with open cards, and with
    more than ``open_cards`` nothing.
    """

    candidates: int
    worlds: int
    playouts: int
    trust: float = 0.7
    belief: float = 0.8
    open_share: float = 0.4
    exact: int = 8
    open_cards: int = 5


@cache
def policy_weights(kind: str) -> "array[float]":
    """The networks of a kind of game, as `Playouts` wants them."""
    return floats(f"policy-{kind}.bin", NETWORKS * NETWORK_SIZE)


@dataclass(slots=True)
class Sums:
    """What moves brought, summed up over worlds: list points for the declarer, and games won."""

    scores: list[float]
    wins: list[float]
    worlds: int = 0

    def add(self, other: "Sums") -> None:
        """Add what other worlds brought."""
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.worlds += other.worlds

    def count(self, move: int, share: float, score: float) -> None:
        """Count a share of a game that ends with this score after this move."""
        self.scores[move] += share * score
        self.wins[move] += share * (score > 0)


class Mind:
    """Thinks about cards; every thread needs its own."""

    def __init__(self) -> None:
        self._playouts = Playouts()
        self._search = Search(TABLE_BYTES)
        self._kind = ""

    def _look_at(self, situation: Situation) -> None:
        if situation.kind != self._kind:
            self._playouts.begin(situation.kind, policy_weights(situation.kind))
            self._search.begin(situation.kind, move_order(situation.kind))
            self._kind = situation.kind
        self._playouts.set_history(situation.history, situation.led_first, situation.knows_skat)

    def chances(self, situation: Situation) -> dict[int, float]:
        """How likely the policy plays each card worth telling apart."""
        self._look_at(situation)
        world = [0, 0, 0, situation.own_skat]
        world[situation.me] = situation.own
        return self._playouts.chances(world)

    def log_likelihoods(self, situation: Situation, worlds: "array[int]") -> "array[float]":
        """The logarithm of how likely the others would have played so, in each world."""
        self._look_at(situation)
        return self._playouts.log_likelihoods(worlds, situation.me)

    def assess(
        self,
        situation: Situation,
        care: Care,
        moves: Sequence[int],
        worlds: "array[int]",
        seed: int,
    ) -> Sums:
        """What these moves bring in these worlds."""
        self._look_at(situation)
        count = len(worlds) // 4
        sums = Sums([0.0] * len(moves), [0.0] * len(moves), count)
        tables = [_payoffs(situation, worlds[4 * n : 4 * n + 4]) for n in range(count)]
        skats = [card_points(situation.kind, worlds[4 * n + 3]) for n in range(count)]
        share = 0.0
        cards = situation.held.bit_count()
        if situation.is_open and cards <= MOST_CARDS:
            # The policy knows no games with the declarer's cards on the table.
            share = 1.0
        elif cards <= care.open_cards:
            share = care.open_share
        if share > 0:
            values = self._open_values(situation, care, moves, worlds, skats)
            for n, table in enumerate(tables):
                for i in range(len(moves)):
                    sums.count(i, share, table[values[n * len(moves) + i]])
        if share < 1:
            self._playouts.seed(seed)
            ends = iter(self._playouts.play_out(worlds, array("i", moves), care.playouts))
            rest = (1 - share) / care.playouts
            is_null = situation.kind == "null"
            for table, skat in zip(tables, skats, strict=True):
                for i in range(len(moves)):
                    for _ in range(care.playouts):
                        end = next(ends)
                        at = end if is_null else 0 if end & NO_TRICK else (end & _POINTS) + skat
                        sums.count(i, rest, table[at])
        return sums

    def _open_values(
        self,
        situation: Situation,
        care: Care,
        moves: Sequence[int],
        worlds: "array[int]",
        skats: Sequence[int],
    ) -> Sequence[int]:
        """For each world and move the declarer's card points, in Null whether he makes it."""
        is_null = situation.kind == "null"
        exactly = not is_null and situation.held.bit_count() <= care.exact
        trick = len(situation.on_table) + 1 + 4 * situation.leader
        rows = array("I")
        won = [skat + situation.points_won for skat in skats]
        for n, points in enumerate(won):
            hands = [
                hand & ~played
                for hand, played in zip(worlds[4 * n : 4 * n + 3], situation.played, strict=True)
            ]
            need = 1 if is_null else max(POINTS_TO_WIN - points, 1)
            own = hands[situation.me]
            for i, move in enumerate(moves):
                hands[situation.me] = own ^ 1 << move
                cards = (*situation.on_table, move, 0, 0)[:3]
                # For exact values the one before is a good guess, which 0 stands for.
                rows.extend((*hands, *cards, trick, 0 if exactly and i else need))
        values = self._search.solve(rows, exactly)
        if is_null:
            return values
        points_of_row = (points for points in won for _ in moves)
        if exactly:
            return [points + value for points, value in zip(points_of_row, values, strict=True)]
        return [
            _JUST_WON if points + value >= POINTS_TO_WIN else _JUST_LOST
            for points, value in zip(points_of_row, values, strict=True)
        ]


@cache
def _points_by_bit(kind: str) -> tuple[int, ...]:
    games = {"suit": GameType.CLUBS, "grand": GameType.GRAND, "null": GameType.NULL}
    bits = encoding(games[kind]).bits
    return tuple(card.points for card in sorted(Card, key=lambda card: bits[card]))


def card_points(kind: str, cards: int) -> int:
    """The card points (Augen) of cards as bits of a kind of game."""
    points = _points_by_bit(kind)
    total = 0
    while cards:
        low = cards & -cards
        total += points[low.bit_length() - 1]
        cards ^= low
    return total


def _payoffs(situation: Situation, world: Sequence[int]) -> tuple[float, ...]:
    twelve = world[DECLARER] | world[3]
    return payoffs(situation.contract, situation.bid, bit_matadors(twelve, situation.kind))
