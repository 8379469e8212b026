"""Seats of a deal, and who sits where at the table (ISkO 1.1, 3.1-3.3)."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Seat(IntEnum):
    """A player's place in one deal, clockwise from the dealer's left."""

    FOREHAND = 0
    MIDDLEHAND = 1
    REARHAND = 2

    @property
    def next(self) -> "Seat":
        """The seat that plays after this one."""
        return SEATS[(self + 1) % 3]

    @property
    def others(self) -> tuple["Seat", "Seat"]:
        """The two other seats in playing order."""
        return self.next, self.next.next


SEATS: Final[tuple[Seat, ...]] = tuple(Seat)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays a deal: chairs of the table, numbered clockwise from 0, against seats.

    With four at the table the dealer sits the deal out (ISkO 1.1).
    """

    chairs: int
    dealer: int

    def __post_init__(self) -> None:
        if self.chairs not in (3, 4):
            raise ValueError(f"a Skat table has 3 or 4 chairs, not {self.chairs}")
        if not 0 <= self.dealer < self.chairs:
            raise ValueError(f"no chair {self.dealer} at a table of {self.chairs}")

    def chair(self, seat: Seat) -> int:
        """The chair on which this seat's player sits."""
        return (self.dealer + 1 + seat) % self.chairs

    def seat(self, chair: int) -> Seat | None:
        """The seat of the player on this chair; None for the dealer who sits out."""
        place = (chair - self.dealer - 1) % self.chairs
        return SEATS[place] if place < 3 else None

    @property
    def sits_out(self) -> int | None:
        """The chair that only deals; None with three at the table."""
        return self.dealer if self.chairs == 4 else None

    def after_deal(self) -> "Seating":
        """The next deal's seating: the deal moves one place clockwise (ISkO 3.2)."""
        return Seating(self.chairs, (self.dealer + 1) % self.chairs)
