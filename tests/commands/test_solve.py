"""``skat-desktop solve``: positions in, values out."""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from skat_desktop.commands import solve
from skat_desktop.solver.solver import Solver

DATA = Path(__file__).parents[1] / "data" / "opencard-public.jsonl.xz"
with lzma.open(DATA, "rt", encoding="ascii") as positions:
    SMALL = [line for line in positions if sum(map(len, json.loads(line)["hands"])) <= 12]


def test_the_same_lines_come_back_with_their_values(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    asked = [{k: v for k, v in json.loads(line).items() if k not in ("value", "made", "moves")}
             for line in SMALL]  # fmt: skip
    file.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    answers = [*solve.run([file])]
    assert len(answers) == len(SMALL)
    for (ok, answer), line in zip(answers, SMALL, strict=True):
        assert ok
        fields = json.loads(answer)
        assert fields.pop("ms") >= 0
        assert fields.pop("nodes") > 0
        assert fields == json.loads(line)


HANDS = [["C7", "SA"], ["CA", "H7"], ["CT", "DT"]]
GOOD = {
    "contract": "C",
    "hands": HANDS,
    "leader": 0,
    "trick": [],
    "declarer_points_so_far": 78,
}
WRONG: dict[str, list[Any]] = {
    "contract": ["X", "c", "", None, 9, ["C"]],
    "hands": [
        None,
        [],
        HANDS[:2],
        [*HANDS, ["D7", "D8"]],
        ["C7", "CA", "CT"],
        [["C7", "SA"], ["CA", "H7"], ["CT"]],
        [["C7", "SA"], ["CA", "H7"], ["CT", "SA"]],
        [["C7", "C7"], ["CA", "H7"], ["CT", "DT"]],
        [["C7", "SX"], ["CA", "H7"], ["CT", "DT"]],
        [["C7", 7], ["CA", "H7"], ["CT", "DT"]],
    ],
    "leader": [-1, 3, 1.0, "0", True, None, 10**30],
    "trick": [None, "D7", {"D7": 1}, ["D7"], ["DX"], ["D7", "D8", "D9"], [7]],
    "declarer_points_so_far": [-1, 79, 121, 61.0, "61", True, None],
}
"""For each field what it cannot be."""


def test_a_position_may_have_all_points_that_are_gone() -> None:
    ok, answer = solve.solve(json.dumps(GOOD), Solver())
    assert ok
    assert json.loads(answer)["value"] == 78


@pytest.mark.parametrize(
    "bad",
    [
        "[]",
        "{",
        "{}",
        "null",
        "no JSON",
        "[" * 100_000,
        json.dumps(GOOD) * 2,
        json.dumps({**GOOD, "id": float("nan")}),
        *(
            json.dumps({**GOOD, field: wrong})
            for field, wrongs in WRONG.items()
            for wrong in wrongs
        ),
        *(json.dumps({k: v for k, v in GOOD.items() if k != missing}) for missing in GOOD),
    ],
)
def test_a_bad_line_is_an_error_and_the_next_is_served(bad: str, tmp_path: Path) -> None:
    ok, answer = solve.solve(bad, Solver(), "here")
    assert not ok
    assert json.loads(answer).keys() == {"error"}
    assert json.loads(answer)["error"].startswith("here: ")
    file = tmp_path / "positions.jsonl"
    file.write_text(f"{bad}\n\n{json.dumps(GOOD)}", encoding="utf-8")
    (first, error), (second, _) = solve.run([file])
    assert (first, second) == (False, True)
    assert json.loads(error)["error"].startswith(f"{file} line 1: ")


def test_bytes_that_are_no_text_spoil_their_own_line_only(tmp_path: Path) -> None:
    good = json.dumps(GOOD).encode()
    file = tmp_path / "positions.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + good + b"\r\n\xff\xfe\x00\n" + good)
    assert [ok for ok, _ in solve.run([file])] == [True, False, True]


def test_a_file_that_cannot_be_read_is_an_error_and_the_next_is_served(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    answers = [*solve.run([tmp_path / "missing", tmp_path, file])]
    assert [ok for ok, _ in answers] == [False, False, True]
    assert (
        json.loads(answers[0][1])["error"]
        == f"{tmp_path / 'missing'}: there is no such file or folder"
    )


def test_null_is_made_or_not() -> None:
    null = {**GOOD, "contract": "N", "hands": [["C9", "SA"], ["C7", "H7"], ["CT", "DT"]]}
    ok, answer = solve.solve(json.dumps(null), Solver())
    assert ok
    fields = json.loads(answer)
    assert fields["made"] is True
    assert fields["moves"] == {"C9": True, "SA": False}


@pytest.mark.parametrize(
    ("field", "wrong", "why"),
    [("contract", "X", "no such contract: 'X'"), ("leader", 3, "the leader is 0, 1 or 2, not 3")],
)
def test_what_is_wrong_is_said_in_words_of_the_game(field: str, wrong: object, why: str) -> None:
    ok, answer = solve.solve(json.dumps({**GOOD, field: wrong}), Solver(), "line 7")
    assert not ok
    assert json.loads(answer) == {"error": f"line 7: {why}"}
