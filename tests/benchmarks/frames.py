"""How smooth the table is while the computer thinks: the time from frame to frame.

    python -m tests.benchmarks.frames [--seconds S] [--rounds N] [--level LEVEL]

The real table shows a game over and over, without the pauses to read.  A line tells of the frames
while cards were in motion, in turn with nothing else to do and with two solvers that work without
pause in threads of this process, which give way as the engine's does; with --level it is a player
of this level that decides without pause.  A frame lasts from one
tick of Qt's animations to the next, and so contains moving the cards, painting them, and the wait
for a processor and for Python's lock.  Where there is no screen the table is painted into memory.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from math import ceil
from random import Random
from threading import Event, Thread
from time import perf_counter

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation

from skat_desktop.core.actions import Declare, PlayCard, TakeSkat
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.players import LEVELS, create_player
from skat_desktop.session.priority import give_way
from skat_desktop.session.view import Step
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.declared_deals import declared_deals
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver
from skat_desktop.ui.display import open_application
from skat_desktop.ui.table import TableStyle, TableWidget
from tests.builders import GRAND, F, calls
from tests.players.games import random_deal
from tests.ui.table.views import DEAL, Game

STYLE = replace(TableStyle(), trick_delay=0, bubble_ms=0)
WARM_UP = 5.0
"""Seconds, and how many times as fast the game goes meanwhile: every card's picture is drawn."""
LIMIT = 20.0
"""Milliseconds that 99 of 100 frames should take at most."""


class Watch:
    """Notes how long each frame takes, in milliseconds, while cards are in motion."""

    def __init__(self, table: TableWidget) -> None:
        self._motion = table.scene().motion
        self._last: float | None = None
        self.frames: list[float] = []
        self._ticks = QVariantAnimation(table)
        self._ticks.setStartValue(0.0)
        self._ticks.setEndValue(1.0)
        self._ticks.setDuration(1000)
        self._ticks.setLoopCount(-1)
        self._ticks.valueChanged.connect(self._tick)

    def watch(self, seconds: float) -> list[float]:
        """Let the table play for so long; its frames."""
        self.frames.clear()
        self._last = None
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        self._ticks.start()
        loop.exec()
        self._ticks.stop()
        return self.frames

    def _tick(self) -> None:
        now = perf_counter()
        if self._last is not None:
            self.frames.append(1000 * (now - self._last))
        self._last = now if self._motion.running else None


def steps() -> Iterator[Step]:
    """A whole game, from the deal to the last trick."""
    game = Game(GameState.start(DEAL))
    yield Step(game.view, dealt=True)
    for action in (*calls(F), TakeSkat(), Declare(Contract(GRAND), DEAL.skat)):
        yield game.step(action)
    while game.state.turn is not None:
        legal = game.state.observe(game.state.turn).legal_cards()
        yield game.step(PlayCard(next(iter(legal))))


def solve(positions: Sequence[Position]) -> Iterator[None]:
    """Solve one position after the other, without end."""
    solver = Solver()
    for position in cycle(positions):
        solver.forget()
        solver.moves_reaching(position)
        yield


def decide(level: str) -> Iterator[None]:
    """Decide whatever is to be decided in random games, without end."""
    rng = Random(1)
    while True:
        player = create_player(level, 0)
        state = GameState.start(random_deal(rng))
        while state.turn is not None:
            state = state.act(state.turn, player.choose(state.observe(state.turn)))
            yield


@contextmanager
def at_work(works: Sequence[Iterator[None]]) -> Iterator[None]:
    """Within this block each of these is done in a thread of its own, without pause."""
    end = Event()

    def work(steps: Iterator[None]) -> None:
        give_way()
        for _ in steps:
            if end.is_set():
                return

    threads = [Thread(target=work, args=(steps,)) for steps in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        end.set()
        for thread in threads:
            thread.join()


def described(frames: Sequence[float]) -> str:
    """The figures of these frames."""
    ordered = sorted(frames)
    p50, p99 = (ordered[ceil(share * len(ordered)) - 1] for share in (0.5, 0.99))
    late = sum(frame > LIMIT for frame in ordered)
    return (
        f"{len(ordered):5} frames: p50 {p50:.1f}, p99 {p99:.1f}, at most {ordered[-1]:.1f} ms;"
        f" {late} above {LIMIT:.0f} ms"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--level", choices=LEVELS)
    options = parser.parse_args()
    application = open_application(needs_screen=False, language=None)
    positions = [*declared_deals("suit", 200, cards=10 if IS_COMPILED else 4)]
    table = TableWidget(style=replace(STYLE, animation_speed=WARM_UP))
    watch = Watch(table)
    game = [*steps()]

    def show_again() -> None:
        for step in game:
            table.enqueue(step)

    table.resize(1400, 800)
    table.show()
    table.caught_up.connect(show_again)
    show_again()
    watch.watch(WARM_UP)
    table.set_style(STYLE)
    kind = "compiled" if IS_COMPILED else "as Python"
    print(f"{application.platformName()}, {os.cpu_count()} cores, solver {kind}")

    def works() -> list[Iterator[None]]:
        if options.level:
            return [decide(options.level)]
        return [solve(positions), solve(positions)]

    for _ in range(options.rounds):
        for busy in (False, True):
            with at_work(works() if busy else []):
                frames = watch.watch(options.seconds)
            what = (options.level or "two solvers") if busy else "nothing"
            load = os.getloadavg()[0]
            print(f"{what} at work, load {load:.1f}, {described(frames)}", flush=True)


if __name__ == "__main__":
    main()
