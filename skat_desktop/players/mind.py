"""What cards are worth in given worlds: open cards and playouts.  One thread's work."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from skat_desktop.core.contract import GameType
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.players.batches import add_up, matadors, united, worths
from skat_desktop.players.payoff import payoffs
from skat_desktop.players.playouts import NETWORK_SIZE, NETWORKS, Playouts
from skat_desktop.players.situation import DECLARER, Situation
from skat_desktop.players.weights import floats
from skat_desktop.solver import MOST_CARDS
from skat_desktop.solver.move_order import move_order
from skat_desktop.solver.position import encoding
from skat_desktop.solver.search import Search

TABLE_BYTES: Final = 1 << 19
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


@dataclass(frozen=True, slots=True)
class Values:
    """What moves bring the declarer, world by world: list points, wins and card points."""

    moves: int
    scores: "array[float]"
    wins: "array[float]"
    points: "array[float]"

    @property
    def worlds(self) -> int:
        """In how many worlds."""
        return len(self.scores) // self.moves

    def mean_scores(self) -> list[float]:
        """The mean score of each move."""
        return [sum(self.scores[move :: self.moves]) / self.worlds for move in range(self.moves)]

    def mean_wins(self) -> list[float]:
        """How likely each move is to win."""
        return [sum(self.wins[move :: self.moves]) / self.worlds for move in range(self.moves)]


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
    ) -> Values:
        """What these moves bring in these worlds."""
        self._look_at(situation)
        count = len(worlds) // 4
        found = tuple(array("d", bytes(8 * count * len(moves))) for _ in range(3))
        tables = _payoff_tables(situation, worlds)
        skats = _points_each(situation.contract.game, worlds[3::4])
        share = 0.0
        cards = situation.held.bit_count()
        if situation.is_open and cards <= MOST_CARDS:
            # The policy knows no games with the declarer's cards on the table.
            share = 1.0
        elif cards <= care.open_cards:
            share = care.open_share
        if share > 0:
            values = self._open_values(situation, care, moves, worlds, skats)
            nothing = array("i", bytes(4 * count))
            add_up(values, nothing, *tables, share, *found)
        if share < 1:
            self._playouts.seed(seed)
            ends = self._playouts.play_out(worlds, array("i", moves), care.playouts)
            add_up(ends, skats, *tables, (1 - share) / care.playouts, *found)
        return Values(len(moves), *found)

    def _open_values(
        self,
        situation: Situation,
        care: Care,
        moves: Sequence[int],
        worlds: "array[int]",
        skats: Sequence[int],
    ) -> "array[int]":
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
            return array("i", values)
        totals = [won[row // len(moves)] + value for row, value in enumerate(values)]
        if exactly:
            return array("i", totals)
        return array("i", [_JUST_WON if t >= POINTS_TO_WIN else _JUST_LOST for t in totals])


def _points_each(game: GameType, sets: "array[int]") -> "array[int]":
    """The card points (Augen) of each of these sets of cards; none in Null."""
    if game.is_null:
        return array("i", bytes(4 * len(sets)))
    return array("i", map(int, worths(sets, array("d", encoding(game).points))))


def _payoff_tables(
    situation: Situation, worlds: "array[int]"
) -> tuple["array[float]", "array[int]"]:
    """What card points bring with each count of matadors, and where each world's table begins."""
    contract = situation.contract
    twelves = united(worlds[DECLARER::4], worlds[3::4])
    counts = matadors(twelves, encoding(contract.game).trumps)
    tables = array("d")
    begins = {}
    for count in {*counts}:
        begins[count] = len(tables)
        tables.extend(payoffs(contract, situation.bid, count, situation.terms))
    return tables, array("i", [begins[count] for count in counts])
