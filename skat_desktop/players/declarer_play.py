"""The declarer's cards in a suit game or Grand."""

from dataclasses import dataclass
from typing import Final

from skat_desktop.core.cards import JACKS, Card
from skat_desktop.core.contract import GameType
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.players.trick_value import chance_to_win, trick_value


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a declarer thinks things are worth, in card points; found by trial."""

    draw_trumps: float = 7.0
    """To lead a trump while the defenders have some and ours will last."""
    trump: float = 3.0
    """To keep a trump."""
    jack: float = 3.0
    """To keep a jack, beyond that."""
    last_trump: float = 4.0
    """To keep a trump, beyond that, when the defenders have none."""
    gain: float = 4.0
    """Other players' points in a trick that a kept card will win."""
    loss: float = 6.0
    """Other players' points in a trick that a kept card will lose."""
    ruffed_early: float = 0.25
    """How often a master card is lost if it is kept while the defenders have trumps ..."""
    ruffed_late: float = 0.5
    """... and few of them hold the suit."""
    guarded: float = 0.45
    """How often the second-best card of a suit, not alone, wins later."""
    covered: float = 0.15
    """How often a card with as many lower ones as there are better ones against it does."""
    length: float = 1.0
    """To lead from a suit, for each card in it."""
    on_lead: float = 2.0
    """To have the lead."""
    clear: float = 1.0
    """To throw the last card of a suit."""


SUIT_GAME: Final = Judgement()
GRAND: Final = Judgement()


def declarer_card_values(known: Knowledge) -> dict[Card, float]:
    """How good each legal card is, in card points."""
    judgement = GRAND if known.game is GameType.GRAND else SUIT_GAME
    return {card: _value(known, card, judgement) for card in known.legal}


def _value(known: Knowledge, card: Card, judgement: Judgement) -> float:
    win = chance_to_win(known, card)
    value = trick_value(known, card, win) - _kept(known, card, judgement)
    value += judgement.on_lead * win
    own = known.hand & known.group(card)
    led = known.trick.led
    if led is not None:
        if card not in known.group(led) and card not in known.trumps and len(own) == 1:
            value += judgement.clear
        return value
    if card not in known.trumps:
        return value + judgement.length * len(own)
    out = known.trumps & known.others_may_hold()
    if out and 2 * len(own) >= len(out):
        value += judgement.draw_trumps
    return value


def _kept(known: Knowledge, card: Card, judgement: Judgement) -> float:
    """What the card is worth later, if it isn't played now."""
    rivals = known.others_may_hold()
    higher = len(known.above(card) & rivals)
    out = known.trumps & rivals
    worth = 0.0
    if card in known.trumps:
        win = (0.95, 0.75, 0.6, 0.5)[min(higher, 3)]
        worth = judgement.trump
        if card in JACKS:
            worth += judgement.jack * win
        if not out:
            worth += judgement.last_trump
    else:
        group = known.group(card)
        length = len(known.hand & group)
        if higher == 0:
            against = len(group & rivals)
            win = 1.0
            if out:
                win -= judgement.ruffed_early if against > 3 else judgement.ruffed_late
        elif higher == 1 and length > 1:
            win = judgement.guarded
        else:
            win = judgement.covered if length > higher else 0.0
    return worth + win * (card.points + judgement.gain) - (1 - win) * (card.points + judgement.loss)
