"""The preferences: found, changed, seen at once, and put back."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from skat_desktop.ui import choices, look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.preferences import Preferences
from skat_desktop.ui.preferences.editors import KeyLine, SwitchBox
from skat_desktop.ui.preferences.gallery import Gallery
from skat_desktop.ui.preferences.row import Row
from skat_desktop.ui.setting import Setting
from skat_desktop.ui.settings import SETTINGS, SHORTCUTS, Settings
from tests.ui.table.views import codes


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> QWidget:
    """Stands for the main window: as large, and with its style."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)

    def dress() -> None:
        size = choices.text_size(settings, window.size())
        window.setStyleSheet(look.style_sheet(choices.theme(settings), size))

    settings.changed.connect(dress)
    dress()
    window.show()
    return window


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, window: QWidget) -> Iterator[Preferences]:
    dialog = Preferences(settings, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.groups.hasFocus)
    yield dialog
    dialog.close()


def gallery(dialog: Preferences, key: str) -> Gallery:
    editor = dialog.editors[key]
    assert isinstance(editor, Gallery)
    return editor


def box(dialog: Preferences, key: str) -> QComboBox:
    editor = dialog.editors[key]
    assert isinstance(editor, QComboBox)
    return editor


def open_group(dialog: Preferences, group: str) -> None:
    (row,) = (row for row in range(dialog.groups.count())
              if dialog.groups.item(row).text() == group)  # fmt: skip
    dialog.groups.setCurrentRow(row)


def shown(dialog: Preferences) -> set[str]:
    return {key for key, row in dialog.rows.items() if row.isVisible()}


def row_of(dialog: Preferences, setting: Setting[Any]) -> Row:
    return dialog.rows[setting.key]


# --- pages ------------------------------------------------------------------------------------


def test_every_setting_is_on_the_page_of_its_group(dialog: Preferences) -> None:
    assert set(dialog.editors) == {setting.key for setting in SETTINGS}
    for place, group in enumerate(dict.fromkeys(setting.group for setting in SETTINGS)):
        dialog.groups.setCurrentRow(place)
        assert shown(dialog) == {each.key for each in SETTINGS if each.group == group}


def test_settings_change_at_once(dialog: Preferences, settings: Settings) -> None:
    deck = gallery(dialog, keys.DECK.key)
    deck.setFocus()
    QTest.keyClick(deck, Qt.Key.Key_End)
    assert settings[keys.DECK] == "german"
    open_group(dialog, "Players")
    name = dialog.editors[keys.YOUR_NAME.key]
    assert isinstance(name, QLineEdit)
    name.setText(" Jörg ")
    name.editingFinished.emit()
    assert settings[keys.YOUR_NAME] == "Jörg"


def test_a_deck_is_chosen_by_a_click_on_its_picture(
    dialog: Preferences, settings: Settings
) -> None:
    deck = gallery(dialog, keys.DECK.key)
    tournament = deck.visualItemRect(deck.item(2)).center()
    QTest.mouseClick(deck.viewport(), Qt.MouseButton.LeftButton, pos=tournament)
    assert settings[keys.DECK] == "tournament"


def all_drawn(items: list[QListWidgetItem]) -> bool:
    return not any(item.icon().isNull() for item in items)


def test_every_choice_of_a_gallery_has_its_picture(qtbot: QtBot, dialog: Preferences) -> None:
    for group, key in (
        ("Cards", keys.DECK.key),
        ("Cards", keys.BACK.key),
        ("Table", keys.FELT.key),
    ):
        open_group(dialog, group)
        each = gallery(dialog, key)
        items = [each.item(row) for row in range(each.count())]
        qtbot.waitUntil(partial(all_drawn, items))
        pictures = [item.icon().pixmap(each.iconSize()).toImage() for item in items]
        # That of the deck's own back is one of the others.
        same = key == keys.BACK.key
        assert len({bytes(picture.constBits()) for picture in pictures}) == len(items) - same


def test_a_click_on_the_words_turns_a_switch(dialog: Preferences, settings: Settings) -> None:
    open_group(dialog, "Table")
    row = row_of(dialog, keys.POINTS)
    QTest.mouseClick(row._label, Qt.MouseButton.LeftButton)
    assert settings[keys.POINTS]
    assert isinstance(row.editor, SwitchBox)
    assert row.editor.isChecked()


def test_the_wheel_scrolls_and_changes_nothing(dialog: Preferences, settings: Settings) -> None:
    before = {setting.key: settings[setting] for setting in SETTINGS}
    for editor in dialog.editors.values():
        if isinstance(editor, QComboBox | QAbstractSpinBox):
            where = editor.rect().center()
            turn = QWheelEvent(
                where, editor.mapToGlobal(where), QPoint(), QPoint(0, -120),
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(editor, turn)
    assert {setting.key: settings[setting] for setting in SETTINGS} == before


def test_what_changes_elsewhere_is_shown(dialog: Preferences, settings: Settings) -> None:
    settings[keys.OVERLAP] = "tight"
    assert box(dialog, keys.OVERLAP.key).currentText() == "Close together"


@pytest.mark.parametrize("key", [keys.YOUR_NAME.key, keys.DEALS.key])
def test_enter_changes_nothing_else(dialog: Preferences, settings: Settings, key: str) -> None:
    settings[keys.LEFT_NAME] = "Frieda"
    dialog.search.setText(" ")
    dialog.rows[key].show()
    dialog.editors[key].setFocus()
    QTest.keyClick(dialog.editors[key], Qt.Key.Key_Return)
    assert settings[keys.LEFT_NAME] == "Frieda"
    assert dialog.isVisible()
    assert not dialog.findChildren(QMessageBox)


# --- the preview ------------------------------------------------------------------------------


def test_the_preview_follows_every_choice_of_looks(dialog: Preferences, settings: Settings) -> None:
    seen = [dialog.preview.grab().toImage()]
    changes: tuple[tuple[Setting[Any], Any], ...] = (
        (keys.DECK, "german"),
        (keys.BACK, "red"),
        (keys.CARD_SIZE, "small"),
        (keys.OVERLAP, "tight"),
        (keys.FELT, "blue"),
        (keys.COLOURS, "dark"),
        (keys.POINTS, True),
        (keys.SPOKEN_BIDS, True),
        (keys.YOUR_NAME, "Jörg"),
    )
    for setting, value in changes:
        settings[setting] = value
        QApplication.processEvents()
        seen.append(dialog.preview.grab().toImage())
        assert seen[-1] != seen[-2], setting.key


def test_the_preview_holds_its_hand_as_chosen(dialog: Preferences, settings: Settings) -> None:
    assert codes(dialog.preview.hand()) == "CJ HJ HA HT H9 CA C8 DA DT SK"
    settings[keys.TRUMPS_SIDE] = "right"
    settings[keys.DIRECTION] = "right"
    assert codes(dialog.preview.hand()) == "SK DT DA C8 CA H9 HT HA HJ CJ"


def test_only_pages_about_looks_have_the_preview(dialog: Preferences) -> None:
    seen = []
    for place in range(dialog.groups.count()):
        dialog.groups.setCurrentRow(place)
        if dialog.preview.isVisible():
            seen.append(dialog.groups.item(place).text())
    assert seen == ["Cards", "Your hand", "Table"]


# --- search -----------------------------------------------------------------------------------


def test_search_finds_by_label_help_and_choice(dialog: Preferences) -> None:
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "burgundy")
    assert shown(dialog) == {keys.FELT.key, keys.BACK.key}
    dialog.search.setText("tournament rules")
    assert shown(dialog) == {keys.POINTS.key}
    assert "background-color" in row_of(dialog, keys.POINTS)._note.text()
    dialog.search.setText("TRICK stays")
    assert shown(dialog) == {keys.TRICK_DELAY.key}
    assert "background-color" in row_of(dialog, keys.TRICK_DELAY)._label.text()


def test_search_says_when_nothing_is_found_and_escape_ends_it(dialog: Preferences) -> None:
    dialog.search.setFocus()
    dialog.search.setText("trombone")
    assert shown(dialog) == set()
    assert "trombone" in dialog._nothing.text()
    assert dialog._nothing.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog._nothing.isVisible()
    assert keys.DECK.key in shown(dialog)
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_group_ends_the_search(dialog: Preferences) -> None:
    dialog.search.setText("burgundy")
    row = dialog.groups.visualItemRect(dialog.groups.item(0)).center()
    QTest.mouseClick(dialog.groups.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert dialog.search.text() == ""
    assert keys.DECK.key in shown(dialog)


# --- back to the defaults ---------------------------------------------------------------------


def test_one_setting_is_put_back_where_it_stands(dialog: Preferences, settings: Settings) -> None:
    settings[keys.OVERLAP] = "wide"
    settings[keys.CARD_SIZE] = "small"
    row = row_of(dialog, keys.OVERLAP)
    assert row.back.isVisibleTo(row)
    assert row.back.toolTip().endswith("As usual")
    row.back.setFocus()
    QTest.keyClick(row.back, Qt.Key.Key_Return)
    assert settings[keys.OVERLAP] == keys.OVERLAP.default
    assert settings[keys.CARD_SIZE] == "small"
    assert not row.back.isVisibleTo(row)
    assert row.editor.hasFocus(), "the keyboard is not lost with the button"


def test_all_defaults_are_restored_only_when_asked(dialog: Preferences, settings: Settings) -> None:
    settings[keys.LEFT_NAME] = "Frieda"
    (reset,) = (b for b in dialog.findChildren(QPushButton) if b.text() == "Restore defaults …")
    reset.setFocus()
    QTest.keyClick(reset, Qt.Key.Key_Return)
    (question,) = dialog.findChildren(QMessageBox)
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert settings[keys.LEFT_NAME] == "Frieda", "Enter cancels"
    dialog.restore_defaults()
    assert settings[keys.LEFT_NAME] == keys.LEFT_NAME.default
    name = dialog.editors[keys.LEFT_NAME.key]
    assert isinstance(name, QLineEdit)
    assert name.text() == keys.LEFT_NAME.default


# --- keys -------------------------------------------------------------------------------------


def key_line(dialog: Preferences, command: Command) -> KeyLine:
    open_group(dialog, "Keys")
    editor = dialog.editors[SHORTCUTS[command].key]
    assert isinstance(editor, KeyLine)
    editor.setFocus()
    return editor


def test_a_key_is_chosen_by_pressing_it(dialog: Preferences, settings: Settings) -> None:
    line = key_line(dialog, Command.UNDO)
    QTest.keyClick(line, Qt.Key.Key_F9)
    assert settings[SHORTCUTS[Command.UNDO]] == "F9"
    QTest.keyClick(line, Qt.Key.Key_Control)
    assert settings[SHORTCUTS[Command.UNDO]] == "F9"
    assert line.keySequence().toString() == "F9", "Ctrl alone is no key"
    QTest.keyClick(line, Qt.Key.Key_Delete)
    assert settings[SHORTCUTS[Command.UNDO]] == ""
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert settings[SHORTCUTS[Command.UNDO]] == "Ctrl+Z"


def test_a_key_that_means_something_else_is_refused_with_the_reason(
    dialog: Preferences, settings: Settings
) -> None:
    line = key_line(dialog, Command.UNDO)
    QTest.keyClick(line, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    row = row_of(dialog, SHORTCUTS[Command.UNDO])
    assert row.problem == "Ctrl+N already means “New list”."
    assert row._problem.isVisible()
    assert settings[SHORTCUTS[Command.UNDO]] == "Ctrl+Z"
    assert line.keySequence().toString() == "Ctrl+Z"
    QTest.keyClick(line, Qt.Key.Key_F9)
    assert row.problem == ""


def test_tab_and_escape_lead_out_of_a_key(qtbot: QtBot, dialog: Preferences) -> None:
    line = key_line(dialog, Command.NEW_LIST)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert not line.hasFocus()
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# --- for everybody ----------------------------------------------------------------------------


def test_every_editor_is_reached_by_tab_and_shows_it(dialog: Preferences) -> None:
    for place in range(dialog.groups.count()):
        dialog.groups.setCurrentRow(place)
        dialog.groups.setFocus()
        wanted = shown(dialog)
        reached = set()
        for _ in range(4 * len(wanted) + 8):
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            for key in wanted:
                editor = dialog.editors[key]
                if editor.hasFocus():
                    reached.add(key)
                    seen = editor.visibleRegion().boundingRect()
                    assert not seen.isEmpty(), f"{key} has the keyboard, but is not in sight"
        assert reached == wanted


def test_every_editor_has_a_name_for_those_who_hear_it(dialog: Preferences) -> None:
    assert all(editor.accessibleName() for editor in dialog.editors.values())
    names = [dialog.editors[each.key].accessibleName() for each in SETTINGS if each.group != "Keys"]
    assert len(set(names)) == len(names)


def test_another_language_is_spoken_at_once(
    dialog: Preferences, speak: Callable[[str], None]
) -> None:
    open_group(dialog, "Table")
    dialog.editors[keys.LANGUAGE.key].setFocus()
    speak("de")
    QApplication.sendPostedEvents()
    assert dialog.windowTitle() == "Einstellungen"
    assert box(dialog, keys.LANGUAGE.key).hasFocus(), "the keyboard stays where it was"
    assert keys.LANGUAGE.key in shown(dialog), "and so does the page"
    assert box(dialog, keys.LANGUAGE.key).itemText(0) == "Wie der Computer"


def test_large_text_fits_a_small_window(
    qtbot: QtBot, dialog: Preferences, settings: Settings, window: QWidget
) -> None:
    open_group(dialog, "Table")
    size = box(dialog, keys.TEXT_SIZE.key)
    size.setFocus()
    QTest.keyClick(size, Qt.Key.Key_End)
    assert settings[keys.TEXT_SIZE] == 150
    qtbot.waitUntil(lambda: dialog.editors[keys.TEXT_SIZE.key] is not size)
    assert dialog.editors[keys.TEXT_SIZE.key].hasFocus()
    again = Preferences(settings, window)
    again.show()
    for each in (dialog, again):
        for row in each.rows.values():
            assert not row.isVisible() or row.width() <= each._area.viewport().width()
    assert again.width() <= window.width()
    assert again.height() <= window.height()
    page = again._area.widget()
    assert page is not None
    assert page.minimumSizeHint().width() <= again._area.viewport().width()
    again.close()
