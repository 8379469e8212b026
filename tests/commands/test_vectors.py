"""Rule vectors: every one by name, and everything that can be wrong with one."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.commands import vectors

FILE = Path(__file__).parent.parent / "data" / "vectors.json"
VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector for vector in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]
}


def answer(vector: object) -> dict[str, Any]:
    """The line of output for this vector."""
    ok, line = vectors.check(vector)
    fields: dict[str, Any] = json.loads(line)
    assert fields["ok"] is ok
    return fields


def ask(category: str, given: dict[str, Any], *expected: str) -> dict[str, Any]:
    """What is answered to the question when these fields are asked for."""
    vector = {"id": "X", "category": category, "input": given,
              "expected": dict.fromkeys(expected)}  # fmt: skip
    got = answer(vector)["got"]
    assert isinstance(got, dict)
    return got


def test_all_vectors_are_there() -> None:
    assert len(VECTORS) == 220
    assert {vector["category"] for vector in VECTORS.values()} == set(vectors.CATEGORIES)


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    assert answer(VECTORS[name]) == {
        "id": name,
        "ok": True,
        "got": VECTORS[name]["expected"],
        "expected": VECTORS[name]["expected"],
    }


@pytest.mark.parametrize("category", vectors.CATEGORIES)
def test_a_wrong_expectation_is_not_ok(category: str) -> None:
    vector = next(one for one in VECTORS.values() if one["category"] == category)
    field = next(iter(vector["expected"]))
    wrong = {**vector, "expected": {**vector["expected"], field: "something else"}}
    assert answer(wrong)["ok"] is False
    assert answer({**vector, "expected": {**vector["expected"], "more": None}})["ok"] is False


# --- what the vectors at hand do not ask ------------------------------------------

CLUBS = {
    "declarer_hand": ["CJ", "HJ", "CA", "CT", "CK", "C9", "SA", "ST", "HA", "D7"],
    "skat": ["S7", "D8"],
    "contract": "C",
    "hand": False,
    "announcements": [],
    "bid": 18,
}
"""Clubs with one."""
WITHOUT = {**CLUBS, "declarer_hand": ["C9", "HJ", "CA", "CT", "CK", "C8", "SA", "ST", "HA", "D7"]}
"""Clubs without two."""
NULL = {**CLUBS, "contract": "N"}


def tally(declarer: tuple[int, int], defenders: tuple[int, int]) -> dict[str, int]:
    """Points and tricks of both parties."""
    return {
        "declarer_points": declarer[0],
        "declarer_tricks": declarer[1],
        "defender_points": defenders[0],
        "defender_tricks": defenders[1],
    }


@pytest.mark.parametrize(
    ("given_", "expected"),
    [
        pytest.param(
            {**NULL, "event": "trick_completed", **tally((0, 0), (120, 10))},
            {"ended": True, "won": True, "score": 23},
            id="null played out",
        ),
        pytest.param(
            {**CLUBS, "event": "trick_completed", **tally((40, 4), (60, 3))},
            {"ended": False, "contract_already_lost": True, "value_fixed": False},
            id="sixty points for the defenders",
        ),
        pytest.param(
            {**CLUBS, "hand": True, "announcements": ["schwarz"], "event": "trick_completed",
             **tally((20, 3), (0, 1))},
            {"ended": False, "value_fixed": True, "score_if_ended": -168},
            id="announced schwarz broken",
        ),
        pytest.param(
            {**CLUBS, "event": "trick_completed", **tally((95, 8), (25, 2))},
            {"ended": True, "won": True, "score": 36},
            id="played out",
        ),
        pytest.param(
            {**CLUBS, "event": "declarer_concedes", "declarer_cards_in_hand": 8,
             "consenting_defenders": 1},
            {"allowed": True, "won": False, "score": -48},
            id="one defender agrees",
        ),
        pytest.param(
            {**WITHOUT, "bid": 48, "event": "defender_concedes", **tally((40, 4), (20, 2))},
            {"allowed": True, "won": True, "settled_value": 48, "score": 48},
            id="a needed level is credited",
        ),
        pytest.param(
            {**CLUBS, "event": "defender_throws_cards", **tally((50, 4), (0, 0))},
            {"won": True, "settled_value": 48, "score": 48},
            id="defenders throw without a trick",
        ),
        pytest.param(
            {**WITHOUT, "event": "defender_throws_cards", **tally((50, 4), (0, 0))},
            {"won": True, "settled_value": 48, "score": 48},
            id="defenders throw the jack of clubs",
        ),
        pytest.param(
            {**CLUBS, "event": "declarer_throws_cards", **tally((0, 0), (20, 2))},
            {"won": False, "settled_value": 36, "score": -72},
            id="declarer throws the jack of clubs",
        ),
        pytest.param(
            {**WITHOUT, "event": "declarer_throws_cards", **tally((0, 0), (20, 2))},
            {"won": False, "settled_value": 60, "score": -120},
            id="declarer throws without a trick",
        ),
        pytest.param(
            {**CLUBS, "event": "declarer_shows_cards", "accepted_by": 2,
             "claimed_level": "schneider", **tally((70, 6), (5, 1))},
            {"ended": True, "won": True, "score": 36},
            id="an accepted claim of schneider",
        ),
        pytest.param(
            {**CLUBS, "event": "declarer_shows_cards", "accepted_by": 2, **tally((50, 5), (5, 1))},
            {"ended": True, "won": True, "score": 24},
            id="an accepted claim",
        ),
        pytest.param(
            {**CLUBS, "event": "defender_plays_open", "declarer_can_take_a_trick": True,
             **tally((50, 4), (30, 2))},
            {"won": True, "score": 36},
            id="a defender opens without right",
        ),
        pytest.param(
            {**CLUBS, "event": "defender_plays_open", "declarer_can_take_a_trick": False,
             **tally((50, 4), (30, 2))},
            {"won": False, "score": -48},
            id="a defender opens with right",
        ),
    ],
)  # fmt: skip
def test_early_ends(given_: dict[str, Any], expected: dict[str, Any]) -> None:
    assert ask("early_end", given_, *expected) == expected


@pytest.mark.parametrize(
    ("given_", "expected"),
    [
        ({"variant": "bock", "value": 30, "won": False}, {"score": -120}),
        ({"variant": "bock", "value": 30, "won": True, "kontra": True}, {"score": 120}),
        (
            {"variant": "ramsch_skat_to_loser", "trick_points": [20, 30, 50], "tricks": [2, 3, 5],
             "skat_points": 20},
            {"scores": [0, 0, -70]},
        ),
        (
            {"variant": "ramsch_skat_to_last_trick", "trick_points": [0, 106, 0],
             "tricks": [0, 10, 0], "skat_points": 14, "last_trick": 1},
            {"scores": [0, 120, 0]},
        ),
        (
            {"variant": "schieberamsch", "loser_points": 60, "jungfrau": True,
             "not_picked_up": 2},
            {"loser_score": -480},
        ),
        ({"variant": "null_revolution", "won": False}, {"score": -184}),
        (
            {"variant": "spitze", "contract": "C", "matadors": 1, "hand": False, "points": 70,
             "tricks": 7, "last_trick_with_lowest_trump": False},
            {"score": -72},
        ),
        (
            {"variant": "bierlachs", "declarer": "B", "players": ["A", "B", "C"], "value": 24,
             "won": False},
            {"scores": {"A": 0, "B": -48, "C": 0}},
        ),
        ({"variant": "grand_ouvert_36", "matadors": 4}, {"value": 396, "score": 396}),
    ],
    ids=lambda value: value.get("variant") if isinstance(value, dict) else None,
)  # fmt: skip
def test_variants(given_: dict[str, Any], expected: dict[str, Any]) -> None:
    assert ask("variant", given_, *expected) == expected


def test_a_deal_passed_in_has_neither_declarer_nor_bid() -> None:
    calls = [["M", "pass"], ["R", "pass"], ["F", "pass"]]
    assert ask("auction", {"calls": calls}, "valid", "declarer", "bid", "passed_in") == {
        "valid": True,
        "declarer": None,
        "bid": None,
        "passed_in": True,
    }


def test_null_has_no_matadors_and_a_suit_keeps_its_order() -> None:
    assert ask("matadors", NULL, "matadors") == {"matadors": None}
    trumps_suit = {"contract": "C", "group": "C"}
    assert ask("rank_order", trumps_suit, "order_high_to_low") == {"order_high_to_low": []}
    assert ask("legal_moves", {"contract": "G", "trick": [], "hand": ["SA"]}, "legal") == {
        "legal": ["SA"]
    }


# --- broken vectors and files -------------------------------------------------------


@pytest.mark.parametrize(
    ("vector", "error"),
    [
        (None, "nothing is expected"),
        ([1], "nothing is expected"),
        ({}, "nothing is expected"),
        ({"id": "X", "category": "bid_list", "input": {}, "expected": {}}, "nothing is expected"),
        ({"id": "X", "expected": {"a": 1}}, "unknown category None"),
        ({"id": "X", "expected": {"a": 1}, "category": "tarot"}, "unknown category 'tarot'"),
        ({"expected": {"a": 1}, "category": ["auction"]}, "unknown category ['auction']"),
        ({"expected": {"a": 1}, "category": "auction"}, "missing or unknown: 'input'"),
        (
            {"expected": {"a": 1}, "category": "auction", "input": [3]},
            "the input is not as this category has it",
        ),
    ],
)
def test_broken_vectors_say_why(vector: object, error: str) -> None:
    fields = answer(vector)
    assert fields["ok"] is False
    assert fields["error"] == error


DEALT = {
    "declarer_hand": ["CJ", "DA", "DT", "DK", "D9", "SA", "ST", "HA", "HT", "C7"],
    "skat": ["S7", "H8"],
}
RESULT = {
    **DEALT, "contract": "D", "bid": 18, "declarer_card_points": 61, "declarer_tricks": 6,
}  # fmt: skip
EARLY = {**DEALT, "contract": "D", "bid": 18}
RAMSCH = {
    "variant": "ramsch_skat_to_loser", "trick_points": [50, 45, 20], "skat_points": 5,
    "tricks": [3, 4, 3],
}  # fmt: skip
SPITZE = {
    "variant": "spitze", "contract": "G", "matadors": 2, "points": 70, "tricks": 7,
    "last_trick_with_lowest_trump": True,
}  # fmt: skip


@pytest.mark.parametrize(
    ("category", "sound", "wrong", "error"),
    [
        ("card_points", {"cards": ["CA"]}, {"cards": ["XY"]}, "no such card: 'XY'"),
        ("card_points", {"cards": ["CA"]}, {"cards": ["CA", "CA"]}, "cards has a card twice"),
        ("card_points", {"cards": ["CA"]}, {"cards": None}, "cards is a list of cards, not None"),
        ("result", RESULT, {"contract": "X"}, "no such contract: 'X'"),
        ("result", RESULT, {"bid": 17}, "bid is a whole number from 18 to 264, not 17"),
        ("result", RESULT, {"bid": 19}, "nobody can bid 19"),
        ("result", RESULT, {"bid": True}, "bid is a whole number from 18 to 264, not True"),
        ("result", RESULT, {"declarer_tricks": 60},
         "declarer_tricks is a whole number from 0 to 10, not 60"),
        ("result", RESULT, {"declarer_card_points": 610},
         "declarer_card_points is a whole number from 0 to 120, not 610"),
        ("result", RESULT, {"declarer_hand": DEALT["declarer_hand"][:5]},
         "declarer_hand has 10 cards, not 5"),
        ("result", RESULT, {"skat": ["CJ", "H8"]}, "a card is both in the hand and in the skat"),
        ("result", RESULT, {"hand": 1}, "hand is true or false, not 1"),
        ("announcement", {"contract": "C"}, {"announcements": ["foo"]},
         "announcements are of schneider, schwarz, ouvert, not ['foo']"),
        ("multiplier", {**RESULT, "matadors": 4}, {"matadors": 99},
         "matadors is a whole number from -11 to 11, not 99"),
        ("multiplier", {**RESULT, "matadors": 4}, {"matadors": 0},
         "nobody plays with or without 0 matadors"),
        ("null_overbid", {**EARLY, "contract": "N"}, {"contract": "C"}, "contract is N, not 'C'"),
        ("bid_valid", {"value": 18}, {"value": "18"},
         "value is a whole number from 0 to 1000, not '18'"),
        ("auction", {"calls": [["M", 18]]}, {"calls": [["M", "maybe"]]},
         "a call is a number, yes or pass, not 'maybe'"),
        ("legal_moves", {"contract": "C", "hand": ["CA"], "trick": ["C7"]}, {"trick": ["CA"]},
         "a card is both in the hand and in the trick"),
        ("legal_moves", {"contract": "C", "hand": ["CA"], "trick": ["C7"]}, {"hand": []},
         "hand has 1 to 10 cards, not 0"),
        ("early_end", {**EARLY, "event": "trick_completed"}, {"event": "x"},
         "missing or unknown: 'x'"),
        ("early_end", {**EARLY, "event": "trick_completed"},
         {"declarer_points": 100, "defender_points": 21},
         "both sides have more than 120 points together"),
        ("early_end", {**EARLY, "event": "trick_completed"},
         {"declarer_tricks": 6, "defender_tricks": 5},
         "both sides have more than 10 tricks together"),
        ("early_end", {**EARLY, "event": "declarer_throws_cards"}, {"discard": ["C8", "C9"]},
         "the discard is not of the declarer's cards"),
        ("early_end", {**EARLY, "event": "declarer_shows_cards", "accepted_by": 2},
         {"claimed_level": "all"}, "claimed_level is schneider or schwarz, not 'all'"),
        ("list_total", {"players": ["A", "B", "C"], "games": []}, {"players": "ABC"},
         "players is a list of names, not 'ABC'"),
        ("list_total", {"players": ["A", "B", "C"], "games": []}, {"players": ["A", "A", "C"]},
         "players are three or four different names"),
        ("variant", {"variant": "bock", "value": 18, "won": True}, {"kontra": 10**9},
         "kontra is a whole number from 0 to 10, not 1000000000"),
        ("variant", RAMSCH, {"tricks": [3, 4, 4]}, "a Ramsch has 120 points and 10 tricks"),
        ("variant", RAMSCH, {"tricks": 3}, "tricks are three whole numbers, not 3"),
        ("variant", SPITZE, {"matadors": 4}, "no Spitze in Null, nor in Grand with 4"),
    ],
)  # fmt: skip
def test_input_that_cannot_be_is_told(
    category: str, sound: dict[str, object], wrong: dict[str, object], error: str
) -> None:
    vector = {"id": "X", "category": category, "expected": {"a": 1}}
    assert "error" not in answer({**vector, "input": sound})
    assert answer({**vector, "input": {**sound, **wrong}})["error"] == error


def test_true_is_not_one() -> None:
    vector = {"id": "X", "category": "bid_valid", "input": {"value": 18}}
    assert answer({**vector, "expected": {"valid": True}})["ok"] is True
    assert answer({**vector, "expected": {"valid": 1}})["ok"] is False


def test_a_march_may_cost_the_others() -> None:
    march = {**RAMSCH, "trick_points": [0, 115, 0], "tricks": [0, 10, 0]}
    for costs, scores in ((False, [0, 120, 0]), (True, [-120, 0, -120])):
        input_ = {**march, "march_costs_others": costs}
        vector = {"id": "X", "category": "variant", "input": input_, "expected": {"scores": scores}}
        assert answer(vector)["ok"] is True


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-300, 300) | st.floats() | st.text(max_size=3)
    | st.sampled_from(["CJ", "C", "N", "G", "M", "yes", "schneider", "trick_completed", "bock"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=8,
)  # fmt: skip


@given(st.sampled_from([*VECTORS]), st.data())
def test_no_vector_can_crash(name: str, data: st.DataObject) -> None:
    vector = VECTORS[name]
    given_ = {**vector["input"]}
    for field in data.draw(st.lists(st.sampled_from([*given_, "more"]), max_size=3)):
        given_[field] = data.draw(JSON)
    answer({**vector, "input": given_})
    answer({**vector, "input": data.draw(JSON)})
    answer(data.draw(JSON))


def test_a_file_may_be_a_bare_list(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text(json.dumps([VECTORS["CP01"]]), encoding="utf-8")
    assert [ok for ok, _ in vectors.run([file])] == [True]


@pytest.mark.parametrize(
    "content", ["", "{", "3", "{}", "[]", '{"vectors": 3}', "\xff", "[" * 99999]
)
def test_an_unreadable_file_is_one_line_and_the_next_is_served(
    tmp_path: Path, content: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content.encode("latin-1"))
    lines = [*vectors.run([file, tmp_path / "missing.json", FILE])]
    assert [ok for ok, _ in lines] == [False, False, *[True] * 220]
    assert json.loads(lines[0][1])["error"].startswith(f"{file}: ")
    assert json.loads(lines[1][1])["error"].endswith(
        "missing.json: there is no such file or folder"
    )
