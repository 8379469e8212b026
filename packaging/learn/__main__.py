"""Teaches the computer players, step by step; each step reads and writes files in a folder.

    python packaging/learn imitate DIR RECORDS   a policy from a file of game records
    python packaging/learn play DIR --games N    games between the players as they are
    python packaging/learn policy DIR            a better policy from those games
    python packaging/learn hands DIR             a model of hands, from games played out
    python packaging/learn beliefs DIR           what auction and announcement say of hands
    python packaging/learn calibrate DIR [RECORDS]   the model of hands held against results

What a step makes is written to DIR, and to `resources/players` only with --install.  Needs numpy.
"""

import argparse
import json
import pickle
import shutil
import sys
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from random import Random

import beliefs
import calibration
import hand_model
import numpy as np
import policy
from samples import Declared, PlayedGame, declared_in, recorded_games
from self_play import auctioned_state, declared_state, self_played

from skat_desktop.players.mind import Care
from skat_desktop.players.weights import table

KINDS = ("suit", "grand", "null")
RESOURCES = Path(__file__).parents[2] / "resources" / "players"
CARE = Care(candidates=200, worlds=30, playouts=2, open_share=0.0)
"""Less than the levels have, for many games."""
PER_FILE = 250
"""Games, or hundreds of hands, that one process makes at a time."""


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(
        prog="packaging/learn", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("step", choices=[*STEPS])
    parser.add_argument("folder", type=Path)
    parser.add_argument("records", type=Path, nargs="?", help="for imitate")
    parser.add_argument("--games", type=int, default=2000, help="games to play, or hands to judge")
    parser.add_argument("--declared", choices=KINDS, help="play only deals good for such a game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--install", action="store_true", help="use the result from now on")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for made in STEPS[options.step](options):
        if options.install:
            shutil.copy(made, RESOURCES / made.name)


def imitate(options: argparse.Namespace) -> list[Path]:
    """Fit a policy that knows nothing yet to the cards played in records."""
    games = [*recorded_games(options.records)]
    return [
        _fit_policy(options, kind, [game for game in games if game.kind == kind], afresh=True)
        for kind in KINDS
        if any(game.kind == kind for game in games)
    ]


def play(options: argparse.Namespace) -> list[Path]:
    """Play games and keep them, with what was wanted of each card."""
    numbers = range(0, options.games, PER_FILE)
    tasks = [
        (options.folder, options.declared, f"{options.seed}-{number}", PER_FILE)
        for number in numbers
    ]
    with Pool(options.jobs) as pool:
        for file in pool.imap_unordered(_play, tasks):
            print(file, file=sys.stderr)
    return []


def _play(task: tuple[Path, str | None, str, int]) -> Path:
    folder, kind, seed, number = task
    rng = Random(f"self-play {kind} {seed}")
    games: list[tuple[PlayedGame, Declared]] = []
    for _ in range(number):
        state = declared_state(rng, kind) if kind else auctioned_state(rng)
        games.append(self_played(rng, state, CARE))
    file = folder / f"games-{kind or 'auction'}-{seed}.pickle"
    file.write_bytes(pickle.dumps(games))
    return file


def _games(folder: Path, pattern: str = "games-*.pickle") -> list[tuple[PlayedGame, Declared]]:
    found: list[tuple[PlayedGame, Declared]] = []
    for file in sorted(folder.glob(pattern)):
        found.extend(pickle.loads(file.read_bytes()))
    return found


def better_policy(options: argparse.Namespace) -> list[Path]:
    """Fit the policy in use to what was wanted in the games of the folder."""
    games = [game for game, _ in _games(options.folder)]
    by_kind = {kind: [game for game in games if game.kind == kind] for kind in KINDS}
    return [_fit_policy(options, kind, found) for kind, found in by_kind.items() if found]


def _fit_policy(
    options: argparse.Namespace, kind: str, games: list[PlayedGame], afresh: bool = False
) -> Path:
    networks = []
    name = f"policy-{kind}.bin"
    for number in range(policy.NETWORKS):
        choices = policy.Choices(games, number)
        before = policy.untaught(number)
        if not afresh:
            before = np.fromfile(RESOURCES / name, np.float32).reshape(policy.NETWORKS, -1)[number]
        after = policy.fitted(choices, before, options.epochs)
        print(f"{kind} {number}: {len(choices.counts)} choices, log-likelihood "
              f"{policy.likelihood(choices, before):.3f}, then "
              f"{policy.likelihood(choices, after):.3f}")  # fmt: skip
        networks.append(after)
    np.concatenate(networks).tofile(options.folder / name)
    return options.folder / name


def hands(options: argparse.Namespace) -> list[Path]:
    """Judge hands in three rounds, each with the discards of the round before, and fit a model."""
    made = []
    for kind in (*KINDS, "ouvert"):
        judged: list[hand_model.Judged] = []
        model = None
        for round_ in range(3):
            tasks = [
                (kind, PER_FILE * 100, f"{options.seed} {round_} {number}", model)
                for number in range(0, options.games, PER_FILE * 100)
            ]
            with Pool(options.jobs) as pool:
                for found in pool.starmap(hand_model.judged_hands, tasks):
                    judged.extend(found)
            model = hand_model.fitted(judged, options.epochs)
            print(f"{kind}: {len(judged)} hands, log losses {hand_model.losses(judged, model)}")
        assert model is not None
        made.append(options.folder / f"hands-{kind}.bin")
        model.tofile(made[-1])
    return made


def fit_beliefs(options: argparse.Namespace) -> list[Path]:
    """Fit how likely worlds are to self-played games, and as many recorded ones if given."""
    states = [declared.state() for _, declared in _games(options.folder, "games-auction-*.pickle")]
    lineups = [beliefs.lineups(states, 1)]
    if options.records:
        recorded = [declared.state() for declared in declared_in(options.records)]
        lineups.append(beliefs.lineups(recorded[: len(states)], 2))
    weights = {}
    for name in sorted(lineups[0]):
        most = min((len(found[name]) for found in lineups if name in found), default=0)
        lineup = np.concatenate([found[name][:most] for found in lineups if name in found])
        weights[name], value = beliefs.fitted(lineup)
        print(f"{name}: {len(lineup)} worlds, log-likelihood {value:.3f}")
    made = options.folder / "beliefs.json"
    made.write_text(json.dumps(weights, indent=1) + "\n", encoding="ascii")
    return [made]


def calibrate(options: argparse.Namespace) -> list[Path]:
    """Hold the model of hands against the results of recorded games, or of those of the folder."""
    if options.records:
        games = [*declared_in(options.records)]
    else:
        games = [declared for _, declared in _games(options.folder, "games-auction-*.pickle")]
    found = calibration.fitted(games, table("calibration.json", width=3))
    made = options.folder / "calibration.json"
    made.write_text(json.dumps(found, indent=1) + "\n", encoding="ascii")
    return [made]


STEPS: dict[str, Callable[[argparse.Namespace], list[Path]]] = {
    "imitate": imitate,
    "play": play,
    "policy": better_policy,
    "hands": hands,
    "beliefs": fit_beliefs,
    "calibrate": calibrate,
}

if __name__ == "__main__":
    main()
