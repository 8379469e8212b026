"""Many positions in one call: the answers are those for each of them alone."""

import random

import pytest

from skat_desktop.core.contract import SUIT_GAMES, GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import SearchStopped, Solver
from tests.solver.positions import random_ending

COUNT = 100 if IS_COMPILED else 15
CARDS = (0, 1, 3, 5, 8) if IS_COMPILED else (0, 1, 3, 4)
"""In a hand; there may be none left."""


def positions(*games: GameType) -> list[Position]:
    """Positions of games of one kind, of all lengths, with cards on the table or without."""
    rng = random.Random(str(games))
    drawn = []
    for _ in range(COUNT):
        cards = rng.choice(CARDS)
        on_table = rng.randrange(3) if cards else 0
        drawn.append(random_ending(rng, rng.choice(games), cards, on_table))
    return drawn


@pytest.mark.parametrize("games", [SUIT_GAMES, (GameType.GRAND,)], ids=["suit", "grand"])
def test_each_position_has_its_points(games: tuple[GameType, ...]) -> None:
    many, solver = positions(*games), Solver()
    points = [Solver().points(position) for position in many]
    moves = [Solver().move_points(position) for position in many]
    assert solver.points_each(many) == points
    assert solver.move_points_each(many) == moves
    for guess in (0, 61, 120):
        assert solver.points_each(many, guess) == points
        assert solver.move_points_each(many, guess) == moves
    for target in (31, 61, 90, 120):
        assert solver.can_reach_each(many, target) == [value >= target for value in points]
        assert solver.moves_reaching_each(many, target) == [
            {card: value >= target for card, value in values.items()} for values in moves
        ]


def test_each_null_is_made_or_not() -> None:
    many, solver = positions(GameType.NULL), Solver()
    assert solver.makes_null_each(many) == [Solver().makes_null(position) for position in many]
    assert solver.moves_making_null_each(many) == [
        Solver().moves_making_null(position) for position in many
    ]


def test_no_position_needs_no_answer() -> None:
    solver = Solver()
    assert solver.points_each([]) == solver.can_reach_each([]) == solver.makes_null_each([]) == []
    assert solver.move_points_each([]) == solver.moves_making_null_each([]) == []


def test_games_of_different_kinds_are_refused() -> None:
    grand, null = positions(GameType.GRAND), positions(GameType.NULL)
    solver = Solver()
    with pytest.raises(ValueError, match="different kinds"):
        solver.points_each([*grand, *positions(*SUIT_GAMES)])
    with pytest.raises(ValueError, match="different kinds"):
        solver.makes_null_each([*null, *grand])


def test_a_stopped_solver_answers_none_of_them() -> None:
    solver = Solver()
    solver.stop()
    with pytest.raises(SearchStopped):
        solver.points_each(positions(GameType.GRAND))
    solver.resume()
    assert len(solver.points_each(positions(GameType.GRAND))) == COUNT
