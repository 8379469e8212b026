"""Names for files that are put aside and must not take another's place."""

from itertools import count
from pathlib import Path


def free_name(start: Path, end: str = "") -> Path:
    """The first name that no file has, with a number from 1 up between this start and end."""
    names = (start.with_name(f"{start.name}{n}{end}") for n in count(1))
    return next(name for name in names if not name.exists())
