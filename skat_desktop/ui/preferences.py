"""The preferences dialog, made from the table of settings.  Changes apply at once."""

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.ui import dialogs
from skat_desktop.ui.deck_folders import DeckFolders
from skat_desktop.ui.deck_list import deck_name, offered
from skat_desktop.ui.setting import (
    NAME_LENGTH,
    Choice,
    DeckChoice,
    Folders,
    Name,
    Number,
    Setting,
    Switch,
)
from skat_desktop.ui.settings import SETTINGS, Settings
from skat_desktop.ui.translation import translate


class Preferences(QDialog):
    """One page for each group of settings."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.editors: dict[str, QWidget] = {}
        self._pages = QTabWidget()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        buttons.rejected.connect(self.reject)
        self._reset = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self._reset.clicked.connect(self._ask_restore)
        for button in (self._reset, buttons.button(QDialogButtonBox.StandardButton.Close)):
            # Else Enter in a field would press the first of them.
            button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.addWidget(self._pages)
        layout.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Build the pages anew, in the language and with the values in force."""
        self.setWindowTitle(translate("Preferences", "Preferences"))
        self._reset.setText(translate("Preferences", "Restore defaults …"))
        current = max(0, self._pages.currentIndex())
        while page := self._pages.widget(0):
            self._pages.removeTab(0)
            page.deleteLater()
        self.editors = {}
        for group in dict.fromkeys(setting.group for setting in SETTINGS):
            page = QWidget()
            form = QFormLayout(page)
            form.setVerticalSpacing(14)
            form.setHorizontalSpacing(20)
            form.setContentsMargins(20, 20, 20, 20)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for setting in SETTINGS:
                if setting.group == group:
                    self._add(form, setting)
            self._pages.addTab(page, translate("Settings", group))
        self._pages.setCurrentIndex(current)

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        """Speak another language at once, with the keyboard where it was."""
        if event.type() is QEvent.Type.LanguageChange:
            focused = next((key for key, box in self.editors.items() if box.hasFocus()), None)
            self.retranslate()
            if focused is not None:
                self.editors[focused].setFocus()
        super().changeEvent(event)

    def _add(self, form: QFormLayout, setting: Setting[Any]) -> None:
        editor = self._editor(setting)
        self.editors[setting.key] = editor
        label = "" if isinstance(setting, Switch) else translate("Settings", setting.label)
        form.addRow(label, editor)
        if setting.help:
            help_text = QLabel(translate("Settings", setting.help))
            help_text.setProperty("role", "small")
            help_text.setWordWrap(True)
            form.addRow("", help_text)

    def _editor(self, setting: Setting[Any]) -> QWidget:
        settings = self._settings
        match setting:
            case DeckChoice():
                decks = offered(settings)
                box = QComboBox()
                for deck in decks:
                    box.addItem(deck_name(deck))
                box.setCurrentIndex([deck.id for deck in decks].index(settings[setting]))
                box.activated.connect(lambda index: self._set(setting, decks[index].id))
                return box
            case Folders():
                return DeckFolders(settings)
            case Choice():
                box = QComboBox()
                for value, label in setting.choices:
                    box.addItem(translate("Settings", label), value)
                    if value == settings[setting]:
                        box.setCurrentIndex(box.count() - 1)
                box.activated.connect(lambda index: self._set(setting, setting.choices[index][0]))
                return box
            case Switch():
                check = QCheckBox(translate("Settings", setting.label))
                check.setChecked(settings[setting])
                check.toggled.connect(lambda on: self._set(setting, on))
                return check
            case Number():
                spin = QSpinBox()
                spin.setRange(0, setting.highest)
                spin.setSpecialValueText(translate("Settings", setting.zero))
                spin.setValue(settings[setting])
                spin.valueChanged.connect(lambda value: self._set(setting, value))
                return spin
            case Name():
                line = QLineEdit(settings[setting])
                line.setMaxLength(NAME_LENGTH)
                line.setPlaceholderText(setting.default or translate("Settings", "You"))
                line.editingFinished.connect(lambda: self._set(setting, line.text().strip()))
                return line
        raise TypeError(f"no editor for {setting!r}")

    def _set(self, setting: Setting[Any], value: object) -> None:
        self._settings[setting] = value

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let Enter press a button that has the focus, and else do no more than end a field."""
        focused = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()

    def _ask_restore(self) -> None:
        dialogs.ask(
            self,
            translate("Preferences", "Give every setting, the names too, its default?"),
            translate("Preferences", "Restore defaults"),
            self.restore_defaults,
        )

    def restore_defaults(self) -> None:
        """Give every setting its default."""
        self._settings.reset()
        self.retranslate()
