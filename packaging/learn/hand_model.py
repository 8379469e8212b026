"""Fits the hand model of `skat_desktop.players.hands` to games played out with the policy."""

from array import array
from dataclasses import dataclass
from random import Random

import numpy as np
from adam import Adam

from skat_desktop.players.hands import (
    HAND,
    JACKS,
    OUTCOMES,
    ROWS,
    SEAT,
    SIDE,
    SKAT,
    TRUMP,
    WEIGHTS,
    Hands,
)
from skat_desktop.players.mind import policy_weights
from skat_desktop.players.playouts import NO_TRICK, Playouts
from skat_desktop.players.worlds import Worlds
from skat_desktop.solver.move_order import move_order
from skat_desktop.solver.search import Search

Floats = np.ndarray
GAMES = 24
"""Playouts of each hand."""
ALL = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Judged:
    """The rows of a hand, and how often it had 61, 90 and 31 points, as shares."""

    rows: tuple[int, ...]
    shares: tuple[float, ...]


def judged_hands(
    kind: str, number: int, seed: str, model: Floats | None, games: int = GAMES
) -> list[Judged]:
    """So many hands that somebody might play with, and what came of them.

    Discards are the model's, more or less, or without one at random.  The kinds are those of
    `Playouts`, and "ouvert", which is Null with all cards open.
    """
    rng = Random(f"{kind} {seed}")
    is_open = kind == "ouvert"
    kind = "null" if is_open else kind
    playouts = Playouts()
    playouts.begin(kind, policy_weights(kind))
    playouts.seed(rng.getrandbits(60))
    search = Search(1 << 19)
    search.begin("null", move_order("null"))
    weights = array("f", bytes(4 * WEIGHTS))
    if model is not None:
        weights = array("f", model.tobytes())
    hands = Hands(kind, weights)
    found = []
    while len(found) < number:
        cards = rng.sample(range(32), 12)
        if rng.random() > _promise(kind, cards):
            continue
        seat = rng.randrange(3)
        picked_up = rng.random() < 0.85
        if picked_up:
            hand, skat = _discarded(kind, cards, seat, hands if model is not None else None, rng)
        else:
            hand, skat = _mask(cards[:10]), 0
        unseen = ALL & ~hand & ~skat
        drawn = Worlds(
            unseen, unseen, unseen, (10, 10, 0 if picked_up else 2), rng.getrandbits(60)
        ).draw(games)
        leader = (-seat) % 3
        if is_open:
            rows = array("I")
            for i in range(games):
                rows.extend((hand, drawn[3 * i], drawn[3 * i + 1], 0, 0, 0, 4 * leader, 1))
            made = search.solve(rows, False)
            found.append(Judged(hands.noted(hand, skat, seat), _shares(kind, made, rows)))
            continue
        worlds = array("I")
        for i in range(games):
            worlds.extend((hand, drawn[3 * i], drawn[3 * i + 1], drawn[3 * i + 2] | skat))
        playouts.set_history((), leader, picked_up)
        ends = playouts.play_out(worlds, array("i"), 1)
        found.append(Judged(hands.noted(hand, skat, seat), _shares(kind, ends, worlds)))
    return found


def _shares(kind: str, ends, worlds) -> tuple[float, ...]:
    if kind == "null":
        return (sum(ends) / len(ends), 0.0, 0.0)
    points = [
        (0 if end & NO_TRICK else end & 127) + _points(worlds[4 * i + 3])
        for i, end in enumerate(ends)
    ]
    return tuple(sum(p >= least for p in points) / len(points) for least in (61, 90, 31))


_WORTH = [2 if card >= 28 else (0, 0, 0, 3, 4, 10, 11)[card % 7] for card in range(32)]


def _points(cards: int) -> int:
    return sum(_WORTH[card] for card in range(32) if cards >> card & 1)


def _mask(cards) -> int:
    return sum(1 << card for card in cards)


def _promise(kind: str, cards) -> float:
    """How much such twelve cards are worth looking at, 0 to 1."""
    if kind == "suit":
        trumps = sum(card >= 21 for card in cards)
        return (0.02, 0.02, 0.03, 0.05, 0.2, 0.6)[trumps] if trumps < 6 else 1
    if kind == "grand":
        strength = sum(2 * (card >= 28) or card % 7 == 6 for card in cards)
        return (0.01, 0.02, 0.05, 0.2, 0.5)[strength] if strength < 5 else 1
    low = sum(card & 7 < 4 for card in cards)
    return (0.01, 0.01, 0.02, 0.03, 0.1, 0.3, 0.7)[low] if low < 7 else 1


def _discarded(kind: str, cards, seat: int, hands: Hands | None, rng: Random) -> tuple[int, int]:
    twelve = _mask(cards)
    listed = sorted(cards)
    if hands is None:
        plain = [c for c in listed if kind == "null" or (c < 28 and (kind == "grand" or c < 21))]
        pair = rng.sample(plain if len(plain) > 1 else listed, 2)
        return twelve & ~_mask(pair), _mask(pair)
    best, chosen = -1e9, 0
    noise = 0.8 * rng.random()
    for i, first in enumerate(listed):
        for second in listed[i + 1 :]:
            skat = 1 << first | 1 << second
            value = hands.judge(twelve & ~skat, skat, seat)[0] + noise * rng.gauss(0, 1)
            if value > best:
                best, chosen = value, skat
    return twelve & ~chosen, chosen


def fitted(hands: list[Judged], epochs: int, rate: float = 0.004, seed: int = 1) -> Floats:
    """A model fitted in so many rounds; its rows are sums over cards, plus what is left."""
    rng = np.random.default_rng(seed)
    plan = _plan()
    residual = np.zeros((ROWS, 32), np.float32)
    shared = rng.normal(0, 0.25, (plan.shape[1], 32)).astype(np.float32)
    out = rng.normal(0, 0.3, (OUTCOMES, 32)).astype(np.float32)
    start = np.zeros(OUTCOMES, np.float32)
    rows = np.zeros((len(hands), ROWS), np.uint8)
    for i, hand in enumerate(hands):
        for row in hand.rows:
            rows[i, row] += 1
    wanted = np.array([hand.shares for hand in hands], np.float32)
    adam = Adam([residual, shared, out, start], (0.03, 0.001, 0.001, 0.0))
    batch = 512
    total = epochs * (len(hands) // batch)
    step = 0
    for _ in range(epochs):
        order = rng.permutation(len(hands))
        for begin in range(0, len(order) - batch + 1, batch):
            chosen = order[begin : begin + batch]
            x = rows[chosen].astype(np.float32)
            table = residual + plan @ shared
            sums = np.maximum(x @ table, 0)
            p = 1 / (1 + np.exp(-(sums @ out.T + start)))
            error = (p - wanted[chosen]) / batch
            d_sums = (error @ out) * (sums > 0)
            d_table = x.T @ d_sums
            gradients = [d_table, plan.T @ d_table, error.T @ sums, error.sum(0)]
            step += 1
            adam.step(gradients, rate * (1 - step / (total + 1)))
    table = residual + plan @ shared
    return np.concatenate([table.ravel(), out.ravel(), start]).astype(np.float32)


def losses(hands: list[Judged], model: Floats) -> list[float]:
    """The mean log loss of each outcome."""
    table = model[: ROWS * 32].reshape(ROWS, 32)
    out = model[ROWS * 32 : (ROWS + OUTCOMES) * 32].reshape(OUTCOMES, 32)
    result = np.zeros(OUTCOMES)
    for hand in hands:
        sums = np.maximum(table[list(hand.rows)].sum(0), 0)
        p = 1 / (1 + np.exp(-(out @ sums + model[-OUTCOMES:])))
        wanted = np.array(hand.shares)
        result -= wanted * np.log(p + 1e-9) + (1 - wanted) * np.log(1 - p + 1e-9)
    return [float(value) for value in result / len(hands)]


def _plan() -> Floats:
    """Which shared rows make up each row: the cards of a suit, and how many they are."""
    plan = np.zeros((ROWS, 8 + 9 + 7 + 8 + 4 + 5 + 8 + 1 + 3), np.float32)
    for mask in range(256):
        for bit in range(8):
            plan[SIDE + mask, bit] = mask >> bit & 1
        plan[SIDE + mask, 8 + mask.bit_count()] = 1
    for mask in range(128):
        for bit in range(7):
            plan[TRUMP + mask, 17 + bit] = mask >> bit & 1
        plan[TRUMP + mask, 24 + mask.bit_count()] = 1
    for mask in range(16):
        for bit in range(4):
            plan[JACKS + mask, 32 + bit] = mask >> bit & 1
        plan[JACKS + mask, 36 + mask.bit_count()] = 1
    for row in range(8):
        plan[SKAT + row, 41 + row] = 1
    plan[HAND, 49] = 1
    for seat in range(3):
        plan[SEAT + seat, 50 + seat] = 1
    return plan
