"""Pictures of the cards, drawn once for each size and kept."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.core.cards import Card, Rank, Suit
from skat_desktop.decks import card_file, style_of
from skat_desktop.ui.table.faces import CORNER, faces_of

__all__ = ["CORNER", "CardPixmaps", "Picture"]

_SHADOW: Final = 0.05
"""How far the shadow reaches beyond the card, by its width."""
_SHADOW_ALPHA: Final = 52
PIP: Final = QRectF(8, 67, 36, 36)
"""Where the small pip of the index lies on every card, in the card's 250 by 350 units."""


class Picture(NamedTuple):
    """A card's picture, in the middle of its shadow, and the width its card has in it."""

    pixmap: QPixmap
    width: float


class CardPixmaps:
    """The faces and the back of one deck, with a soft shadow baked in.

    A picture takes two or three milliseconds to draw, so each is drawn when it is first
    needed.  While ``resizing`` one of another size stands in and is scaled by the caller.
    """

    def __init__(self, deck: str, back: str) -> None:
        self._faces = faces_of(deck, back)
        self._style = style_of(deck)
        self._pictures: dict[Card | None, dict[tuple[float, float], Picture]] = {}
        self._shadows: dict[tuple[float, float], QPixmap] = {}
        self._pips: dict[tuple[Suit, float, float], QPixmap] = {}
        self.resizing = False

    def forget_sizes(self) -> None:
        """Drop the pictures of sizes no longer used; those on the screen are drawn anew."""
        self._pictures.clear()
        self._shadows.clear()
        self._pips.clear()

    def card(self, card: Card | None, width: float, ratio: float) -> Picture:
        """The picture of a card, or of the back for None.

        ``width`` is the card's own in the view's pixels, ``ratio`` the screen's pixels for
        each of them.
        """
        sizes = self._pictures.setdefault(card, {})
        key = width, ratio
        if key not in sizes:
            if self.resizing and sizes:
                return min(sizes.values(), key=lambda picture: abs(picture.width - width))
            sizes[key] = Picture(self._draw(card, width, ratio), width)
        return sizes[key]

    def pip(self, suit: Suit, size: float, ratio: float) -> QPixmap:
        """The small sign of a suit on the cards' paper, a square of ``size`` pixels."""
        key = suit, size, ratio
        if key not in self._pips:
            path = card_file(self._style, Card.of(suit, Rank.ACE).code)
            renderer = QSvgRenderer(str(path))
            renderer.setViewBox(PIP)
            self._pips[key] = _blank(size, size, ratio)
            painter = QPainter(self._pips[key])
            renderer.render(painter, QRectF(0, 0, size, size))
            painter.end()
        return self._pips[key]

    def _draw(self, card: Card | None, width: float, ratio: float) -> QPixmap:
        pixmap = self._shadow(width, ratio).copy()
        painter = QPainter(pixmap)
        self._faces.draw(painter, card, _card_rect(pixmap, width))
        painter.end()
        return pixmap

    def _shadow(self, width: float, ratio: float) -> QPixmap:
        """The card's shadow alone: rounded outlines laid over each other, darker inside."""
        key = width, ratio
        if key not in self._shadows:
            margin = ceil(_SHADOW * width * ratio) / ratio
            pixmap = _blank(width + 2 * margin, width * 1.4 + 2 * margin, ratio)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            steps = max(3, round(margin * ratio))
            painter.setBrush(QColor(0, 0, 0, round(_SHADOW_ALPHA / steps * 1.6)))
            rect = _card_rect(pixmap, width).translated(0, 0.25 * margin)
            for step in range(steps):
                grow = margin * 0.75 * (1 - 1.4 * step / steps)
                radius = max(CORNER * width + grow, 1.0)
                painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius, radius)
            painter.end()
            self._shadows[key] = pixmap
        return self._shadows[key]


def _card_rect(pixmap: QPixmap, width: float) -> QRectF:
    """Where the card itself lies in its picture."""
    size = pixmap.deviceIndependentSize()
    margin = (size.width() - width) / 2
    return QRectF(margin, margin, width, size.height() - 2 * margin)


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
