"""Choosing by pictures: a deck, a back, a felt."""

import re
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem

from skat_desktop.ui.preferences.pictures import Picture
from skat_desktop.ui.result_texts import NBSP

_PADDING: Final = 0.3
"""The room around picture and words, by the size of the text."""


class Gallery(QListWidget):
    """One of several values, each with its picture and its words; as high as it needs to be.

    The pictures are drawn one after the other once they can be seen.
    """

    chosen = Signal(object)

    def __init__(self, choices: Sequence[tuple[object, str]], picture: Picture, text: int) -> None:
        super().__init__()
        self._picture = picture
        self._text = text
        self.setObjectName("gallery")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for value, label in choices:
            # The letters of the ranks stay together.
            words = re.sub(r"(?<=\b[A-Z]) (?=[A-Z]\b)", NBSP, label)
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, value)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            self.addItem(item)
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self._bare: list[QListWidgetItem] = []
        self._arrange()
        self.draw_anew()
        self.currentItemChanged.connect(self._tell)

    @property
    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def show_value(self, value: object) -> None:
        """Show this value."""
        blocked = self.blockSignals(True)
        for item in self._items:
            if item.data(Qt.ItemDataRole.UserRole) == value:
                self.setCurrentItem(item)
        self.blockSignals(blocked)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    # --- pictures -----------------------------------------------------------------------------

    def draw_anew(self) -> None:
        """Draw the pictures again: what they show has changed."""
        self._bare = self._items
        self._drawing.start()

    def _draw_next(self) -> None:
        if not self._bare or not self.isVisible():
            self._drawing.stop()
            return
        item = self._bare.pop(0)
        value = item.data(Qt.ItemDataRole.UserRole)
        pixmap = self._picture(value, self._text, self.devicePixelRatioF())
        icon = QIcon(pixmap)
        # Else the style would tint it.
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        item.setIcon(icon)

    def showEvent(self, event: Any) -> None:  # Qt's name
        super().showEvent(event)
        self._drawing.start()

    # --- size ---------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Give every picture the same room, and the words all their lines."""
        values = [item.data(Qt.ItemDataRole.UserRole) for item in self._items]
        sample = self._picture(values[0], self._text, 1.0).deviceIndependentSize().toSize()
        padding = round(2 * _PADDING * self._text)
        font = self.font()
        font.setPixelSize(self._text)
        metrics = QFontMetrics(font)
        width = max(sample.width(), round(6.4 * self._text))
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        words = max(
            metrics.boundingRect(QRect(0, 0, width, 999), flags, item.text()).height()
            for item in self._items
        )
        cell = QSize(width + 2 * padding, sample.height() + words + 2 * padding)
        self.setIconSize(sample)
        self.setGridSize(cell)
        for item in self._items:
            item.setSizeHint(QSize(cell.width() - padding // 2, cell.height() - padding // 2))

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        cell = self.gridSize()
        columns = max(1, self.viewport().width() // cell.width())
        rows = -(-self.count() // columns)
        frame = self.height() - self.viewport().height()
        self.setFixedHeight(rows * cell.height() + frame)

    def minimumSizeHint(self) -> QSize:  # Qt's name
        return QSize(self.gridSize().width(), self.gridSize().height())
