"""Games that end before the last card."""

from collections.abc import Callable, Mapping
from typing import Final

from skat_desktop.commands.answers.fields import Answer, Fields, counted, stake_of
from skat_desktop.core import scoring
from skat_desktop.core.cards import PACK, CardSet
from skat_desktop.core.game import CARDS_TO_CONCEDE
from skat_desktop.core.scoring import TRICKS, GameResult, Stake, Tally
from skat_desktop.core.shortened import agreed_tally, must_take_a_trick


def _early_end(given: Fields) -> Fields:
    tally = Tally(
        given.get("declarer_points", 0),
        given.get("declarer_tricks", 0),
        given.get("defender_points", 0),
        given.get("defender_tricks", 0),
    )
    return _EVENTS[given["event"]](given, stake_of(given), tally)


def _ended(result: GameResult) -> Fields:
    return {"ended": True, "allowed": True, **counted(result)}


def _trick_completed(_given: Fields, stake: Stake, tally: Tally) -> Fields:
    contract = stake.contract
    played = tally.declarer_tricks + tally.defender_tricks
    if played == TRICKS or (contract.game.is_null and tally.declarer_tricks):
        return _ended(scoring.played_result(stake, tally))
    lost = scoring.is_lost(contract, tally)
    fixed = scoring.is_value_fixed(contract, tally)
    answer = {"ended": False, "contract_already_lost": lost, "value_fixed": fixed}
    if not fixed:
        return answer
    stopped = scoring.played_result(stake, tally.with_rest(to_declarer=False))
    return {**answer, "score_if_ended": stopped.score}


def _declarer_concedes(given: Fields, stake: Stake, tally: Tally) -> Fields:
    alone = given["declarer_cards_in_hand"] >= CARDS_TO_CONCEDE
    if not alone and not given.get("consenting_defenders", 0):
        return {"allowed": False, "ended": False}
    return _ended(scoring.declarer_conceded(stake, tally))


def _defender_concedes(_given: Fields, stake: Stake, tally: Tally) -> Fields:
    return _ended(scoring.defenders_conceded(stake, tally))


def _declarer_throws_cards(given: Fields, stake: Stake, tally: Tally) -> Fields:
    cards = stake.cards - CardSet.parse(given.get("discard", given["skat"]))
    possible = not must_take_a_trick(cards)
    return _ended(scoring.abandoned(stake, tally, by_declarer=True, schwarz_possible=possible))


def _defender_throws_cards(_given: Fields, stake: Stake, tally: Tally) -> Fields:
    possible = not must_take_a_trick(PACK - stake.cards)
    return _ended(scoring.abandoned(stake, tally, by_declarer=False, schwarz_possible=possible))


def _declarer_shows_cards(given: Fields, stake: Stake, tally: Tally) -> Fields:
    if given["accepted_by"] < 2:
        return {"ended": False, "declarer_hand_stays_open": True}
    level = given.get("claimed_level")
    agreed = agreed_tally(
        stake.contract, tally, schneider=level == "schneider", schwarz=level == "schwarz"
    )
    return _ended(scoring.played_result(stake, agreed))


def _defender_plays_open(given: Fields, stake: Stake, tally: Tally) -> Fields:
    rest = tally.with_rest(to_declarer=given["declarer_can_take_a_trick"])
    return _ended(scoring.played_result(stake, rest))


_EVENTS: Final[Mapping[str, Callable[[Fields, Stake, Tally], Fields]]] = {
    "trick_completed": _trick_completed,
    "declarer_concedes": _declarer_concedes,
    "defender_concedes": _defender_concedes,
    "declarer_throws_cards": _declarer_throws_cards,
    "defender_throws_cards": _defender_throws_cards,
    "declarer_shows_cards": _declarer_shows_cards,
    "defender_plays_open": _defender_plays_open,
}


CATEGORIES: Final[Mapping[str, Answer]] = {
    "early_end": _early_end,
}
