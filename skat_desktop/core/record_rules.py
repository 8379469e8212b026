"""By which rules a recorded game was played.

Records of this program name them in a property ``RU`` unless they are the official ones; other
records follow the rules of servers.
"""

from collections.abc import Mapping
from typing import Final

from skat_desktop.core.record_text import RecordError
from skat_desktop.core.ruleset import ISKO, PRESETS, SERVER, RuleSet

PROGRAM: Final = "Skat Desktop"
"""The property ``PC`` of our own records."""
_RULES: Final = {**PRESETS, SERVER.name: SERVER}


def rules_of(properties: Mapping[str, tuple[str, int]]) -> RuleSet:
    """The rules of a record with these properties, each with its column.

    Raises `RecordError` if they have a name that is not known.
    """
    if "RU" not in properties:
        return ISKO if properties.get("PC", ("", 0))[0] == PROGRAM else SERVER
    name, column = properties["RU"]
    if name not in _RULES:
        raise RecordError(column, f"no rules named {name[:40]!r}")
    return _RULES[name]


def rules_header(rules: RuleSet) -> dict[str, str]:
    """The properties that name these rules in a record of our own."""
    return {} if rules.name == ISKO.name else {"RU": rules.name}
