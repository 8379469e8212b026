"""Seats of a deal and chairs of a table."""

import pytest

from skat_desktop.core.seats import SEATS, Seating
from tests.builders import F, M, R


def test_play_goes_clockwise() -> None:
    assert [seat.next for seat in SEATS] == [M, R, F]
    assert [seat.others for seat in SEATS] == [(M, R), (R, F), (F, M)]


@pytest.mark.parametrize(
    ("chairs", "dealer", "forehand", "middlehand", "rearhand"),
    [(3, 0, 1, 2, 0), (3, 2, 0, 1, 2), (4, 0, 1, 2, 3), (4, 3, 0, 1, 2), (4, 1, 2, 3, 0)],
)
def test_forehand_sits_at_the_dealers_left(
    chairs: int, dealer: int, forehand: int, middlehand: int, rearhand: int
) -> None:
    seating = Seating(chairs, dealer)
    assert [seating.chair(seat) for seat in SEATS] == [forehand, middlehand, rearhand]
    assert seating.seat(forehand) is F
    assert seating.seat(middlehand) is M
    assert seating.seat(rearhand) is R


def test_with_three_the_dealer_is_rearhand() -> None:
    assert Seating(3, 1).seat(1) is R
    assert Seating(3, 1).sits_out is None


def test_with_four_the_dealer_sits_out() -> None:
    assert Seating(4, 2).seat(2) is None
    assert Seating(4, 2).sits_out == 2


@pytest.mark.parametrize("chairs", [3, 4])
def test_everybody_deals_once_a_round(chairs: int) -> None:
    seating = Seating(chairs, 1)
    dealers = []
    for _ in range(chairs + 1):
        dealers.append(seating.dealer)
        seating = seating.after_deal()
    assert dealers == ([1, 2, 0, 1] if chairs == 3 else [1, 2, 3, 0, 1])
    assert seating.chairs == chairs


@pytest.mark.parametrize("chairs", [0, 2, 5])
def test_a_table_has_three_or_four_chairs(chairs: int) -> None:
    with pytest.raises(ValueError, match="3 or 4 chairs"):
        Seating(chairs, 0)


@pytest.mark.parametrize(("chairs", "dealer"), [(3, 3), (3, -1), (4, 4)])
def test_the_dealer_has_a_chair(chairs: int, dealer: int) -> None:
    with pytest.raises(ValueError, match=f"no chair {dealer}"):
        Seating(chairs, dealer)
