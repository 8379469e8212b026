"""The kinds of settings: what a value may be, and how it stands in the file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtGui import QKeySequence

from skat_desktop.decks import is_id
from skat_desktop.ui.command import Command

T = TypeVar("T")

NAME_LENGTH: Final = 20
"""The longest name of a player that the table has room for, in characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting(Generic[T]):
    """One setting: its key in the file, where and how the dialog names it, and its default."""

    key: str
    group: str
    label: str
    default: T
    help: str = ""

    def parse(self, text: str) -> T:
        """Read a value from the file; `ValueError` if this setting cannot have it."""
        raise NotImplementedError

    def format(self, value: T) -> str:
        """Write a value for the file, so that `parse` reads it back."""
        return str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Setting[T]):
    """One of a few values, each with a label."""

    choices: tuple[tuple[T, str], ...]

    def parse(self, text: str) -> T:
        for value, _ in self.choices:
            if self.format(value) == text:
                return value
        raise ValueError(f"{self.key} has no choice {text!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckChoice(Choice[str]):
    """One of our own decks, or the id of one that was found; that may be gone by now."""

    def parse(self, text: str) -> str:
        return text if is_id(text) else Choice.parse(self, text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Folders(Setting[tuple[Path, ...]]):
    """A few folders, there or not."""

    most: int = 20

    def parse(self, text: str) -> tuple[Path, ...]:
        names = text.splitlines()
        if len(names) > self.most or not all(is_id(f"folder:{name}") for name in names):
            raise ValueError(f"{self.key} are at most {self.most} folders, each in a line")
        return tuple(dict.fromkeys(map(Path, names)))

    def format(self, value: tuple[Path, ...]) -> str:
        return "\n".join(map(str, value))


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(Setting[bool]):
    """Yes or no."""

    def parse(self, text: str) -> bool:
        if text not in ("true", "false"):
            raise ValueError(f"{self.key} is true or false, not {text!r}")
        return text == "true"

    def format(self, value: bool) -> str:
        return "true" if value else "false"


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Setting[int]):
    """A whole number within bounds; 0 is shown as the words ``zero``."""

    highest: int
    zero: str

    def parse(self, text: str) -> int:
        value = int(text)
        if not 0 <= value <= self.highest:
            raise ValueError(f"{self.key} lies between 0 and {self.highest}, not at {value}")
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Name(Setting[str]):
    """A player's name of up to `NAME_LENGTH` characters; empty where there is a usual one."""

    def parse(self, text: str) -> str:
        if len(text) > NAME_LENGTH or not text.isprintable():
            raise ValueError(f"{self.key} has at most {NAME_LENGTH} letters")
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortcut(Setting[str]):
    """The key of a command as `QKeySequence` writes it for files; empty where it has none."""

    command: Command

    def parse(self, text: str) -> str:
        sequence = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
        known = sequence.toString(QKeySequence.SequenceFormat.PortableText)
        if known != text or sequence.count() > 1:
            raise ValueError(f"{self.key} is one key, not {text!r}")
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory(Setting[str]):
    """What the program itself remembers; whoever uses it makes sure that it is sound."""

    group: str = ""
    label: str = ""
    default: str = ""

    def parse(self, text: str) -> str:
        return text
