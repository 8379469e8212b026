"""The page of the first start: what is chosen holds at once, and is asked once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.ui import look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.translation import Translation, language_of
from skat_desktop.ui.welcome import Welcome

SIZES = ((1024, 600), (1280, 720), (1920, 1080))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def welcome(settings: Settings, window: QWidget) -> Welcome:
    page = Welcome(settings, window)
    page.open()
    assert QTest.qWaitForWindowExposed(page)
    return page


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def test_it_asks_language_cards_and_level_with_the_defaults_chosen(
    settings: Settings, window: QWidget
) -> None:
    page = welcome(settings, window)
    offered = {value for value, _ in keys.LANGUAGE.choices} - {"system"}
    assert set(page.languages.buttons) == offered
    assert set(page.decks.buttons) == {value for value, _ in keys.DECK.choices}
    assert [*page.levels.buttons] == ["beginner", "club", "expert", "master"]
    for answers, value in (
        (page.languages, language_of("system")),
        (page.decks, keys.DECK.default),
        (page.levels, keys.LEVEL.default),
    ):
        assert [key for key, each in answers.buttons.items() if each.isChecked()] == [value]


def test_what_is_clicked_holds_at_once_and_is_kept(settings: Settings, window: QWidget) -> None:
    page = welcome(settings, window)
    assert settings.is_new
    click(page.decks.buttons["german"])
    click(page.levels.buttons["beginner"])
    assert (settings[keys.DECK], settings[keys.LEVEL]) == ("german", "beginner")
    click(page.play)
    assert not page.isVisible()
    assert settings.path is not None
    later = Settings(settings.path)
    assert not later.is_new
    assert later.damaged is None
    assert (later[keys.DECK], later[keys.LEVEL]) == ("german", "beginner")


@pytest.mark.parametrize("how", ["play", "close", "escape"])
def test_whoever_chooses_nothing_has_the_defaults_and_is_not_asked_again(
    settings: Settings, window: QWidget, how: str
) -> None:
    page = welcome(settings, window)
    match how:
        case "play":
            QTest.keyClick(page, Qt.Key.Key_Return)
        case "close":
            page.close()
        case _:
            QTest.keyClick(page, Qt.Key.Key_Escape)
    assert settings.path is not None
    later = Settings(settings.path)
    assert not later.is_new
    assert {later[each] == each.default for each in (keys.LANGUAGE, keys.DECK, keys.LEVEL)} == {
        True
    }


@pytest.fixture
def translation(settings: Settings) -> Iterator[Translation]:
    translation = Translation()
    translation.use("en")
    settings.changed.connect(lambda: translation.use(language_of(settings[keys.LANGUAGE])))
    yield translation
    translation.use("en")


def test_another_language_is_spoken_at_once(
    settings: Settings, window: QWidget, translation: Translation
) -> None:
    page = welcome(settings, window)

    def words() -> list[str]:
        QApplication.processEvents()
        return [label.text() for label in page.findChildren(QLabel)]

    assert "Language" in words()
    click(page.languages.buttons["de"])
    assert settings[keys.LANGUAGE] == "de"
    assert "Sprache" in words()


def test_it_can_be_answered_with_the_keyboard_alone(settings: Settings, window: QWidget) -> None:
    page = welcome(settings, window)
    assert page.focusWidget() is page.play

    def tab_to(wanted: QAbstractButton, key: Qt.Key) -> None:
        for _ in range(30):
            if page.focusWidget() is not wanted:
                QTest.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is wanted

    tab_to(page.levels.buttons["expert"], Qt.Key.Key_Backtab)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert page.levels.buttons["club"].isChecked()
    assert settings[keys.LEVEL] == "club"
    tab_to(page.play, Qt.Key.Key_Tab)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert not page.isVisible()


def test_those_who_do_not_know_skat_are_led_to_the_introduction_and_back(
    settings: Settings, window: QWidget
) -> None:
    page = welcome(settings, window)
    click(page.decks.buttons["german"])
    click(page.no_skat_yet)
    (introduction,) = window.findChildren(Introduction)
    assert introduction.isVisible()
    introduction.close()
    assert page.isVisible()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_in_the_smallest_window(
    settings: Settings,
    window: QWidget,
    speak: Callable[[str], None],
    language: str,
    size: tuple[int, int],
) -> None:
    speak(language)
    window.resize(*size)
    window.setStyleSheet(look.style_sheet(look.THEMES["felt"], look.base_size(window.size())))
    page = welcome(settings, window)
    assert page.width() <= window.width()
    assert page.height() <= window.height()
    for label in page.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    for button in page.findChildren(QAbstractButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert button.height() >= button.minimumSizeHint().height(), button.text()
