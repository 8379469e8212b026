"""Scores of the games and customs outside the official order, as pubs play them.

Kontra and Re, Bock, Ramsch and Schieberamsch, Revolution, Spitze, Bierlachs.  House rules
differ; where they do, a parameter says so and its default is the most usual rule.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from skat_desktop.core import scoring
from skat_desktop.core.cards import TOTAL_POINTS
from skat_desktop.core.scoring import TRICKS, Reason, Stake, Tally
from skat_desktop.core.seats import SEATS, Seat

REVOLUTION_VALUE: Final = 92
OLD_GRAND_OUVERT_BASE: Final = 36
"""The base value of a Grand ouvert before 1999, which some pubs keep."""


class RamschSkat(Enum):
    """Who gets the skat's points in Ramsch."""

    LAST_TRICK = "last trick"
    LOSER = "loser"


def list_entry(value: int, *, won: bool, doublings: int = 0) -> int:
    """The declarer's entry for a game of this value, lost ones twice.

    Each of ``doublings`` (0 or more) doubles it once more: Kontra, Re, a Bock round.  They
    count for the score alone; an overbid game stays overbid.

    >>> list_entry(36, won=False, doublings=2)
    -288
    """
    return (value if won else -2 * value) << doublings


def revolution_entry(*, won: bool) -> int:
    """The entry for a Revolution: a Null ouvert Hand against two hands that may be re-sorted."""
    return list_entry(REVOLUTION_VALUE, won=won)


def old_grand_ouvert_value(matadors: int) -> int:
    """The value of a Grand ouvert with the base 36; ``matadors`` are 1 to 4 with or without."""
    return OLD_GRAND_OUVERT_BASE * (abs(matadors) + len(scoring.Level))


def spitze_entry(stake: Stake, tally: Tally, *, made: bool, extra_levels: int = 1) -> int:
    """The entry for a game in which the declarer announced the Spitze.

    It is ``made`` by winning the last trick with the lowest trump, counts one level (in some
    pubs two), and the game is lost without it.
    """
    played = scoring.played_result(stake, tally)
    base = played.base_value
    value = played.value + extra_levels * base
    goal = played.won or played.reason is Reason.OVERBID
    settled = max(value, -(-stake.bid // base) * base)
    return list_entry(settled, won=goal and made and value >= stake.bid)


def ramsch_entries(
    points: Sequence[int],
    tricks: Sequence[int],
    *,
    skat_points: int = 0,
    last_trick: Seat = Seat.FOREHAND,
    skat_to: RamschSkat = RamschSkat.LAST_TRICK,
    march_costs_others: bool = False,
    doublings: int = 0,
) -> tuple[int, int, int]:
    """The three entries of a Ramsch, in which everybody tries to take the fewest points.

    ``points`` and ``tricks`` are what each seat took, without the skat; ``last_trick`` is the
    seat that won the last one.  The most points lose that many, for each seat that has them.
    A seat without a trick (Jungfrau) doubles the loss.  Who takes all ten tricks
    (Durchmarsch) gets 120, or the others lose 120 each if ``march_costs_others``.
    ``doublings`` are refused skats and knocks.
    """
    if TRICKS in tricks:
        marched = [taken == TRICKS for taken in tricks]
        gain, loss = (0, -TOTAL_POINTS) if march_costs_others else (TOTAL_POINTS, 0)
        return _three((gain if march else loss) << doublings for march in marched)
    takers = (
        {last_trick}
        if skat_to is RamschSkat.LAST_TRICK
        else {seat for seat in SEATS if points[seat] == max(points)}
    )
    totals = [points[seat] + (skat_points if seat in takers else 0) for seat in SEATS]
    doublings += 0 in tricks
    return _three(-total << doublings if total == max(totals) else 0 for total in totals)


def bierlachs_entries(declarer: int, players: int, value: int, *, won: bool) -> tuple[int, ...]:
    """The entries of a game in Bierlachs, where only minus points are written.

    ``declarer`` is a place among the ``players``.  A won game costs each opponent its value, a
    lost one costs the declarer twice its value.
    """
    if won:
        return tuple(0 if place == declarer else -value for place in range(players))
    return tuple(-2 * value if place == declarer else 0 for place in range(players))


def _three(entries: Iterable[int]) -> tuple[int, int, int]:
    first, second, third = entries
    return first, second, third
