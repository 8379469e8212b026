"""Rules that differ from table to table."""

import pytest

from skat_desktop.core.ruleset import (
    AGREED_LENGTH,
    ISKO,
    ISKO_FOUR,
    PRESETS,
    TABLE_OF_FOUR,
    TWELVE_DEALS,
    BidRule,
    OverbidRule,
    RuleSet,
)


def test_the_official_rules() -> None:
    assert RuleSet() == ISKO
    assert (ISKO.players, ISKO.deals) == (3, 36)
    assert (ISKO_FOUR.players, ISKO_FOUR.deals) == (4, 48)
    for rules in (ISKO, ISKO_FOUR):
        assert rules.bids is BidRule.GAME_VALUES
        assert rules.overbid is OverbidRule.NEXT_MULTIPLE


def test_what_the_other_presets_change() -> None:
    assert (TWELVE_DEALS.players, TWELVE_DEALS.deals) == (3, 12)
    assert TWELVE_DEALS.bids is BidRule.NEXT_VALUE
    assert TWELVE_DEALS.overbid is OverbidRule.ACTUAL_VALUE
    assert AGREED_LENGTH.deals is None
    assert AGREED_LENGTH.overbid is OverbidRule.NEXT_MULTIPLE
    assert (TABLE_OF_FOUR.players, TABLE_OF_FOUR.deals) == (4, 48)
    assert TABLE_OF_FOUR.overbid is OverbidRule.BASE_VALUE


def test_presets_are_found_by_their_names() -> None:
    assert [*PRESETS] == ["isko", "isko-four", "twelve-deals", "agreed-length", "table-of-four"]
    assert all(rules.name == name for name, rules in PRESETS.items())


def test_every_list_is_as_many_deals_for_each_dealer() -> None:
    agreed = [rules for rules in PRESETS.values() if rules.deals is not None]
    assert [rules for rules in agreed if (rules.deals or 0) % rules.players] == []


def test_the_length_can_be_agreed() -> None:
    assert AGREED_LENGTH.with_deals(24) == RuleSet("agreed-length", deals=24)
    assert ISKO.with_deals(1).deals == 1


@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(ValueError, match="3 or 4 players"):
        RuleSet(players=players)


@pytest.mark.parametrize("deals", [0, -3])
def test_a_list_has_a_deal(deals: int) -> None:
    with pytest.raises(ValueError, match="at least one deal"):
        AGREED_LENGTH.with_deals(deals)


def test_tournaments_are_played_by_the_official_rules_whatever_their_length() -> None:
    tournament = {name for name, rules in PRESETS.items() if rules.is_tournament}
    assert tournament == {"isko", "isko-four"}
    assert ISKO.with_deals(12).is_tournament
