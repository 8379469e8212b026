"""The outer form of game records: properties, and moves as pairs of words."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_PROPERTY: Final = re.compile(r"\s*([A-Z][A-Z0-9]*)\[([^\]\\]*+(?:\\.[^\]\\]*+)*+)(\]?)")
"""Possessive, so that a long value takes no more memory than its own."""
_END: Final = re.compile(r"\s*;\)\s*")
_WORD: Final = re.compile(r"\S+")
_LONGEST: Final = 240
"""How many characters of a message are enough."""


class RecordError(ValueError):
    """A record that cannot be read.  ``column`` is where, counted from 1.

    A message quotes what it is about, and damage may be of any length: of a long one the
    middle is left out.
    """

    def __init__(self, column: int, message: str) -> None:
        if len(message) > _LONGEST:
            message = f"{message[: _LONGEST // 2]} … {message[-_LONGEST // 2 :]}"
        super().__init__(f"column {column}: {message}")
        self.column = column


@dataclass(frozen=True, slots=True)
class Move:
    """One move as written: who (``0`` to ``2``, or ``w`` for the server), and what."""

    who: str
    text: str

    def __str__(self) -> str:
        return f"{self.who} {self.text}"


def read_properties(text: str) -> dict[str, tuple[str, int]]:
    """Each property's value as written, and the column where the value begins.

    Raises `RecordError` if the text is not one record.
    """
    at = len(text) - len(text.lstrip())
    if not text.startswith("(;", at):
        raise RecordError(at + 1, "expected (; at the beginning")
    at += 2
    properties: dict[str, tuple[str, int]] = {}
    while not _END.fullmatch(text, at):
        match = _PROPERTY.match(text, at)
        if match is None:
            at += len(text[at:]) - len(text[at:].lstrip())
            raise RecordError(at + 1, "expected a property such as ID[17], or ;) at the end")
        name, value, closing = match.groups()
        if not closing:
            raise RecordError(match.start(2), f"the value of {name} is not closed by ]")
        if name in properties:
            raise RecordError(match.start(1) + 1, f"{name} is there twice")
        properties[name] = value, match.start(2) + 1
        at = match.end()
    return properties


def read_moves(text: str, column: int, check: Callable[[Move], None]) -> tuple[Move, ...]:
    """The moves of a property that begins at this column.

    Whatever `ValueError` the check of a move raises becomes a `RecordError` with its column.
    """
    words = text.split()
    moves = []
    for index in range(0, len(words) - 1, 2):
        move = Move(words[index], words[index + 1])
        try:
            check(move)
        except ValueError as error:
            place = column + _place(text, index)
            raise RecordError(place, f"{move}: {error}") from None
        moves.append(move)
    if len(words) % 2:
        place = column + _place(text, len(words) - 1)
        raise RecordError(place, f"{words[-1]}: expected what this player did, but the moves end")
    return tuple(moves)


def _place(text: str, index: int) -> int:
    """How far into the text the word of this index begins."""
    return [word.start() for word in _WORD.finditer(text)][index]


def escape(value: str) -> str:
    """A property's value as SGF writes it; the record stays one line."""
    return re.sub(r"([]\\])", r"\\\1", " ".join(value.split()))


def unescape(value: str) -> str:
    """A property's value as it was meant."""
    return re.sub(r"\\(.)", r"\1", value)
