"""Game records in the one-line notation of the International Skat Server (ISS).

A record is one line in a dialect of SGF::

    (;GM[Skat]PC[...]...ID[17]...MV[w <deal> 1 18 0 p ...]R[d:1 win v:24 ...] ;)

`parse_record` reads it and plays the game through; `write_record` writes it.  The moves are
kept as they were read, so what was read is written back byte for byte but for unusual white
space, remarks included that change nothing in the game (a defender who alone resigns, a hand
shown twice).

Our own games have four moves that the notation lacks.  They are written as the words
``concede``, ``claim``, ``agree`` and ``refuse``, since a server's ``RE`` means something else:
it gives the other side the rest, while a concession is settled at the simple level
(ISkO 4.4.1).  Rules other than the official ones are named by a property ``RU``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from skat_desktop.core.events import Event
from skat_desktop.core.game import GameState, replay
from skat_desktop.core.record_moves import MoveReader, moves_of
from skat_desktop.core.record_result import Recorded, parse_result, result_of
from skat_desktop.core.record_rules import PROGRAM, rules_header, rules_of
from skat_desktop.core.record_text import (
    Move,
    RecordError,
    escape,
    read_moves,
    read_properties,
    unescape,
)
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.core.seats import SEATS, Seat

__all__ = ["Record", "RecordError", "parse_record", "record_of", "write_record"]

_DATE: Final = "%Y-%m-%d/%H:%M:%S/UTC"


@dataclass(frozen=True, slots=True)
class Record:
    """A game record.

    ``header`` has the properties other than the moves and the result, in their order and
    with their values as written.  ``moves`` are the moves as written, ``events`` what they
    mean, and ``game`` the state they lead to, which need not be over.  ``recorded`` is the
    result as the record states it, None if it states none.
    """

    header: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...]
    recorded: Recorded | None
    events: tuple[Event, ...]
    game: GameState

    def get(self, name: str) -> str | None:
        """The value of a header property such as ``"PC"``; None if it is missing."""
        return next((unescape(value) for key, value in self.header if key == name), None)

    @property
    def id(self) -> str | None:
        """The game's number at its server."""
        return self.get("ID")

    @property
    def players(self) -> tuple[str, str, str]:
        """The players' names from forehand on, empty where unknown."""
        return self.get("P0") or "", self.get("P1") or "", self.get("P2") or ""

    @property
    def ratings(self) -> tuple[float | None, float | None, float | None]:
        """The players' ratings, None where there is none."""
        ratings = [_number(self.get(f"R{seat:d}")) for seat in SEATS]
        return ratings[0], ratings[1], ratings[2]

    @property
    def date(self) -> datetime | None:
        """When the game was played (UTC); None if that is missing or unreadable."""
        try:
            return datetime.strptime(self.get("DT") or "", _DATE).replace(tzinfo=UTC)
        except ValueError:
            return None

    @property
    def resigned(self) -> frozenset[Seat]:
        """Who wrote ``RE``; a defender alone ends nothing by that."""
        return frozenset(SEATS[int(move.who)] for move in self.moves if move.text == "RE")


# --- reading ------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """Read one record and play it through.

    Raises `RecordError`, with the column, for whatever is not in the notation and for every
    move that the rules forbid.
    """
    properties = read_properties(text)
    if "GM" in properties and properties["GM"][0] != "Skat":
        raise RecordError(properties["GM"][1], "expected GM[Skat]: this is another game")
    if "MV" not in properties:
        raise RecordError(len(text), "expected MV[...], the moves, but there are none")
    rules = rules_of(properties)
    moves, reader = _read_moves(*properties["MV"], rules)
    if reader.game is None:
        raise RecordError(properties["MV"][1], "expected w and the deal")
    return Record(
        header=tuple((key, raw) for key, (raw, _) in properties.items() if key not in ("MV", "R")),
        moves=moves,
        recorded=_read_result(*properties["R"]) if "R" in properties else None,
        events=tuple(reader.events),
        game=reader.game,
    )


def _read_result(text: str, column: int) -> Recorded:
    try:
        return parse_result(text)
    except ValueError as error:
        raise RecordError(column, str(error)) from None


def _read_moves(text: str, column: int, rules: RuleSet) -> tuple[tuple[Move, ...], MoveReader]:
    reader = MoveReader(rules)
    moves = read_moves(text, column, reader.read)
    return moves, reader


# --- writing ------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The record in one line, without a line end."""
    header = "".join(f"{key}[{value}]" for key, value in record.header)
    moves = "".join(f"{move} " for move in record.moves)
    result = "" if record.recorded is None else f"R[{record.recorded}]"
    return f"(;{header}MV[{moves}]{result} ;)"


def record_of(
    events: Iterable[Event],
    *,
    players: tuple[str, str, str],
    date: datetime,
    series: int = 0,
    number: int = 0,
    comment: str = "",
    rules: RuleSet = ISKO,
) -> Record:
    """The record of a game of our own, with its result.

    ``events`` begin with the deal; ``players`` sit from forehand on; ``date`` is an aware
    time.  The length of the list is the only rule that gets lost.  Raises what
    `GameState.apply` raises.
    """
    header = {
        "GM": "Skat",
        "PC": PROGRAM,
        "CO": comment,
        "SE": str(series),
        "ID": str(number),
        "DT": date.astimezone(UTC).strftime(_DATE),
        **{f"P{seat:d}": name for seat, name in enumerate(players)},
        **{f"R{seat:d}": "" for seat in SEATS},
    }
    header |= rules_header(rules)
    history = tuple(events)
    game = replay(history[:1], rules)
    moves = moves_of(history[0], game)
    for event in history[1:]:
        game = game.apply(event)
        moves += moves_of(event, game)
    return Record(
        header=tuple((key, escape(value)) for key, value in header.items()),
        moves=tuple(moves),
        recorded=result_of(game),
        events=history,
        game=game,
    )


def _number(rating: str | None) -> float | None:
    try:
        return float(rating or "")
    except ValueError:
        return None
