"""What happens in a session, entry by entry, and how an entry is written in the journal.

A journal entry is a JSON object::

    {"list": {"version": 1, "rules": {…}, "chairs": [["Anna", null], …], "seed": 7,
              "scoring": "seeger-fabian"}}
    {"F": "18"}          forehand acted; M and R are middlehand and rearhand
    {"undo": 3}          the last three actions of this deal were taken back
    {"deal": 2}          the second deal was dealt
    {"practice": 2}      it was dealt again for practice
    {"practice": null}   practice is over, the list is as it was before

Actions are bid values, ``y`` (hold), ``p`` (pass), ``s`` (take the skat), a card such as
``CJ``, a declaration such as ``GH`` or ``D.ST.H8`` (with the discard), or a word.
"""

from dataclasses import asdict, dataclass
from typing import Final

from skat_desktop.core.actions import (
    Action,
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    Refuse,
    ShowHand,
    TakeSkat,
)
from skat_desktop.core.cards import CARD_BY_CODE, Card
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.events import Acted
from skat_desktop.core.ruleset import BidRule, OverbidRule, RuleSet
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.seats import Seat
from skat_desktop.session.setup import Chair, ListSetup

VERSION: Final = 1
"""The version of this format."""


class UnknownVersion(ValueError):
    """The journal was written by a version of the program that this one does not know."""


@dataclass(frozen=True, slots=True)
class ListStarted:
    """A list began, and its first deal was dealt."""

    setup: ListSetup


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The deal with this number (from 1) was dealt, for the list or for practice."""

    number: int
    practice: bool = False


@dataclass(frozen=True, slots=True)
class PracticeEnded:
    """Practice is over; the table is as it was before."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last ``count`` actions of this deal (1 or more) were taken back."""

    count: int


Entry = ListStarted | DealStarted | PracticeEnded | Acted | Undone

_WORDS: Final[dict[str, Action]] = {
    "y": Hold(),
    "p": Pass(),
    "s": TakeSkat(),
    "show": ShowHand(),
    "concede": Concede(),
    "claim": Claim(),
    "agree": Agree(),
    "refuse": Refuse(),
}
_WORD_OF: Final = {action: word for word, action in _WORDS.items()}
_SEATS: Final = {seat.name[0]: seat for seat in Seat}


def _contract_code(contract: Contract) -> str:
    levels = {
        "H": contract.hand,
        "S": contract.schneider,
        "Z": contract.schwarz,
        "O": contract.ouvert,
    }
    return contract.game.value + "".join(letter for letter, has in levels.items() if has)


_CONTRACTS: Final = {_contract_code(contract): contract for contract in CONTRACTS}


def action_token(action: Action) -> str:
    """The action in short."""
    match action:
        case Bid(value):
            return str(value)
        case PlayCard(card):
            return card.code
        case Declare(contract, discard):
            return ".".join([_contract_code(contract), *(card.code for card in discard or ())])
        case _:
            return _WORD_OF[action]


def parse_action(token: str) -> Action:
    """The action with this token; `ValueError` if there is none."""
    if token in _WORDS:
        return _WORDS[token]
    if token in CARD_BY_CODE:
        return PlayCard(CARD_BY_CODE[token])
    if token.isdecimal() and token.isascii():
        return Bid(int(token))
    game, *discard = token.split(".")
    match game in _CONTRACTS, [*map(Card.parse, discard)]:
        case True, []:
            return Declare(_CONTRACTS[game])
        case True, [first, second]:
            return Declare(_CONTRACTS[game], (first, second))
        case _:
            raise ValueError(f"no such action: {token!r}")


def to_json(entry: Entry) -> dict[str, object]:
    """The entry as an object for JSON."""
    match entry:
        case ListStarted(setup):
            return {"list": {"version": VERSION, **_setup_to_json(setup)}}
        case DealStarted(number, practice):
            return {"practice" if practice else "deal": number}
        case PracticeEnded():
            return {"practice": None}
        case Acted(seat, action):
            return {seat.name[0]: action_token(action)}
        case Undone(count):
            return {"undo": count}


def from_json(data: object) -> Entry:
    """The entry that this object from JSON stands for.

    Raises `UnknownVersion` for a list of another version and `ValueError` for anything else
    that is not an entry.
    """
    match [*data.items()] if isinstance(data, dict) else []:
        case [("list", {"version": int(version), **setup})]:
            if version != VERSION:
                raise UnknownVersion(f"version {version}")
            return ListStarted(_setup_from_json(setup))
        case [("deal", int(number))]:
            return DealStarted(number)
        case [("practice", int(number))]:
            return DealStarted(number, practice=True)
        case [("practice", None)]:
            return PracticeEnded()
        case [("undo", int(count))]:
            return Undone(count)
        case [("F" | "M" | "R" as seat, str(token))]:
            return Acted(_SEATS[seat], parse_action(token))
        case _:
            raise ValueError(f"not an entry: {data!r}")


def _setup_to_json(setup: ListSetup) -> dict[str, object]:
    rules = setup.rules
    return {
        "rules": {**asdict(rules), "bids": rules.bids.value, "overbid": rules.overbid.value},
        "chairs": [[chair.name, chair.level] for chair in setup.chairs],
        "seed": setup.seed,
        "scoring": setup.scoring.value,
    }


def _setup_from_json(data: dict[object, object]) -> ListSetup:
    match data:
        case {"rules": {**rules}, "chairs": [*chairs], "seed": int(seed), **rest}:
            return ListSetup(
                rules=_rules_from_json(rules),
                chairs=tuple(map(_chair_from_json, chairs)),
                seed=seed,
                # Lists begun before it was asked for have none.
                scoring=Scoring(rest.get("scoring", Scoring.SEEGER_FABIAN.value)),
            )
        case _:
            raise ValueError("a list needs rules, chairs and a seed")


def _rules_from_json(data: dict[object, object]) -> RuleSet:
    match data:
        case {
            "name": str(name),
            "players": int(players),
            "deals": int(deals),
            "bids": str(bids),
            "overbid": str(overbid),
            **rest,
        } if not rest:
            return RuleSet(name, players, deals, BidRule(bids), OverbidRule(overbid))
        case _:
            raise ValueError("rules that this version does not know")


def _chair_from_json(data: object) -> Chair:
    match data:
        case [str(name), str() | None as level]:
            return Chair(name, level)
        case _:
            raise ValueError(f"not a chair: {data!r}")
