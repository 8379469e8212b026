"""A small sheet of bid values to choose one from."""

from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from skat_desktop.ui.panels.panel import PanelButton, TextLabel
from skat_desktop.ui.translation import translate

_COLUMNS: Final = 6
_ALL_COLUMNS: Final = 11
"""How many values stand side by side, first and when all are shown."""


class ValueSheet(QFrame):
    """Pops up over a button with these values; a click or key elsewhere closes it.

    Those above ``usual`` are shown only when they are asked for.
    """

    chosen = Signal(int)

    def __init__(self, title: str, values: tuple[int, ...], usual: int, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("panel")
        self._button: QWidget | None = None
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        heading = TextLabel("strong")
        heading.setText(title)
        layout = QVBoxLayout(self)
        layout.addWidget(heading)
        layout.addLayout(self._grid)
        self._buttons = []
        for value in values:
            button = PanelButton("value")
            button.setText(str(value))
            button.clicked.connect(lambda _=False, value=value: self._choose(value))
            button.setParent(self)
            button.hide()
            self._buttons.append(button)
        # The next value is always there, whatever the hand is worth.
        shown = max(1, sum(value <= usual for value in values))
        for place, button in enumerate(self._buttons[:shown]):
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            button.show()
        self.more = PanelButton()
        self.more.setText(translate("Bidding", "Higher values …"))
        self.more.clicked.connect(self._show_all)
        layout.addWidget(self.more)
        self.more.setVisible(shown < len(values))

    def _show_all(self) -> None:
        self.more.hide()
        for place, button in enumerate(self._buttons):
            button.setProperty("role", "small value")
            button.style().unpolish(button)
            button.style().polish(button)
            self._grid.addWidget(button, place // _ALL_COLUMNS, place % _ALL_COLUMNS)
            button.show()
        if self._button is not None:
            self.pop_up(self._button)

    def pop_up(self, button: QWidget) -> None:
        """Show the sheet above this button, wholly inside the window."""
        self._button = button
        self.adjustSize()
        window = button.window()
        place = button.mapTo(window, QPoint(0, -self.height() - 4))
        x = max(0, min(place.x(), window.width() - self.width()))
        self.move(window.mapToGlobal(QPoint(x, max(0, place.y()))))
        self.show()
        # No value has the keyboard yet: the key that opened the sheet must not choose one.
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let an arrow lead to the first value."""
        if self.hasFocus() and event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def _choose(self, value: int) -> None:
        self.close()
        self.chosen.emit(value)
