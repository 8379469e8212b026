"""``skat-desktop arena``: matches of three players, and what can be learnt from them.

The players are levels or, as ``cmd:`` and a command, other programs that speak the protocol of
``skat-desktop think``.  In a duplicate match each deal is played three times, the players moving
on by one seat; otherwise once, and they move on from deal to deal.  What levels leave to chance
depends on the seed, the deal and the seat alone, and not on who else plays: three equal players
get the same points from a deal played three times.

Prints one object: ``version``, what was played (``seats``, ``seed``, ``duplicate``,
``declared``, ``time_ms``, ``jobs``), how much (``deals``, ``games``, ``passed_in``,
``seconds``), what the declarers get whoever they are (``declarer_points_per_36``, by which
matches with the same ``declared`` games can be compared), and ``players``, by name, those of one
name taken together:

========================  =================================================================
``seats``                 how many of the three players have this name
``points_per_36``         Seeger-Fabian points of a player in 36 games, at a table of three
``ahead_per_36``          how many more these are than the mean of the other names' players;
                          if all three have one name, of the first than of the two others
``…_interval_95``         the 95 % interval of either, by the deals' differences; null for
                          one deal
``games``, ``passed_in``  in which a player of the name sat, and how many were passed in
``declares``              in what share of them he was the declarer, also by seat
``declarer``              by kind of game, and for ``all``: ``games``, their ``share`` of all
                          games he sat in, the share ``won``, card points lacking on average
                          to win those that were lost for want of points (``short_by``),
                          how many were ``overbid``, how often his side made the other
                          ``schneider`` or ``schwarz``, and the list ``points`` a game
``defender``              the same of the games against him; his side wins what the declarer
                          loses
``decision_ms``           milliseconds a decision: median, 95 % and longest, by part of game
========================  =================================================================

If an engine gives no legal answer the match ends, and the object is ``error`` with ``request``,
what it was asked, and ``answer``.
"""

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

from skat_desktop import __version__
from skat_desktop.commands.arena import openings, workers
from skat_desktop.commands.arena.engine import EngineError
from skat_desktop.commands.arena.figures import Figures
from skat_desktop.commands.arena.match import ENGINE, Match
from skat_desktop.commands.files import trouble

__all__ = ["ENGINE", "Match", "run"]


def run(
    match: Match,
    *,
    deals: int | None = None,
    deals_from: Path | None = None,
    records: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, deals: None,
    translate: Callable[[str], str] = str,
) -> tuple[bool, str]:
    """Play the match: whether it came to its end, and the line of output.

    ``deals`` is how many are dealt, or taken of the file ``deals_from``, at most all.  The
    games are written to ``records``.  ``progress`` is told how many deals of how many are done.
    What is wrong with a file is said in the language of ``translate``.
    """
    began = perf_counter()
    figures = Figures(match.players)
    with ExitStack() as stack:
        try:
            file = deals_from
            if file is None:
                starts = openings.seeded(match.seed, 100 if deals is None else deals)
            else:
                starts = openings.recorded(file, deals, declared=match.declared)
            file = records
            if file is not None:
                match = replace(match, recorded_at=datetime.now(UTC))
                written = stack.enter_context(file.open("w", encoding="utf-8"))
        except OSError as error:
            return _failed(f"{file}: {trouble(error, translate)}")
        except ValueError as error:
            return _failed(f"{file}: {error}")
        if not starts:
            return _failed(f"{deals_from}: {translate('no record in it')}")
        try:
            for done, games in enumerate(workers.play(match, starts, jobs), 1):
                figures.add(games)
                if records is not None:
                    written.writelines(f"{game.record}\n" for game in games)
                progress(done, len(starts))
        except EngineError as error:
            return _failed(str(error), request=error.request, answer=error.answer)
    return True, json.dumps(
        {
            "version": __version__,
            "seats": match.players,
            "deals": figures.deals,
            "games": figures.games,
            "passed_in": figures.passed_in,
            "seed": match.seed,
            "duplicate": match.duplicate,
            "declared": match.declared,
            "time_ms": match.time_ms,
            "jobs": jobs,
            "seconds": round(perf_counter() - began, 1),
            **figures.declarers(),
            "players": figures.players(),
        }
    )


def _failed(error: str, **details: Any) -> tuple[bool, str]:
    return False, json.dumps({"error": error, **details})
