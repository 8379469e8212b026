"""The moment a game is announced: its sign and name in the middle of the table."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skat_desktop.core.cards import Suit
from skat_desktop.session.view import TableView
from skat_desktop.ui.table.layout import TableLayout
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.seat_info import trump_signs
from skat_desktop.ui.table.seat_item import draw_text, table_font
from skat_desktop.ui.table.style import INK, PAPER
from skat_desktop.ui.table.texts import TableTexts

QUIET = QColor("#55575E")
_EDGE = QColor("#CFC9BA")
_MIDDLE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Announcement:
    """The game, who plays it, and the suits whose signs stand above."""

    game: str
    player: str
    trumps: tuple[Suit, ...]


def announcement(view: TableView, texts: TableTexts) -> Announcement | None:
    """What has been announced in this view; None before that."""
    contract = view.observation.contract
    if contract is None:
        return None
    return Announcement(texts.contract(contract), texts.announces(view), trump_signs(contract))


class AnnouncementItem(QGraphicsItem):
    """Trumps, game and declarer on a large card of paper, for as long as a bid is to be read."""

    def __init__(self) -> None:
        super().__init__()
        self._told: Announcement | None = None
        self._layout: TableLayout | None = None
        self._pixmaps: CardPixmaps | None = None
        self.setZValue(600)
        self.hide()

    def tell(
        self, announcement: Announcement | None, layout: TableLayout, pixmaps: CardPixmaps
    ) -> None:
        """Show this from now on; hidden if there is nothing to tell."""
        self.prepareGeometryChange()
        self._told, self._layout, self._pixmaps = announcement, layout, pixmaps
        self.setVisible(announcement is not None)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._told.game}. {self._told.player}" if self._told else ""

    @property
    def sheet(self) -> QRectF:
        """The paper, as large as its words want it and the table lets it be."""
        if self._told is None or self._layout is None:
            return QRectF()
        text, centre = self._layout.text, self._layout.trick_centre
        words = max(
            QFontMetricsF(table_font(2.49 * text, bold=True)).horizontalAdvance(self._told.game),
            QFontMetricsF(table_font(1.2 * text)).horizontalAdvance(self._told.player),
        )
        width = min(words + 4 * text, 0.94 * self._layout.unit)
        height = (8.8 if self._told.trumps else 6.4) * text
        return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)

    def boundingRect(self) -> QRectF:  # Qt's name
        reach = self._layout.gap if self._layout else 0
        return self.sheet.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the sheet, the signs of the trumps, and two lines of text."""
        if self._told is None or self._layout is None or self._pixmaps is None:
            return
        sheet, text = self.sheet, self._layout.text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(sheet.translated(0, 0.25 * text), 0.7 * text, 0.7 * text)
        painter.setPen(QPen(_EDGE, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(sheet, 0.7 * text, 0.7 * text)
        y = sheet.top() + 0.9 * text
        if self._told.trumps:
            _paint_signs(painter, self._told.trumps, self._pixmaps, 2.5 * text, sheet, y)
            y += 2.6 * text
        inner = QRectF(sheet.left() + text, y, sheet.width() - 2 * text, 3.1 * text)
        size = 2.49 * text
        needed = QFontMetricsF(table_font(size, bold=True)).horizontalAdvance(self._told.game)
        font = table_font(size * min(1.0, inner.width() / max(1.0, needed)), bold=True)
        draw_text(painter, inner, self._told.game, font, INK, _MIDDLE)
        line = QRectF(inner.left(), inner.bottom(), inner.width(), 1.6 * text)
        draw_text(painter, line, self._told.player, table_font(1.2 * text), QUIET, _MIDDLE)


def _paint_signs(
    painter: QPainter,
    suits: tuple[Suit, ...],
    pixmaps: CardPixmaps,
    height: float,
    sheet: QRectF,
    top: float,
) -> None:
    """The suits' signs side by side in the middle of the sheet."""
    size, ratio = round(height), painter.device().devicePixelRatio()
    pitch = round(1.15 * size)
    left = round(sheet.center().x() - (pitch * (len(suits) - 1) + size) / 2)
    for place, suit in enumerate(suits):
        where = QPointF(left + place * pitch, round(top))
        painter.drawPixmap(where, pixmaps.pip(suit, size, ratio))
