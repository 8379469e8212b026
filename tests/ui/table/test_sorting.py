"""The order of the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.cards import CARDS, Card
from skat_desktop.core.contract import GameType
from skat_desktop.ui.table.sorting import HandSorting, sort_hand
from tests.builders import CLUBS, GRAND, HEARTS, NULL, cards
from tests.ui.table.views import codes

HAND = cards("D7 SA HJ CT C7 HT SJ DA S9 HQ")


@pytest.mark.parametrize(
    ("game", "sorting", "row"),
    [
        (None, HandSorting.ALTERNATING, "SJ HJ CT C7 HT HQ SA S9 DA D7"),
        (GRAND, HandSorting.IN_ORDER, "SJ HJ CT C7 SA S9 HT HQ DA D7"),
        (CLUBS, HandSorting.ALTERNATING, "SJ HJ CT C7 HT HQ SA S9 DA D7"),
        (HEARTS, HandSorting.ALTERNATING, "SJ HJ HT HQ CT C7 DA D7 SA S9"),
        (HEARTS, HandSorting.IN_ORDER, "SJ HJ HT HQ CT C7 SA S9 DA D7"),
        (NULL, HandSorting.ALTERNATING, "CT C7 HJ HQ HT".replace("HJ HQ HT", "HQ HJ HT")
         + " SA SJ S9 DA D7"),
    ],
)  # fmt: skip
def test_trumps_come_first_and_each_suit_runs_down(
    game: GameType | None, sorting: HandSorting, row: str
) -> None:
    assert codes(sort_hand(HAND, game, sorting)) == row


def test_colours_alternate_with_the_suits_that_are_there() -> None:
    assert codes(sort_hand(cards("CA SA HA"))) == "CA HA SA"
    assert codes(sort_hand(cards("CA SA"))) == "CA SA"


def test_ascending_turns_the_row_round() -> None:
    assert sort_hand(HAND, ascending=True) == sort_hand(HAND)[::-1]


@given(
    hand=st.frozensets(st.sampled_from(CARDS), max_size=12),
    game=st.sampled_from([None, *GameType]),
    sorting=st.sampled_from(HandSorting),
)
def test_every_card_is_there_once_and_suits_stand_together(
    hand: frozenset[Card], game: GameType | None, sorting: HandSorting
) -> None:
    row = sort_hand(hand, game, sorting)
    assert set(row) == hand
    assert len(row) == len(hand)
    if game is NULL:
        suits = [card.suit for card in row]
        assert [s for i, s in enumerate(suits) if suits.index(s) == i] == list(dict.fromkeys(suits))
        assert all(suits[i] == suits[i - 1] or suits[i] not in suits[:i] for i in range(len(suits)))
