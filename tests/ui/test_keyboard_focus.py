"""The keyboard reaches everything that can be pressed, and one sees where it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabBar,
    QTableWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.panels.values import ValueSheet
from tests.ui.scenes import PHASES
from tests.ui.whole_deals import key, meek_engine, open_window

ASKING = ("asked", "bids", "skat-or-hand", "announces", "answers", "won", "lost", "passed-in")
DIALOGS = (
    Command.SCORE_SHEET,
    Command.PREFERENCES,
    Command.KEYS,
    Command.RULES,
    Command.INTRODUCTION,
    Command.ABOUT,
)
PATIENCE = 60
"""How often Tab is pressed."""
_OPERATED = (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
    QTableWidget,
    QTextEdit,
)
LOOKS = [(felt, colours) for felt, _ in keys.FELT.choices for colours in ("light", "dark")]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on the screen."""
    window = open_window(qtbot, meek_engine())
    yield window
    window.engine.close()


def operated(within: QWidget) -> set[QWidget]:
    """What Tab has to lead to there: among buttons of a group it is the arrow keys that choose."""

    def is_one_of_a_group(widget: QWidget) -> bool:
        return (
            isinstance(widget, QAbstractButton)
            and widget.group() is not None
            and not widget.isChecked()
        )

    return {
        widget
        for widget in within.findChildren(QWidget)
        if isinstance(widget, _OPERATED)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.window() is within.window()
        and not is_one_of_a_group(widget)
        and not isinstance(widget.parentWidget(), (QTabBar, QAbstractSpinBox, QTableWidget))
    }


def stops(first: QWidget) -> list[QWidget]:
    """Where Tab leads from there until it comes round."""
    found: list[QWidget] = []
    here: QWidget | None = first
    for _ in range(PATIENCE):
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Tab)
        before, here = here, QApplication.focusWidget()
        assert here is not None
        if here is before:
            continue  # On to the next card of the hand.
        if here in found:
            return found
        found.append(here)
    return found or [first]


def picture(widget: QWidget) -> QImage:
    """What the window shows there, and a little around it."""
    room = QRect(widget.mapTo(widget.window(), QPoint(-4, -4)), widget.size()).adjusted(0, 0, 8, 8)
    return widget.window().grab(room).toImage()


def differing(one: QImage, other: QImage) -> int:
    """How many pixels are different."""
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(one.width())
        for y in range(one.height())
    )


def check_it_shows(places: list[QWidget]) -> None:
    """Each place looks otherwise with the keyboard than without."""
    assert places
    for place in places:
        place.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        focused = picture(place)
        place.clearFocus()
        QApplication.processEvents()
        assert differing(focused, picture(place)) > 40, place


@pytest.mark.parametrize("phase", ASKING)
def test_every_panel(window: MainWindow, phase: str) -> None:
    window.engine.stepped.emit(PHASES[phase]())
    panel = window.stage.panel
    assert panel is not None
    start = QApplication.focusWidget()
    assert start is not None
    found = stops(start)
    assert operated(panel) <= set(found)
    check_it_shows([each for each in found if each is not window.table])


@pytest.mark.parametrize(("felt", "colours"), LOOKS)
def test_every_felt_light_and_dark(window: MainWindow, felt: str, colours: str) -> None:
    window.settings[keys.FELT] = felt
    window.settings[keys.COLOURS] = colours
    window.engine.stepped.emit(PHASES["announces"]())
    panel = window.announcement
    for card in window.table.view.observation.hand if window.table.view else ():
        if len(window.table.discard()) < 2:
            window.table.press_card(card)
    check_it_shows(sorted(operated(panel), key=lambda widget: (widget.y(), widget.x())))


def test_a_question_without_a_choice_yet_is_outlined_itself(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["asked"]())
    assert window.bidding.hasFocus()
    asked = picture(window.bidding)
    window.table.setFocus()
    assert differing(asked, picture(window.bidding)) > 100


@pytest.mark.parametrize("command", DIALOGS)
def test_every_dialog(qtbot: QtBot, window: MainWindow, command: Command) -> None:
    window.engine.stepped.emit(PHASES["middle"]())
    window.menus.actions[command].trigger()
    (dialog,) = [each for each in window.findChildren(QDialog) if each.isVisible()]
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    found = stops(dialog.focusWidget())
    assert operated(dialog) <= set(found)
    if len(found) > 1:
        check_it_shows(found)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_values_to_bid(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["bids"]())
    window.bidding.limit.setFocus()
    if not window.bidding.limit.isVisible():
        window.bidding.more.setFocus()
    key(Qt.Key.Key_Space)
    sheet = QApplication.activePopupWidget()
    assert isinstance(sheet, ValueSheet)
    assert operated(sheet) <= set(stops(sheet))
    check_it_shows(sorted(operated(sheet), key=lambda widget: (widget.y(), widget.x())))


def test_keys_are_named_in_tool_tips(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["asked"]())
    assert window.bidding.refuse.toolTip() == "Key: P"
    assert window.bidding.accept.toolTip() == "Key: Y"
    window.engine.stepped.emit(PHASES["announces"]())
    assert window.announcement.announce.toolTip() == "Key: Enter"
    window.engine.stepped.emit(PHASES["won"]())
    assert window.result.next.toolTip() == "Key: Enter"
