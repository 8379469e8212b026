"""Fits the weights of `skat_desktop.players.beliefs` to games: how the true world stands out."""

from collections import defaultdict
from collections.abc import Iterable
from random import Random

import numpy as np
from adam import Adam
from samples import played_game

from skat_desktop.core.game import GameState
from skat_desktop.core.seats import SEATS
from skat_desktop.players.beliefs import FEATURES, features
from skat_desktop.players.situation import Situation

OTHERS = 24
"""Other worlds that the true one is held against."""


def lineups(states: Iterable[GameState], seed: int) -> dict[str, np.ndarray]:
    """By kind of game and role the features of worlds, the true one first, before the first card.

    The states are just declared.
    """
    rng = Random(seed)
    found = defaultdict(list)
    for state in states:
        world = np.array(played_game(state).world, np.uint32)
        for seat in SEATS:
            observation = state.observe(seat)
            situation = Situation(observation)
            worlds = situation.drawn(situation.worlds(rng.getrandbits(60)), OTHERS)
            worlds[:0] = type(worlds)("I", [int(cards) for cards in world])
            role = "declarer" if situation.me == 0 else "defender"
            found[f"{situation.kind} {role}"].append(
                [*zip(*features(situation, worlds), strict=True)]
            )
    return {name: np.array(rows, np.float32) for name, rows in found.items()}


def fitted(lineup: np.ndarray, rounds: int = 400) -> tuple[list[float], float]:
    """The weights, and the mean logarithm of the chance they give the true world."""
    weights = np.zeros(len(FEATURES))
    adam = Adam([weights], [0.0])
    relative = lineup[:, :, :] - lineup[:, :1, :]
    for _ in range(rounds):
        power = np.exp(relative @ weights)
        p = power / power.sum(1, keepdims=True)
        gradient = (p[:, :, None] * relative).sum(1).mean(0) + 0.0005 * weights
        adam.step([gradient], 0.05)
    power = np.exp(relative @ weights)
    return [round(float(w), 3) for w in weights], float(-np.log(power.sum(1)).mean())
