"""The log beside the table: what it tells, when, and how one gets there and back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Bid, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import PACK, Card
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Phase
from skat_desktop.core.ruleset import ISKO_FOUR
from skat_desktop.core.score_sheet import Entry, ScoreSheet
from skat_desktop.session.engine import Engine
from skat_desktop.session.view import Step
from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.texts import Texts
from tests.ui import scenes
from tests.ui.scenes import PHASES, F
from tests.ui.table.views import DEAL, Game
from tests.ui.whole_deals import (
    PATIENCE,
    key,
    meek_engine,
    open_window,
    start,
    view_of,
    wait_for_person,
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose log is open."""
    window = open_window(qtbot, meek_engine())
    window.toggle_log()
    yield window
    window.engine.close()


def lines(window: MainWindow) -> list[str]:
    return window.log.text.toPlainText().split("\n")


def test_a_key_opens_it_and_closes_it_again(qtbot: QtBot) -> None:
    window = open_window(qtbot, meek_engine())
    window.engine.stepped.emit(PHASES["cards"]())
    assert window.log.isHidden()
    key(Qt.Key.Key_F6)
    assert window.log.isVisible()
    assert window.log.text.hasFocus()
    QTest.keyClick(window.log.text, Qt.Key.Key_Escape)
    assert window.log.isVisible()
    assert window.table.hasFocus()
    key(Qt.Key.Key_F6)
    assert window.log.text.hasFocus()
    key(Qt.Key.Key_F6)
    assert window.log.isHidden()
    assert window.table.hasFocus()
    window.engine.close()


def test_it_leaves_the_table_room_enough(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["announces"]())
    QApplication.processEvents()
    assert window.size().width() == 1280
    assert window.table.width() >= 920
    assert window.log.width() >= 240
    table = window.table.rect()
    assert table.contains(window.announcement.geometry())


def test_it_fits_beside_the_table_on_the_smallest_screen(
    window: MainWindow, speak: Callable[[str], None]
) -> None:
    speak("de")
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= 1024


def test_it_is_open_again_after_it_was_left_open(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    for is_open in (False, True, True):
        engine = Engine(None)
        window = MainWindow(settings, engine)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        assert window.log.isVisible() is is_open
        window.menus.actions[Command.GAME_LOG].trigger()
        assert window.log.isVisible()
        window.close()
        settings = Settings(tmp_path / "settings.ini")
        engine.close()


def test_damaged_settings_leave_it_closed(qtbot: QtBot) -> None:
    settings = Settings()

    settings[keys.LOG] = "no such thing"
    engine = Engine(None)
    window = MainWindow(settings, engine)
    qtbot.addWidget(window)
    assert window.log.isHidden()
    engine.close()


def test_a_whole_game_in_words(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["won"]())
    told = [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines(window)]
    at = told.index("Deal 3 of 36")
    assert told[at + 1] == "Dealer: Bruno"
    assert told[at + 3].startswith("Your cards: jack of clubs, jack of spades, ")
    assert told[at + 4] == "Bidding – Anna: 18, You: Yes, Anna: Pass, Bruno: Pass"
    assert "You take the skat." in told
    assert "In the skat: nine of diamonds, ace of clubs" in told
    assert "Put back: nine of diamonds, seven of diamonds" in told
    assert "You play Spades." in told
    tricks = [line for line in told if line.startswith("Trick ")]
    assert [line.split(" – ")[0] for line in tricks] == [f"Trick {n}" for n in range(1, 11)]
    assert tricks[0] == (
        "Trick 1 – You: ten of hearts, Anna: seven of hearts, Bruno: eight of hearts. "
        "The trick is yours."
    )
    assert tricks[2].endswith("The trick goes to Bruno.")
    assert "You win Spades: +44" in told
    assert "with 2, game 3, Schneider 4 × 11 = 44" in told


def test_nothing_secret_is_told(window: MainWindow) -> None:
    for phase, make in PHASES.items():
        view = make().view
        if view.is_over:
            continue
        window.engine.stepped.emit(Step(view))
        told = window.log.text.toPlainText()
        for card in view.observation.unseen:
            assert Texts().card(card) not in told, phase


def test_who_only_deals_is_told_no_cards(window: MainWindow) -> None:
    game = Game(GameState.start(DEAL, ISKO_FOUR), chairs=4, dealer=0)
    for action in (Bid(18), Hold(), Pass(), Pass(), TakeSkat()):
        window.engine.stepped.emit(game.step(action))
    window.engine.stepped.emit(game.step(Declare(scenes.SPADES, (Card.DT, Card.D8))))
    assert view_of(window).sits_out
    told = window.log.text.toPlainText()
    assert "Bidding" in told
    assert not any(window.texts.card(card) in told for card in PACK)


def test_undo_takes_words_back(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=3)
    wait_for_person(qtbot, window)
    before = lines(window)
    view = view_of(window)
    window.bidding.accept.click()
    qtbot.waitUntil(lambda: view_of(window).observation.phase is Phase.SKAT, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(lines(window)) > len(before))
    window.engine.undo()
    qtbot.waitUntil(lambda: view_of(window).observation.phase is Phase.BIDDING, timeout=PATIENCE)
    assert lines(window) == before
    assert view_of(window).observation == view.observation


def test_earlier_deals_stay_and_another_list_clears_them(window: MainWindow) -> None:
    over = PHASES["won"]().view
    window.engine.stepped.emit(Step(over))
    full = lines(window)
    assert full[:4] == ["Deal 1 of 36", "You: +48", "Deal 2 of 36", "Anna: −72"]
    sheet = ScoreSheet(3, (Entry(0, 48), Entry(1, -72), Entry(0, 44)))
    state = scenes.game(scenes.deal(), [])
    window.engine.stepped.emit(Step(scenes.table(state, sheet=sheet, number=4), dealt=True))
    assert lines(window)[: len(full)] == full
    assert "Deal 4 of 36" in lines(window)[len(full)]
    other = scenes.table(state, sheet=ScoreSheet(3), number=1)

    other = replace(other, setup=replace(other.setup, seed=2))
    window.engine.stepped.emit(Step(other, dealt=True))
    assert lines(window)[0] == "Deal 1 of 36"
    assert "You win Spades: +44" not in lines(window)


def test_practice_says_so_and_is_no_result(window: MainWindow) -> None:
    state = scenes.played_out(scenes.game(scenes.deal(), scenes.playing()))
    window.engine.stepped.emit(Step(scenes.table(state, practice=True)))
    assert "Deal 3 of 36 – Practice, without scoring" in lines(window)


def test_words_follow_language_and_deck(window: MainWindow, speak: Callable[[str], None]) -> None:

    window.engine.stepped.emit(PHASES["middle"]())
    speak("de")
    QApplication.processEvents()
    assert "Kreuz Bube" in window.log.text.toPlainText()
    window.settings[keys.DECK] = "german"
    assert "Eichel Unter" in window.log.text.toPlainText()


def test_all_of_it_or_a_part_is_copied(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["middle"]())
    window.log.copy_button.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text() == window.log.text.toPlainText()
    window.log.text.setFocus()
    QTest.keyClick(window.log.text, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.log.text, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(window.log.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == lines(window)[0]


def test_a_selection_survives_what_is_added(window: MainWindow) -> None:
    state = scenes.game(scenes.deal(), scenes.playing())
    window.engine.stepped.emit(Step(scenes.table(state)))
    cursor = window.log.text.textCursor()
    cursor.select(cursor.SelectionType.LineUnderCursor)
    window.log.text.setTextCursor(cursor)
    chosen = window.log.text.textCursor().selectedText()
    assert chosen
    card = next(iter(state.observe(F).legal_cards()))
    window.engine.stepped.emit(Step(scenes.table(state.act(F, PlayCard(card)))))
    assert window.log.text.textCursor().selectedText() == chosen
    assert lines(window)[-1].startswith("Trick 1 – You: ")
