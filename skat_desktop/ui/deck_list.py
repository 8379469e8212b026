"""The decks a person can choose, and the words for them and for what is wrong with one."""

from PySide6.QtCore import QLocale

from skat_desktop.core.cards import Card
from skat_desktop.decks import Deck, DeckError, Fault, Origin, available, find
from skat_desktop.ui import settings as keys
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_NAMED = 3
"""So many of the missing cards are named."""


def offered(settings: Settings) -> list[Deck]:
    """Our own decks, then those found by name, and in any case the one that is chosen."""
    folders = settings[keys.DECK_FOLDERS]
    decks = {deck.id: deck for deck in available(folders)}
    chosen = settings[keys.DECK]
    decks.setdefault(chosen, find(chosen))
    own = [deck for deck in decks.values() if deck.origin is Origin.OWN]
    found = [deck for deck in decks.values() if deck.origin is not Origin.OWN]
    return own + sorted(found, key=lambda deck: deck_name(deck).casefold())


def deck_name(deck: Deck) -> str:
    """What a deck is called in the language in force, with where it comes from."""
    own = next((label for value, label in keys.DECK.choices if value == deck.id), None)
    if own is not None:
        return translate("Settings", own)
    name = plain_name(deck)
    if deck.origin is Origin.KDE:
        return translate("Decks", "{name} (KDE)").format(name=name)
    if deck.origin is Origin.AISLERIOT:
        return translate("Decks", "{name} (AisleRiot)").format(name=name)
    return translate("Decks", "{name} (your folder)").format(name=name)


def plain_name(deck: Deck) -> str:
    """What a deck that was found is called in the language in force."""
    return deck.name(QLocale().name().partition("_")[0])


def fault_text(deck: Deck, error: DeckError) -> str:
    """Why a deck is not shown, in full sentences."""
    return translate(
        "Decks",
        "The deck “{name}” cannot be shown. The program's own cards stand in for it.\n\n"
        "{why}\n{path}",
    ).format(name=deck_name(deck), why=why(error, Texts(deck.id)), path=error.path)


def why(error: DeckError, texts: Texts | None = None) -> str:
    """What is wrong with a deck or a folder, in one sentence."""
    words = texts or Texts()
    cards = ", ".join(words.card(Card.parse(code)) for code in error.cards[:_NAMED])
    return {
        Fault.MISSING: translate("Decks", "It is no longer there."),
        Fault.UNREADABLE: translate("Decks", "It cannot be read."),
        Fault.TOO_LARGE: translate("Decks", "It is larger than any deck needs to be."),
        Fault.DAMAGED: translate("Decks", "The file is damaged, or it is no drawing."),
        Fault.NOT_ALONE: translate(
            "Decks", "It wants to load other files or pages, which no deck may do."
        ),
        Fault.TOO_COMPLEX: translate("Decks", "Drawing its cards would take too long."),
        Fault.INCOMPLETE: translate("Decks", "Cards are missing or empty: {cards}."),
        Fault.MISSHAPEN: translate(
            "Decks", "It is made in a way that this program cannot draw right."
        ),
        Fault.NO_DECK: translate("Decks", "It holds no cards whose names the program knows."),
    }[error.fault].format(cards=cards + (" …" if len(error.cards) > _NAMED else ""))
