"""Settings files of earlier versions: what was called otherwise there keeps its meaning."""

from collections.abc import Mapping
from typing import Final

VERSION_KEY: Final = "file/version"
VERSION: Final = "2"
"""Stands in every file since there are different ones."""
FORMER_KEYS: Final = ("table/theme",)
"""Keys that no longer stand in the file."""


def brought_up_to_date(texts: Mapping[str, object]) -> dict[str, object]:
    """The values of a settings file by key, under the keys of today.

    At first one theme was felt and colours together, and trumps lay where the highest cards
    lie.  A value that is not known stays as it is, to be found damaged.

    >>> brought_up_to_date({"table/theme": "dark"})
    {'table/felt': 'plain', 'table/colours': 'dark'}
    >>> brought_up_to_date({"table/theme": "blue", "table/language": "de"})
    {'table/language': 'de', 'table/felt': 'blue', 'table/colours': 'light'}
    """
    if VERSION_KEY in texts:
        return dict(texts)
    today = {key: text for key, text in texts.items() if key not in FORMER_KEYS}
    if "table/theme" in texts:
        theme = texts["table/theme"]
        is_plain = theme in ("light", "dark")
        today["table/felt"] = "plain" if is_plain else theme
        today["table/colours"] = theme if is_plain else "light"
    if texts.get("cards/highest") == "right":
        today["cards/trumps"] = "right"
    return today
