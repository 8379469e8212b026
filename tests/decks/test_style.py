"""What the four decks call their cards."""

from dataclasses import FrozenInstanceError

import pytest

from skat_desktop.decks import DECK_STYLES, back_file, card_file, deck_style
from skat_desktop.decks.style import BACKS, RANKS, SUITS

LABELS = {
    "french": ("A 10 K Q J 9 8 7", "♣ ♠ ♥ ♦", "black black red red"),
    "french-german": ("A 10 K D B 9 8 7", "♣ ♠ ♥ ♦", "black black red red"),
    "tournament": ("A 10 K D B 9 8 7", "♣ ♠ ♥ ♦", "black green red yellow"),
    "german": ("A 10 K O U 9 8 7", "Eichel Grün Rot Schellen", "black green red yellow"),
}


def test_the_four_styles_are_offered_in_order() -> None:
    assert list(DECK_STYLES) == list(LABELS)


@pytest.mark.parametrize("style_id", LABELS)
def test_labels(style_id: str) -> None:
    style = deck_style(style_id)
    ranks, suits, colours = LABELS[style_id]
    assert style.id == style_id
    assert style.rank_labels == dict(zip(RANKS, ranks.split(), strict=True))
    assert style.suit_symbols == dict(zip(SUITS, suits.split(), strict=True))
    assert style.colours == dict(zip(SUITS, colours.split(), strict=True))


def test_german_rank_names() -> None:
    names = deck_style("german").rank_names
    expected = {"A": "Daus (Ass)", "T": "Zehn", "K": "König", "Q": "Ober", "J": "Unter"}
    assert {rank: names[rank] for rank in expected} == expected


@pytest.mark.parametrize(
    ("style_id", "code", "label"),
    [
        ("french", "CJ", "♣J"),
        ("french-german", "HT", "♥10"),
        ("tournament", "SQ", "♠D"),
        ("german", "DJ", "Schellen U"),
    ],
)
def test_card_label(style_id: str, code: str, label: str) -> None:
    assert deck_style(style_id).label(code) == label


def test_unknown_style_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="'tarock'"):
        deck_style("tarock")


def test_styles_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        deck_style("german").id = "french"  # type: ignore[misc]
    with pytest.raises(TypeError):
        deck_style("german").rank_labels["A"] = "D"  # type: ignore[index]


def test_files_by_style_or_id() -> None:
    assert card_file("german", "DA") == card_file(deck_style("german"), "DA")
    assert card_file("german", "DA").name == "DA.svg"
    assert {back_file(variant).stem for variant in BACKS} >= {"back-blue", "back-red"}
    assert all(back_file(variant).is_file() for variant in BACKS)
