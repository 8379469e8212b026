"""What an open-card position is worth, and each move in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from skat_desktop.core.cards import TOTAL_POINTS, Card
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.solver.position import Position, encoding
from skat_desktop.solver.search import Search

TABLE_BYTES: Final = 1 << 20


class SearchStopped(Exception):
    """The search was stopped before it had a result."""


class Solver:
    """Solves positions one after the other; every thread needs its own.

    What it learns of one position serves all others of the same kind of game.  ``table_bytes`` is
    the most memory that its table takes, at least 64.
    """

    def __init__(self, table_bytes: int = TABLE_BYTES) -> None:
        self._search = Search(table_bytes)
        self._kind = ""

    @property
    def nodes(self) -> int:
        """Cards played in all searches so far."""
        return self._search.node_count

    def forget(self) -> None:
        """Forget everything learnt, for fair measurements."""
        self._kind = ""

    def stop(self) -> None:
        """End the search in progress, from another thread, and all later ones until `resume`.

        They raise `SearchStopped`.
        """
        self._search.stop(True)

    def resume(self) -> None:
        """Search again after a stop; what was learnt before it is kept."""
        self._search.stop(False)

    @contextmanager
    def time_limit(self, seconds: float) -> Iterator[None]:
        """Within this block, whatever takes longer raises `SearchStopped`."""
        timer = Timer(seconds, self.stop)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self.resume()

    def can_reach(self, position: Position, points: int = POINTS_TO_WIN) -> bool:
        """Whether the declarer reaches so many card points in all.  Not for Null."""
        needed = points - position.points
        return self._points(position, needed) >= needed

    def points(self, position: Position, guess: int = POINTS_TO_WIN) -> int:
        """The card points that the declarer ends with if all play as well as possible.

        Not for Null.  The search is the faster the nearer the guess is.
        """
        low = position.points
        high = TOTAL_POINTS
        while low < high:
            guess = min(max(guess, low + 1), high)
            value = position.points + self._points(position, guess - position.points)
            if value >= guess:
                low, guess = value, value + 1
            else:
                high, guess = value, value
        return low

    def makes_null(self, position: Position) -> bool:
        """Whether the declarer can take no trick in a Null game."""
        search = self._search_of(position)
        made = search.makes_null(*self._encoded(position))
        if search.is_stopped:
            raise SearchStopped
        return made

    def move_points(self, position: Position) -> dict[Card, int]:
        """The declarer's final card points after each legal card.  Not for Null."""
        values: dict[Card, int] = {}
        guess = POINTS_TO_WIN
        for card in position.legal_cards:
            values[card] = guess = self.points(position.after(card), guess)
        return values

    def moves_reaching(self, position: Position, points: int = POINTS_TO_WIN) -> dict[Card, bool]:
        """For each legal card whether the declarer still reaches so many points.  Not for Null."""
        return {card: self.can_reach(position.after(card), points) for card in position.legal_cards}

    def moves_making_null(self, position: Position) -> dict[Card, bool]:
        """For each legal card whether the declarer can still take no trick in a Null game."""
        return {card: self._null_after(position, card) for card in position.legal_cards}

    def best_line(self, position: Position) -> tuple[Card, ...]:
        """One line of best play to the end.  Not for Null."""
        line: list[Card] = []
        value = self.points(position)
        while not position.is_over:
            for card in position.legal_cards:
                after = position.after(card)
                if self.points(after, value) == value:
                    break
            line.append(card)
            position = after
        return tuple(line)

    def _null_after(self, position: Position, card: Card) -> bool:
        after = position.after(card)
        trick_taken = not after.trick.cards and after.turn is position.declarer
        return not trick_taken and self.makes_null(after)

    def _points(self, position: Position, needed: int) -> int:
        search = self._search_of(position)
        value = search.points(*self._encoded(position), needed)
        if search.is_stopped:
            raise SearchStopped
        return value

    def _search_of(self, position: Position) -> Search:
        kind = encoding(position.game).kind
        if kind != self._kind:
            self._search.begin(kind)
            self._kind = kind
        return self._search

    @staticmethod
    def _encoded(position: Position) -> tuple[tuple[int, int, int], tuple[int, ...], int]:
        """The hands from the declarer on, the trick, and who led it, as the search has them."""
        bits = encoding(position.game)
        first = position.declarer
        hands = [bits.mask(position.hands[seat]) for seat in (first, *first.others)]
        trick = tuple(bits.bits[card] for card in position.trick.cards)
        return (hands[0], hands[1], hands[2]), trick, (position.trick.leader - first) % 3
