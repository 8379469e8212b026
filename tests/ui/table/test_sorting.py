"""The order of the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.cards import CARDS, Card
from skat_desktop.core.contract import GameType
from skat_desktop.ui.table.sorting import HandSorting, keep_order, moved, sort_hand
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


@pytest.mark.parametrize(
    ("ascending", "trumps_right", "row"),
    [
        (False, False, "SJ HJ CT C7 HT HQ SA S9 DA D7"),
        (True, False, "HJ SJ D7 DA S9 SA HQ HT C7 CT"),
        (False, True, "CT C7 HT HQ SA S9 DA D7 SJ HJ"),
        (True, True, "D7 DA S9 SA HQ HT C7 CT HJ SJ"),
    ],
)
def test_trumps_lie_on_either_side_whichever_way_the_suits_run(
    ascending: bool, trumps_right: bool, row: str
) -> None:
    assert codes(sort_hand(HAND, ascending=ascending, trumps_right=trumps_right)) == row


def test_colours_alternate_up_to_the_trumps() -> None:
    left = sort_hand(HAND, HEARTS)
    right = sort_hand(HAND, HEARTS, trumps_right=True)
    assert codes(left) == "SJ HJ HT HQ CT C7 DA D7 SA S9"
    assert codes(right) == "CT C7 DA D7 SA S9 SJ HJ HT HQ"


def test_a_hand_arranged_by_hand_is_left_alone() -> None:
    known = cards("D7 SA HJ CT")
    assert codes(keep_order(known, cards("HJ CT SA D7"))) == "D7 SA HJ CT"
    assert codes(keep_order(known, cards("HJ CT SA"))) == "SA HJ CT"
    assert codes(keep_order(known, cards("SJ HJ CT C7 SA S9 D7"))) == "SJ D7 SA S9 HJ CT C7"
    assert keep_order((), sort_hand(HAND)) == sort_hand(HAND)


def test_a_card_moves_within_the_row() -> None:
    row = cards("D7 SA HJ CT")
    assert codes(moved(row, Card.D7, 2)) == "SA HJ D7 CT"
    assert codes(moved(row, Card.CT, -1)) == "CT D7 SA HJ"
    assert codes(moved(row, Card.D7, 9)) == "SA HJ CT D7"


@given(
    hand=st.frozensets(st.sampled_from(CARDS), max_size=12),
    game=st.sampled_from([None, *GameType]),
    sorting=st.sampled_from(HandSorting),
    ascending=st.booleans(),
    trumps_right=st.booleans(),
)
def test_every_card_is_there_once_and_suits_stand_together(
    hand: frozenset[Card],
    game: GameType | None,
    sorting: HandSorting,
    ascending: bool,
    trumps_right: bool,
) -> None:
    row = sort_hand(hand, game, sorting, ascending=ascending, trumps_right=trumps_right)
    assert set(row) == hand
    assert len(row) == len(hand)
    if game is NULL:
        suits = [card.suit for card in row]
        assert [s for i, s in enumerate(suits) if suits.index(s) == i] == list(dict.fromkeys(suits))
        assert all(suits[i] == suits[i - 1] or suits[i] not in suits[:i] for i in range(len(suits)))
