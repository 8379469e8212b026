"""The solver against proven values; lines of best play; stopping; positions that cannot be."""

import random
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from skat_desktop.core.contract import TRUMP_GAMES, GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import SearchStopped, Solver, TimeUp
from tests.solver import minimax
from tests.solver.positions import HARD, Proven, proven, random_ending

PROVEN = [
    known
    for known in proven()
    if IS_COMPILED or sum(map(len, known.position.hands)) <= 15  # as Python it takes too long
]


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


@pytest.mark.parametrize("known", PROVEN, ids=lambda known: known.id)
def test_proven_values_are_found(known: Proven, solver: Solver) -> None:
    if known.position.game.is_null:
        assert solver.makes_null(known.position) is known.value
        assert solver.moves_making_null(known.position) == known.moves
    else:
        assert solver.points(known.position) == known.value
        assert solver.move_points(known.position) == known.moves
        assert solver.can_reach(known.position) is (known.value >= 61)
        assert solver.moves_reaching(known.position) == {
            card: points >= 61 for card, points in known.moves.items()
        }


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_the_best_line_leads_to_the_value(game: GameType, solver: Solver) -> None:
    rng = random.Random(str(game))
    for _ in range(20):
        position = random_ending(rng, game, 4, rng.randrange(3))
        value = minimax.points(position)
        for card in solver.best_line(position):
            assert card in position.legal_cards
            position = position.after(card)
            assert minimax.points(position) == value
        assert position.is_over
    minimax.points.cache_clear()


def test_the_best_line_makes_null_or_not(solver: Solver) -> None:
    rng = random.Random(10)
    made = 0
    for _ in range(30):
        position = random_ending(rng, GameType.NULL, rng.choice((3, 4)), rng.randrange(3))
        value = minimax.null_made(position)
        taken = False
        for card in solver.best_line(position):
            assert card in position.legal_cards
            position = position.after(card)
            taken = taken or (not position.trick.cards and position.turn is position.declarer)
        assert position.is_over
        assert taken is not value
        made += value
    assert 0 < made < 30
    minimax.null_made.cache_clear()


def test_a_stopped_solver_says_so_until_it_may_go_on() -> None:
    solver = Solver()
    rng = random.Random(8)
    suit, null = (random_ending(rng, game, 3, 0) for game in (GameType.CLUBS, GameType.NULL))
    solver.stop()
    about_points: list[Callable[[Position], object]] = [
        solver.can_reach,
        solver.points,
        solver.moves_reaching,
        solver.move_points,
        solver.best_line,
    ]
    for question in about_points:
        with pytest.raises(SearchStopped):
            question(suit)
    for question in (solver.makes_null, solver.moves_making_null):
        with pytest.raises(SearchStopped):
            question(null)
    solver.resume()
    assert solver.points(suit) == minimax.points(suit)
    assert solver.makes_null(null) is minimax.null_made(null)


def test_what_takes_longer_than_it_may_is_stopped() -> None:
    solver = Solver(table_bytes=64)

    def solve_for_ever() -> None:
        while True:
            solver.move_points(HARD)

    began = time.monotonic()
    with pytest.raises(SearchStopped), solver.time_limit(0.02):
        solve_for_ever()
    assert time.monotonic() - began < 20  # and not minutes
    with solver.time_limit(60):
        assert solver.points(PROVEN[0].position) == PROVEN[0].value


def test_a_time_limit_takes_back_no_stop() -> None:
    solver = Solver()
    position = PROVEN[0].position
    with solver.time_limit(60):
        solver.stop()
    with pytest.raises(SearchStopped) as stopped:
        solver.points(position)
    assert not isinstance(stopped.value, TimeUp)
    with solver.time_limit(60), pytest.raises(SearchStopped):
        solver.points(position)
    solver.resume()
    assert solver.points(position) == PROVEN[0].value


def test_the_end_of_an_inner_time_limit_does_not_lift_the_outer_one() -> None:
    solver = Solver()
    position = PROVEN[0].position
    with solver.time_limit(0):
        time.sleep(0.05)
        with solver.time_limit(60), pytest.raises(TimeUp):
            solver.points(position)
        with pytest.raises(TimeUp):
            solver.points(position)
        solver.resume()
        with pytest.raises(TimeUp):
            solver.points(position)
    assert solver.points(position) == PROVEN[0].value


def test_questions_of_the_wrong_kind_are_refused() -> None:
    rng = random.Random(11)
    suit, null = (random_ending(rng, game, 3, 1) for game in (GameType.CLUBS, GameType.NULL))
    solver = Solver()
    about_points: list[Callable[[Position], object]] = [
        solver.can_reach,
        solver.points,
        solver.moves_reaching,
        solver.move_points,
    ]
    for question in about_points:
        with pytest.raises(ValueError, match="points cannot be asked"):
            question(null)
    for question in (solver.makes_null, solver.moves_making_null):
        with pytest.raises(ValueError, match="Null cannot be asked"):
            question(suit)


def test_nothing_wrong_is_learnt_from_a_search_that_was_stopped() -> None:
    solver = Solver()
    stopped = 0
    for known in [known for known in PROVEN if not known.position.game.is_null][::8]:
        solver.forget()
        for microseconds in range(0, 400, 20):
            try:
                with solver.time_limit(1e-6 * microseconds):
                    solver.points(known.position)
            except SearchStopped:
                stopped += 1
        assert solver.points(known.position) == known.value
        assert solver.move_points(known.position) == known.moves
    assert stopped > 0


def test_positions_that_cannot_be_are_refused() -> None:
    position = random_ending(random.Random(7), GameType.GRAND, 3, 0)
    fewer = (position.hands[0] - (next(iter(position.hands[0])),), *position.hands[1:])
    with pytest.raises(ValueError, match="do not fit"):
        replace(position, hands=fewer)
    with pytest.raises(ValueError, match="twice"):
        replace(position, hands=(position.hands[0], position.hands[0], position.hands[2]))
