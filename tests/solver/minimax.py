"""Plain minimax over all legal cards: slow, and obviously right."""

from functools import cache

from skat_desktop.core.cards import Card
from skat_desktop.solver.position import Position


@cache
def points(position: Position) -> int:
    """The declarer's final card points."""
    if position.is_over:
        return position.points
    choose = max if position.turn is position.declarer else min
    return choose([points(position.after(card)) for card in position.legal_cards])


@cache
def null_made(position: Position) -> bool:
    """Whether the declarer takes none of the remaining tricks."""
    if position.is_over:
        return True
    choose = any if position.turn is position.declarer else all
    return choose([null_made_after(position, card) for card in position.legal_cards])


def null_made_after(position: Position, card: Card) -> bool:
    """Whether the declarer takes none of the tricks once this card is played."""
    after = position.after(card)
    taken = not after.trick.cards and after.turn is position.declarer
    return not taken and null_made(after)


@cache
def takes_all(position: Position) -> bool:
    """Whether the declarer takes all of the remaining tricks."""
    if position.is_over:
        return True
    choose = any if position.turn is position.declarer else all
    return choose([takes_all_after(position, card) for card in position.legal_cards])


def takes_all_after(position: Position, card: Card) -> bool:
    """Whether the declarer takes all of the tricks once this card is played."""
    after = position.after(card)
    lost = not after.trick.cards and after.turn is not position.declarer
    return not lost and takes_all(after)
