"""The last trick, enlarged over the darkened table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skat_desktop.core.trick import Trick
from skat_desktop.session.view import TableView
from skat_desktop.ui.table.layout import CARD_RATIO, TableLayout
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.seat_item import draw_text, table_font
from skat_desktop.ui.table.style import CURTAIN, INK, PAPER


class LastTrickItem(QGraphicsItem):
    """Three cards in the order played, each with its player's name; the winner's stands out."""

    def __init__(self) -> None:
        super().__init__()
        self._trick: Trick | None = None
        self._view: TableView | None = None
        self._layout: TableLayout | None = None
        self._pixmaps: CardPixmaps | None = None
        self._title = ""
        self.setZValue(3000)
        self.hide()

    def show_trick(
        self, view: TableView, layout: TableLayout, pixmaps: CardPixmaps, title: str
    ) -> None:
        """Show the last complete trick of this view; hidden if there is none."""
        self.prepareGeometryChange()
        tricks = view.observation.tricks
        self._trick = tricks[-1] if tricks else None
        self._view, self._layout, self._pixmaps, self._title = view, layout, pixmaps, title
        self.setVisible(self._trick is not None)
        self.update()

    def boundingRect(self) -> QRectF:  # Qt's name
        return QRectF() if self._layout is None else QRectF(0, 0, *self._layout.size.toTuple())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Darken the table and lay the cards side by side."""
        if not (self._trick and self._view and self._layout and self._pixmaps):
            return
        layout, trick = self._layout, self._trick
        contract = self._view.observation.contract
        painter.fillRect(self.boundingRect(), CURTAIN)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 * round(0.33 * layout.unit / CARD_RATIO * 1.25 / 2)
        height = width * CARD_RATIO
        pitch = width * 1.12
        top = layout.size.height() / 2 - height / 2
        font = table_font(1.2 * layout.text, bold=True)
        middle = layout.size.width() / 2
        title = QRectF(middle - 2 * width, top - 3.2 * layout.text, 4 * width, 2 * layout.text)
        draw_text(
            painter, title, self._title, table_font(1.44 * layout.text, bold=True), PAPER,
            Qt.AlignmentFlag.AlignCenter,
        )  # fmt: skip
        for place, card in enumerate(trick.cards):
            x = round(middle + (place - 1) * pitch)
            ratio = painter.device().devicePixelRatio()
            picture = self._pixmaps.card(card, width, ratio)
            size = picture.pixmap.deviceIndependentSize()
            scale = width / picture.width
            painter.save()
            painter.translate(x, round(top + height / 2))
            painter.scale(scale, scale)
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture.pixmap)
            painter.restore()
            seat = trick.player(card)
            label = QRectF(x - width / 2, top + height + layout.gap, width, 2 * layout.text)
            won = contract is not None and trick.winner(contract.game) is seat
            if won:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(PAPER)
                painter.drawRoundedRect(label, 0.5 * layout.text, 0.5 * layout.text)
            draw_text(
                painter, label.adjusted(4, 0, -4, 0), self._view.name(seat), font,
                INK if won else PAPER, Qt.AlignmentFlag.AlignCenter,
            )  # fmt: skip
