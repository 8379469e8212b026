"""Whether a defender may lay down the cards and claim the rest (ISkO 4.4.5)."""

from collections.abc import Iterable, Iterator

from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.seats import Seat
from skat_desktop.core.trick import Trick

Hands = tuple[CardSet, CardSet, CardSet]


def declarer_is_shut_out(
    game: GameType, hands: Hands, trick: Trick, declarer: Seat, claimant: Seat
) -> bool:
    """Whether the declarer can take no further trick, however he and the partner play.

    The claimant, a defender, plays as well as possible with all cards open.  ``trick`` is the
    one in progress, and ``hands`` are the cards still held.
    """
    search = _Search(game, declarer, claimant)
    held = (search.mask(hands[0]), search.mask(hands[1]), search.mask(hands[2]))
    return search.holds(held, trick.leader, tuple(search.mask([card]) for card in trick.cards))


_Masks = tuple[int, int, int]


class _Search:
    """The claimant against everybody else, with all cards open.

    Cards are bits, ordered so that of two trumps, of a trump and another card, and of two
    cards of one suit the higher bit wins.  Seats are plain numbers.
    """

    def __init__(self, game: GameType, declarer: Seat, claimant: Seat) -> None:
        order = card_order(game)
        self.bit = {card: 1 << i for i, card in enumerate(reversed(order.descending(PACK)))}
        self.classes = [self.mask(group) for group in order.classes]
        self.follow = {self.bit[card]: self.mask(order.follow[card]) for card in CARDS}
        self.trumps = self.mask(order.trumps)
        self.declarer = int(declarer)
        self.claimant = int(claimant)
        self.partner = 3 - declarer - claimant
        self.known: dict[tuple[_Masks, int], bool] = {}

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as bits."""
        return sum(self.bit[card] for card in cards)

    def holds(self, hands: _Masks, leader: int, trick: tuple[int, ...]) -> bool:
        """Whether the claim holds when these cards lie in the trick."""
        if len(trick) == 3:
            contending = sum(trick) & (self.follow[trick[0]] | self.trumps)
            winner = (leader + trick.index(_highest(contending))) % 3
            return winner != self.declarer and self.holds_before_trick(hands, winner)
        turn = (leader + len(trick)) % 3
        outcomes = (
            self.holds(_without(hands, turn, card), leader, (*trick, card))
            for card in self.moves(hands, turn, trick)
        )
        return any(outcomes) if turn == self.claimant else all(outcomes)

    def holds_before_trick(self, hands: _Masks, leader: int) -> bool:
        """Whether the claim holds when this defender is to lead."""
        mine = hands[self.claimant]
        key = hands, leader
        if not mine or (leader == self.claimant and self.all_win(hands)):
            return True
        if key not in self.known:
            self.known[key] = not self.has_unbeatable_trump(hands) and self.holds(hands, leader, ())
        return self.known[key]

    def has_unbeatable_trump(self, hands: _Masks) -> bool:
        """Whether there are too few higher trumps to beat each of the declarer's, one for one."""
        own = hands[self.declarer] & self.trumps
        beaters = 0
        for trump in _descending(sum(hands) & self.trumps):
            beaters += -1 if trump & own else 1
            if beaters < 0:
                return True
        return False

    def all_win(self, hands: _Masks) -> bool:
        """Whether the claimant, who leads, draws all trumps and takes the rest from the top."""
        for group in self.classes:
            mine = hands[self.claimant] & group
            others = [hands[self.declarer] & group, hands[self.partner] & group]
            rounds = max(map(int.bit_count, others))
            if mine.bit_count() < rounds:
                if group == self.trumps:
                    return False
                rounds = mine.bit_count()
            if (mine >> sum(others).bit_length()).bit_count() < rounds:
                return False
        return True

    def moves(self, hands: _Masks, turn: int, trick: tuple[int, ...]) -> Iterator[int]:
        """Legal cards, strongest first; of those that come to the same only one."""
        hand = hands[turn]
        legal = (hand & self.follow[trick[0]] or hand) if trick else hand
        if turn == self.declarer and len(trick) == 2:
            yield from self.declarer_plays_last(legal, trick)
            return
        others = (sum(hands) | sum(trick)) & ~hand
        for group in self.classes:
            above = 0
            for card in _descending(legal & group):
                if not above or (above - card) & others:
                    yield card
                above = card

    def declarer_plays_last(self, legal: int, trick: tuple[int, ...]) -> Iterator[int]:
        """Win the trick if that is possible; otherwise the lowest card of a class is enough."""
        contending = self.follow[trick[0]] | self.trumps
        if legal & contending > sum(trick) & contending:
            yield _highest(legal & contending)
        else:
            yield from (legal & group & -(legal & group) for group in self.classes if legal & group)


def _highest(cards: int) -> int:
    return 1 << (cards.bit_length() - 1)


def _descending(cards: int) -> Iterator[int]:
    while cards:
        highest = _highest(cards)
        yield highest
        cards ^= highest


def _without(hands: _Masks, seat: int, card: int) -> _Masks:
    left = [*hands]
    left[seat] ^= card
    return left[0], left[1], left[2]
