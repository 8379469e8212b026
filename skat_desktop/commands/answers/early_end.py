"""Games that end before the last card."""

from collections.abc import Callable, Mapping
from typing import Final

from skat_desktop.commands.answers.fields import (
    Answer,
    Fields,
    cards,
    counted,
    stake_of,
    whole,
    yes,
)
from skat_desktop.core import scoring
from skat_desktop.core.cards import PACK, TOTAL_POINTS, CardSet
from skat_desktop.core.game import CARDS_TO_CONCEDE
from skat_desktop.core.scoring import TRICKS, GameResult, Stake, Tally
from skat_desktop.core.shortened import agreed_tally, must_take_a_trick


def _early_end(given: Fields) -> Fields:
    tally = Tally(
        whole(given, "declarer_points", 0, TOTAL_POINTS, 0),
        whole(given, "declarer_tricks", 0, TRICKS, 0),
        whole(given, "defender_points", 0, TOTAL_POINTS, 0),
        whole(given, "defender_tricks", 0, TRICKS, 0),
    )
    if tally.declarer_points + tally.defender_points > TOTAL_POINTS:
        raise ValueError(f"both sides have more than {TOTAL_POINTS} points together")
    if tally.declarer_tricks + tally.defender_tricks > TRICKS:
        raise ValueError(f"both sides have more than {TRICKS} tricks together")
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
    alone = whole(given, "declarer_cards_in_hand", 0, TRICKS) >= CARDS_TO_CONCEDE
    if not alone and not whole(given, "consenting_defenders", 0, 2, 0):
        return {"allowed": False, "ended": False}
    return _ended(scoring.declarer_conceded(stake, tally))


def _defender_concedes(_given: Fields, stake: Stake, tally: Tally) -> Fields:
    return _ended(scoring.defenders_conceded(stake, tally))


def _declarer_throws_cards(given: Fields, stake: Stake, tally: Tally) -> Fields:
    put_away = CardSet(cards(given, "discard" if "discard" in given else "skat", 2, 2))
    if put_away - stake.cards:
        raise ValueError("the discard is not of the declarer's cards")
    possible = not must_take_a_trick(stake.cards - put_away)
    return _ended(scoring.abandoned(stake, tally, by_declarer=True, schwarz_possible=possible))


def _defender_throws_cards(_given: Fields, stake: Stake, tally: Tally) -> Fields:
    possible = not must_take_a_trick(PACK - stake.cards)
    return _ended(scoring.abandoned(stake, tally, by_declarer=False, schwarz_possible=possible))


def _declarer_shows_cards(given: Fields, stake: Stake, tally: Tally) -> Fields:
    if whole(given, "accepted_by", 0, 2) < 2:
        return {"ended": False, "declarer_hand_stays_open": True}
    level = given.get("claimed_level")
    if level not in (None, "schneider", "schwarz"):
        raise ValueError(f"claimed_level is schneider or schwarz, not {level!r}")
    agreed = agreed_tally(
        stake.contract, tally, schneider=level == "schneider", schwarz=level == "schwarz"
    )
    return _ended(scoring.played_result(stake, agreed))


def _defender_plays_open(given: Fields, stake: Stake, tally: Tally) -> Fields:
    rest = tally.with_rest(to_declarer=yes(given, "declarer_can_take_a_trick"))
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
