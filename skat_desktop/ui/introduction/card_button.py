"""A card that can be clicked, and tells how right that was."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.ui.table.pixmaps import CORNER, CardPixmaps
from skat_desktop.ui.table.style import ACCENT, SHADE

LIFT: Final = 0.07
"""How far a card under the pointer rises, by its width."""
_RIGHT: Final = QColor("#1A6B3C")
_WRONG: Final = QColor("#A81629")
_SIGN: Final = QColor("#FFFFFF")


class Mark(Enum):
    """What has become of a card."""

    NONE = auto()
    CHOSEN = auto()
    RIGHT = auto()
    WRONG = auto()


class CardButton(QAbstractButton):
    """A card on the felt; one that cannot be clicked is only looked at."""

    def __init__(self, card: Card, name: str, pixmaps: CardPixmaps, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.mark = Mark.NONE
        self._pixmaps = pixmaps
        self._width = 1
        self.setAccessibleName(name)
        self.setToolTip(name)

    def place(self, left: float, top: float, width: int) -> None:
        """Lie here; the widget has room for the card to rise, and below it for its shadow."""
        self._width = width
        lift = round(LIFT * width)
        height = lift + round(1.4 * width) + lift
        self.setGeometry(QRect(round(left), round(top) - lift, width, height))

    def set_mark(self, mark: Mark) -> None:
        """Show what has become of the card."""
        self.mark = mark
        self.update()

    def sizeHint(self) -> QSize:  # Qt's name
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._width
        raised = self.mark is not Mark.NONE and self.mark is not Mark.WRONG
        raised = raised or (self.isEnabled() and (self.underMouse() or self.hasFocus()))
        top = 0 if raised else round(LIFT * width)
        card = QRectF(0, top, width, 1.4 * width)
        picture = self._pixmaps.card(self.card, width, self.devicePixelRatioF()).pixmap
        margin = (picture.deviceIndependentSize().width() - width) / 2
        painter.drawPixmap(QPointF(-margin, top - margin), picture)
        if self.mark is Mark.WRONG:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(SHADE)
            painter.drawRoundedRect(card, CORNER * width, CORNER * width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thickness = max(3.0, 0.03 * width)
        edge = card.adjusted(*(thickness / 2 * side for side in (1, 1, -1, -1)))
        if self.hasFocus():
            painter.setPen(QPen(ACCENT, thickness))
            painter.drawRoundedRect(edge, CORNER * width, CORNER * width)
        if self.mark in (Mark.RIGHT, Mark.WRONG):
            self._draw_sign(painter, card)

    def _draw_sign(self, painter: QPainter, card: QRectF) -> None:
        """A tick or a cross on a round field: seen also by those who do not see its colour."""
        is_right = self.mark is Mark.RIGHT
        size = 0.36 * self._width
        field = QRectF(0, 0, size, size)
        field.moveCenter(card.center())
        painter.setPen(QPen(_SIGN, 0.06 * size))
        painter.setBrush(_RIGHT if is_right else _WRONG)
        painter.drawEllipse(field)
        pen = QPen(_SIGN, 0.12 * size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)

        def at(x: float, y: float) -> QPointF:
            return field.topLeft() + QPointF(x * size, y * size)

        if is_right:
            painter.drawPolyline([at(0.27, 0.53), at(0.44, 0.69), at(0.74, 0.34)])
        else:
            painter.drawLine(at(0.32, 0.32), at(0.68, 0.68))
            painter.drawLine(at(0.68, 0.32), at(0.32, 0.68))
