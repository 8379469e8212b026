"""What a player can do.  An action says nothing about who does it; an event does."""

from dataclasses import dataclass

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a bid value (reizen)."""

    value: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Say yes to the bid (halten)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for this deal (passen)."""


@dataclass(frozen=True, slots=True)
class TakeSkat:
    """Pick up the skat (Skataufnahme)."""


@dataclass(frozen=True, slots=True)
class Declare:
    """Announce the game; after picking up the skat also put two cards back (drücken).

    ``discard`` is None in a Hand game and two cards otherwise; their order means nothing,
    and they are kept with the higher-numbered card first so that equal discards are equal.
    """

    contract: Contract
    discard: tuple[Card, Card] | None = None

    def __post_init__(self) -> None:
        if self.discard is not None and self.discard[0] < self.discard[1]:
            object.__setattr__(self, "discard", self.discard[::-1])


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class ShowHand:
    """The declarer lays the hand open and plays on; no claim."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the game (ISkO 4.4.1-4.4.3)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Show one's cards and claim all remaining tricks (ISkO 4.4.4-4.4.5)."""


@dataclass(frozen=True, slots=True)
class Agree:
    """Accept the concession or claim on the table."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Object to the concession or claim on the table: play goes on."""


Call = Bid | Hold | Pass
"""The actions of the auction."""

Action = Call | TakeSkat | Declare | PlayCard | ShowHand | Concede | Claim | Agree | Refuse
