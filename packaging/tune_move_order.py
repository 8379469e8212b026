"""Learn the weights by which the solver orders moves, and write them to the resources.

python packaging/tune_move_order.py [suit grand null] [--deals N] [--rounds N] [--tries N]
    [--from-now]

The solver is quick if the side that can reach its aim plays a card that does so at once, and one
whose proof is short.  So positions are taken from proofs: in a deal as people declare it, the side
that wins plays good cards, the other any.  Where some of the winner's cards fail, all of them are
searched.  The weights are fitted, by softmax regression, so that the first card tried is one
that wins, more probably the fewer cards its proof took.  What a proof takes depends on the
weights, so this is done in rounds.  Last, weights are changed one after the other at random, and
changes kept that make searches shorter.

With ``--from-now`` all that starts from today's weights and not from nothing.  New weights take the
place of the old only if they are better on deals of which nothing was learnt.  All is decided by
seeds, so the same command finds the same weights.  It needs the compiled solver, and with the
usual numbers about an hour for each kind of game.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, inf, sqrt
from pathlib import Path

from skat_desktop.core.cards import Card
from skat_desktop.solver.declared_deals import KINDS, declared_deals
from skat_desktop.solver.move_order import BLOCKS, WIDTHS, move_weights, score_table
from skat_desktop.solver.position import Position, encoding
from skat_desktop.solver.search import Search
from skat_desktop.solver.solver import Solver, search_row

RESOURCES = Path(__file__).parents[1] / "resources" / "solver"
WEIGHTS = BLOCKS[-1]
GAIN = 0.01
"""By how much fewer cards have to be played; less may be chance."""
UNSEEN = 1000
"""On how many deals, of which nothing was learnt, weights are judged."""
CLIMBED = 600
"""On how many deals changes have to make searches shorter."""
SCALE = 40
"""Weights are whole numbers, this many to a unit of the logit."""
LIMIT = 1500
"""The largest weight, so that a sum of five fits the search's numbers."""
SHORTEST = 5
"""Added to the cards a proof took, so that the shortest ones count about alike."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A position in a proof: for each move worth trying its features, and how good it was."""

    features: list[tuple[int, ...]]
    """For each move the numbers of the weights that make up its score."""
    merits: list[float]
    """How much of the probability of being first each move should have."""


class FeatureReader:
    """Tells which weights make up the scores of moves, by weighing with one block at a time.

    In each search the weights of one block are their own numbers plus 1 and all others are 0, so
    a move's score there tells which weight it has; it is 0 if none was needed.
    """

    def __init__(self, kind: str) -> None:
        self._searches = []
        for start, end in pairwise(BLOCKS):
            weights = [0] * WEIGHTS
            weights[start:end] = range(start + 1, end + 1)
            search = Search(0)
            search.begin(kind, score_table(weights))
            self._searches.append(search)

    def features(self, position: Position) -> dict[Card, tuple[int, ...]]:
        """For each move worth trying the numbers of its weights."""
        row = search_row(position, 0)
        cards = {encoding(position.game).bits[card]: card for card in position.legal_cards}
        scores = [search.scores(row) for search in self._searches]
        return {
            cards[bit]: tuple(score[bit] - 1 for score in scores if score[bit]) for bit in scores[0]
        }


def choices(kind: str, weights: Sequence[int], deals: int, seed: int) -> Iterator[Choice]:
    """Positions from proofs, four of each deal."""
    rng = random.Random(f"{kind} {seed}")
    reader = FeatureReader(kind)
    solver = Solver()
    solver.order_moves(kind, weights)
    for deal in declared_deals(kind, deals, seed):
        solver.forget()
        target = 61
        if rng.random() < 0.5 and kind != "null":
            target += rng.choice((-20, -10, -5, 5, 10, 20))
        made = reaches(solver, deal, target)
        for _ in range(4):
            yield from choices_of_a_proof(solver, reader, deal, target, made, rng)


def choices_of_a_proof(
    solver: Solver,
    reader: FeatureReader,
    position: Position,
    target: int,
    made: bool,
    rng: random.Random,
) -> Iterator[Choice]:
    """The winner's choices in one game of a proof that the declarer reaches the target or not."""
    while any(len(hand) > 1 for hand in position.hands):
        if not position.game.is_null and position.points >= target:
            return
        moves = reader.features(position)
        cards = [*moves]
        if (position.turn is position.declarer) is made:
            costs = {}
            for card in rng.sample(cards, len(cards)):
                nodes = solver.nodes
                after = position.after(card)
                if reaches(solver, after, target, position) is made:
                    costs[card] = solver.nodes - nodes
            if len(costs) < len(cards):
                merits = [
                    1 / (costs[card] + SHORTEST) ** 2 if card in costs else 0.0 for card in cards
                ]
                total = sum(merits)
                yield Choice([moves[card] for card in cards], [m / total for m in merits])
            cards = [*costs]
        position = position.after(rng.choice(cards))
        if position.game.is_null and took_trick(position):
            return


def took_trick(position: Position) -> bool:
    """Whether the declarer has just taken a trick."""
    return not position.trick.cards and position.turn is position.declarer


def reaches(
    solver: Solver, position: Position, target: int, before: Position | None = None
) -> bool:
    """Whether the declarer reaches his aim: so many points, or no trick in Null."""
    if not position.game.is_null:
        return solver.can_reach(position, target)
    return not (before and took_trick(position)) and solver.makes_null(position)


def fit(
    samples: list[Choice], start: Sequence[int], rng: random.Random, passes: int = 8
) -> list[int]:
    """Weights that put good moves first, found from these on."""
    weights = [weight / SCALE for weight in start]
    squares = [0.01] * WEIGHTS
    for _ in range(passes):
        rng.shuffle(samples)
        for sample in samples:
            scores = [sum(weights[n] for n in numbers) for numbers in sample.features]
            highest = max(scores)
            odds = [exp(score - highest) for score in scores]
            total = sum(odds)
            for numbers, odd, merit in zip(sample.features, odds, sample.merits, strict=True):
                for n in numbers:
                    slope = odd / total - merit + 1e-4 * weights[n]
                    squares[n] += slope * slope
                    weights[n] -= 0.3 * slope / sqrt(squares[n])
    return [max(-LIMIT, min(LIMIT, round(SCALE * weight))) for weight in weights]


def climb(kind: str, weights: list[int], tries: int, deals: Sequence[Position]) -> list[int]:
    """Better weights, found by changing one or some at random so many times."""
    rng = random.Random(f"{kind} {sum(weights)}")
    used = Counter(
        number
        for choice in choices(kind, weights, CLIMBED, -2)
        for numbers in choice.features
        for number in numbers
    )
    numbers, counts = [*used], [*used.values()]
    least = cost(kind, weights, deals)
    for _ in range(tries):
        tried = [*weights]
        for number in rng.choices(numbers, counts, k=rng.choice((1, 2, 4, 8))):
            tried[number] += round(rng.gauss(0, SCALE / 2))
        costs = cost(kind, tried, deals, least)
        if costs < least:
            weights, least = tried, costs
    return weights


def cost(kind: str, weights: Sequence[int], deals: Sequence[Position], most: float = inf) -> float:
    """What searches of the deals cost; long ones count for less, so that none rules the rest.

    Stops counting beyond ``most``.
    """
    solver = Solver()
    solver.order_moves(kind, weights)
    total = 0.0
    for deal in deals:
        before = solver.nodes
        solver.forget()
        reaches(solver, deal, 61)
        total += (solver.nodes - before) ** 0.8
        if total > most:
            break
    return total


def mean_nodes(kind: str, weights: Sequence[int], deals: Sequence[Position]) -> float:
    """Cards played to find out whether a deal is won, on average."""
    solver = Solver()
    solver.order_moves(kind, weights)
    for deal in deals:
        solver.forget()
        reaches(solver, deal, 61)
    return solver.nodes / len(deals)


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", default=[*KINDS])
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tries", type=int, default=6000)
    parser.add_argument("--from-now", action="store_true", help="start from today's weights")
    options = parser.parse_args()
    if unknown := {*options.kinds} - {*KINDS}:
        parser.error(f"no such kind of game: {', '.join(unknown)}")
    for kind in options.kinds:
        unseen = [*declared_deals(kind, UNSEEN)]
        weights = [*move_weights(kind)] if options.from_now else [0] * WEIGHTS
        for seed in range(1, options.rounds + 1):
            rng = random.Random(seed)
            samples = [*choices(kind, weights, options.deals, seed)]
            weights = fit(samples, weights if options.from_now else [0] * WEIGHTS, rng)
            nodes = mean_nodes(kind, weights, unseen)
            print(f"{kind}: {nodes:.0f} cards after {len(samples)} choices", flush=True)
        weights = climb(kind, weights, options.tries, [*declared_deals(kind, CLIMBED, -1)])
        nodes = mean_nodes(kind, weights, unseen)
        before = mean_nodes(kind, move_weights(kind), unseen)
        better = nodes < (1 - GAIN) * before
        print(
            f"{kind}: {nodes:.0f} cards after {options.tries} tries, {before:.0f} before",
            flush=True,
        )
        if better:
            (RESOURCES / f"{kind}.json").write_text(layout(weights), encoding="ascii")
        print(f"{kind}: {'written' if better else 'no better, so nothing is written'}", flush=True)


def layout(weights: Sequence[int]) -> str:
    """The weights as JSON, a row of each block's last dimension a line."""
    lines = []
    for (start, end), width in zip(pairwise(BLOCKS), WIDTHS, strict=True):
        for at in range(start, end, width):
            lines.append(",".join(map(str, weights[at : at + width])))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    main()
