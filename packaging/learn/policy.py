"""Fits the policy of `skat_desktop.players.playouts` to choices made in games."""

from array import array
from collections.abc import Sequence

import numpy as np
from adam import Adam
from samples import PlayedGame

from skat_desktop.players.playouts import BLOCKS, HIDDEN, NETWORK_SIZE, NETWORKS, Playouts

Floats = np.ndarray
FEATURES = BLOCKS["end"]


class Choices:
    """What one network saw: a row of features per card, cards per choice, and what is wanted."""

    def __init__(self, games: Sequence[PlayedGame], network: int) -> None:
        table = Playouts()
        table.begin(games[0].kind, array("f", bytes(4 * NETWORKS * NETWORK_SIZE)))
        rows, counts, wanted = [], [], []
        for game in games:
            table.set_history(game.history, game.leader, game.knows_skat)
            row, count, cards, places = table.features(game.world, network)
            first = 0
            keep = []
            for number, place in zip(count, places, strict=True):
                own = cards[first : first + number]
                wish = _shared(own, game.wishes[place], game.kind)
                keep.append(wish is not None)
                if wish is not None:
                    counts.append(number)
                    wanted.extend(wish)
                first += number
            block = np.frombuffer(row, np.uint8).reshape(-1, FEATURES)
            rows.append(block[np.repeat(keep, count)] if keep else block)
        self.rows = np.concatenate(rows)
        self.counts = np.array(counts, np.int64)
        self.wanted = np.array(wanted, np.float32)


def _shared(cards: Sequence[int], wishes: Sequence[tuple[int, float]], kind: str):
    """The wishes for the cards that stand for others: the lowest one not below, of a class."""
    if not wishes:
        return None
    shares = [0.0] * len(cards)
    for card, share in wishes:
        at = max(
            (
                i
                for i, own in enumerate(cards)
                if own >= card and _class(own, kind) == _class(card, kind)
            ),
            default=None,
        )
        if at is None:
            return None
        shares[at] += share
    return shares


def _class(card: int, kind: str) -> int:
    if kind == "null":
        return card >> 3
    if card >= 28 or (kind == "suit" and card >= 21):
        return 4
    return card // 7


def fitted(choices: Choices, weights: Floats, epochs: int, rate: float = 0.004) -> Floats:
    """The weights of a network after so many rounds of Adam over all choices."""
    rng = np.random.default_rng(1)
    matrix = weights[: FEATURES * HIDDEN].reshape(FEATURES, HIDDEN).copy()
    out = weights[FEATURES * HIDDEN :].copy()
    adam = Adam([matrix, out], (0.003, 0.003))
    starts = np.concatenate([[0], np.cumsum(choices.counts)])
    steps = 0
    batch = 512
    total = max(1, epochs * (len(choices.counts) // batch))
    for _ in range(epochs):
        order = rng.permutation(len(choices.counts))
        for begin in range(0, len(order) - batch + 1, batch):
            chosen = order[begin : begin + batch]
            counts = choices.counts[chosen]
            rows = np.repeat(starts[chosen] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
            rows += np.arange(len(rows))
            x = choices.rows[rows].astype(np.float32)
            sums = np.maximum(x @ matrix, 0)
            p = _chances(sums @ out, counts)
            error = (p - choices.wanted[rows]) / batch
            d_out = sums.T @ error
            d_sums = np.outer(error, out) * (sums > 0)
            d_matrix = x.T @ d_sums
            steps += 1
            adam.step([d_matrix, d_out], rate * (1 - steps / (total + 1)))
    return np.concatenate([matrix.ravel(), out]).astype(np.float32)


def _chances(scores: Floats, counts: Floats) -> Floats:
    ends = np.cumsum(counts)
    starts = ends - counts
    best = np.repeat(np.maximum.reduceat(scores, starts), counts)
    power = np.exp(scores - best)
    return power / np.repeat(np.add.reduceat(power, starts), counts)


def likelihood(choices: Choices, weights: Floats) -> float:
    """The mean logarithm of the chance given to what was wanted; 0 if there was no choice."""
    if not len(choices.counts):
        return 0.0
    matrix = weights[: FEATURES * HIDDEN].reshape(FEATURES, HIDDEN)
    sums = np.maximum(choices.rows.astype(np.float32) @ matrix, 0)
    p = _chances(sums @ weights[FEATURES * HIDDEN :], choices.counts)
    return float((choices.wanted * np.log(p + 1e-9)).sum() / len(choices.counts))


def untaught(seed: int) -> Floats:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)
    matrix = rng.normal(0, 0.12, (FEATURES, HIDDEN))
    return np.concatenate([matrix.ravel(), rng.normal(0, 0.2, HIDDEN)]).astype(np.float32)
