"""Whether the declarer takes all tricks, which is more than all points."""

import random

import pytest

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import SUIT_GAMES, GameType
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver
from tests.solver import minimax
from tests.solver.positions import random_ending


@pytest.mark.parametrize("on_table", [0, 1, 2])
@pytest.mark.parametrize("game", [*SUIT_GAMES, GameType.GRAND])
def test_all_tricks_are_taken_as_minimax_says(game: GameType, on_table: int) -> None:
    rng = random.Random(f"all {game} {on_table}")
    solver, tiny = Solver(), Solver(table_bytes=64)
    taken = 0
    positions = [
        random_ending(rng, game, rng.choice((1, 2, 2, 3, 4)), on_table)
        for _ in range(150 if IS_COMPILED else 30)
    ]
    for position in positions:
        expected = minimax.takes_all(position)
        moves = {card: minimax.takes_all_after(position, card) for card in position.legal_cards}
        for asked in (solver, tiny):
            assert asked.takes_all(position) is expected, position
            assert asked.moves_taking_all(position) == moves, position
        taken += expected
    assert 0 < taken < len(positions)
    assert solver.takes_all_each(positions) == [minimax.takes_all(p) for p in positions]
    minimax.takes_all.cache_clear()


def test_a_trick_without_points_is_a_trick() -> None:
    hands = (CardSet([Card.CJ, Card.S7]), CardSet([Card.S8, Card.D7]), CardSet([Card.H7, Card.H8]))
    position = Position(GameType.GRAND, Seat.FOREHAND, hands, Trick(Seat.FOREHAND), points=118)
    solver = Solver()
    assert solver.points(position) == 120
    assert solver.can_reach(position, 120)
    assert not solver.takes_all(position)
    assert solver.points(position) == 120  # what was learnt of tricks is not taken for points


def test_all_tricks_are_no_question_of_null() -> None:
    position = random_ending(random.Random(1), GameType.NULL, 3, 0)
    for question in (Solver().takes_all, Solver().moves_taking_all):
        with pytest.raises(ValueError, match="all tricks cannot be asked"):
            question(position)
