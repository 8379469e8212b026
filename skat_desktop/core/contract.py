"""Games and contracts, and the order of the cards in each game (ISkO 2.2, 2.5)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from skat_desktop.core.cards import CARDS, JACKS, Card, CardSet, Rank, Suit
from skat_desktop.core.errors import IllegalAnnouncement


class GameType(Enum):
    """The six games; the value is the letter used in records."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    GRAND = "G"
    NULL = "N"

    @property
    def trump_suit(self) -> Suit | None:
        """The trump suit of a suit game (Farbspiel); None in Grand and Null."""
        return _TRUMP_SUITS.get(self)

    @property
    def base_value(self) -> int:
        """Base value (Grundwert): 9 to 12 in suit games, 24 in Grand, 23 in plain Null."""
        return _BASE_VALUES[self]

    @property
    def is_null(self) -> bool:
        """Whether the declarer must not take a trick."""
        return self is GameType.NULL


_TRUMP_SUITS: Final = {
    GameType.CLUBS: Suit.CLUBS,
    GameType.SPADES: Suit.SPADES,
    GameType.HEARTS: Suit.HEARTS,
    GameType.DIAMONDS: Suit.DIAMONDS,
}
_BASE_VALUES: Final = {
    GameType.CLUBS: 12,
    GameType.SPADES: 11,
    GameType.HEARTS: 10,
    GameType.DIAMONDS: 9,
    GameType.GRAND: 24,
    GameType.NULL: 23,
}
SUIT_GAMES: Final = tuple(_TRUMP_SUITS)
TRUMP_GAMES: Final = (*SUIT_GAMES, GameType.GRAND)
NULL_RANKS: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)


@dataclass(frozen=True, slots=True)
class Contract:
    """The declarer's announcement (Spielansage).

    Announced levels imply each other and need not be spelled out: Schwarz includes
    Schneider, and an ouvert suit game or Grand includes both (ISkO 2.5.7-2.5.8).
    Raises `IllegalAnnouncement` for levels that this game cannot have.

    >>> Contract(GameType.GRAND, hand=True, ouvert=True).schneider
    True
    """

    game: GameType
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False

    def __post_init__(self) -> None:
        if self.game.is_null:
            if self.schneider or self.schwarz:
                raise IllegalAnnouncement("Null has no Schneider and no Schwarz")
            return
        if self.ouvert:
            object.__setattr__(self, "schwarz", True)
        if self.schwarz:
            object.__setattr__(self, "schneider", True)
        if self.schneider and not self.hand:
            raise IllegalAnnouncement("only a Hand game may announce Schneider, Schwarz or ouvert")

    @property
    def null_value(self) -> int:
        """The fixed value of a Null game: 23, 35, 46 or 59 (ISkO 2.4.2)."""
        return 59 if self.ouvert and self.hand else 46 if self.ouvert else 35 if self.hand else 23


CONTRACTS: Final[tuple[Contract, ...]] = (
    *(
        Contract(game, hand, schneider, schwarz, ouvert)
        for game in TRUMP_GAMES
        for hand, schneider, schwarz, ouvert in (
            (False, False, False, False),
            (True, False, False, False),
            (True, True, False, False),
            (True, True, True, False),
            (True, True, True, True),
        )
    ),
    *(
        Contract(GameType.NULL, hand=hand, ouvert=ouvert)
        for hand in (False, True)
        for ouvert in (False, True)
    ),
)
"""Every contract there is: 25 in suit games and Grand, four in Null."""


class CardOrder:
    """How the cards of one game follow and beat each other.

    ``follow[card]`` is the class of cards that a lead of *card* asks for: the trumps, or the
    suit.  ``strength[card]`` orders the cards within a class, higher wins; any trump is
    stronger than any other card.
    """

    __slots__ = ("classes", "follow", "strength", "trumps")

    def __init__(self, game: GameType) -> None:
        trump = game.trump_suit
        self.trumps: Final = (
            CardSet()
            if game.is_null
            else CardSet(card for card in CARDS if card in JACKS or card.suit is trump)
        )
        suits = [
            CardSet(card for card in CARDS if card.suit is suit) - self.trumps for suit in Suit
        ]
        self.follow: Final[tuple[CardSet, ...]] = tuple(
            self.trumps if card in self.trumps else suits[card.suit] for card in CARDS
        )
        self.strength: Final[tuple[int, ...]] = tuple(self._strength(game, card) for card in CARDS)
        self.classes: Final[tuple[CardSet, ...]] = tuple(
            group for group in (self.trumps, *reversed(suits)) if group
        )
        """The trumps, if any, then the side suits from clubs down."""

    def _strength(self, game: GameType, card: Card) -> int:
        if game.is_null:
            return NULL_RANKS.index(card.rank)
        if card in JACKS:
            return 32 + card.suit
        return card.rank + (16 if card in self.trumps else 0)

    def descending(self, cards: CardSet) -> list[Card]:
        """The cards class by class, trumps first, each from the highest down."""
        return [
            card
            for group in self.classes
            for card in sorted(group & cards, key=self.strength.__getitem__, reverse=True)
        ]


_ORDERS: Final = {game: CardOrder(game) for game in GameType}


def card_order(game: GameType) -> CardOrder:
    """The order of the cards in this game."""
    return _ORDERS[game]
