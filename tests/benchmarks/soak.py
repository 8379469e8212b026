"""Whether the levels get through very many decisions without a fault.

    python -m tests.benchmarks.soak [--decisions N] [--seed S] [--jobs J]

Random deals are played under all presets of the rules, each by three players of one level, one
level after the other, and now and then something else that is legal is done than what the player
would do: so all phases are seen, with claims and concessions, and games that no sensible player
gets into.  Learnt levels look at two worlds, to be quick.

Prints how many decisions each level took in each phase.  If a move is illegal, or anything else is
raised, it prints where: the level, the game's number, the seat and its player's seed, the record of
the game so far, the move if there is one, and the error; the exit code is then 1.
"""

import argparse
import faulthandler
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from random import Random
from traceback import format_exc
from typing import Final

from skat_desktop.core.actions import Action
from skat_desktop.core.events import Acted, Dealt, Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.record import record_of, write_record
from skat_desktop.core.ruleset import PRESETS
from skat_desktop.core.seats import SEATS
from skat_desktop.players import LEVELS, Player, create_player
from skat_desktop.players.learnt import EXPERT, MASTER, LearntPlayer
from skat_desktop.session.dealing import player_seed
from tests.players.games import Restless, random_deal

STYLES: Final = {"expert": EXPERT, "master": MASTER}
AT_ONCE: Final = 10 * len(LEVELS)
"""After so many games it is seen whether there were enough decisions."""
PHASES: Final = [phase for phase in Phase if phase is not Phase.OVER]


@dataclass
class Outcome:
    """What one game was: the level's own decisions by phase, and what went wrong, if anything."""

    level: str
    decisions: Counter[Phase] = field(default_factory=Counter)
    fault: str = ""


class Counted:
    """Does what the player does; its decisions are counted."""

    def __init__(self, player: Player, decisions: Counter[Phase]) -> None:
        self._player = player
        self._decisions = decisions

    def choose(self, observation: Observation) -> Action:
        """The player's action."""
        self._decisions[observation.phase] += 1
        return self._player.choose(observation)


def quick_player(level: str, seed: int) -> Player:
    """A player of this level that doesn't think for long."""
    if level not in STYLES:
        return create_player(level, seed)
    style = STYLES[level]
    care = replace(style.care, candidates=8, worlds=2, playouts=1)
    return LearntPlayer(seed, replace(style, care=care), threads=1)


def play(seed: int, number: int) -> Outcome:
    """Play the game with this number."""
    rng = Random(f"soak {seed} {number}")
    outcome = Outcome(LEVELS[number % len(LEVELS)])
    rules = rng.choice([*PRESETS.values()])
    seeds = [player_seed(seed, number, seat) for seat in SEATS]
    players = [
        Restless(Counted(quick_player(outcome.level, own), outcome.decisions), rng) for own in seeds
    ]
    deal = random_deal(rng)
    events: list[Event] = [Dealt(deal)]
    state = GameState.start(deal, rules)
    action: Action | None = None
    try:
        while (seat := state.turn) is not None:
            action = None
            action = players[seat].choose(state.observe(seat))
            state = state.act(seat, action)
            events.append(Acted(seat, action))
    except Exception:  # whatever it is, it is what is looked for
        now = datetime.now(UTC)
        name = outcome.level
        record = record_of(events, players=(name, name, name), date=now, number=number, rules=rules)
        outcome.fault = "\n".join(
            (
                f"{name}, seed {seed}, game {number}, seat {seat}, its seed {seeds[seat or 0]}",
                write_record(record),
                f"{action}" if action else "no move",
                format_exc(),
            )
        )
    return outcome


def main() -> int:
    """Print the counts, or the fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    counts = {level: Counter[Phase]() for level in LEVELS}
    fault = ""
    games = 0
    # An executor also tells if one of its processes dies.
    with ProcessPoolExecutor(options.jobs, get_context("spawn"), faulthandler.enable) as pool:
        while not fault and sum(map(Counter.total, counts.values())) < options.decisions:
            try:
                for outcome in pool.map(partial(play, options.seed), range(games, games + AT_ONCE)):
                    counts[outcome.level] += outcome.decisions
                    fault = fault or outcome.fault
            except BrokenProcessPool:
                last = games + AT_ONCE - 1
                fault = f"a process died in one of the games {games} to {last}, seed {options.seed}"
            games += AT_ONCE
    print(f"{'':10}" + "".join(f"{phase.value:>11}" for phase in PHASES) + f"{'all':>11}")
    for level, found in counts.items():
        cells = [found[phase] for phase in PHASES]
        print(f"{level:10}" + "".join(f"{count:11}" for count in (*cells, sum(cells))))
    print(f"{games} games, seed {options.seed}")
    if fault:
        print(fault)
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
