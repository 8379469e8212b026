"""packaging/learn: each step makes what the players read, and what is fitted fits better."""

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

np = pytest.importorskip("numpy")

LEARN = Path(__file__).parents[2] / "packaging" / "learn"
KINDS = ("suit", "grand", "null")


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    sys.path.insert(0, str(LEARN))
    spec = importlib.util.spec_from_file_location("learn_steps", LEARN / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Other processes find it by its name.
    sys.modules["learn_steps"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def step(
    learn: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., set[str]]:
    """Do a step in a folder of its own; the names of all files there."""
    monkeypatch.setattr(learn, "PER_FILE", 2)

    def run(name: str, *options: str) -> set[str]:
        monkeypatch.setattr(sys, "argv", ["learn", name, str(tmp_path), "--jobs", "1", *options])
        learn.main()
        return {path.name for path in tmp_path.iterdir()}

    return run


def test_games_are_played_and_learnt_from(step: Callable[..., set[str]], tmp_path: Path) -> None:
    assert "games-auction-1-0.pickle" in step("play", "--games", "4")
    for kind in KINDS:
        step("play", "--games", "2", "--declared", kind)
    assert {f"policy-{kind}.bin" for kind in KINDS} <= step("policy", "--epochs", "1")
    assert "calibration.json" in step("calibrate")
    assert "beliefs.json" in step("beliefs")
    weights = json.loads((tmp_path / "beliefs.json").read_text(encoding="ascii"))
    assert all(len(row) == 7 for row in weights.values())


def test_the_hands_are_judged_and_learnt_from(
    step: Callable[..., set[str]], learn: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "PER_FILE", 1)
    made = step("hands", "--games", "1", "--epochs", "1")
    assert {f"hands-{kind}.bin" for kind in (*KINDS, "ouvert")} <= made


def test_a_policy_fits_better_after_learning(learn: ModuleType) -> None:
    policy, samples = sys.modules["policy"], sys.modules["samples"]
    # A first card that is always the same one: the ace of trumps.
    hand, left, right = (sum(1 << card for card in range(at, at + 10)) for at in (18, 8, 0))
    skat = 0xFFFFFFFF & ~hand & ~left & ~right
    game = samples.PlayedGame("suit", (hand, left, right, skat), 0, True, (27,), (((27, 1.0),),))
    choices = policy.Choices([game] * 2000, 0)
    before = policy.untaught(1)
    after = policy.fitted(choices, before, 40)
    assert policy.likelihood(choices, after) > np.log(0.8)
