"""Which keys a command may have."""

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QKeySequence

from skat_desktop.ui.command import Command
from skat_desktop.ui.translation import translate

_AT_THE_TABLE: Final = (
    "Left", "Right", "Up", "Down", "Home", "End", "Space", "Return", "Enter", "Tab", "Esc",
    "Backspace", "Del", "Ctrl+Left", "Ctrl+Right", "J", "P", "Y",
)  # fmt: skip
"""Keys that play cards, bid, or lead through the window."""

_MENU: Final = re.compile(r"Alt\+[A-Z]")
"""A letter with Alt, as it is underlined in the menus."""


def objection(key: str, command: Command, in_force: Mapping[Command, str]) -> str:
    """Why the command cannot have this key, in the person's language; empty if it can.

    ``in_force`` are the keys of all commands now.
    """
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    name = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    if key in _AT_THE_TABLE:
        return translate("Preferences", "{key} is needed for playing.").format(key=name)
    if _MENU.fullmatch(key):
        return translate("Preferences", "{key} belongs to the menus.").format(key=name)
    for other, taken in in_force.items():
        if key and taken == key and other is not command:
            return translate("Preferences", "{key} already means “{command}”.").format(
                key=name, command=other.title
            )
    return ""
