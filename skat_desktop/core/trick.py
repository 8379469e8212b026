"""Following suit and winning tricks (ISkO 4.2-4.3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.seats import SEATS, Seat


def legal_cards(game: GameType, hand: CardSet, led: Card | None) -> CardSet:
    """The cards of the hand that may be played after *led*; all of them when leading."""
    if led is None:
        return hand
    following = hand & card_order(game).follow[led]
    return following or hand


def winning_index(game: GameType, cards: Sequence[Card]) -> int:
    """The place (0 leads) of the card that wins these one to three cards."""
    order = card_order(game)
    contending = order.follow[cards[0]] | order.trumps
    best = 0
    for index in range(1, len(cards)):
        card = cards[index]
        if card in contending and order.strength[card] > order.strength[cards[best]]:
            best = index
    return best


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick (Stich): who led, and up to three cards in the order played."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat:
        """Who plays the next card to an unfinished trick."""
        return SEATS[(self.leader + len(self.cards)) % 3]

    @property
    def led(self) -> Card | None:
        """The card that was led; None before it."""
        return self.cards[0] if self.cards else None

    @property
    def complete(self) -> bool:
        """Whether all three cards have been played."""
        return len(self.cards) == 3

    @property
    def points(self) -> int:
        """Card points (Augen) in the trick."""
        return sum(card.points for card in self.cards)

    def winner(self, game: GameType) -> Seat:
        """Whose card is winning the trick, which holds at least one."""
        return SEATS[(self.leader + winning_index(game, self.cards)) % 3]

    def player(self, card: Card) -> Seat:
        """Who played this card of the trick; `ValueError` if nobody did."""
        return SEATS[(self.leader + self.cards.index(card)) % 3]

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has played to the trick; None if it has yet to play."""
        place = (seat - self.leader) % 3
        return self.cards[place] if place < len(self.cards) else None
