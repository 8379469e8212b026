"""A deck one can choose: one of our own four, or one that was found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from skat_desktop.decks.style import DeckStyle

AS_DECK: Final = "deck"
"""The choice of a back that leaves it to the deck."""


class Origin(Enum):
    """Where a deck comes from; the value starts its id."""

    OWN = ""
    KDE = "kde"
    AISLERIOT = "aisleriot"
    FOLDER = "folder"


@dataclass(frozen=True)
class Deck:
    """A deck by its id, which is also its value in the settings.

    Our own are called by the id of their style.  ``kde:NAME`` is a folder of KDE's card
    decks, ``aisleriot:NAME`` a file of AisleRiot's, ``folder:PATH`` any file or folder.
    """

    id: str
    origin: Origin
    style: DeckStyle = field(hash=False)
    """The words that suit its cards, and which of our own decks stands in for it."""

    path: Path | None = None
    """The file or folder of a deck that was found; None if it is there no longer."""

    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What it is called by language; ``""`` for every other.  Our own have none."""

    def name(self, language: str = "") -> str:
        """What a deck that was found is called."""
        return self.names.get(language) or self.names.get("", "")

    @property
    def has_german_suits(self) -> bool:
        """Whether it shows acorns, leaves, hearts and bells."""
        return self.style.id == "german"
