"""The result field of records: how games cut short are counted, and the field's text."""

import pytest

from skat_desktop.core.actions import PlayCard
from skat_desktop.core.contract import Contract
from skat_desktop.core.events import Abandoned, Cause
from skat_desktop.core.game import GameState
from skat_desktop.core.record_result import differences, parse_result, result_of
from skat_desktop.core.seats import Seat
from tests.builders import CLUBS, NULL, F, M, R, acts, calls, cards, declared, make_deal, play

STRONG = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", "SA ST SK SQ", "HA HT HK HQ", "D7 D8")
"""Forehand has ten trumps in clubs."""
WEAK = make_deal("C7 C8 C9 CQ S7 S8 H7 H8 D7 D8", "CJ SJ HJ DJ CA CT CK", "SA HA DA", "S9 H9")
"""Forehand has no hope in clubs, and no trick in Null."""


def fate(state: GameState, seat: Seat, cause: Cause = Cause.TIMED_OUT) -> str:
    """The result once this seat has dropped out."""
    return str(result_of(state.apply(Abandoned(seat, cause))))


def test_a_deal_is_unknown_until_it_is_passed_in() -> None:
    state = GameState.start(STRONG)
    assert result_of(state) == "unknown"
    for seat in (M, R, F):
        state = acts(state, state.legal_actions(seat)[-1])
    assert result_of(state) == "passed"


@pytest.mark.parametrize(
    ("seat", "counts"), [(F, "p0:1 p1:0 p2:0"), (M, "p0:0 p1:1 p2:0"), (R, "p0:0 p1:0 p2:1")]
)
def test_who_leaves_the_auction_is_penalised(seat: Seat, counts: str) -> None:
    assert fate(GameState.start(STRONG), seat, Cause.LEFT) == (
        f"d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {counts} l:{seat:d} to:-1 r:0"
    )


@pytest.mark.parametrize(
    ("seat", "counts"), [(F, "p0:1 p1:0 p2:0"), (M, "p0:0 p1:1 p2:1"), (R, "p0:0 p1:1 p2:1")]
)
def test_before_the_announcement_the_whole_party_is_penalised(seat: Seat, counts: str) -> None:
    bought = acts(GameState.start(STRONG), *calls(F))
    assert fate(bought, seat) == (
        f"d:0 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {counts} l:-1 to:{seat:d} r:0"
    )


def test_defenders_at_fault_lose_all_the_rest() -> None:
    state = declared(STRONG, Contract(CLUBS))
    assert fate(state, M) == (
        "d:0 win v:156 m:10 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:1 r:0"
    )


def test_a_declarer_at_fault_keeps_what_he_has() -> None:
    state = declared(WEAK, Contract(CLUBS))
    assert fate(state, F, Cause.RESIGNED) == (
        "d:0 loss v:-192 m:-7 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
    )
    state = play(state, "C7 CA " + next(card.code for card in state.hands[R]))
    assert fate(state, F, Cause.LEFT) == (
        "d:0 loss v:-240 m:-7 bidok p:0 t:0 s:1 z:1 p0:0 p1:0 p2:0 l:0 to:-1 r:0"
    )


def test_in_null_only_tricks_and_points_really_taken_are_recorded() -> None:
    state = declared(WEAK, Contract(NULL, ouvert=True), discard="CQ H9")
    assert fate(state, M).startswith("d:0 win v:46 m:0 bidok p:3 t:0 s:0 z:0 ")
    assert fate(state, F).startswith("d:0 loss v:-92 m:0 bidok p:3 t:0 s:0 z:0 ")


def test_a_broken_announcement_may_end_the_record() -> None:
    state = declared(WEAK, Contract(CLUBS, hand=True, schneider=True))
    assert result_of(state) == "unknown"
    while state.tally.defender_points <= 30:
        assert result_of(state) == "unknown"
        assert state.turn is not None
        richest = max(state.observe(state.turn).legal_cards(), key=lambda card: card.points)
        state = acts(state, PlayCard(richest))
    assert str(result_of(state)).startswith("d:0 loss v:-288 m:-7 bidok p:0 t:0 s:0 z:1 ")


def test_a_failed_announcement_is_not_recorded_as_reached() -> None:
    state = declared(WEAK, Contract(CLUBS, hand=True, schwarz=True))
    state = play(state, "C7 CA " + next(card.code for card in state.hands[R]))
    assert str(result_of(state)).startswith("d:0 loss v:-312 m:-7 bidok p:0 t:0 s:0 z:0 ")


def test_a_level_that_was_announced_and_made_is_recorded() -> None:
    state = declared(STRONG, Contract(CLUBS, hand=True, schneider=True))
    for card in cards("CJ SJ HJ DJ CA CT CK CQ C9 C8"):
        state = acts(state, PlayCard(card))
        while state.trick and state.trick.cards:
            assert state.turn is not None
            state = acts(state, *map(PlayCard, [*state.observe(state.turn).legal_cards()][:1]))
    assert str(result_of(state)).startswith("d:0 win v:180 m:10 bidok p:120 t:10 s:1 z:1 ")


LOSS = "d:1 loss v:-48 m:-1 overbid p:60 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1"


@pytest.mark.parametrize("text", [LOSS, f"{LOSS} r:1", "passed", "unknown"])
def test_results_are_written_as_they_were_read(text: str) -> None:
    assert str(parse_result(text)) == text


def test_old_records_do_not_tell_who_resigned() -> None:
    old, new = parse_result(LOSS), parse_result(f"{LOSS} r:1")
    assert differences(old, new) == differences(new, old) == ()
    assert differences(parse_result(f"{LOSS} r:0"), new) == ("r:0 here, r:1 recorded",)


def test_differences_name_both_sides() -> None:
    assert differences(parse_result(LOSS), parse_result(LOSS.replace("t:5", "t:6"))) == (
        "t:5 here, t:6 recorded",
    )
    assert differences("passed", parse_result(LOSS)) == (f"passed here, {LOSS} recorded",)
    assert differences("passed", "passed") == ()
