"""A whole deal by mouse, and one by keyboard alone, through every phase at the real window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.core.cards import Card
from skat_desktop.core.observation import Phase
from skat_desktop.session.engine import Engine
from skat_desktop.session.view import TableView
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.table.layout import INDEX
from tests.ui.whole_deals import (
    PATIENCE,
    choose_card,
    key,
    open_window,
    play_through,
    start,
    view_of,
    wait_for_person,
)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on the screen, where nothing waits and nothing moves."""
    window = open_window(qtbot, Engine(None))
    yield window
    window.engine.close()


def press(widget: QWidget) -> None:
    """Click in the middle of a widget, by way of the window, so that nothing may cover it."""
    window = widget.window()
    point = widget.mapTo(window, widget.rect().center())
    target = window.childAt(point)
    assert target is widget, f"{widget} is covered by {target}"
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(window, point))


def click_card(window: MainWindow, card: Card) -> None:
    """Click into the strip of the card that always shows."""
    table = window.table
    item = table.scene().cards[card]
    point = table.mapFromScene(item.mapToScene((INDEX / 2 - 0.5) * item.width, 0))
    place = table.viewport().mapTo(window, point)
    assert window.childAt(place) is table.viewport(), f"{card} is covered"
    QTest.mouseClick(table.viewport(), LEFT, pos=point)


ALL_PHASES = [Phase.BIDDING, Phase.SKAT, Phase.DECLARING, Phase.PLAYING]


def act_by_mouse(window: MainWindow, view: TableView) -> None:
    observation = view.observation
    match observation.phase:
        case Phase.BIDDING:
            press(window.bidding.accept)
        case Phase.SKAT:
            press(window.skat_choice.take)
        case Phase.DECLARING:
            assert not window.announcement.announce.isEnabled()
            # The third card is refused, the first taken back, so that two others remain.
            first, second, third = sorted(observation.hand)[:3]
            for card in (first, second, third, first, third):
                click_card(window, card)
            assert set(window.table.discard()) == {second, third}
            press(window.announcement.announce)
            if window.announcement.isVisible():  # Overbid: once more.
                press(window.announcement.announce)
        case Phase.PLAYING:
            legal = observation.legal_cards()
            illegal = observation.hand - legal
            if illegal:
                click_card(window, next(iter(illegal)))
                assert window.hint, "the window says why"
                assert view_of(window) is view
            click_card(window, next(iter(legal)))
        case _:
            press(window.answer.agree)


def test_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=11)
    assert play_through(qtbot, window, act_by_mouse)[:4] == ALL_PHASES
    view = view_of(window)
    assert view.finished
    assert view.finished.declarer is view.observation.seat
    assert window.result.isVisible()

    press(window.result.again)
    qtbot.waitUntil(lambda: view_of(window).practice, timeout=PATIENCE)
    assert view_of(window).deal_number == 1
    play_through(qtbot, window, act_by_mouse)
    assert len(view_of(window).sheet.entries) == 1, "practice is not scored"

    press(window.result.next)
    qtbot.waitUntil(lambda: view_of(window).deal_number == 2, timeout=PATIENCE)
    play_through(qtbot, window, act_by_mouse)
    assert view_of(window).list_is_over
    press(window.result.next)
    qtbot.waitUntil(lambda: view_of(window).deal_number == 1, timeout=PATIENCE)


def act_by_keyboard(window: MainWindow, view: TableView) -> None:
    observation = view.observation
    match observation.phase:
        case Phase.BIDDING:
            if observation.auction.answering:
                key(Qt.Key.Key_Y)
            else:
                key(Qt.Key.Key_Right)
                key(Qt.Key.Key_Space)
        case Phase.SKAT:
            key(Qt.Key.Key_Left)
            key(Qt.Key.Key_Return)
        case Phase.DECLARING:
            for card in sorted(observation.hand)[:2]:
                choose_card(window, card)
                key(Qt.Key.Key_Space)
            key(Qt.Key.Key_Up)
            assert QApplication.focusWidget() in window.announcement.game_buttons.values()
            key(Qt.Key.Key_Return)
            if window.announcement.isVisible():  # Overbid: once more.
                key(Qt.Key.Key_Return)
        case Phase.PLAYING:
            choose_card(window, next(iter(observation.legal_cards())))
            key(Qt.Key.Key_Space)
        case _:
            key(Qt.Key.Key_Left)
            key(Qt.Key.Key_Return)


def test_by_keyboard_alone(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=12)
    assert play_through(qtbot, window, act_by_keyboard)[:4] == ALL_PHASES
    assert window.result.isVisible()
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view_of(window).deal_number == 2, timeout=PATIENCE)


def test_keys_held_down_do_nothing_twice(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=12)
    view = wait_for_person(qtbot, window)
    assert view.observation.phase is Phase.BIDDING
    said: list[object] = []
    window.bidding.acted.connect(said.append)
    focused = QApplication.focusWidget()
    assert focused is window.bidding
    for held in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_P):
        event = QKeyEvent(
            QEvent.Type.KeyPress, held, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(focused, event)
    assert not said
