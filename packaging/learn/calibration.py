"""Holds the model of hands against the results of games.

The chance that a game is won is taken to be 1 / (1 + exp(-(a + b z + c o))), z being the model's
logit and o whether another player had bid or held 18.  The three are fitted by logistic regression
for each kind of game and its Hand form, drawn a little towards what they were before.
"""

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
from samples import Declared

from skat_desktop.core.cards import CardSet
from skat_desktop.players.prospects import is_opposed, plain_model, table_of
from skat_desktop.solver.position import encoding

FAITH = np.array([4.0, 12.0, 8.0])
"""How strongly the numbers are drawn to those before them."""
LONGEST_STEP = 0.5
"""No number changes by more at once: from far away, whole steps of Newton's lead astray."""


def fitted(games: Iterable[Declared], before: dict[str, list[float]]) -> dict[str, list[float]]:
    """The three numbers by kind of game; prints what the model said and what came of it."""
    seen = defaultdict(list)
    for game in games:
        contract, discard = game.declaration.contract, game.declaration.discard
        bits = encoding(contract.game)
        twelve = game.deal.hand(game.declarer) | (game.deal.skat if discard else ())
        skat = CardSet(discard or ())
        z, *_ = plain_model(table_of(contract)).judge(
            bits.mask(twelve - skat), bits.mask(skat), game.declarer
        )
        opposed = is_opposed(game.state().auction, game.declarer)
        name = table_of(contract) + (" hand" if contract.hand else "")
        seen[name].append((1.0, z, float(opposed), float(game.made)))
    found = dict(before)
    for name, rows in sorted(seen.items()):
        values = np.array(rows)
        prior = np.array(before[name])
        weights = _fitted(values[:, :3], values[:, 3], prior)
        said, says = (_chance(values[:, :3] @ numbers) for numbers in (prior, weights))
        won = values[:, 3].mean()
        print(f"{name}: {len(rows)} games, said {said.mean():.3f}, won {won:.3f}, "
              f"now {says.mean():.3f}: {weights.round(2)}")  # fmt: skip
        found[name] = [round(float(weight), 3) for weight in weights]
    return found


def _fitted(x: np.ndarray, y: np.ndarray, prior: np.ndarray) -> np.ndarray:
    weights = prior.copy()
    for _ in range(100):
        p = _chance(x @ weights)
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(FAITH)
        step = np.linalg.solve(curve, x.T @ (y - p) - FAITH * (weights - prior))
        weights += step * LONGEST_STEP / max(np.abs(step).max(), LONGEST_STEP)
    return weights


def _chance(logits: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-logits))
