"""Finding settings by the words they are described with."""

import html
import unicodedata
from collections.abc import Iterable
from typing import Final

_MARK: Final = '<span style="background-color: {background}; color: {text};">{part}</span>'


def words_of(query: str) -> list[str]:
    """The words somebody looks for, as `is_found` wants them."""
    return [_plain(word)[0] for word in query.split()]


def is_found(words: Iterable[str], texts: Iterable[str]) -> bool:
    """Whether every word stands somewhere in these texts.

    Capitals and accents do not matter: "grun" finds "Grün".
    """
    described = "\n".join(_plain(text)[0] for text in texts)
    return all(word in described for word in words)


def any_found(words: Iterable[str], text: str) -> bool:
    """Whether one of the words stands in this text."""
    plain = _plain(text)[0]
    return any(word in plain for word in words)


def marked(text: str, words: Iterable[str], *, background: str, ink: str) -> str:
    """The text as HTML, with the words that were found on a background of their own."""
    plain, origin = _plain(text)
    hit = [False] * len(text)
    for word in words:
        start = plain.find(word)
        while word and start >= 0:
            for place in origin[start : start + len(word)]:
                hit[place] = True
            start = plain.find(word, start + 1)
    parts = []
    begin = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or hit[end] is not hit[begin]:
            part = html.escape(text[begin:end])
            mark = _MARK.format(background=background, text=ink, part=part)
            parts.append(mark if hit[begin] else part)
            begin = end
    return "".join(parts)


def _plain(text: str) -> tuple[str, list[int]]:
    """The text without capitals and accents, and for each letter the place it comes from."""
    letters: list[str] = []
    origin: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFD", letter.casefold()):
            if not unicodedata.combining(part):
                letters.append(part)
                origin.append(place)
    return "".join(letters), origin
