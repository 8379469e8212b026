"""The felt of the introduction: rows of cards, or a few large signs."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from skat_desktop.ui.introduction.card_button import LIFT, CardButton
from skat_desktop.ui.introduction.lesson import Lesson, Row
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.style import TableStyle, palette
from skat_desktop.ui.texts import Texts

_HEIGHT: Final = 1.4 + LIFT
"""What a card takes, risen or not, by its width."""
_GAP: Final = 1.14
"""From card to card in a row with room, by the width of a card."""
_STRIP: Final = 0.42
"""What has to be seen of a covered card: its index."""
_CAPTIONED: Final = 0.66
"""What has to be seen of one that has a caption."""
_FEW: Final = 5
"""So many cards lie beside each other, and never upon each other."""
_LARGEST: Final = 10
"""The width of a card by the size of the text, where there is room for more."""


class Board(QWidget):
    """Lays out the cards of a lesson as large as there is room."""

    card_clicked = Signal(object)

    def __init__(self, style: TableStyle) -> None:
        super().__init__()
        self._colours = palette(style.felt, dark=style.dark)
        self._pixmaps = CardPixmaps(style.deck, style.back)
        self._lesson: Lesson | None = None
        self._rows: list[tuple[Row, list[CardButton]]] = []
        self._texts: list[tuple[QRectF, str, bool]] = []

    @property
    def cards(self) -> list[CardButton]:
        """Every card that can be clicked, row after row."""
        return [card for row, cards in self._rows if row.clickable for card in cards]

    def show_lesson(self, lesson: Lesson, texts: Texts) -> None:
        """Show the cards of this lesson."""
        for _, cards in self._rows:
            for card in cards:
                card.hide()
                card.deleteLater()
        self._lesson = lesson
        self._rows = []
        for row in lesson.rows:
            buttons = [
                CardButton(card, texts.card(card), self._pixmaps, self) for card in row.cards
            ]
            for button in buttons:
                button.setEnabled(row.clickable)
                if row.clickable:
                    button.setCursor(Qt.CursorShape.PointingHandCursor)
                button.clicked.connect(lambda _=False, each=button: self.card_clicked.emit(each))
                button.show()
            self._rows.append((row, buttons))
        self._pixmaps.forget_sizes()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._pixmaps.forget_sizes()
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # Qt's name
        return QSize(360, 300)

    def _arrange(self) -> None:
        """Give every card and every line of text its place."""
        self._texts = []
        line = round(1.5 * self.fontMetrics().height())
        margin = line
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        if self._rows and room.width() > 0:
            width = self._card_width(room, line)
            heights = [_lines(row) * line + _HEIGHT * width for row, _ in self._rows]
            gap = max(0.0, (room.height() - sum(heights)) / (len(heights) + 1))
            top = room.top() + gap
            for (row, cards), height in zip(self._rows, heights, strict=True):
                self._place(row, cards, top, width, room, line)
                top += height + gap
        self.update()

    def _card_width(self, room: QRectF, line: int) -> int:
        texts = sum(_lines(row) for row, _ in self._rows) * line
        between = line * (len(self._rows) - 1)
        widths = [(room.height() - texts - between) / (_HEIGHT * len(self._rows))]
        for row, cards in self._rows:
            strip = _CAPTIONED if len(row.captions) > 1 else _STRIP
            strip = _GAP if len(cards) <= _FEW else strip
            widths.append(room.width() / (1 + strip * (len(cards) - 1)))
        return int(min(*widths, _LARGEST * self.fontMetrics().height() / 1.2))

    def _place(
        self, row: Row, cards: list[CardButton], top: float, width: int, room: QRectF, line: int
    ) -> None:
        step = _GAP * width
        if len(cards) > 1:
            step = min(step, (room.width() - width) / (len(cards) - 1))
        left = room.center().x() - (width + step * (len(cards) - 1)) / 2
        if row.title:
            self._texts.append((QRectF(room.left(), top, room.width(), line), row.title, True))
            top += line
        top += LIFT * width
        for place, card in enumerate(cards):
            card.place(left + place * step, top, width)
        for place, caption in enumerate(row.captions):
            middle = left + place * step + min(width, step) / 2
            broad = max(step, width)
            box = QRectF(middle - broad / 2, top + 1.4 * width, broad, line)
            self._texts.append((box, caption, False))

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.7)
        light.setColorAt(0.35, self._colours.centre)
        light.setColorAt(1.0, self._colours.edge)
        felt = QPainterPath()
        radius = 0.6 * self.fontMetrics().height()
        felt.addRoundedRect(area, radius, radius)
        painter.fillPath(felt, light)
        painter.setPen(self._colours.text)
        for box, text, strong in self._texts:
            font = QFont(self.font())
            font.setBold(strong)
            needed = QFontMetricsF(font).horizontalAdvance(text)
            font.setPixelSize(int(QFontInfo(font).pixelSize() * min(1.0, box.width() / needed)))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        if self._lesson is not None and self._lesson.figure:
            self._draw_figure(painter, self._lesson.figure, area)

    def _draw_figure(self, painter: QPainter, figure: str, area: QRectF) -> None:
        font = QFont(self.font())
        font.setBold(True)
        size = font.pixelSize() if font.pixelSize() > 0 else self.fontMetrics().height()
        font.setPixelSize(size * (5 if len(figure) < 12 else 3))
        painter.setFont(font)
        room = area.adjusted(size, size, -size, -size)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(room, flags, figure)


def _lines(row: Row) -> int:
    return bool(row.title) + bool(row.captions)
