"""Many positions in one call: the same answers as one by one."""

import random
from collections.abc import Callable, Sequence

import pytest

from skat_desktop.core.contract import GameType
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import SearchStopped, Solver
from tests.solver.positions import random_ending


def endings(game: GameType, count: int = 40) -> list[Position]:
    """Random endings with up to five cards and any number of them on the table."""
    rng = random.Random(f"batch {game}")
    return [random_ending(rng, game, rng.randrange(1, 6), rng.randrange(3)) for _ in range(count)]


@pytest.mark.parametrize("game", [GameType.GRAND, GameType.HEARTS])
def test_points_are_those_of_each_position(game: GameType) -> None:
    positions = endings(game)
    many, single = Solver(), Solver()
    assert many.points_each(positions) == [single.points(p) for p in positions]
    assert many.move_points_each(positions) == [single.move_points(p) for p in positions]
    for target in (1, 31, 61, 90, 120):
        assert many.can_reach_each(positions, target) == [
            single.can_reach(p, target) for p in positions
        ]
        assert many.moves_reaching_each(positions, target) == [
            single.moves_reaching(p, target) for p in positions
        ]


def test_null_is_made_or_not_in_each_position() -> None:
    positions = endings(GameType.NULL)
    many, single = Solver(), Solver()
    assert many.makes_null_each(positions) == [single.makes_null(p) for p in positions]
    assert many.moves_making_null_each(positions) == [
        single.moves_making_null(p) for p in positions
    ]


def test_suit_games_of_different_trumps_go_together() -> None:
    positions = [*endings(GameType.CLUBS, 10), *endings(GameType.DIAMONDS, 10)]
    assert Solver().points_each(positions) == [Solver().points(p) for p in positions]


def test_kinds_of_games_do_not_mix() -> None:
    positions = [*endings(GameType.CLUBS, 1), *endings(GameType.GRAND, 1)]
    with pytest.raises(ValueError, match="different kinds"):
        Solver().points_each(positions)


def test_of_no_position_there_is_no_answer() -> None:
    solver = Solver()
    solver.moves_making_null(endings(GameType.NULL, 1)[0])
    assert solver.points_each([]) == []
    assert solver.makes_null_each([]) == []
    assert solver.move_points_each([]) == []


QUESTIONS: Sequence[Callable[[Solver, list[Position]], object]] = (
    Solver.points_each,
    Solver.can_reach_each,
    Solver.move_points_each,
    Solver.moves_reaching_each,
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_batch_can_be_stopped_and_asked_again(
    question: Callable[[Solver, list[Position]], object],
) -> None:
    positions = endings(GameType.SPADES, 10)
    solver = Solver()
    solver.stop()
    with pytest.raises(SearchStopped):
        question(solver, positions)
    solver.resume()
    assert question(solver, positions) == question(Solver(), positions)
