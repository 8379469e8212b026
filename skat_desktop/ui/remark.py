"""A word to the person right above the cards, which goes by itself."""

from typing import Final

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from skat_desktop.ui.panels.panel import TextLabel

READING_TIME: Final = 5000
"""Milliseconds that a remark stays if nothing happens."""


class Remark(TextLabel):
    """Says why something is not possible, where the eye is; ``over`` when it has been read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.setObjectName("remark")
        self.hide()
        self.over = QTimer(self)
        self.over.setSingleShot(True)
        self.over.setInterval(READING_TIME)
        self.over.timeout.connect(self.hide)

    def say(self, text: str, place: QRect | None) -> None:
        """Show this in the middle of the place, None for not at all, and start the time."""
        self.over.start()
        if place is None:
            self.hide()
            return
        self.setText(text)
        self.adjustSize()
        room = self.geometry()
        room.moveCenter(place.center())
        room.moveBottom(place.bottom())
        self.setGeometry(room)
        self.show()
        self.raise_()

    def take_back(self) -> None:
        """Say nothing any more."""
        self.over.stop()
        self.hide()
