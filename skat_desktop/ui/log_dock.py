"""A dock beside the table that tells the game in words, to be read, heard and copied."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QTextEdit, QVBoxLayout, QWidget

from skat_desktop.session.view import TableView
from skat_desktop.ui.game_log import Line, deal_in_words, entry_in_words
from skat_desktop.ui.panels.panel import PanelButton, TextLabel
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_WIDTH: Final = 18
_LEAST: Final = 12
"""The usual and the least width, by the size of text."""


class LogDock(QDockWidget):
    """The deal on the table in words, below those played before it.

    ``left`` tells that the keyboard is to go back to the game.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.usual_width = 300
        self._texts = Texts()
        self._view: TableView | None = None
        self._finished: dict[int, TableView] = {}
        """The deals of this list that were seen to their end, by their numbers."""
        self._told: dict[int, list[Line]] = {}
        """The same in words."""
        self._lines: list[Line] = []

        self._title = TextLabel("strong", centred=False)
        self.copy_button = PanelButton()
        self.close_button = PanelButton()
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        head = QFrame()
        head.setObjectName("logHead")
        line = QHBoxLayout(head)
        line.setContentsMargins(10, 6, 6, 6)
        line.addWidget(self._title, 1)
        line.addWidget(self.close_button)
        self.setTitleBarWidget(head)
        body = QFrame()
        body.setObjectName("logBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(6, 0, 6, 6)
        column.addWidget(self.text)
        column.addWidget(self.copy_button)
        self.setWidget(body)
        self.copy_button.clicked.connect(self.copy_all)
        self.close_button.clicked.connect(self.close)
        self.visibilityChanged.connect(self._visibility_changed)
        self._parts = (self.text, self.copy_button, self.close_button)
        for part in self._parts:
            part.installEventFilter(self)

    def set_text_size(self, pixels: int) -> None:
        """Take a width that goes with text of this size."""
        self.usual_width = _WIDTH * pixels
        self.setMinimumWidth(_LEAST * pixels)

    def retranslate(self, texts: Texts) -> None:
        """Tell everything in the language and with the deck in force."""
        self._texts = texts
        self._told.clear()
        title = translate("GameLog", "Game log")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.text.setAccessibleName(title)
        self.copy_button.setText(translate("GameLog", "Copy"))
        self.copy_button.setToolTip(translate("GameLog", "Copy the whole log"))
        self.close_button.setText("✕")
        self.close_button.setAccessibleName(translate("GameLog", "Close the log"))
        self.close_button.setToolTip(translate("GameLog", "Close the log (F6)"))
        self._write()

    def show_view(self, view: TableView) -> None:
        """Tell the game as far as this view has it."""
        if self._view is not None and view.setup.seed != self._view.setup.seed:
            self._finished.clear()
            self._told.clear()
        self._view = view
        if view.is_over and not view.practice:
            self._finished[view.deal_number] = view
            self._told.pop(view.deal_number, None)
        self._write()

    def copy_all(self) -> None:
        """Put the whole log on the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    # --- writing ------------------------------------------------------------------------------

    def _visibility_changed(self, visible: bool) -> None:
        if visible:
            self._write()

    def _write(self) -> None:
        """Bring what is written up to date; what stays the same stays untouched."""
        if self._view is None or self.isHidden():
            return
        lines = self._earlier(self._view) + deal_in_words(self._view, self._texts)
        same = 0
        while same < min(len(lines), len(self._lines)) and lines[same] == self._lines[same]:
            same += 1
        bar, chosen = self.text.verticalScrollBar(), self.text.textCursor()
        at, at_end = bar.value(), bar.value() >= bar.maximum()
        anchor, position = chosen.anchor(), chosen.position()
        self._cut(same)
        self._append(lines[same:])
        end = self.text.document().characterCount() - 1
        chosen.setPosition(min(anchor, end))
        chosen.setPosition(min(position, end), QTextCursor.MoveMode.KeepAnchor)
        self.text.setTextCursor(chosen)
        bar.setValue(bar.maximum() if at_end else at)

    def _earlier(self, view: TableView) -> list[Line]:
        lines: list[Line] = []
        for number, entry in enumerate(view.sheet.entries[: view.deal_number - 1], 1):
            if number not in self._told:
                finished = self._finished.get(number)
                self._told[number] = (
                    deal_in_words(finished, self._texts)
                    if finished is not None
                    else entry_in_words(view, number, entry, self._texts)
                )
            lines += self._told[number]
        return lines

    def _cut(self, kept: int) -> None:
        """Leave this many lines."""
        if kept >= len(self._lines):
            return
        cursor = QTextCursor(self.text.document())
        if kept:
            cursor.setPosition(self.text.document().findBlockByNumber(kept).position() - 1)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        del self._lines[kept:]

    def _append(self, lines: list[Line]) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in lines:
            block, letters = QTextBlockFormat(), QTextCharFormat()
            block.setTopMargin(8 if line.is_heading else 2)
            letters.setFontWeight(700 if line.is_heading else 400)
            if self._lines:
                cursor.insertBlock(block, letters)
            else:
                cursor.setBlockFormat(block)
            cursor.insertText(line.text, letters)
            self._lines.append(line)

    # --- keyboard -----------------------------------------------------------------------------

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is in the log."""
        return any(part.hasFocus() for part in self._parts)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """Escape leads back to the game."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            self.left.emit()
            return True
        return super().eventFilter(watched, event)
