"""Matadors, levels, values, overbids: what a game counts and why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.core.contract import CONTRACTS, TRUMP_GAMES, Contract, GameType
from skat_desktop.core.ruleset import OverbidRule
from skat_desktop.core.scoring import (
    Level,
    Reason,
    Stake,
    Tally,
    abandoned,
    declarer_conceded,
    defenders_conceded,
    game_value,
    highest_value,
    is_lost,
    is_value_fixed,
    levels,
    matadors,
    null_overbid_values,
    played_result,
)
from tests.builders import CLUBS, DIAMONDS, GRAND, HEARTS, NULL, SPADES, card_set

WITH_ONE = "CJ HJ CA HA SA DA C7 H7 S7 D7 H8 S8"
"""Twelve cards with 1 in every game."""
WITHOUT_ONE = "SJ HJ CA HA SA DA C7 H7 S7 D7 H8 S8"


def stake(
    contract: Contract,
    bid: int = 18,
    held: str = WITH_ONE,
    rule: OverbidRule = OverbidRule.NEXT_MULTIPLE,
) -> Stake:
    return Stake(contract, bid, card_set(held), rule)


def tally(points: int, tricks: int = 6) -> Tally:
    """A game played to the end, in which the declarer has so many points and tricks."""
    return Tally(points, tricks, 120 - points, 10 - tricks)


def hand(game: GameType, announced: str = "") -> Contract:
    """A Hand game, with levels announced by name."""
    return Contract(game, hand=True, **dict.fromkeys(announced.split(), True))


# --- matadors ---


@pytest.mark.parametrize(
    ("game", "held", "count"),
    [
        (CLUBS, "CJ", 1),
        (CLUBS, "CJ HJ DJ", 1),
        (CLUBS, "CJ SJ", 2),
        (CLUBS, "CJ SJ HJ DJ CA CT CQ", 6),
        (CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", 11),
        (CLUBS, "SJ", -1),
        (CLUBS, "HJ", -2),
        (CLUBS, "CA", -4),
        (CLUBS, "C7", -10),
        (CLUBS, "SA HA DA", -11),
        (DIAMONDS, "DT", -5),
        (HEARTS, "CJ SJ HJ DJ CA", 4),
        (GRAND, "CJ SJ HJ DJ CA CT", 4),
        (GRAND, "CA CT", -4),
        (GRAND, "DJ", -3),
        (GRAND, "CJ SJ DJ", 2),
        (NULL, "CJ SJ HJ DJ", 0),
    ],
)
def test_matadors(game: GameType, held: str, count: int) -> None:
    assert matadors(game, card_set(held)) == count


# --- levels and values ---


def test_levels_of_a_simple_game() -> None:
    assert levels(Contract(CLUBS), schneider=False, schwarz=False) == (Level.GAME,)


def test_levels_reached() -> None:
    assert levels(Contract(CLUBS), schneider=True, schwarz=False) == (Level.GAME, Level.SCHNEIDER)
    everything = (Level.GAME, Level.SCHNEIDER, Level.SCHWARZ)
    assert levels(Contract(CLUBS), schneider=True, schwarz=True) == everything
    assert levels(Contract(CLUBS), schneider=False, schwarz=True) == everything


def test_levels_announced_count_reached_or_not() -> None:
    assert levels(hand(CLUBS, "schneider"), schneider=False, schwarz=False) == (
        Level.GAME,
        Level.HAND,
        Level.SCHNEIDER,
        Level.SCHNEIDER_ANNOUNCED,
    )
    assert levels(hand(CLUBS, "ouvert"), schneider=False, schwarz=False) == tuple(Level)


@pytest.mark.parametrize("contract", [c for c in CONTRACTS if c.game.is_null])
def test_null_has_no_levels(contract: Contract) -> None:
    assert levels(contract, schneider=True, schwarz=True) == ()


@pytest.mark.parametrize(
    ("contract", "simple", "schneider", "schwarz"),
    [
        (Contract(HEARTS), 1, 2, 3),
        (hand(HEARTS), 2, 3, 4),
        (hand(HEARTS, "schneider"), 4, 4, 5),
        (hand(HEARTS, "schwarz"), 6, 6, 6),
        (hand(HEARTS, "ouvert"), 7, 7, 7),
    ],
)
def test_the_table_of_multipliers(
    contract: Contract, simple: int, schneider: int, schwarz: int
) -> None:
    """Levels on top of the matadors, here with 1 in Hearts."""
    staked = stake(contract)
    assert game_value(staked) == 10 * (1 + simple)
    assert game_value(staked, schneider=True) == 10 * (1 + schneider)
    assert game_value(staked, schneider=True, schwarz=True) == 10 * (1 + schwarz)
    assert highest_value(staked) == 10 * (1 + schwarz)


@pytest.mark.parametrize(
    ("game", "most"), [(DIAMONDS, 162), (HEARTS, 180), (SPADES, 198), (CLUBS, 216), (GRAND, 264)]
)
def test_the_dearest_games(game: GameType, most: int) -> None:
    jacks_and_suit = Stake(hand(game, "ouvert"), 18, CardSet(CARDS))
    assert highest_value(jacks_and_suit) == most


@pytest.mark.parametrize("contract", [c for c in CONTRACTS if c.game.is_null])
def test_the_value_of_null_is_fixed(contract: Contract) -> None:
    staked = stake(contract)
    assert game_value(staked) == highest_value(staked) == contract.null_value


# --- the end of the tally ---


def test_the_rest_goes_to_one_party() -> None:
    so_far = Tally(40, 3, 30, 2)
    assert so_far.with_rest(to_declarer=True) == Tally(90, 8, 30, 2)
    assert so_far.with_rest(to_declarer=False) == Tally(40, 3, 80, 7)


# --- games played to the end ---


@pytest.mark.parametrize(
    ("points", "score", "reason"),
    [
        (61, 24, Reason.POINTS),
        (60, -48, Reason.TOO_FEW_POINTS),
        (89, 24, Reason.POINTS),
        (90, 36, Reason.POINTS),
        (31, -48, Reason.TOO_FEW_POINTS),
        (30, -72, Reason.TOO_FEW_POINTS),
    ],
)
def test_points_decide(points: int, score: int, reason: Reason) -> None:
    result = played_result(stake(Contract(CLUBS)), tally(points))
    assert (result.score, result.reason) == (score, reason)
    assert result.won is (score > 0)


def test_tricks_decide_schwarz() -> None:
    assert played_result(stake(Contract(CLUBS)), tally(120, 10)).score == 48
    assert played_result(stake(Contract(CLUBS)), tally(120, 9)).score == 36
    assert played_result(stake(Contract(CLUBS)), tally(22, 0)).score == -96
    assert played_result(stake(Contract(CLUBS)), tally(0, 1)).score == -72


def test_a_lost_hand_game_costs_double_too() -> None:
    assert played_result(stake(hand(CLUBS)), tally(60)).score == -72


@pytest.mark.parametrize(
    ("announced", "points", "tricks", "score", "reason"),
    [
        ("schneider", 90, 9, 60, Reason.SCHNEIDER),
        ("schneider", 89, 9, -120, Reason.SCHNEIDER_MISSED),
        ("schneider", 60, 5, -120, Reason.TOO_FEW_POINTS),
        ("schneider", 20, 1, -120, Reason.TOO_FEW_POINTS),
        ("schneider", 120, 10, 72, Reason.SCHNEIDER),
        ("schneider", 0, 0, -144, Reason.TOO_FEW_POINTS),
        ("schwarz", 120, 10, 84, Reason.SCHWARZ),
        ("schwarz", 120, 9, -168, Reason.SCHWARZ_MISSED),
        ("schwarz", 61, 9, -168, Reason.SCHWARZ_MISSED),
        ("schwarz", 60, 9, -168, Reason.TOO_FEW_POINTS),
        ("ouvert", 120, 10, 96, Reason.SCHWARZ),
        ("ouvert", 110, 9, -192, Reason.SCHWARZ_MISSED),
    ],
)
def test_what_was_announced_must_be_made(
    announced: str, points: int, tricks: int, score: int, reason: Reason
) -> None:
    result = played_result(stake(hand(CLUBS, announced)), tally(points, tricks))
    assert (result.score, result.reason) == (score, reason)


@pytest.mark.parametrize("contract", [c for c in CONTRACTS if c.game.is_null])
def test_null_is_won_without_a_trick(contract: Contract) -> None:
    won = played_result(stake(contract), Tally(4, 0, 116, 10))
    assert (won.score, won.reason) == (contract.null_value, Reason.NO_TRICK)
    lost = played_result(stake(contract), Tally(14, 1, 20, 3))
    assert (lost.score, lost.reason) == (-2 * contract.null_value, Reason.TRICK_TAKEN)
    for result in (won, lost):
        assert result.matadors == 0
        assert result.levels == ()
        assert result.multiplier == 1
        assert result.base_value == contract.null_value
        assert not result.overbid


def test_a_result_explains_its_sum() -> None:
    result = played_result(stake(hand(HEARTS), 30, WITHOUT_ONE), tally(95))
    assert result.base_value == 10
    assert result.matadors == -1
    assert result.levels == (Level.GAME, Level.HAND, Level.SCHNEIDER)
    assert result.multiplier == 4
    assert result.value == result.settled == result.score == 40
    assert result.bid == 30
    assert result.won
    assert not result.overbid
    assert result.tally == tally(95)
    assert result.contract == hand(HEARTS)


# --- overbids ---

RULES = [
    (OverbidRule.NEXT_MULTIPLE, 36),
    (OverbidRule.ACTUAL_VALUE, 24),
    (OverbidRule.BASE_VALUE, 12),
]


@pytest.mark.parametrize(("rule", "cost"), RULES)
def test_an_overbid_game_is_lost_whatever_the_points(rule: OverbidRule, cost: int) -> None:
    """Bid 30, Clubs with 1 is worth 24."""
    result = played_result(stake(Contract(CLUBS), 30, rule=rule), tally(70))
    assert result.overbid
    assert not result.won
    assert result.reason is Reason.OVERBID
    assert (result.value, result.settled, result.score) == (24, cost, -2 * cost)


@pytest.mark.parametrize(("rule", "cost"), RULES)
def test_an_overbid_game_lost_on_points_says_so(rule: OverbidRule, cost: int) -> None:
    result = played_result(stake(Contract(CLUBS), 30, rule=rule), tally(60))
    assert result.overbid
    assert result.reason is Reason.TOO_FEW_POINTS
    assert result.score == -2 * cost


@pytest.mark.parametrize("rule", OverbidRule)
def test_a_value_equal_to_the_bid_covers_it(rule: OverbidRule) -> None:
    result = played_result(stake(Contract(CLUBS), 24, rule=rule), tally(61))
    assert not result.overbid
    assert result.score == 24


@pytest.mark.parametrize("rule", OverbidRule)
def test_schneider_can_save_an_overbid_game(rule: OverbidRule) -> None:
    assert played_result(stake(Contract(CLUBS), 36, rule=rule), tally(90)).score == 36


@pytest.mark.parametrize("rule", OverbidRule)
def test_only_schwarz_can_save_this_one(rule: OverbidRule) -> None:
    staked = stake(Contract(CLUBS), 48, rule=rule)
    assert played_result(staked, tally(120, 10)).score == 48
    assert not played_result(staked, tally(120, 9)).won


def test_the_defenders_schneider_counts_against_the_bid_too() -> None:
    result = played_result(stake(Contract(CLUBS), 30), tally(30))
    assert (result.value, result.overbid, result.score) == (36, False, -72)


@pytest.mark.parametrize(
    ("game", "bid", "cost"),
    [(DIAMONDS, 20, 27), (DIAMONDS, 45, 45), (HEARTS, 44, 50), (SPADES, 23, 33), (GRAND, 50, 72)],
)
def test_the_next_multiple_that_reaches_the_bid(game: GameType, bid: int, cost: int) -> None:
    assert played_result(stake(Contract(game), bid), tally(70)).settled == cost


def test_null_overbid_values() -> None:
    values = null_overbid_values(24, card_set("CJ C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8"), hand=False)
    assert values == {CLUBS: 24, SPADES: 33, HEARTS: 30, DIAMONDS: 27, GRAND: 48}
    by_hand = null_overbid_values(36, card_set("CJ C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8"), hand=True)
    assert by_hand == {CLUBS: 36, SPADES: 44, HEARTS: 40, DIAMONDS: 36, GRAND: 72}


def test_a_null_game_below_the_bid_costs_the_cheapest_other_game() -> None:
    """Our table refuses it, but records may have it."""
    result = played_result(stake(Contract(NULL), 24), Tally(0, 0, 120, 10))
    assert (result.overbid, result.won, result.reason) == (True, False, Reason.OVERBID)
    assert (result.value, result.settled, result.score) == (23, 24, -48)
    assert played_result(stake(hand(NULL), 36), Tally(0, 0, 120, 10)).settled == 36


def test_null_without_any_trump_is_dear() -> None:
    low = "D7 H7 S7 C7 D8 H8 S8 C8 D9 H9 S9 C9"
    result = played_result(stake(Contract(NULL), 24, low), Tally(0, 1, 9, 0))
    assert result.settled == (8 + 1) * 9


# --- situations that other programs got wrong ---


def test_cards_put_back_do_not_count_as_dealt_matadors() -> None:
    """Spades with 2: the jacks, ace and ten are held, the king never was."""
    twelve = "CJ SJ SA ST S9 S8 S7 C9 C7 D8 D9 CA"
    assert played_result(stake(Contract(SPADES), 18, twelve), tally(89)).score == 33


def test_a_jack_in_the_skat_of_a_hand_game_counts() -> None:
    twelve = "CJ HA HT HK HQ CA C7 SA S7 DA SJ D7"
    result = played_result(stake(hand(HEARTS), 18, twelve), tally(93))
    assert (result.matadors, result.multiplier, result.score) == (2, 5, 50)


@pytest.mark.parametrize(("jack", "score"), [("CJ", -90), ("SJ", -90), ("HJ", -90), ("DJ", 45)])
def test_a_jack_in_the_skat_may_overbid_a_hand_game(jack: str, score: int) -> None:
    twelve = f"DA DT DK DQ D9 D8 CA CT SA HA {jack} C7"
    assert played_result(stake(hand(DIAMONDS), 40, twelve), tally(75)).score == score


@pytest.mark.parametrize(("points", "score"), [(89, -54), (90, 27)])
def test_89_points_do_not_save_what_90_do(points: int, score: int) -> None:
    twelve = "SJ HJ DA DT DK DQ CA C7 SA S7 H7 H8"
    assert played_result(stake(Contract(DIAMONDS), 22, twelve), tally(points)).score == score


def test_a_trick_without_points_prevents_schwarz() -> None:
    result = played_result(stake(Contract(CLUBS)), tally(120, 9))
    assert Level.SCHNEIDER in result.levels
    assert Level.SCHWARZ not in result.levels
    missed = played_result(stake(hand(CLUBS, "schwarz")), tally(120, 9))
    assert (missed.won, missed.reason) == (False, Reason.SCHWARZ_MISSED)


def test_a_missed_schneider_counts_as_announced() -> None:
    assert played_result(stake(hand(CLUBS, "schneider")), tally(89)).score == -120


def test_clubs_ouvert_with_two_and_grand_ouvert_with_four() -> None:
    two = stake(hand(CLUBS, "ouvert"), 18, "CJ SJ CA CT CK CQ C9 C8 SA HA DA DT")
    assert played_result(two, tally(120, 10)).score == 108
    four = stake(hand(GRAND, "ouvert"), 18, "CJ SJ HJ DJ CA CT CK SA ST HA HT DA")
    assert played_result(four, tally(120, 10)).score == 264


def test_a_hand_game_that_loses_its_matadors_to_the_skat() -> None:
    """Bid 46, Clubs Hand thought to be without 2; the skat holds the jack of clubs."""
    twelve = "HJ CA CT CK CQ C9 SA ST HA DA CJ D7"
    assert played_result(stake(hand(CLUBS), 46, twelve), tally(74)).score == -96
    assert played_result(stake(hand(CLUBS), 46, twelve), tally(95)).score == 48


# --- conceding ---


def test_the_declarer_concedes_at_the_simple_level() -> None:
    result = declarer_conceded(stake(Contract(CLUBS)), Tally(5, 0, 10, 1))
    assert (result.score, result.reason) == (-48, Reason.DECLARER_CONCEDED)
    assert result.levels == (Level.GAME,)


def test_the_declarer_concedes_announced_levels_too() -> None:
    assert declarer_conceded(stake(hand(HEARTS, "schneider")), Tally(0, 0, 0, 0)).score == -100


def test_an_overbid_game_conceded_costs_the_next_multiple() -> None:
    result = declarer_conceded(stake(Contract(HEARTS), 24), Tally(0, 0, 0, 0))
    assert (result.settled, result.reason) == (30, Reason.DECLARER_CONCEDED)


def test_conceding_cannot_lose_a_game_already_won() -> None:
    result = declarer_conceded(stake(Contract(CLUBS)), Tally(61, 5, 20, 2))
    assert (result.score, result.reason) == (24, Reason.POINTS)
    assert declarer_conceded(stake(Contract(CLUBS)), Tally(60, 5, 20, 2)).score == -48


@pytest.mark.parametrize(("points", "score"), [(90, 36), (89, 24)])
def test_a_schneider_reached_before_conceding_stays(points: int, score: int) -> None:
    assert declarer_conceded(stake(Contract(CLUBS)), Tally(points, 8, 0, 0)).score == score


def test_the_declarer_concedes_null() -> None:
    result = declarer_conceded(stake(Contract(NULL, ouvert=True)), Tally(0, 0, 30, 3))
    assert (result.score, result.reason) == (-92, Reason.DECLARER_CONCEDED)


def test_defenders_concede_at_the_simple_level() -> None:
    result = defenders_conceded(stake(Contract(CLUBS)), Tally(40, 4, 10, 1))
    assert (result.score, result.reason) == (24, Reason.DEFENDERS_CONCEDED)


def test_defenders_concede_null() -> None:
    result = defenders_conceded(stake(Contract(NULL)), Tally(0, 0, 30, 3))
    assert (result.score, result.reason) == (23, Reason.DEFENDERS_CONCEDED)


@pytest.mark.parametrize(
    ("bid", "defender_points", "defender_tricks", "score"),
    [
        (24, 30, 3, 24),
        (36, 30, 3, 36),
        (36, 31, 3, -72),
        (48, 0, 0, 48),
        (48, 0, 1, -96),
        (60, 0, 0, -120),
    ],
)
def test_a_level_that_the_bid_needs_is_credited_while_possible(
    bid: int, defender_points: int, defender_tricks: int, score: int
) -> None:
    """Clubs with 1: 24, with Schneider 36, with Schwarz 48."""
    so_far = Tally(20, 2, defender_points, defender_tricks)
    result = defenders_conceded(stake(Contract(CLUBS), bid), so_far)
    assert result.score == score
    assert result.reason is (Reason.DEFENDERS_CONCEDED if score > 0 else Reason.OVERBID)


def test_no_level_is_credited_that_does_not_help() -> None:
    staked = stake(Contract(CLUBS), 60, rule=OverbidRule.ACTUAL_VALUE)
    result = defenders_conceded(staked, Tally(20, 2, 0, 0))
    assert (result.value, result.score, result.levels) == (24, -48, (Level.GAME,))


def test_no_level_is_credited_that_nobody_needs() -> None:
    assert defenders_conceded(stake(Contract(CLUBS), 24), Tally(80, 6, 0, 0)).score == 24
    assert defenders_conceded(stake(Contract(CLUBS), 24), Tally(90, 6, 0, 0)).score == 36


@pytest.mark.parametrize(
    ("announced", "defender_points", "defender_tricks", "score"),
    [
        ("schneider", 30, 4, 60),
        ("schneider", 31, 4, -120),
        ("schwarz", 0, 0, 84),
        ("schwarz", 0, 1, -168),
        ("ouvert", 0, 0, 96),
    ],
)
def test_defenders_concede_what_was_announced_while_possible(
    announced: str, defender_points: int, defender_tricks: int, score: int
) -> None:
    so_far = Tally(60, 5, defender_points, defender_tricks)
    assert defenders_conceded(stake(hand(CLUBS, announced)), so_far).score == score


def test_defenders_cannot_concede_a_game_already_won() -> None:
    result = defenders_conceded(stake(Contract(CLUBS)), Tally(35, 3, 60, 5))
    assert (result.score, result.reason) == (-48, Reason.TOO_FEW_POINTS)
    schneider = defenders_conceded(stake(Contract(CLUBS)), Tally(20, 1, 90, 8))
    assert schneider.score == -72
    null = defenders_conceded(stake(Contract(NULL)), Tally(0, 1, 20, 2))
    assert (null.score, null.reason) == (-46, Reason.TRICK_TAKEN)


# --- abandoning ---


def test_who_abandons_keeps_what_there_is() -> None:
    so_far = Tally(50, 4, 10, 1)
    assert abandoned(stake(Contract(CLUBS)), so_far, by_declarer=False).score == 36
    lost = abandoned(stake(Contract(CLUBS)), so_far, by_declarer=True)
    assert (lost.score, lost.reason) == (-48, Reason.TOO_FEW_POINTS)
    won = abandoned(stake(Contract(CLUBS)), Tally(61, 4, 10, 1), by_declarer=True)
    assert (won.score, won.reason) == (24, Reason.POINTS)


def test_abandoning_counts_schneider_and_schwarz() -> None:
    staked = stake(Contract(CLUBS))
    assert abandoned(staked, Tally(20, 1, 30, 2), by_declarer=True).score == -72
    assert abandoned(staked, Tally(20, 2, 30, 2), by_declarer=True).score == -72
    assert abandoned(staked, Tally(20, 0, 30, 2), by_declarer=True).score == -96
    assert abandoned(staked, Tally(20, 2, 0, 0), by_declarer=False).score == 48


def test_no_schwarz_against_cards_that_had_to_win_a_trick() -> None:
    result = abandoned(
        stake(Contract(CLUBS)), Tally(20, 2, 0, 0), by_declarer=False, schwarz_possible=False
    )
    assert result.score == 36


def test_abandoning_before_the_first_trick_is_a_mere_concession() -> None:
    result = abandoned(stake(Contract(CLUBS)), Tally(10, 0, 0, 0), by_declarer=True)
    assert (result.score, result.reason) == (-48, Reason.DECLARER_ABANDONED)
    defenders = abandoned(stake(Contract(CLUBS)), Tally(10, 0, 0, 0), by_declarer=False)
    assert defenders.score == 48


def test_abandoning_null() -> None:
    so_far = Tally(0, 0, 30, 3)
    lost = abandoned(stake(Contract(NULL)), so_far, by_declarer=True)
    assert (lost.score, lost.reason) == (-46, Reason.DECLARER_ABANDONED)
    won = abandoned(stake(Contract(NULL)), so_far, by_declarer=False)
    assert (won.score, won.reason) == (23, Reason.DEFENDERS_ABANDONED)


# --- decided while still playing ---


@pytest.mark.parametrize(
    ("contract", "so_far", "lost"),
    [
        (Contract(CLUBS), Tally(0, 0, 59, 6), False),
        (Contract(CLUBS), Tally(0, 0, 60, 6), True),
        (hand(CLUBS, "schneider"), Tally(60, 5, 30, 3), False),
        (hand(CLUBS, "schneider"), Tally(60, 5, 31, 3), True),
        (hand(CLUBS, "schwarz"), Tally(60, 5, 0, 0), False),
        (hand(CLUBS, "schwarz"), Tally(60, 5, 0, 1), True),
        (Contract(NULL), Tally(0, 0, 100, 9), False),
        (Contract(NULL), Tally(0, 1, 0, 0), True),
    ],
)
def test_is_lost(contract: Contract, so_far: Tally, lost: bool) -> None:
    assert is_lost(contract, so_far) is lost


@pytest.mark.parametrize(
    ("contract", "so_far", "fixed"),
    [
        (Contract(CLUBS), Tally(0, 1, 119, 8), False),
        (hand(CLUBS), Tally(0, 1, 119, 8), False),
        (hand(CLUBS, "schneider"), Tally(0, 0, 31, 3), False),
        (hand(CLUBS, "schneider"), Tally(20, 1, 30, 3), False),
        (hand(CLUBS, "schneider"), Tally(20, 1, 31, 3), True),
        (hand(CLUBS, "schwarz"), Tally(0, 0, 0, 1), True),
        (hand(CLUBS, "schwarz"), Tally(60, 5, 0, 0), False),
        (hand(CLUBS, "ouvert"), Tally(60, 5, 0, 1), True),
        (Contract(NULL), Tally(0, 1, 0, 0), False),
    ],
)
def test_is_value_fixed(contract: Contract, so_far: Tally, fixed: bool) -> None:
    assert is_value_fixed(contract, so_far) is fixed


@given(
    st.sampled_from([c for c in CONTRACTS if c.schneider]),
    st.sampled_from([18, 60, 120, 264]),
    st.integers(0, 9),
    st.integers(0, 9),
    st.data(),
)
def test_once_fixed_the_score_changes_no_more(
    contract: Contract, bid: int, mine: int, theirs: int, data: st.DataObject
) -> None:
    tricks = min(mine, 10 - theirs)
    points = data.draw(st.integers(0, 98 if tricks else 22))
    their_points = data.draw(st.integers(0, 120 - points)) if theirs else 0
    so_far = Tally(points, tricks, their_points, theirs)
    if is_value_fixed(contract, so_far):
        finals = [so_far.with_rest(to_declarer=rest) for rest in (True, False)]
        assert len({played_result(stake(contract, bid), final).score for final in finals}) == 1


# --- against a plain reading of the rules ---


def by_the_book(staked: Stake, points: int, tricks: int) -> tuple[int, int, bool]:
    """Value, score and whether won: the reference algorithm written down once more."""
    contract, bid = staked.contract, staked.bid
    base = contract.game.base_value
    value = base * (
        abs(matadors(contract.game, staked.cards))
        + 1
        + contract.hand
        + (points >= 90 or points <= 30 or tricks == 0 or contract.schneider)
        + contract.schneider
        + (tricks in (0, 10) or contract.schwarz)
        + contract.schwarz
        + contract.ouvert
    )
    goal = points >= 61
    goal = goal and (not contract.schneider or points >= 90)
    goal = goal and (not contract.schwarz or tricks == 10)
    won = goal and value >= bid
    settled = value
    while settled < bid or settled % base:
        settled += 1
    return value, settled if won else -2 * settled, won


@given(
    st.sampled_from([c for c in CONTRACTS if c.game in TRUMP_GAMES]),
    st.sets(st.sampled_from(CARDS), min_size=12, max_size=12),
    st.sampled_from([18, 24, 36, 48, 59, 72, 96, 120, 180, 264]),
    st.one_of(
        st.just((120, 10)),
        st.tuples(st.integers(0, 22), st.just(0)),
        st.tuples(st.integers(0, 120), st.integers(1, 9)),
    ),
)
def test_any_result_is_as_in_the_book(
    contract: Contract, held: set[object], bid: int, outcome: tuple[int, int]
) -> None:
    points, tricks = outcome
    staked = Stake(contract, bid, CardSet(c for c in CARDS if c in held))
    result = played_result(staked, tally(points, tricks))
    value, score, won = by_the_book(staked, points, tricks)
    assert (result.value, result.score, result.won) == (value, score, won)
    assert result.value == result.base_value * result.multiplier
    assert result.overbid is (value < bid)
