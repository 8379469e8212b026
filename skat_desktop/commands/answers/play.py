"""Dealing, bidding, following suit and winning tricks."""

from collections.abc import Mapping
from typing import Final

from skat_desktop.commands.answers.fields import Answer, Fields, cards, game_of, whole
from skat_desktop.core.actions import Bid, Call, Hold, Pass
from skat_desktop.core.auction import BID_VALUES, Auction, next_bid
from skat_desktop.core.cards import CardSet
from skat_desktop.core.deal import DEALING_ORDER
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.seats import SEATS, Seating
from skat_desktop.core.trick import legal_cards, winning_index

_SEAT_LETTERS: Final = dict(zip("FMR", SEATS, strict=True))
_LETTERS: Final = {seat: letter for letter, seat in _SEAT_LETTERS.items()}


def _bid_list(_given: Fields) -> Fields:
    return {"values": BID_VALUES, "count": len(BID_VALUES)}


def _bid_valid(given: Fields) -> Fields:
    return {"valid": whole(given, "value", 0, 1000) in BID_VALUES}


def _bid_next(given: Fields) -> Fields:
    current = 0 if given["current"] is None else whole(given, "current", 0, BID_VALUES[-1])
    return {"next": next_bid(current)}


def _call(said: object) -> Call:
    if type(said) is int:
        return Bid(said)
    if said in ("yes", "pass"):
        return Hold() if said == "yes" else Pass()
    raise ValueError(f"a call is a number, yes or pass, not {said!r}")


def _auction(given: Fields) -> Fields:
    auction = Auction()
    for index, (seat, said) in enumerate(given["calls"]):
        call = _call(said)
        try:
            auction = auction.call(_SEAT_LETTERS[seat], call)
        except IllegalAction:
            return {"valid": False, "first_illegal_call_index": index}
    declarer = auction.declarer
    return {
        "valid": True,
        "declarer": None if declarer is None else _LETTERS[declarer],
        "bid": auction.bid or None,
        "passed_in": auction.over and declarer is None,
    }


def _legal_moves(given: Fields) -> Fields:
    trick, hand = cards(given, "trick", 0, 2), cards(given, "hand", 1, 10)
    if {*trick} & {*hand}:
        raise ValueError("a card is both in the hand and in the trick")
    legal = legal_cards(game_of(given), CardSet(hand), trick[0] if trick else None)
    return {"legal": [card.code for card in hand if card in legal]}


def _trick_winner(given: Fields) -> Fields:
    played = cards(given, "cards_in_order", 1, 3)
    return {
        "winner_index": winning_index(game_of(given), played),
        "points": CardSet(played).points,
    }


def _deal(_given: Fields) -> Fields:
    return {
        "skat" if seat is None else _LETTERS[seat]: places for seat, places in DEALING_ORDER.items()
    }


def _seats(given: Fields) -> Fields:
    size = whole(given, "table_size", 3, 4)
    seating = Seating(size, whole(given, "dealer", 0, size - 1))
    chairs = {letter: seating.chair(seat) for letter, seat in _SEAT_LETTERS.items()}
    return {**chairs, "sits_out": seating.sits_out}


CATEGORIES: Final[Mapping[str, Answer]] = {
    "auction": _auction,
    "bid_list": _bid_list,
    "bid_next": _bid_next,
    "bid_valid": _bid_valid,
    "deal": _deal,
    "legal_moves": _legal_moves,
    "seats": _seats,
    "trick_winner": _trick_winner,
}
