"""The declarer's cards in a suit game or Grand."""

from dataclasses import dataclass
from typing import Final

from skat_desktop.core.cards import JACKS, Card
from skat_desktop.core.contract import GameType
from skat_desktop.players.knowledge import Knowledge
from skat_desktop.players.trick_value import chance_to_win, trick_value

HIGHER_KEPT: Final = 0.05


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a declarer thinks things are worth, in card points; found by trial."""

    draw_trump: float = 2.6
    """To lead a trump, for each trump that the defenders will lose by it."""
    more_trumps: float = 1.6
    """And for each trump we have more than half of theirs."""
    side_winner: float = 0.5
    """And for each best card in another suit, which they can't ruff then."""
    trump: float = 5.5
    """To keep a trump."""
    jack: float = 1.3
    """To keep a jack, beyond that."""
    last_trump: float = 5.4
    """To keep a trump, beyond that, when the defenders have none."""
    gain: float = 1.7
    """Other players' points in a trick that a kept card will win."""
    loss: float = 7.0
    """Other players' points in a trick that a kept card will lose."""
    ruffed_early: float = 0.25
    """How often a master card is lost if it is kept while the defenders have trumps ..."""
    ruffed_late: float = 0.5
    """... and few of them hold the suit."""
    safer: float = 0.25
    """How much of this each trump takes away that we have more than half of theirs."""
    guarded: float = 0.3
    """How often the second-best card of a suit, not alone, wins later."""
    covered: float = 0.15
    """How often a card with as many lower ones as there are better ones against it does."""
    length: float = 2.2
    """To lead from a suit, for each card in it."""
    on_lead: float = 1.3
    """To have the lead."""
    clear: float = 1.0
    """To throw the last card of a suit."""


SUIT_GAME: Final = Judgement()
GRAND: Final = Judgement(
    draw_trump=5.4,
    more_trumps=1.0,
    jack=4.0,
    last_trump=7.3,
    gain=3.5,
    loss=5.3,
    ruffed_late=0.9,
    safer=0.35,
    guarded=0.5,
    on_lead=2.0,
    clear=0.5,
)


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
    if not out:
        return value
    falling = sum(known.some(seat, known.trumps) for seat in known.later)
    winners = sum(known.is_master(other) for other in known.hand - known.trumps)
    return (
        value
        + judgement.draw_trump * falling
        + judgement.more_trumps * (len(own) - len(out) / 2)
        + judgement.side_winner * winners
    )


def _kept(known: Knowledge, card: Card, judgement: Judgement) -> float:
    """What the card is worth later, if it isn't played now."""
    rivals = known.others_may_hold()
    higher = len(known.above(card) & rivals)
    out = known.trumps & rivals
    # Of two cards that serve as well, the higher one is kept.
    worth = -HIGHER_KEPT * higher
    if card in known.trumps:
        win = (0.95, 0.75, 0.6, 0.5)[min(higher, 3)]
        worth += judgement.trump
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
                # With trumps to draw theirs first the suit is safer than without.
                spare = len(known.hand & known.trumps) - len(out) / 2
                danger = judgement.ruffed_early if against > 3 else judgement.ruffed_late
                win -= danger * (1 - min(max(spare * judgement.safer, 0), 1))
        elif higher == 1 and length > 1:
            win = judgement.guarded
        else:
            win = judgement.covered if length > higher else 0.0
    return worth + win * (card.points + judgement.gain) - (1 - win) * (card.points + judgement.loss)
