"""Computers play at the real table, by themselves."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from skat_desktop.session.view import TableView
from skat_desktop.ui.main_window import MainWindow


class Demo(QObject):
    """Deals on until so many deals have been played, takes a picture if asked to, and ends.

    ``ended`` is called with whether the picture could be saved.
    """

    def __init__(
        self, window: MainWindow, deals: int, shot: Path | None, ended: Callable[[bool], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._deals = deals
        self._shot = shot
        self._ended = ended
        self._seen: TableView | None = None
        window.table.caught_up.connect(self._caught_up)

    def _caught_up(self) -> None:
        view = self._window.table.view
        if view is not None and view.is_over and view is not self._seen:
            self._seen = view
            # After the window itself has caught up, so that its panel is in the picture.
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        assert self._seen is not None
        if self._seen.deal_number < self._deals:
            self._window.engine.next_deal()
            return
        saved = self._shot is None or self._window.grab().save(str(self._shot))
        self._ended(saved)
