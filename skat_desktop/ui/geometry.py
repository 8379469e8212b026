"""Where the window stands: within the screen, and where it was the last time."""

from typing import Final

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

USUAL_SIZE: Final = QSize(1280, 800)
_FRAME: Final = QMargins(4, 40, 4, 4)
"""Room for the title bar and the edges, whose size is not known before the window is shown."""


def place(window: QWidget, saved: str = "", size: QSize | None = None) -> None:
    """Put the window where it was, or in the middle of the screen and never beyond it.

    ``saved`` is what `saved_place` gave; a damaged one is ignored.  ``size`` is preferred to
    both.
    """
    known = QByteArray.fromBase64(saved.encode())
    if size is None and window.restoreGeometry(known) and _is_sensible(window):
        return
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setGeometry(within(window.screen().availableGeometry(), size or USUAL_SIZE))


def within(screen: QRect, size: QSize) -> QRect:
    """A window of this size, or what the screen has room for, in the middle of the screen."""
    room = screen.marginsRemoved(_FRAME)
    place = QRect(room.topLeft(), size.boundedTo(room.size()))
    place.moveCenter(room.center())
    return place


def saved_place(window: QWidget) -> str:
    """Size, place and whether the window fills the screen, for `place`."""
    return window.saveGeometry().toBase64().toStdString()


def _is_sensible(window: QWidget) -> bool:
    """Whether Qt, which takes almost anything for a place, has restored one that can be."""
    on_screen = window.screen().availableGeometry().contains(window.geometry())
    return on_screen and window.size() == window.size().expandedTo(window.minimumSizeHint())
