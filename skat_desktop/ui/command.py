"""What the menus offer, each thing once: its name in the settings, its key, and its words."""

from enum import Enum

from skat_desktop.ui.translation import QT_TRANSLATE_NOOP, translate


class Command(Enum):
    """Something that can be done at any time, if the game allows it.

    ``id`` stands in the settings file and never changes.  ``default_key`` is a key as
    `QKeySequence` writes it, or empty, and ``text`` is the entry in the menu, in English.
    """

    NEW_LIST = "new-list", "Ctrl+N", QT_TRANSLATE_NOOP("Menus", "&New list …")
    SAME_DEAL = (
        "same-deal",
        "Ctrl+R",
        QT_TRANSLATE_NOOP("Menus", "&Same deal again, without scoring"),
    )
    UNDO = "undo", "Ctrl+Z", QT_TRANSLATE_NOOP("Menus", "&Undo")
    LAST_TRICK = "last-trick", "L", QT_TRANSLATE_NOOP("Menus", "&Last trick")
    GIVE_UP = "give-up", "Ctrl+G", QT_TRANSLATE_NOOP("Menus", "&Give up …")
    CLAIM = "claim", "Ctrl+T", QT_TRANSLATE_NOOP("Menus", "&Claim the rest …")
    SCORE_SHEET = "score-sheet", "F4", QT_TRANSLATE_NOOP("Menus", "Score s&heet …")
    GAME_LOG = "game-log", "F6", QT_TRANSLATE_NOOP("Menus", "Ga&me log")
    PREFERENCES = "preferences", "Ctrl+,", QT_TRANSLATE_NOOP("Menus", "&Preferences …")
    SOUNDS = "sounds", "Ctrl+M", QT_TRANSLATE_NOOP("Menus", "S&ounds")
    QUIT = "quit", "Ctrl+Q", QT_TRANSLATE_NOOP("Menus", "&Quit")
    RULES = "rules", "F2", QT_TRANSLATE_NOOP("Menus", "&Rules of Skat …")
    INTRODUCTION = (
        "introduction",
        "Shift+F1",
        QT_TRANSLATE_NOOP("Menus", "&Introduction to Skat …"),
    )
    KEYS = "keys", "F1", QT_TRANSLATE_NOOP("Menus", "&Keys and mouse …")
    ABOUT = "about", "", QT_TRANSLATE_NOOP("Menus", "&About Skat Desktop …")

    def __init__(self, name: str, default_key: str, text: str) -> None:
        self.id = name
        self.default_key = default_key
        self.text = text

    @property
    def menu_text(self) -> str:
        """The entry in the menu, in the language in force."""
        return translate("Menus", self.text)

    @property
    def title(self) -> str:
        """The same without what belongs to menus alone: "New list"."""
        return self.menu_text.replace("&", "").removesuffix("…").rstrip()
