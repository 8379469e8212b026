"""packaging/tune_move_order.py: what is learnt is what the search adds up, and it helps."""

import importlib.util
import json
import random
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from skat_desktop.core.contract import GameType
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.move_order import BLOCKS, move_weights, score_table
from skat_desktop.solver.position import encoding
from skat_desktop.solver.search import Search
from skat_desktop.solver.solver import search_row
from tests.solver.positions import random_ending

KINDS = {"suit": GameType.SPADES, "grand": GameType.GRAND, "null": GameType.NULL}


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = Path(__file__).parents[2] / "packaging" / "tune_move_order.py"
    spec = importlib.util.spec_from_file_location("tune_move_order", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "tune_move_order", module)  # dataclasses look there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("kind", KINDS)
def test_the_weights_of_a_move_add_up_to_its_score(tune: ModuleType, kind: str) -> None:
    rng = random.Random(kind)
    weights = move_weights(kind)
    reader = tune.FeatureReader(kind)
    search = Search(0)
    search.begin(kind, score_table(weights))
    choices = 0
    for _ in range(100):
        position = random_ending(rng, KINDS[kind], rng.choice((2, 5, 9)), rng.randrange(3))
        scores = search.scores(search_row(position, 0))
        numbers = reader.features(position)
        bits = encoding(position.game).bits
        assert {bits[card] for card in numbers} == {*scores}
        for card, found in numbers.items():
            assert scores[bits[card]] == sum(weights[number] for number in found)
            choices += len(found) > 0
    assert choices > 50


@pytest.mark.parametrize("better", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_learnt_is_written_if_it_is_better(
    tune: ModuleType,
    kind: str,
    better: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not IS_COMPILED:
        pytest.skip("takes hours as Python")
    if better:
        monkeypatch.setattr(tune, "move_weights", worst_weights)
    monkeypatch.setattr(tune, "RESOURCES", tmp_path)
    monkeypatch.setattr(tune, "UNSEEN", 5)
    monkeypatch.setattr(tune, "CLIMBED", 20)
    options = ["--deals", "20", "--rounds", "1", "--tries", "3"]
    monkeypatch.setattr(sys, "argv", ["tune_move_order.py", kind, *options])
    tune.main()
    file = tmp_path / f"{kind}.json"
    assert file.exists() is better
    if better:
        weights = json.loads(file.read_text(encoding="ascii"))
        assert len(weights) == BLOCKS[-1]
        assert all(any(weights[start:end]) for start, end in pairwise(BLOCKS))


def worst_weights(kind: str) -> list[int]:
    """Those which try the best moves last."""
    return [-weight for weight in move_weights(kind)]
