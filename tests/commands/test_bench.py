"""``skat-desktop bench``: which figures there are, and that they are those of the solver."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skat_desktop.cli_texts import translator
from skat_desktop.commands import bench
from skat_desktop.commands.bench import solver as solver_figures
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.declared_deals import KINDS, declared_deals
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver

ROOT = Path(__file__).parents[2]
CARDS = 5
"""In a hand, so that the tests are fast as Python too."""


class Said:
    """What a person was told."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, text: str, **details: object) -> None:
        assert text.format(**details)
        self.texts.append(text)


@pytest.fixture(scope="module")
def said() -> Said:
    return Said()


@pytest.fixture(scope="module")
def figures(said: Said) -> dict[str, Any]:
    return solver_figures.measure(said, deals=6, seed=1, runs=2, cards=CARDS)


def test_the_output_is_one_object_with_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, int]] = []

    def measure(_: bench.Say, **settings: int) -> dict[str, Any]:
        asked.append(settings)
        return {"compiled": True}

    monkeypatch.setattr(solver_figures, "measure", measure)
    output = json.loads(bench.run(Said(), deals=3))
    assert asked == [{"deals": 3, "seed": 0, "runs": 5}]
    assert output["solver"] == {"compiled": True}
    assert output["machine"].keys() == {"system", "processor", "cores", "python"}
    assert all(output["machine"].values())


def test_the_settings_are_told(figures: dict[str, Any]) -> None:
    settings = {name: figures[name] for name in ("compiled", "deals", "cards", "seed", "runs")}
    assert settings == {"compiled": IS_COMPILED, "deals": 6, "cards": CARDS, "seed": 1, "runs": 2}


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_its_figures(kind: str, figures: dict[str, Any]) -> None:
    measured = {**figures[kind]}
    positions = [*declared_deals(kind, 6, 1, CARDS)]
    win = Solver.makes_null if kind == "null" else Solver.can_reach
    won = [win(Solver(), position) for position in positions]
    assert measured.pop("won") == round(sum(won) / 6, 4)
    wanted = {"win", "moves_win", "moves_win_after_two_tricks"}
    assert measured.keys() == wanted | (set() if kind == "null" else {"exact", "moves_exact"})
    for question in measured.values():
        assert question["mean_ms"] > 0
        assert 0 <= question["median_ms"] <= question["p95_ms"] <= question["p99_ms"]
        assert question["mean_nodes"] >= 0


def test_one_run_asks_every_position_with_nothing_learnt_before() -> None:
    positions = [*declared_deals("grand", 4, 2, CARDS)]
    nodes = []
    for position in positions:
        solver = Solver()
        solver.points(position)
        nodes.append(solver.nodes)
    result = solver_figures.one_run(Solver.points, [*positions, *positions], Solver())
    assert result["mean_nodes"] == sum(nodes) / 4


@pytest.mark.parametrize(
    ("kind", "question"),
    [("suit", Solver.points), ("grand", Solver.points), ("null", Solver.makes_null)],
)
def test_two_tricks_of_best_play_change_no_value(
    kind: str, question: Callable[[Solver, Position], object]
) -> None:
    solver = Solver()
    still_open = 0
    for position in declared_deals(kind, 20, 3, CARDS):
        after = solver_figures.two_tricks_later(position, solver)
        value = question(solver, position)
        if after is None:
            assert kind == "null"
            assert not value
            continue
        still_open += 1
        assert [len(hand) for hand in after.hands] == [CARDS - 2] * 3
        assert question(solver, after) == value
    assert still_open > 5


def test_two_threads_have_a_factor_if_there_is_work_for_them(figures: dict[str, Any]) -> None:
    assert figures["two_threads"] is None
    factor = solver_figures.two_threads([*declared_deals("suit", 100, cards=3)], 1)
    assert factor is not None
    assert factor > 0


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
def test_a_solver_takes_two_mib_at_most() -> None:
    # In a fresh process, where no memory freed before is used again.
    program = """
from skat_desktop.commands.bench.solver import memory_bytes
from skat_desktop.solver.declared_deals import declared_deals
print(memory_bytes([*declared_deals("suit", 16, cards=5)]))
"""
    printed = subprocess.check_output([sys.executable, "-c", program], cwd=ROOT, timeout=60)
    assert 0 < int(printed) <= 2 << 20


def test_what_is_said_is_translated(
    said: Said, figures: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver_figures, "IS_COMPILED", False)
    solver_figures.measure(said, deals=1, seed=0, runs=1, cards=2)
    german = translator({"LANG": "de"})
    assert len({*said.texts}) == 4
    assert all(german(text) != text for text in said.texts)
