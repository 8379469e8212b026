"""Score sheets: classic and Seeger-Fabian, at tables of three and four; ranking (SkWO 6.3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Final

from skat_desktop.core.scoring import GameResult

WON_GAME: Final = 50
"""Seeger-Fabian points for each own game won; a lost one costs as many."""


class Scoring(Enum):
    """How a list is added up."""

    CLASSIC = "classic"
    """Each player's own games alone."""
    SEEGER_FABIAN = "seeger-fabian"
    """The extended Seeger system of tournaments (SkWO 6.3.1)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal in the list: the declarer's chair and score; None and 0 if passed in.

    ``result`` is how the score came about, for the columns of the sheet; the totals do
    without it.
    """

    declarer: int | None = None
    score: int = 0
    result: GameResult | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One player's totals.  ``points`` are game points, the classic score."""

    points: int = 0
    won: int = 0
    lost: int = 0
    lost_by_others: int = 0

    def total(self, scoring: Scoring, players: int) -> int:
        """The score in this system at a table of three or four players."""
        if scoring is Scoring.CLASSIC:
            return self.points
        games = WON_GAME * (self.won - self.lost)
        return self.points + games + lost_game_bonus(players) * self.lost_by_others


def lost_game_bonus(players: int) -> int:
    """Seeger-Fabian points for each game another player loses: 40 at three, 30 at four."""
    return 40 if players == 3 else 30


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The list (Spielliste) of a table of three or four players."""

    players: int
    entries: tuple[Entry, ...] = ()

    def with_entry(self, entry: Entry) -> "ScoreSheet":
        """The list with one more deal."""
        return ScoreSheet(self.players, (*self.entries, entry))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The totals of each chair; with four the dealer who sits out is an 'other' too."""
        return tuple(self._row(chair) for chair in range(self.players))

    def _row(self, chair: int) -> Row:
        own = [entry.score for entry in self.entries if entry.declarer == chair]
        others = [entry for entry in self.entries if entry.declarer not in (chair, None)]
        return Row(
            points=sum(own),
            won=sum(score > 0 for score in own),
            lost=sum(score < 0 for score in own),
            lost_by_others=sum(entry.score < 0 for entry in others),
        )

    def totals(self, scoring: Scoring) -> tuple[int, ...]:
        """The score of each chair in this system."""
        return tuple(row.total(scoring, self.players) for row in self.rows)

    def ranking(self, scoring: Scoring) -> list[list[int]]:
        """Chairs from first to last; those that only the lot could part stand together."""
        return ranking(
            (total, row.won, row.lost)
            for total, row in zip(self.totals(scoring), self.rows, strict=True)
        )


def ranking(standings: Iterable[tuple[int, int, int]]) -> list[list[int]]:
    """Rank (points, games won, games lost): more points, more won, fewer lost, then the lot.

    Returns places in the given order, best first, equal ones together.

    >>> ranking([(900, 10, 2), (950, 8, 1), (900, 10, 2)])
    [[1], [0, 2]]
    """
    rows = [*standings]

    def merit(place: int) -> tuple[int, int, int]:
        points, won, lost = rows[place]
        return -points, -won, lost

    return [[*places] for _, places in groupby(sorted(range(len(rows)), key=merit), key=merit)]
