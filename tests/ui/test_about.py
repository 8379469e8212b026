"""What the program tells about itself."""

import platform
from collections.abc import Callable

import PySide6
import pytest
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop import __version__, solver
from skat_desktop.ui.about import About, as_text, facts


def test_it_tells_what_a_report_of_a_fault_needs() -> None:
    text = as_text()
    for needed in (
        f"Version: {__version__}",
        f"Qt {qVersion()}",
        f"PySide {PySide6.__version__}",
        f"Python {platform.python_version()}",
        "November 2022",
        "MIT",
        "LGPL",
        platform.platform(),
    ):
        assert needed in text


@pytest.mark.parametrize(("compiled", "words"), [(True, "compiled"), (False, "not compiled")])
def test_it_tells_whether_the_solver_is_compiled(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, words: str
) -> None:
    monkeypatch.setattr(solver, "IS_COMPILED", compiled)
    assert dict(facts())["Solver"].startswith(words)


def test_all_of_it_is_shown_and_copied(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1024, 600)
    dialog = About(parent)
    dialog.show()
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert all(value in shown for _, value in facts())
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == as_text()
    dialog.close()


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_fits_the_smallest_window(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1024, 600)
    dialog = About(parent)
    dialog.show()
    assert parent.width() >= dialog.width()
    assert parent.height() >= dialog.height()
    dialog.close()
