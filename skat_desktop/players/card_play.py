"""What each card is worth, over worlds that fit what was seen."""

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import hypot
from random import Random
from time import monotonic
from typing import Final

from skat_desktop.players.batches import every, in_proportion, lead, weighed
from skat_desktop.players.beliefs import log_weights
from skat_desktop.players.mind import Care, Mind, Values
from skat_desktop.players.situation import Situation

MOST_LISTED: Final = 1000
"""Where there are no more worlds than this, all of them are weighed, and none is drawn."""
PART: Final = 10
"""So many worlds are one thread's work at once."""
PARTS_A_ROUND: Final = 4
"""After so many parts it is seen which cards are out of it, and whether there is time for more."""
ERRORS_BEHIND: Final = 3.0
"""By how many standard errors a card must be behind to be out of it."""
SWING: Final = 100.0
"""What a world not yet seen may bring: seldom, a card that seems worse saves the game."""
_SEED_BITS: Final = 60


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card promises the declarer: list points, and the chance to win.

    ``value`` is the score with a little for each card point, so that of two cards that bring the
    same the one is better that is nearer to bringing more.
    """

    score: float
    win: float
    value: float


class CardPlay:
    """Values cards, with as many threads as there are minds; itself for one thread."""

    def __init__(self, threads: int = 1) -> None:
        self._minds: Final = [Mind() for _ in range(threads)]
        self._pool: Final = ThreadPoolExecutor(threads) if threads > 1 else None

    def values(
        self, situation: Situation, care: Care, rng: Random, seconds: float | None = None
    ) -> dict[int, Worth]:
        """What each card worth telling apart promises the declarer.

        After so many seconds no more worlds are begun to be looked at.
        """
        began = monotonic()
        moves = [*self._minds[0].chances(situation)]
        if len(moves) == 1:
            return {moves[0]: Worth(0.0, 0.0, 0.0)}
        worlds = self.likely_worlds(situation, care, rng)
        count = max(1, len(worlds) // (4 * PART))
        # The worlds lie in order of what they were drawn from; every part has some of all.
        parts = [every(worlds, count, first) for first in range(count)]
        race = Race(moves, -1 if situation.me else 1, situation.terms.card_point)
        run = self._pool.map if self._pool else map
        for at in range(0, count, PARTS_A_ROUND):
            if at and seconds is not None and monotonic() - began > seconds:
                break
            running = race.running
            some = parts[at : at + PARTS_A_ROUND]
            work = [(part, rng.getrandbits(_SEED_BITS)) for part in some]
            # A mind does its share of them one after the other.
            shares = [
                (mind, situation, care, running, work[first :: len(self._minds)])
                for first, mind in enumerate(self._minds)
            ]
            done = [*run(_assessed, shares)]
            # Whoever did them, the parts are counted in their order.
            for number in range(len(work)):
                share, place = number % len(self._minds), number // len(self._minds)
                race.note(running, done[share][place])
            race.drop_out()
            if len(race.running) == 1:
                break
        return race.worths()

    def chances(self, situation: Situation) -> dict[int, float]:
        """How likely the policy plays each card worth telling apart."""
        return self._minds[0].chances(situation)

    def likely_worlds(self, situation: Situation, care: Care, rng: Random) -> "array[int]":
        """Worlds drawn in proportion to how likely they are, four numbers for each."""
        possible = situation.worlds(rng.getrandbits(_SEED_BITS))
        if possible.count <= min(care.candidates, MOST_LISTED):
            drawn = situation.every_world(possible)
        else:
            drawn = situation.drawn(possible, care.candidates)
        if not drawn:
            raise ValueError("no cards fit what was seen")
        told = [self._minds[0].log_likelihoods(situation, drawn), log_weights(situation, drawn)]
        logs = weighed(told, [care.trust, care.belief])
        return in_proportion(drawn, logs, care.worlds, rng.random())


class Race:
    """Cards compared world by world; those clearly behind drop out.

    ``sign`` is 1 where more is better, and -1 for the declarer's opponents; a card point is worth
    ``card_point`` list points.
    """

    def __init__(self, moves: Sequence[int], sign: int, card_point: float) -> None:
        self.running = [*moves]
        self._sign = sign
        self._card_point = card_point
        self._values = {move: array("d") for move in moves}
        self._scores = {move: array("d") for move in moves}
        self._wins = {move: array("d") for move in moves}

    def note(self, moves: Sequence[int], found: Values) -> None:
        """What these cards brought in more worlds."""
        values = weighed([found.scores, found.points], [1.0, self._card_point])
        for number, move in enumerate(moves):
            self._values[move].extend(values[number :: len(moves)])
            self._scores[move].extend(found.scores[number :: len(moves)])
            self._wins[move].extend(found.wins[number :: len(moves)])

    def drop_out(self) -> None:
        """Let the cards that are clearly behind drop out of those running."""
        best = self._best()
        worlds = len(self._values[best])
        if worlds > 1:
            leads = {move: lead(self._values[best], self._values[move]) for move in self.running}
            self.running = [
                move
                for move, (mean, error) in leads.items()
                if self._sign * mean <= ERRORS_BEHIND * hypot(error, SWING / worlds)
            ]

    def _best(self) -> int:
        return max(self.running, key=lambda move: self._sign * sum(self._values[move]))

    def worths(self) -> dict[int, Worth]:
        """What each card promises.

        One that dropped out is taken to stay behind the best as far as it was then.
        """
        best = self._best()
        worths = {}
        for move in self._values:
            seen = len(self._values[move])
            score, win, value = (
                sum(numbers[best]) / len(numbers[best])
                - (sum(numbers[best][:seen]) - sum(numbers[move])) / seen
                for numbers in (self._scores, self._wins, self._values)
            )
            worths[move] = Worth(score, min(max(win, 0.0), 1.0), value)
        return worths


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


Share = tuple[Mind, Situation, Care, list[int], list[tuple["array[int]", int]]]


def _assessed(share: Share) -> list[Values]:
    mind, situation, care, moves, parts = share
    return [mind.assess(situation, care, moves, worlds, seed) for worlds, seed in parts]
