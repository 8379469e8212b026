"""One match: who sits where in which game, and how the games go."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

from skat_desktop.commands.arena.engine import Engine
from skat_desktop.commands.arena.openings import Opening
from skat_desktop.commands.without_claims import WithoutClaims
from skat_desktop.core.events import Acted, Event
from skat_desktop.core.game import replay
from skat_desktop.core.observation import Phase
from skat_desktop.core.record import record_of, write_record
from skat_desktop.core.score_sheet import WON_GAME, lost_game_bonus
from skat_desktop.core.scoring import GameResult
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.players import Player, create_player
from skat_desktop.session.dealing import player_seed

ENGINE: Final = "cmd:"
"""What a player that is a program begins with."""
STAGES: Final = {
    Phase.BIDDING: "bidding",
    Phase.SKAT: "declaring",
    Phase.DECLARING: "declaring",
    Phase.PLAYING: "playing",
    Phase.ANSWERING: "playing",
}
"""The part of the game to which a decision counts."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played.

    ``players`` are levels, or engines as ``cmd:`` and their command.  They sit from forehand on
    in the first game, or from the declarer on if the games are begun as ``declared``, and move
    on by one seat from game to game: over the same deal if it is a ``duplicate``, from deal to
    deal if not; of declared games that are no duplicate each player keeps the role.
    ``time_ms`` limits what a level may take for a decision.  With ``recorded_at`` the games are
    recorded as played then.
    """

    players: tuple[str, str, str]
    seed: int = 0
    duplicate: bool = False
    declared: bool = False
    time_ms: int | None = None
    recorded_at: datetime | None = None

    def rotations(self, opening: Opening) -> Sequence[int]:
        """By how many places the players have moved on in each game of this deal."""
        if self.duplicate:
            return range(3)
        return (0,) if self.declared else ((opening.number - 1) % 3,)


@dataclass(frozen=True, slots=True)
class Decision:
    """How long a player, 0 to 2, took for a decision."""

    player: int
    stage: str
    ms: float


@dataclass(frozen=True, slots=True)
class Game:
    """One game that was played: which player sat in which seat, and what came of it.

    ``result`` is None if it was passed in.
    """

    players: tuple[int, int, int]
    declarer: Seat | None
    result: GameResult | None
    decisions: tuple[Decision, ...]
    record: str | None = None

    @property
    def points(self) -> tuple[int, int, int]:
        """What each player gets for it, by Seeger and Fabian at a table of three."""
        result, declarer = self.result, self.declarer
        points = [0, 0, 0]
        if result is not None and declarer is not None:
            points[self.players[declarer]] = result.score + (WON_GAME if result.won else -WON_GAME)
            if not result.won:
                for seat in declarer.others:
                    points[self.players[seat]] = lost_game_bonus(3)
        return points[0], points[1], points[2]


class Table:
    """Plays the games of a match; its engines run until it is left."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._engines: dict[str, Engine] = {}
        self._open = ExitStack()
        self._has_engine = any(name.startswith(ENGINE) for name in match.players)
        self._limit: dict[str, Any] = {} if match.time_ms is None else {"time_ms": match.time_ms}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def play(self, opening: Opening) -> list[Game]:
        """The games of one deal.  Raises `EngineError`."""
        return [self._game(opening, rotation) for rotation in self._match.rotations(opening)]

    def _game(self, opening: Opening, rotation: int) -> Game:
        state = replay(opening.events, opening.rules)
        first = state.declarer if self._match.declared else None
        sitting = [(seat - (first or 0) - rotation) % 3 for seat in SEATS]
        players = [
            self._player(self._match.players[sitting[seat]], opening.number, seat) for seat in SEATS
        ]
        events: list[Event] = [*opening.events]
        decisions = []
        while (seat := state.turn) is not None:
            observation = state.observe(seat)
            began = perf_counter()
            action = players[seat].choose(observation)
            took = 1000 * (perf_counter() - began)
            decisions.append(Decision(sitting[seat], STAGES[state.phase], took))
            events.append(Acted(seat, action))
            state = state.apply(events[-1])
        return Game(
            (sitting[0], sitting[1], sitting[2]),
            state.declarer,
            state.result,
            tuple(decisions),
            self._record(opening, rotation, sitting, events),
        )

    def _player(self, name: str, number: int, seat: Seat) -> Player:
        """Who plays this seat: levels with a seed that depends on deal and seat alone."""
        if not name.startswith(ENGINE):
            player = create_player(name, player_seed(self._match.seed, number, seat), **self._limit)
            # Engines know no claims, so that at their table nobody makes any.
            return WithoutClaims(player) if self._has_engine else player
        if name not in self._engines:
            engine = Engine(name.removeprefix(ENGINE))
            self._engines[name] = self._open.enter_context(engine)
        return self._engines[name]

    def _record(
        self, opening: Opening, rotation: int, sitting: Sequence[int], events: Sequence[Event]
    ) -> str | None:
        if self._match.recorded_at is None:
            return None
        names = [self._match.players[player] for player in sitting]
        record = record_of(
            events,
            players=(names[0], names[1], names[2]),
            date=self._match.recorded_at,
            series=opening.number,
            number=3 * (opening.number - 1) + rotation + 1,
            rules=opening.rules,
        )
        return write_record(record)
