"""What the settings mean for the table, the look and the next list."""

from dataclasses import replace

from skat_desktop.core.ruleset import PRESETS
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.view import Step
from skat_desktop.ui import settings as keys
from skat_desktop.ui.look import THEMES, Theme
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table import HandSorting, TableStyle, TableTexts
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
_USUAL_LENGTH = 12
"""How many deals are played where the rules leave it to agreement and nothing is said."""


def theme(settings: Settings) -> Theme:
    """The colours of panels and dialogs."""
    return THEMES.get(settings[keys.THEME], THEMES["felt"])


def table_style(settings: Settings) -> TableStyle:
    """How the table looks and how fast it goes."""
    chosen = settings[keys.THEME]
    delay = settings[keys.TRICK_DELAY]
    return TableStyle(
        deck=settings[keys.DECK],
        back=settings[keys.BACK],
        felt="plain" if chosen in THEMES else chosen,
        dark=chosen == "dark",
        animation_speed=_SPEEDS[settings[keys.ANIMATION]],
        trick_delay=round(1000 * delay) if delay else None,
        bubble_ms=round(1000 * settings[keys.BID_TIME]),
        sorting=HandSorting(settings[keys.SUIT_ORDER]),
        ascending=settings[keys.DIRECTION] == "right",
        null_order=settings[keys.NULL_ORDER],
        scoring=Scoring(settings[keys.SCORING]),
    )


def table_texts(texts: Texts) -> TableTexts:
    """The words on the table in the language in force."""
    return TableTexts(
        role=texts.seat,
        says=texts.says,
        announces=texts.announces,
        contract=texts.contract,
        card=texts.card,
        trick=texts.trick,
        tricks=Plurals().tricks,
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
