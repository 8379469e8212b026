"""The policy and games played out by it, whatever its weights are."""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, log, sqrt
from random import Random
from typing import Any

import pytest

from skat_desktop.core.actions import PlayCard
from skat_desktop.core.cards import CardSet
from skat_desktop.core.contract import Contract, card_order
from skat_desktop.core.game import GameState
from skat_desktop.players.playouts import (
    ALL_TRICKS,
    BLOCKS,
    HIDDEN,
    NETWORK_SIZE,
    NETWORKS,
    NO_TRICK,
    Playouts,
)
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.builders import CLUBS, NULL, F, M, acts, cards, declared, make_deal, play, play_tricks
from tests.players.random_play import (
    KIND_NAMES,
    KINDS,
    any_state,
    as_python,
    random_places,
    situation_of,
    true_world,
    with_suits_moved,
    worth_telling_apart,
)

COUNT = 40 if IS_COMPILED else 8
FLOOR = 0.003
"""Added to each chance, so that one odd card does not rule a world out."""
POINTS = 127
TRUMPS_AND_ACES = "CJ SJ HJ DJ CA CT CK SA HA DA"
every_kind = pytest.mark.parametrize("kind", KIND_NAMES)


@cache
def random_weights() -> "array[float]":
    """Weights that make some cards much likelier than others."""
    rng = Random("weights")
    return array("f", [rng.gauss(0, 0.25) for _ in range(NETWORKS * NETWORK_SIZE)])


NO_WEIGHTS = array("f", bytes(4 * NETWORKS * NETWORK_SIZE))
"""With these all cards are equally likely."""


def tell(playouts: Any, state: GameState, number: int | None = None) -> None:
    """Tell the history of a game, or so many cards of it."""
    situation = situation_of(state)
    playouts.set_history(situation.history[:number], situation.led_first, situation.knows_skat)


def playouts_of(state: GameState, weights: "array[float]", make: Any = Playouts) -> Any:
    """Playouts that know this game so far."""
    playouts = make()
    playouts.begin(situation_of(state).kind, weights)
    tell(playouts, state)
    return playouts


def states(kind: str, name: str, count: int = COUNT) -> Iterator[GameState]:
    """States of random games, before any card of them."""
    rng = Random(f"{kind} {name}")
    for _ in range(count):
        yield any_state(rng, kind, rng.randrange(30))


def are_close(chances: dict[int, float], others: dict[int, float]) -> bool:
    """Whether these are the same but for rounding."""
    return chances.keys() == others.keys() and all(
        abs(chances[card] - others[card]) < 1e-4 for card in chances
    )


# --- chances ------------------------------------------------------------------


@every_kind
def test_each_card_worth_telling_apart_has_a_chance(kind: str) -> None:
    several = 0
    for state in states(kind, "chances"):
        chances = playouts_of(state, random_weights()).chances(true_world(state))
        bits = encoding(KINDS[kind]).bits
        assert {*chances} == {bits[card] for card in worth_telling_apart(state)}
        assert sum(chances.values()) == pytest.approx(1, abs=1e-5)
        assert all(0 <= chance <= 1 for chance in chances.values())
        several += len(chances) > 1
    assert several > COUNT / 4


def test_neighbours_count_as_one_unless_a_card_between_them_is_out() -> None:
    bits = encoding(CLUBS).bits

    def told_apart(state: GameState) -> set[int]:
        return {*playouts_of(state, NO_WEIGHTS).chances(true_world(state))}

    # The nine, eight and seven of spades are worth the same; the jack of spades is out.
    deal = make_deal("CJ HJ SA ST SK S9 S8 S7 HA DA", "SJ DJ", skat="H7 H8")
    state = declared(deal, Contract(CLUBS))
    assert told_apart(state) == {bits[card] for card in cards("CJ HJ SA ST SK S9 HA DA")}
    # Now it is winning the trick between the other two.
    deal = make_deal("SJ", "CJ HJ DJ CA CT CK C9 C8 C7 DA")
    state = play(declared(deal, Contract(CLUBS), declarer=M), "SJ")
    assert told_apart(state) == {bits[card] for card in cards("CJ HJ CA CT CK C9")}
    # Gone, it separates nothing.
    state = play(state, "C7 HQ D7 DA HK")
    assert state.turn is M
    assert told_apart(state) == {bits[card] for card in cards("CJ CA CT CK C9")}


@every_kind
def test_chances_do_not_depend_on_hidden_cards(kind: str) -> None:
    changed = 0
    for state in states(kind, "hidden"):
        playouts = playouts_of(state, random_weights())
        truth = true_world(state)
        chances = playouts.chances(truth)
        situation = situation_of(state)
        worlds = situation.drawn(situation.worlds(1), 5)
        for at in range(0, len(worlds), 4):
            assert playouts.chances(worlds[at : at + 4]) == chances
            changed += worlds[at : at + 4] != truth
    assert changed > COUNT


@every_kind
def test_chances_move_with_the_suits(kind: str) -> None:
    rng = Random(f"{kind} suits")
    for state in states(kind, "suits"):
        places = random_places(rng, kind)
        situation, world = situation_of(state), true_world(state)
        playouts = playouts_of(state, random_weights())
        chances = playouts.chances(world)
        history = [moved(card, kind, places) for card in situation.history]
        playouts.set_history(history, situation.led_first, situation.knows_skat)
        assert are_close(
            playouts.chances([with_suits_moved(part, kind, places) for part in world]),
            {moved(card, kind, places): chance for card, chance in chances.items()},
        )


def moved(card: int, kind: str, places: Sequence[int]) -> int:
    """The card in the suit that takes the place of its own."""
    return with_suits_moved(1 << card, kind, places).bit_length() - 1


# --- features -----------------------------------------------------------------


@every_kind
def test_features_explain_the_chances(kind: str) -> None:
    choices = 0
    for state in states(kind, "features", COUNT // 2):
        world = true_world(state)
        playouts = playouts_of(state, random_weights())
        for network in range(NETWORKS):
            tell(playouts, state)
            rows, counts, found, places = playouts.features(world, network)
            assert len(rows) == BLOCKS["end"] * len(found) == BLOCKS["end"] * sum(counts)
            scores = [score(rows, number, network) for number in range(len(found))]
            at = 0
            for count, place in zip(counts, places, strict=True):
                weighed = [exp(value - max(scores)) for value in scores[at : at + count]]
                expected = [value / sum(weighed) for value in weighed]
                tell(playouts, state, place)
                assert are_close(
                    playouts.chances(world),
                    dict(zip(found[at : at + count], expected, strict=True)),
                )
                at += count
            choices += len(counts)
    assert choices > 3 * COUNT


def score(rows: bytes, number: int, network: int) -> float:
    """The score of the card that has this row of features."""
    size, start, weights = BLOCKS["end"], network * NETWORK_SIZE, random_weights()
    sums = [0.0] * HIDDEN
    for feature, times in enumerate(rows[size * number : size * (number + 1)]):
        if times:
            row = weights[start + HIDDEN * feature : start + HIDDEN * (feature + 1)]
            sums = [a + times * b for a, b in zip(sums, row, strict=True)]
    last = weights[start + HIDDEN * size : start + NETWORK_SIZE]
    return sum(max(a, 0.0) * b for a, b in zip(sums, last, strict=True))


@every_kind
def test_each_choice_in_a_game_is_one_networks(kind: str) -> None:
    for state in states(kind, "networks", COUNT // 2):
        situation, world = situation_of(state), true_world(state)
        playouts = playouts_of(state, random_weights())
        networks = {
            place: network
            for network in range(NETWORKS)
            for place in playouts.features(world, network)[3]
        }
        for place, card in enumerate(situation.history):
            tell(playouts, state, place)
            if len(playouts.chances(world)) > 1:
                player = next(player for player in range(3) if world[player] >> card & 1)
                assert networks.pop(place) == 3 * (place % 3) + player
        assert not networks


# --- likelihoods --------------------------------------------------------------


@every_kind
def test_the_likelihood_of_a_game_is_that_of_the_others_cards(kind: str) -> None:
    for state in states(kind, "likelihoods", COUNT // 4):
        situation = situation_of(state)
        worlds = true_world(state) + situation.drawn(situation.worlds(2), 2)
        playouts = playouts_of(state, random_weights())
        for observer in range(3):
            tell(playouts, state)
            found = playouts.log_likelihoods(worlds, observer)
            expected = [
                log_likelihood(playouts, state, worlds[at : at + 4], observer)
                for at in range(0, len(worlds), 4)
            ]
            assert [*found] == pytest.approx(expected, abs=1e-3)


def log_likelihood(playouts: Any, state: GameState, world: "array[int]", observer: int) -> float:
    """The sum over all cards but the observer's, from the chances before each."""
    assert state.contract is not None
    game = state.contract.game
    classes = [encoding(game).mask(group) for group in card_order(game).classes]
    total = 0.0
    for place, card in enumerate(situation_of(state).history):
        if world[observer] >> card & 1:
            continue
        tell(playouts, state, place)
        chances = playouts.chances(world)
        if len(chances) > 1:
            own = next(group for group in classes if group >> card & 1)
            stands_for = min(other for other in chances if other >= card and own >> other & 1)
            total += log(chances[stands_for] + FLOOR)
    return total


def test_nothing_played_says_nothing() -> None:
    for kind in KIND_NAMES:
        state = any_state(Random(kind), kind, 0)
        playouts = playouts_of(state, random_weights())
        assert [*playouts.log_likelihoods(true_world(state) * 2, 0)] == [0, 0]


# --- games played out ---------------------------------------------------------


def end(state: GameState) -> int:
    """What a game played out to this end says."""
    assert state.contract is not None
    tricks = state.tricks_won[0]
    if state.contract.game.is_null:
        return int(tricks == 0)
    if tricks == 0:
        return NO_TRICK
    return state.card_points[0] + (ALL_TRICKS if tricks == 10 else 0)


def ends(state: GameState) -> dict[int, float]:
    """How likely a game ends how, cards worth telling apart being equally likely."""
    if state.turn is None:
        return {end(state): 1.0}
    found: dict[int, float] = {}
    moves = worth_telling_apart(state)
    for card in moves:
        for value, chance in ends(acts(state, PlayCard(card))).items():
            found[value] = found.get(value, 0.0) + chance / len(moves)
    return found


@every_kind
def test_the_last_trick_plays_itself(kind: str) -> None:
    rng = Random(f"{kind} last")
    for _ in range(COUNT // 2):
        state = any_state(rng, kind, rng.choice((27, 28, 29)))
        playouts = playouts_of(state, random_weights())
        found = playouts.play_out(true_world(state), array("i"), 2)
        (expected,) = ends(state)
        assert [*found] == [expected] * 2


@every_kind
def test_without_weights_games_end_as_random_games_do(kind: str) -> None:
    rng = Random(f"{kind} ends")
    times, variety = 1500 if IS_COMPILED else 100, 0
    for number in range(6):
        state = any_state(rng, kind, 21 + number % 3)
        playouts = playouts_of(state, NO_WEIGHTS)
        playouts.seed(number)
        often = Counter(playouts.play_out(true_world(state), array("i"), times))
        expected = ends(state)
        assert often.keys() <= expected.keys()
        for value, chance in expected.items():
            error = sqrt(times * chance * (1 - chance))
            assert abs(often[value] - times * chance) <= 5 * error + 1
        variety += len(expected) > 1
    assert variety > 1


@every_kind
def test_a_game_is_played_out_for_each_world_each_move_and_each_repetition(kind: str) -> None:
    rng = Random(f"{kind} order")
    for _ in range(COUNT // 2):
        state = any_state(rng, kind, rng.choice((24, 25, 26)))
        situation = situation_of(state)
        moves = worth_telling_apart(state)
        bits = encoding(KINDS[kind]).bits
        truth = true_world(state)
        worlds = truth + situation.drawn(situation.worlds(3), 2) + truth
        playouts = playouts_of(state, random_weights())
        found = playouts.play_out(worlds, array("i", [bits[card] for card in moves]), 5)
        assert len(found) == 4 * len(moves) * 5
        possible = [{*ends(acts(state, PlayCard(card)))} for card in moves]
        for part in (found[: 5 * len(moves)], found[-5 * len(moves) :]):
            for number, values in enumerate(possible):
                assert {*part[5 * number : 5 * number + 5]} <= values


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_points_are_those_in_tricks(kind: str) -> None:
    for state in states(kind, "points"):
        playouts = playouts_of(state, random_weights())
        in_skat = CardSet(state.discard or state.deal.skat).points
        most = 120 - in_skat - state.card_points[1]
        for value in playouts.play_out(true_world(state), array("i"), 10):
            if value & NO_TRICK:
                assert value == NO_TRICK
                assert state.tricks_won[0] == 0
            else:
                assert state.card_points[0] <= value & POINTS <= most
                assert not value & ALL_TRICKS or value & POINTS == 120 - in_skat


def test_all_tricks_and_none_are_told() -> None:
    strong = declared(make_deal(TRUMPS_AND_ACES, skat="D7 D8"), Contract(CLUBS))
    strong = play_tricks(strong, 7)
    playouts = playouts_of(strong, random_weights())
    assert {*playouts.play_out(true_world(strong), array("i"), 5)} == {ALL_TRICKS + 120}
    weak = declared(make_deal(middlehand=TRUMPS_AND_ACES), Contract(CLUBS))
    weak = play_tricks(weak, 7)
    assert weak.tricks_won[0] == 0
    playouts = playouts_of(weak, random_weights())
    assert {*playouts.play_out(true_world(weak), array("i"), 5)} == {NO_TRICK}


def test_null_is_over_with_the_declarers_first_trick() -> None:
    deal = make_deal("C7 C8 SA", "C9 CT S7", "CQ CK S8")
    state = declared(deal, Contract(NULL), declarer=F)
    bits = encoding(NULL).bits
    playouts = playouts_of(state, random_weights())
    moves = array("i", [bits[card] for card in cards("SA C7")])
    world = true_world(state)
    found = playouts.play_out(world, moves, 20)
    assert {*found[:20]} == {0}
    # Whatever comes after that trick, it is not looked at.
    history = [bits[card] for card in cards("SA S7 S8")]
    playouts.set_history(history, 0, knows_skat=True)
    assert {*playouts.play_out(world, array("i"), 5)} == {0}


@every_kind
def test_the_seed_decides(kind: str) -> None:
    state = any_state(Random(f"{kind} seed"), kind, 1)
    playouts = playouts_of(state, NO_WEIGHTS)

    def found(seed: int) -> list[int]:
        playouts.seed(seed)
        return [*playouts.play_out(true_world(state), array("i"), 40)]

    assert found(1) == found(1)
    assert found(2**60 - 1) == found(2**60 - 1)
    assert kind == "null" or len({tuple(found(seed)) for seed in range(5)}) == 5


# --- the same file as Python ----------------------------------------------------


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the Python")
@every_kind
def test_compiled_and_as_python_it_is_the_same(kind: str) -> None:
    plain_playouts = as_python("playouts").Playouts
    for number, state in enumerate(states(kind, "compiled", 12)):
        compiled = playouts_of(state, random_weights())
        plain = playouts_of(state, random_weights(), plain_playouts)
        situation, world = situation_of(state), true_world(state)
        worlds = world + situation.drawn(situation.worlds(number), 1)
        assert are_close(compiled.chances(world), plain.chances(world))
        assert [*compiled.log_likelihoods(worlds, 1)] == pytest.approx(
            [*plain.log_likelihoods(worlds, 1)], abs=1e-3
        )
        network = number % NETWORKS
        assert compiled.features(world, network) == plain.features(world, network)
        for playouts in (compiled, plain):
            playouts.seed(number)
        moves = array("i", compiled.chances(world))
        assert compiled.play_out(worlds, moves, 1) == plain.play_out(worlds, moves, 1)
