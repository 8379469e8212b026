"""What each card is worth, over worlds that fit what was seen."""

import os
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from skat_desktop.players.batches import in_proportion, weighed
from skat_desktop.players.beliefs import log_weights
from skat_desktop.players.mind import Care, Mind, Sums
from skat_desktop.players.situation import Situation

WORLDS_AT_ONCE: Final = 10
"""After so many worlds it is seen whether there is time for more."""
_SEED_BITS: Final = 60


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card promises the declarer: list points, and the chance to win."""

    score: float
    win: float


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
            return {moves[0]: Worth(0.0, 0.0)}
        worlds = self.likely_worlds(situation, care, rng)
        sums = Sums.nothing(len(moves))
        size = 4 * WORLDS_AT_ONCE
        parts = [worlds[at : at + size] for at in range(0, len(worlds), size)]
        for at in range(0, len(parts), len(self._minds)):
            if at and seconds is not None and monotonic() - began > seconds:
                break
            tasks = [
                (mind, situation, care, moves, part, rng.getrandbits(_SEED_BITS))
                for mind, part in zip(self._minds, parts[at:], strict=False)
            ]
            run = self._pool.map if self._pool else map
            for found in run(_assessed, tasks):
                sums.add(found)
        return {
            move: Worth(score / sums.worlds, win / sums.worlds)
            for move, score, win in zip(moves, sums.scores, sums.wins, strict=True)
        }

    def chances(self, situation: Situation) -> dict[int, float]:
        """How likely the policy plays each card worth telling apart."""
        return self._minds[0].chances(situation)

    def likely_worlds(self, situation: Situation, care: Care, rng: Random) -> "array[int]":
        """Worlds drawn in proportion to how likely they are, four numbers for each."""
        drawn = situation.drawn(situation.worlds(rng.getrandbits(_SEED_BITS)), care.candidates)
        if not drawn:
            raise ValueError("no cards fit what was seen")
        played = self._minds[0].log_likelihoods(situation, drawn)
        heard = log_weights(situation, drawn) if care.belief > 0 else played
        logs = weighed([played, heard], [care.trust, care.belief])
        return in_proportion(drawn, logs, care.worlds, rng.random())


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _assessed(task: tuple[Mind, Situation, Care, list[int], "array[int]", int]) -> Sums:
    mind, situation, care, moves, worlds, seed = task
    return mind.assess(situation, care, moves, worlds, seed)
