"""What all panels on the table have in common."""

from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
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
_DECIDING: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_MOVING: Final = (*_BACK, *_ON, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class Panel(QFrame):
    """A sheet of paper on the table that asks or tells something.

    It is filled from a view whenever that or the language changes and remembers nothing of
    the game.  ``acted`` hands over the person's `Action`.
    """

    acted = Signal(object)
    reshaped = Signal()
    """What the panel says needs other room than before."""
    asked_again = Signal()
    """What was answered has become another question, on the same panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._rest = QDeadlineTimer()
        self.text_size = 16
        self.hide()

    def show_view(self, view: TableView, texts: Texts) -> None:
        """Fill the panel for this view."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Notice when the layout wants another size: no layout around the panel would."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.reshaped.emit()
        return self._is_hasty(event) or super().event(event)

    def rest(self, milliseconds: int) -> None:
        """Let no key or click decide anything for so long: what is asked has to be read first.

        It may have been meant for what was here before.
        """
        self._rest.setRemainingTime(milliseconds)
        for button in self.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """Keep from the buttons what comes too early."""
        return self._is_hasty(event)

    def _is_hasty(self, event: QEvent) -> bool:
        """Whether this comes too early to be an answer, or from a key that is held down."""
        if event.type() not in _DECIDING:
            return False
        if isinstance(event, QKeyEvent) and event.key() in _MOVING:
            return False
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return True
        return not self._rest.hasExpired()

    def set_text_size(self, pixels: int) -> None:
        """Give the panel margins and gaps that go with text of this size in pixels."""
        self.text_size = pixels
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(pixels + pixels // 2, pixels, pixels + pixels // 2, pixels)
            _set_spacing(layout, pixels // 2)

    @property
    def words(self) -> str:
        """What it says, for those who hear it when it gets the keyboard."""
        labels = [label for label in self.findChildren(TextLabel) if not label.isHidden()]
        return " ".join(label.text() for label in labels if label.text())

    @property
    def first_focus(self) -> QWidget | None:
        """What gets the keyboard when the panel appears; None leaves it with the table."""
        return self if self.answers else None

    @property
    def answers(self) -> tuple[QWidget, ...]:
        """The buttons that an arrow key goes to first, from left to right.

        None of them has the keyboard before: a key pressed for something else decides nothing.
        """
        return ()

    def focusNextPrevChild(self, forward: bool) -> bool:  # Qt's name
        """Tab goes round in the panel, or from its ends to the cards where they come first."""
        chain: list[QWidget] = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and widget.isEnabled()
            and widget.window() is self.window()
        ]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        table = self.parentWidget()
        if self.first_focus is None and table is not None:
            chain.append(table)
        if chain:
            before_first = -1 if forward else 0
            place = next((i for i, each in enumerate(chain) if each.hasFocus()), before_first)
            chain[(place + (1 if forward else -1)) % len(chain)].setFocus(reason)
        return bool(chain)

    def confirm(self) -> None:
        """What the Enter key does where no push button has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let Enter confirm, unless a push button has the focus and takes it."""
        if event.isAutoRepeat():
            return
        if event.key() in CONFIRM_KEYS:
            self.confirm()
        elif self.hasFocus() and self.answers and event.key() in (*_BACK, *_ON):
            answers = [answer for answer in self.answers if answer.isVisible()]
            answers[0 if event.key() in _BACK else -1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
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
        """Let Enter press the button too."""
        if event.key() in CONFIRM_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)


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
