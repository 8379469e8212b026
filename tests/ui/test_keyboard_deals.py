"""Whole deals of every kind by keyboard alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Pass
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import TableView
from skat_desktop.ui.main_window import MainWindow
from tests.ui.whole_deals import (
    PATIENCE,
    choose_card,
    key,
    meek_engine,
    open_window,
    play_through,
    start,
    view_of,
)

WANTED = {
    "suit": Contract(GameType.HEARTS),
    "grand": Contract(GameType.GRAND),
    "null": Contract(GameType.NULL),
    "suit-hand": Contract(GameType.CLUBS, hand=True),
    "null-ouvert-hand": Contract(GameType.NULL, hand=True, ouvert=True),
}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose computer players leave every game to the person."""
    window = open_window(qtbot, meek_engine())
    yield window
    window.engine.close()


def choose_game(window: MainWindow, wanted: Contract) -> None:
    """Go along the games with the arrow keys, and on to the options."""
    buttons = window.announcement.game_buttons
    places = list(buttons)
    here = next(game for game, button in buttons.items() if button.hasFocus())
    steps = places.index(wanted.game) - places.index(here)
    for _ in range(abs(steps)):
        key(Qt.Key.Key_Right if steps > 0 else Qt.Key.Key_Left)
    assert buttons[wanted.game].hasFocus()
    key(Qt.Key.Key_Space)
    if wanted.ouvert:
        while isinstance(QApplication.focusWidget(), QToolButton):
            key(Qt.Key.Key_Tab)
        key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    if window.announcement.isVisible():  # Overbid: once more.
        key(Qt.Key.Key_Return)


@pytest.mark.parametrize("wanted", WANTED.values(), ids=WANTED)
def test_every_game_is_announced_and_played(
    qtbot: QtBot, window: MainWindow, wanted: Contract
) -> None:
    def act(window: MainWindow, view: TableView) -> None:
        match view.observation.phase:
            case Phase.BIDDING:
                key(Qt.Key.Key_Right)
                key(Qt.Key.Key_Space)
            case Phase.SKAT:
                key(Qt.Key.Key_Right if wanted.hand else Qt.Key.Key_Left)
                key(Qt.Key.Key_Return)
                if wanted.hand:
                    choose_game(window, wanted)
            case Phase.DECLARING:
                for card in sorted(view.observation.hand)[:2]:
                    choose_card(window, card)
                    key(Qt.Key.Key_Space)
                key(Qt.Key.Key_Up)
                choose_game(window, wanted)
            case _:
                choose_card(window, next(iter(view.observation.legal_cards())))
                key(Qt.Key.Key_Return)

    start(window, seed=3)
    play_through(qtbot, window, act)
    finished = view_of(window).finished
    assert finished is not None
    assert finished.contract == wanted
    assert finished.declarer is view_of(window).observation.seat
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view_of(window).deal_number == 2, timeout=PATIENCE)


def test_a_deal_is_passed_in(qtbot: QtBot, window: MainWindow) -> None:
    start(window, seed=3)
    play_through(qtbot, window, lambda window, view: key(Qt.Key.Key_P))
    view = view_of(window)
    assert view.finished
    assert view.finished.contract is None
    assert {call for _, call in view.observation.auction.calls} == {Pass()}
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view_of(window).deal_number == 2, timeout=PATIENCE)
