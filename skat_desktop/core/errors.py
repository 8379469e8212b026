"""Why an action is not allowed.  Each error names the paragraph that forbids it."""

from skat_desktop.core.cards import Card


class IllegalAction(ValueError):
    """An action that the rules forbid.  ``rule`` is the paragraph, such as ``"ISkO 3.3.2"``."""

    rule = "ISkO"

    def __init__(self, message: str) -> None:
        super().__init__(f"{message} ({self.rule})")


class OutOfTurn(IllegalAction):
    """Somebody else is to act."""

    rule = "ISkO 3.3.2, 4.1.1"


class WrongPhase(IllegalAction):
    """The action belongs to another part of the game."""

    rule = "ISkO 3.1-4.1"


class IllegalBid(IllegalAction):
    """Not a game value, or not above the last one."""

    rule = "ISkO 3.3.1-3.3.2"


class IllegalDiscard(IllegalAction):
    """Not exactly two different cards of the twelve."""

    rule = "ISkO 2.6"


class IllegalAnnouncement(IllegalAction):
    """Levels that this game does not have, or that only a Hand game may announce."""

    rule = "ISkO 2.5.7-2.5.9"


class NullBelowBid(IllegalAction):
    """A Null game worth less than the bid; it would be lost at once."""

    rule = "ISkO 3.6.2"


class CardNotHeld(IllegalAction):
    """The card is not in the player's hand."""

    rule = "ISkO 4.1"


class MustFollow(IllegalAction):
    """The player holds cards of the class that was led.  ``led`` is the card to follow."""

    rule = "ISkO 4.2.1"

    def __init__(self, message: str, led: Card) -> None:
        super().__init__(message)
        self.led = led


class IllegalClaim(IllegalAction):
    """A claim that this player cannot make now."""

    rule = "ISkO 4.4.4-4.4.5"
