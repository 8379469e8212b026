"""``skat-desktop check``: replay game records and compare with the results they state."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from skat_desktop.commands.files import trouble
from skat_desktop.core.record import RecordError, parse_record
from skat_desktop.core.record_result import differences, result_of

_ID: Final = re.compile(r"ID\[([^]]*)\]")


def run(files: Iterable[Path], translate: Callable[[str], str] = str) -> Iterator[tuple[bool, str]]:
    """For each record of the files whether it holds, and its line of output.

    Only what is wrong with a file as a whole is said in the language of ``translate``.
    """
    for file in files:
        found = False
        try:
            # Names may be in any encoding; only the notation itself must be ASCII.
            with file.open(encoding="utf-8-sig", errors="surrogateescape") as lines:
                for number, line in enumerate(lines, 1):
                    if line.strip():
                        found = True
                        yield check(line, f"{file} line {number}")
        except OSError as error:
            yield _line(None, why=f"{file}: {trouble(error, translate)}")
            continue
        if not found:
            yield _line(None, why=f"{file}: {translate('no record in it')}")


def check(text: str, where: str = "") -> tuple[bool, str]:
    """Whether one record holds, and its line of output.

    A record that states no result, or "unknown", holds if it can be replayed.
    """
    try:
        record = parse_record(text)
    except RecordError as error:
        ident = _ID.search(text)
        return _line(ident and ident[1], why=f"{where}, {error}" if where else str(error))
    own, recorded = result_of(record.game), record.recorded
    why = [] if recorded in (None, "unknown") else [*differences(own, recorded)]
    if why and own == "unknown":
        alone = " and ".join(seat.name.lower() for seat in sorted(record.resigned))
        why.append(f"{alone} alone cannot resign" if alone else "the game is not over")
    return _line(
        record.id,
        result=str(own),
        recorded=None if recorded is None else str(recorded),
        why="; ".join(why) or None,
    )


def _line(
    ident: str | None,
    *,
    result: str | None = None,
    recorded: str | None = None,
    why: str | None = None,
) -> tuple[bool, str]:
    ok = why is None
    fields = {"id": ident, "ok": ok, "result": result, "recorded": recorded, "why": why}
    return ok, json.dumps(fields)
