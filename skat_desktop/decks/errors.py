"""What can be wrong with a deck that is not ours."""

from enum import Enum, auto
from pathlib import Path


class Fault(Enum):
    """Why a deck cannot be used."""

    MISSING = auto()
    """It is no longer where it was found."""
    UNREADABLE = auto()
    """The system does not let us read it, or it is no file."""
    TOO_LARGE = auto()
    """More bytes, packed or unpacked, or larger pictures than any deck needs."""
    DAMAGED = auto()
    """It is not what its name says."""
    NOT_ALONE = auto()
    """It wants to load other files or addresses, which no deck may."""
    TOO_COMPLEX = auto()
    """Drawing it would take too long or too much memory."""
    INCOMPLETE = auto()
    """Cards are missing or empty."""
    MISSHAPEN = auto()
    """Its cards differ in shape, or have none of a card: our renderer gets them wrong."""
    NO_DECK = auto()
    """There are no cards at all."""


class DeckError(Exception):
    """A deck that cannot be used: why, which file or folder, and which cards it concerns."""

    def __init__(self, fault: Fault, path: Path, cards: tuple[str, ...] = ()) -> None:
        super().__init__(f"{path}: {fault.name.lower().replace('_', ' ')}")
        self.fault = fault
        self.path = path
        self.cards = cards


class DrawingError(ValueError):
    """A drawing that cannot be used, whichever file it came from."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.name)
        self.fault = fault
