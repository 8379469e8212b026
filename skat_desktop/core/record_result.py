"""The result field of a game record, ``R[...]``: read, written, computed from a game."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from skat_desktop.core import scoring
from skat_desktop.core.events import Cause
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.scoring import GameResult, Level, Reason
from skat_desktop.core.seats import SEATS, Seat


class Outcome(Enum):
    """How a game that somebody wanted to play ended for the declarer."""

    WIN = "win"
    LOSS = "loss"
    PENALTY = "penalty"
    """It ended before a game was declared."""


@dataclass(frozen=True, slots=True)
class RecordedResult:
    """A game's result as records have it.

    ``value`` is the declarer's entry in the list (a loss negative and doubled, 0 for a
    penalty); ``matadors`` are positive with and negative without them.  ``points`` and
    ``tricks`` are the declarer's, ``schneider`` and ``schwarz`` what either side achieved
    beyond an announcement that failed.  ``penalties`` count the seats' own faults.
    ``resigned`` is None in records too old to tell.
    """

    declarer: Seat | None
    outcome: Outcome
    value: int = 0
    matadors: int = 0
    overbid: bool = False
    points: int = 0
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[int, int, int] = (0, 0, 0)
    left: Seat | None = None
    timed_out: Seat | None = None
    resigned: bool | None = False

    def __str__(self) -> str:
        fields = [
            f"d:{_number(self.declarer)}",
            self.outcome.value,
            f"v:{self.value}",
            f"m:{self.matadors}",
            "overbid" if self.overbid else "bidok",
            f"p:{self.points}",
            f"t:{self.tricks}",
            f"s:{self.schneider:d}",
            f"z:{self.schwarz:d}",
            *(f"p{seat:d}:{count}" for seat, count in enumerate(self.penalties)),
            f"l:{_number(self.left)}",
            f"to:{_number(self.timed_out)}",
        ]
        if self.resigned is not None:
            fields.append(f"r:{self.resigned:d}")
        return " ".join(fields)


Recorded = RecordedResult | Literal["passed", "unknown"]
"""What a record says about its result; ``str`` writes it.  "passed" is a deal passed in."""

_FIELDS: Final = (
    ("d:, the declarer's seat, 0 to 2 or -1", "d:(-1|[0-2])"),
    ("win, loss or penalty", "(win|loss|penalty)"),
    ("v:, the value", "v:(-?[0-9]{1,4})"),
    ("m:, the matadors", "m:(-?[0-9]{1,2})"),
    ("bidok or overbid", "(bidok|overbid)"),
    ("p:, the declarer's points", "p:([0-9]{1,3})"),
    ("t:, the declarer's tricks", "t:([0-9]{1,2})"),
    ("s:0 or s:1", "s:([01])"),
    ("z:0 or z:1", "z:([01])"),
    ("p0:, a count of penalties", "p0:([0-9]{1,3})"),
    ("p1:, a count of penalties", "p1:([0-9]{1,3})"),
    ("p2:, a count of penalties", "p2:([0-9]{1,3})"),
    ("l:, a seat or -1", "l:(-1|[0-2])"),
    ("to:, a seat or -1", "to:(-1|[0-2])"),
    ("r:0 or r:1", "r:([01])"),
)
_RESULT: Final = re.compile(
    " ".join(pattern for _, pattern in _FIELDS[:-1]) + f"(?: {_FIELDS[-1][1]})?"
)
_CONCEDED: Final = frozenset((Reason.DECLARER_CONCEDED, Reason.DEFENDERS_CONCEDED))


def parse_result(text: str) -> Recorded:
    """Read the value of ``R[...]``; a `ValueError` tells which field was expected where."""
    if text == "passed":
        return "passed"
    if text == "unknown":
        return "unknown"
    match = _RESULT.fullmatch(text)
    if match is None:
        raise ValueError(_complaint(text))
    (declarer, outcome, value, matadors, bid, points, tricks, schneider, schwarz,
     *penalties, left, timed_out, resigned) = match.groups()  # fmt: skip
    return RecordedResult(
        declarer=_seat(declarer),
        outcome=Outcome(outcome),
        value=int(value),
        matadors=int(matadors),
        overbid=bid == "overbid",
        points=int(points),
        tricks=int(tricks),
        schneider=schneider == "1",
        schwarz=schwarz == "1",
        penalties=(int(penalties[0]), int(penalties[1]), int(penalties[2])),
        left=_seat(left),
        timed_out=_seat(timed_out),
        resigned=None if resigned is None else resigned == "1",
    )


def result_of(game: GameState) -> Recorded:
    """The result of this game in the terms of records; "unknown" while it is not over.

    A server stops a game once an announced Schneider or Schwarz is out of reach, so a record
    may end there.
    """
    if game.passed_in:
        return "passed"
    if game.result is not None:
        return _declared(game, game.result)
    if game.abandoned is not None:
        return _penalty(game)
    if game.phase is Phase.PLAYING and game.contract is not None and game.contract.schneider:
        tally = game.tally
        if scoring.is_lost(game.contract, tally):
            rest_lost = tally.with_rest(to_declarer=False)
            return _declared(game, scoring.played_result(game.stake, rest_lost))
    return "unknown"


def differences(own: Recorded, recorded: Recorded) -> tuple[str, ...]:
    """In which fields two results differ, in words; empty if they agree.

    Whether somebody resigned is compared only if both records are new enough to tell.
    """
    if isinstance(own, RecordedResult) and isinstance(recorded, RecordedResult):
        pairs = zip(str(own).split(), str(recorded).split(), strict=False)
        return tuple(f"{our} here, {their} recorded" for our, their in pairs if our != their)
    return () if own == recorded else (f"{own} here, {recorded} recorded",)


def _declared(game: GameState, result: GameResult) -> RecordedResult:
    contract = result.contract
    # In Null records the points and tricks are those really taken, whoever gave up.
    tally = game.tally if contract.game.is_null else result.tally
    made = result.won or result.reason is Reason.OVERBID
    cause = game.abandoned.cause if game.abandoned else None
    return RecordedResult(
        declarer=game.declarer,
        outcome=Outcome.WIN if result.won else Outcome.LOSS,
        value=result.score,
        matadors=result.matadors,
        overbid=result.overbid,
        points=tally.declarer_points,
        tricks=tally.declarer_tricks,
        schneider=Level.SCHNEIDER in result.levels and (made or not contract.schneider),
        schwarz=Level.SCHWARZ in result.levels and (made or not contract.schwarz),
        left=_at_fault(game, Cause.LEFT),
        timed_out=_at_fault(game, Cause.TIMED_OUT),
        resigned=cause is Cause.RESIGNED or result.reason in _CONCEDED,
    )


def _penalty(game: GameState) -> RecordedResult:
    assert game.abandoned is not None
    culprit, declarer = game.abandoned.seat, game.declarer
    shared = declarer is not None and culprit is not declarer
    counts = [int(seat is not declarer if shared else seat is culprit) for seat in SEATS]
    return RecordedResult(
        declarer=declarer,
        outcome=Outcome.PENALTY,
        penalties=(counts[0], counts[1], counts[2]),
        left=_at_fault(game, Cause.LEFT),
        timed_out=_at_fault(game, Cause.TIMED_OUT),
        resigned=game.abandoned.cause is Cause.RESIGNED,
    )


def _at_fault(game: GameState, cause: Cause) -> Seat | None:
    abandoned = game.abandoned
    return abandoned.seat if abandoned and abandoned.cause is cause else None


def _complaint(text: str) -> str:
    words = text.split(" ")
    for word, (expected, pattern) in zip(words, _FIELDS, strict=False):
        if not re.fullmatch(pattern, word):
            return f"expected {expected}, not {word!r}"
    if len(words) > len(_FIELDS):
        return f"nothing may follow r:, but {words[len(_FIELDS)]!r} does"
    return f"expected {_FIELDS[len(words)][0]}, but the result ends"


def _seat(number: str) -> Seat | None:
    return None if number == "-1" else SEATS[int(number)]


def _number(seat: Seat | None) -> int:
    return -1 if seat is None else int(seat)
