"""Decks are found where KDE, AisleRiot and the person have put them."""

import os
from pathlib import Path

import pytest

from skat_desktop.decks import (
    DECK_STYLES,
    DeckError,
    Fault,
    Origin,
    available,
    find,
    in_folder,
    installed,
    is_id,
    style_of,
)
from skat_desktop.decks.reading import CODES
from tests.decks.samples import aisleriot, kde_deck, png, sheet, write


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The desktop's data folder: two decks of KDE and one of AisleRiot."""
    home, system = tmp_path / "home", tmp_path / "system"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("XDG_DATA_DIRS", os.pathsep.join([str(system), str(tmp_path / "gone"), ""]))
    kde_deck(system / "carddecks" / "svg-nice", sheet())
    kde_deck(system / "carddecks" / "svg-xskat-german", sheet())
    (system / "carddecks" / "no deck").mkdir()
    cards = system / "aisleriot" / "cards"
    cards.mkdir(parents=True)
    write(cards / "anglo_modern.svgz", sheet(aisleriot))
    write(cards / "readme.txt", "")
    style_of.cache_clear()
    return system


def test_installed_decks_are_found(data: Path) -> None:
    found = {deck.id: deck for deck in installed()}
    assert found.keys() == {"kde:svg-nice", "kde:svg-xskat-german", "aisleriot:anglo_modern"}
    assert found["kde:svg-nice"].name() == "svg-nice"
    assert found["kde:svg-nice"].name("de") == "svg-nice auf Deutsch"
    assert found["kde:svg-nice"].name("nl") == "svg-nice"
    assert found["aisleriot:anglo_modern"].name("de") == "Anglo modern"
    assert found["kde:svg-xskat-german"].has_german_suits
    assert not found["kde:svg-nice"].has_german_suits
    assert all(find(deck.id) == deck for deck in found.values())


def test_the_persons_own_deck_goes_before_one_of_the_system(data: Path, tmp_path: Path) -> None:
    own = kde_deck(tmp_path / "home" / "carddecks" / "svg-nice", sheet())
    assert find("kde:svg-nice").path == own
    assert len(installed()) == 3


def test_our_own_come_first(data: Path) -> None:
    decks = available()
    assert [deck.id for deck in decks[:4]] == [*DECK_STYLES]
    assert len(decks) == 7
    assert {deck.origin for deck in decks[:4]} == {Origin.OWN}


def test_a_folder_may_hold_decks_of_every_kind(tmp_path: Path) -> None:
    kde_deck(tmp_path / "kde", sheet())
    write(tmp_path / "one.svg", sheet(aisleriot))
    write(tmp_path / "damaged.svgz", b"\x1f\x8bnothing")
    write(tmp_path / "icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write(tmp_path / "notes.txt", "club_king")
    (tmp_path / "Eichel und Grün").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    for code in CODES[:20]:
        write(tmp_path / "Eichel und Grün" / f"{code}.png", png(5, 7))
        write(tmp_path / "deep" / "deeper" / f"{code}.png", png(5, 7))
    names = {deck.name(): deck for deck in in_folder(tmp_path)}
    assert names.keys() == {"kde", "One", "Damaged", "Eichel und Grün"}
    assert names["Eichel und Grün"].has_german_suits
    assert names["One"].id == f"folder:{tmp_path / 'one.svg'}"
    assert all(find(deck.id) == deck for deck in names.values())


def test_a_folder_may_be_a_deck_itself(tmp_path: Path) -> None:
    folder = kde_deck(tmp_path / "deck", sheet())
    assert [deck.path for deck in in_folder(folder)] == [folder]
    singles = tmp_path / "singles"
    singles.mkdir()
    for code in CODES:
        write(singles / f"{code}.png", png(5, 7))
    assert [deck.path for deck in in_folder(singles)] == [singles]


def test_german_file_names_make_german_words(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    for suit in ("eichel", "gruen", "rot", "schellen"):
        for rank in ("daus", "ober", "unter"):
            write(folder / f"{suit}_{rank}.png", png(5, 7))
    assert in_folder(folder)[0].has_german_suits


def test_folders_without_decks_say_so(tmp_path: Path) -> None:
    for folder, fault in (
        (tmp_path, Fault.NO_DECK),
        (tmp_path / "gone", Fault.MISSING),
        (write(tmp_path / "file.txt", ""), Fault.UNREADABLE),
    ):
        with pytest.raises(DeckError) as caught:
            in_folder(folder)
        assert (caught.value.fault, caught.value.path) == (fault, folder)
    assert len(available([tmp_path, tmp_path / "gone"])) >= 4


def test_links_in_circles_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path)
    (tmp_path / "self").symlink_to("self")
    (tmp_path / "self.svg").symlink_to("self.svg")
    with pytest.raises(DeckError):
        in_folder(tmp_path)
    with pytest.raises(DeckError):
        in_folder(tmp_path / "self")


def test_only_the_first_entries_of_a_huge_folder_are_looked_at(tmp_path: Path) -> None:
    for number in range(1200):
        write(tmp_path / f"{number:05}.svgz", b"\x1f\x8b")
    assert len(in_folder(tmp_path)) <= 1000


def test_a_deck_that_is_gone_still_has_its_words(data: Path) -> None:
    gone = find("kde:svg-old-german-cards")
    assert (gone.path, gone.name(), gone.has_german_suits) == (
        None,
        "Svg-old-german-cards",
        True,
    )
    assert style_of("aisleriot:gone").id == "french"
    assert style_of("german").id == "german"
    assert style_of("no id at all").id == "french"


def test_names_are_shown_in_one_short_line_without_mark_up(tmp_path: Path) -> None:
    name = "<img src='http://localhost:9/'>&amp; \x1b[31m\u202e" + "long " * 50
    folder = kde_deck(tmp_path / "deck", sheet(), f"[KDE Backdeck]\nSVG=all.svg\nName={name}\n")
    shown = in_folder(folder)[0].name()
    assert len(shown) <= 40
    assert shown.isprintable()
    assert not set(shown) & set("<>&")


def test_names_that_cannot_be_kept_are_not_offered(tmp_path: Path) -> None:
    write(tmp_path / "line\nbreak.svg", sheet())
    with pytest.raises(DeckError):
        in_folder(tmp_path)


@pytest.mark.parametrize(
    "deck_id",
    ["german", "kde:svg-nice", "aisleriot:Атласные", "folder:/home/me/Blätter; neu/x.svg"],
)
def test_ids(deck_id: str) -> None:
    assert is_id(deck_id)


@pytest.mark.parametrize(
    "deck_id",
    [
        "",
        "tarock",
        "kde:",
        "kde:..",
        "kde:../x",
        "kde:a/b",
        "kde:a\\b",
        "aisleriot:a:b",
        "folder:",
        "folder:relative/x",
        "folder:/a\nb",
        "folder:/a\0b",
        "folder:/a\udcff",
        "folder:/" + "a" * 5000,
        "http://localhost:9/",
        ":/qt/x.svg",
    ],
)
def test_no_ids(deck_id: str) -> None:
    assert not is_id(deck_id)
    assert find(deck_id).path is None
