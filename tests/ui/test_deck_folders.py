"""Folders with decks of one's own are added and removed, and tell what is in them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from skat_desktop.ui import settings as keys
from skat_desktop.ui.deck_folders import DeckFolders
from skat_desktop.ui.settings import Settings
from tests.decks.samples import sheet, write


@pytest.fixture
def folders(qtbot: QtBot, speak: Callable[[str], None]) -> DeckFolders:
    """The widget on the screen, with no folder yet."""
    speak("en")
    widget = DeckFolders(Settings())
    qtbot.addWidget(widget)
    widget.resize(500, 300)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def chosen(widget: DeckFolders) -> tuple[Path, ...]:
    return widget.settings[keys.DECK_FOLDERS]


def test_without_folders_nothing_can_be_removed(folders: DeckFolders) -> None:
    assert folders.list.count() == 0
    assert folders.state.text() == ""
    assert folders.add.isEnabled()
    assert not folders.remove.isEnabled()


def test_a_folder_is_added_by_the_dialog_and_removed(folders: DeckFolders, tmp_path: Path) -> None:
    write(tmp_path / "fine.svg", sheet())
    folders.add.click()
    dialog = folders.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()
    assert chosen(folders) == (tmp_path,)
    assert folders.list.item(0).text() == str(tmp_path)
    assert folders.state.text().endswith(": Fine")
    folders.remove.click()
    assert chosen(folders) == ()
    assert folders.list.count() == 0


def test_each_folder_says_what_is_in_it(folders: DeckFolders, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    folders.add_folder(tmp_path / "gone")
    assert folders.state.text() == "It is no longer there."
    folders.add_folder(tmp_path / "empty")
    assert folders.state.text() == "No deck was found there."
    folders.list.setCurrentRow(0)
    assert folders.state.text() == "It is no longer there."


def test_a_folder_is_added_once(folders: DeckFolders, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "other", tmp_path):
        folders.add_folder(folder)
    assert chosen(folders) == (tmp_path, tmp_path / "other")
    assert folders.list.currentRow() == 0


def test_more_than_the_settings_hold_are_refused(folders: DeckFolders, tmp_path: Path) -> None:
    for number in range(keys.DECK_FOLDERS.most + 1):
        folders.add_folder(tmp_path / str(number))
    assert len(chosen(folders)) == keys.DECK_FOLDERS.most
    assert "No more folders" in folders.state.text()
    folders.add_folder(tmp_path / "line\nbreak")
    assert len(chosen(folders)) == keys.DECK_FOLDERS.most


def test_a_change_from_elsewhere_is_shown(folders: DeckFolders, tmp_path: Path) -> None:
    folders.settings[keys.DECK_FOLDERS] = (tmp_path, tmp_path / "<b>x</b>")
    assert folders.list.count() == 2
    assert not folders.list.item(1).toolTip().count("<")
    folders.settings.reset()
    assert folders.list.count() == 0


def test_words_change_with_the_language(
    folders: DeckFolders, speak: Callable[[str], None], tmp_path: Path
) -> None:
    folders.add_folder(tmp_path)
    before = folders.add.text()
    speak("de")
    folders.retranslate()
    assert folders.list.count() == 1
    assert before == "Add a folder …"
