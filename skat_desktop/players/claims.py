"""Whether the declarer's claim of the rest is proven, from what one seat knows.

To make a claim, the declarer has rules that are sound, not complete: they say yes only if it holds
however the unseen cards lie and whatever the defenders play.  A defender, who sees the cards
claimed with, has the solver look at every way the unseen cards can lie.
"""

from dataclasses import dataclass
from itertools import combinations

from skat_desktop.core.cards import PACK, TOTAL_POINTS, Card, CardSet
from skat_desktop.core.contract import CardOrder, GameType, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import POINTS_FOR_SCHNEIDER
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import legal_cards
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.solver import MOST_CARDS
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver


def claim_is_proven(observation: Observation) -> bool:
    """Whether the declarer, whose turn it is, must get the rest: every trick, or in Null none.

    Only for the declarer, or for a defender while the declarer's cards lie open.
    """
    known = Knowledge(observation)
    hand = observation.hand if known.is_declarer else observation.shown
    assert hand is not None
    if known.game.is_null:
        return _null_is_safe(known, hand)
    return _takes_all(known, hand)


def claim_holds(observation: Observation) -> bool:
    """Whether the declarer, whose cards lie open, gets the rest however the unseen cards lie.

    For a defender who is to answer a claim.  Where the solver would keep people waiting, only
    what `claim_is_proven` can tell is agreed to.
    """
    contract, declarer, shown = observation.contract, observation.declarer, observation.shown
    assert contract is not None
    assert declarer is not None
    assert shown is not None
    if len(observation.hand) > MOST_CARDS:
        return claim_is_proven(observation)
    known = Knowledge(observation)
    partner = observation.partner
    assert partner is not None
    trick = known.trick
    positions = [
        Position(contract.game, declarer, _in_order(hands), trick)
        for held in combinations(known.may_hold(partner), observation.cards_held(partner))
        for hands in [{declarer: shown, observation.seat: observation.hand, partner: CardSet(held)}]
    ]
    solver = Solver()
    if contract.game.is_null:
        return all(solver.makes_null_each(positions))
    return all(solver.takes_all_each(positions))


def _in_order(hands: dict[Seat, CardSet]) -> tuple[CardSet, CardSet, CardSet]:
    first, second, third = (hands[seat] for seat in SEATS)
    return first, second, third


@dataclass(frozen=True, slots=True)
class Rivals:
    """The defenders' possible cards: in each hand, and how many each hand has."""

    hands: tuple[CardSet, CardSet]
    sizes: tuple[int, int]

    @property
    def cards(self) -> CardSet:
        """All of them."""
        return self.hands[0] | self.hands[1]

    def most(self, group: CardSet) -> int:
        """The most cards of this class that one defender can hold."""
        return max(
            min(len(hand & group), size) for hand, size in zip(self.hands, self.sizes, strict=True)
        )


def rivals_of_declarer(known: Knowledge) -> Rivals:
    """The defenders' cards as far as this seat knows them."""
    first, second = known.declarer.others
    held = known.observation.cards_held
    return Rivals((known.may_hold(first), known.may_hold(second)), (held(first), held(second)))


def is_unbeatable(game: GameType, hand: CardSet, seat: Seat) -> bool:
    """Whether these ten cards, the skat unseen, take every trick of a suit game or Grand."""
    order, unseen = card_order(game), PACK - hand
    if seat is Seat.FOREHAND:
        return takes_all_on_lead(order, hand, Rivals((unseen, unseen), (len(hand), len(hand))))
    rest = len(hand) - 1
    rivals = Rivals((unseen, unseen), (rest, rest))
    answers = [_sure_answer(order, hand, unseen, group) for group in order.classes]
    return all(
        card is not None and takes_all_on_lead(order, hand - (card,), rivals)
        for card, group in zip(answers, order.classes, strict=True)
        if group & unseen
    )


def _sure_answer(order: CardOrder, hand: CardSet, unseen: CardSet, group: CardSet) -> Card | None:
    """A card that wins the trick whatever of this class is led, and played after it."""
    trumps = order.trumps
    if group & hand and group != trumps and unseen & trumps:
        # He has to follow, and who plays after him may trump.
        return None
    own = group & hand or trumps & hand
    against = unseen & (group if group & hand else trumps)
    best = max(own, key=lambda card: order.strength[card], default=None)
    if best is None or any(order.strength[card] > order.strength[best] for card in against):
        return None
    return best


def takes_all_on_lead(order: CardOrder, hand: CardSet, rivals: Rivals) -> bool:
    """Whether this hand, on lead, takes every trick: trumps first, then suits from the top."""
    groups = [group for group in order.classes if group & hand]
    if not all(_wins_from_the_top(order, hand & group, group, rivals) for group in groups):
        return False
    trumps = order.trumps
    return hand <= trumps or len(hand & trumps) >= rivals.most(trumps)


def _wins_from_the_top(order: CardOrder, own: CardSet, group: CardSet, rivals: Rivals) -> bool:
    # A defender who has cards of the class loses one with every lead, so after as many
    # leads as one defender can have there are none left.
    exhausted = rivals.most(group)
    highest = max((order.strength[card] for card in rivals.cards & group), default=-1)
    return all(
        order.strength[card] > highest or index >= exhausted
        for index, card in enumerate(order.descending(own))
    )


def _takes_all(known: Knowledge, hand: CardSet) -> bool:
    rivals = rivals_of_declarer(known)
    trick = known.trick
    if not trick.cards:
        return takes_all_on_lead(known.order, hand, rivals)
    winner = trick.winner(known.game)
    best = trick.card_of(winner)
    assert best is not None
    last = trick.turn.next
    to_come = (
        CardSet() if len(trick.cards) == 2 else rivals.hands[known.declarer.others.index(last)]
    )
    return any(
        known.beats(card, best)
        and not any(known.beats(other, card) for other in to_come)
        and takes_all_on_lead(known.order, hand - (card,), rivals)
        for card in legal_cards(known.game, hand, trick.led)
    )


def _null_is_safe(known: Knowledge, hand: CardSet) -> bool:
    rivals = rivals_of_declarer(known).cards
    trick = known.trick
    for card in legal_cards(known.game, hand, trick.led):
        if trick.cards:
            winner = trick.winner(known.game)
            best = trick.card_of(winner)
            assert best is not None
            loses = not known.beats(card, best)
        else:
            loses = _surely_overtaken(known, card, rivals)
        if loses and all(
            _stays_under(known.order, (hand - (card,)) & group, rivals & group)
            for group in known.order.classes
        ):
            return True
    return False


def _surely_overtaken(known: Knowledge, card: Card, rivals: CardSet) -> bool:
    """Whether a defender must play over this lead: their cards of the suit are all higher.

    Cards that may lie in the skat don't count.
    """
    against = rivals & known.group(card)
    in_skat = 0 if known.observation.discard else 2
    return against <= known.above(card) and len(against) > in_skat


def _stays_under(order: CardOrder, own: CardSet, against: CardSet) -> bool:
    """Whether the n-th lowest own card is below the n-th lowest of theirs, as far as both go.

    Then there is a lower card for every lead: answer it with the highest one below it, and
    the same holds for what is left; cards the defenders throw away only help.
    """
    strength = order.strength
    lows = sorted(strength[card] for card in own)
    leads = sorted(strength[card] for card in against)
    return all(low < lead for low, lead in zip(lows, leads, strict=False))


def surely_schneider(observation: Observation) -> bool:
    """Whether playing on surely makes the defenders Schneider, who are not yet.

    For the declarer to whom they concede.
    """
    known = Knowledge(observation)
    if known.game.is_null or known.declarer_points >= POINTS_FOR_SCHNEIDER:
        return False
    lost = sum(
        trick.points for trick in observation.tricks if trick.winner(known.game) is not known.seat
    )
    return (
        lost <= TOTAL_POINTS - POINTS_FOR_SCHNEIDER
        and known.trick.turn is known.seat
        and claim_is_proven(observation)
    )
