"""A row of cards, their upper halves only: enough to read a hand at a glance."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.texts import Texts

_STRIP = 0.42
"""How much of a covered card's width shows: the whole index."""
_HEIGHT = 0.62
"""How much of a card's width its visible part is high."""

HAND_ASPECT = (1 + 9 * _STRIP) / _HEIGHT
"""The width of a strip of ten cards by its height."""


class CardStrip(QWidget):
    """Shows cards from left to right, each ``card_width`` pixels wide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._pixmaps: CardPixmaps | None = None
        self.card_width = 74
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...], pixmaps: CardPixmaps, texts: Texts) -> None:
        """Show these cards in this order, with pictures from there."""
        self._cards = cards
        self._pixmaps = pixmaps
        self.setAccessibleName(", ".join(map(texts.card, cards)))
        self.updateGeometry()
        self.update()

    def fit_hand(self, width: int) -> None:
        """Make the cards so large that a hand of ten is as wide as this, in pixels."""
        self.card_width = 2 * int(width / (1 + 9 * _STRIP) / 2)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # Qt's name
        width = self.card_width
        return QSize(
            round(width * (1 + _STRIP * max(0, len(self._cards) - 1))) + 2, round(width * _HEIGHT)
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if self._pixmaps is None:
            return
        painter = QPainter(self)
        width, ratio = self.card_width, self.devicePixelRatioF()
        for place, card in enumerate(self._cards):
            picture = self._pixmaps.card(card, width, ratio).pixmap
            margin = (picture.deviceIndependentSize().width() - width) / 2
            # From a pixel right of and below the card's edge, so that its outline is whole.
            x = round(place * width * _STRIP) + 1
            painter.drawPixmap(QPointF(x - margin, 1 - margin), picture)
        painter.fillRect(
            QRectF(0, self.height() - 1, self.width(), 1), self.palette().placeholderText()
        )
