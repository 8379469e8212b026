"""One line of the preferences: what a setting is called, its editor, and the way back."""

import html
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QWidget

from skat_desktop.ui.look import Theme
from skat_desktop.ui.preferences.editors import ChoiceBox, Editor, FoldersBox, RowLabel
from skat_desktop.ui.preferences.gallery import Gallery
from skat_desktop.ui.preferences.search import any_found, is_found, marked
from skat_desktop.ui.setting import Choice, Number, Setting, Shortcut, Switch
from skat_desktop.ui.translation import translate

_LABEL: Final = 9
_EDITOR: Final = 18
"""The least widths of label and editor, by the size of the text."""


class Row(QWidget):
    """A setting that can be changed, found and put back to its default.

    ``wanted`` carries the value that the person wants it to have.
    """

    wanted = Signal(object)
    entered = Signal()
    """The editor has got the keyboard."""

    def __init__(self, setting: Setting[Any], editor: QWidget, text: int) -> None:
        super().__init__()
        self.setting = setting
        self.editor = editor
        self._name = _name(setting)
        self._help = translate("Settings", setting.help) if setting.help else ""
        self._label = RowLabel(editor)
        self._note = QLabel()
        self._note.setProperty("role", "small")
        self._note.setTextFormat(Qt.TextFormat.RichText)
        self._problem = QLabel()
        self._problem.setProperty("role", "warning")
        for below in (self._note, self._problem):
            below.setWordWrap(True)
            below.hide()
        self.back = QToolButton()
        self.back.setObjectName("back")
        self.back.setText("↺")
        told = translate("Preferences", "Back to the default: {value}").format(
            value=_value_name(setting, setting.default)
        )
        self.back.setToolTip(told)
        self.back.setAccessibleName(f"{self._name}: {told}")
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.back.clicked.connect(self._go_back)
        editor.setAccessibleName(self._name)
        editor.setAccessibleDescription(self._help)
        _as_editor(editor).chosen.connect(self.wanted)
        (editor.focusProxy() or editor).installEventFilter(self)
        self._lay_out(text)
        self.look_for((), None)

    def _lay_out(self, text: int) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, text // 8, 0, text // 8)
        grid.setHorizontalSpacing(text)
        grid.setVerticalSpacing(text // 5)
        if self._is_wide(text):
            grid.addWidget(self._label, 0, 0, 1, 2)
            grid.addWidget(self.editor, 1, 0, 1, 3)
        else:
            grid.addWidget(self._label, 0, 0)
            grid.addWidget(self.editor, 0, 1)
        grid.addWidget(self.back, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._note, 2, 0, 1, 3)
        grid.addWidget(self._problem, 3, 0, 1, 3)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, _LABEL * text)
        grid.setColumnMinimumWidth(1, _EDITOR * text)

    def _is_wide(self, text: int) -> bool:
        """Whether the editor needs a line of its own."""
        if isinstance(self.editor, ChoiceBox):
            font = self.editor.font()
            font.setPixelSize(text)
            longest = max(map(QFontMetrics(font).horizontalAdvance, self._choices))
            return longest + 3 * text > _EDITOR * text
        return isinstance(self.editor, Gallery | FoldersBox)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """Tell when the editor gets the keyboard."""
        if event.type() is QEvent.Type.FocusIn:
            self.entered.emit()
        return super().eventFilter(watched, event)

    def _go_back(self) -> None:
        # The button vanishes, and must not leave the keyboard nowhere.
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wanted.emit(self.setting.default)

    def show_value(self, value: object) -> None:
        """Show the value in force."""
        _as_editor(self.editor).show_value(value)
        self.back.setVisible(value != self.setting.default)
        self.object_to("")

    def object_to(self, problem: str) -> None:
        """Say why the setting cannot have what was wanted; nothing if the text is empty."""
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    @property
    def problem(self) -> str:
        """What stands in the way of the value last wanted."""
        return self._problem.text()

    def look_for(self, words: Sequence[str], theme: Theme | None) -> bool:
        """Show these words where they stand, and tell whether all of them do."""
        mark = partial(highlight, words=words, theme=theme)
        told = [mark(self._help)] if self._help else []
        if words:
            # What can be chosen is not in sight.
            told += [mark(label) for label in self._choices if any_found(words, label)]
        self._label.setText(mark(self._name))
        self._note.setText(" · ".join(told))
        self._note.setVisible(bool(told))
        return is_found(words, [self._name, self._help, self._group, *self._choices])

    @property
    def _group(self) -> str:
        return translate("Settings", self.setting.group)

    @property
    def _choices(self) -> list[str]:
        if not isinstance(self.setting, Choice):
            return []
        return [translate("Settings", label) for _, label in self.setting.choices]


def highlight(text: str, words: Sequence[str], theme: Theme | None) -> str:
    """The text as HTML, with the words that are looked for in the colours of a chosen thing."""
    if theme is None:
        return html.escape(text)
    return marked(text, words, background=theme.primary, ink=theme.primary_text)


def _as_editor(widget: QWidget) -> Editor:
    return cast(Editor, widget)


def _name(setting: Setting[Any]) -> str:
    if isinstance(setting, Shortcut):
        return setting.command.title
    return translate("Settings", setting.label)


def _value_name(setting: Setting[Any], value: object) -> str:
    """What a value is called."""
    match setting:
        case Choice():
            return next(
                translate("Settings", label) for each, label in setting.choices if each == value
            )
        case Switch():
            return translate("Preferences", "Yes") if value else translate("Preferences", "No")
        case Number():
            return str(value) if value else translate("Settings", setting.zero)
        case Shortcut():
            native = QKeySequence.SequenceFormat.NativeText
            return QKeySequence(str(value)).toString(native) or translate("Preferences", "No key")
        case _:
            return str(value) or translate("Settings", "You")
