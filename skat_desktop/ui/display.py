"""The screen: whether there is one, and what happens where Qt finds none it can draw on."""

import os
import sys
from collections.abc import Mapping
from typing import Final, NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from skat_desktop.cli_texts import chosen_language
from skat_desktop.ui.translation import (
    QT_TRANSLATE_NOOP,
    language_of,
    translate_without_application,
)

NO_DISPLAY: Final = 2
"""Exit status where there is no screen to show a window on."""
LONGEST_WAIT: Final = 0.0005
"""Seconds after which a thread that thinks lets the window's have Python, not Python's 0.005."""
_PLATFORM: Final = "QT_QPA_PLATFORM"
_MEMORY: Final = "offscreen"
_NONE_TEXT: Final = QT_TRANSLATE_NOOP(
    "App", "There is no screen to open the window on (DISPLAY is not set)."
)
_UNUSABLE_TEXT: Final = QT_TRANSLATE_NOOP(
    "App", "The window cannot be opened on this screen. Qt says: {reason}"
)


def open_application(*, needs_screen: bool, language: str | None) -> QApplication:
    """Connect to the screen; where that is impossible, draw into memory or end the program.

    A program that ``needs_screen`` ends with `NO_DISPLAY` and one line of text, in this
    language or else the person's.
    """
    if not _has_display(sys.platform, os.environ):
        if needs_screen:
            _leave(_NONE_TEXT, language)
        os.environ[_PLATFORM] = _MEMORY
    said: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        del context
        said.append(text)
        if kind is QtMsgType.QtFatalMsg:
            # When this returns, Qt aborts the process: there is no other way to go on.
            if needs_screen or os.environ.get(_PLATFORM) == _MEMORY:
                _leave(_UNUSABLE_TEXT, language, reason=said[0].splitlines()[0])
            os.environ[_PLATFORM] = _MEMORY
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])

    qInstallMessageHandler(listen)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    qInstallMessageHandler(None)
    sys.setswitchinterval(LONGEST_WAIT)
    return application


def _leave(text: str, language: str | None, **details: str) -> NoReturn:
    language = language_of(language or chosen_language(os.environ) or "system")
    text = translate_without_application(language, "App", text).format(**details)
    print(f"skat-desktop: {text}", file=sys.stderr, flush=True)
    os._exit(NO_DISPLAY)  # Within Qt's own code, an exception would not lead out.


def _has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether there may be a screen, as far as one can know before Qt tries."""
    if not platform.startswith("linux"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", _PLATFORM)
    return any(environment.get(name) for name in names)
