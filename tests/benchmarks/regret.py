"""How far the cards played fall short of the best ones with all cards open.

    python -m tests.benchmarks.regret [--level LEVEL] [--games N] [--seed S] [--jobs J]

Three players of the level play the first deals of the list with this seed, auction included, and
learnt levels without an eye on the clock.  Each card that was not the only legal one is counted by
the role of its player, the kind of game and the trick; in the tenth trick nobody has a choice, and
what a claim cuts short is not there to be counted.

The first table has the card points lost, the mean over the cards.  The second has the per cent of
the cards that turn a game won for their side into a lost one: at 61 card points or, in Null, at
the first trick.  Nobody who sees one hand plays so well, so compare levels, on the same deals.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from statistics import mean
from typing import Final

from skat_desktop.core.actions import PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.scoring import POINTS_TO_WIN
from skat_desktop.core.seats import SEATS
from skat_desktop.players import LEVELS, create_player
from skat_desktop.session.dealing import deal_of, player_seed
from skat_desktop.solver.declared_deals import KINDS
from skat_desktop.solver.position import Position, encoding
from skat_desktop.solver.solver import Solver
from tests.players.games import play_out

PATIENCE_MS: Final = 600_000
"""Enough for any decision, so that the games are the same on every machine."""
ROLES: Final = ("declarer", "defender")
TRICKS: Final = range(1, 10)


@dataclass(frozen=True, slots=True)
class Choice:
    """A card chosen among several: what it cost its side with all cards open.

    ``points`` are card points, 0 in Null.  ``lost_game`` tells that the game was won before the
    card and is lost after it.
    """

    role: str
    kind: str
    trick: int
    points: int
    lost_game: bool


def choices(level: str, seed: int, number: int) -> list[Choice] | None:
    """The cards chosen in the game with this deal; None if it was passed in."""
    players = [create_player(level, player_seed(seed, number, s), PATIENCE_MS) for s in SEATS]
    found: list[Choice] = []
    declared = False
    for state, action in play_out(deal_of(seed, number), players):
        if state.contract is None or state.declarer is None or state.trick is None:
            continue
        declared = True
        if isinstance(action, PlayCard):
            game, points = state.contract.game, state.tally.declarer_points
            position = Position(game, state.declarer, state.hands, state.trick, points)
            if len(position.legal_cards) > 1:
                found.append(judged(position, action.card, len(state.tricks) + 1))
    return found if declared else None


def judged(position: Position, card: Card, trick: int) -> Choice:
    """What this card costs in this trick."""
    kind = encoding(position.game).kind
    best: Callable[[Iterable[int]], int]
    role, best = ("declarer", max) if position.turn is position.declarer else ("defender", min)
    if position.game.is_null:
        makes = _solver(kind).moves_making_null(position)
        return Choice(role, kind, trick, 0, makes[card] != best(makes.values()))
    values = _solver(kind).move_points(position)
    value, most = values[card], best(values.values())
    turned = (value >= POINTS_TO_WIN) != (most >= POINTS_TO_WIN)
    return Choice(role, kind, trick, abs(value - most), turned)


@cache
def _solver(_kind: str) -> Solver:
    """The solver for a kind of game; one for all kinds would forget with every change."""
    return Solver()


def table(title: str, found: Sequence[Choice], value: Callable[[Choice], float]) -> Iterator[str]:
    """The lines of a table of the mean of this value."""
    heads = "".join(f"{trick:7}" for trick in TRICKS)
    yield f"{title:15}{heads}    all   cards"
    for role in ROLES:
        for kind in KINDS:
            row = [choice for choice in found if (choice.role, choice.kind) == (role, kind)]
            parts = [[value(one) for one in row if one.trick == trick] for trick in TRICKS]
            parts.append([value(one) for one in row])
            cells = "".join(f"{mean(part):7.2f}" if part else f"{'–':>7}" for part in parts)
            yield f"{role} {kind:6}{cells} {len(row):7}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--games", type=int, default=100, help="deals, some of them passed in")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    play = partial(choices, options.level, options.seed)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        games = [game for game in pool.map(play, range(1, options.games + 1)) if game is not None]
    found = [choice for game in games for choice in game]
    print(f"{options.level}, seed {options.seed}: {options.games} deals, {len(games)} games")
    with_trumps = [choice for choice in found if choice.kind != "null"]
    for line in table("points lost", with_trumps, lambda choice: choice.points):
        print(line)
    for line in table("% lost games", found, lambda choice: 100 * choice.lost_game):
        print(line)


if __name__ == "__main__":
    main()
