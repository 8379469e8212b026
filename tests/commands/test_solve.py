"""``skat-desktop solve``: positions in, values out."""

import json
import lzma
from pathlib import Path

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


GOOD = json.loads(SMALL[0])


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "[]",
        "{",
        "[" * 100_000,
        json.dumps({**GOOD, "contract": "X"}),
        json.dumps({**GOOD, "leader": 3}),
        json.dumps({**GOOD, "hands": GOOD["hands"][:2]}),
        json.dumps({**GOOD, "hands": [["CA", "CA"], ["C7", "C8"], ["C9", "CT"]], "trick": []}),
        json.dumps({**GOOD, "hands": [["CA"], ["CA"], ["C9"]], "trick": []}),
        json.dumps({**GOOD, "hands": [["CX"], ["CA"], ["C9"]], "trick": []}),
        json.dumps({**GOOD, "hands": [[7], ["CA"], ["C9"]], "trick": []}),
        json.dumps({**GOOD, "trick": ["CA", "SA", "HA"]}),
        json.dumps({**GOOD, "declarer_points_so_far": 121}),
        json.dumps({**GOOD, "declarer_points_so_far": "61"}),
    ],
)
def test_a_bad_line_is_an_error_and_the_next_is_served(bad: str, tmp_path: Path) -> None:
    ok, answer = solve.solve(bad, Solver(), "here")
    assert not ok
    assert json.loads(answer)["error"].startswith("here: ")
    file = tmp_path / "positions.jsonl"
    file.write_text(f"{bad}\n{SMALL[0]}", encoding="utf-8")
    assert [ok for ok, _ in solve.run([file])][-1:] == [True]


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    answers = [*solve.run([tmp_path / "missing", tmp_path, tmp_path / "binary"])]
    assert [ok for ok, _ in answers] == [False] * 3
