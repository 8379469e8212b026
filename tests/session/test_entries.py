"""Entries come back from JSON as they were, and nothing else is taken for one."""

import json

import pytest

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
from skat_desktop.core.auction import BID_VALUES
from skat_desktop.core.cards import CARDS, Card
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.events import Acted
from skat_desktop.core.ruleset import PRESETS
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.session.entries import (
    DealStarted,
    Entry,
    ListStarted,
    PracticeEnded,
    Undone,
    UnknownVersion,
    action_token,
    from_json,
    parse_action,
    to_json,
)
from skat_desktop.session.setup import Chair, ListSetup
from tests.builders import GRAND, HEARTS
from tests.session.sessions import NAMES, make_setup

ACTIONS: tuple[Action, ...] = (
    *map(Bid, BID_VALUES),
    *(Hold(), Pass(), TakeSkat(), ShowHand(), Concede(), Claim(), Agree(), Refuse()),
    *map(Declare, CONTRACTS),
    *(Declare(contract, (Card.ST, Card.H8)) for contract in CONTRACTS),
    *map(PlayCard, CARDS),
)


def list_data() -> dict[str, object]:
    """A list's start as JSON has it, to be spoilt."""
    data = json.loads(json.dumps(to_json(ListStarted(make_setup()))))["list"]
    assert isinstance(data, dict)
    return data


def rules_data() -> dict[str, object]:
    """Rules as JSON has them, to be spoilt."""
    rules = list_data()["rules"]
    assert isinstance(rules, dict)
    return rules


def through_json(entry: Entry) -> Entry:
    return from_json(json.loads(json.dumps(to_json(entry))))


def test_every_action_has_a_token_of_its_own() -> None:
    assert len(set(map(action_token, ACTIONS))) == len(ACTIONS)
    assert [*map(parse_action, map(action_token, ACTIONS))] == [*ACTIONS]


@pytest.mark.parametrize(
    ("token", "action"),
    [
        ("18", Bid(18)),
        ("y", Hold()),
        ("s", TakeSkat()),
        ("CJ", PlayCard(Card.CJ)),
        ("G", Declare(Contract(GRAND))),
        ("HHSZO", Declare(Contract(HEARTS, hand=True, ouvert=True))),
        ("H.ST.H8", Declare(Contract(HEARTS), (Card.ST, Card.H8))),
        ("concede", Concede()),
    ],
)
def test_tokens_can_be_read(token: str, action: Action) -> None:
    assert parse_action(token) == action
    assert action_token(action) == token


@pytest.mark.parametrize(
    "token", ["", "x", "CX", "H.ST", "H.ST.H8.D7", "HS", "HH.", "X.ST.H8", "-18", "٣", "cj", " 18"]
)
def test_other_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - which one does not matter
        parse_action(token)


@pytest.mark.parametrize(
    "entry",
    [
        DealStarted(2),
        DealStarted(36, practice=True),
        PracticeEnded(),
        Undone(3),
        *(Acted(seat, Pass()) for seat in SEATS),
    ],
)
def test_entries_come_back(entry: Entry) -> None:
    assert through_json(entry) == entry


@pytest.mark.parametrize("preset", PRESETS)
def test_the_start_of_a_list_comes_back(preset: str) -> None:
    rules = PRESETS[preset].with_deals(5)
    chairs = (Chair(NAMES[0]), *(Chair(name, "club") for name in NAMES[1 : rules.players]))
    for scoring in Scoring:
        entry = ListStarted(ListSetup(rules, chairs, seed=2**64 - 1, scoring=scoring))
        assert through_json(entry) == entry


def test_a_list_begun_by_an_earlier_version_is_tournament_scored() -> None:
    data = {name: value for name, value in list_data().items() if name != "scoring"}
    entry = from_json({"list": data})
    assert isinstance(entry, ListStarted)
    assert entry.setup.scoring is Scoring.SEEGER_FABIAN


def test_entries_can_be_read() -> None:
    assert to_json(Acted(Seat.MIDDLEHAND, Bid(18))) == {"M": "18"}
    assert to_json(DealStarted(4)) == {"deal": 4}
    assert to_json(DealStarted(4, practice=True)) == {"practice": 4}


@pytest.mark.parametrize(
    "data",
    [
        *(None, 3, "deal", [], {}, {"deal": "2"}, {"deal": 2, "undo": 1}, {"undo": None}),
        *({"X": "18"}, {"F": 18}, {"F": "no"}, {"list": {}}, {"list": {"version": "1"}}),
        {"list": list_data() | {"seed": "7"}},
        {"list": list_data() | {"chairs": [["Anna", None]]}},
        {"list": list_data() | {"chairs": [["Anna", None], ["B", 3], ["C", "club"]]}},
        {"list": list_data() | {"rules": {}}},
        *({"list": list_data() | {"scoring": wrong}} for wrong in ("pub", 3, None)),
        *(
            {"list": list_data() | {"rules": rules_data() | wrong}}
            for wrong in ({"kontra": True}, {"overbid": "never"}, {"deals": None}, {"deals": 0})
        ),
    ],
)
def test_nothing_else_is_an_entry(data: object) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - which one does not matter
        from_json(data)
    assert not isinstance(caught.value, UnknownVersion)


def test_another_version_is_told_from_nonsense() -> None:
    with pytest.raises(UnknownVersion, match="version 2"):
        from_json({"list": {"version": 2, "new": "things"}})
