"""Where the games of a match begin: seeded deals, or those of recorded games."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from skat_desktop.core.actions import Declare
from skat_desktop.core.events import Acted, Dealt, Event
from skat_desktop.core.record import RecordError, parse_record
from skat_desktop.core.ruleset import ISKO, RuleSet
from skat_desktop.session.dealing import deal_of


@dataclass(frozen=True, slots=True)
class Opening:
    """The deal with its number, from 1, and what has happened already."""

    number: int
    events: tuple[Event, ...]
    rules: RuleSet = ISKO


def seeded(seed: int, deals: int) -> list[Opening]:
    """The first deals of the list with this seed, as the table deals them."""
    return [Opening(number, (Dealt(deal_of(seed, number)),)) for number in range(1, deals + 1)]


def recorded(file: Path, deals: int | None, *, declared: bool) -> list[Opening]:
    """The deals of a file of game records, at most so many, numbered as they stand there.

    If ``declared``, the games are begun as recorded, up to the announcement, and those without
    one are left out.  Raises `OSError`, and `ValueError` with the line of a damaged record.
    """
    with file.open(encoding="utf-8-sig", errors="surrogateescape") as lines:
        return [*islice(_openings(lines, declared=declared), deals)]


def _openings(lines: Iterable[str], *, declared: bool) -> Iterator[Opening]:
    number = 0
    for place, line in enumerate(lines, 1):
        if not line.strip():
            continue
        number += 1
        try:
            record = parse_record(line)
        except RecordError as error:
            raise ValueError(f"line {place}, {error}") from None
        if not declared:
            yield Opening(number, record.events[:1])
        elif announced := _until_announced(record.events):
            yield Opening(number, announced, record.game.rules)


def _until_announced(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the announcement; none if there is no announcement."""
    for index, event in enumerate(events):
        if isinstance(event, Acted) and isinstance(event.action, Declare):
            return events[: index + 1]
    return ()
