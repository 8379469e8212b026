"""Checking records: one line each, and a reason for every one that differs."""

import json
from pathlib import Path
from typing import Any

import pytest

from skat_desktop.commands import check

DATA = Path(__file__).parent.parent / "data"
ISS = DATA / "iss.sgf"


def lines(*files: Path) -> list[dict[str, Any]]:
    """The lines of output for these files."""
    output = [(ok, json.loads(line)) for ok, line in check.run(files)]
    assert all(ok is fields["ok"] for ok, fields in output)
    return [fields for _, fields in output]


def test_of_the_real_records_two_differ() -> None:
    output = lines(ISS)
    assert len(output) == 30
    differing = {line["id"]: line["why"] for line in output if not line["ok"]}
    assert differing.keys() == {"272095", "10330141"}
    assert differing["10330141"] == "v:-96 here, v:-288 recorded; m:3 here, m:-11 recorded"
    assert differing["272095"].endswith("rearhand alone cannot resign")


def test_a_line_has_both_results() -> None:
    assert lines(ISS)[5] == {
        "id": "756788",
        "ok": True,
        "result": "passed",
        "recorded": "passed",
        "why": None,
    }


def test_a_damaged_record_says_where(tmp_path: Path) -> None:
    corrupt = DATA / "iss-corrupt.sgf"
    (line,) = lines(corrupt)
    assert (line["id"], line["ok"], line["result"]) == ("18358", False, None)
    assert line["why"].startswith(f"{corrupt} line 1, column 272: 0 ??: a card is hidden")


def test_the_records_after_a_damaged_one_are_served(tmp_path: Path) -> None:
    file = tmp_path / "mixed.sgf"
    good = ISS.read_text(encoding="utf-8").splitlines()[5]
    file.write_bytes(b"\xef\xbb\xbf" + good.encode() + b"\r\n\r\nnonsense \xff\xfe\r\n"
                     + good.replace("p006", "J\xfcrgen").encode("latin-1"))  # fmt: skip
    output = lines(file)
    assert [line["ok"] for line in output] == [True, False, True]
    assert output[1]["id"] is None
    assert output[1]["why"] == f"{file} line 3, column 1: expected (; at the beginning"


def test_a_game_that_is_not_over_is_said_to_be_so() -> None:
    text = ISS.read_text(encoding="utf-8").splitlines()[4].replace(" 0 SK 1 DK 2 HT ]", " ]")
    ok, line = check.check(text)
    assert not ok
    assert json.loads(line)["result"] == "unknown"
    assert json.loads(line)["why"].endswith("recorded; the game is not over")


@pytest.mark.parametrize(("result", "recorded"), [("", None), ("R[unknown]", "unknown")])
def test_without_a_recorded_result_it_is_enough_to_replay(
    result: str, recorded: str | None
) -> None:
    text = ISS.read_text(encoding="utf-8").splitlines()[5].replace("R[passed]", result)
    ok, line = check.check(text)
    assert ok
    assert json.loads(line)["recorded"] == recorded
    assert json.loads(line)["result"] == "passed"


def test_unreadable_and_empty_files_are_a_line_each(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sgf"
    empty.write_text("\n", encoding="utf-8")
    output = lines(tmp_path / "missing.sgf", tmp_path, empty, ISS)
    assert [line["ok"] for line in output[:3]] == [False] * 3
    assert output[0]["why"] == f"{tmp_path / 'missing.sgf'}: there is no such file or folder"
    assert output[1]["why"] == f"{tmp_path}: a folder is not a file"
    assert output[2]["why"] == f"{empty}: no record in it"
    assert len(output) == 33
