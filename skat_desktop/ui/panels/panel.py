"""What all panels on the table have in common."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QWidget,
)

from skat_desktop.session.view import TableView
from skat_desktop.ui.texts import Texts

CONFIRM_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Panel(QFrame):
    """A sheet of paper on the table that asks or tells something.

    It is filled from a view whenever that or the language changes and remembers nothing of
    the game.  ``acted`` hands over the person's `Action`.
    """

    acted = Signal(object)
    reshaped = Signal()
    """What the panel says needs other room than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.hide()

    def show_view(self, view: TableView, texts: Texts) -> None:
        """Fill the panel for this view."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Notice when the layout wants another size: no layout around the panel would."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.reshaped.emit()
        return super().event(event)

    def set_text_size(self, pixels: int) -> None:
        """Give the panel margins and gaps that go with text of this size."""
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(pixels + pixels // 2, pixels, pixels + pixels // 2, pixels)
            _set_spacing(layout, pixels // 2)

    @property
    def first_focus(self) -> QWidget | None:
        """What gets the keyboard when the panel appears; None leaves it where it is."""
        return None

    def confirm(self) -> None:
        """What the Enter key does where no push button has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let Enter confirm, unless a push button has the focus and takes it."""
        if event.isAutoRepeat():
            return
        if event.key() in CONFIRM_KEYS:
            self.confirm()
            return
        super().keyPressEvent(event)


class TextLabel(QLabel):
    """A label in one of the roles of the style sheet: title, large, muted, warning, …

    It wraps where that is asked for, and lies out of the way of the mouse and the focus.
    """

    def __init__(self, role: str = "", *, wrap: bool = False, centred: bool = True) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if centred:
            self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def set_tone(self, tone: str) -> None:
        """Colour it as something ``"positive"`` or ``"negative"``; "" as any text."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)

    def tell(self, text: str) -> None:
        """Show this text, or nothing at all if it is empty."""
        self.setText(text)
        self.setVisible(bool(text))


class PanelButton(QPushButton):
    """A push button in one of the roles of the style sheet, pressed once per key press."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let Enter press the button too, but not while it is held down.

        It would answer the next question before that can be read.
        """
        if event.key() not in CONFIRM_KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()


def _set_spacing(layout: QLayout, pixels: int) -> None:
    layout.setSpacing(pixels)
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner = item.layout() if item else None
        if inner is not None:
            _set_spacing(inner, pixels)


def row(*widgets: QWidget) -> QHBoxLayout:
    """The widgets side by side, in the middle."""
    layout = QHBoxLayout()
    layout.addStretch()
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return layout
