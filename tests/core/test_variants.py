"""Scores outside the official order."""

import pytest

from skat_desktop.core.contract import Contract
from skat_desktop.core.scoring import Stake, Tally
from skat_desktop.core.seats import SEATS
from skat_desktop.core.variants import (
    RamschSkat,
    bierlachs_entries,
    list_entry,
    old_grand_ouvert_value,
    ramsch_entries,
    revolution_entry,
    spitze_entry,
)
from tests.builders import CLUBS, R, card_set


@pytest.mark.parametrize(
    ("won", "doublings", "entry"),
    [(True, 0, 24), (True, 1, 48), (False, 0, -48), (False, 3, -384)],
)
def test_lost_games_and_each_kontra_double(won: bool, doublings: int, entry: int) -> None:
    assert list_entry(24, won=won, doublings=doublings) == entry


def test_a_revolution_counts_92() -> None:
    assert (revolution_entry(won=True), revolution_entry(won=False)) == (92, -184)


def test_a_grand_ouvert_with_four_used_to_count_396() -> None:
    assert old_grand_ouvert_value(4) == 36 * 11
    assert old_grand_ouvert_value(-1) == 36 * 8


WITH_ONE = Stake(Contract(CLUBS), 18, card_set("CJ HJ CA"))
WON = Tally(70, 7, 50, 3)


@pytest.mark.parametrize(
    ("bid", "points", "made", "levels", "entry"),
    [
        (18, 70, True, 1, 36),
        (18, 70, True, 2, 48),
        (18, 70, False, 1, -72),
        (18, 60, True, 1, -72),
        (36, 70, True, 1, 36),  # the Spitze covers the bid
        (40, 70, True, 1, -96),  # overbid: 48 is the next multiple
        (40, 95, True, 1, 48),  # saved by Schneider
    ],
)
def test_spitze(bid: int, points: int, made: bool, levels: int, entry: int) -> None:
    stake = Stake(WITH_ONE.contract, bid, WITH_ONE.cards)
    tally = Tally(points, 7, 120 - points, 3)
    assert spitze_entry(stake, tally, made=made, extra_levels=levels) == entry


def test_the_most_points_lose_in_ramsch() -> None:
    assert ramsch_entries([30, 50, 40], [3, 4, 3]) == (0, -50, 0)


def test_all_who_have_the_most_points_lose() -> None:
    assert ramsch_entries([50, 50, 20], [3, 4, 3]) == (-50, -50, 0)


def test_a_seat_without_a_trick_doubles_the_loss() -> None:
    assert ramsch_entries([0, 70, 36], [0, 6, 4], skat_points=14, last_trick=R) == (0, -140, 0)


@pytest.mark.parametrize(
    ("skat_to", "entries"),
    [(RamschSkat.LAST_TRICK, (0, 0, -55)), (RamschSkat.LOSER, (0, -69, 0))],
)
def test_the_skat_may_decide_who_loses(skat_to: RamschSkat, entries: tuple[int, ...]) -> None:
    points, tricks = [24, 50, 36], [3, 4, 3]
    assert entries == ramsch_entries(points, tricks, skat_points=19, last_trick=R, skat_to=skat_to)


def test_all_ten_tricks_win_a_ramsch() -> None:
    assert ramsch_entries([0, 110, 0], [0, 10, 0]) == (0, 120, 0)
    others = ramsch_entries([0, 110, 0], [0, 10, 0], march_costs_others=True)
    assert others == (-120, 0, -120)


def test_refused_skats_and_knocks_double_a_ramsch() -> None:
    assert ramsch_entries([30, 50, 40], [3, 4, 3], doublings=2) == (0, -200, 0)


@pytest.mark.parametrize("declarer", SEATS)
def test_bierlachs_writes_only_minus_points(declarer: int) -> None:
    won = bierlachs_entries(declarer, 3, 24, won=True)
    lost = bierlachs_entries(declarer, 3, 24, won=False)
    assert [won[seat] for seat in SEATS] == [0 if seat == declarer else -24 for seat in SEATS]
    assert [lost[seat] for seat in SEATS] == [-48 if seat == declarer else 0 for seat in SEATS]
