"""A dialog is as high as it wants to be, and scrolls where its window is lower."""

import pytest
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.ui.panels.panel import TextLabel
from skat_desktop.ui.scrolled import Scrolled, fit_into


@pytest.mark.parametrize(("height", "scrolls"), [(1000, False), (300, True)])
def test_it_scrolls_only_where_it_must(qtbot: QtBot, height: int, scrolls: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("QLabel { font-size: 30px; }")
    window.resize(800, height)
    window.show()
    dialog, told = QDialog(window), QWidget()
    lines = QVBoxLayout(told)
    for line in range(12):
        label = TextLabel(wrap=True)
        label.setText(f"{line}. Grand with four, Hand")
        lines.addWidget(label)
    area, close = Scrolled(told), QPushButton("OK")
    layout = QVBoxLayout(dialog)
    layout.addWidget(area, 1)
    layout.addWidget(close)
    fit_into(dialog, window)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.height() <= window.height()
    assert (area.verticalScrollBar().maximum() > 0) is scrolls
    assert close.visibleRegion().boundingRect() == close.rect()
    assert area.horizontalScrollBar().maximum() == 0
