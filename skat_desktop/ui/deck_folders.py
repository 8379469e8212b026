"""The folders with decks of one's own: what is in them, and buttons to add and remove one."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.decks import DeckError, Fault, in_folder
from skat_desktop.ui import settings as keys
from skat_desktop.ui.deck_list import plain_name, why
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.translation import translate

_ROWS = 3
"""So many folders are seen at once."""
_NAMED = 3
"""So many decks of a folder are named."""


class DeckFolders(QWidget):
    """Shows the folders of `DECK_FOLDERS` and changes them at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.list = QListWidget()
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.state = QLabel()
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setWordWrap(True)
        self.state.setProperty("role", "small")
        self.add = QPushButton()
        self.remove = QPushButton()
        for button in (self.add, self.remove):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        layout.addWidget(self.state)
        layout.addLayout(buttons)
        self.setFocusProxy(self.list)
        self.list.currentRowChanged.connect(self._tell)
        self.add.clicked.connect(self._ask_folder)
        self.remove.clicked.connect(self._remove)
        settings.changed.connect(self._setting_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Put everything into the language in force."""
        self.add.setText(translate("DeckFolders", "Add a folder …"))
        self.remove.setText(translate("DeckFolders", "Remove"))
        self.list.setAccessibleName(translate("DeckFolders", "Folders with more decks"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def add_folder(self, folder: Path) -> None:
        """Add a folder, or go to it if it is there already."""
        folders = self.settings[keys.DECK_FOLDERS]
        if folder not in folders:
            try:
                self.settings[keys.DECK_FOLDERS] = (*folders, folder)
            except ValueError:
                self.state.setText(
                    translate("DeckFolders", "No more folders can be added, or not one so named.")
                )
                return
        self.list.setCurrentRow(self.settings[keys.DECK_FOLDERS].index(folder))

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, translate("DeckFolders", "Add a folder with decks"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: self.add_folder(Path(name)))
        dialog.open()

    def _remove(self) -> None:
        row = self.list.currentRow()
        folders = [*self.settings[keys.DECK_FOLDERS]]
        if 0 <= row < len(folders):
            del folders[row]
            self.settings[keys.DECK_FOLDERS] = tuple(folders)

    def _setting_changed(self, key: str) -> None:
        if key == keys.DECK_FOLDERS.key:
            self._fill()

    def _fill(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        for folder in self.settings[keys.DECK_FOLDERS]:
            item = QListWidgetItem(str(folder))
            item.setToolTip(str(folder).replace("<", "‹"))  # Else it might be taken for mark-up.
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._fit()
        self._tell()

    def _fit(self) -> None:
        line = self.list.sizeHintForRow(0) if self.list.count() else self.fontMetrics().height()
        self.list.setFixedHeight(_ROWS * max(line, 1) + 2 * self.list.frameWidth() + 4)

    def _tell(self) -> None:
        """Say what is in the chosen folder."""
        row, folders = self.list.currentRow(), self.settings[keys.DECK_FOLDERS]
        self.remove.setEnabled(0 <= row < len(folders))
        if not 0 <= row < len(folders):
            self.state.setText("")
            return
        try:
            decks = in_folder(folders[row])
        except DeckError as error:
            empty = error.fault is Fault.NO_DECK
            text = translate("DeckFolders", "No deck was found there.") if empty else why(error)
        else:
            names = ", ".join(map(plain_name, decks[:_NAMED]))
            more = " …" if len(decks) > _NAMED else ""
            text = Plurals().decks(len(decks)).format(names=names + more)
        self.state.setText(text)
