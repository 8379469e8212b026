"""Records: real ones, our own, damaged ones."""

import lzma
from functools import cache
from pathlib import Path

import pytest

from skat_desktop.core.record import Record, parse_record, write_record
from skat_desktop.core.record_result import differences, result_of

DATA = Path(__file__).parent.parent / "data"


@cache
def iss_lines() -> tuple[str, ...]:
    """The real records of the International Skat Server."""
    return tuple((DATA / "iss.sgf").read_text(encoding="utf-8").splitlines())


def iss(number: int) -> str:
    """The real record with this ID."""
    return next(line for line in iss_lines() if f"ID[{number}]" in line)


def faults(record: Record) -> tuple[str, ...]:
    """In what the replayed game differs from the recorded result."""
    assert record.recorded is not None
    return differences(result_of(record.game), record.recorded)


SPECIAL = {
    # The server counted the matadors of the skat alone, as nothing had been discarded.
    "10330141": ("v:-96 here, v:-288 recorded", "m:3 here, m:-11 recorded"),
    # One defender's resignation is said to have ended the game.
    "272095": (
        "unknown here, d:0 win v:72 m:1 bidok p:96 t:8 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
        " recorded",
    ),
}


@pytest.mark.parametrize("line", iss_lines(), ids=[f"{n}" for n in range(1, 31)])
def test_real_records_replay_to_their_result(line: str) -> None:
    record = parse_record(line)
    assert faults(record) == SPECIAL.get(record.id or "", ())
    assert write_record(record) == line


def test_every_game_of_xskat_replays_to_its_result() -> None:
    lines = lzma.decompress((DATA / "xskat-public.sgf.xz").read_bytes()).decode().splitlines()
    assert len(lines) == 8000
    for line in lines:
        record = parse_record(line)
        assert (record.id, faults(record), write_record(record)) == (record.id, (), line)
