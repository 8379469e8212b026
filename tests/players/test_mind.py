"""What cards are worth in given worlds: with open cards as the solver says, or played out."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.scoring import matadors
from skat_desktop.players.mind import Care, Mind, Values
from skat_desktop.players.payoff import payoffs
from skat_desktop.solver import IS_COMPILED, MOST_CARDS
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver
from tests.builders import NULL
from tests.players.random_play import (
    KIND_NAMES,
    any_state,
    random_state,
    situation_of,
    true_world,
)

COUNT = 30 if IS_COMPILED else 6
MOST_PLAYED = 30
FEWEST_PLAYED = 6 if IS_COMPILED else 18
OPEN = Care(1, 1, 1, open_share=1.0, exact=10, open_cards=10)
WON_OR_LOST = replace(OPEN, exact=0)
PLAYED_OUT = Care(1, 1, 3, open_share=0.0)
every_kind = pytest.mark.parametrize("kind", KIND_NAMES)


def states(kind: str, name: str, fewest: int = FEWEST_PLAYED) -> Iterator[GameState]:
    """States of random games, some cards having been played."""
    rng = Random(f"{kind} {name}")
    for _ in range(COUNT):
        yield any_state(rng, kind, rng.randrange(fewest, MOST_PLAYED))


def assess(
    state: GameState, care: Care, worlds: "array[int] | None" = None, mind: Mind | None = None
) -> Values:
    """What a mind says of all legal cards, in the true world unless another is given."""
    situation = situation_of(state)
    return (mind or Mind()).assess(
        situation, care, [*situation.legal], worlds or true_world(state), seed=1
    )


def position_of(state: GameState) -> Position:
    """The same with open cards."""
    assert state.contract is not None
    assert state.declarer is not None
    assert state.trick is not None
    return Position(
        state.contract.game,
        state.declarer,
        state.hands,
        state.trick,
        state.tally.declarer_points,
    )


def table_of(state: GameState) -> tuple[float, ...]:
    """What card points bring in this game."""
    stake = state.stake
    return payoffs(stake.contract, stake.bid, matadors(stake.contract.game, stake.cards))


def solved(state: GameState, solver: Solver) -> list[float]:
    """What each legal card brings if everybody sees all cards."""
    position, table = position_of(state), table_of(state)
    values = (
        solver.moves_making_null(position)
        if position.game.is_null
        else solver.move_points(position)
    )
    return [table[values[card]] for card in situation_of(state).legal.values()]


# --- open cards ---------------------------------------------------------------


@every_kind
def test_open_cards_are_worth_what_the_solver_says(kind: str) -> None:
    mind, solver = Mind(), Solver()
    for state in states(kind, "open"):
        sums = assess(state, OPEN, mind=mind)
        expected = solved(state, solver)
        assert sums.worlds == 1
        assert [*sums.scores] == pytest.approx(expected)
        assert [*sums.wins] == [float(score > 0) for score in expected]


@every_kind
def test_in_each_world_they_are_worth_what_they_are_there(kind: str) -> None:
    """The values of one world come from nothing learnt in another."""
    for state in states(kind, "worlds", 12):
        situation = situation_of(state)
        worlds = situation.drawn(situation.worlds(1), 4)
        together = assess(state, OPEN, worlds)
        each = [assess(state, OPEN, worlds[at : at + 4]) for at in range(0, len(worlds), 4)]
        assert together.worlds == 4
        assert [*together.scores] == pytest.approx([s for one in each for s in one.scores])
        assert [*together.wins] == [win for one in each for win in one.wins]
        means = zip(*(one.scores for one in each), strict=True)
        assert together.mean_scores() == pytest.approx([mean(scores) for scores in means])
        chances = zip(*(one.wins for one in each), strict=True)
        assert together.mean_wins() == pytest.approx([mean(wins) for wins in chances])


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_with_many_cards_it_is_asked_who_wins(kind: str) -> None:
    solver = Solver()
    for state in states(kind, "won or lost", 3 if IS_COMPILED else FEWEST_PLAYED):
        sums = assess(state, WON_OR_LOST)
        reaching = solver.moves_reaching(position_of(state))
        assert [*sums.wins] == [
            float(reaching[card]) for card in situation_of(state).legal.values()
        ]
        assert all((score > 0) is (win > 0) for score, win in zip(*both(sums), strict=True))


def both(sums: Values) -> tuple["array[float]", "array[float]"]:
    """Scores and wins."""
    return sums.scores, sums.wins


def test_games_whose_cards_lie_open_are_valued_with_open_cards() -> None:
    rng, solver = Random(5), Solver()
    care = replace(PLAYED_OUT, open_cards=10)
    for _ in range(COUNT):
        # As Python the solver takes few cards only.
        played = rng.randrange(30 - 3 * MOST_CARDS, 27)
        state = random_state(rng, Contract(NULL, hand=True, ouvert=True), played)
        assert [*assess(state, care).scores] == pytest.approx(solved(state, solver))


# --- played out ---------------------------------------------------------------


@every_kind
def test_games_played_out_bring_what_the_list_can(kind: str) -> None:
    mind = Mind()
    for state in states(kind, "played out", 0):
        table = table_of(state)
        sums = assess(state, PLAYED_OUT, mind=mind)
        assert sums.worlds == 1
        assert all(min(table) - 0.01 <= score <= max(table) + 0.01 for score in sums.scores)
        assert all(-0.01 <= win <= 1.01 for win in sums.wins)


@every_kind
def test_both_ways_agree_on_the_last_trick(kind: str) -> None:
    rng, mind, solver = Random(kind), Mind(), Solver()
    for _ in range(COUNT):
        state = any_state(rng, kind, rng.choice((27, 28, 29)))
        # Schwarz is told from the points that the skat alone has by games played out only.
        if 0 not in state.tricks_won or kind == "null":
            for care in (PLAYED_OUT, OPEN):
                found = assess(state, care, mind=mind).scores
                assert found == pytest.approx(solved(state, solver), abs=0.01)


@every_kind
def test_the_shares_of_both_ways_add_up(kind: str) -> None:
    for state in states(kind, "shares", 18):
        mixed, opened, played = (
            assess(state, replace(OPEN, playouts=3, open_share=share)) for share in (0.25, 1, 0)
        )
        for total, one, other in zip(both(mixed), both(opened), both(played), strict=True):
            assert total == pytest.approx(
                [0.25 * a + 0.75 * b for a, b in zip(one, other, strict=True)]
            )


def test_with_too_many_cards_nothing_is_asked_with_open_cards() -> None:
    for state in states("suit", "too many", 0):
        care = replace(OPEN, open_cards=situation_of(state).held.bit_count() - 1)
        assert assess(state, care) == assess(state, replace(care, open_share=0.0))


def test_a_mind_can_turn_from_one_kind_of_game_to_another() -> None:
    mind, care = Mind(), replace(OPEN, open_share=0.5)
    for number in range(COUNT):
        kind = KIND_NAMES[number % 3]
        state = any_state(Random(number), kind, 18)
        situation = situation_of(state)
        assert assess(state, care, mind=mind) == assess(state, care)
        assert mind.chances(situation) == Mind().chances(situation)
        world = true_world(state)
        assert mind.log_likelihoods(situation, world) == Mind().log_likelihoods(situation, world)


def test_the_seed_decides_how_games_are_played_out() -> None:
    state = any_state(Random(3), "suit", 1)
    situation, world = situation_of(state), true_world(state)
    mind, care = Mind(), Care(1, 1, 30, open_share=0.0)
    moves = [*situation.legal]
    found = [mind.assess(situation, care, moves, world, seed).scores for seed in (1, 2, 1)]
    assert found[0] == found[2] != found[1]
