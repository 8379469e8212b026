"""What every level keeps: legal moves, the same move again, and a known name."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from skat_desktop.core.actions import Bid, Claim, Concede, Declare
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.ruleset import PRESETS
from skat_desktop.players import LEVELS, create_player
from tests.players.games import (
    LONG,
    QUICK,
    Restless,
    of_every_phase,
    play_out,
    random_deal,
    some,
    stand_in,
)

ROOT = Path(__file__).parents[2]


def is_legal(action: object, observation: Observation) -> bool:
    """Whether the action is among the legal ones, without listing thousands of discards."""
    match action:
        case Declare(contract, (first, second)) if observation.phase is Phase.DECLARING:
            return (
                contract in observation.contracts()
                and first != second
                and {first, second} <= {*observation.hand}
            )
        case _:
            return action in observation.legal_actions()


@pytest.mark.parametrize("level", LEVELS)
def test_thousands_of_decisions_are_legal(level: str) -> None:
    rng = Random(f"legal {level}")
    phases: Counter[Phase] = Counter()
    asked = strange_situations(stand_in(level), rng)
    if level not in QUICK:
        asked = of_every_phase(asked, lambda state: state.phase, some(2000, level))
    for number, state in enumerate(islice(asked, 2000)):
        assert state.turn is not None
        observation = state.observe(state.turn)
        assert is_legal(create_player(level, number // 20).choose(observation), observation)
        phases[state.phase] += 1
    assert phases.total() == some(2000, level)
    assert len(phases) == 5, phases


def strange_situations(level: str, rng: Random) -> Iterator[GameState]:
    """Situations of games with all kinds of rules in which anything is done now and then."""
    for seed in count():
        players = [Restless(create_player(level, 3 * seed + seat), rng) for seat in range(3)]
        rules = rng.choice([*PRESETS.values()])
        yield from (state for state, _ in play_out(random_deal(rng), players, rules))


@pytest.mark.parametrize("level", LEVELS)
def test_games_are_played_to_the_end_and_nobody_concedes(level: str) -> None:
    rng = Random(f"end {level}")
    for seed in range(some(30, level)):
        deal, players = random_deal(rng), [create_player(level, seed)] * 3
        *_, (state, action) = played = [*play_out(deal, players)]
        assert not any(isinstance(action, Concede) for _, action in played)
        assert state.turn is not None
        end = state.act(state.turn, action)
        assert end.passed_in or end.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_situation_gets_the_same_move(level: str) -> None:
    rng = Random(f"same {level}")
    for seed in range(some(10, level)):
        used, fresh = create_player(level, seed, LONG), create_player(level, seed, LONG)
        for state, action in [*play_out(random_deal(rng), [fresh] * 3)][::-1]:
            assert state.turn is not None
            assert used.choose(state.observe(state.turn)) == action


def test_the_seed_decides_between_equal_cards() -> None:
    rng = Random(4)
    differ = 0
    for _ in range(20):
        deal = random_deal(rng)
        games = [
            [action for _, action in play_out(deal, [create_player("club", seed)] * 3)]
            for seed in (1, 2)
        ]
        differ += games[0] != games[1]
    assert differ > 10


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_jumps_in_the_auction(level: str) -> None:
    rng = Random(f"meek {level}")
    bids = [0]
    for seed in range(30 if level in QUICK else 8):
        players = [create_player(level, seed)] * 3
        for state, action in play_out(random_deal(rng), players):
            if state.phase is not Phase.BIDDING:
                break
            match action:
                case Bid(value):
                    assert value == state.auction.values[0]
                    bids.append(value)
    assert max(bids) > 22


def test_defenders_never_claim() -> None:
    rng = Random(8)
    claims = 0
    for seed in range(60):
        for state, action in play_out(random_deal(rng), [create_player("club", seed)] * 3):
            if isinstance(action, Claim):
                claims += 1
                assert state.turn is state.declarer
    assert claims > 5


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="no such level: 'grandmaster'"):
        create_player("grandmaster", 0)


def test_a_move_does_not_depend_on_the_hashes_of_this_run() -> None:
    script = (
        "from random import Random\n"
        "from skat_desktop.players import create_player\n"
        "from tests.players.games import play_out, random_deal\n"
        "players = [create_player('club', 11)] * 3\n"
        "for seed in range(3):\n"
        "    for _, action in play_out(random_deal(Random(seed)), players):\n"
        "        print(action)\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1] != ""
