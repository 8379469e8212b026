"""Cards, matadors, levels, and what a game counts."""

from collections.abc import Mapping
from typing import Final

from skat_desktop.commands.answers.fields import (
    Answer,
    Fields,
    cards,
    cards_with,
    contract_of,
    counted,
    dealt_cards,
    game_of,
    seeger_fabian,
    stake_of,
    whole_tally,
)
from skat_desktop.core import scoring, variants
from skat_desktop.core.cards import PACK, CardSet, Suit
from skat_desktop.core.contract import card_order
from skat_desktop.core.errors import IllegalAnnouncement
from skat_desktop.core.scoring import Stake


def _card_points(given: Fields) -> Fields:
    return {"points": CardSet(cards(given, "cards", 0, len(PACK))).points}


def _rank_order(given: Fields) -> Fields:
    order = card_order(game_of(given))
    suits = {suit.letter: suit for suit in Suit}
    if given["group"] == "trump":
        group = order.trumps
    else:
        suit = suits[given["group"]]
        group = CardSet(card for card in PACK - order.trumps if card.suit is suit)
    return {"order_high_to_low": [card.code for card in order.descending(group)]}


def _matadors(given: Fields) -> Fields:
    game, dealt = game_of(given), dealt_cards(given)
    return {"matadors": None if game.is_null else scoring.matadors(game, dealt)}


def _multiplier(given: Fields) -> Fields:
    contract = contract_of(given)
    stake = Stake(contract, 0, cards_with(contract.game, given))
    tally = whole_tally(given, "declarer_card_points", "declarer_tricks")
    return counted(scoring.played_result(stake, tally))


def _result(given: Fields) -> Fields:
    tally = whole_tally(given, "declarer_card_points", "declarer_tricks")
    return counted(scoring.played_result(stake_of(given), tally))


def _null_overbid(given: Fields) -> Fields:
    stake = stake_of(given)
    contract = stake.contract
    if not contract.game.is_null:
        raise ValueError(f"contract is N, not {contract.game.value!r}")
    values = scoring.null_overbid_values(stake.bid, stake.cards, hand=contract.hand)
    cheapest = min(values.values())
    score = variants.list_entry(cheapest, won=False)
    three = seeger_fabian(score, 3)
    return {
        "lost_immediately": contract.null_value < stake.bid,
        "replacement_values": {game.value: value for game, value in values.items()},
        "cheapest_value": cheapest,
        "score": score,
        "seeger_fabian_3p": {"declarer": three[0], "each_defender": three[1]},
    }


def _announcement(given: Fields) -> Fields:
    try:
        contract = contract_of(given)
    except IllegalAnnouncement:
        return {"valid": False}
    announced = {
        "schneider": contract.schneider,
        "schwarz": contract.schwarz,
        "ouvert": contract.ouvert,
    }
    return {
        "valid": True,
        "effective_announcements": [level for level, is_on in announced.items() if is_on],
        "hand_exposed_before_first_lead": contract.ouvert,
    }


CATEGORIES: Final[Mapping[str, Answer]] = {
    "announcement": _announcement,
    "card_points": _card_points,
    "matadors": _matadors,
    "multiplier": _multiplier,
    "null_overbid": _null_overbid,
    "rank_order": _rank_order,
    "result": _result,
}
