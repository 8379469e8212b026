"""The figures of a match: points with intervals, tables by role and game, times."""

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import NormalDist, mean, stdev
from typing import Any, Final

from skat_desktop.commands.arena.match import Game
from skat_desktop.core.cards import TOTAL_POINTS
from skat_desktop.core.contract import SUIT_GAMES, Contract
from skat_desktop.core.scoring import (
    POINTS_FOR_SCHNEIDER,
    POINTS_TO_WIN,
    TRICKS,
    GameResult,
)
from skat_desktop.core.seats import SEATS, Seat

SERIES: Final = 36
"""The games that points are given for, a list at a table of three."""
_WITHIN_95: Final = NormalDist().inv_cdf(0.975)


def kind(contract: Contract) -> str:
    """What sort of game it is: ``suit``, ``grand``, ``null`` or ``null ouvert``, and ``hand``."""
    game = contract.game
    name = "suit" if game in SUIT_GAMES else game.name.lower()
    if game.is_null and contract.ouvert:
        name += " ouvert"
    return name + (" hand" if contract.hand else "")


def short_by(result: GameResult) -> int | None:
    """Card points that the losing side lacks; None if it was not for want of points."""
    contract, tally = result.contract, result.tally
    if contract.game.is_null or contract.schwarz:
        return None
    needed = POINTS_FOR_SCHNEIDER if contract.schneider else POINTS_TO_WIN
    missing = needed - tally.declarer_points
    if result.won:
        missing = TOTAL_POINTS - needed + 1 - tally.defender_points
    return missing if missing > 0 else None


@dataclass
class Row:
    """What happened in the games of one kind to the players of one role."""

    games: int = 0
    won: int = 0
    points: int = 0
    overbid: int = 0
    schneider: int = 0
    schwarz: int = 0
    short_by: list[int] = field(default_factory=list)

    def add(self, result: GameResult, points: int, *, is_declarer: bool) -> None:
        """Count a game that brought the player so many list points."""
        tally = result.tally
        own_points, own_tricks = (
            (tally.declarer_points, tally.declarer_tricks)
            if is_declarer
            else (tally.defender_points, tally.defender_tricks)
        )
        won = result.won is is_declarer
        missing = short_by(result)
        self.games += 1
        self.won += won
        self.points += points
        self.overbid += result.overbid
        if not result.contract.game.is_null:
            self.schneider += own_points >= POINTS_FOR_SCHNEIDER
            self.schwarz += own_tricks == TRICKS
        if not won and missing is not None:
            self.short_by.append(missing)

    def figures(self, games: int) -> dict[str, Any]:
        """As JSON has it; ``games`` are all that the player sat in."""
        return {
            "games": self.games,
            "share": _share(self.games, games),
            "won": _share(self.won, self.games),
            "short_by": round(mean(self.short_by), 1) if self.short_by else None,
            "overbid": self.overbid,
            "schneider": self.schneider,
            "schwarz": self.schwarz,
            "points": round(self.points / self.games, 2) if self.games else None,
        }


class Tables:
    """Everything but the points that is counted of one player."""

    def __init__(self) -> None:
        self.games = 0
        self.passed_in = 0
        self.dealt = dict.fromkeys(SEATS, 0)
        self.declared = dict.fromkeys(SEATS, 0)
        self.roles: dict[str, defaultdict[str, Row]] = {
            "declarer": defaultdict(Row),
            "defender": defaultdict(Row),
        }
        self.times: defaultdict[str, array[float]] = defaultdict(lambda: array("d"))

    def add(self, game: Game, seat: Seat) -> None:
        """Count a game in which the player sat here."""
        self.games += 1
        self.dealt[seat] += 1
        if game.result is None:
            self.passed_in += 1
            return
        is_declarer = seat is game.declarer
        self.declared[seat] += is_declarer
        rows = self.roles["declarer" if is_declarer else "defender"]
        points = game.points[game.players[seat]]
        for name in ("all", kind(game.result.contract)):
            rows[name].add(game.result, points, is_declarer=is_declarer)

    def figures(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "games": self.games,
            "passed_in": self.passed_in,
            "declares": {
                "all": _share(sum(self.declared.values()), self.games),
                **{
                    seat.name.lower(): _share(self.declared[seat], self.dealt[seat])
                    for seat in SEATS
                },
            },
            **{
                role: {name: row.figures(self.games) for name, row in _by_games(rows)}
                for role, rows in self.roles.items()
            },
            "decision_ms": {
                stage: _times(self.times[stage])
                for stage in ("bidding", "declaring", "playing")
                if self.times[stage]
            },
        }


class Figures:
    """The figures of a match of these players, who are told apart by their names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._tables = {name: Tables() for name in names}
        self._own: dict[str, list[float]] = {name: [] for name in names}
        self._ahead: dict[str, list[float]] = {name: [] for name in names}
        self._declarers: list[float] = []
        self.deals = 0
        self.games = 0
        self.passed_in = 0

    def add(self, games: Sequence[Game]) -> None:
        """Count the games of one deal."""
        self.deals += 1
        totals = [0, 0, 0]
        declarers = 0
        for game in games:
            self.games += 1
            self.passed_in += game.result is None
            for seat in SEATS:
                self._tables[self._names[game.players[seat]]].add(game, seat)
            for decision in game.decisions:
                times = self._tables[self._names[decision.player]].times[decision.stage]
                times.append(decision.ms)
            for player, points in enumerate(game.points):
                totals[player] += points
            if game.declarer is not None:
                declarers += game.points[game.players[game.declarer]]
        self._declarers.append(declarers / len(games))
        for name in self._tables:
            own, others = self._sides(name)
            self._own[name].append(_mean(totals, self._seats(name)) / len(games))
            ahead = _mean(totals, own) - _mean(totals, others)
            self._ahead[name].append(ahead / len(games))

    def _seats(self, name: str) -> list[int]:
        return [player for player, other in enumerate(self._names) if other == name]

    def _sides(self, name: str) -> tuple[list[int], list[int]]:
        """Whose points are compared: the player's with the others', or in a mirror match the
        first one's.
        """
        own = self._seats(name)
        if len(own) == 3:
            own = own[:1]
        return own, [player for player in range(3) if player not in own]

    def declarers(self) -> dict[str, Any]:
        """What the declarers get, whoever they are, as JSON has it."""
        return _per_series("declarer_points_per_36", self._declarers)

    def players(self) -> dict[str, Any]:
        """As JSON has it, by the players' names."""
        return {
            name: {
                "seats": len(self._seats(name)),
                **_per_series("points_per_36", self._own[name]),
                **_per_series("ahead_per_36", self._ahead[name]),
                **tables.figures(),
            }
            for name, tables in self._tables.items()
        }


def _mean(totals: Sequence[int], players: Sequence[int]) -> float:
    return sum(totals[player] for player in players) / len(players)


def _per_series(name: str, points: Sequence[float]) -> dict[str, Any]:
    """The mean of the deals' points and its 95 % interval, for as many games as a list has."""
    centre = mean(points)
    interval = None
    if len(points) > 1:
        margin = _WITHIN_95 * stdev(points) / len(points) ** 0.5
        interval = [round(SERIES * (centre - margin), 1), round(SERIES * (centre + margin), 1)]
    return {name: round(SERIES * centre, 1), f"{name}_interval_95": interval}


def _by_games(rows: dict[str, Row]) -> list[tuple[str, Row]]:
    return sorted(rows.items(), key=lambda item: -item[1].games)


def _share(count: int, of: int) -> float | None:
    return round(count / of, 4) if of else None


def _times(times: Sequence[float]) -> dict[str, Any]:
    ordered = sorted(times)
    return {
        "decisions": len(ordered),
        "p50": round(ordered[ceil(0.5 * len(ordered)) - 1], 3),
        "p95": round(ordered[ceil(0.95 * len(ordered)) - 1], 3),
        "max": round(ordered[-1], 3),
    }
