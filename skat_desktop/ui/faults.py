"""What happens when something goes wrong inside the program: nothing is lost, nothing is silent."""

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

_SERIOUS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
_ABOUT_THE_MACHINE = ("XDG_RUNTIME_DIR", "This plugin does not support")
"""Qt's warnings with these words are about the computer, not about the program."""


class Faults(QObject):
    """Takes uncaught exceptions and Qt's warnings, and writes them to a file.

    ``happened`` tells of an exception, with its short description; ``count`` counts both.
    ``file`` None writes to standard error only.
    """

    happened = Signal(str)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count = 0
        self.file = file

    def watch(self) -> None:
        """From now on, for the whole process."""
        sys.excepthook = self.record_exception
        qInstallMessageHandler(self._message)

    def record_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Take an exception that nobody caught; has the signature of `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._record("".join(traceback.format_exception(kind, error, trace)))
        self.happened.emit(f"{kind.__name__}: {error}")

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        del context
        if kind in _SERIOUS and not any(words in text for words in _ABOUT_THE_MACHINE):
            self._record(f"Qt: {text}\n")

    def _record(self, text: str) -> None:
        self.count += 1
        sys.stderr.write(text)
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as log:
                log.write(text)
        except OSError as error:
            sys.stderr.write(f"{error}\n")
