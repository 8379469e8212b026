"""Small pictures of what can be chosen: a deck, a back, a felt."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from skat_desktop.core.cards import Card
from skat_desktop.decks import AS_DECK
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.style import PAPER, paint_felt, palette

Picture = Callable[[object, float, float], QPixmap]
"""Draws a value for text of this size on a screen of this density."""

_SHOWN: Final = (Card.CJ, Card.SQ, Card.HK, Card.DA)
"""A card of each suit, and the ranks in which decks differ most."""
_STRIP: Final = 0.5
"""What shows of a covered card, by its width."""
_ROOM: Final = 0.1
"""The room around a card for its shadow, by its width."""


def deck_picture(deck: object, text: float, ratio: float) -> QPixmap:
    """Four cards of a deck, fanned."""
    width = _even(3.4 * text)
    pixmaps = CardPixmaps(str(deck), AS_DECK)
    room = 1 + _STRIP * (len(_SHOWN) - 1) + 2 * _ROOM
    picture = _blank(QSizeF(room * width, (1.4 + 2 * _ROOM) * width), ratio)
    painter = QPainter(picture)
    for place, card in enumerate(_SHOWN):
        left = QPointF((_ROOM + place * _STRIP) * width, _ROOM * width)
        _draw(painter, pixmaps, card, width, ratio, left)
    painter.end()
    return picture


def back_picture(back: object, text: float, ratio: float, *, deck: str) -> QPixmap:
    """A card of this deck that lies face down."""
    width = _even(3.4 * text)
    picture = _blank(QSizeF((1 + 2 * _ROOM) * width, (1.4 + 2 * _ROOM) * width), ratio)
    painter = QPainter(picture)
    corner = QPointF(_ROOM * width, _ROOM * width)
    _draw(painter, CardPixmaps(deck, str(back)), None, width, ratio, corner)
    painter.end()
    return picture


def felt_picture(felt: object, text: float, ratio: float, *, dark: bool) -> QPixmap:
    """A piece of cloth with a card on it."""
    size = QSizeF(5.2 * text, 3.4 * text)
    area = QRectF(QPointF(), size)
    picture = _blank(size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPainterPath()
    edge.addRoundedRect(area, 0.5 * text, 0.5 * text)
    painter.setClipPath(edge)
    colours = palette(str(felt), dark=dark)
    paint_felt(painter, area, area, colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    card = QRectF(0, 0, 1.3 * text, 1.82 * text)
    card.moveCenter(area.center())
    painter.drawRoundedRect(card, 0.15 * text, 0.15 * text)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(colours.line)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 0.5 * text, 0.5 * text)
    painter.end()
    return picture


def _draw(
    painter: QPainter,
    pixmaps: CardPixmaps,
    card: Card | None,
    width: float,
    ratio: float,
    corner: QPointF,
) -> None:
    """Draw a card with its upper left corner here; its picture has a margin for the shadow."""
    picture = pixmaps.card(card, width, ratio).pixmap
    margin = (picture.deviceIndependentSize().width() - width) / 2
    painter.drawPixmap(corner - QPointF(margin, margin), picture)


def _even(width: float) -> int:
    return 2 * round(width / 2)


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
