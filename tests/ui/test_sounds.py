"""What is heard when, and what plays it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Action, Bid, Concede, Pass, PlayCard
from skat_desktop.core.events import Acted
from skat_desktop.core.game import GameState
from skat_desktop.core.seats import Seat
from skat_desktop.session.setup import Chair
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import settings as keys
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.sounds import AT_ONCE, ProgramSpeaker, Sound, Sounds, outcome, speaker
from skat_desktop.ui.table import TableStyle, TableWidget
from tests.ui import scenes
from tests.ui.scenes import F, M, R


class Listener:
    """A table that plays steps, and what of it is heard."""

    def __init__(self, table: TableWidget) -> None:
        self.table = table
        self.settings = Settings()
        self.heard: list[str] = []
        Sounds(table, self.settings, lambda file: self.heard.append(file.stem))

    def step(self, seat: Seat, action: Action, after: GameState, viewer: Seat = F) -> None:
        self.table.enqueue(Step(scenes.table(after, viewer), Acted(seat, action)))


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    table = TableWidget(style=TableStyle(animation_speed=0, trick_delay=None, bubble_ms=0))
    qtbot.addWidget(table)
    return Listener(table)


def played_trick(listener: Listener) -> GameState:
    """Forehand plays alone, and the first trick is on the table."""
    state = scenes.game(scenes.deal(), scenes.playing())
    for _ in range(3):
        seat = state.turn
        assert seat is not None
        card = next(iter(state.observe(seat).legal_cards()))
        state = state.act(seat, PlayCard(card))
        listener.step(seat, PlayCard(card), state)
    return state


def test_the_deal_each_card_and_the_trick_are_heard(listener: Listener) -> None:
    listener.table.enqueue(Step(scenes.table(scenes.game(scenes.deal(), [])), dealt=True))
    assert listener.heard == ["deal"]
    bid = scenes.game(scenes.deal(), [(M, Bid(18))])
    listener.step(M, Bid(18), bid)
    played_trick(listener)
    assert listener.heard == ["deal", "card", "card", "card"]
    listener.table.acknowledge_trick()
    assert listener.heard[-1] == "trick"


@pytest.mark.parametrize(("viewer", "heard"), [(F, "lost"), (M, "won"), (R, "won")])
def test_the_end_is_heard_once_and_by_whose_it_is(
    listener: Listener, viewer: Seat, heard: str
) -> None:
    state = scenes.game(scenes.deal(), scenes.playing()).act(F, Concede())
    listener.step(F, Concede(), state, viewer)
    assert listener.heard == [heard]
    view = listener.table.view
    assert view is not None
    listener.table.show_view(view)
    listener.table.enqueue(Step(view))
    assert listener.heard == [heard]


def over(view: Callable[[GameState], TableView]) -> Sound | None:
    return outcome(view(scenes.game(scenes.deal(), scenes.playing()).act(F, Concede())))


def test_nobody_wins_a_deal_that_is_passed_in_or_not_over_or_watched() -> None:
    passed: scenes.Events = [(M, Pass()), (R, Pass()), (F, Pass())]
    assert outcome(scenes.table(scenes.game(scenes.deal(), passed))) is None
    assert outcome(scenes.table(scenes.game(scenes.deal(), scenes.playing()))) is None
    computers = tuple(Chair(name, "club") for name in ("Anna", "Bruno", "Clara"))
    assert over(lambda state: scenes.table(state, chairs=computers)) is None
    assert over(scenes.table) is Sound.LOST


def test_switched_off_nothing_is_heard(listener: Listener) -> None:
    listener.settings[keys.SOUNDS] = False
    played_trick(listener)
    assert listener.heard == []


def test_off_the_screen_there_is_no_speaker(qapp: QCoreApplication) -> None:
    parent = QObject()
    speaker(parent)(Sound.CARD.file)
    assert parent.children() == []


# --- programs that play files -----------------------------------------------------------------

with_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="it plays sounds by itself")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Path]:
    """Makes a program with this name and shell script; the log is what such programs wrote."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")

    def make(name: str, script: str) -> Path:
        file, log = folder / name, tmp_path / "log"
        file.write_text(f'#!/bin/sh\necho "{name} $*" >>"{log}"\n{script}\n')
        file.chmod(0o755)
        return log

    return make


@pytest.fixture
def parent(qapp: QCoreApplication) -> Iterator[QObject]:
    """Whoever owns the speakers of a test, and leaves none behind."""
    owner = QObject()
    yield owner
    for child in owner.findChildren(ProgramSpeaker):
        child.stop()


def wait_until(qtbot: QtBot, done: Callable[[], bool]) -> None:
    qtbot.waitUntil(done, timeout=10_000)


@with_a_shell
def test_the_first_program_found_plays_with_its_options(
    qtbot: QtBot, parent: QObject, program: Callable[[str, str], Path]
) -> None:
    log = program("plays", "")
    player = ProgramSpeaker((("no-such-program",), ("plays", "-q")), parent)
    player.play(Path("card.wav"))
    wait_until(qtbot, lambda: log.exists() and log.read_text() == "plays -q card.wav\n")


@with_a_shell
def test_one_that_fails_makes_way_for_the_next_and_the_last_for_silence(
    qtbot: QtBot, parent: QObject, program: Callable[[str, str], Path]
) -> None:
    log = program("first", "exit 1")
    program("second", "kill $$")
    log.touch()
    player = ProgramSpeaker((("first",), ("second",)), parent)
    for count in (1, 2):
        player.play(Path("card.wav"))
        wait_until(qtbot, lambda count=count: len(log.read_text().splitlines()) == count)  # type: ignore[misc]
        QTest.qWait(100)
    player.play(Path("card.wav"))
    QTest.qWait(100)
    assert log.read_text().splitlines() == ["first card.wav", "second card.wav"]


@with_a_shell
def test_never_more_than_a_few_at_once_and_none_outlives_the_program(
    qtbot: QtBot, parent: QObject, program: Callable[[str, str], Path]
) -> None:
    log = program("plays", "exec sleep 60")
    player = ProgramSpeaker((("plays",),), parent)
    for _ in range(AT_ONCE + 3):
        player.play(Path("card.wav"))
    wait_until(qtbot, lambda: log.exists() and log.read_text().count("\n") == AT_ONCE)
    player.stop()
    player.play(Path("card.wav"))
    QTest.qWait(100)
    assert log.read_text().count("\n") == AT_ONCE


@with_a_shell
def test_without_any_program_it_is_silent(parent: QObject) -> None:
    ProgramSpeaker((("no-such-program",),), parent).play(Path("card.wav"))
