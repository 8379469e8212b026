"""The words of the command line in the user's language.

The window's words come from Qt's translations; the command line has to speak before Qt, or
where it is missing.
"""

import configparser
import locale
import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from skat_desktop import cli_dutch, cli_german

LANGUAGES: Final = ("de", "en", "nl")
Translate = Callable[[str], str]
"""From an English text of the command line to the user's language."""


def translator(environment: Mapping[str, str] = os.environ) -> Translate:
    """The translation into the language of the preferences, or else of the environment."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = (
        chosen_language(environment)
        or next(filter(None, settings), None)
        or locale.getlocale()[0]
        or ""
    )
    if language.lower().startswith(("de", "german")):
        return lambda text: cli_german.TEXTS.get(text, text)
    if language.lower().startswith(("nl", "dutch")):
        return lambda text: cli_dutch.TEXTS.get(text, text)
    return str


def chosen_language(environment: Mapping[str, str]) -> str | None:
    """The language chosen in the preferences; None if they leave it to the computer.

    Reads the window's settings file, but without Qt; one that cannot be read chooses nothing.
    """
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(settings_file(environment), encoding="utf-8")
        language = parser.get("table", "language")
    except (OSError, UnicodeDecodeError, configparser.Error):
        return None
    return language if language in LANGUAGES else None


def settings_file(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where Qt keeps the settings of this person on this system."""
    home = Path(environment.get("HOME", "/"))
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA", ""))
    elif platform == "darwin":
        folder = home / "Library" / "Preferences"
    else:
        folder = Path(environment.get("XDG_CONFIG_HOME", ""))
        if not folder.is_absolute():
            folder = home / ".config"
    return folder / "skat-desktop" / "settings.ini"


def complaint(message: str, translate: Translate) -> str:
    """A complaint of `argparse` in the user's language; one it does not know stays English."""
    # Some versions of Python put the choices in quotes, others do not.
    message = re.sub(r"(?<=\(choose from ).*(?=\)$)", lambda m: m[0].replace("'", ""), message)
    for pattern in _COMPLAINTS:
        expression = re.escape(pattern).replace(re.escape("{}"), "(.+?)")
        if match := re.fullmatch(expression, message, re.DOTALL):
            rest = [complaint(part, translate) for part in match.groups()]
            return translate(pattern).format(*rest)
    return translate(message)


_COMPLAINTS: Final = (
    "argument {}: {}",
    "unrecognized arguments: {}",
    "the following arguments are required: {}",
    "invalid choice: {} (choose from {})",
    "ignored explicit argument {}",
)
