"""The journal: what happened in a list, on disk before it is shown.

A text file with one line per entry: a checksum, a blank, and the entry as JSON (`entries`).
The checksum is the CRC-32 of the JSON, carried on from line to line, so that it also tells
when a line is missing or in the wrong place.
"""

import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from enum import Enum
from io import FileIO
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QLockFile

from skat_desktop.session.entries import Entry, ListStarted, UnknownVersion, from_json, to_json
from skat_desktop.session.names import free_name
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.table import Table, after

_BEGUN_LINE: Final = re.compile(rb"[0-9a-f]{0,8}|[0-9a-f]{8} (\{.*)?")


class Flaw(Enum):
    """Why a journal is not good to its end."""

    TORN = "torn"
    """The program ended while the last line was being written."""
    DAMAGED = "damaged"
    """A line is not what was written, or cannot follow the lines before."""
    UNKNOWN_VERSION = "other-version"
    """A version of the program wrote it that this one does not know."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a journal holds: the entries that are intact, and the table they lead to.

    ``size`` is the length of the intact part in bytes and ``checksum`` that of its last line;
    ``detail`` says what is wrong with the rest.
    """

    entries: tuple[Entry, ...]
    table: Table | None
    size: int
    checksum: int
    flaw: Flaw | None = None
    detail: str = ""


def read(data: bytes) -> Reading:
    """Read the bytes of a journal as far as they are intact."""
    *lines, tail = data.split(b"\n")
    entries: list[Entry] = []
    table: Table | None = None
    size = checksum = 0
    flaw, detail = None, ""
    try:
        for line in lines:
            entry, following = _parse(line, checksum)
            table = after(table, entry)
            entries.append(entry)
            size += len(line) + 1
            checksum = following
        if tail:
            flaw = Flaw.TORN if _BEGUN_LINE.fullmatch(tail) else Flaw.DAMAGED
    except UnknownVersion as error:
        flaw, detail = Flaw.UNKNOWN_VERSION, str(error)
    except (ValueError, RecursionError) as error:  # no entry, or one that the rules forbid here
        flaw, detail = Flaw.DAMAGED, f"line {len(entries) + 1}: {error}"
    return Reading(tuple(entries), table, size, checksum, flaw, detail)


def line_of(entry: Entry, checksum: int) -> tuple[bytes, int]:
    """The line for this entry and its checksum, given that of the line before (0 if none)."""
    text = json.dumps(to_json(entry), ensure_ascii=False, separators=(",", ":")).encode()
    checksum = crc32(text, checksum)
    return b"%08x %s\n" % (checksum, text), checksum


def _parse(line: bytes, checksum: int) -> tuple[Entry, int]:
    head, _, text = line.partition(b" ")
    if head != b"%08x" % crc32(text, checksum):
        raise ValueError("the checksum is wrong")
    entry = from_json(json.loads(text))
    written, checksum = line_of(entry, checksum)
    if written != line + b"\n":  # such as true in place of 1
        raise ValueError("not as this program writes it")
    return entry, checksum


class Journal:
    """The journal file of one running program.

    Never raises for what is wrong with the file or the disk, but reports it.  A journal that
    is damaged, or from another version, is moved aside and its intact part goes on.  While the
    file cannot be written, the entries wait and are saved as soon as it can.  When a new list
    begins, the one before it goes into the folder ``lists`` beside the file.  ``table`` is
    where the file ended when it was opened, None if it held no list.
    """

    def __init__(self, path: Path, report: Callable[[Notice], None]) -> None:
        self.table: Table | None = None
        self._path = path
        self._report = report
        self._text = bytearray()  # the whole list, saved or not
        self._checksum = 0
        self._file: FileIO | None = None
        self._is_ours = False
        self._is_failing = False
        self._lock = QLockFile(f"{path}.lock")
        self._lock.setStaleLockTime(0)  # no lock is stale while its program runs, for weeks even
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            refusal = self._take_lock()
            if refusal is QLockFile.LockError.LockFailedError:
                report(Notice(NoticeKind.JOURNAL_IN_USE, path))
                return
            reading = self._read()
            if reading is None:
                return
            if refusal is not QLockFile.LockError.NoError:
                raise OSError(f"no lock file: {refusal.name}")
            self._is_ours = True
            self._make_ready(reading)
        except OSError as error:
            self._fail(error)

    def append(self, entry: Entry) -> None:
        """Add an entry; the operating system has it when this returns.

        The start of a list takes the place of the list before, which is put away.
        """
        if isinstance(entry, ListStarted):
            self._close_file()
            if self._is_ours:
                self._put_away()
            self._text.clear()
            self._checksum = 0
        line, self._checksum = line_of(entry, self._checksum)
        self._text += line
        if not self._is_ours:
            return
        try:
            if self._file is None:
                self._write_anew()
            else:
                _write(self._file, line)
        except OSError as error:
            self._fail(error)

    def sync(self) -> None:
        """Have the operating system write everything to the disk itself."""
        if self._file is not None:
            try:
                os.fsync(self._file.fileno())
            except OSError as error:
                self._fail(error)

    def close(self) -> None:
        """Let go of the file, for others to use."""
        self._close_file()
        self._lock.unlock()

    def _take_lock(self) -> QLockFile.LockError:
        # A killed program leaves its lock file, but nobody holds it: only then can it be removed.
        # Qt itself goes by the process's number, which another program may have by now.
        if not self._lock.tryLock(0) and self._lock.removeStaleLockFile():
            self._lock.tryLock(0)
        return self._lock.error()

    def _read(self) -> Reading | None:
        """Take up what the file holds; None, and a report, if it cannot be read at all."""
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            data = b""
        except OSError as error:
            self._report(Notice(NoticeKind.JOURNAL_UNREADABLE, self._path, str(error)))
            return None
        else:
            if not data:  # What a power cut may leave: an empty journal is never written.
                self._report(Notice(NoticeKind.JOURNAL_EMPTY, self._path))
        reading = read(data)
        self.table = reading.table
        self._text += data[: reading.size]
        self._checksum = reading.checksum
        return reading

    def _make_ready(self, reading: Reading) -> None:
        """Make the file fit to go on with; without a list, its start will make a new file."""
        kind = _notice_of(reading)
        if reading.flaw and kind:
            aside = self._move_aside(reading.flaw)
            self._report(Notice(kind, aside, reading.detail))
        if reading.table is None:
            return
        if reading.flaw:
            self._write_anew()
        else:
            self._file = FileIO(self._path, "a")

    def _move_aside(self, flaw: Flaw) -> Path:
        aside = free_name(self._path.with_name(f"{self._path.name}.{flaw.value}-"))
        self._path.rename(aside)
        return aside

    def _put_away(self) -> None:
        """Keep the list before, if anything was played in it, by the date of its last entry."""
        if self._text.count(b"\n") < 2:
            return
        # A list that cannot be kept must not keep the person from the next one.
        with suppress(OSError):
            day = date.fromtimestamp(self._path.stat().st_mtime)
            folder = self._path.with_name("lists")
            folder.mkdir(exist_ok=True)
            self._path.rename(free_name(folder / f"{day}-", self._path.suffix))

    def _write_anew(self) -> None:
        """Write the whole list to a new file that then takes the place of the old one."""
        new = self._path.with_name(f"{self._path.name}.new")
        with FileIO(new, "w") as file:
            _write(file, self._text)
            os.fsync(file.fileno())
        new.replace(self._path)
        self._file = FileIO(self._path, "a")
        self._is_failing = False

    def _fail(self, error: OSError) -> None:
        self._close_file()
        if not self._is_failing:
            self._report(Notice(NoticeKind.JOURNAL_UNWRITABLE, self._path, str(error)))
        self._is_failing = True

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _notice_of(reading: Reading) -> NoticeKind | None:
    """What to tell of a journal that has to be moved aside; None if it need not be."""
    match reading.flaw:
        case Flaw.UNKNOWN_VERSION:
            return NoticeKind.JOURNAL_UNKNOWN
        case Flaw.DAMAGED if reading.table:
            return NoticeKind.JOURNAL_DAMAGED
        case Flaw.DAMAGED | Flaw.TORN if not reading.table:
            return NoticeKind.JOURNAL_LOST
        case _:
            return None


def _write(file: FileIO, data: bytes | bytearray) -> None:
    """Write all of it; a file without a buffer may take less at a time."""
    written = 0
    while written < len(data):
        written += file.write(data[written:])
