"""What a game's result is worth to a seat: by how the list is counted, and how it stands."""

from dataclasses import dataclass
from functools import cache
from math import erf, pi, sqrt
from typing import Final

from skat_desktop.core.observation import Observation
from skat_desktop.core.ruleset import OverbidRule
from skat_desktop.core.score_sheet import WON_GAME, Scoring, lost_game_bonus
from skat_desktop.core.seats import SEATS

LAST_DEALS: Final = 3
"""So many deals before the end of a list it begins to count who is ahead of whom."""
SPREAD: Final = 104.0
"""By how many list points a deal parts two players, the root of the mean square."""
NARROW: Final = 4.0
"""The same after the last deal, when nothing is to come, so that a tie is half a lead."""
LEAST_SCALE: Final = 40.0
STILL: Final = 0.05
"""How much a point counts even where nobody can come ahead or fall behind."""
CARD_POINT: Final = 0.2
"""What a card point counts, in list points, where nothing else tells two cards apart."""
USUAL_VALUE: Final = 48
USUAL_CHANCE: Final = 0.84
"""What others play for, and how often they win, where a seat lets them."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game brings the declarer over each defender, and what that is worth.

    ``won`` comes to its value if it is won, ``lost`` to twice its value if it is lost, counting
    what the defenders get for it.  ``leads`` are by how much the declarer is ahead of others
    before the game, in the last deals of a list; the fewer are left (``deals_left``), the more it
    is worth to come out ahead of them and the less by how much.
    """

    won: int = WON_GAME
    lost: int = WON_GAME + lost_game_bonus(3)
    overbid: OverbidRule = OverbidRule.NEXT_MULTIPLE
    leads: tuple[int, ...] = ()
    deals_left: int = 0

    @classmethod
    def of(cls, observation: Observation) -> "Terms":
        """The terms as this seat sees them, for the declarer, or for itself if there is none."""
        rules, standing = observation.rules, observation.standing
        by_the_game = standing.scoring is Scoring.SEEGER_FABIAN
        won = WON_GAME if by_the_game else 0
        lost = WON_GAME + lost_game_bonus(rules.players) if by_the_game else 0
        left = standing.deals_left
        if left is None or left >= LAST_DEALS:
            return cls(won, lost, rules.overbid)
        seat = observation.seat
        declarer = seat if observation.declarer is None else observation.declarer
        # A defender comes ahead of the declarer or doesn't; his partner gets what he gets.
        rivals = [other for other in SEATS if other is not seat]
        if declarer is not seat:
            rivals = [seat]
        totals = standing.totals
        leads = tuple(totals[declarer] - totals[rival] for rival in rivals)
        return cls(won, lost, rules.overbid, leads, left)

    def worth(self, score: float) -> float:
        """What such a lead over each defender is worth, in list points."""
        if not self.leads:
            return score
        return sum(self._gain(lead, score) for lead in self.leads) / len(self.leads)

    @property
    def card_point(self) -> float:
        """What a card point counts where nothing else tells two cards apart."""
        return CARD_POINT * STILL if self.leads else CARD_POINT

    def passed(self, usual: float) -> float:
        """What it is worth to let another play, ``usual`` being that in the middle of a list."""
        if not self.leads:
            return usual
        won, lost = self.won + USUAL_VALUE, self.lost + 2 * USUAL_VALUE
        each = [
            USUAL_CHANCE * self._gain(lead, -won) + (1 - USUAL_CHANCE) * self._gain(lead, lost)
            for lead in self.leads
        ]
        # It is one of the two others, who gains on this seat as much as on the third.
        return sum(each) / len(each) / 2

    def _gain(self, lead: float, score: float) -> float:
        """What it is worth to come from this lead over somebody to one greater by ``score``."""
        spread = max(SPREAD * sqrt(self.deals_left), NARROW)
        # With much to come, and nobody ahead, a point is worth a point.
        scale = max(spread, LEAST_SCALE) * sqrt(2 * pi)
        chances = _chance_ahead((lead + score) / spread) - _chance_ahead(lead / spread)
        return scale * chances + STILL * score


OFFICIAL: Final = Terms()
"""By Seeger and Fabian at a table of three, before the last deals."""


@cache
def _chance_ahead(distance: float) -> float:
    """How likely a lead of so many standard deviations lasts."""
    return (1 + erf(distance / sqrt(2))) / 2
