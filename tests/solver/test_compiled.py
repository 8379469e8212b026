"""The compiled search does what the same file does as Python, node by node."""

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import skat_desktop.solver
import skat_desktop.solver.solver
from skat_desktop.core.contract import GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.solver import Solver
from tests.solver.positions import random_ending

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="there is only the Python")
SOURCE = Path(skat_desktop.solver.__path__[0]) / "search.py"


@pytest.fixture(scope="module")
def make_plain() -> Callable[[], Solver]:
    """Makes solvers whose search runs as Python."""
    spec = importlib.util.spec_from_file_location("search_as_python", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def make() -> Solver:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(skat_desktop.solver.solver, "Search", module.Search)
            return Solver()

    return make


@pytest.mark.parametrize("game", GameType)
def test_it_searches_the_same_and_finds_the_same(
    game: GameType, make_plain: Callable[[], Solver]
) -> None:
    rng = random.Random(f"compiled {game}")
    plain, compiled = make_plain(), Solver()
    for _ in range(60):
        position = random_ending(rng, game, rng.choice((3, 4, 5, 6)), rng.randrange(3))
        if game.is_null:
            assert plain.moves_making_null(position) == compiled.moves_making_null(position)
            assert plain.makes_null(position) == compiled.makes_null(position)
        else:
            assert plain.can_reach(position) == compiled.can_reach(position)
            assert plain.points(position) == compiled.points(position)
            assert plain.move_points(position) == compiled.move_points(position)
        assert plain.nodes == compiled.nodes
