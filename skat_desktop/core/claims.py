"""Whether a defender may lay down the cards and claim the rest (ISkO 4.4.5)."""

from collections.abc import Iterator

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick, legal_cards

Hands = tuple[CardSet, CardSet, CardSet]


def declarer_is_shut_out(
    game: GameType, hands: Hands, trick: Trick, declarer: Seat, claimant: Seat
) -> bool:
    """Whether the declarer can take no further trick, however he and the partner play.

    The claimant, a defender, plays as well as possible with all cards open.  ``trick`` is the
    one in progress, and ``hands`` are the cards still held.
    """
    return _Search(game, declarer, claimant).shut_out(hands, trick)


class _Search:
    def __init__(self, game: GameType, declarer: Seat, claimant: Seat) -> None:
        self.game = game
        self.declarer = declarer
        self.claimant = claimant
        self.known: dict[tuple[Hands, Trick], bool] = {}

    def shut_out(self, hands: Hands, trick: Trick) -> bool:
        if trick.complete:
            winner = trick.winner(self.game)
            if winner is self.declarer:
                return False
            trick = Trick(winner)
        if not any(hands):
            return True
        key = hands, trick
        if key not in self.known:
            answers = (
                self.shut_out(_without(hands, trick.turn, card), Trick(trick.leader, cards))
                for card in self._moves(hands, trick)
                for cards in [(*trick.cards, card)]
            )
            self.known[key] = any(answers) if trick.turn is self.claimant else all(answers)
        return self.known[key]

    def _moves(self, hands: Hands, trick: Trick) -> Iterator[Card]:
        """Legal cards, strongest first; of equal neighbours only one needs a look."""
        hand = hands[trick.turn]
        order = card_order(self.game)
        rivals = hands[0] | hands[1] | hands[2] | trick.cards
        previous: Card | None = None
        legal = legal_cards(self.game, hand, trick.led)
        for group in order.classes:
            previous = None
            for card in order.descending(rivals & group):
                if card not in legal:
                    previous = None
                    continue
                if previous is None:
                    yield card
                previous = card


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    left = [*hands]
    left[seat] = left[seat] - (card,)
    return left[0], left[1], left[2]
