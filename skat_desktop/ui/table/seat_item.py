"""A player's name plate with the sign of the announced game, and the speech bubble."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skat_desktop.ui.table.layout import Side, TableLayout
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.seat_info import SeatInfo
from skat_desktop.ui.table.style import ACCENT, ACCENT_EDGE, INK, PAPER, Palette

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
STALE: Final = 0.82
"""How opaque a bubble is after the newest one."""


def table_font(pixels: float, *, bold: bool = False) -> QFont:
    """The system's own font in this height."""
    font = QFont()
    font.setPixelSize(max(8, round(pixels)))
    font.setBold(bold)
    return font


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = _LEFT,
) -> float:
    """Draw one line, cut short with dots if need be; returns the width it takes."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, int(align), text)
    return metrics.horizontalAdvance(text)


def draw_outline(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """Outline what has the turn or the focus, in the accent with a dark edge on both sides."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, breadth in ((ACCENT_EDGE, width + 2), (ACCENT, width)):
        painter.setPen(QPen(colour, breadth))
        painter.drawRoundedRect(rect, radius, radius)


def plate_lines(plate: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Where the three lines of a name plate stand."""
    height = plate.height()
    inner = plate.adjusted(0.1 * height, 0.06 * height, -0.1 * height, -0.06 * height)
    x, width = inner.left(), inner.width()
    upper = QRectF(x, inner.top(), width, 0.38 * inner.height())
    middle = QRectF(x, upper.bottom(), width, 0.31 * inner.height())
    return upper, middle, middle.translated(0, middle.height())


class SeatItem(QGraphicsItem):
    """One player's plate.  The plate of the player whose turn it is glows."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self._side = side
        self._info: SeatInfo | None = None
        self._layout: TableLayout | None = None
        self._palette: Palette | None = None
        self._pixmaps: CardPixmaps | None = None

    def show_info(
        self, info: SeatInfo, layout: TableLayout, palette: Palette, pixmaps: CardPixmaps
    ) -> None:
        """Show this from now on."""
        if layout is not self._layout:
            self.prepareGeometryChange()
        elif info == self._info and palette is self._palette and pixmaps is self._pixmaps:
            return
        self._info, self._layout = info, layout
        self._palette, self._pixmaps = palette, pixmaps
        self.update()

    @property
    def info(self) -> SeatInfo | None:
        """What it shows."""
        return self._info

    def boundingRect(self) -> QRectF:  # Qt's name
        if self._layout is None:
            return QRectF()
        glow = 1.2 * self._layout.margin
        rect = self._layout.plate(self._side).united(self._layout.chip(self._side))
        return rect.adjusted(-glow, -glow, glow, glow)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the plate, and the sign under it once a game is announced."""
        if self._info is None or self._layout is None or self._palette is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = self._layout.plate(self._side)
        radius = plate.height() * 0.12
        if self._info.has_turn:
            _paint_glow(painter, plate, radius, self._layout.margin)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._palette.plate)
        painter.drawRoundedRect(plate, radius, radius)
        if self._info.has_turn:
            draw_outline(painter, plate, radius, max(2.0, 0.032 * plate.height()))
        self._paint_lines(painter, plate, self._info, self._palette, self._layout.text)
        if self._info.contract and self._pixmaps is not None:
            self._paint_chip(painter, self._info, self._layout, self._pixmaps)

    @staticmethod
    def _paint_lines(
        painter: QPainter, plate: QRectF, info: SeatInfo, colours: Palette, text: float
    ) -> None:
        upper, middle, lower = plate_lines(plate)
        big, small = table_font(1.2 * text, bold=True), table_font(text)
        score = QFontMetricsF(small).horizontalAdvance(info.score)
        line = middle.adjusted(0, 0, -(score + 0.5 * text), 0)
        if info.dealer_mark:
            size = 1.25 * text
            disc = QRectF(upper.right() - size, upper.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.quiet)
            painter.drawEllipse(disc)
            painter.setPen(colours.edge)
            painter.setFont(table_font(0.85 * text, bold=True))
            painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), info.dealer_mark)
            upper.setRight(disc.left() - 0.3 * text)
        draw_text(painter, upper, info.name, big, colours.text)
        draw_text(painter, line, info.line, _narrowed(info.line, line, text), colours.quiet)
        draw_text(painter, middle, info.score, small, colours.quiet, _RIGHT)
        draw_text(painter, lower, info.tricks, _narrowed(info.tricks, lower, text), colours.quiet)

    def _paint_chip(
        self, painter: QPainter, info: SeatInfo, layout: TableLayout, pixmaps: CardPixmaps
    ) -> None:
        chip = layout.chip(self._side)
        radius = chip.height() * 0.25
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        painter.drawRoundedRect(chip, radius, radius)
        inset = 0.16 * chip.height()
        inner = chip.adjusted(1.6 * inset, inset, -inset, -inset)
        if info.trumps:
            size = round(inner.height() if len(info.trumps) == 1 else inner.height() / 2)
            ratio = painter.device().devicePixelRatio()
            x, y = round(inner.left()), round(chip.center().y() - inner.height() / 2)
            for place, suit in enumerate(info.trumps):
                corner = QPointF(x + place % 2 * size, y + place // 2 * size)
                painter.drawPixmap(corner, pixmaps.pip(suit, size, ratio))
            inner.setLeft(x + inner.height() + 1.5 * inset)
        inner.adjust(0, -0.7 * inset, 0, 0.7 * inset)
        _draw_fitting(painter, inner, info.contract, 1.15 * layout.text)


def _narrowed(text: str, room: QRectF, size: float) -> QFont:
    """The font in this size, or a little smaller where the words would be cut short."""
    font = table_font(size)
    while font.pixelSize() > 0.75 * size and (
        QFontMetricsF(font).horizontalAdvance(text) > room.width()
    ):
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _draw_fitting(painter: QPainter, rect: QRectF, text: str, size: float) -> None:
    """Write bold words in this size, or else smaller and in two lines, so that they fit."""
    # A letter may reach a little beyond: the sign has a margin.
    flags = int(_LEFT | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip)
    for part in (1.0, 0.9, 0.8, 0.7, 0.6):
        font = table_font(part * size, bold=True)
        needed = QFontMetricsF(font).boundingRect(rect, flags, text)
        if rect.adjusted(-1, -3, 1, 3).contains(needed):
            break
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(rect, flags, text)


def _paint_glow(painter: QPainter, rect: QRectF, radius: float, reach: float) -> None:
    """A warm light around the plate, fading outward."""
    colour = QColor(ACCENT)
    colour.setAlpha(26)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    steps = 8
    for step in range(1, steps + 1):
        grow = reach * step / steps
        # Two outlines in one path leave the plate itself free.
        light = QPainterPath()
        light.addRoundedRect(rect, radius, radius)
        outer = rect.adjusted(-grow, -grow, grow, grow)
        light.addRoundedRect(outer, radius + grow, radius + grow)
        painter.drawPath(light)


class BubbleItem(QGraphicsItem):
    """What a player said.  The newest bubble stands out; older ones step back."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self._side = side
        self._text = ""
        self._fresh = True
        self._declarer = False
        self._layout: TableLayout | None = None
        self.setZValue(500)

    def say(self, text: str, layout: TableLayout, *, fresh: bool, declarer: bool) -> None:
        """Show this from now on; nothing if the text is empty."""
        shown = text, fresh, declarer
        if shown != (self._text, self._fresh, self._declarer) or layout is not self._layout:
            self.prepareGeometryChange()
            self._text, self._fresh, self._declarer = shown
            self._layout = layout
        self.setVisible(bool(text))

    @property
    def text(self) -> str:
        """What it shows."""
        return self._text

    @property
    def _on_the_right(self) -> bool:
        """Whether the plate is nearer to the right end of the room for the bubble."""
        return self._side is Side.RIGHT or (self._side is Side.TOP and self._declarer)

    def font(self, layout: TableLayout) -> QFont:
        """As large as the words have room for."""
        room = layout.bubble(self._side)
        size = layout.text * (1.44 if self._fresh else 1.2)
        advance = QFontMetricsF(table_font(size, bold=True)).horizontalAdvance(self._text)
        return table_font(size * min(1.0, (room.width() - room.height()) / max(1.0, advance)),
                          bold=True)  # fmt: skip

    def balloon(self, layout: TableLayout) -> QRectF:
        """The bubble without its tail, as large as its text."""
        room = layout.bubble(self._side, declarer=self._declarer)
        height = room.height() * (1.0 if self._fresh else 0.8)
        advance = QFontMetricsF(self.font(layout)).horizontalAdvance(self._text)
        width = min(room.width(), max(advance + height, 1.6 * height))
        x = room.right() - width if self._on_the_right else room.left()
        y = room.top() if self._side is Side.BOTTOM else room.bottom() - height
        return QRectF(x, y, width, height)

    def boundingRect(self) -> QRectF:  # Qt's name
        if self._layout is None:
            return QRectF()
        tail = self._layout.gap * 2
        return self.balloon(self._layout).adjusted(-tail, -tail, tail, tail)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the balloon with its tail toward the plate."""
        if self._layout is None:
            return
        balloon, tail = self.balloon(self._layout), self._layout.gap
        path = QPainterPath()
        radius = balloon.height() * 0.42
        path.addRoundedRect(balloon, radius, radius)
        path = path.united(self._tail(balloon, tail))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self._fresh else STALE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawPath(path.translated(0, tail * 0.2))
        painter.setBrush(PAPER)
        painter.drawPath(path)
        painter.setPen(INK)
        painter.setFont(self.font(self._layout))
        painter.drawText(balloon, int(Qt.AlignmentFlag.AlignCenter), self._text)

    def _tail(self, balloon: QRectF, length: float) -> QPainterPath:
        half = balloon.height() * 0.2
        right = self._on_the_right
        inset = 0.8 * balloon.height()
        x = balloon.right() - inset if right else balloon.left() + inset
        down = self._side is Side.BOTTOM
        y, way = (balloon.bottom(), length) if down else (balloon.top(), -length)
        inner = y - 0.2 * way
        path = QPainterPath(QPointF(x - half, inner))
        path.lineTo(x + (half if right else -half), y + way)
        path.lineTo(x + half, inner)
        path.closeSubpath()
        return path
