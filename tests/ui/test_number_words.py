"""Bids in words."""

import pytest

from skat_desktop.core.auction import BID_VALUES
from skat_desktop.ui.number_words import in_words


@pytest.mark.parametrize(
    ("number", "german", "dutch", "english"),
    [
        (18, "achtzehn", "achttien", "eighteen"),
        (20, "zwanzig", "twintig", "twenty"),
        (21, "einundzwanzig", "eenentwintig", "twenty-one"),
        (23, "dreiundzwanzig", "drieëntwintig", "twenty-three"),
        (30, "dreißig", "dertig", "thirty"),
        (46, "sechsundvierzig", "zesenveertig", "forty-six"),
        (70, "siebzig", "zeventig", "seventy"),
        (100, "hundert", "honderd", "a hundred"),
        (101, "hunderteins", "honderdeen", "a hundred and one"),
        (117, "hundertsiebzehn", "honderdzeventien", "a hundred and seventeen"),
        (120, "hundertzwanzig", "honderdtwintig", "a hundred and twenty"),
        (216, "zweihundertsechzehn", "tweehonderdzestien", "two hundred and sixteen"),
        (264, "zweihundertvierundsechzig", "tweehonderdvierenzestig",
         "two hundred and sixty-four"),
    ],
)  # fmt: skip
def test_numbers_as_they_are_said(number: int, german: str, dutch: str, english: str) -> None:
    assert in_words(number, "de") == german
    assert in_words(number, "nl") == dutch
    assert in_words(number, "en") == english


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_every_bid_has_words_of_its_own(language: str) -> None:
    words = [in_words(value, language) for value in BID_VALUES]
    assert len(set(words)) == len(BID_VALUES)
    assert not any(character.isdigit() for word in words for character in word)


def test_what_cannot_be_said_is_written_in_figures() -> None:
    assert in_words(48, "fr") == "48"
    assert in_words(1000, "de") == "1000"
