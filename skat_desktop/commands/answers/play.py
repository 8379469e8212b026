"""Dealing, bidding, following suit and winning tricks."""

from collections.abc import Mapping
from typing import Final

from skat_desktop.commands.answers.fields import Answer, Fields
from skat_desktop.core.actions import Bid, Call, Hold, Pass
from skat_desktop.core.auction import BID_VALUES, Auction, next_bid
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import GameType
from skat_desktop.core.deal import DEALING_ORDER
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.seats import SEATS, Seating
from skat_desktop.core.trick import legal_cards, winning_index

_SEAT_LETTERS: Final = dict(zip("FMR", SEATS, strict=True))
_LETTERS: Final = {seat: letter for letter, seat in _SEAT_LETTERS.items()}


def _bid_list(_given: Fields) -> Fields:
    return {"values": BID_VALUES, "count": len(BID_VALUES)}


def _bid_valid(given: Fields) -> Fields:
    return {"valid": given["value"] in BID_VALUES}


def _bid_next(given: Fields) -> Fields:
    return {"next": next_bid(given["current"] or 0)}


def _auction(given: Fields) -> Fields:
    auction = Auction()
    for index, (seat, said) in enumerate(given["calls"]):
        call: Call = Hold() if said == "yes" else Pass() if said == "pass" else Bid(said)
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
    trick = [*map(Card.parse, given["trick"])]
    legal = legal_cards(
        GameType(given["contract"]), CardSet.parse(given["hand"]), trick[0] if trick else None
    )
    return {"legal": [code for code in given["hand"] if Card.parse(code) in legal]}


def _trick_winner(given: Fields) -> Fields:
    cards = [*map(Card.parse, given["cards_in_order"])]
    return {
        "winner_index": winning_index(GameType(given["contract"]), cards),
        "points": CardSet(cards).points,
    }


def _deal(_given: Fields) -> Fields:
    return {
        "skat" if seat is None else _LETTERS[seat]: places for seat, places in DEALING_ORDER.items()
    }


def _seats(given: Fields) -> Fields:
    seating = Seating(given["table_size"], given["dealer"])
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
