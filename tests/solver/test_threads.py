"""Solvers in threads: each is right beside the other, and Python goes on while one searches."""

import random
import time
from threading import Event, Thread

import pytest

from skat_desktop.core.contract import GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import SearchStopped, Solver
from tests.solver.positions import random_ending

CARDS = 8 if IS_COMPILED else 4


def values(positions: list[Position], solver: Solver) -> list[object]:
    """What these positions and their moves are worth."""
    return [
        solver.moves_making_null(position)
        if position.game.is_null
        else (solver.points(position), solver.move_points(position))
        for position in positions
    ]


def test_solvers_side_by_side_do_not_disturb_each_other() -> None:
    rng = random.Random(9)
    games = [*GameType]
    work = [
        [random_ending(rng, rng.choice(games), CARDS, rng.randrange(3)) for _ in range(100)]
        for _ in range(2)
    ]
    alone = [values(positions, Solver()) for positions in work]
    together: list[list[object]] = [[], []]

    def solve(number: int) -> None:
        together[number] = values(work[number], Solver())

    threads = [Thread(target=solve, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


@pytest.mark.skipif(not IS_COMPILED, reason="as Python the threads take turns")
def test_python_goes_on_while_a_search_runs() -> None:
    """Another thread counts, and then stops a call that would take a minute."""
    rng = random.Random(12)
    deals = [random_ending(rng, GameType.GRAND, 10, 0) for _ in range(2000)]
    solver = Solver(table_bytes=1 << 10)
    counted = 0

    def count() -> None:
        nonlocal counted
        end = time.monotonic() + 0.3  # longer than it takes to begin the search
        while time.monotonic() < end:
            counted += 1
        solver.stop()

    thread = Thread(target=count)
    thread.start()
    began = time.monotonic()
    with pytest.raises(SearchStopped):
        solver.points_each(deals)
    assert time.monotonic() - began < 10
    assert counted > 1000
    thread.join()


def test_one_who_stops_and_resumes_at_once_spoils_nothing() -> None:
    """A search either ends without a result or goes on as if nothing had been."""
    rng = random.Random(10)
    positions = [random_ending(rng, GameType.GRAND, CARDS, rng.randrange(3)) for _ in range(60)]
    known = [Solver().points(position) for position in positions]
    solver = Solver()
    over = Event()

    def meddle() -> None:
        while not over.is_set():
            solver.stop()
            solver.resume()
            over.wait(0.0005)

    thread = Thread(target=meddle)
    thread.start()
    answers: list[int | None] = []
    for position in positions * 5:
        try:
            answers.append(solver.points(position))
        except SearchStopped:
            answers.append(None)
    over.set()
    thread.join()
    expected = known * 5
    assert None in answers
    assert [a for a in answers if a is not None] == [
        value for a, value in zip(answers, expected, strict=True) if a is not None
    ]
    assert [solver.points(position) for position in positions] == known


@pytest.mark.skipif(not IS_COMPILED, reason="as Python the threads take turns")
def test_a_solver_in_use_refuses_another_thread() -> None:
    rng = random.Random(12)
    positions = [random_ending(rng, GameType.GRAND, CARDS, 0) for _ in range(200)]
    solver = Solver()
    refused = Event()

    def ask() -> None:
        while not refused.is_set():
            try:
                solver.points_each(positions)
            except RuntimeError:
                refused.set()

    threads = [Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert refused.wait(60)
    for thread in threads:
        thread.join()
    assert solver.points_each(positions) == Solver().points_each(positions)
