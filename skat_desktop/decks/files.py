"""Reading files nobody vouches for: only real files, and never more than a deck needs."""

import gzip
import stat
import zlib
from io import BytesIO
from pathlib import Path
from typing import Final

from skat_desktop.decks.errors import DeckError, Fault

MOST_BYTES: Final = 24_000_000
"""The longest file, and the longest text that may come out of a packed one."""
_GZIP: Final = b"\x1f\x8b"


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file, unpacked if it is packed; `DeckError` if it is none or too long.

    What is neither a file nor points to one, such as a pipe, is not even opened.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise DeckError(Fault.UNREADABLE, path)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise DeckError(Fault.MISSING, path) from None
    except (OSError, ValueError):
        raise DeckError(Fault.UNREADABLE, path) from None
    if data.startswith(_GZIP):
        try:
            # Stops here however much more is packed into it.
            data = gzip.GzipFile(fileobj=BytesIO(data[:most])).read(most + 1)
        except (OSError, EOFError, zlib.error):
            raise DeckError(Fault.DAMAGED, path) from None
    if len(data) > most:
        raise DeckError(Fault.TOO_LARGE, path)
    return data


def entries(folder: Path, most: int = 1000) -> list[Path]:
    """The first entries of a folder by name; `DeckError` if it cannot be read."""
    try:
        return sorted(folder.iterdir())[:most]
    except FileNotFoundError:
        raise DeckError(Fault.MISSING, folder) from None
    except (OSError, ValueError):
        raise DeckError(Fault.UNREADABLE, folder) from None


def is_file(path: Path) -> bool:
    """Whether there is a file; links that lead nowhere or in circles are none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Whether there is a folder."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
