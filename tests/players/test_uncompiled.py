"""Where nothing is compiled the levels that think still play, if slowly."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS = 240
"""A hundred times what it takes, for a busy machine."""
SCRIPT = """
from itertools import count
from random import Random
from skat_desktop.core.game import GameState
from skat_desktop.players import create_player
from skat_desktop.solver import IS_COMPILED
from tests.players.games import play_out, random_deal
from tests.players.test_players import is_legal

assert not IS_COMPILED
for levels in (("expert", "expert", "expert"), ("master", "club", "club")):
    players = [create_player(level, 1) for level in levels]
    rng = Random(1)
    for state, action in (pair for _ in count() for pair in play_out(random_deal(rng), players)):
        assert is_legal(action, state.observe(state.turn)), action
        if len(state.tricks) == 9 or state.proposal:
            print("played")
            break
"""


def test_a_deal_is_played_without_compiled_modules(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "skat_desktop",
        tmp_path / "skat_desktop",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "ui"),
    )
    for name in ("resources", "tests"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=True)
    played = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.split() == ["played", "played"]
