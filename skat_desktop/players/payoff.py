"""What the declarer's card points bring in the list."""

from functools import cache
from typing import Final

from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import Contract, card_order
from skat_desktop.core.scoring import TRICKS, Stake, Tally, played_result
from skat_desktop.players.terms import OFFICIAL, Terms

LEVELS: Final = ((0, 0), (1, 30), (31, 60), (61, 89), (90, 119), (TOTAL_POINTS, TOTAL_POINTS))
"""From and to which card points a game has the same result."""
_TYPICAL: Final = (20, 50, 75, 100)


@cache
def payoffs(contract: Contract, bid: int, count: int, terms: Terms = OFFICIAL) -> tuple[float, ...]:
    """What the declarer's card points, 0 to 120, are worth in list points.

    ``count`` are his matadors, see `core.scoring.matadors`.  What the defenders get for a lost
    game is taken off.  With no points or all of them he is taken to have no trick, or all.  In
    Null there are two: for a game lost and a game won.
    """
    if contract.game.is_null:
        return _null_worth(contract, bid, count, terms)
    stake = _stake(contract, bid, count, terms)
    return tuple(
        score
        for lowest, highest in LEVELS
        for score in (_worth(stake, _tally(lowest), terms),)
        for _ in range(lowest, highest + 1)
    )


@cache
def outcomes(
    contract: Contract, bid: int, count: int, terms: Terms = OFFICIAL
) -> tuple[float, float, float, float]:
    """What it is worth to get fewer than 31 points, fewer than 61, fewer than 90, and more.

    In Null only losing and winning differ.
    """
    if contract.game.is_null:
        lost, won = _null_worth(contract, bid, count, terms)
        return lost, lost, won, won
    stake = _stake(contract, bid, count, terms)
    schneider, lost, won, most = (_worth(stake, _tally(points), terms) for points in _TYPICAL)
    return schneider, lost, won, most


def _stake(contract: Contract, bid: int, count: int, terms: Terms) -> Stake:
    order = card_order(contract.game)
    trumps = order.descending(order.trumps)
    cards = CardSet(trumps[:count] if count > 0 else trumps[-count:])
    return Stake(contract, bid, cards, terms.overbid)


def _null_worth(contract: Contract, bid: int, count: int, terms: Terms) -> tuple[float, float]:
    stake = Stake(contract, bid, CardSet(), terms.overbid)
    lost, won = Tally(0, 1, 0, 0), Tally(0, 0, TOTAL_POINTS, TRICKS)
    return _worth(stake, lost, terms), _worth(stake, won, terms)


def _tally(points: int) -> Tally:
    tricks = 0 if points == 0 else TRICKS if points == TOTAL_POINTS else TRICKS // 2
    return Tally(points, tricks, TOTAL_POINTS - points, TRICKS - tricks)


def _worth(stake: Stake, tally: Tally, terms: Terms) -> float:
    result = played_result(stake, tally)
    return terms.worth(result.score + (terms.won if result.won else -terms.lost))
