"""The order in which moves are tried: it has all its weights, and changes no value."""

import random
from itertools import pairwise

import pytest

from skat_desktop.core.contract import GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.declared_deals import KINDS, declared_deals
from skat_desktop.solver.move_order import BLOCKS, WIDTHS, move_weights, score_table
from skat_desktop.solver.solver import Solver
from tests.solver.positions import random_ending


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_weight_for_everything(kind: str) -> None:
    weights = move_weights(kind)
    assert len(weights) == BLOCKS[-1]
    assert any(weights)
    assert len(score_table(weights)) == 36 * (36 * 8 + 12 * 16 + 16 * 8)


def test_each_block_is_made_of_whole_rows() -> None:
    sizes = [end - start for start, end in pairwise(BLOCKS)]
    assert [size % width for size, width in zip(sizes, WIDTHS, strict=True)] == [0] * len(WIDTHS)


@pytest.mark.parametrize("game", [GameType.HEARTS, GameType.GRAND, GameType.NULL])
def test_values_do_not_depend_on_the_order(game: GameType) -> None:
    rng = random.Random(f"order {game}")
    kind = "null" if game.is_null else "grand" if game is GameType.GRAND else "suit"
    learnt, odd = Solver(), Solver()
    for _ in range(60 if IS_COMPILED else 10):
        odd.order_moves(kind, [rng.randrange(-500, 500) for _ in range(BLOCKS[-1])])
        position = random_ending(rng, game, rng.choice((3, 4, 5)), rng.randrange(3))
        if game.is_null:
            assert odd.moves_making_null(position) == learnt.moves_making_null(position)
        else:
            assert odd.move_points(position) == learnt.move_points(position)


@pytest.mark.skipif(not IS_COMPILED, reason="takes minutes as Python")
@pytest.mark.parametrize(("kind", "share"), [("suit", 0.5), ("grand", 0.5), ("null", 1.0)])
def test_the_learnt_order_shortens_the_search(kind: str, share: float) -> None:
    learnt, none = Solver(), Solver()
    none.order_moves(kind, [0] * BLOCKS[-1])
    for deal in declared_deals(kind, 20, seed=9):
        for solver in (learnt, none):
            solver.forget()
            if kind == "null":
                solver.makes_null(deal)
            else:
                solver.can_reach(deal)
    assert learnt.nodes < share * none.nodes


@pytest.mark.parametrize("count", [0, BLOCKS[-1] - 1, BLOCKS[-1] + 1])
def test_too_few_or_too_many_weights_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=str(BLOCKS[-1])):
        Solver().order_moves("suit", [1] * count)
