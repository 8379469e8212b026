"""The journal survives what can happen to a file, and says what happened."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.actions import Bid, Hold, Pass
from skat_desktop.core.events import Acted
from skat_desktop.core.seats import Seat
from skat_desktop.session.entries import DealStarted, Entry, ListStarted
from skat_desktop.session.journal import Flaw, Journal, line_of, read
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.setup import ListSetup
from skat_desktop.session.table import Table, fold
from tests.session.sessions import make_setup, random_session

SETUP = make_setup(players=4, deals=3)
SESSION = random_session(SETUP, seed=4, length=60)


def written(entries: list[Entry]) -> bytes:
    """The journal of these entries."""
    checksum, lines = 0, []
    for entry in entries:
        line, checksum = line_of(entry, checksum)
        lines.append(line)
    return b"".join(lines)


DATA = written(SESSION)


def to_text(setup: ListSetup) -> bytes:
    """The JSON of the start of a list."""
    return written([ListStarted(setup)]).partition(b" ")[2].strip()


class Opened:
    """A journal opened for a test, with what it reported."""

    def __init__(self, path: Path) -> None:
        self.notices: list[Notice] = []
        self.journal = Journal(path, self.notices.append)

    @property
    def kinds(self) -> list[NoticeKind]:
        return [notice.kind for notice in self.notices]

    @property
    def table(self) -> Table | None:
        return self.journal.table

    def append(self, *entries: Entry) -> None:
        for entry in entries:
            self.journal.append(entry)


@contextmanager
def opened(path: Path) -> Iterator[Opened]:
    """The journal at this path, closed in the end."""
    result = Opened(path)
    try:
        yield result
    finally:
        result.journal.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal is, in a folder that is still to be made."""
    return tmp_path / "spieler Ä" / "list.journal"


def files(path: Path) -> list[str]:
    """The names of all files beside the journal, without it and its lock."""
    return sorted(
        file.name
        for file in path.parent.iterdir()
        if file.name not in (path.name, "list.journal.lock")
    )


def store(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


# Reading


def test_what_was_written_is_read() -> None:
    reading = read(DATA)
    assert reading.entries == tuple(SESSION)
    assert reading.table == fold(SESSION)
    assert (reading.size, reading.flaw) == (len(DATA), None)


def test_an_empty_journal_holds_nothing() -> None:
    reading = read(b"")
    assert (reading.entries, reading.table, reading.flaw) == ((), None, None)


def test_lines_can_be_read_by_people() -> None:
    lines = written([ListStarted(SETUP), Acted(Seat.MIDDLEHAND, Bid(18))]).splitlines()
    assert "Änne" in lines[0].decode()
    assert lines[1].partition(b" ")[2] == b'{"M":"18"}'


def test_the_last_line_torn_at_every_byte() -> None:
    whole, last = written(SESSION[:-1]), DATA[len(written(SESSION[:-1])) :]
    for length in range(1, len(last)):
        reading = read(whole + last[:length])
        assert reading.flaw is Flaw.TORN
        assert reading.entries == tuple(SESSION[:-1])
        assert reading.size == len(whole)


def test_the_first_line_torn_at_every_byte() -> None:
    first = written(SESSION[:1])
    for length in range(1, len(first)):
        reading = read(first[:length])
        assert (reading.flaw, reading.table) == (Flaw.TORN, None)


def test_any_byte_flipped() -> None:
    starts = [len(written(SESSION[:n])) for n in range(len(SESSION))]
    for place in range(0, len(DATA) - 1):
        bad = bytearray(DATA)
        bad[place] ^= 1 << place % 8
        reading = read(bytes(bad))
        intact = sum(start <= place for start in starts) - 1
        assert reading.flaw is Flaw.DAMAGED, place
        assert reading.entries == tuple(SESSION[:intact])
        assert reading.detail == f"line {intact + 1}: the checksum is wrong"


@given(st.integers(0, len(SESSION) - 2))
def test_a_missing_line_is_noticed(missing: int) -> None:
    lines = DATA.splitlines(keepends=True)
    reading = read(b"".join(lines[:missing] + lines[missing + 1 :]))
    assert reading.flaw is Flaw.DAMAGED
    assert reading.entries == tuple(SESSION[:missing])


@given(st.binary())
def test_garbage_is_no_journal(garbage: bytes) -> None:
    reading = read(garbage)
    assert reading.entries == ()
    assert reading.flaw in (Flaw.TORN, Flaw.DAMAGED) if garbage else reading.flaw is None


@pytest.mark.parametrize(
    "tail", [b"\0" * 50, b"Dear diary", b"0123456", b"0123abcd {", b"12345678x"]
)
def test_only_what_can_be_a_line_is_cut_off(tail: bytes) -> None:
    begins_a_line = tail.startswith(b"0")
    assert read(DATA + tail).flaw is (Flaw.TORN if begins_a_line else Flaw.DAMAGED)


def test_an_entry_that_the_rules_forbid_is_damage() -> None:
    good: list[Entry] = [ListStarted(SETUP), Acted(Seat.MIDDLEHAND, Pass())]
    reading = read(written([*good, Acted(Seat.FOREHAND, Hold())]))
    assert (reading.flaw, reading.entries) == (Flaw.DAMAGED, tuple(good))
    assert "forehand" in reading.detail


# The file


def test_a_new_journal(path: Path) -> None:
    with opened(path) as journal:
        assert journal.table is None
        journal.append(*SESSION)
        assert path.read_bytes() == DATA
    assert journal.notices == []


def test_an_entry_is_on_its_way_to_the_disk_at_once(path: Path) -> None:
    with opened(path) as journal:
        for length, entry in enumerate(SESSION, start=1):
            journal.append(entry)
            assert read(path.read_bytes()).entries == tuple(SESSION[:length])
            journal.journal.sync()


def test_going_on_with_a_journal(path: Path) -> None:
    store(path, written(SESSION[:20]))
    with opened(path) as journal:
        assert journal.table == fold(SESSION[:20])
        journal.append(*SESSION[20:])
    assert path.read_bytes() == DATA
    assert journal.notices == []
    assert files(path) == []


def test_a_new_list_takes_the_place_of_the_old_one_which_is_put_away(path: Path) -> None:
    store(path, DATA)
    os.utime(path, (1795950000, 1795950000))  # the day on which that list was played
    other: list[Entry] = [ListStarted(SETUP), Acted(Seat.MIDDLEHAND, Pass())]
    with opened(path) as journal:
        journal.append(*other)
        assert path.read_bytes() == written(other)
        os.utime(path, (1795950000, 1795950000))
        journal.append(ListStarted(SETUP))
        assert path.read_bytes() == written([ListStarted(SETUP)])
    assert journal.notices == []
    day = date.fromtimestamp(1795950000)
    lists = {file.name: file.read_bytes() for file in path.with_name("lists").iterdir()}
    assert lists == {f"{day}-1.journal": DATA, f"{day}-2.journal": written(other)}


def test_a_list_in_which_nothing_was_played_is_not_kept(path: Path) -> None:
    with opened(path) as journal:
        journal.append(ListStarted(SETUP), ListStarted(SETUP))
    assert files(path) == []


def test_a_list_that_cannot_be_put_away_does_not_stop_the_next(path: Path) -> None:
    store(path, DATA)
    path.with_name("lists").write_text("in the way")
    with opened(path) as journal:
        journal.append(ListStarted(SETUP))
    assert path.read_bytes() == written([ListStarted(SETUP)])


def test_a_journal_is_there_only_once_a_list_is(path: Path) -> None:
    for _ in range(2):
        with opened(path) as journal:
            assert journal.notices == []
        assert not path.exists()


def test_an_empty_journal_is_told(path: Path) -> None:
    store(path, b"")
    with opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_EMPTY]
        assert journal.table is None
        journal.append(*SESSION)
    assert path.read_bytes() == DATA
    assert files(path) == []


@pytest.mark.parametrize(
    "bad", [b"nonsense\n", b"nonsense", DATA[:40], DATA[DATA.index(b"\n") + 1 :], b"\0" * 4096]
)
def test_a_journal_of_which_nothing_can_be_read_is_kept_and_told(path: Path, bad: bytes) -> None:
    store(path, bad)
    with opened(path) as journal:
        (notice,) = journal.notices
        assert notice.kind is NoticeKind.JOURNAL_LOST
        assert notice.path
        assert notice.path.read_bytes() == bad
        assert journal.table is None
        journal.append(*SESSION)
    assert path.read_bytes() == DATA


@pytest.mark.parametrize("text", [b"[" * 100_000, to_text(SETUP).replace(b":1,", b":true,", 1)])
def test_what_this_program_does_not_write_is_damage_even_with_a_checksum(text: bytes) -> None:
    assert read(b"%08x %s\n" % (crc32(text), text)).flaw is Flaw.DAMAGED


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_torn_line_is_cut_off(path: Path, cut: int) -> None:
    store(path, DATA[:-cut])
    with opened(path) as journal:
        assert journal.table == fold(SESSION[:-1])
        assert path.read_bytes() == written(SESSION[:-1])
        journal.append(SESSION[-1])
    assert path.read_bytes() == DATA
    assert journal.notices == []
    assert files(path) == []


def test_a_damaged_journal_is_kept_and_its_good_part_goes_on(path: Path) -> None:
    bad = written(SESSION[:30]) + b"nonsense\n" + DATA[len(written(SESSION[:31])) :]
    store(path, bad)
    with opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_DAMAGED]
        notice = journal.notices[0]
        assert notice.path == path.with_name("list.journal.damaged-1")
        assert notice.path.read_bytes() == bad
        assert "line 31" in notice.detail
        assert journal.table == fold(SESSION[:30])
        journal.append(SESSION[30])
    assert path.read_bytes() == written(SESSION[:31])
    with opened(path) as journal:
        assert journal.notices == []


def test_damaged_journals_are_never_overwritten(path: Path) -> None:
    for _ in range(3):
        store(path, b"nonsense\n")
        with opened(path) as journal:
            assert journal.table is None
    assert files(path) == [f"list.journal.damaged-{n}" for n in (1, 2, 3)]


def test_another_version_is_kept_too(path: Path) -> None:
    text = b'{"list":{"version":9,"new":"things"}}'
    data = b"%08x %s\n" % (crc32(text), text)
    store(path, data)
    with opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_UNKNOWN]
        assert journal.notices[0].path == path.with_name("list.journal.other-version-1")
        assert journal.notices[0].path.read_bytes() == data
        assert journal.table is None
        journal.append(*SESSION)
    assert path.read_bytes() == DATA


def test_two_programs_do_not_write_one_journal(path: Path) -> None:
    with opened(path) as first:
        first.append(*SESSION[:10])
        with opened(path) as second:
            assert second.kinds == [NoticeKind.JOURNAL_IN_USE]
            assert second.notices[0].path == path
            assert second.table is None
            second.append(ListStarted(SETUP))
            second.journal.sync()
        assert path.read_bytes() == written(SESSION[:10])
        first.append(*SESSION[10:])
    assert path.read_bytes() == DATA
    with opened(path) as third:
        assert third.notices == []


@pytest.mark.parametrize("pid", [os.getpid(), 999999999], ids=["ours", "nobody's"])
def test_a_lock_left_by_a_killed_program_is_no_lock(path: Path, pid: int) -> None:
    """Not even if another program has got its process number since."""
    store(path, DATA)
    with opened(path.with_name("other")):
        lock = path.with_name("other.lock").read_text()
    path.with_name("list.journal.lock").write_text(lock.replace(str(os.getpid()), str(pid), 1))
    with opened(path) as journal:
        assert journal.notices == []
        assert journal.table == fold(SESSION)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with opened(tmp_path / "file" / "list.journal") as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_UNWRITABLE]
        journal.append(*SESSION)
        journal.journal.sync()
    assert len(journal.notices) == 1
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_journal_that_cannot_be_read_is_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "something").write_text("of somebody")
    with opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_UNREADABLE]
        journal.append(*SESSION)
    assert (path / "something").read_text() == "of somebody"


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file can grow beyond this many bytes."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_is_told_once_and_nothing_is_lost(path: Path) -> None:
    with opened(path) as journal:
        journal.append(*SESSION[:10])
        with full_disk(path.stat().st_size + 5):
            journal.append(*SESSION[10:30])
            journal.journal.sync()
        assert journal.kinds == [NoticeKind.JOURNAL_UNWRITABLE]
        assert read(path.read_bytes()).entries == tuple(SESSION[:10])
        journal.append(*SESSION[30:])
        assert path.read_bytes() == DATA
        with full_disk(path.stat().st_size + 5):
            journal.append(DealStarted(2))
        assert len(journal.notices) == 2
    assert path.read_bytes()[: len(DATA)] == DATA


def test_a_disk_full_from_the_start(path: Path) -> None:
    path.parent.mkdir()
    with opened(path) as journal:
        with full_disk(3):
            journal.append(*SESSION[:5])
        assert journal.kinds == [NoticeKind.JOURNAL_UNWRITABLE]
        journal.append(*SESSION[5:])
    assert path.read_bytes() == DATA


def test_a_damaged_journal_on_a_full_disk_is_kept(path: Path) -> None:
    bad = written(SESSION[:30]) + b"nonsense\n"
    store(path, bad)
    with full_disk(400), opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_DAMAGED, NoticeKind.JOURNAL_UNWRITABLE]
        assert journal.notices[0].path is not None
        assert journal.notices[0].path.read_bytes() == bad
        assert journal.table == fold(SESSION[:30])


def test_without_room_for_a_lock_the_list_can_still_be_played(path: Path) -> None:
    store(path, DATA + b"nonsense\n")
    with full_disk(1), opened(path) as journal:
        assert journal.kinds == [NoticeKind.JOURNAL_UNWRITABLE]
        assert journal.table == fold(SESSION)
        journal.append(DealStarted(2))
    assert path.read_bytes() == DATA + b"nonsense\n"
