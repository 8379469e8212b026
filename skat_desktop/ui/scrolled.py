"""A part of a dialog that scrolls where the window is too low for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QWidget


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
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:  # Qt's name
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:  # Qt's name
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 4 * self.fontMetrics().height())


def fit_into(dialog: QDialog, window: QWidget) -> None:
    """Give a dialog the size it wants, but not more than its window has."""
    # Only then everything in it has the size of its letters.
    for widget in (dialog, *dialog.findChildren(QWidget)):
        widget.ensurePolished()
    # And layouts remember what was wanted before.
    for layout in dialog.findChildren(QLayout):
        layout.invalidate()
    for area in dialog.findChildren(Scrolled):
        area.updateGeometry()
    dialog.resize(dialog.sizeHint().boundedTo(window.size()))
