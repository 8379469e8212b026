"""What a card is worth in the trick in progress, in card points won less points lost."""

from typing import Final

from skat_desktop.core.cards import Card
from skat_desktop.players.knowledge import Knowledge

RESCUE: Final = 0.5
"""How often a partner who can beat the best card so far also beats the declarer's card."""
PLENTY: Final = 1.8
"""What a player adds to a trick of the own party, in average unseen cards."""
LITTLE: Final = 0.6
"""What a player adds to a trick of the other party, likewise."""


def chance_to_win(known: Knowledge, card: Card) -> float:
    """The chance that this seat's party wins the trick if this card is played now."""
    winner, best = known.best_after(card)
    led = known.trick.led or card
    ours = winner is known.seat or winner is known.partner
    if known.is_declarer:
        if not ours:
            return 0.0
        stands = 1.0
        for seat in known.later:
            stands *= 1 - known.chance_to_beat(seat, led, best)
        return stands
    partner = known.partner if known.partner in known.later else None
    if known.declarer not in known.later:
        if ours or partner is None:
            return float(ours)
        return known.chance_to_beat(partner, led, best)
    beaten = known.chance_to_beat(known.declarer, led, best)
    if partner is None:
        return 1 - beaten
    # The partner may put a better card on it before, or on the declarer's card after.
    return 1 - beaten * (1 - RESCUE * known.chance_to_beat(partner, led, best))


def trick_value(known: Knowledge, card: Card, win: float) -> float:
    """Points to expect from the trick for this seat's party, if it wins it with this chance."""
    won = lost = float(known.trick.points + card.points)
    for seat in known.later:
        friend = seat is known.partner
        won += known.average_points * (PLENTY if friend else LITTLE)
        lost += known.average_points * (LITTLE if friend else PLENTY)
    return win * won - (1 - win) * lost
