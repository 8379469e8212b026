"""Which decks are offered, and what is said about one that cannot be used."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from skat_desktop.core.cards import Card
from skat_desktop.decks import DECK_STYLES, DeckError, Fault, find, style_of
from skat_desktop.ui import settings as keys
from skat_desktop.ui.deck_list import deck_name, fault_text, offered, why
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.texts import Texts
from tests.decks.samples import aisleriot, kde_deck, sheet, write

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the desktop with a deck of each kind."""
    monkeypatch.setenv("XDG_DATA_DIRS", os.pathsep.join([str(tmp_path / "share")]))
    kde_deck(tmp_path / "share" / "carddecks" / "svg-nice", sheet())
    (tmp_path / "share" / "aisleriot" / "cards").mkdir(parents=True)
    write(tmp_path / "share" / "aisleriot" / "cards" / "anglo.svgz", sheet(aisleriot))
    style_of.cache_clear()
    return tmp_path / "share"


def test_our_own_come_first_and_then_the_others_by_name(
    data: Path, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("en")
    settings = Settings()
    own = tmp_path / "own"
    own.mkdir()
    write(own / "mine.svg", sheet())
    settings[keys.DECK_FOLDERS] = (own, tmp_path / "gone")
    decks = offered(settings)
    assert [deck.id for deck in decks[:4]] == [*DECK_STYLES]
    assert [deck_name(deck) for deck in decks[4:]] == [
        "Anglo (AisleRiot)",
        "Mine (your folder)",
        "svg-nice (KDE)",
    ]
    assert deck_name(decks[0]) == "French, English letters (A K Q J)"


def test_the_chosen_deck_is_offered_even_if_it_is_gone(data: Path) -> None:
    settings = Settings()
    settings[keys.DECK] = "kde:svg-gone"
    assert [deck.id for deck in offered(settings)].count("kde:svg-gone") == 1


@pytest.mark.parametrize("fault", Fault)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_fault_has_words(
    fault: Fault, language: str, speak: Callable[[str], None], tmp_path: Path
) -> None:
    speak(language)
    deck = find(f"folder:{tmp_path / 'Altdeutsch.svg'}")
    error = DeckError(fault, tmp_path, ("ST", "CQ", "HJ", "D7"))
    text = fault_text(deck, error)
    assert "Altdeutsch" in text
    assert str(tmp_path) in text
    assert "{" not in text
    if fault is Fault.INCOMPLETE:
        assert Texts("german").card(Card.ST) in why(error, Texts("german"))
        assert text.count(",") >= 2
        assert "…" in text


def test_suit_words_follow_a_found_deck(data: Path) -> None:
    kde_deck(data / "carddecks" / "svg-old-german", sheet())
    assert Texts("kde:svg-old-german").has_german_suits
    assert not Texts("kde:svg-nice").has_german_suits
    assert not Texts("kde:svg-gone").has_german_suits
