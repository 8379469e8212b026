"""Bid values, and who asks, answers and passes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.actions import Bid, Call, Hold, Pass
from skat_desktop.core.auction import BID_VALUES, LOWEST_BID, Auction, next_bid
from skat_desktop.core.errors import IllegalBid, OutOfTurn, WrongPhase
from skat_desktop.core.ruleset import BidRule
from skat_desktop.core.seats import Seat
from tests.builders import F, M, R

SEAT_OF = {"F": F, "M": M, "R": R}


def auction(calls: str, *, rule: BidRule = BidRule.GAME_VALUES) -> Auction:
    """The auction after calls such as ``"M18 Fy M20 Fp Rp"``."""
    state = Auction(rule=rule)
    for word in calls.split():
        answers: dict[str, Call] = {"y": Hold(), "p": Pass()}
        state = state.call(SEAT_OF[word[0]], answers.get(word[1:]) or Bid(int(word[1:])))
    return state


def test_there_are_63_bid_values() -> None:
    assert len(BID_VALUES) == 63
    assert BID_VALUES[:12] == (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44)
    assert BID_VALUES[-6:] == (192, 198, 204, 216, 240, 264)
    assert LOWEST_BID == 18
    assert not {25, 171, 189, 190, 228, 252} & {*BID_VALUES}
    assert {23, 35, 46, 59} < {*BID_VALUES}


@pytest.mark.parametrize(
    ("bid", "following"), [(0, 18), (18, 20), (22, 23), (24, 27), (25, 27), (240, 264), (264, None)]
)
def test_next_bid(bid: int, following: int | None) -> None:
    assert next_bid(bid) == following


def test_middlehand_speaks_first_and_to_forehand() -> None:
    start = Auction()
    assert start.turn is M
    assert start.holder is F
    assert start.values == BID_VALUES
    assert start.legal_calls == (*map(Bid, BID_VALUES), Pass())
    asked = start.call(M, Bid(18))
    assert asked.turn is F
    assert asked.values == ()
    assert asked.legal_calls == (Hold(), Pass())


@pytest.mark.parametrize(
    ("calls", "declarer", "bid"),
    [
        ("M18 Fp Rp", M, 18),
        ("M18 Fy M20 Fp Rp", M, 20),
        ("M18 Fy Mp Rp", F, 18),
        ("M18 Fy Mp R20 Fp", R, 20),
        ("M18 Fy Mp R20 Fy Rp", F, 20),
        ("M18 Fp R20 Mp", R, 20),
        ("M18 Fp R20 My Rp", M, 20),
        ("M18 Fp R20 My R22 Mp", R, 22),
        ("Mp R18 Fp", R, 18),
        ("Mp R18 Fy Rp", F, 18),
        ("Mp R18 Fy R264 Fp", R, 264),
        ("Mp Rp F18", F, 18),
        ("M18 Fy M264 Fy Mp Rp", F, 264),
    ],
)
def test_who_declares_and_at_what_bid(calls: str, declarer: Seat, bid: int) -> None:
    over = auction(calls)
    assert over.over
    assert over.declarer is declarer
    assert over.bid == bid
    assert over.turn is None
    assert not over.answering
    assert over.values == ()
    assert over.legal_calls == ()
    for seat in Seat:
        with pytest.raises(OutOfTurn):
            over.call(seat, Pass())


def test_three_passes_pass_the_deal_in() -> None:
    over = auction("Mp Rp Fp")
    assert over.over
    assert over.declarer is None
    assert over.bid == 0


def test_after_two_passes_forehand_may_still_have_it_at_18_and_no_more() -> None:
    left_alone = auction("Mp Rp")
    assert not left_alone.over
    assert left_alone.turn is F
    assert left_alone.holder is None
    assert left_alone.legal_calls == (Bid(18), Pass())
    with pytest.raises(IllegalBid, match="only 18 may be bid now"):
        left_alone.call(F, Bid(20))
    with pytest.raises(WrongPhase, match="no bid to hold"):
        left_alone.call(F, Hold())


def test_after_the_first_two_pass_the_third_may_still_bid_18() -> None:
    asked = auction("Mp")
    assert asked.turn is R
    assert asked.holder is F
    assert asked.values[0] == 18


def test_the_second_bidder_talks_to_the_survivor_above_the_last_value() -> None:
    second = auction("M18 Fy M20 Fp")
    assert (second.turn, second.holder) == (R, M)
    assert second.values[0] == 22
    assert (auction("M18 Fy Mp").turn, auction("M18 Fy Mp").holder) == (R, F)


def test_values_may_be_jumped() -> None:
    assert auction("M40").bid == 40
    assert auction("M18 Fy M264").call(F, Hold()).legal_calls == (Pass(),)


def test_without_jump_bids_only_the_next_value_may_be_named() -> None:
    held = auction("M18 Fy", rule=BidRule.NEXT_VALUE)
    assert held.values == (20,)
    assert held.legal_calls == (Bid(20), Pass())
    with pytest.raises(IllegalBid, match="only 20 may be bid now"):
        held.call(M, Bid(22))
    top = Auction(bid=264, rule=BidRule.NEXT_VALUE)
    assert top.values == ()


def test_servers_accept_any_number_up_to_499() -> None:
    server = auction("M19 Fy", rule=BidRule.ANY_NUMBER)
    assert server.values == tuple(range(20, 500))
    assert server.call(M, Bid(171)).bid == 171
    with pytest.raises(IllegalBid, match="must be above 19"):
        server.call(M, Bid(19))
    with pytest.raises(IllegalBid, match="500 is not a number from 1 to 499"):
        server.call(M, Bid(500))
    last = auction("Mp Rp", rule=BidRule.ANY_NUMBER)
    assert last.call(F, Bid(20)).declarer is F


@pytest.mark.parametrize("value", [0, 17, 25, 171, 265, -18])
def test_only_game_values_may_be_named(value: int) -> None:
    with pytest.raises(IllegalBid, match=rf"{value} is not a game value \(ISkO 3\.3\.1"):
        Auction().call(M, Bid(value))


@pytest.mark.parametrize("value", [18, 20])
def test_a_bid_must_be_higher_than_the_last(value: int) -> None:
    with pytest.raises(IllegalBid, match="above 20"):
        auction("M18 Fy M20 Fy").call(M, Bid(value))


def test_a_bid_is_answered_by_yes_or_pass() -> None:
    with pytest.raises(WrongPhase, match="answered by yes or pass"):
        auction("M18").call(F, Bid(20))


def test_there_must_be_a_bid_to_hold() -> None:
    with pytest.raises(WrongPhase, match="no bid to hold"):
        Auction().call(M, Hold())


@pytest.mark.parametrize(
    ("calls", "turn"), [("", M), ("M18", F), ("M18 Fp", R), ("M18 Fp R20", M), ("Mp Rp", F)]
)
def test_only_one_may_speak(calls: str, turn: Seat) -> None:
    state = auction(calls)
    assert state.turn is turn
    for seat in turn.others:
        with pytest.raises(OutOfTurn, match=f"{seat.name.lower()} is not to speak now"):
            state.call(seat, Pass())


def test_what_each_has_said_is_remembered() -> None:
    state = auction("M18 Fy M20 Fp R22 Mp")
    assert state.said(F) == 18
    assert state.said(M) == 20
    assert state.said(R) == 22
    assert state.calls[0] == (M, Bid(18))
    assert state.calls[1] == (F, Hold())


def test_who_only_passed_has_said_nothing() -> None:
    state = auction("Mp R18 Fy")
    assert [state.said(seat) for seat in Seat] == [18, 0, 18]
    assert auction("Mp Rp F18").said(F) == 18


def reference(calls: list[tuple[Seat, Call]]) -> tuple[Seat | None, int, bool]:
    """Declarer, bid and whether it is over, told from the passes alone."""
    passed = [seat for seat, call in calls if isinstance(call, Pass)]
    bid = max([call.value for _, call in calls if isinstance(call, Bid)], default=0)
    left = [seat for seat in Seat if seat not in passed]
    if len(left) == 1 and (bid or not left):
        return left[0], bid, True
    return None, bid, not left


@given(st.data(), st.sampled_from(BidRule))
def test_any_auction_ends_with_whoever_is_left(data: st.DataObject, rule: BidRule) -> None:
    state = Auction(rule=rule)
    while not state.over:
        assert state.turn is not None
        call = data.draw(st.sampled_from(state.legal_calls))
        before = state
        state = state.call(state.turn, call)
        assert state.calls == (*before.calls, (before.turn, call))
        assert state.bid >= before.bid
        assert (state.declarer, state.bid, state.over) == reference([*state.calls])
