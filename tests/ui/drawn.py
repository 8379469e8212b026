"""What a window writes on the screen, and which of it cannot be read whole.

Everything visible is painted once more, on a device that draws nothing and notes each piece of
text with its place.  So it does not matter who paints: a label, a style, a header or a card table.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import (
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from skat_desktop.ui.table.card_item import CardItem

SLACK: Final = 1.5
"""Pixels that a letter's box may reach beyond its place: the box is larger than the letter."""
FAR: Final = 100_000.0
LEAST: Final = 11
"""The smallest text in pixels that a person with reading glasses can be asked to read."""


@dataclass(frozen=True, slots=True)
class Written:
    """A piece of text, in one line and one font, where it stands and where it may be seen."""

    text: str
    rect: QRectF
    room: QRectF
    pixels: int

    @property
    def is_cut_short(self) -> bool:
        """Whether dots stand for the rest; those that belong to a text follow a blank."""
        return bool(re.search(r"\S…", self.text))

    @property
    def is_whole(self) -> bool:
        room = self.room.adjusted(-SLACK, -SLACK, SLACK, SLACK)
        return room.contains(self.rect) and not self.is_cut_short


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.written: list[Written] = []

    def begin(self, pdev: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, p: QPointF | QPoint | QPainterPath.Element, textItem: QTextItem) -> None:
        painter = self.painter()
        start = QPointF(p) if isinstance(p, QPoint | QPointF) else QPointF(p.x, p.y)
        height = textItem.ascent() + textItem.descent()
        width = textItem.width()
        if textItem.text() != textItem.text().rstrip():  # The blank where a line was broken.
            width = QFontMetricsF(textItem.font()).horizontalAdvance(textItem.text().rstrip())
        box = QRectF(start.x(), start.y() - textItem.ascent(), width, height)
        transform = painter.transform()
        room = (
            transform.mapRect(painter.clipBoundingRect())
            if painter.hasClipping()
            else QRectF(-FAR, -FAR, 2 * FAR, 2 * FAR)
        )
        self.written.append(
            Written(textItem.text(), transform.mapRect(box), room, textItem.font().pixelSize())
        )

    def drawPath(self, path: object) -> None:
        pass

    def drawPolygon(self, *args: object) -> None:
        pass

    def drawPixmap(self, *args: object) -> None:
        pass

    def drawImage(self, *args: object) -> None:
        pass

    def drawRects(self, *args: object) -> None:
        pass

    def drawLines(self, *args: object) -> None:
        pass

    def drawEllipse(self, *args: object) -> None:
        pass


_METRICS: Final = {
    QPaintDevice.PaintDeviceMetric.PdmWidth: 10_000,
    QPaintDevice.PaintDeviceMetric.PdmHeight: 10_000,
    QPaintDevice.PaintDeviceMetric.PdmWidthMM: 2_646,
    QPaintDevice.PaintDeviceMetric.PdmHeightMM: 2_646,
    QPaintDevice.PaintDeviceMetric.PdmDepth: 32,
    QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatio: 1,
    QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatioScaled: 0x10000,
}


class _Device(QPaintDevice):
    """As large as anything, with the usual density: fonts here have their size in pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return _METRICS.get(metric, 96)


def written(window: QWidget) -> Iterator[tuple[QWidget, Written]]:
    """All texts that this widget and what is visible in it write, in its coordinates."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget is not window and not widget.isVisibleTo(window):
            continue
        if widget.isWindow() and widget is not window:
            continue
        room = _room(widget, window)
        offset = QPointF(widget.mapTo(window, QPoint()))
        for piece in _texts(widget):
            cut = piece.room.translated(offset)
            seen = (_any_height(cut) if _is_scrolled(widget) else cut) & room
            yield widget, Written(piece.text, piece.rect.translated(offset), seen, piece.pixels)


def _texts(widget: QWidget) -> list[Written]:
    pieces = _painted(widget)
    if isinstance(widget, QComboBox):
        # Any of them can be chosen.
        chosen = widget.currentIndex()
        before = widget.blockSignals(True)
        for index in range(widget.count()):
            widget.setCurrentIndex(index)
            pieces += _painted(widget)
        widget.setCurrentIndex(chosen)
        widget.blockSignals(before)
    return pieces


def _painted(widget: QWidget) -> list[Written]:
    device = _Device()
    # A view of a scene hides this method by its own.
    QWidget.render(widget, device, QPoint(), QRegion(), QWidget.RenderFlag.DrawWindowBackground)
    return device.engine.written


def _room(widget: QWidget, window: QWidget) -> QRectF:
    """The part of the window in which this widget can be seen, were all scrolled to it."""
    room, scrolled = QRectF(-FAR, -FAR, 2 * FAR, 2 * FAR), False
    while True:
        scrolled = scrolled or _is_scrolled(widget)
        outer = QRectF(widget.mapTo(window, QPoint()), widget.size())
        room &= _any_height(outer) if scrolled else outer
        parent = widget.parentWidget()
        if widget is window or parent is None:
            return room
        widget = parent


def _is_scrolled(widget: QWidget) -> bool:
    """Whether what this shows is a part of something higher."""
    parent = widget.parentWidget()
    return (
        isinstance(parent, QAbstractScrollArea)
        and not isinstance(parent, QGraphicsView)
        and parent.viewport() is widget
    )


def _any_height(room: QRectF) -> QRectF:
    return QRectF(room.left(), -FAR, room.width(), 2 * FAR)


def faults(window: QWidget, foreign: Collection[str] = ()) -> list[str]:
    """What is cut off, cut short or too small to read in this widget, each in a few words.

    A text that is ``foreign`` is one as well.
    """
    found = []
    for widget, piece in written(window):
        if not piece.text.strip():
            continue
        where = f"{type(widget).__name__} {piece.text!r}"
        if piece.text in foreign:
            found.append(f"{where} is of another language")
        if piece.is_cut_short:
            found.append(f"{where} is cut short")
        elif not piece.is_whole:
            found.append(f"{where} at {_round(piece.rect)} lies not in {_round(piece.room)}")
        if piece.pixels < LEAST:
            found.append(f"{where} is only {piece.pixels} pixels high")
    for view in window.findChildren(QGraphicsView):
        found += _collisions(view)
    return found


def _round(rect: QRectF) -> tuple[int, ...]:
    return tuple(round(each) for each in (rect.left(), rect.top(), rect.right(), rect.bottom()))


def _collisions(view: QGraphicsView) -> list[str]:
    """Texts that stand in each other's way, or beyond the item that writes them."""
    found = []
    for item in view.scene().items():
        if not item.isVisible() or isinstance(item, CardItem):
            continue
        pieces = [piece for piece in _written_by(item) if piece.text.strip()]
        for place, piece in enumerate(pieces):
            name = f"{type(item).__name__} {piece.text!r}"
            if not item.boundingRect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(piece.rect):
                found.append(f"{name} reaches out of its item")
            for other in pieces[:place]:
                if other.rect.adjusted(1, 2, -1, -2).intersects(piece.rect.adjusted(1, 2, -1, -2)):
                    found.append(f"{name} stands on {other.text!r}")
    return found


def _written_by(item: QGraphicsItem) -> list[Written]:
    """What an item writes, in its own coordinates."""
    device = _Device()
    painter = QPainter(device)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return device.engine.written
