"""What the declarer's card points bring in the list."""

from functools import cache
from typing import Final

from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import Contract, card_order
from skat_desktop.core.score_sheet import WON_GAME, lost_game_bonus
from skat_desktop.core.scoring import TRICKS, Stake, Tally, played_result

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
        _score(stake, _tally(points)) + CARD_POINT * points for points in range(TOTAL_POINTS + 1)
    )


def _tally(points: int) -> Tally:
    tricks = 0 if points == 0 else TRICKS if points == TOTAL_POINTS else TRICKS // 2
    return Tally(points, tricks, TOTAL_POINTS - points, TRICKS - tricks)


def _score(stake: Stake, tally: Tally) -> float:
    result = played_result(stake, tally)
    if result.won:
        return result.score + WON_GAME
    return result.score - WON_GAME - lost_game_bonus(3)


def bit_matadors(twelve: int, kind: str) -> int:
    """The matadors of the declarer's twelve cards as bits of a kind of game; 0 in Null.

    The trumps are the highest bits, so with matadors the number begins with as many ones, and
    without with as many zeros.
    """
    if kind == "null":
        return 0
    most = 11 if kind == "suit" else 4
    if twelve >> 31:
        return min(32 - (~twelve & 0xFFFFFFFF).bit_length(), most)
    return -min(32 - twelve.bit_length(), most)
