"""Which keys a command may have."""

import pytest

from skat_desktop.ui import choices
from skat_desktop.ui.command import Command
from skat_desktop.ui.preferences.key_rules import objection
from skat_desktop.ui.settings import Settings


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Ctrl+N", "Ctrl+N already means “New list”."),
        ("Space", "Space is needed for playing."),
        ("Ctrl+Left", "Ctrl+Left is needed for playing."),
        ("P", "P is needed for playing."),
        ("Alt+G", "Alt+G belongs to the menus."),
        ("F9", ""),
        ("Ctrl+Alt+G", ""),
        ("Ctrl+Z", ""),
        ("", ""),
    ],
)
def test_a_key_that_means_something_else_is_refused(key: str, why: str) -> None:
    assert objection(key, Command.UNDO, choices.shortcuts(Settings())) == why
