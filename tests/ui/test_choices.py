"""What the settings mean for the table."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication

from skat_desktop.core.actions import Bid, Hold, Pass
from skat_desktop.core.cards import Card
from skat_desktop.ui import choices
from skat_desktop.ui import settings as keys
from skat_desktop.ui.choices import table_texts
from skat_desktop.ui.command import Command
from skat_desktop.ui.look import THEMES, base_size
from skat_desktop.ui.settings import SHORTCUTS, Settings
from skat_desktop.ui.table import HandSorting
from skat_desktop.ui.table.layout import Overlap, Proportions
from skat_desktop.ui.texts import Texts


def test_the_table_names_cards_in_the_language_in_force(speak: Callable[[str], None]) -> None:
    speak("de")
    assert table_texts(Texts("german")).card(Card.SQ) == "Grün Ober"


@pytest.mark.parametrize(
    ("felt", "colours", "theme", "dark"),
    [
        ("green", "light", "felt", False),
        ("blue", "light", "felt", False),
        ("plain", "light", "light", False),
        ("plain", "dark", "dark", True),
        ("green", "dark", "dark", True),
    ],
)
def test_felt_and_colours_are_chosen_apart(felt: str, colours: str, theme: str, dark: bool) -> None:
    settings = Settings()
    settings[keys.FELT] = felt
    settings[keys.COLOURS] = colours
    assert choices.theme(settings) is THEMES[theme]
    style = choices.table_style(settings)
    assert (style.felt, style.dark) == (felt, dark)


@pytest.mark.parametrize("scheme", Qt.ColorScheme)
def test_colours_follow_the_computer(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme
) -> None:
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    settings = Settings()
    assert choices.is_dark(settings) is (scheme is Qt.ColorScheme.Dark)
    settings[keys.COLOURS] = "light"
    assert not choices.is_dark(settings)


def test_sizes_and_order_reach_the_table() -> None:
    settings = Settings()
    settings[keys.CARD_SIZE] = "small"
    settings[keys.OVERLAP] = "wide"
    settings[keys.TEXT_SIZE] = 130
    settings[keys.SUIT_ORDER] = "by-hand"
    settings[keys.TRUMPS_SIDE] = "right"
    style = choices.table_style(settings)
    assert style.proportions == Proportions(cards=0.7, text=1.3, overlap=Overlap.WIDE)
    assert style.sorting is HandSorting.BY_HAND
    assert style.trumps_right
    assert not style.ascending


def test_text_grows_with_the_window_and_as_chosen() -> None:
    settings, window = Settings(), QSize(1920, 1080)
    assert choices.text_size(settings, window) == base_size(window)
    settings[keys.TEXT_SIZE] = 150
    assert choices.text_size(settings, window) == round(1.5 * base_size(window))


def test_bids_are_written_or_spoken(speak: Callable[[str], None]) -> None:
    speak("de")
    settings = Settings()
    says = table_texts(choices.texts(settings)).says
    assert [says(call) for call in (Bid(18), Hold(), Pass())] == ["18", "Ja", "Passe"]
    settings[keys.SPOKEN_BIDS] = True
    says = table_texts(choices.texts(settings)).says
    assert says(Bid(48)) == "Achtundvierzig!"


def test_a_key_that_was_chosen_is_taken_from_the_command_that_usually_has_it() -> None:
    settings = Settings()
    usual = choices.shortcuts(settings)
    assert usual == {command: command.default_key for command in Command}
    settings[SHORTCUTS[Command.QUIT]] = "Ctrl+N"
    settings[SHORTCUTS[Command.UNDO]] = ""
    changed = choices.shortcuts(settings)
    assert changed[Command.QUIT] == "Ctrl+N"
    assert changed[Command.NEW_LIST] == ""
    assert changed[Command.UNDO] == ""
    assert changed[Command.KEYS] == usual[Command.KEYS]
