"""A row of cards, their upper halves only: enough to read a hand at a glance."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.ui.table.pixmaps import CORNER, CardPixmaps
from skat_desktop.ui.table.style import INK, SHADE
from skat_desktop.ui.texts import Texts

_STRIP = 0.42
"""How much of a covered card's width shows: the whole index."""
_HEIGHT = 0.62
"""How much of a card's width its visible part is high."""

HAND_ASPECT = (1 + 9 * _STRIP) / _HEIGHT
"""The width of a strip of ten cards by its height."""


def _card_width(hand: int) -> int:
    """An even width for each card of a hand of ten that is as wide as this."""
    return 2 * int(hand / (1 + 9 * _STRIP) / 2)


class CardStrip(QWidget):
    """Shows cards from left to right, each ``card_width`` pixels wide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._shaded: Collection[Card] = ()
        self._dotted: Collection[Card] = ()
        self._pixmaps: CardPixmaps | None = None
        self.card_width = 74
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(
        self,
        cards: tuple[Card, ...],
        pixmaps: CardPixmaps,
        texts: Texts,
        *,
        shaded: Collection[Card] = (),
        dotted: Collection[Card] = (),
    ) -> None:
        """Show these cards in this order, with pictures from there.

        Some may lie in the shade, and some have a dot under their index.
        """
        self._cards, self._shaded, self._dotted = cards, shaded, dotted
        self._pixmaps = pixmaps
        self.setAccessibleName(", ".join(map(texts.card, cards)))
        self.updateGeometry()
        self.update()

    def fit_hand(self, width: int) -> None:
        """Make the cards so large that a hand of ten is as wide as this, in pixels."""
        self.card_width = _card_width(width)
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
            self._mark(painter, card, QRectF(x, 1, width, self.height() + width))
        painter.fillRect(
            QRectF(0, self.height() - 1, self.width(), 1), self.palette().placeholderText()
        )

    def _mark(self, painter: QPainter, card: Card, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if card in self._shaded:
            painter.setBrush(SHADE)
            painter.drawRoundedRect(rect, CORNER * rect.width(), CORNER * rect.width())
        if card in self._dotted:
            painter.setBrush(INK)
            size = 0.045 * rect.width()
            painter.drawEllipse(
                QPointF(rect.left() + 0.105 * rect.width(), self.height() - 2.6 * size), size, size
            )


class StripNumbers(QWidget):
    """Numbers under the cards of a `CardStrip`, each in the middle of what shows of its card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: tuple[int, ...] = ()
        self.card_width = 74
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_numbers(self, numbers: tuple[int, ...]) -> None:
        """Show these from left to right."""
        self._numbers = numbers
        self.setAccessibleName(", ".join(map(str, numbers)))
        self.updateGeometry()
        self.update()

    def fit_hand(self, width: int) -> None:
        """Stand under cards that `CardStrip.fit_hand` has made this large."""
        self.card_width = _card_width(width)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # Qt's name
        wide = self.card_width * (1 + _STRIP * max(0, len(self._numbers) - 1))
        return QSize(round(wide) + 2, round(1.3 * self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        for place, number in enumerate(self._numbers):
            x = round(place * self.card_width * _STRIP) + 1
            room = QRectF(x, 0, self.card_width * _STRIP, self.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), str(number))
