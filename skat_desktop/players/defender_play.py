"""A defender's cards in a suit game or Grand."""

from dataclasses import dataclass
from typing import Final

from skat_desktop.core.cards import JACKS, Card
from skat_desktop.core.contract import GameType
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.players.trick_value import chance_to_win, trick_value

HIGHER_KEPT: Final = 0.05


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a defender thinks things are worth, in card points; found by trial."""

    trump: float = 2.0
    """To keep a trump."""
    jack: float = 2.7
    """To keep a jack, beyond that."""
    gain: float = 7.3
    """Other players' points in a trick that a kept card will win."""
    loss: float = 9.0
    """Other players' points in a trick that a kept card will lose."""
    master: float = 0.85
    """How often the best card of a suit that the declarer follows wins later."""
    guarded: float = 0.6
    """How often the second-best one does, if not alone."""
    other: float = 0.15
    """How often any lower one does."""
    ruffed: float = 0.55
    """How much of this is lost where the declarer is void."""
    wasted: float = 1.0
    """Each point thrown into a trick that is surely lost, beyond the point itself."""
    trump_lead: float = -5.0
    """To lead a trump."""
    partners_suit: float = 3.6
    """To return the suit the partner led."""
    long_suit: float = 0.8
    """To lead from a suit, for each card in it, when the declarer plays next ..."""
    short_suit: float = -0.8
    """... and when the partner plays next (kurzer Weg, lange Farbe; langer Weg, kurze Farbe)."""
    on_lead: float = 1.0
    """To take the lead oneself."""
    clear: float = 0.5
    """To throw the last card of a suit."""


SUIT_GAME: Final = Judgement()
GRAND: Final = Judgement(
    jack=2.0,
    gain=2.6,
    loss=5.4,
    master=0.55,
    other=0.25,
    ruffed=0.25,
    partners_suit=2.0,
    long_suit=1.7,
)


def defender_card_values(known: Knowledge) -> dict[Card, float]:
    """How good each legal card is, in card points."""
    judgement = GRAND if known.game is GameType.GRAND else SUIT_GAME
    return {card: _value(known, card, judgement) for card in known.legal}


def _value(known: Knowledge, card: Card, judgement: Judgement) -> float:
    win = chance_to_win(known, card)
    value = trick_value(known, card, win) - _kept(known, card, judgement)
    if win == 0:
        value -= judgement.wasted * card.points
    own = len(known.hand & known.group(card))
    led = known.trick.led
    if led is not None:
        winner, _ = known.best_after(card)
        if winner is known.seat:
            value += judgement.on_lead * win
        if card not in known.group(led) and card not in known.trumps and own == 1:
            value += judgement.clear
        return value
    if card in known.trumps:
        return value + judgement.trump_lead
    short_way = known.seat.next is known.declarer
    value += own * (judgement.long_suit if short_way else judgement.short_suit)
    if _partner_led(known, card):
        value += judgement.partners_suit
    return value


def _partner_led(known: Knowledge, card: Card) -> bool:
    group = known.group(card)
    return any(
        trick.leader is known.partner and trick.cards[0] in group
        for trick in known.observation.tricks
    )


def _kept(known: Knowledge, card: Card, judgement: Judgement) -> float:
    """What the card is worth later, if it isn't played now."""
    rivals = known.may_hold(known.declarer)
    higher = len(known.above(card) & rivals)
    # Of two cards that serve as well, the higher one is kept.
    worth = -HIGHER_KEPT * higher
    if card in known.trumps:
        win = (0.9, 0.6, 0.45, 0.3)[min(higher, 3)]
        worth += judgement.trump + judgement.jack * (card in JACKS)
    else:
        group = known.group(card)
        if higher == 0:
            win = judgement.master
        elif higher == 1 and len(known.hand & group) > 1:
            win = judgement.guarded
        else:
            win = judgement.other
        if known.trumps & rivals:
            void = 1 - known.some(known.declarer, group)
            win *= 1 - void * judgement.ruffed
    return worth + win * (card.points + judgement.gain) - (1 - win) * (card.points + judgement.loss)
