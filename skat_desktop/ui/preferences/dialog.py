"""The preferences dialog, made from the table of settings.  Changes apply at once."""

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.ui import choices, dialogs
from skat_desktop.ui import settings as keys
from skat_desktop.ui.deck_list import deck_name, offered
from skat_desktop.ui.panels.panel import TextLabel
from skat_desktop.ui.preferences.editors import (
    ChoiceBox,
    FoldersBox,
    KeyLine,
    NameLine,
    NumberBox,
    SwitchBox,
)
from skat_desktop.ui.preferences.gallery import Gallery
from skat_desktop.ui.preferences.key_rules import objection
from skat_desktop.ui.preferences.pictures import (
    Picture,
    back_picture,
    deck_picture,
    felt_picture,
)
from skat_desktop.ui.preferences.preview import Preview
from skat_desktop.ui.preferences.row import Row, highlight
from skat_desktop.ui.preferences.search import words_of
from skat_desktop.ui.setting import (
    Choice,
    DeckChoice,
    Folders,
    Name,
    Number,
    Setting,
    Shortcut,
    Switch,
)
from skat_desktop.ui.settings import SETTINGS, Settings
from skat_desktop.ui.translation import translate

_GROUPS: Final = tuple(dict.fromkeys(setting.group for setting in SETTINGS))
_SEEN: Final = (keys.CARDS, keys.HAND, keys.TABLE)
"""The groups whose settings the preview shows."""


class Preferences(QDialog):
    """A list of groups, the settings of one of them, and above these what they look like.

    Words in the search field show the settings of all groups that are described with them.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._window = parent or self
        self._looks: tuple[bool, str] | None = None
        """What the pictures of backs and felts depend on."""
        self.rows: dict[str, Row] = {}
        self._titles: dict[str, TextLabel] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show_rows)
        self.groups = QListWidget()
        self.groups.setObjectName("groups")
        self.groups.currentRowChanged.connect(self._turn_page)
        self.groups.itemClicked.connect(self._turn_page)
        self.preview = Preview()
        self._nothing = TextLabel("muted", wrap=True)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        buttons.rejected.connect(self.reject)
        self._reset = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self._reset.clicked.connect(self._ask_restore)
        for button in (self._reset, buttons.button(QDialogButtonBox.StandardButton.Close)):
            # Else Enter in a field would press the first of them.
            button.setAutoDefault(False)
            button.setIcon(QIcon())
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.groups, 1)
        right.addWidget(self.preview)
        right.addWidget(self._nothing, 1)
        right.addWidget(self._area, 1)
        self._columns = QHBoxLayout()
        self._columns.addLayout(left)
        self._columns.addLayout(right, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._columns, 1)
        self._layout.addWidget(buttons)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        settings.changed.connect(self._setting_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._show_looks)
        self.retranslate()
        self._size_preview(self._usual_size.height())
        self.resize(self._usual_size)
        self.groups.setFocus()

    @property
    def editors(self) -> dict[str, QWidget]:
        """What each setting is changed with, by its key."""
        return {key: row.editor for key, row in self.rows.items()}

    # --- building -----------------------------------------------------------------------------

    @property
    def _text_size(self) -> int:
        return choices.text_size(self._settings, self._window.size())

    @property
    def _usual_size(self) -> QSize:
        """Room for a page without scrolling, but within the window."""
        text, window = self._text_size, self._window.size()
        wished = QSize(60 * text, 44 * text)
        return wished.boundedTo(QSize(window.width() - 2 * text, window.height() - 2 * text))

    def retranslate(self) -> None:
        """Build everything anew, in the language and with the values in force."""
        text = self._text_size
        self.setWindowTitle(translate("Preferences", "Preferences"))
        self._reset.setText(translate("Preferences", "Restore defaults …"))
        self.search.setPlaceholderText(translate("Preferences", "Search"))
        self.search.setAccessibleName(translate("Preferences", "Search"))
        self.groups.setAccessibleName(translate("Preferences", "Groups of settings"))
        self._layout.setContentsMargins(text, text, text, text)
        self._columns.setSpacing(text)
        current = max(0, self.groups.currentRow())
        blocked = self.groups.blockSignals(True)
        self.groups.clear()
        self.groups.addItems([translate("Settings", group) for group in _GROUPS])
        self.groups.setCurrentRow(current)
        self.groups.blockSignals(blocked)
        self.groups.setFixedWidth(round(self.groups.sizeHintForColumn(0) + 1.5 * text))
        self.search.setFixedWidth(self.groups.width())
        self._fill_page(text)
        self._show_values()
        self._show_rows()

    def _fill_page(self, text: int) -> None:
        page = QWidget()
        page.setObjectName("page")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, text, 0)
        layout.setSpacing(text // 4)
        self.rows, self._titles = {}, {}
        for group in _GROUPS:
            title = self._titles[group] = TextLabel("title", centred=False)
            title.setTextFormat(Qt.TextFormat.RichText)
            layout.addWidget(title)
            for setting in SETTINGS:
                if setting.group == group:
                    row = self.rows[setting.key] = Row(setting, self._editor(setting), text)
                    row.wanted.connect(partial(self._want, row))
                    row.entered.connect(partial(self._area.ensureWidgetVisible, row))
                    layout.addWidget(row)
        layout.addStretch()
        self._area.setWidget(page)
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(page.minimumSizeHint().width() + bar)

    def _editor(self, setting: Setting[Any]) -> QWidget:
        pictures: dict[str, Picture] = {
            keys.DECK.key: deck_picture,
            keys.BACK.key: self._back_picture,
            keys.FELT.key: self._felt_picture,
        }
        match setting:
            case Choice(key=key) if key in pictures:
                return Gallery(self._offered(setting), pictures[key], self._text_size)
            case Choice():
                return ChoiceBox(setting)
            case Folders():
                return FoldersBox(self._settings)
            case Switch():
                return SwitchBox()
            case Number():
                return NumberBox(setting)
            case Name():
                return NameLine(setting)
            case Shortcut():
                return KeyLine()
        raise TypeError(f"no editor for {setting!r}")

    def _offered(self, setting: Choice[Any]) -> list[tuple[object, str]]:
        """The values that can be chosen now, and what they are called."""
        if isinstance(setting, DeckChoice):
            return [(deck.id, deck_name(deck)) for deck in offered(self._settings)]
        return [(value, translate("Settings", label)) for value, label in setting.choices]

    def _back_picture(self, back: object, text: float, ratio: float) -> QPixmap:
        return back_picture(back, text, ratio, deck=self._settings[keys.DECK])

    def _felt_picture(self, felt: object, text: float, ratio: float) -> QPixmap:
        return felt_picture(felt, text, ratio, dark=choices.is_dark(self._settings))

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        """Speak another language at once."""
        if event.type() is QEvent.Type.LanguageChange:
            self._build_anew()
        super().changeEvent(event)

    def _build_anew(self) -> None:
        """Build everything anew, with the keyboard and the page where they were."""
        focused = next((key for key, box in self.editors.items() if box.hasFocus()), None)
        scrolled = self._area.verticalScrollBar().value()
        self.retranslate()
        middle = self.frameGeometry().center()
        self.resize(self.size().expandedTo(self._usual_size))
        self.move(self.pos() + middle - self.frameGeometry().center())
        if focused is not None:
            self.editors[focused].setFocus()
        self._area.verticalScrollBar().setValue(scrolled)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._size_preview(self.height())

    def _size_preview(self, height: int) -> None:
        self.preview.setFixedHeight(min(11 * self._text_size, round(0.32 * height)))

    # --- what is shown ------------------------------------------------------------------------

    @property
    def _group(self) -> str:
        return _GROUPS[max(0, self.groups.currentRow())]

    def _turn_page(self) -> None:
        self.search.clear()
        self._show_rows()

    def _show_rows(self) -> None:
        """Show the settings of the group, or those that are looked for in all of them."""
        words = words_of(self.search.text())
        theme = choices.theme(self._settings) if words else None
        shown = set()
        for row in self.rows.values():
            found = row.look_for(words, theme)
            visible = found if words else row.setting.group == self._group
            row.setVisible(visible)
            if visible:
                shown.add(row.setting.group)
        for group, title in self._titles.items():
            title.setText(highlight(translate("Settings", group), words, theme))
            title.setVisible(group in shown)
        self.preview.setVisible(bool(shown.intersection(_SEEN)))
        self._area.setVisible(bool(shown))
        self._nothing.setText(
            translate("Preferences", "No setting has to do with “{words}”.").format(
                words=self.search.text().strip()
            )
        )
        self._nothing.setVisible(not shown)
        self._area.verticalScrollBar().setValue(0)
        if words:
            self.groups.clearSelection()
        else:
            self.groups.setCurrentRow(max(0, self.groups.currentRow()))

    def _show_values(self) -> None:
        for row in self.rows.values():
            row.show_value(self._settings[row.setting])
        self._show_looks()

    def _show_looks(self) -> None:
        """Show what the table looks like now."""
        settings = self._settings
        self.preview.show_table(
            choices.table_style(settings),
            choices.table_texts(choices.texts(settings)),
            choices.names(settings, 3)[0],
        )
        looks = choices.is_dark(settings), settings[keys.DECK]
        if looks != self._looks:
            self._looks = looks
            for key in (keys.BACK.key, keys.FELT.key):
                pictures = self.editors[key]
                if isinstance(pictures, Gallery):
                    pictures.draw_anew()

    def _setting_changed(self, key: str) -> None:
        if key in (keys.TEXT_SIZE.key, keys.DECK_FOLDERS.key):
            # Not before what was clicked has done its part.
            QTimer.singleShot(0, self, self._build_anew)
        elif key in self.rows:
            row = self.rows[key]
            row.show_value(self._settings[row.setting])
        self._show_looks()

    # --- what the person does -----------------------------------------------------------------

    def _want(self, row: Row, value: Any) -> None:
        setting = row.setting
        problem = ""
        if isinstance(setting, Shortcut):
            in_force = choices.shortcuts(self._settings)
            problem = objection(value, setting.command, in_force)
        if not problem:
            self._settings[setting] = value
        row.show_value(self._settings[setting])
        row.object_to(problem)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Let Enter press a button that has the focus, and else do no more than end a field."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape and focused is self.search and self.search.text():
            self.search.clear()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton | QToolButton) and not event.isAutoRepeat():
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
        self._show_values()
