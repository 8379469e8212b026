"""The words on the table.  The window supplies them in the person's language."""

from collections.abc import Callable
from dataclasses import dataclass

from skat_desktop.core.actions import (
    Action,
    Agree,
    Bid,
    Claim,
    Concede,
    Hold,
    Pass,
    Refuse,
    ShowHand,
)
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick
from skat_desktop.session.view import TableView


def _role(seat: Seat) -> str:
    return seat.name.capitalize()


def _says(action: Action) -> str:
    match action:
        case Bid(value):
            return str(value)
        case Hold():
            return "Yes"
        case Pass():
            return "Pass"
        case Concede():
            return "I give up"
        case Claim():
            return "The rest is mine"
        case ShowHand():
            return "I play open"
        case Agree():
            return "Agreed"
        case Refuse():
            return "Play on"
        case _:
            return ""


def _contract(contract: Contract) -> str:
    words = [contract.game.name.capitalize()]
    words += ["Hand"] * contract.hand + ["ouvert"] * contract.ouvert
    if not contract.ouvert:
        words += ["Schwarz"] if contract.schwarz else ["Schneider"] * contract.schneider
    return " ".join(words)


def _announces(view: TableView) -> str:
    observation = view.observation
    assert observation.declarer is not None
    return f"{view.name(observation.declarer)}, bid {observation.bid}"


def _card(card: Card) -> str:
    return f"{card.rank.name.lower()} of {card.suit.name.lower()}"


def _trick(view: TableView, trick: Trick) -> str:
    return ", ".join(f"{view.name(trick.player(card))}: {_card(card)}" for card in trick.cards)


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def _points(count: int) -> str:
    return f"{count} points"


def _points_together(count: int) -> str:
    return f"together {count}"


def _deal(number: int, deals: int) -> str:
    return f"Deal {number} of {deals}"


@dataclass(frozen=True, slots=True)
class TableTexts:
    """Words and callables that give words; the defaults are English.

    ``says`` gives what a player says with an action, for the bubble, and "" where nothing is
    said; ``announces`` who plays and at what bid.  ``sign`` is the contract in few words, for
    a player's plate.  ``card`` and ``trick`` are for those who listen to the table.
    ``points`` are the declarer's, ``points_together`` those of both defenders.  ``deal`` takes
    the number of the deal and the length of the list.  ``dealer``'s first letter marks the
    dealer.
    """

    role: Callable[[Seat], str] = _role
    says: Callable[[Action], str] = _says
    contract: Callable[[Contract], str] = _contract
    sign: Callable[[Contract], str] = _contract
    announces: Callable[[TableView], str] = _announces
    card: Callable[[Card], str] = _card
    trick: Callable[[TableView, Trick], str] = _trick
    tricks: Callable[[int], str] = _tricks
    points: Callable[[int], str] = _points
    points_together: Callable[[int], str] = _points_together
    deal: Callable[[int, int], str] = _deal
    declarer: str = "Declarer"
    defender: str = "Defender"
    dealer: str = "Dealer"
    sits_out: str = "Sits out"
    you_sit_out: str = "You deal and sit this one out"
    practice: str = "Again, without scoring"
    to_continue: str = "Click to go on"
    last_trick: str = "Last trick"
