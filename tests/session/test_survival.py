"""Kill the program at any moment: what it had shown is not lost."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from skat_desktop.session.entries import Entry
from skat_desktop.session.journal import Flaw, read
from skat_desktop.session.table import fold
from tests.session.demo_program import ENDED, describe, fingerprint

ROOT = Path(__file__).parent.parent.parent
KILLS = 200
KILLS_PER_LIST = 20

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


class Programs:
    """Starts programs one after the other and kills them."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.session.demo_program"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
            encoding="utf-8",
        )

    def run_and_kill(self, journal: Path, random: Random) -> list[str]:
        """Let a program play for a random time; returns what it showed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{journal}\n")
        self.process.stdin.flush()
        pid = int(self.process.stdout.readline())
        lines = []
        if random.random() < 0.8:  # otherwise it may be killed while it starts
            lines.append(self.process.stdout.readline().rstrip("\n"))
        time.sleep(random.uniform(0, 0.02))
        os.kill(pid, signal.SIGKILL)
        while (line := self.process.stdout.readline().rstrip("\n")) != ENDED:
            assert line, "the program ended by itself"
            lines.append(line)
        return lines

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


@pytest.fixture
def programs() -> Iterator[Programs]:
    running = Programs()
    yield running
    running.close()


def test_nothing_shown_is_lost_when_the_program_is_killed(
    programs: Programs, tmp_path: Path
) -> None:
    random = Random(1)
    total = 0
    for number in range(KILLS // KILLS_PER_LIST):
        journal = tmp_path / f"list-{number}.journal"
        kept: tuple[Entry, ...] = ()
        for _ in range(KILLS_PER_LIST):
            lines = programs.run_and_kill(journal, random)
            reading = read(journal.read_bytes() if journal.exists() else b"")
            assert reading.flaw in (None, Flaw.TORN)
            assert reading.entries[: len(kept)] == kept
            table = fold(kept)
            if table and lines:
                assert lines.pop(0) == fingerprint(table.view(0))
            new = [describe(entry) for entry in reading.entries[len(kept) :]]
            assert new[: len(lines)] == lines
            kept = reading.entries
        total += len(kept)
    assert total > KILLS  # they did play meanwhile, however busy the machine
