"""Whole deals at the real window: until the person is asked, and until the deal is over."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skat_desktop.core.cards import Card
from skat_desktop.core.observation import Phase
from skat_desktop.session.computer import PlainPlayer
from skat_desktop.session.engine import Engine
from skat_desktop.session.view import TableView
from skat_desktop.ui import choices
from skat_desktop.ui import settings as keys
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table.arrangement import Zone

PATIENCE = 20_000


def open_window(qtbot: QtBot, engine: Engine) -> MainWindow:
    """The window on the screen, in English, where nothing waits and nothing moves."""
    settings = Settings()
    settings[keys.LANGUAGE] = "en"
    settings[keys.DEALS] = 2
    window = MainWindow(settings, engine)
    window.hurry_always()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def meek_engine() -> Engine:
    """An engine whose computer players never bid, so that the person chooses the game."""
    return Engine(None, create_player=lambda level, seed: PlainPlayer())


def start(window: MainWindow, seed: int) -> None:
    window.engine.start_list(choices.list_setup(window.settings, seed))


def view_of(window: MainWindow) -> TableView:
    assert window.table.view is not None
    return window.table.view


def wait_for_person(qtbot: QtBot, window: MainWindow) -> TableView:
    """Until the person is to act or the deal is over, and the window asks for it."""

    def ready() -> bool:
        view = window.table.view
        if view is None or not (view.may_act or view.is_over):
            return False
        return window.stage.panel is not None or view.observation.phase is Phase.PLAYING

    qtbot.waitUntil(ready, timeout=PATIENCE)
    return view_of(window)


def has_moved_on(window: MainWindow, view: TableView) -> bool:
    """Whether the table shows something newer than this."""
    return window.table.view is not view


def play_through(
    qtbot: QtBot, window: MainWindow, act: Callable[[MainWindow, TableView], None]
) -> list[Phase]:
    """Play until the deal is over; the phases in which the person acted, each once."""
    phases: list[Phase] = []
    while not (view := wait_for_person(qtbot, window)).is_over:
        if view.observation.phase not in phases:
            phases.append(view.observation.phase)
        act(window, view)
        qtbot.waitUntil(partial(has_moved_on, window, view), timeout=PATIENCE)
    return phases


def key(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None, "something has the keyboard"
    QTest.keyClick(focused, key)


def choose_card(window: MainWindow, card: Card) -> None:
    """Walk to a card of one's hand."""
    items = window.table.scene().cards.values()
    row = sorted(
        (item for item in items if item.place.zone is Zone.OWN_HAND), key=lambda item: item.x()
    )
    key(Qt.Key.Key_Home)
    for _ in range([item.card for item in row].index(card)):
        key(Qt.Key.Key_Right)
