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
        (None, "expected is not an object"),
        ([1], "expected is not an object"),
        ({}, "expected is not an object"),
        ({"id": "X", "expected": {}}, "unknown category None"),
        ({"id": "X", "expected": {}, "category": "tarot"}, "unknown category 'tarot'"),
        ({"id": "X", "expected": {}, "category": ["auction"]}, "unknown category ['auction']"),
        ({"id": "X", "expected": {}, "category": "auction"}, "missing or unknown: 'input'"),
        (
            {"id": "X", "expected": {}, "category": "card_points", "input": {"cards": ["XY"]}},
            "ValueError: no such card: 'XY'",
        ),
        (
            {"id": "X", "expected": {}, "category": "early_end", "input": {**CLUBS, "event": "x"}},
            "missing or unknown: 'x'",
        ),
        (
            {"id": "X", "expected": {}, "category": "variant",
             "input": {"variant": "bock", "value": 1, "won": True, "kontra": 10**9}},
            "ValueError: no number of doublings: [1000000000, 0, True]",
        ),
    ],
)  # fmt: skip
def test_broken_vectors_say_why(vector: object, error: str) -> None:
    fields = answer(vector)
    assert fields["ok"] is False
    assert fields["error"].startswith(error.split(" [", maxsplit=1)[0])


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
    assert json.loads(lines[1][1])["error"].endswith("missing.json: there is no such file")
