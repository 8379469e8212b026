"""A small piece of the table, as the settings have it now."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy, QWidget

from skat_desktop.core.actions import Bid
from skat_desktop.core.cards import Card, Suit
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.ui.table import TableStyle, TableTexts
from skat_desktop.ui.table.arrangement import Place, Zone, own_row
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.layout import Pose, Side, TableLayout
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.seat_info import SeatInfo
from skat_desktop.ui.table.seat_item import BubbleItem, SeatItem
from skat_desktop.ui.table.style import Palette, paint_felt, palette

_HAND: Final = (
    Card.CJ, Card.HJ, Card.HA, Card.HT, Card.H9, Card.CA, Card.C8, Card.SK, Card.DA, Card.DT,
)  # fmt: skip
_GAME: Final = Contract(GameType.HEARTS)
_BID: Final = Bid(18)
_TRICKS: Final = 2
_POINTS: Final = 35
_HEIGHT: Final = 2.65
"""The height of the whole table by that of the piece: it is its lower end."""
_BACKS: Final = 3


class Preview(QGraphicsView):
    """One's own plate and hand at the end of the table, and a few cards face down.

    It is built of the table's own parts.  The plate has the turn, and says what it can say.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = _Felt()
        self.setScene(self._felt)
        self._style = TableStyle()
        self._texts = TableTexts()
        self._name = ""
        self._pixmaps = CardPixmaps(self._style.deck, self._style.back)
        self._seat = SeatItem(Side.BOTTOM)
        self._bubble = BubbleItem(Side.BOTTOM)
        self._cards: list[CardItem] = []
        self._felt.addItem(self._seat)
        self._felt.addItem(self._bubble)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, style: TableStyle, texts: TableTexts, name: str) -> None:
        """Show these choices, and the person under this name."""
        if (style.deck, style.back) != (self._style.deck, self._style.back):
            self._pixmaps = CardPixmaps(style.deck, style.back)
        self._style, self._texts, self._name = style, texts, name
        self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._build()

    def hand(self) -> list[Card]:
        """The cards from left to right."""
        return [item.card for item in self._cards if item.card is not None]

    def _build(self) -> None:
        size = QSizeF(self.viewport().size())
        if size.isEmpty():
            return
        table = QSizeF(size.width(), _HEIGHT * size.height())
        layout = TableLayout(table, proportions=self._style.proportions)
        self._felt.colours = palette(self._style.felt, dark=self._style.dark)
        self._felt.setSceneRect(QRectF(0, table.height() - size.height(), *size.toTuple()))
        self._felt.invalidate()
        self._seat.show_info(self._info(), layout, self._felt.colours, self._pixmaps)
        self._bubble.say(self._texts.says(_BID), layout, fresh=True, declarer=True)
        for item in self._cards:
            self._felt.removeItem(item)
        self._cards = []
        row = own_row(_HAND, _GAME.game, self._style)
        for z, (card, pose) in enumerate(zip(row, layout.hand(len(row)), strict=True)):
            self._lay(card, Place(pose, Zone.OWN_HAND, z, True))
        for z, pose in enumerate(_backs(layout)):
            self._lay(None, Place(pose, Zone.HAND, z, False))

    def _lay(self, card: Card | None, place: Place) -> None:
        item = CardItem(card, place, self._pixmaps)
        self._felt.addItem(item)
        self._cards.append(item)

    def _info(self) -> SeatInfo:
        tricks = self._texts.tricks(_TRICKS)
        points = f"{tricks} · {self._texts.points(_POINTS)}"
        return SeatInfo(
            name=self._name,
            line=f"{self._texts.declarer} · {_BID.value}",
            score="48",
            tricks=points if self._style.points else tricks,
            has_turn=True,
            contract=self._texts.contract(_GAME),
            trumps=(Suit.HEARTS,),
        )


class _Felt(QGraphicsScene):
    def __init__(self) -> None:
        super().__init__()
        self.colours: Palette = palette("green", dark=False)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """The felt, as if this were all of it."""
        paint_felt(painter, self.sceneRect(), QRectF(rect), self.colours)


def _backs(layout: TableLayout) -> list[Pose]:
    """A few cards face down, where the lower right corner of the table is free."""
    corner = layout.plate(Side.BOTTOM)
    middle = layout.size.width() - corner.center().x()
    width = layout.back_width
    pitch = 0.35 * width
    left = middle - pitch * (_BACKS - 1) / 2
    y = corner.bottom() - 0.7 * width
    return [Pose(round(left + place * pitch), round(y), width) for place in range(_BACKS)]
