"""What the settings mean for the table, the look and the next list."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication

from skat_desktop.core.ruleset import PRESETS
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.view import Step
from skat_desktop.ui import look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.look import THEMES, Theme
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table import HandSorting, TableStyle, TableTexts
from skat_desktop.ui.table.layout import Overlap, Proportions
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
_CARD_SIZES = {"large": 1.0, "medium": 0.85, "small": 0.7}
_USUAL_LENGTH = 12
"""How many deals are played where the rules leave it to agreement and nothing is said."""


def is_dark(settings: Settings) -> bool:
    """Whether all is light on dark: as chosen, or as the computer has it now."""
    chosen = settings[keys.COLOURS]
    if chosen == "system":
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return chosen == "dark"


def theme(settings: Settings) -> Theme:
    """The colours of panels and dialogs."""
    if is_dark(settings):
        return THEMES["dark"]
    return THEMES["light" if settings[keys.FELT] == "plain" else "felt"]


def text_size(settings: Settings, window: QSize) -> int:
    """The size of running text in pixels, in a window of this size."""
    return round(look.base_size(window) * settings[keys.TEXT_SIZE] / 100)


def table_style(settings: Settings) -> TableStyle:
    """How the table looks and how fast it goes."""
    delay = settings[keys.TRICK_DELAY]
    return TableStyle(
        deck=settings[keys.DECK],
        back=settings[keys.BACK],
        felt=settings[keys.FELT],
        dark=is_dark(settings),
        animation_speed=_SPEEDS[settings[keys.ANIMATION]],
        trick_delay=round(1000 * delay) if delay else None,
        bubble_ms=round(1000 * settings[keys.BID_TIME]),
        sorting=HandSorting(settings[keys.SUIT_ORDER]),
        ascending=settings[keys.DIRECTION] == "right",
        trumps_right=settings[keys.TRUMPS_SIDE] == "right",
        null_order=settings[keys.NULL_ORDER],
        proportions=Proportions(
            cards=_CARD_SIZES[settings[keys.CARD_SIZE]],
            text=settings[keys.TEXT_SIZE] / 100,
            overlap=Overlap(settings[keys.OVERLAP]),
        ),
        points=settings[keys.POINTS],
        scoring=Scoring(settings[keys.SCORING]),
    )


def shortcuts(settings: Settings) -> dict[Command, str]:
    """The key of each command; one that somebody chose is not shared with a default."""
    result: dict[Command, str] = {}
    for shortcut in sorted(
        keys.SHORTCUTS.values(), key=lambda each: settings[each] == each.default
    ):
        key = settings[shortcut]
        result[shortcut.command] = "" if key in result.values() else key
    return result


def texts(settings: Settings) -> Texts:
    """The words for the deck chosen."""
    return Texts(settings[keys.DECK], spoken_bids=settings[keys.SPOKEN_BIDS])


def table_texts(texts: Texts) -> TableTexts:
    """The words on the table in the language in force."""
    return TableTexts(
        role=texts.seat,
        says=texts.says,
        announces=texts.announces,
        contract=texts.contract,
        sign=texts.sign,
        card=texts.card,
        trick=texts.trick,
        tricks=Plurals().tricks,
        points=Plurals().points,
        points_together=lambda count: translate("Table", "together {points}").format(points=count),
        deal=lambda number, deals: translate("Table", "Deal {number} of {deals}").format(
            number=number, deals=deals
        ),
        declarer=translate("Table", "Declarer"),
        defender=translate("Table", "Defender"),
        dealer=translate("Table", "Dealer"),
        sits_out=translate("Table", "Sits out"),
        you_sit_out=translate("Table", "You deal and sit this one out"),
        practice=translate("Table", "Practice, without scoring"),
        to_continue=translate("Table", "Click to go on"),
        last_trick=translate("Table", "Last trick"),
    )


def names(settings: Settings, players: int) -> tuple[str, ...]:
    """The players' names, the person first and then clockwise."""
    person = settings[keys.YOUR_NAME] or translate("Settings", "You")
    left = settings[keys.LEFT_NAME] or keys.LEFT_NAME.default
    right = settings[keys.RIGHT_NAME] or keys.RIGHT_NAME.default
    fourth = settings[keys.FOURTH_NAME] or keys.FOURTH_NAME.default
    return (person, left, right) if players == 3 else (person, left, fourth, right)


def list_setup(settings: Settings, seed: int, *, with_person: bool = True) -> ListSetup:
    """The next list: the person on chair 0, or only computer players."""
    rules = PRESETS[settings[keys.RULES]]
    deals = settings[keys.DEALS] or rules.deals or _USUAL_LENGTH
    level = settings[keys.LEVEL]
    chairs = [Chair(name, level) for name in names(settings, rules.players)]
    if with_person:
        chairs[0] = Chair(chairs[0].name)
    scoring = Scoring(settings[keys.SCORING])
    return ListSetup(rules.with_deals(deals), tuple(chairs), seed, scoring)


def with_length(setup: ListSetup, deals: int) -> ListSetup:
    """The same list with this many deals."""
    return replace(setup, rules=setup.rules.with_deals(deals))


def with_names(step: Step, settings: Settings) -> Step:
    """The step with the players called as the settings have it now."""
    setup = step.view.setup
    chairs = tuple(
        replace(chair, name=name)
        for chair, name in zip(setup.chairs, names(settings, len(setup.chairs)), strict=True)
    )
    return replace(step, view=replace(step.view, setup=replace(setup, chairs=chairs)))
