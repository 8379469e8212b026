"""What other decks call their cards."""

import pytest

from skat_desktop.decks import card_names
from skat_desktop.decks.reading import CODES
from tests.decks.samples import aisleriot, kde


@pytest.mark.parametrize("code", CODES)
def test_elements_of_kde_and_aisleriot(code: str) -> None:
    assert card_names.of_element(kde(code)) == code
    assert card_names.of_element(aisleriot(code)) == code


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("back", "back"),
        ("ace_spade", "SA"),
        ("10_clubs", "CT"),
        ("2_club", None),
        ("joker_red", None),
        ("king", None),
        ("king_king", None),
        ("king_club_pip", None),
        ("c7", None),
        ("", None),
    ],
)
def test_other_elements(name: str, code: str | None) -> None:
    assert card_names.of_element(name) == code


@pytest.mark.parametrize(
    ("stem", "code"),
    [
        ("CA", "CA"),
        ("ca", "CA"),
        ("AC", "CA"),
        ("10h", "HT"),
        ("HT", "HT"),
        ("D10", "DT"),
        ("7S", "S7"),
        ("ace_of_clubs", "CA"),
        ("Queen of Hearts", "HQ"),
        ("king-spades", "SK"),
        ("club_1", "CA"),
        ("Eichel-Daus", "CA"),
        ("grün_ober", "SQ"),
        ("gru\u0308n_ober", "SQ"),
        ("Gruen-Unter", "SJ"),
        ("rot_könig", "HK"),
        ("Schellen 9", "D9"),
        ("karo_bube", "DJ"),
        ("Kreuz Zehn", "CT"),
        ("back", "back"),
        ("Back", "back"),
        ("2C", None),
        ("joker", None),
        ("readme", None),
        ("king_of_spades2", None),
        ("", None),
    ],
)
def test_files(stem: str, code: str | None) -> None:
    assert card_names.of_file(stem) == code


@pytest.mark.parametrize(
    ("names", "german"),
    [
        (["svg-xskat-german", "XSkat German"], True),
        (["Altdeutsch"], True),
        (["cards", "eichel_ober"], True),
        (["svg-xskat-french"], False),
        (["french-german"], False),
        (["Französisch, deutsche Buchstaben"], False),
        (["Germanium"], False),
        (["Oxygen"], False),
        ([], False),
    ],
)
def test_which_decks_call_their_suits_by_german_words(names: list[str], german: bool) -> None:
    assert card_names.calls_german(*names) is german


@pytest.mark.parametrize(
    ("name", "four"),
    [("atlasnye_skat", True), ("Turnierblatt", True), ("My Skat cards", False), ("", False)],
)
def test_which_decks_have_the_colours_of_tournaments(name: str, four: bool) -> None:
    assert card_names.has_four_colours(name) is four
