"""The solver's figures, on deals such as people declare.

For each kind of game they tell ``won``, the share of the deals that the declarer wins, and what
the answers to these questions take, the solver having forgotten everything before each:

==============================  ===========================================================
``win``                         does the declarer win, with 61 points or without a trick?
``exact``                       with how many points does he end?
``moves_win``                   for each legal card: does he win after it?
``moves_win_after_two_tricks``  the same two tricks later
``moves_exact``                 for each legal card: with how many points does he end?
==============================  ===========================================================

Times and nodes (cards played in the search) are medians over the runs.  The two tricks are played
as well as possible, and games of Null in which the declarer takes one of them are left out.

``two_threads`` tells how many times the work of one thread two threads do, ``memory_bytes`` what
one solver takes, its table included; that is null where the system does not tell.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from mmap import PAGESIZE
from pathlib import Path
from statistics import mean, median
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from skat_desktop.core.cards import Card
from skat_desktop.solver import IS_COMPILED, MOST_CARDS
from skat_desktop.solver.declared_deals import KINDS, declared_deals
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver

if TYPE_CHECKING:
    from skat_desktop.commands.bench import Say

DEALS: Final = 1000 if IS_COMPILED else 20
"""How many deals of each kind are measured unless somebody says otherwise."""

Question = Callable[[Solver, Position], object]

_WITH_TRUMPS: Final[Mapping[str, Question]] = {
    "win": Solver.can_reach,
    "exact": Solver.points,
    "moves_win": Solver.moves_reaching,
    "moves_win_after_two_tricks": Solver.moves_reaching,
    "moves_exact": Solver.move_points,
}
_NULL: Final[Mapping[str, Question]] = {
    "win": Solver.makes_null,
    "moves_win": Solver.moves_making_null,
    "moves_win_after_two_tricks": Solver.moves_making_null,
}
QUESTIONS: Final[Mapping[str, Mapping[str, Question]]] = {
    "suit": _WITH_TRUMPS,
    "grand": _WITH_TRUMPS,
    "null": _NULL,
}


def measure(
    say: "Say", *, deals: int, seed: int, runs: int, cards: int = MOST_CARDS
) -> dict[str, Any]:
    """All figures, of so many deals of each kind."""
    if not IS_COMPILED:
        say("The solver runs as Python: only endings of {cards} cards are measured.", cards=cards)
    dealt = {}
    for kind in KINDS:
        say("dealing: {kind}", kind=kind)
        dealt[kind] = [*declared_deals(kind, deals, seed, cards)]
    memory = memory_bytes(dealt["suit"][:16])
    figures = {kind: measure_kind(kind, dealt[kind], runs, say) for kind in KINDS}
    say("two threads")
    return {
        "compiled": IS_COMPILED,
        "deals": deals,
        "cards": cards,
        "seed": seed,
        "runs": runs,
        **figures,
        "two_threads": two_threads(dealt["suit"], runs),
        "memory_bytes": memory,
    }


def measure_kind(kind: str, positions: Sequence[Position], runs: int, say: "Say") -> dict[str, Any]:
    """The figures of one kind of game, of these positions."""
    solver = Solver()
    won = [bool(QUESTIONS[kind]["win"](solver, position)) for position in positions]
    later = [after for position in positions if (after := two_tricks_later(position, solver))]
    asked = {
        name: later if name == "moves_win_after_two_tricks" else positions
        for name in QUESTIONS[kind]
    }
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in asked if asked[name]}
    for run in range(runs):
        say("{kind}: run {run} of {runs}", kind=kind, run=run + 1, runs=runs)
        for name, results in measured.items():
            results.append(one_run(QUESTIONS[kind][name], asked[name], solver))
    medians = {
        name: {key: round(median([result[key] for result in results]), 4) for key in results[0]}
        for name, results in measured.items()
    }
    return {"won": round(sum(won) / len(won), 4), **medians}


def one_run(question: Question, positions: Sequence[Position], solver: Solver) -> dict[str, float]:
    """What one answer to this question takes, over these positions."""
    times, nodes = [], solver.nodes
    for position in positions:
        solver.forget()
        began = perf_counter()
        question(solver, position)
        times.append(perf_counter() - began)
    nodes = solver.nodes - nodes
    times.sort()
    return {
        "mean_ms": 1000 * mean(times),
        "median_ms": 1000 * median(times),
        "p95_ms": 1000 * times[ceil(0.95 * len(times)) - 1],
        "p99_ms": 1000 * times[ceil(0.99 * len(times)) - 1],
        "mean_nodes": nodes / len(times),
        "million_nodes_per_s": nodes / sum(times) / 1e6,
    }


def two_tricks_later(position: Position, solver: Solver) -> Position | None:
    """The position after two tricks of best play; None if the declarer has lost his Null."""
    for _ in range(6):
        values: Mapping[Card, int]
        if position.game.is_null:
            values = solver.moves_making_null(position)
        else:
            values = solver.move_points(position)
        best = max if position.turn is position.declarer else min
        position = position.after(best(values, key=values.__getitem__))
        trick_taken = not position.trick.cards and position.turn is position.declarer
        if trick_taken and position.game.is_null:
            return None
    return position


def two_threads(positions: Sequence[Position], runs: int) -> float | None:
    """How many times the work of one thread two do that share these positions; None if few."""
    if len(positions) < 100:
        return None
    solvers = [Solver(), Solver()]
    factors = []
    for _ in range(runs):
        alone = _together(solvers[:1], positions)
        factors.append(alone / _together(solvers, positions))
    return round(median(factors), 2)


def _together(solvers: Sequence[Solver], positions: Sequence[Position]) -> float:
    """Seconds that the solvers take for the positions, each in a thread of its own."""
    batches = iter([positions[at : at + 10] for at in range(0, len(positions), 10)])

    def work(solver: Solver) -> None:
        for batch in batches:
            solver.forget()
            solver.points_each(batch)

    threads = [Thread(target=work, args=(solver,)) for solver in solvers]
    began = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return perf_counter() - began


def memory_bytes(positions: Sequence[Position]) -> int | None:
    """What one solver takes, from as many as there are positions to solve."""
    before = _resident_bytes()
    solvers = [Solver() for _ in positions]
    for solver, position in zip(solvers, positions, strict=True):
        solver.points(position)
    after = _resident_bytes()
    return None if before is None or after is None else (after - before) // len(solvers)


def _resident_bytes() -> int | None:
    """The memory of this process; None where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(pages) * PAGESIZE
