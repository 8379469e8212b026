"""The engine's part in its own thread: it owns the table, the journal and the computers."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from skat_desktop.core.actions import Action
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.events import Acted
from skat_desktop.players import Player
from skat_desktop.session.computer import PlainPlayer, PlayerMaker
from skat_desktop.session.dealing import player_seed
from skat_desktop.session.entries import DealStarted, Entry, ListStarted
from skat_desktop.session.journal import Journal
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.priority import give_way
from skat_desktop.session.setup import ListSetup
from skat_desktop.session.table import Table, after
from skat_desktop.session.view import Step

_log = logging.getLogger(__name__)


class Worker(QObject):
    """Does one thing per turn of its event loop: a request, or one computer player's action.

    Whatever happens is an entry: first it is written to the journal, then it is shown.  A
    request that the table has overtaken, such as a second click on "next deal", does nothing.
    """

    stepped = Signal(object)
    refused = Signal(object)
    noticed = Signal(object)
    resumed_nothing = Signal()
    _computer_due = Signal()

    def __init__(self, journal: Path | None, create_player: PlayerMaker) -> None:
        super().__init__()
        self._path = journal
        self._journal: Journal | None = None
        self._create_player = create_player
        self._table: Table | None = None
        self._players: dict[int, Player] = {}
        self._is_due = False
        self._computer_due.connect(self._play_computer, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def open(self) -> None:
        """Open the journal; before everything else, and in this thread."""
        give_way()
        if self._path is not None:
            self._journal = Journal(self._path, self.noticed.emit)
            self._table = self._journal.table

    @Slot(object)
    def start_list(self, setup: ListSetup) -> None:
        """Begin a new list, which takes the place of the one before."""
        self._do(ListStarted(setup))

    @Slot()
    def resume(self) -> None:
        """Go on where the journal ends."""
        if self._table is None or self._table.list_is_over:
            self.resumed_nothing.emit()
        else:
            self._show(self._table)

    @Slot(object)
    def act(self, action: Action) -> None:
        """The person's action."""
        person = self._table.setup.person if self._table else None
        if self._table is None or person is None:
            return
        try:
            self._do(self._table.acted(person, action))
        except IllegalAction as error:
            self.refused.emit(error)

    @Slot()
    def undo(self) -> None:
        """Take the person's last action back."""
        self._do(self._table.undo if self._table else None)

    @Slot()
    def next_deal(self) -> None:
        """Deal on."""
        self._do(self._table.next_deal if self._table else None)

    @Slot()
    def replay_deal(self) -> None:
        """Deal the same cards again for practice."""
        self._do(self._table.replay if self._table else None)

    @Slot()
    def end_practice(self) -> None:
        """Back to the list."""
        self._do(self._table.end_of_practice if self._table else None)

    @Slot()
    def close(self) -> None:
        """Leave the journal to others; after everything else, and in this thread."""
        if self._journal is not None:
            self._journal.close()

    def _do(self, entry: Entry | None) -> None:
        """Let it happen; raises `IllegalAction`, and does nothing, if the rules forbid it."""
        if entry is None:
            return
        table = after(None if isinstance(entry, ListStarted) else self._table, entry)
        if self._journal is not None:
            self._journal.append(entry)
            if table.is_over:
                self._journal.sync()
        if isinstance(entry, ListStarted | DealStarted):
            self._players.clear()
        self._table = table
        self._show(table, entry)

    def _show(self, table: Table, entry: Entry | None = None) -> None:
        chair = table.setup.person or 0
        self.stepped.emit(
            Step(
                table.view(chair),
                table.as_seen(entry, chair) if isinstance(entry, Acted) else None,
                dealt=isinstance(entry, ListStarted | DealStarted),
            )
        )
        if not self._is_due and self._computer_is_to_act(table):
            self._is_due = True
            self._computer_due.emit()

    @staticmethod
    def _computer_is_to_act(table: Table) -> bool:
        return table.turn is not None and table.turn != table.setup.person

    @Slot()
    def _play_computer(self) -> None:
        self._is_due = False
        table = self._table
        if table is None or table.turn is None or not self._computer_is_to_act(table):
            return
        event = self._choose(table, table.turn)
        if not self._is_closing():
            self._do(event)

    def _choose(self, table: Table, chair: int) -> Acted:
        """What the computer player on this chair, whose turn it is, does: something legal."""
        seat = table.seating.seat(chair)
        assert seat is not None
        observation = table.observe(seat)
        try:
            action = self._player(table, chair).choose(observation)
            if not isinstance(action, Action):
                raise TypeError(f"not an action: {action!r}")
            table.game.act(seat, action)
        # Whatever a player's fault may be, the person's game must go on.
        except Exception as error:
            _log.exception("computer player %s failed", table.setup.chairs[chair].level)
            self.noticed.emit(Notice(NoticeKind.PLAYER_FAILED, detail=repr(error)))
            action = PlainPlayer().choose(observation)
        return Acted(seat, action)

    def _player(self, table: Table, chair: int) -> Player:
        if chair not in self._players:
            # Should the level not exist, once per deal is often enough to hear of it.
            self._players[chair] = PlainPlayer()
            level = table.setup.chairs[chair].level
            seed = player_seed(table.setup.seed, table.number, chair)
            self._players[chair] = self._create_player(level or "", seed)
        return self._players[chair]

    def _is_closing(self) -> bool:
        return QThread.currentThread().isInterruptionRequested()
