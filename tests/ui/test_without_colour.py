"""Nothing is told by colour alone: it stands there in words, or shows without any colour."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.session.view import Step
from skat_desktop.ui import settings as keys
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.table.layout import Side
from tests.ui import scenes
from tests.ui.scenes import PHASES, F, M
from tests.ui.whole_deals import meek_engine, open_window, view_of

VISIBLE = 40
"""A step of lightness, of 255, that one sees."""
LOOKS = [(felt, colours) for felt, _ in keys.FELT.choices for colours in ("light", "dark")]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on the screen."""
    window = open_window(qtbot, meek_engine())
    yield window
    window.engine.close()


def grey(window: MainWindow, room: QRect) -> QImage:
    """What a part of the table looks like without colour."""
    return window.table.grab(room).toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, other: QImage) -> int:
    """How many pixels are visibly lighter or darker."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) >= VISIBLE
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize(("felt", "colours"), LOOKS)
def test_whose_turn_it_is(window: MainWindow, felt: str, colours: str) -> None:
    window.settings[keys.FELT] = felt
    window.settings[keys.COLOURS] = colours
    plate = window.table.scene().table.plate(Side.LEFT).toAlignedRect().adjusted(-4, -4, 4, 4)
    window.engine.stepped.emit(PHASES["middle"]())
    assert window.table.scene().seats[Side.LEFT].info is not None
    on = grey(window, plate)
    view = view_of(window)
    window.table.show_view(replace(view, observation=replace(view.observation, turn=F)))
    assert differing(on, grey(window, plate)) > 2 * (plate.width() + plate.height())


def test_declarer_and_game_are_written(window: MainWindow) -> None:
    window.engine.stepped.emit(PHASES["middle"]())
    info = window.table.scene().seats[Side.BOTTOM].info
    assert info is not None
    assert "Declarer" in info.line
    assert info.contract == "Spades"


def test_ones_turn_and_errors_are_written(window: MainWindow) -> None:
    state = scenes.game(scenes.deal(), scenes.playing()).act(F, PlayCard(Card.HA))
    window.engine.stepped.emit(Step(scenes.table(state, M)))
    assert window.hint.startswith("It is your turn")
    illegal = state.observe(M).hand - state.observe(M).legal_cards()
    window.table.press_card(next(iter(illegal)))
    assert "still hold" in window.hint


@pytest.mark.parametrize(("phase", "sign"), [("won", "+"), ("lost", "−")])
def test_won_and_lost_have_a_sign_and_words(window: MainWindow, phase: str, sign: str) -> None:
    window.engine.stepped.emit(PHASES[phase]())
    shown = [label.text() for label in window.result.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith(sign) for text in shown)
    assert any(text.startswith("You win" if phase == "won" else "You lose") for text in shown)
