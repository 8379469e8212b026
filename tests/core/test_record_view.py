"""Records as one seat sees them."""

import pytest

from skat_desktop.core.record_text import Move, RecordError
from skat_desktop.core.record_view import parse_view
from tests.builders import F, M, R, cards

OWN = "HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ"
HIDDEN = ".".join(["??"] * 10)
MOVES = "1 p 2 18 0 p 2 s w ??.?? 2 D.??.?? 0 SA 1 S7 2 SC.HJ.CT "


def view(forehand: str = HIDDEN, middlehand: str = HIDDEN, rearhand: str = HIDDEN) -> str:
    """The record that shows these hands."""
    return f"(;GM[Skat]P0[a]MV[w {forehand}|{middlehand}|{rearhand}|??.?? {MOVES}] ;)"


def test_the_seat_is_the_one_whose_cards_are_shown() -> None:
    assert parse_view(view(forehand=OWN)).seat is F
    assert parse_view(view(middlehand=OWN)).seat is M
    assert parse_view(view(rearhand=OWN)).seat is R


def test_the_hand_and_the_moves_are_as_written() -> None:
    seen = parse_view(view(forehand=OWN))
    assert seen.header == (("GM", "Skat"), ("P0", "a"))
    assert seen.hand == cards(OWN.replace(".", " "))
    assert seen.moves[0] == Move("1", "p")
    assert seen.moves[5] == Move("2", "D.??.??")
    assert seen.moves[-1] == Move("2", "SC.HJ.CT")


def test_the_groups_may_be_joined_like_the_cards() -> None:
    assert parse_view(view(forehand=OWN).replace("|", ".")) == parse_view(view(forehand=OWN))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nonsense", "expected (; at the beginning"),
        ("(;GM[Skat] ;)", "expected MV[...]"),
        ("(;MV[] ;)", "expected w and the deal"),
        ("(;MV[0 18 ] ;)", "expected w and the deal"),
        (view(), "expected a deal that shows one hand of ten cards"),
        (view(OWN, OWN), "expected a deal that shows one hand"),
        (view(OWN, HIDDEN[3:]), "expected a deal that shows one hand"),
        (view(OWN[:-2] + "??"), "expected a deal that shows one hand"),
        (view(OWN[:-2] + "D1"), "no such card: 'D1'"),
        (view(OWN[:-2] + "HA"), "a card is there twice"),
        (view(OWN).replace("1 p", "5 p"), "5 p: expected w, 0, 1 or 2"),
        (view(OWN).replace(" SC.HJ.CT", ""), "expected what this player did"),
    ],
)
def test_what_shows_no_single_hand_is_rejected(text: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_view(text)
    assert why in str(caught.value)
