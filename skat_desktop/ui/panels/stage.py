"""Puts one panel at a time on the table, in its place and with the keyboard."""

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt

from skat_desktop.session.view import TableView
from skat_desktop.ui import look
from skat_desktop.ui.look import THEMES, Theme
from skat_desktop.ui.panels.announcement import AnnouncementPanel
from skat_desktop.ui.panels.answer import AnswerPanel
from skat_desktop.ui.panels.panel import Panel
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.table import TableWidget
from skat_desktop.ui.table.layout import SIDES, Side
from skat_desktop.ui.texts import Texts

REST: Final = 300
"""Milliseconds before a panel that has just appeared takes an answer."""


class Stage(QObject):
    """Knows which panel is on the table: ``panel``, None while there is none.

    ``rest`` is how many milliseconds a panel takes no answer after it has appeared.
    """

    def __init__(self, table: TableWidget, panels: tuple[Panel, ...]) -> None:
        super().__init__(table)
        self._table = table
        self.panels = panels
        self._theme = THEMES["felt"]
        self._wished_size = self._text_size = 16
        self.rest = REST
        self.panel: Panel | None = None
        table.geometry_changed.connect(self.place)
        for panel in panels:
            panel.reshaped.connect(lambda: self._write_at_most(self._text_size))
            panel.asked_again.connect(lambda panel=panel: panel.rest(self.rest))

    def set_look(self, theme: Theme, pixels: int) -> None:
        """Have text of this size on the panels, and margins that go with it."""
        self._theme, self._wished_size = theme, pixels
        for panel in self.panels:
            self._write(panel, pixels)
        self.place()

    def show(self, panel: Panel | None, view: TableView, texts: Texts) -> None:
        """Fill this panel, show it alone, and give it the keyboard; None clears the table."""
        if panel is not None:
            panel.show_view(view, texts)
            focused = panel.first_focus is panel
            panel.setAccessibleName(panel.words if focused else "")  # Else it is told once shown.
        if panel is not self.panel:
            if self.panel is not None:
                self.panel.hide()
            self.panel = panel
            if panel is not None:
                panel.show()  # It has its size only then, and is painted after this.
                panel.rest(self.rest)
            first = panel.first_focus if panel else None
            (first or self._table).setFocus(Qt.FocusReason.OtherFocusReason)
        self.place()

    def place(self) -> None:
        """Put the panel where no card lies, with text as large as is wished and has room there."""
        self._write_at_most(self._wished_size)

    def _write_at_most(self, pixels: int) -> None:
        """Text that was made larger than usual gives way first; then the panel takes more room."""
        if self.panel is None:
            return
        panel = self.panel
        if self._lay(panel, pixels):
            return
        usual = look.base_size(self._table.window().size())
        # Menus and hints are large too, and leave a little less room than usual.
        sizes = range(pixels - 1, usual - 2, -1) if pixels > usual else range(0)
        if sizes:
            fitting = bisect_left(sizes[:-1], True, key=lambda size: self._lay(panel, size))
            self._lay(panel, sizes[fitting])

    def _write(self, panel: Panel, pixels: int) -> None:
        sheet = "" if pixels == self._wished_size else look.style_sheet(self._theme, pixels)
        if (panel.text_size, panel.styleSheet()) == (pixels, sheet):
            return
        panel.setStyleSheet(sheet)
        panel.set_text_size(pixels)

    def _lay(self, panel: Panel, text_size: int) -> bool:
        """Whether the panel has the place that is meant for it; else it is larger."""
        self._text_size = text_size
        self._write(panel, text_size)
        layout = panel.layout()
        if layout is not None:
            layout.activate()  # Else it would answer for what was there before.
        legible = True
        area = self._table.panel_rect()
        if isinstance(panel, AnswerPanel):
            area = self._beside_the_trick()
        if isinstance(panel, AnnouncementPanel):
            area = self._between_plates(area.top(), area.bottom())
        if isinstance(panel, ResultPanel):
            # The game is over: it may cover cards, and leaves the name plates free.
            gap = self._text_size
            area = self._between_plates(gap, self._table.viewport().height() - gap)
            legible = panel.fit(area.size())
        least = panel.minimumSizeHint()
        wished = panel.sizeHint().width()
        if isinstance(panel, AnswerPanel):
            wished = 38 * self._text_size  # Wide and low, whatever it says.
        elif isinstance(panel, AnnouncementPanel):
            wished = 48 * self._text_size
        elif isinstance(panel, ResultPanel):
            wished = area.width()
        width = max(min(wished, area.width()), least.width())
        height = panel.heightForWidth(width) if panel.hasHeightForWidth() else least.height()
        rect = QRect(0, 0, width, max(height, least.height()))
        rect.moveCenter(area.center())
        rect.moveTop(max(0, min(rect.top(), area.bottom() + 1 - rect.height())))
        if self._covers_a_plate(rect) and self._below_plates + rect.height() <= area.bottom() + 1:
            rect.moveTop(self._below_plates)
        panel.setGeometry(rect)
        panel.raise_()
        if isinstance(panel, AnswerPanel):
            return area.contains(rect)
        # The backs of the others' cards need not be seen.
        within = area.top() <= rect.top() and rect.bottom() <= area.bottom()
        return legible and within and not self._covers_a_plate(rect)

    @property
    def _below_plates(self) -> int:
        return round(self._table.scene().table.plate(Side.LEFT).bottom()) + self._text_size // 2

    def _covers_a_plate(self, rect: QRect) -> bool:
        places = self._table.scene().table
        return any(places.plate(side).toRect().intersects(rect) for side in SIDES[places.chairs])

    def _between_plates(self, top: int, bottom: int) -> QRect:
        """The width between the name plates."""
        places, gap = self._table.scene().table, self._text_size // 2
        left, right = places.plate(Side.LEFT).right(), places.plate(Side.RIGHT).left()
        return QRect(QPoint(round(left) + gap, top), QPoint(round(right) - gap, bottom))

    def _beside_the_trick(self) -> QRect:
        """Where no card has to be seen: over the skat, or at the player who sits out."""
        places, gap = self._table.scene().table, self._text_size // 2
        trick = [places.trick(side).rect for side in places.playing]
        left, right = places.plate(Side.LEFT), places.plate(Side.RIGHT)
        if Side.TOP not in places.playing:
            return self._between_plates(gap, round(min(card.top() for card in trick)))
        bottom = round(places.hand_top)
        if Side.LEFT not in places.playing:
            edge = round(min(card.left() for card in trick))
            corner = QPoint(round(left.left()), round(left.bottom()) + gap)
            return QRect(corner, QPoint(edge - gap, bottom))
        edge = round(max(card.right() for card in trick))
        corner = QPoint(edge + gap, round(right.bottom()) + gap)
        return QRect(corner, QPoint(round(right.right()), bottom))
