"""Suits, ranks, the 32 cards, and sets of them (ISkO 1.2, 2.2)."""

from collections.abc import Iterable, Iterator, Set
from enum import IntEnum
from typing import Final, Self


class Suit(IntEnum):
    """The four suits, numbered by their order: clubs (Kreuz) is the highest."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in records: ``C``, ``S``, ``H`` or ``D``."""
        return "DHSC"[self]


class Rank(IntEnum):
    """The eight ranks, numbered as they rank in a trump suit: 7 8 9 Q K 10 A J."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    QUEEN = 3
    KING = 4
    TEN = 5
    ACE = 6
    JACK = 7

    @property
    def letter(self) -> str:
        """The rank's letter in records; ``T`` is the ten."""
        return "789QKTAJ"[self]

    @property
    def points(self) -> int:
        """Card points (Augen) of this rank, 0 to 11 (ISkO 1.2.2)."""
        return (0, 0, 0, 3, 4, 10, 11, 2)[self]


class Card(IntEnum):
    """One of the 32 cards.  Its number is ``8 * suit + rank``, its name its code in records."""

    D7, D8, D9, DQ, DK, DT, DA, DJ = range(8)
    H7, H8, H9, HQ, HK, HT, HA, HJ = range(8, 16)
    S7, S8, S9, SQ, SK, ST, SA, SJ = range(16, 24)
    C7, C8, C9, CQ, CK, CT, CA, CJ = range(24, 32)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> "Card":
        """The card of this suit and rank."""
        return CARDS[8 * suit + rank]

    @classmethod
    def parse(cls, code: str) -> "Card":
        """The card with this code, such as ``"CJ"`` or ``"HT"``.

        Raises `ValueError` if there is none.
        """
        try:
            return CARD_BY_CODE[code]
        except KeyError:
            raise ValueError(f"no such card: {code!r}") from None

    @property
    def suit(self) -> Suit:
        """The suit printed on the card; in suit games and Grand a jack belongs to the trumps."""
        return SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The rank printed on the card."""
        return RANKS[self & 7]

    @property
    def code(self) -> str:
        """Suit letter and rank letter, as in records: ``"CJ"``."""
        return _CODES[self]

    @property
    def points(self) -> int:
        """Card points (Augen), 0 to 11."""
        return _POINTS[self]

    def __str__(self) -> str:
        return _CODES[self]


SUITS: Final[tuple[Suit, ...]] = tuple(Suit)
RANKS: Final[tuple[Rank, ...]] = tuple(Rank)
CARDS: Final[tuple[Card, ...]] = tuple(Card)
CARD_BY_CODE: Final[dict[str, Card]] = {card.name: card for card in CARDS}
TOTAL_POINTS: Final = 120
_CODES: Final[tuple[str, ...]] = tuple(card.name for card in CARDS)
_POINTS: Final[tuple[int, ...]] = tuple(RANKS[card & 7].points for card in CARDS)


class CardSet(Set[Card]):
    """An immutable set of cards, held as a 32-bit mask; iterates from the lowest number up.

    >>> sorted(card.code for card in CardSet([Card.CJ, Card.HT]) | CardSet([Card.D7]))
    ['CJ', 'D7', 'HT']
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= 1 << card
        self.bits = bits

    @classmethod
    def from_bits(cls, bits: int) -> Self:
        """The set whose card number *n* is in it when bit *n* is set."""
        new = cls.__new__(cls)
        new.bits = bits
        return new

    @classmethod
    def parse(cls, codes: Iterable[str]) -> Self:
        """The set of the cards with these codes; `ValueError` if a code is unknown."""
        return cls(Card.parse(code) for code in codes)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and bool(self.bits >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield CARDS[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CardSet):
            return NotImplemented
        return self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __repr__(self) -> str:
        return f"CardSet({' '.join(card.code for card in self)})"

    def __bool__(self) -> bool:
        return self.bits != 0

    def __and__(self, other: Iterable[Card]) -> "CardSet":
        return CardSet.from_bits(self.bits & _bits(other))

    def __or__(self, other: Iterable[Card]) -> "CardSet":  # type: ignore[override]  # only cards
        return CardSet.from_bits(self.bits | _bits(other))

    def __sub__(self, other: Iterable[Card]) -> "CardSet":
        return CardSet.from_bits(self.bits & ~_bits(other))

    def __le__(self, other: Set[Card]) -> bool:
        return self.bits & ~_bits(other) == 0

    @property
    def points(self) -> int:
        """Sum of the card points (Augen), 0 to 120."""
        return sum(map(_POINTS.__getitem__, self))


def _bits(cards: Iterable[Card]) -> int:
    return cards.bits if isinstance(cards, CardSet) else CardSet(cards).bits


PACK: Final = CardSet(CARDS)
JACKS: Final = CardSet(card for card in CARDS if card.rank is Rank.JACK)
