"""What draws the cards of a deck: our own drawings, or those of a deck that was found."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Final, Protocol

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.core.cards import Card
from skat_desktop.decks import (
    AS_DECK,
    Deck,
    DeckError,
    Fault,
    Origin,
    back_file,
    card_file,
    find,
    style_of,
)
from skat_desktop.decks.card_names import BACK
from skat_desktop.decks.reading import Drawing, files, read
from skat_desktop.decks.style import BACKS

CORNER: Final = 14 / 250
"""Radius of a card's corners by its width."""

_PAPER: Final = QColor("#FDFBF5")
_EDGE: Final = QColor("#C8C2B4")
_MOST_STRETCH: Final = 1.12
"""How much a card of another shape is stretched; what is left then shows paper."""
_OVERSCAN: Final = 0.01
"""How much of a card lies beyond our edge, by our width: mostly an edge of its own."""
_SHAPES: Final = (0.55, 0.85)
"""The widths of cards by their height."""
_ALIKE: Final = 0.06
"""How much the shapes of one deck's faces may differ, by their own."""
_FAR: Final = 1e7
_TRIAL: Final = QSize(40, 56)
_MOST_SECONDS: Final = 4.0
"""Of computing, for all cards at the size of a trial."""
_MOST_SECONDS_A_CARD: Final = 1.0
_LARGER: Final = (1, 2, 4, 6)
"""How many times larger the slowest card is tried; each step at most fourfold the work."""


class Faces(Protocol):
    """Draws the cards of one deck."""

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        """Draw a card, or the back for None, so that it fills ``rect``."""


class OwnFaces:
    """Our own drawings, each read when it is first needed."""

    def __init__(self, style: str, back: str) -> None:
        self._style = style
        self._back = back
        self._renderers: dict[Card | None, QSvgRenderer] = {}

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        if card not in self._renderers:
            path = back_file(self._back) if card is None else card_file(self._style, card.code)
            self._renderers[card] = QSvgRenderer(str(path))
        self._renderers[card].render(painter, rect)


class FoundFaces:
    """A deck that was found, with our own back where it has none or another is wished."""

    def __init__(self, found: "FoundDeck", back: str) -> None:
        self._found = found
        self._back = None if back == AS_DECK and found.has_back else OwnFaces("", own_back(back))

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        if card is None and self._back is not None:
            self._back.draw(painter, None, rect)
        else:
            self._found.draw(painter, BACK if card is None else card.code, rect)


class FoundDeck:
    """The drawings of a deck that was found, on cards of the same outer shape as our own.

    All are drawn once on trial; `DeckError` if one is empty, if they have no card's shape, or
    if it takes too long.
    """

    def __init__(self, path: Path, drawings: Mapping[str, Drawing]) -> None:
        self._path = path
        self._renderers: dict[bytes, QSvgRenderer] = {}
        self._drawings = dict(drawings)
        self._bounds = {code: self._measure(drawing) for code, drawing in drawings.items()}
        self._check_shapes()
        self._try_all()

    @property
    def has_back(self) -> bool:
        """Whether the deck has a back of its own."""
        return BACK in self._drawings

    def draw(self, painter: QPainter, code: str, rect: QRectF) -> None:
        """Draw a card by its code, or its back, on paper with our corners and edge."""
        ratio = painter.device().devicePixelRatio()
        sheet = QImage((rect.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        sheet.setDevicePixelRatio(ratio)
        sheet.fill(_PAPER)
        printer = QPainter(sheet)
        printer.setRenderHint(QPainter.RenderHint.Antialiasing)
        printer.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(QPointF(), rect.size())
        over = _OVERSCAN * rect.width()
        beyond = whole.adjusted(-over, -over, over, over)
        self._render(printer, code, fitted(self._bounds[code].size(), beyond))
        printer.end()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        painter.setBrush(QBrush(sheet))
        edge = rect.width() / 250
        painter.setPen(QPen(_EDGE, edge))
        inner = whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        radius = CORNER * rect.width()
        painter.drawRoundedRect(inner, radius, radius)
        painter.restore()

    def _render(self, painter: QPainter, code: str, rect: QRectF) -> None:
        drawing = self._drawings[code]
        if drawing.is_picture:
            image = QImage.fromData(QByteArray(drawing.data))
            size = (rect.size() * painter.device().devicePixelRatio()).toSize()
            smooth = Qt.TransformationMode.SmoothTransformation
            keep = Qt.AspectRatioMode.IgnoreAspectRatio
            painter.drawImage(rect, image.scaled(size, keep, smooth))
        elif drawing.element is None:
            self._renderer(drawing).render(painter, rect)
        else:
            self._renderer(drawing).render(painter, drawing.element, rect)

    def _renderer(self, drawing: Drawing) -> QSvgRenderer:
        if drawing.data not in self._renderers:
            self._renderers[drawing.data] = QSvgRenderer(QByteArray(drawing.data))
        return self._renderers[drawing.data]

    # --- before it is used --------------------------------------------------------------------

    def _measure(self, drawing: Drawing) -> QRectF:
        """Where a card lies in its drawing."""
        if drawing.is_picture:
            return QRectF(QImage.fromData(QByteArray(drawing.data)).rect())
        renderer = self._renderer(drawing)
        if not renderer.isValid():
            raise DeckError(Fault.DAMAGED, self._path)
        if drawing.element is None:
            return renderer.viewBoxF()
        transform = renderer.transformForElement(drawing.element)
        return transform.mapRect(renderer.boundsOnElement(drawing.element))

    def _check_shapes(self) -> None:
        self._leave_out([code for code, rect in self._bounds.items() if not _has_size(rect)])
        shapes = {
            code: self._bounds[code].width() / self._bounds[code].height()
            for code in self._drawings
        }
        back = shapes.pop(BACK, None)
        usual = median(shapes.values())
        if not _SHAPES[0] <= usual <= _SHAPES[1] or any(
            abs(shape / usual - 1) > _ALIKE for shape in shapes.values()
        ):
            raise DeckError(Fault.MISSHAPEN, self._path)
        if back is not None and abs(back / usual - 1) > 2 * _ALIKE:
            self._leave_out([BACK])

    def _try_all(self) -> None:
        """Draw all cards small, and the slowest one larger and larger, as long as that is quick."""
        seconds, blank = {}, []
        for code in self._drawings:
            image, seconds[code] = self._trial(code, _TRIAL)
            pixels = bytes(image.constBits())
            if pixels == pixels[:4] * (len(pixels) // 4):
                blank.append(code)
            if sum(seconds.values()) > _MOST_SECONDS:
                raise DeckError(Fault.TOO_COMPLEX, self._path)
        self._leave_out(blank)
        slowest = max(self._drawings, key=seconds.__getitem__)
        for times in _LARGER:
            if self._trial(slowest, _TRIAL * times)[1] > _MOST_SECONDS_A_CARD:
                raise DeckError(Fault.TOO_COMPLEX, self._path)

    def _trial(self, code: str, size: QSize) -> tuple[QImage, float]:
        """A card of this size, and how many seconds of computing it has taken."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        start = thread_time()
        self._render(painter, code, QRectF(image.rect()))
        seconds = thread_time() - start
        painter.end()
        return image, seconds

    def _leave_out(self, codes: list[str]) -> None:
        """Do without the back, if that is all that is no good."""
        if faces := tuple(code for code in codes if code != BACK):
            raise DeckError(Fault.INCOMPLETE, self._path, faces)
        for code in codes:
            del self._drawings[code]


def faces_of(deck_id: str, back: str) -> Faces:
    """What draws this deck; for one that cannot be used one of our own that is like it."""
    opened = _opened(find(deck_id))
    if isinstance(opened, FoundDeck):
        return FoundFaces(opened, back)
    return OwnFaces(style_of(deck_id).id, own_back(back))


def fault_of(deck_id: str) -> DeckError | None:
    """Why a deck cannot be used, and one of our own is shown instead; None if it can."""
    opened = _opened(find(deck_id))
    return opened if isinstance(opened, DeckError) else None


def fitted(size: QSizeF, rect: QRectF) -> QRectF:
    """Where a card of this size goes: stretched a little to our shape, and then centred."""
    scale_x, scale_y = rect.width() / size.width(), rect.height() / size.height()
    scale = min(scale_x, scale_y)
    stretched = QSizeF(
        size.width() * min(scale_x, scale * _MOST_STRETCH),
        size.height() * min(scale_y, scale * _MOST_STRETCH),
    )
    place = QRectF(QPointF(), stretched)
    place.moveCenter(rect.center())
    return place


def own_back(back: str) -> str:
    """The back of our own that this choice means."""
    return BACKS[0] if back == AS_DECK else back


def _has_size(rect: QRectF) -> bool:
    return all(0 < side < _FAR for side in (rect.width(), rect.height()))


def _opened(found: Deck) -> FoundDeck | DeckError | None:
    """A deck that was found, or why it cannot be used; None for one of our own."""
    if found.origin is Origin.OWN:
        return None
    stamps = []
    for path in files(found):
        try:
            status = path.stat()
            stamps.append((str(path), status.st_mtime_ns, status.st_size))
        except (OSError, ValueError):
            stamps.append((str(path), 0, 0))
    return _open(found, tuple(stamps))


@lru_cache(maxsize=3)
def _open(found: Deck, stamps: tuple[tuple[str, int, int], ...]) -> FoundDeck | DeckError:
    """Read a deck anew only when its files have changed."""
    try:
        return FoundDeck(found.path or Path(), read(found))
    except DeckError as error:
        return error
