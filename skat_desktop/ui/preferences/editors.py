"""What a setting is changed with: one kind of widget for each kind of setting.

Each shows a value with ``show_value`` and tells by ``chosen`` what the person wants.
"""

from typing import Any, Final, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from skat_desktop.ui.deck_folders import DeckFolders
from skat_desktop.ui.setting import NAME_LENGTH, Choice, Name, Number
from skat_desktop.ui.translation import translate

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class Editor(Protocol):
    """What every editor can do beside being a widget."""

    @property
    def chosen(self) -> SignalInstance:
        """Carries the value that the person wants."""

    def show_value(self, value: Any) -> None:
        """Show this value, without telling."""


class ChoiceBox(QComboBox):
    """One of a few values.  The wheel scrolls the page instead of changing it."""

    chosen = Signal(object)

    def __init__(self, setting: Choice[Any]) -> None:
        super().__init__()
        self._values = [value for value, _ in setting.choices]
        for _, label in setting.choices:
            self.addItem(translate("Settings", label))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda index: self.chosen.emit(self._values[index]))

    def show_value(self, value: object) -> None:
        """Show this value."""
        self.setCurrentIndex(self._values.index(value))

    def minimumSizeHint(self) -> QSize:  # Qt's name
        """Less than the longest choice needs, so that it makes no page too wide."""
        return QSize(0, super().minimumSizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        event.ignore()


class SwitchBox(QCheckBox):
    """Yes or no; the row says what."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(lambda: self.chosen.emit(self.isChecked()))

    def show_value(self, value: bool) -> None:
        """Show this value."""
        self.setChecked(value)


class NumberBox(QSpinBox):
    """A whole number.  The wheel scrolls the page instead of changing it."""

    chosen = Signal(object)

    def __init__(self, setting: Number) -> None:
        super().__init__()
        self.setRange(0, setting.highest)
        self.setSpecialValueText(translate("Settings", setting.zero))
        self.valueChanged.connect(self.chosen.emit)

    def show_value(self, value: int) -> None:
        """Show this value."""
        if value != self.value():
            blocked = self.blockSignals(True)
            self.setValue(value)
            self.blockSignals(blocked)

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        event.ignore()


class NameLine(QLineEdit):
    """A player's name."""

    chosen = Signal(object)

    def __init__(self, setting: Name) -> None:
        super().__init__()
        self.setMaxLength(NAME_LENGTH)
        self.setPlaceholderText(setting.default or translate("Settings", "You"))
        self.editingFinished.connect(lambda: self.chosen.emit(self.text().strip()))

    def show_value(self, value: str) -> None:
        """Show this name."""
        if value != self.text().strip():
            self.setText(value)


class FoldersBox(DeckFolders):
    """The folders with more decks; it changes the settings by itself."""

    chosen = Signal(object)

    def show_value(self, value: object) -> None:
        """Do nothing: it follows the settings by itself, too."""


class KeyLine(QKeySequenceEdit):
    """A key, by pressing it; Delete or Backspace for none.

    What leads through the dialog does so here too: Tab, Escape and Enter.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._value = ""
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.keySequenceChanged.connect(self._tell)

    def show_value(self, value: str) -> None:
        """Show this key."""
        self._value = value
        blocked = self.blockSignals(True)
        self.setKeySequence(QKeySequence.fromString(value, _PORTABLE))
        self.blockSignals(blocked)
        for line in self.findChildren(QLineEdit):
            line.setPlaceholderText(translate("Preferences", "No key"))

    def _tell(self) -> None:
        self.chosen.emit(self.keySequence().toString(_PORTABLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        match event.key():
            case Qt.Key.Key_Escape | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                event.ignore()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if not event.modifiers():
                self.clear()
            case _:
                # Qt clears the old key first, and would tell that as well.
                blocked = self.blockSignals(True)
                super().keyPressEvent(event)
                self.blockSignals(blocked)
                if not self.keySequence().isEmpty():
                    self._tell()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # Qt's name
        super().keyReleaseEvent(event)
        if self.keySequence().isEmpty():
            self.show_value(self._value)  # Nothing but Ctrl or its like was pressed.

    def event(self, event: QEvent) -> bool:
        """Leave Escape to the dialog."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() is QEvent.Type.ShortcutOverride and is_escape:
            event.ignore()
            return False
        return super().event(event)


class RowLabel(QLabel):
    """What a setting is called; a click on it goes to its editor, and turns a switch."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__()
        self._editor = editor
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self._editor.setFocus(Qt.FocusReason.MouseFocusReason)
        if isinstance(self._editor, QCheckBox):
            self._editor.click()
