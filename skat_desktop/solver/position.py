"""A position with all cards open, and the bits by which the search knows its cards."""

from dataclasses import dataclass
from typing import Final

from skat_desktop.core.cards import CARDS, Card, CardSet, Rank, Suit
from skat_desktop.core.contract import NULL_RANKS, GameType
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick, legal_cards


@dataclass(frozen=True, slots=True)
class Position:
    """A game in play, all cards open.

    ``hands`` are the cards still held by each seat, ``trick`` is the one in progress and holds at
    most two cards.  ``points`` is what the declarer has so far, the skat included; it counts
    for nothing in Null.  Raises `ValueError` unless the hands fit the trick.
    """

    game: GameType
    declarer: Seat
    hands: tuple[CardSet, CardSet, CardSet]
    trick: Trick
    points: int = 0

    def __post_init__(self) -> None:
        left = {len(self.hands[seat]) + (self.trick.card_of(seat) is not None) for seat in SEATS}
        if len(left) != 1 or self.trick.complete:
            raise ValueError("the hands do not fit the trick")
        cards = [card for hand in (*self.hands, self.trick.cards) for card in hand]
        if len({*cards}) != len(cards):
            raise ValueError("a card is there twice")

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return self.trick.turn

    @property
    def legal_cards(self) -> CardSet:
        """The cards that may be played."""
        return legal_cards(self.game, self.hands[self.turn], self.trick.led)

    @property
    def is_over(self) -> bool:
        """Whether no card is left."""
        return not any(self.hands)

    def after(self, card: Card) -> "Position":
        """The position once this card, one of the legal ones, has been played."""
        hands = [*self.hands]
        hands[self.turn] -= (card,)
        trick = Trick(self.trick.leader, (*self.trick.cards, card))
        points = self.points
        if trick.complete:
            winner = trick.winner(self.game)
            points += trick.points if winner is self.declarer else 0
            trick = Trick(winner)
        return Position(self.game, self.declarer, (hands[0], hands[1], hands[2]), trick, points)


class Encoding:
    """The bits of one game's cards (see `search`).

    ``points`` are the card points of each bit's card, ``trumps`` how many trumps there are; they
    are the highest bits.
    """

    def __init__(self, game: GameType) -> None:
        self.kind: Final = "null" if game.is_null else "grand" if game is GameType.GRAND else "suit"
        trump = game.trump_suit
        lanes = [suit for suit in Suit if suit is not trump]
        lanes += [] if trump is None else [trump]
        self.bits: Final = tuple(self._bit(card, lanes) for card in CARDS)
        self.points: Final = tuple(
            card.points for card in sorted(CARDS, key=lambda card: self.bits[card])
        )
        self.trumps: Final = {"suit": 11, "grand": 4, "null": 0}[self.kind]
        self._masks: Final = [[self._mask(suit, cards) for cards in range(256)] for suit in Suit]

    def _bit(self, card: Card, lanes: list[Suit]) -> int:
        lane = lanes.index(card.suit)
        if self.kind == "null":
            return 8 * lane + NULL_RANKS.index(card.rank)
        return 28 + card.suit if card.rank is Rank.JACK else 7 * lane + card.rank

    def _mask(self, suit: Suit, ranks: int) -> int:
        return sum(1 << self.bits[8 * suit + rank] for rank in Rank if ranks >> rank & 1)

    def mask(self, cards: CardSet) -> int:
        """The cards as bits of one number."""
        bits, (diamonds, hearts, spades, clubs) = cards.bits, self._masks
        return (
            diamonds[bits & 255]
            | hearts[bits >> 8 & 255]
            | spades[bits >> 16 & 255]
            | clubs[bits >> 24]
        )


_ENCODINGS: Final = {game: Encoding(game) for game in GameType}


def encoding(game: GameType) -> Encoding:
    """The bits of this game's cards."""
    return _ENCODINGS[game]
