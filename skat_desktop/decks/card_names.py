"""The names by which other decks call their cards, in files and within drawings."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from skat_desktop.decks.style import RANKS, SUITS

BACK: Final = "back"


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


_SUIT_WORDS: Final[Mapping[str, str]] = {
    "C": "club clubs",
    "S": "spade spades",
    "H": "heart hearts",
    "D": "diamond diamonds",
}
_RANK_WORDS: Final[Mapping[str, str]] = {
    "A": "1 ace",
    "T": "10",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "9": "9",
    "8": "8",
    "7": "7",
}
_FRENCH_WORDS: Final[Mapping[str, str]] = {
    "C": "kreuz",
    "S": "pik",
    "H": "herz",
    "D": "karo",
    "A": "as ass",
    "T": "ten zehn",
    "K": "konig koenig",
    "Q": "dame",
    "J": "bube",
    "9": "nine neun",
    "8": "eight acht",
    "7": "seven sieben",
}
_GERMAN_SUIT_WORDS: Final[Mapping[str, str]] = {
    "C": "acorn acorns eichel eicheln",
    "S": "leaf leaves grun gruen gras laub blatt",
    "H": "rot",
    "D": "bell bells schelle schellen",
}
_GERMAN_RANK_WORDS: Final[Mapping[str, str]] = {
    "A": "daus deuce",
    "Q": "ober",
    "J": "unter",
}
_LETTERS: Final = {letter: letter for letter in SUITS + RANKS} | {"10": "T"}


def _by_word(*tables: Mapping[str, str]) -> dict[str, str]:
    return {
        word: letter
        for table in tables
        for letter, words in table.items()
        for word in words.split()
    }


_IN_DRAWINGS: Final = _by_word(_SUIT_WORDS, _RANK_WORDS)
_IN_FILES: Final = _by_word(
    _SUIT_WORDS, _RANK_WORDS, _FRENCH_WORDS, _GERMAN_SUIT_WORDS, _GERMAN_RANK_WORDS
)
_GERMAN_ONLY: Final = frozenset(_by_word(_GERMAN_SUIT_WORDS, _GERMAN_RANK_WORDS))
_ABOUT_GERMAN: Final = _GERMAN_ONLY | words(
    "german deutsch deutsche deutsches altdeutsch doppeldeutsch duits bavarian bayerisch bayrisch "
    "saxon sachsisch altenburg altenburger schafkopf"
)
_ABOUT_FRENCH: Final = words("french franzosisch franzosische franzosisches frans francais")
_ABOUT_TOURNAMENTS: Final = words("tournament turnier turnierblatt")
_AISLERIOTS_TOURNAMENT: Final = words("atlasnye skat")


def of_element(name: str) -> str | None:
    """The card that KDE's or AisleRiot's decks call so: ``1_club``, ``club_1``; or the back."""
    return _code(name.split("_"), _IN_DRAWINGS)


def of_file(stem: str) -> str | None:
    """The card of a file with this name: ``CA``, ``ace_of_clubs``, ``Eichel-Daus``, ``back``."""
    match = re.fullmatch(r"([CSHD])(10|[ATKQJ987])|(10|[ATKQJ987])([CSHD])", stem, re.IGNORECASE)
    if match:
        one, two = (part.upper() for part in match.groups() if part)
        return _code([one, two], _LETTERS)
    return _code([word for word in _words(stem) if word != "of"], _IN_FILES)


def calls_german(*names: str) -> bool:
    """Whether a deck with these names seems to show acorns, leaves, hearts and bells."""
    said = {word for name in names for word in _words(name)}
    return bool(said & _ABOUT_GERMAN) and not said & _ABOUT_FRENCH


def has_four_colours(*names: str) -> bool:
    """Whether a deck with these names seems to have the colours of tournaments."""
    said = {word for name in names for word in _words(name)}
    return bool(said & _ABOUT_TOURNAMENTS) or said >= _AISLERIOTS_TOURNAMENT


def _code(parts: list[str], letters: Mapping[str, str]) -> str | None:
    if parts == [BACK]:
        return BACK
    found = [letters.get(part, "") for part in parts]
    match found:
        case [suit, rank] if suit and rank and suit in SUITS and rank in RANKS:
            return suit + rank
        case [rank, suit] if suit and rank and suit in SUITS and rank in RANKS:
            return suit + rank
        case _:
            return None


def _words(name: str) -> list[str]:
    """The words of a name without capitals and accents."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return re.findall(r"\d+|[^\W\d_]+", plain)
