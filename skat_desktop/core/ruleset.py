"""Every rule that can differ from table to table, and the presets."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

EDITION: Final = 2022
"""The year of the official order that is played by; it came out in November."""


class BidRule(Enum):
    """What may be named in the auction, above the last bid."""

    NEXT_VALUE = "next value"
    """Only the next game value."""
    GAME_VALUES = "game values"
    """Any game value: jump bids are allowed (ISkO 3.3.2)."""
    ANY_NUMBER = "any number"
    """Any number up to 499, as servers allow; also by forehand after two passes."""


class OverbidRule(Enum):
    """What an overbid game costs, before it is doubled."""

    NEXT_MULTIPLE = "next multiple"
    """The smallest multiple of the base value that reaches the bid (ISkO 3.6.1)."""
    ACTUAL_VALUE = "actual value"
    """What the game was worth."""
    BASE_VALUE = "base value"
    """The base value of the game alone."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one table; the default is the official order.

    ``name`` is a stable identifier for files and translations, ``players`` the size of the
    table (with four the dealer sits out), ``deals`` the length of a list, or None where the
    players must agree on it first.
    """

    name: str = "isko"
    players: int = 3
    deals: int | None = 36
    bids: BidRule = BidRule.GAME_VALUES
    overbid: OverbidRule = OverbidRule.NEXT_MULTIPLE

    def __post_init__(self) -> None:
        if self.players not in (3, 4):
            raise ValueError(f"a Skat table has 3 or 4 players, not {self.players}")
        if self.deals is not None and self.deals < 1:
            raise ValueError(f"a list has at least one deal, not {self.deals}")

    @property
    def is_tournament(self) -> bool:
        """Whether tournaments are played by these rules, where everybody counts for himself."""
        return self.name in (ISKO.name, ISKO_FOUR.name)

    def with_deals(self, deals: int) -> "RuleSet":
        """The same rules for a list of this many deals (1 or more)."""
        return replace(self, deals=deals)


ISKO: Final = RuleSet()
"""Official rules at a table of three; a series has 36 deals (SkWO)."""
ISKO_FOUR: Final = RuleSet("isko-four", players=4, deals=48)
"""Official rules at a table of four; a series has 48 deals (SkWO)."""
TWELVE_DEALS: Final = RuleSet(
    "twelve-deals", deals=12, bids=BidRule.NEXT_VALUE, overbid=OverbidRule.ACTUAL_VALUE
)
AGREED_LENGTH: Final = RuleSet("agreed-length", deals=None)
TABLE_OF_FOUR: Final = RuleSet("table-of-four", players=4, deals=48, overbid=OverbidRule.BASE_VALUE)

SERVER: Final = RuleSet("server", bids=BidRule.ANY_NUMBER)
"""How the International Skat Server plays; for reading its records, not for a table."""

PRESETS: Final = {
    rules.name: rules for rules in (ISKO, ISKO_FOUR, TWELVE_DEALS, AGREED_LENGTH, TABLE_OF_FOUR)
}
"""The presets by name.  The pub's variants join them once they can be played."""
