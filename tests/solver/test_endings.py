"""The solver against minimax: twenty thousand endings of all games, each one proven."""

import random

import pytest

from skat_desktop.core.contract import GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.solver import Solver
from tests.solver import minimax
from tests.solver.plain import Prover
from tests.solver.positions import random_ending

ENDINGS = 1120 if IS_COMPILED else 30
"""For each game and each number of cards on the table."""
SIZES = (1, 2, 3, 3, 4, 4, 4, 5, 5, 5)
"""Cards in a hand: of small endings many are alike."""


@pytest.fixture(scope="module")
def solvers() -> tuple[Solver, Solver]:
    """One that remembers all endings, and one that remembers next to nothing."""
    return Solver(), Solver(table_bytes=64)


@pytest.mark.parametrize("on_table", [0, 1, 2])
@pytest.mark.parametrize("game", GameType)
def test_every_move_is_worth_what_minimax_says(
    game: GameType, on_table: int, solvers: tuple[Solver, Solver]
) -> None:
    rng = random.Random(f"{game} {on_table}")
    for number in range(ENDINGS):
        position = random_ending(rng, game, rng.choice(SIZES), on_table)
        moves = Prover(game, position.declarer).move_values(position)
        value = (max if position.turn is position.declarer else min)(moves.values())
        for solver in solvers:
            if game.is_null:
                assert solver.makes_null(position) is bool(value), position
                assert solver.moves_making_null(position) == moves, position
                continue
            assert solver.points(position) == value, position
            assert solver.move_points(position) == moves, position
            for target in range(-1, 122) if number % 40 == 0 else (61, value, value + 1):
                assert solver.can_reach(position, target) is (value >= target), position
                reaching = {card: points >= target for card, points in moves.items()}
                assert solver.moves_reaching(position, target) == reaching, position


@pytest.mark.parametrize("on_table", [0, 1, 2])
@pytest.mark.parametrize("game", GameType)
def test_the_fast_minimax_says_what_the_plainest_says(game: GameType, on_table: int) -> None:
    rng = random.Random(f"{on_table} {game}")
    for _ in range(50):
        position = random_ending(rng, game, rng.choice((1, 2, 3, 3, 4)), on_table)
        prover = Prover(game, position.declarer)
        moves = prover.move_values(position)
        if game.is_null:
            assert bool(prover.value(position)) is minimax.null_made(position)
            for card in position.legal_cards:
                assert bool(moves[card]) is minimax.null_made_after(position, card)
        else:
            assert prover.value(position) == minimax.points(position)
            for card in position.legal_cards:
                assert moves[card] == minimax.points(position.after(card))
    minimax.points.cache_clear()
    minimax.null_made.cache_clear()
