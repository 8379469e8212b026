"""Both parties' cards in Null, where the declarer must not take a trick."""

from typing import Final

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.seats import Seat
from skat_desktop.players.knowledge import Knowledge

TRICK: Final = 100.0
"""What the declarer's first trick is worth, against the small considerations."""
BOTH_OVER: Final = 0.4
"""How often the declarer takes a trick in which partner and declarer both had to go over."""
LOW_KEPT: Final = 0.5
PARTNERS_SUIT: Final = 2.0
FREE_DISCARD: Final = 6.0
SHORT_SUIT: Final = 1.0


def null_declarer_card_values(known: Knowledge) -> dict[Card, float]:
    """How good each legal card is: stay under now, and keep what is safe later."""
    return {
        card: -TRICK * _chance_to_take(known, card) - _danger(known, known.hand - (card,))
        for card in known.legal
    }


def null_defender_card_values(known: Knowledge) -> dict[Card, float]:
    """How good each legal card is: catch the declarer now, or prepare to."""
    return {
        card: TRICK * _chance_to_catch(known, card) + _preparation(known, card)
        for card in known.legal
    }


def _chance_to_take(known: Knowledge, card: Card) -> float:
    """The chance that the declarer takes this trick, the defenders ducking where they can."""
    winner, _ = known.best_after(card)
    if winner is not known.seat:
        return 0.0
    takes = 1.0
    for seat in known.later:
        takes *= 1 - _forced_over(known, seat, card)
    return takes


def _forced_over(known: Knowledge, seat: Seat, best: Card) -> float:
    """The chance that this seat must play over the best card: it has no lower one to follow."""
    above = known.above(best)
    below = known.group(best) - above - (best,)
    return (1 - known.some(seat, below)) * known.some(seat, above, without=below)


def _danger(known: Knowledge, hand: CardSet) -> float:
    """How far this hand is from staying under whatever is led.

    The defenders' lowest card of a suit must find a lower one here, their second lowest
    another, and so on; each that does not adds to the danger, and less the later it comes.
    """
    rivals = known.others_may_hold()
    danger = 0.0
    for group in known.order.classes:
        own = sorted(hand & group, key=known.order.strength.__getitem__)
        against = rivals & group
        for index, card in enumerate(own[: len(against)]):
            below = len(against) - len(known.above(card) & against)
            danger += max(below - index, 0) * 3 / (index + 1)
    return danger


def _chance_to_catch(known: Knowledge, card: Card) -> float:
    """The chance that the declarer takes this trick."""
    winner, best = known.best_after(card)
    partner = known.partner
    assert partner is not None
    over = _forced_over(known, partner, best) if partner in known.later else 0.0
    if known.declarer not in known.later:
        return 1 - over if winner is known.declarer else 0.0
    # If both must go over this card, the declarer may still have the higher one.
    return _forced_over(known, known.declarer, best) * (1 - over * (1 - BOTH_OVER))


def _preparation(known: Knowledge, card: Card) -> float:
    low = 7 - known.order.strength[card]
    value = -LOW_KEPT * low
    group = known.group(card)
    length = len(known.hand & group)
    if known.trick.cards:
        if card not in known.group(known.trick.cards[0]):
            # Void soon, the hand can throw more cards when the partner attacks here.
            value += SHORT_SUIT * (4 - length)
        return value
    value -= FREE_DISCARD * (1 - known.some(known.declarer, group))
    value += SHORT_SUIT * (4 - length)
    if any(
        trick.leader is known.partner and trick.cards[0] in group
        for trick in known.observation.tricks
    ):
        value += PARTNERS_SUIT
    return value
