"""A small sheet of bid values to choose one from."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from skat_desktop.ui.panels.panel import PanelButton, TextLabel

_COLUMNS = 8


class ValueSheet(QFrame):
    """Pops up over a button with these values; a click or key elsewhere closes it."""

    chosen = Signal(int)

    def __init__(self, title: str, values: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("panel")
        grid = QGridLayout()
        grid.setSpacing(4)
        heading = TextLabel("strong")
        heading.setText(title)
        layout = QVBoxLayout(self)
        layout.addWidget(heading)
        layout.addLayout(grid)
        for place, value in enumerate(values):
            button = PanelButton("value")
            button.setText(str(value))
            button.clicked.connect(lambda _=False, value=value: self._choose(value))
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)

    def pop_up(self, button: QWidget) -> None:
        """Show the sheet above this button, wholly inside the window."""
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
