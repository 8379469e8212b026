"""What results are worth: by the way of counting, and in the last deals by who is ahead."""

from dataclasses import replace

import pytest

from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Standing
from skat_desktop.core.ruleset import ISKO, ISKO_FOUR, PRESETS, TABLE_OF_FOUR, TWELVE_DEALS, RuleSet
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.core.seats import SEATS
from skat_desktop.players.terms import LAST_DEALS, OFFICIAL, Terms
from tests.builders import CLUBS, F, M, R, declared, make_deal

SCORES = (-300, -150, -40, 0, 40, 100, 260)


def seen(standing: Standing, rules: RuleSet = ISKO) -> Observation:
    """What middlehand sees before the first bid."""
    return replace(GameState.start(make_deal(), rules).observe(M), standing=standing)


def played(totals: tuple[int, int, int], left: int, seat_of_view: object = F) -> Observation:
    """Clubs, played by forehand, as a seat sees it."""
    state = declared(make_deal(), Contract(CLUBS), declarer=F)
    seat = next(seat for seat in SEATS if seat is seat_of_view)
    return replace(state.observe(seat), standing=Standing(totals=totals, deals_left=left))


# --- ways of counting -----------------------------------------------------------


@pytest.mark.parametrize("rules", PRESETS.values(), ids=str)
@pytest.mark.parametrize("scoring", Scoring)
def test_won_and_lost_games_count_as_on_the_score_sheet(rules: RuleSet, scoring: Scoring) -> None:
    """What the declarer gets ahead of a defender, beside the game's value."""
    terms = Terms.of(seen(Standing(scoring), rules))
    sheet = ScoreSheet(rules.players)
    for score, beside in ((48, terms.won), (-96, -terms.lost)):
        totals = sheet.with_entry(Entry(0, score)).totals(scoring)
        assert totals[0] - totals[1] == score + beside
    assert terms.overbid is rules.overbid


def test_usually_points_count_as_they_are() -> None:
    for standing in (Standing(), Standing(totals=(900, 0, 50), deals_left=LAST_DEALS)):
        terms = Terms.of(seen(standing))
        assert terms == OFFICIAL
        assert [terms.worth(score) for score in SCORES] == [*SCORES]
        assert terms.passed(-20.0) == -20.0


def test_other_rules_have_other_terms() -> None:
    assert Terms.of(seen(Standing(), ISKO_FOUR)) != OFFICIAL
    assert Terms.of(seen(Standing(), TABLE_OF_FOUR)).overbid is TABLE_OF_FOUR.overbid
    assert Terms.of(seen(Standing(), TWELVE_DEALS)).overbid is TWELVE_DEALS.overbid
    assert Terms.of(seen(Standing(Scoring.CLASSIC))) == replace(OFFICIAL, won=0, lost=0)


# --- the last deals -------------------------------------------------------------


@pytest.mark.parametrize("left", range(LAST_DEALS))
@pytest.mark.parametrize("totals", [(0, 0, 0), (200, 0, -100), (0, 400, 90), (-10, 0, 0)])
@pytest.mark.parametrize("seat", SEATS)
def test_more_is_always_worth_more(left: int, totals: tuple[int, int, int], seat: object) -> None:
    terms = Terms.of(played(totals, left, seat))
    worth = [terms.worth(score) for score in SCORES]
    assert worth == sorted(worth)
    assert len({*worth}) == len(worth)
    assert terms.worth(0) == 0


def test_with_nobody_ahead_and_much_to_come_a_point_is_worth_a_point() -> None:
    terms = Terms.of(played((0, 0, 0), LAST_DEALS - 1))
    for score in (-40, -10, 10, 40):
        assert terms.worth(score) == pytest.approx(score, rel=0.1)


def test_in_the_last_deal_it_counts_who_comes_ahead() -> None:
    """Behind by 150, a game for 100 is of little use, and a loss costs little."""
    terms = Terms.of(played((0, 150, 150), 0))
    assert terms.worth(160) > 10 * terms.worth(140)
    assert terms.worth(-200) > -terms.worth(160) / 5
    ahead = Terms.of(played((150, 0, 0), 0))
    assert ahead.worth(-160) < 10 * ahead.worth(-140)
    assert ahead.worth(200) < -ahead.worth(-160) / 5


def test_a_defender_looks_at_the_declarer_alone() -> None:
    """His partner gets from a game what he gets himself."""
    for partner in (-500, 0, 500):
        assert Terms.of(played((100, 20, partner), 0, M)).leads == (80,)
    assert Terms.of(played((100, 20, -7), 0, R)).leads == (107,)
    assert Terms.of(played((100, 20, -7), 0, F)).leads == (80, 107)


def test_who_is_behind_lets_others_play_less_gladly() -> None:
    """And who is ahead by more than a game costs needs no game himself."""
    behind, ahead = (
        Terms.of(seen(Standing(totals=totals, deals_left=0)))
        for totals in ((60, 0, 60), (0, 70, 0))
    )
    assert behind.worth(-150) - behind.passed(-20) > -30
    assert behind.worth(98) - behind.passed(-20) > 80
    assert ahead.worth(98) - ahead.passed(-20) < 60
    assert ahead.worth(-150) - ahead.passed(-20) < -30
