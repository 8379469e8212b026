"""One page has all keys, as they are now."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.ui.command import Command
from skat_desktop.ui.keys_page import KeysPage


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1280, 720)
    return parent


def usual(command: Command) -> str:
    return command.default_key


def test_the_page_tells_the_keys_in_force(parent: QWidget) -> None:
    keys = {Command.UNDO: "Ctrl+B", Command.QUIT: ""}
    page = KeysPage(lambda command: keys.get(command, command.default_key), parent).page
    told = page.toPlainText()
    lines = told.splitlines()
    assert lines[lines.index("Ctrl+B") + 1] == "Undo"
    assert "Ctrl+Z" not in told
    assert "Quit" not in lines, "it has no key"
    assert lines[lines.index("L") + 1] == "see the last trick while held down"


def test_every_command_and_the_mouse_are_on_it(parent: QWidget) -> None:
    lines = KeysPage(usual, parent).page.toPlainText().splitlines()
    for command in Command:
        assert not command.default_key or command.default_key in lines
    for told in ("With the mouse", "Drag", "Space", "Tab", "Ctrl+← Ctrl+→", "Enter"):
        assert told in lines


@pytest.mark.parametrize("text", [13, 16, 23])
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_wider_than_the_page(
    parent: QWidget, speak: Callable[[str], None], text: int, language: str
) -> None:
    speak(language)
    parent.resize(1024, 600)
    parent.setStyleSheet(f"QWidget {{ font-size: {text}px; }}")
    dialog = KeysPage(usual, parent)
    dialog.show()
    assert dialog.page.horizontalScrollBar().maximum() == 0
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
