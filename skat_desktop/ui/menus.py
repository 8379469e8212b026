"""The menus: few entries, each with its key."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from skat_desktop.core.actions import Action, Claim, Concede
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import TableView
from skat_desktop.ui.command import Command
from skat_desktop.ui.translation import translate

_HELD_DOWN = (Command.LAST_TRICK,)
"""The window itself handles these keys, for as long as they are down."""
_GAME = (
    (Command.NEW_LIST, Command.SAME_DEAL, Command.UNDO, Command.LAST_TRICK),
    (Command.GIVE_UP, Command.CLAIM),
    (Command.SCORE_SHEET, Command.GAME_LOG, Command.PREFERENCES, Command.SOUNDS),
    (Command.QUIT,),
)
_HELP = (
    (Command.RULES, Command.INTRODUCTION, Command.KEYS),
    (Command.ABOUT,),
)


class Menus(QObject):
    """Fills the menu bar and keeps to what is possible in the view."""

    def __init__(self, bar: QMenuBar, slots: dict[Command, Callable[[], object]]) -> None:
        super().__init__(bar)
        self.actions: dict[Command, QAction] = {}
        self.keys: dict[Command, QKeySequence] = {}
        """The keys in force."""
        self._game = self._menu(bar, _GAME, slots)
        self._help = self._menu(bar, _HELP, slots)
        self.actions[Command.SOUNDS].setCheckable(True)
        self.actions[Command.QUIT].setMenuRole(QAction.MenuRole.QuitRole)
        self.actions[Command.PREFERENCES].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.actions[Command.ABOUT].setMenuRole(QAction.MenuRole.AboutRole)
        self.enable(None)

    def _menu(
        self,
        bar: QMenuBar,
        groups: tuple[tuple[Command, ...], ...],
        slots: dict[Command, Callable[[], object]],
    ) -> QMenu:
        menu = QMenu(bar)
        for group in groups:
            if not menu.isEmpty():
                menu.addSeparator()
            for command in group:
                action = QAction(menu)
                action.triggered.connect(lambda _=False, slot=slots[command]: slot())
                menu.addAction(action)
                self.actions[command] = action
        bar.addMenu(menu)
        return menu

    def set_keys(self, keys: Mapping[Command, str]) -> None:
        """Let these keys do what the menus offer; the empty one for nothing."""
        self.keys = {command: QKeySequence(key) for command, key in keys.items()}
        for command, sequence in self.keys.items():
            if command not in _HELD_DOWN:
                self.actions[command].setShortcut(sequence)

    def retranslate(self) -> None:
        """Name everything in the language in force."""
        self._game.setTitle(translate("Menus", "&Game"))
        self._help.setTitle(translate("Menus", "&Help"))
        for command, action in self.actions.items():
            # After a tabulator stands the key where Qt itself does not handle it.
            key = f"\t{self.key_name(command)}" if command in _HELD_DOWN else ""
            action.setText(command.menu_text + key)

    def key_name(self, command: Command) -> str:
        """The key in force as people write it."""
        sequence = self.keys.get(command, QKeySequence())
        return sequence.toString(QKeySequence.SequenceFormat.NativeText)

    def is_key(self, command: Command, event: QKeyEvent) -> bool:
        """Whether this is the command's key."""
        return QKeySequence(event.keyCombination()) == self.keys.get(command)

    def enable(self, view: TableView | None) -> None:
        """Leave what is possible in this view; None is no table yet."""
        legal: tuple[Action, ...] = ()
        if view is not None and view.setup.person == view.chair and not view.sits_out:
            is_playing = view.observation.phase is Phase.PLAYING
            legal = view.observation.legal_actions() if is_playing else ()
        for command, possible in (
            (Command.SAME_DEAL, view is not None and (view.is_over or view.practice)),
            (Command.UNDO, view is not None and view.can_undo),
            (Command.LAST_TRICK, view is not None and bool(view.observation.tricks)),
            (Command.GIVE_UP, Concede() in legal),
            (Command.CLAIM, Claim() in legal),
            (Command.SCORE_SHEET, view is not None),
        ):
            self.actions[command].setEnabled(possible)
