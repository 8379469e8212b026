"""What the declarer's card points bring in the list."""

from functools import cache
from typing import Final

from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import Contract, card_order
from skat_desktop.core.score_sheet import WON_GAME, lost_game_bonus
from skat_desktop.core.scoring import TRICKS, Stake, Tally, played_result

LEVELS: Final = ((0, 0), (1, 30), (31, 60), (61, 89), (90, 119), (TOTAL_POINTS, TOTAL_POINTS))
"""From and to which card points a game has the same result."""
CARD_POINT: Final = 0.2
"""What a card point counts where nothing else tells two cards apart."""


@cache
def payoffs(contract: Contract, bid: int, count: int) -> tuple[float, ...]:
    """The declarer's advantage in list points (Seeger-Fabian) by his card points, 0 to 120.

    ``count`` are his matadors, see `core.scoring.matadors`.  What the defenders get for a lost
    game is taken off.  With no points or all of them he is taken to have no trick, or all.  In
    Null there are two: for a game lost and a game won.
    """
    if contract.game.is_null:
        stake = Stake(contract, bid, CardSet())
        lost, won = Tally(0, 1, 0, 0), Tally(0, 0, TOTAL_POINTS, TRICKS)
        return _score(stake, lost), _score(stake, won)
    order = card_order(contract.game)
    trumps = order.descending(order.trumps)
    stake = Stake(contract, bid, CardSet(trumps[:count] if count > 0 else trumps[-count:]))
    return tuple(
        score + CARD_POINT * points
        for lowest, highest in LEVELS
        for score in (_score(stake, _tally(lowest)),)
        for points in range(lowest, highest + 1)
    )


def _tally(points: int) -> Tally:
    tricks = 0 if points == 0 else TRICKS if points == TOTAL_POINTS else TRICKS // 2
    return Tally(points, tricks, TOTAL_POINTS - points, TRICKS - tricks)


def _score(stake: Stake, tally: Tally) -> float:
    result = played_result(stake, tally)
    if result.won:
        return result.score + WON_GAME
    return result.score - WON_GAME - lost_game_bonus(3)
