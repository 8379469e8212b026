"""What open-card positions are worth, and each move in them."""

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from threading import Lock, Timer
from typing import Final

from skat_desktop.core.cards import Card
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.solver.move_order import move_order, score_table
from skat_desktop.solver.position import Position, encoding
from skat_desktop.solver.search import Search

TABLE_BYTES: Final = 1 << 19


class _Aim(Enum):
    """What the declarer wants; the value says what is asked."""

    POINTS = "points"
    NO_TRICK = "Null"
    ALL_TRICKS = "all tricks"


_AS_BEFORE: Final = 0
"""In place of a guess: the value of the question before."""


class SearchStopped(Exception):
    """The search was stopped before it had a result."""


class TimeUp(SearchStopped):
    """The search took longer than its `Solver.time_limit`."""


class Solver:
    """Solves positions one after the other; every thread needs its own.

    What it learns of one position serves all others of the same kind of game (suit, Grand, Null)
    until it is asked about another kind, or about all tricks after points, or points after all
    tricks.  Of ``table_bytes`` its table takes the next lower power of two, at least 128, and 64
    bytes more.

    Questions are asked of many positions of one kind at once and answered without the GIL; those
    about a single one are the same for a list of one.  All of them raise `ValueError` if a
    position is of the wrong kind, `SearchStopped` or `TimeUp` if they are cut short, and then what
    was found for a part of the list is lost.  Ctrl+C is heard at the end of a list.
    """

    def __init__(self, table_bytes: int = TABLE_BYTES) -> None:
        self._search = Search(table_bytes)
        self._in_use = Lock()
        self._is_stopped = False
        self._limits_passed = 0
        self._learnt: tuple[str, _Aim] | None = None
        self._orders: dict[str, array[int]] = {}

    @property
    def nodes(self) -> int:
        """Cards played in all searches so far."""
        return self._search.node_count

    def forget(self) -> None:
        """Forget everything learnt, for fair measurements."""
        self._search.forget()

    def order_moves(self, kind: str, weights: Sequence[int]) -> None:
        """Order the moves of a kind of game by these weights, to try them out.

        Raises `ValueError` unless there are as many as `move_order.BLOCKS` says.
        """
        self._orders[kind] = score_table(weights)
        self._learnt = None

    def stop(self) -> None:
        """End the search in progress, from another thread, and all later ones until `resume`.

        They raise `SearchStopped`.
        """
        self._is_stopped = True
        self._search.stop(True)

    def resume(self) -> None:
        """Let later searches run again after a stop; what was learnt before it is kept."""
        self._is_stopped = False
        self._search.stop(self._limits_passed > 0)

    @contextmanager
    def time_limit(self, seconds: float) -> Iterator[None]:
        """Within this block, all that is not answered after so long raises `TimeUp`."""
        passed = False

        def pass_limit() -> None:
            nonlocal passed
            passed = True
            self._limits_passed += 1
            self._search.stop(True)

        timer = Timer(seconds, pass_limit)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._limits_passed -= passed
            self._search.stop(self._is_stopped or self._limits_passed > 0)

    # --- one position -----------------------------------------------------------------------------

    def can_reach(self, position: Position, points: int = POINTS_TO_WIN) -> bool:
        """Whether the declarer reaches so many card points in all.  Not for Null."""
        return self.can_reach_each([position], points)[0]

    def points(self, position: Position, guess: int = POINTS_TO_WIN) -> int:
        """The card points that the declarer ends with if all play as well as possible.

        Not for Null.  The search is the faster the nearer the guess is.
        """
        return self.points_each([position], guess)[0]

    def makes_null(self, position: Position) -> bool:
        """Whether the declarer can take no trick any more in a Null game."""
        return self.makes_null_each([position])[0]

    def takes_all(self, position: Position) -> bool:
        """Whether the declarer can take all tricks still to come (schwarz).  Not for Null."""
        return self.takes_all_each([position])[0]

    def moves_reaching(self, position: Position, points: int = POINTS_TO_WIN) -> dict[Card, bool]:
        """For each legal card whether the declarer still reaches so many points.  Not for Null."""
        return self.moves_reaching_each([position], points)[0]

    def move_points(self, position: Position, guess: int = POINTS_TO_WIN) -> dict[Card, int]:
        """The declarer's final card points after each legal card.  Not for Null."""
        return self.move_points_each([position], guess)[0]

    def moves_making_null(self, position: Position) -> dict[Card, bool]:
        """For each legal card whether the declarer can still take no trick in a Null game."""
        return self.moves_making_null_each([position])[0]

    def moves_taking_all(self, position: Position) -> dict[Card, bool]:
        """For each legal card whether the declarer can still take all tricks.  Not for Null."""
        return self.moves_taking_all_each([position])[0]

    def best_line(self, position: Position) -> tuple[Card, ...]:
        """One line of best play to the end."""
        line: list[Card] = []
        guess = POINTS_TO_WIN
        while not position.is_over:
            values: dict[Card, int]
            if position.game.is_null:
                values = {**self.moves_making_null(position)}
            else:
                values = self.move_points(position, guess)
            choose = max if position.turn is position.declarer else min
            card = choose(values, key=lambda card: values[card])
            guess = values[card]
            line.append(card)
            position = position.after(card)
        return tuple(line)

    # --- many positions ---------------------------------------------------------------------------

    def can_reach_each(
        self, positions: Sequence[Position], points: int = POINTS_TO_WIN
    ) -> list[bool]:
        """`can_reach` for each position."""
        needs = [points - position.points for position in positions]
        rows = [search_row(position, need) for position, need in zip(positions, needs, strict=True)]
        values = self._solve(positions, rows, _Aim.POINTS, exactly=False)
        return [value >= need for value, need in zip(values, needs, strict=True)]

    def points_each(self, positions: Sequence[Position], guess: int = POINTS_TO_WIN) -> list[int]:
        """`points` of each position."""
        rows = [search_row(position, guess - position.points) for position in positions]
        values = self._solve(positions, rows, _Aim.POINTS, exactly=True)
        return [p.points + value for p, value in zip(positions, values, strict=True)]

    def makes_null_each(self, positions: Sequence[Position]) -> list[bool]:
        """`makes_null` for each position."""
        rows = [search_row(position, 1) for position in positions]
        return [value == 1 for value in self._solve(positions, rows, _Aim.NO_TRICK, exactly=False)]

    def takes_all_each(self, positions: Sequence[Position]) -> list[bool]:
        """`takes_all` for each position."""
        rows = [search_row(position, 1) for position in positions]
        values = self._solve(positions, rows, _Aim.ALL_TRICKS, exactly=False)
        return [value == 1 for value in values]

    def moves_reaching_each(
        self, positions: Sequence[Position], points: int = POINTS_TO_WIN
    ) -> list[dict[Card, bool]]:
        """`moves_reaching` for each position."""
        return [
            {card: p.points + value >= points for card, value in values.items()}
            for p, values in self._move_values(positions, points, _Aim.POINTS, exactly=False)
        ]

    def move_points_each(
        self, positions: Sequence[Position], guess: int = POINTS_TO_WIN
    ) -> list[dict[Card, int]]:
        """`move_points` for each position."""
        return [
            {card: p.points + value for card, value in values.items()}
            for p, values in self._move_values(positions, guess, _Aim.POINTS, exactly=True)
        ]

    def moves_making_null_each(self, positions: Sequence[Position]) -> list[dict[Card, bool]]:
        """`moves_making_null` for each position."""
        return [
            {card: value == 1 for card, value in values.items()}
            for _, values in self._move_values(positions, 1, _Aim.NO_TRICK, exactly=False)
        ]

    def moves_taking_all_each(self, positions: Sequence[Position]) -> list[dict[Card, bool]]:
        """`moves_taking_all` for each position."""
        return [
            {card: value == 1 for card, value in values.items()}
            for _, values in self._move_values(positions, 1, _Aim.ALL_TRICKS, exactly=False)
        ]

    def _move_values(
        self, positions: Sequence[Position], target: int, aim: _Aim, exactly: bool
    ) -> Iterator[tuple[Position, dict[Card, int]]]:
        rows: list[tuple[int, ...]] = []
        for position in positions:
            need = target - (position.points if aim is _Aim.POINTS else 0)
            for card in position.legal_cards:
                rows.append(search_row(position, need, card))
                need = _AS_BEFORE if exactly else need
        values = iter(self._solve(positions, rows, aim, exactly))
        for position in positions:
            yield position, {card: next(values) for card in position.legal_cards}

    def _solve(
        self, positions: Sequence[Position], rows: list[tuple[int, ...]], aim: _Aim, exactly: bool
    ) -> Sequence[int]:
        kinds = {encoding(position.game).kind for position in positions}
        if len(kinds) > 1:
            raise ValueError("the positions are of different kinds of games")
        if kinds and (kinds == {"null"}) is not (aim is _Aim.NO_TRICK):
            raise ValueError(f"{aim.value} cannot be asked for in this kind of game")
        if not self._in_use.acquire(blocking=False):
            raise RuntimeError("the solver is in use by another thread")
        try:
            for kind in kinds:
                if (kind, aim) != self._learnt:
                    order = self._orders.get(kind) or move_order(kind)
                    self._search.begin(kind, order, aim is _Aim.ALL_TRICKS)
                    self._learnt = kind, aim
            values = self._search.solve(array("I", [n for row in rows for n in row]), exactly)
            if self._search.was_halted:
                raise TimeUp if self._limits_passed else SearchStopped
        finally:
            self._in_use.release()
        return values


def search_row(position: Position, need: int, card: Card | None = None) -> tuple[int, ...]:
    """The position as `Search.solve` has it, once this card has been played."""
    bits = encoding(position.game)
    first = position.declarer
    hands = [bits.mask(position.hands[seat]) for seat in (first, *first.others)]
    trick = [bits.bits[played] for played in position.trick.cards]
    if card is not None:
        hands[(position.turn - first) % 3] ^= 1 << bits.bits[card]
        trick.append(bits.bits[card])
    leader = (position.trick.leader - first) % 3
    return *hands, *trick, *[0] * (3 - len(trick)), len(trick) + 4 * leader, min(max(need, 0), 255)
