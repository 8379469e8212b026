"""The sounds of the table: what is heard when, by whatever this computer plays a file with.

Where it has nothing for that, or nothing to be heard on, the table is silent and nobody is told.
"""

import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from skat_desktop.assets import resource
from skat_desktop.core.actions import PlayCard
from skat_desktop.core.events import Acted
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import settings as keys
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table import TableWidget

AT_ONCE: Final = 3
"""As many sounds may be heard over each other; one more is left out."""
_PROGRAMS: Final = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
"""What plays a file, by system; the one that is tried first comes first."""

Speaker = Callable[[Path], object]
"""Plays a file without waiting for its end, and never fails."""


class Sound(Enum):
    """What can be heard; the value is the name of the file."""

    DEAL = "deal"
    CARD = "card"
    TRICK = "trick"
    WON = "won"
    LOST = "lost"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return resource("sounds", f"{self.value}.wav")


def outcome(view: TableView) -> Sound | None:
    """What a deal that is over sounds like to the viewer; nothing if passed in or sat out."""
    finished = view.finished
    if finished is None or finished.result is None or view.sits_out:
        return None
    if view.setup.person != view.chair:
        return None
    as_declarer = finished.declarer is view.observation.seat
    return Sound.WON if finished.result.won is as_declarer else Sound.LOST


class Sounds(QObject):
    """Listens to a table, and plays while the settings have sounds on."""

    def __init__(self, table: TableWidget, settings: Settings, speaker: Speaker) -> None:
        super().__init__(table)
        self._settings = settings
        self._speaker = speaker
        self._outcome: Sound | None = None
        table.step_shown.connect(self._step_shown)
        table.trick_acknowledged.connect(lambda: self._play(Sound.TRICK))
        table.caught_up.connect(self._caught_up)

    def _step_shown(self, step: Step) -> None:
        if step.dealt:
            self._play(Sound.DEAL)
        elif isinstance(step.event, Acted) and isinstance(step.event.action, PlayCard):
            self._play(Sound.CARD)
        # A deal that was over already when it was shown, as after a start, makes no sound.
        self._outcome = outcome(step.view) if step.event else None

    def _caught_up(self) -> None:
        if self._outcome is not None:
            self._play(self._outcome)
            self._outcome = None

    def _play(self, sound: Sound) -> None:
        if self._settings[keys.SOUNDS]:
            self._speaker(sound.file)


def speaker(parent: QObject) -> Speaker:
    """What plays files on this computer; where nothing is to be heard, it does nothing."""
    if QGuiApplication.platformName() == "offscreen":
        return lambda file: None
    if sys.platform == "win32":
        return _play_on_windows
    programs = _PROGRAMS.get(sys.platform, _PROGRAMS["linux"])
    return ProgramSpeaker(programs, parent).play


def _play_on_windows(file: Path) -> None:
    if sys.platform == "win32":
        import winsound

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(str(file), flags)
        except RuntimeError:
            return  # There is nothing to hear it on.


class ProgramSpeaker(QObject):
    """Plays files with the first of these programs that is there and works.

    Each is a name and what it needs before the file.
    """

    def __init__(self, programs: tuple[tuple[str, ...], ...], parent: QObject) -> None:
        super().__init__(parent)
        found = [(QStandardPaths.findExecutable(name), *rest) for name, *rest in programs]
        self._programs = [command for command in found if command[0]]
        self._processes = [self._process() for _ in range(AT_ONCE)]
        QApplication.instance().aboutToQuit.connect(self.stop)  # type: ignore[union-attr]

    def _process(self) -> QProcess:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        # In a frozen program it leads to our own libraries, which may not be those of theirs.
        environment.remove("LD_LIBRARY_PATH")
        process.setProcessEnvironment(environment)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda code, how: self._ended(process, code, how))
        process.errorOccurred.connect(lambda error: self._failed(process, error))
        return process

    def play(self, file: Path) -> None:
        """Start to play the file, unless enough is to be heard already."""
        idle = QProcess.ProcessState.NotRunning
        free = (process for process in self._processes if process.state() is idle)
        process = next(free, None)
        if self._programs and process is not None:
            program, *arguments = self._programs[0]
            process.start(program, [*arguments, str(file)])

    def stop(self) -> None:
        """Be quiet at once, for good: no process outlives the program."""
        self._programs.clear()
        for process in self._processes:
            process.kill()
            process.waitForFinished(500)

    def _ended(self, process: QProcess, code: int, how: QProcess.ExitStatus) -> None:
        if code or how is not QProcess.ExitStatus.NormalExit:
            self._give_up(process)

    def _failed(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._give_up(process)

    def _give_up(self, process: QProcess) -> None:
        """Try the next program from now on: this one has no way to be heard here."""
        if self._programs and self._programs[0][0] == process.program():
            del self._programs[0]
