"""Deals such as people declare: what the solver is measured and tuned on.

Of random deals the declarer loses nine in ten, and those are solved in no time.  Here a declarer
gets the strongest of several random hands of twelve cards, chooses his game and discards well
enough to win 55 to 70 of a hundred games with all cards open.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import inf
from random import Random
from typing import Final

from skat_desktop.core.cards import CARDS, TOTAL_POINTS, CardSet, Rank, Suit
from skat_desktop.core.contract import NULL_RANKS, SUIT_GAMES, GameType
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.solver.position import Position

KINDS: Final = {"suit": SUIT_GAMES, "grand": (GameType.GRAND,), "null": (GameType.NULL,)}
"""The kinds of games that are measured apart."""

HANDS: Final = {"suit": 3, "grand": 12, "null": 25}
"""Of how many random hands a declarer has the strongest, by kind of game."""


def declared_deals(kind: str, count: int, seed: int = 0, cards: int = 10) -> Iterator[Position]:
    """So many deals of a kind of `KINDS`, the same for the same seed, before the first card.

    The declarer sits in forehand, any seat leads; the points are those of his discard.  With fewer
    than ten ``cards`` a hand these are endings: which cards are gone is chosen at random, and half
    of their points are the declarer's.
    """
    rng = Random(f"{kind} {seed}")
    for _ in range(count):
        pack = [*CARDS]
        best = (-inf, GameType.GRAND, CardSet(), CardSet(), [*CARDS])
        for _ in range(HANDS[kind]):
            rng.shuffle(pack)
            held = CardSet(pack[:12])
            for game in KINDS[kind]:
                for discard in combinations(held, 2):
                    hand = held - discard
                    strength = _strength(game, hand, CardSet(discard))
                    if strength > best[0]:
                        best = (strength, game, hand, CardSet(discard), pack[12:])
        _, game, hand, skat, others = best
        hands = hand, CardSet(others[:10]), CardSet(others[10:])
        points, leader = skat.points, rng.choice(SEATS)
        if cards < 10:
            left = [CardSet(rng.sample([*held], cards)) for held in hands]
            hands = left[0], left[1], left[2]
            points = (TOTAL_POINTS - sum(held.points for held in hands)) // 2
        yield Position(game, Seat.FOREHAND, hands, Trick(leader), points)


def _strength(game: GameType, hand: CardSet, skat: CardSet) -> float:
    """How good a hand looks; comparable within a kind of games only."""
    value = 0.0 if game.is_null else 0.08 * skat.points
    for suit in Suit:
        value += _suit_strength(game, suit is game.trump_suit, hand.bits >> 8 * suit & 255)
    return value


@cache
def _suit_strength(game: GameType, is_trump: bool, mask: int) -> float:
    """What the cards of one suit add; bit *n* of the mask stands for the rank *n*."""
    ranks = [rank for rank in Rank if mask >> rank & 1]
    if game.is_null:
        places = sorted(NULL_RANKS.index(rank) for rank in ranks)
        # A card is safe as long as there is one gap at most below it for each lower card held.
        return -sum([max(0.0, place - 2 * below) for below, place in enumerate(places)])
    ace, ten, jack = Rank.ACE in ranks, Rank.TEN in ranks, Rank.JACK in ranks
    if is_trump:
        return 2.0 * jack + 1.2 * (len(ranks) - jack) + 0.9 * ace + 0.7 * ten
    void = len(ranks) == jack
    if game is GameType.GRAND:
        return 2.0 * jack + 1.8 * ace + (0.65 if ace else 0.95) * ten + 0.5 * void
    return 2.0 * jack + 1.8 * ace + (0.3 if ace else 0.7) * ten + 1.2 * void
