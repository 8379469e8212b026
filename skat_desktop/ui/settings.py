"""Every setting of the program, declared once, and the file that keeps them.

`SETTINGS` drives the file, the preferences dialog and the defaults alike.  Labels and help
are English here and translated where they are shown.
"""

from pathlib import Path
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal

from skat_desktop.core.ruleset import ISKO
from skat_desktop.decks import AS_DECK
from skat_desktop.session.names import free_name
from skat_desktop.ui.command import Command
from skat_desktop.ui.migration import FORMER_KEYS, VERSION, VERSION_KEY, brought_up_to_date
from skat_desktop.ui.setting import (
    Choice,
    DeckChoice,
    Folders,
    Memory,
    Name,
    Number,
    Setting,
    Shortcut,
    Switch,
)
from skat_desktop.ui.translation import QT_TRANSLATE_NOOP

T = TypeVar("T")

CARDS = QT_TRANSLATE_NOOP("Settings", "Cards")
HAND = QT_TRANSLATE_NOOP("Settings", "Your hand")
TABLE = QT_TRANSLATE_NOOP("Settings", "Table")
PACE = QT_TRANSLATE_NOOP("Settings", "Pace")
PLAYERS = QT_TRANSLATE_NOOP("Settings", "Players")
LIST = QT_TRANSLATE_NOOP("Settings", "List")
KEYS = QT_TRANSLATE_NOOP("Settings", "Keys")
DECK = DeckChoice(
    key="cards/deck",
    group=CARDS,
    label=QT_TRANSLATE_NOOP("Settings", "Deck"),
    default="french-german",
    choices=(
        ("french-german", QT_TRANSLATE_NOOP("Settings", "French, German letters (A K D B)")),
        ("french", QT_TRANSLATE_NOOP("Settings", "French, English letters (A K Q J)")),
        ("tournament", QT_TRANSLATE_NOOP("Settings", "Tournament, four colours")),
        ("german", QT_TRANSLATE_NOOP("Settings", "German (acorns, leaves, hearts, bells)")),
    ),
)
DECK_FOLDERS = Folders(
    key="cards/folders",
    group=CARDS,
    label=QT_TRANSLATE_NOOP("Settings", "More decks"),
    default=tuple[Path, ...](),
    help=QT_TRANSLATE_NOOP(
        "Settings",
        "Decks of KDE games and AisleRiot are found by themselves. Others come from folders "
        "you name: one SVG drawing of all cards, or 32 pictures.",
    ),
)
BACK = Choice(
    key="cards/back",
    group=CARDS,
    label=QT_TRANSLATE_NOOP("Settings", "Back"),
    default=AS_DECK,
    choices=(
        (AS_DECK, QT_TRANSLATE_NOOP("Settings", "As the deck has it")),
        ("blue", QT_TRANSLATE_NOOP("Settings", "Lattice, blue")),
        ("red", QT_TRANSLATE_NOOP("Settings", "Lattice, red")),
        ("oak-green", QT_TRANSLATE_NOOP("Settings", "Oak leaves, green")),
        ("oak-brown", QT_TRANSLATE_NOOP("Settings", "Oak leaves, brown")),
        ("bells-burgundy", QT_TRANSLATE_NOOP("Settings", "Bells and acorns, burgundy")),
        ("bells-night", QT_TRANSLATE_NOOP("Settings", "Bells and acorns, dark blue")),
        ("monogram-teal", QT_TRANSLATE_NOOP("Settings", "Monogram, teal")),
        ("monogram-grey", QT_TRANSLATE_NOOP("Settings", "Monogram, grey")),
    ),
)
CARD_SIZE = Choice(
    key="cards/size",
    group=CARDS,
    label=QT_TRANSLATE_NOOP("Settings", "Size of the cards"),
    default="large",
    choices=(
        ("large", QT_TRANSLATE_NOOP("Settings", "As large as possible")),
        ("medium", QT_TRANSLATE_NOOP("Settings", "Medium")),
        ("small", QT_TRANSLATE_NOOP("Settings", "Small")),
    ),
)
OVERLAP = Choice(
    key="cards/overlap",
    group=CARDS,
    label=QT_TRANSLATE_NOOP("Settings", "Your cards lie"),
    default="normal",
    choices=(
        ("tight", QT_TRANSLATE_NOOP("Settings", "Close together")),
        ("normal", QT_TRANSLATE_NOOP("Settings", "As usual")),
        ("wide", QT_TRANSLATE_NOOP("Settings", "Far apart")),
    ),
    help=QT_TRANSLATE_NOOP("Settings", "As far as there is room for all of them."),
)
SUIT_ORDER = Choice(
    key="cards/suits",
    group=HAND,
    label=QT_TRANSLATE_NOOP("Settings", "Order of the suits"),
    default="alternating",
    choices=(
        ("alternating", QT_TRANSLATE_NOOP("Settings", "Black and red alternate")),
        ("in-order", QT_TRANSLATE_NOOP("Settings", "By rank of the suits")),
        ("by-hand", QT_TRANSLATE_NOOP("Settings", "As I arrange them")),
    ),
    help=QT_TRANSLATE_NOOP(
        "Settings",
        "To arrange your cards yourself, drag them with the mouse, or hold Ctrl down and press "
        "an arrow key. They stay as you put them until the next deal.",
    ),
)
DIRECTION = Choice(
    key="cards/highest",
    group=HAND,
    label=QT_TRANSLATE_NOOP("Settings", "Each suit runs"),
    default="left",
    choices=(
        ("left", QT_TRANSLATE_NOOP("Settings", "Down: the highest card on the left")),
        ("right", QT_TRANSLATE_NOOP("Settings", "Up: the highest card on the right")),
    ),
)
TRUMPS_SIDE = Choice(
    key="cards/trumps",
    group=HAND,
    label=QT_TRANSLATE_NOOP("Settings", "Trumps"),
    default="left",
    choices=(
        ("left", QT_TRANSLATE_NOOP("Settings", "On the left")),
        ("right", QT_TRANSLATE_NOOP("Settings", "On the right")),
    ),
)
NULL_ORDER = Switch(
    key="cards/null-order",
    group=HAND,
    label=QT_TRANSLATE_NOOP("Settings", "Sort as in Null when Null is played"),
    default=True,
)
FELT = Choice(
    key="table/felt",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Felt"),
    default="green",
    choices=(
        ("green", QT_TRANSLATE_NOOP("Settings", "Green")),
        ("blue", QT_TRANSLATE_NOOP("Settings", "Blue")),
        ("burgundy", QT_TRANSLATE_NOOP("Settings", "Burgundy")),
        ("grey", QT_TRANSLATE_NOOP("Settings", "Grey")),
        ("plain", QT_TRANSLATE_NOOP("Settings", "Plain")),
    ),
)
COLOURS = Choice(
    key="table/colours",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Light or dark"),
    default="system",
    choices=(
        ("system", QT_TRANSLATE_NOOP("Settings", "As the computer")),
        ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
    ),
)
TEXT_SIZE = Choice(
    key="table/text",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Size of text"),
    default=100,
    choices=tuple((percent, f"{percent} %") for percent in (85, 100, 115, 130, 150)),
)
SPOKEN_BIDS = Switch(
    key="table/spoken-bids",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Bids in words, as they are said at the table"),
    default=False,
)
POINTS = Switch(
    key="table/points",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Show the points so far"),
    default=False,
    help=QT_TRANSLATE_NOOP(
        "Settings",
        "Never in a list by tournament rules; one of agreed length leaves you the choice.",
    ),
)
SOUNDS = Switch(
    key="table/sounds",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Sounds"),
    default=True,
)
LANGUAGE = Choice(
    key="table/language",
    group=TABLE,
    label=QT_TRANSLATE_NOOP("Settings", "Language"),
    default="system",
    choices=(
        ("system", QT_TRANSLATE_NOOP("Settings", "As the computer")),
        ("de", "Deutsch"),
        ("en", "English"),
        ("nl", "Nederlands"),
    ),
)
ANIMATION = Choice(
    key="pace/animation",
    group=PACE,
    label=QT_TRANSLATE_NOOP("Settings", "Cards move"),
    default="normal",
    choices=(
        ("off", QT_TRANSLATE_NOOP("Settings", "Not at all")),
        ("slow", QT_TRANSLATE_NOOP("Settings", "Slowly")),
        ("normal", QT_TRANSLATE_NOOP("Settings", "Normally")),
        ("fast", QT_TRANSLATE_NOOP("Settings", "Fast")),
    ),
)
TRICK_DELAY = Choice(
    key="pace/trick",
    group=PACE,
    label=QT_TRANSLATE_NOOP("Settings", "A trick stays"),
    default=1.5,
    choices=(
        (0.5, QT_TRANSLATE_NOOP("Settings", "Half a second")),
        (1.0, QT_TRANSLATE_NOOP("Settings", "One second")),
        (1.5, QT_TRANSLATE_NOOP("Settings", "One and a half seconds")),
        (2.0, QT_TRANSLATE_NOOP("Settings", "Two seconds")),
        (3.0, QT_TRANSLATE_NOOP("Settings", "Three seconds")),
        (4.0, QT_TRANSLATE_NOOP("Settings", "Four seconds")),
        (0.0, QT_TRANSLATE_NOOP("Settings", "Until I click")),
    ),
    help=QT_TRANSLATE_NOOP("Settings", "A click or the space bar always takes it away at once."),
)
BID_TIME = Choice(
    key="pace/bid",
    group=PACE,
    label=QT_TRANSLATE_NOOP("Settings", "A bid stays"),
    default=1.5,
    choices=(
        (0.5, QT_TRANSLATE_NOOP("Settings", "Half a second")),
        (1.0, QT_TRANSLATE_NOOP("Settings", "One second")),
        (1.5, QT_TRANSLATE_NOOP("Settings", "One and a half seconds")),
        (2.0, QT_TRANSLATE_NOOP("Settings", "Two seconds")),
        (3.0, QT_TRANSLATE_NOOP("Settings", "Three seconds")),
    ),
)
CONFIRM = Switch(
    key="pace/confirm",
    group=PACE,
    label=QT_TRANSLATE_NOOP("Settings", "Ask before giving up and before claiming the rest"),
    default=True,
    help=QT_TRANSLATE_NOOP("Settings", "Either way it can be undone."),
)
_NEXT_LIST = QT_TRANSLATE_NOOP("Settings", "From the next list on.")
YOUR_NAME = Name(
    key="players/you",
    group=PLAYERS,
    label=QT_TRANSLATE_NOOP("Settings", "Your name"),
    default="",
)
LEFT_NAME = Name(
    key="players/left",
    group=PLAYERS,
    label=QT_TRANSLATE_NOOP("Settings", "On your left"),
    default="Anna",
)
RIGHT_NAME = Name(
    key="players/right",
    group=PLAYERS,
    label=QT_TRANSLATE_NOOP("Settings", "On your right"),
    default="Bruno",
)
FOURTH_NAME = Name(
    key="players/fourth",
    group=PLAYERS,
    label=QT_TRANSLATE_NOOP("Settings", "At a table of four, opposite"),
    default="Clara",
)
LEVEL = Choice(
    key="players/level",
    group=PLAYERS,
    label=QT_TRANSLATE_NOOP("Settings", "They play"),
    default="expert",
    choices=(
        ("master", QT_TRANSLATE_NOOP("Settings", "Like masters")),
        ("expert", QT_TRANSLATE_NOOP("Settings", "Like experts")),
        ("club", QT_TRANSLATE_NOOP("Settings", "Like club players")),
        ("beginner", QT_TRANSLATE_NOOP("Settings", "Like beginners")),
    ),
    help=_NEXT_LIST,
)
RULES = Choice(
    key="list/rules",
    group=LIST,
    label=QT_TRANSLATE_NOOP("Settings", "Rules"),
    default=ISKO.name,
    choices=(
        ("isko", QT_TRANSLATE_NOOP("Settings", "Official, table of three")),
        ("isko-four", QT_TRANSLATE_NOOP("Settings", "Official, table of four")),
        ("twelve-deals", QT_TRANSLATE_NOOP("Settings", "Twelve deals, no jump bids")),
        ("agreed-length", QT_TRANSLATE_NOOP("Settings", "Official, agreed length")),
        ("table-of-four", QT_TRANSLATE_NOOP("Settings", "Table of four, overbid costs the base")),
    ),
    help=_NEXT_LIST,
)
DEALS = Number(
    key="list/deals",
    group=LIST,
    label=QT_TRANSLATE_NOOP("Settings", "Deals in a list"),
    default=0,
    highest=144,
    zero=QT_TRANSLATE_NOOP("Settings", "as the rules say"),
    help=_NEXT_LIST,
)
SCORING = Choice(
    key="list/scoring",
    group=LIST,
    label=QT_TRANSLATE_NOOP("Settings", "Ranking by"),
    help=QT_TRANSLATE_NOOP(
        "Settings", "The strong computer players bid by it from the next list on."
    ),
    default="seeger-fabian",
    choices=(
        ("seeger-fabian", QT_TRANSLATE_NOOP("Settings", "Seeger-Fabian (tournament)")),
        ("classic", QT_TRANSLATE_NOOP("Settings", "Game points alone")),
    ),
)

SHORTCUTS: Final = {
    command: Shortcut(
        key=f"keys/{command.id}",
        group=KEYS,
        label=command.text,
        default=command.default_key,
        command=command,
    )
    for command in Command
}

SETTINGS: Final[tuple[Setting[Any], ...]] = (
    DECK,
    BACK,
    CARD_SIZE,
    OVERLAP,
    DECK_FOLDERS,
    SUIT_ORDER,
    DIRECTION,
    TRUMPS_SIDE,
    NULL_ORDER,
    FELT,
    COLOURS,
    TEXT_SIZE,
    SOUNDS,
    LANGUAGE,
    SPOKEN_BIDS,
    POINTS,
    ANIMATION,
    TRICK_DELAY,
    BID_TIME,
    CONFIRM,
    YOUR_NAME,
    LEFT_NAME,
    RIGHT_NAME,
    FOURTH_NAME,
    LEVEL,
    RULES,
    DEALS,
    SCORING,
    *SHORTCUTS.values(),
)
"""All settings of the person, in the order the dialog shows them."""

WINDOW = Memory(key="window/place")
"""Size and place of the window."""
LOG = Memory(key="window/log")
"""The docks, among them the game log: whether it is open, how wide, and on which side."""
_KEPT: Final = (*SETTINGS, WINDOW, LOG)
"""What stands in the file."""


def settings_file() -> Path:
    """Where the settings of this person are kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


class Settings(QObject):
    """The settings in force; ``changed`` tells the key of one that has got another value.

    Every change is written at once.  ``path`` None keeps nothing.  A file with damaged values
    is kept aside as ``damaged``, the rest of it is used, and the defaults stand in.  One that
    cannot be read is left alone, and named by ``unreadable``: then nothing is kept.  ``is_new``
    tells that this person had no file yet.
    """

    changed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.damaged: Path | None = None
        self.unreadable: Path | None = None
        self.is_new = False
        self._values: dict[str, object] = {}
        self._overrides: dict[str, object] = {}
        if path is not None:
            self._open(path)

    def __getitem__(self, setting: Setting[T]) -> T:
        if setting.key in self._overrides:
            return cast(T, self._overrides[setting.key])
        return cast(T, self._values.get(setting.key, setting.default))

    def __setitem__(self, setting: Setting[T], value: T) -> None:
        if value == self[setting]:
            return
        self._overrides.pop(setting.key, None)
        self._values[setting.key] = setting.parse(setting.format(value))
        self._write()
        self.changed.emit(setting.key)

    def override(self, setting: Setting[T], text: str) -> None:
        """Use this value until the next change without keeping it: a command-line option.

        Raises `ValueError` if the setting cannot have it.
        """
        self._overrides[setting.key] = setting.parse(text)

    def reset(self) -> None:
        """Give every setting its default."""
        for setting in SETTINGS:
            self[setting] = setting.default

    def keep(self, *settings: Setting[Any]) -> None:
        """Write these down even where they are the defaults: the person has looked at them."""
        for setting in settings:
            self._values.setdefault(setting.key, setting.default)
        self._write()

    def _open(self, path: Path) -> None:
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            self.is_new = True
        except OSError:
            self.unreadable, self.path = path, None
        else:
            self._read(path, is_text=_is_text(data))

    def _read(self, path: Path, *, is_text: bool) -> None:
        sound, is_former = is_text, False
        if sound:
            file = QSettings(str(path), QSettings.Format.IniFormat)
            found = {key: file.value(key) for key in file.allKeys()}
            texts = brought_up_to_date(found)
            is_former = VERSION_KEY not in found
            known = [setting for setting in _KEPT if setting.key in texts]
            sound = file.status() is QSettings.Status.NoError and bool(known)
            for setting in known:
                text = texts[setting.key]
                try:
                    if not isinstance(text, str):
                        raise ValueError(f"{setting.key} has several values")
                    self._values[setting.key] = setting.parse(text)
                except ValueError:
                    sound = False
        if not sound:
            self._keep_aside(path)
        if is_former or not sound:
            self._write()

    def _keep_aside(self, path: Path) -> None:
        try:
            self.damaged = path.rename(free_name(path.with_name(f"{path.name}.damaged-")))
        except OSError:
            # Where nothing can be kept aside, nothing is overwritten either.
            self.damaged, self.path = path, None

    def _write(self) -> None:
        if self.path is None:
            return
        file = QSettings(str(self.path), QSettings.Format.IniFormat)
        file.setValue(VERSION_KEY, VERSION)
        for key in FORMER_KEYS:
            file.remove(key)
        for setting in _KEPT:
            if setting.key in self._values:
                file.setValue(setting.key, setting.format(self._values[setting.key]))
        file.sync()


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode("utf-8")
    except UnicodeDecodeError:
        return False
