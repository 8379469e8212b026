"""A part of a dialog that scrolls where the window is too low for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """Wants as much room as what is in it, and can do with less height."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:  # Qt's name
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:  # Qt's name
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 4 * self.fontMetrics().height())


def fit_into(dialog: QDialog, window: QWidget) -> None:
    """Give a dialog the size it wants, but not more than its window has."""
    dialog.ensurePolished()
    dialog.resize(dialog.sizeHint().boundedTo(window.size()))
