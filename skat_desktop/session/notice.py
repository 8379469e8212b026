"""What the person has to be told beside the game."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class NoticeKind(Enum):
    """What it is about; the window has the words for each."""

    JOURNAL_DAMAGED = "journal damaged"
    """Part of the journal was damaged.  It is kept at ``path``; the game goes on from the last
    intact entry."""
    JOURNAL_LOST = "journal lost"
    """Nothing of the journal was intact.  It is kept at ``path``; a new list begins."""
    JOURNAL_EMPTY = "journal empty"
    """The journal at ``path`` was there, but empty; a new list begins."""
    JOURNAL_UNKNOWN = "journal unknown"
    """Another version of the program wrote the journal.  It is kept at ``path``."""
    JOURNAL_UNREADABLE = "journal unreadable"
    """The journal at ``path`` could not be read.  It is left alone; this game is not saved."""
    JOURNAL_UNWRITABLE = "journal unwritable"
    """The journal at ``path`` could not be written.  The game goes on unsaved; all of it is
    saved as soon as writing works again."""
    JOURNAL_IN_USE = "journal in use"
    """The program is running already and has the journal at ``path``; this game is not saved."""
    PLAYER_FAILED = "player failed"
    """A computer player did not come up with a legal action; a simple one was played instead."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the person.

    ``path`` is the file it is about, and ``detail`` what the system or the program said, in
    English, for a report.
    """

    kind: NoticeKind
    path: Path | None = None
    detail: str = ""
