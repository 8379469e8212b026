"""Whole numbers in words, as a bid is said at the table.  Qt writes numbers in figures only."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class _Words:
    """What a language calls its numbers.

    ``units`` are the words from nought to nineteen, ``tens`` those from twenty to ninety.

    ``joined`` puts a unit and a ten together, ``hundreds`` a multiple of a hundred and the
    rest.
    """

    units: str
    tens: str
    joined: str
    hundred: str
    hundreds: str


_LANGUAGES: Final = {
    "en": _Words(
        units="zero one two three four five six seven eight nine ten eleven twelve "
        "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
        tens="twenty thirty forty fifty sixty seventy eighty ninety",
        joined="{ten}-{unit}",
        hundred="a hundred",
        hundreds="{unit} hundred",
    ),
    "de": _Words(
        units="null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf "
        "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
        tens="zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        joined="{unit}und{ten}",
        hundred="hundert",
        hundreds="{unit}hundert",
    ),
    "nl": _Words(
        units="nul een twee drie vier vijf zes zeven acht negen tien elf twaalf "
        "dertien veertien vijftien zestien zeventien achttien negentien",
        tens="twintig dertig veertig vijftig zestig zeventig tachtig negentig",
        joined="{unit}en{ten}",
        hundred="honderd",
        hundreds="{unit}honderd",
    ),
}


def in_words(number: int, language: str) -> str:
    """A number from 2 to 999 in words; in figures where the language is not known.

    >>> in_words(48, "de"), in_words(22, "nl"), in_words(264, "en")
    ('achtundvierzig', 'tweeëntwintig', 'two hundred and sixty-four')
    """
    words = _LANGUAGES.get(language)
    if words is None or not 2 <= number <= 999:
        return str(number)
    hundreds, rest = divmod(number, 100)
    parts = []
    if hundreds:
        many = words.hundreds.format(unit=words.units.split()[hundreds])
        parts.append(words.hundred if hundreds == 1 else many)
    if rest:
        parts.append(_below_hundred(rest, words, language))
    return (" and " if language == "en" else "").join(parts)


def _below_hundred(number: int, words: _Words, language: str) -> str:
    units = words.units.split()
    if number < len(units):
        # In German a one at the end has an ending of its own.
        return "eins" if (number, language) == (1, "de") else units[number]
    ten, unit = words.tens.split()[number // 10 - 2], number % 10
    if not unit:
        return ten
    said = words.joined.format(unit=units[unit], ten=ten)
    # In Dutch two vowels that meet are kept apart.
    return said.replace("eeen", "eeën").replace("ieen", "ieën")
