"""What is written on the cloth itself: the deal's number, a line of help, the discard's frames."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skat_desktop.ui.table.layout import TableLayout
from skat_desktop.ui.table.pixmaps import CORNER
from skat_desktop.ui.table.seat_item import draw_text, table_font
from skat_desktop.ui.table.style import Palette


@dataclass(frozen=True, slots=True)
class Notes:
    """The texts, and the frames where cards may be put (none: nowhere)."""

    deal: str = ""
    practice: str = ""
    message: str = ""
    absence: str = ""
    frames: tuple[QRectF, ...] = ()


class NotesItem(QGraphicsItem):
    """Draws `Notes` under all cards."""

    def __init__(self) -> None:
        super().__init__()
        self._notes = Notes()
        self._layout: TableLayout | None = None
        self._palette: Palette | None = None
        self.setZValue(-1)

    def show_notes(self, notes: Notes, layout: TableLayout, palette: Palette) -> None:
        """Show these from now on."""
        if (notes, palette) == (self._notes, self._palette) and layout is self._layout:
            return
        if layout is not self._layout:
            self.prepareGeometryChange()
        self._notes, self._layout, self._palette = notes, layout, palette
        self.update()

    @property
    def notes(self) -> Notes:
        """What is shown."""
        return self._notes

    def boundingRect(self) -> QRectF:  # Qt's name
        return QRectF() if self._layout is None else QRectF(0, 0, *self._layout.size.toTuple())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Write and draw."""
        if self._layout is None or self._palette is None:
            return
        layout, colours = self._layout, self._palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = table_font(layout.text)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, layout.corner, self._notes.deal, small, colours.quiet)
        draw_text(painter, layout.other_corner, self._notes.practice, small, colours.quiet, right)
        font = table_font(1.2 * layout.text)
        middle = Qt.AlignmentFlag.AlignCenter
        draw_text(painter, layout.message, self._notes.message, font, colours.text, middle)
        draw_text(painter, layout.absence, self._notes.absence, font, colours.quiet, middle)
        self._draw_frames(painter, self._notes.frames, colours)

    @staticmethod
    def _draw_frames(painter: QPainter, frames: Sequence[QRectF], colours: Palette) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for frame in frames:
            pen = QPen(colours.line, max(1.5, 0.02 * frame.width()))
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            radius = CORNER * frame.width()
            painter.drawRoundedRect(frame, radius, radius)
