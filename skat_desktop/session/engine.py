"""The engine: what the window holds of a session."""

import atexit
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, Signal

from skat_desktop.core.actions import Action
from skat_desktop.players import create_player
from skat_desktop.session.computer import PlayerMaker
from skat_desktop.session.setup import ListSetup
from skat_desktop.session.worker import Worker

_PATIENCE_MS: Final = 800
"""How long closing waits for a computer player to finish its thought."""


class Engine(QObject):
    """Plays lists with the computer players in a thread of its own.

    Every method returns at once, and is answered by signals in the order of what happened.
    ``journal`` is the file that keeps the list, None to keep nothing.  The window must call
    `close` before it goes.
    """

    stepped = Signal(object)
    """A `Step`: something happened, and is in the journal already."""
    refused = Signal(object)
    """The `IllegalAction` that says why the person's action was not allowed."""
    noticed = Signal(object)
    """A `Notice` for the person."""
    resumed_nothing = Signal()
    """There was no unfinished list to resume."""

    _start_list = Signal(object)
    _resume = Signal()
    _act = Signal(object)
    _undo = Signal()
    _next_deal = Signal()
    _replay_deal = Signal()
    _end_practice = Signal()

    def __init__(
        self,
        journal: Path | None,
        parent: QObject | None = None,
        *,
        create_player: PlayerMaker = create_player,
    ) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._worker = Worker(journal, create_player)
        self._worker.moveToThread(self._thread)
        self._thread.started.connect(self._worker.open)
        self._thread.finished.connect(self._worker.close, Qt.ConnectionType.DirectConnection)
        self._start_list.connect(self._worker.start_list)
        self._resume.connect(self._worker.resume)
        self._act.connect(self._worker.act)
        self._undo.connect(self._worker.undo)
        self._next_deal.connect(self._worker.next_deal)
        self._replay_deal.connect(self._worker.replay_deal)
        self._end_practice.connect(self._worker.end_practice)
        self._worker.stepped.connect(self.stepped)
        self._worker.refused.connect(self.refused)
        self._worker.noticed.connect(self.noticed)
        self._worker.resumed_nothing.connect(self.resumed_nothing)
        self._thread.start(QThread.Priority.LowPriority)

    def start_list(self, setup: ListSetup) -> None:
        """Begin a new list with its first deal; the list before it is given up."""
        self._start_list.emit(setup)

    def resume(self) -> None:
        """Go on with the list in the journal: a step without an event, or `resumed_nothing`."""
        self._resume.emit()

    def act(self, action: Action) -> None:
        """What the person does; answered by steps or by `refused`."""
        self._act.emit(action)

    def undo(self) -> None:
        """Take back the person's last action in this deal and all that followed it."""
        self._undo.emit()

    def next_deal(self) -> None:
        """Deal on, once the deal is over."""
        self._next_deal.emit()

    def replay_deal(self) -> None:
        """Play the same deal again for practice, once it is over: it does not score."""
        self._replay_deal.emit()

    def end_practice(self) -> None:
        """Leave practice: deal on, or show the end of the list again."""
        self._end_practice.emit()

    def close(self) -> None:
        """Stop within a second; nothing is signalled any more.  May be called again.

        A computer player that thinks longer is left to finish its thought, which is then
        thrown away; the process waits for it when it ends.
        """
        self.blockSignals(True)
        self._thread.requestInterruption()
        self._thread.quit()
        if not self._thread.wait(_PATIENCE_MS):
            atexit.register(self._thread.wait)
