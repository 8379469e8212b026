"""What cards are worth over likely worlds: which worlds, how many, and in how many threads."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.players import card_play
from skat_desktop.players.beliefs import log_weights
from skat_desktop.players.card_play import PART, PARTS_A_ROUND, CardPlay, Race
from skat_desktop.players.mind import Care, Mind, Values
from skat_desktop.players.payoff import payoffs
from skat_desktop.players.situation import Situation
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.builders import CLUBS, GRAND, F, declared, make_deal, play
from tests.players.random_play import (
    KIND_NAMES,
    KINDS,
    any_state,
    situation_of,
    true_world,
    worth_telling_apart,
)

COUNT = 30 if IS_COMPILED else 4
FEW = Care(candidates=20, worlds=4, playouts=1, open_share=0.5)
ROUND = PART * PARTS_A_ROUND
MANY_WORLDS = 2 * ROUND
MANY = Care(candidates=160, worlds=MANY_WORLDS, playouts=1, open_share=0.5)
every_kind = pytest.mark.parametrize("kind", KIND_NAMES)


def states(kind: str, name: str) -> Iterator[GameState]:
    """States of random games, before any card."""
    rng = Random(f"{kind} {name}")
    for number in range(COUNT):
        yield any_state(rng, kind, number % 30)


def some_worlds(worlds: "array[int]") -> list["array[int]"]:
    """The worlds one by one."""
    return [worlds[at : at + 4] for at in range(0, len(worlds), 4)]


# --- values -------------------------------------------------------------------


@every_kind
def test_each_card_worth_telling_apart_gets_a_value(kind: str) -> None:
    """At every place in the trick and for every player: a chance, and a score the list has."""
    thinker = CardPlay()
    seen = set()
    for state in states(kind, "values"):
        situation = situation_of(state)
        bits = encoding(KINDS[kind]).bits
        values = thinker.values(situation, FEW, Random(1))
        assert {*values} == {bits[card] for card in worth_telling_apart(state)}
        contract, bid = situation.contract, situation.bid
        most = 11 if kind == "suit" else 4 if kind == "grand" else 0
        lowest = min(payoffs(contract, bid, count)[0] for count in {-most, most})
        highest = max(payoffs(contract, bid, count)[-1] for count in {-most, most})
        for worth in values.values():
            assert lowest - 0.01 <= worth.score <= highest + 0.01
            assert -0.01 <= worth.win <= 1.01
        seen.add((situation.me, len(situation.on_table)))
    assert len(seen) > (6 if IS_COMPILED else 2)


@every_kind
def test_a_thinker_remembers_nothing(kind: str) -> None:
    thinker = CardPlay()
    for state in [*states(kind, "again")][::4]:
        situation = situation_of(state)
        values = thinker.values(situation, FEW, Random(2))
        assert values == CardPlay().values(situation, FEW, Random(2))


def test_a_single_card_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(CardPlay, "likely_worlds", fail)
    forced = 0
    for kind in KIND_NAMES:
        for state in states(kind, "forced"):
            cards = worth_telling_apart(state)
            if len(cards) == 1:
                bit = encoding(KINDS[kind]).bits[cards[0]]
                assert [*CardPlay().values(situation_of(state), FEW, Random(1))] == [bit]
                forced += 1
    assert forced > COUNT / 8


def test_what_is_certain_is_seen() -> None:
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="SA ST")
    state = declared(deal, Contract(CLUBS))
    for seen in (state, play(state, "CJ D7 C7")):
        for worth in CardPlay().values(situation_of(seen), MANY, Random(1)).values():
            assert worth.win == pytest.approx(1)
            assert worth.score > 0


def test_values_are_the_declarers_whoever_thinks() -> None:
    deal = make_deal("C7 C8 C9 D7 D8 D9 H7 H8 H9 S7", "CJ SJ CA CT SA ST HA HT DA DT")
    state = declared(deal, Contract(CLUBS))
    for seen in (state, play(state, "C7")):
        for worth in CardPlay().values(situation_of(seen), MANY, Random(1)).values():
            assert worth.win < 0.5
            assert worth.score < 0


# --- threads and time -----------------------------------------------------------


@pytest.mark.skipif(not IS_COMPILED, reason="as Python the threads take turns, and too long")
@every_kind
def test_threads_do_not_change_the_values(kind: str) -> None:
    one, two, three = (CardPlay(threads) for threads in (1, 2, 3))
    for state in [*states(kind, "threads")][::3]:
        situation = situation_of(state)
        values = one.values(situation, MANY, Random(3))
        assert two.values(situation, MANY, Random(3)) == values
        assert three.values(situation, MANY, Random(3)) == values


@pytest.mark.parametrize("threads", [1, 2])
def test_no_more_worlds_are_looked_at_once_time_is_up(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[int] = []
    assess = Mind.assess

    def counting(self: Mind, situation: Situation, care: Care, *rest: Any) -> Values:
        sums = assess(self, situation, care, *rest)
        looked_at.append(sums.worlds)
        return sums

    monkeypatch.setattr(Mind, "assess", counting)
    monkeypatch.setattr(card_play, "ERRORS_BEHIND", 1e9)
    situation = situation_of(any_state(Random(4), "suit", 3))

    def worlds_in(seconds: float | None, pace: float) -> int:
        """How many worlds are looked at if the clock goes on so much with each look at it."""
        looked_at.clear()
        times = iter(range(1000))
        monkeypatch.setattr(card_play, "monotonic", lambda: pace * next(times))
        values = CardPlay(threads).values(situation, MANY, Random(5), seconds)
        assert len(values) > 1
        return sum(looked_at)

    assert worlds_in(None, 1000) == MANY_WORLDS
    assert worlds_in(1.0, 0.001) == MANY_WORLDS
    assert worlds_in(0.0, 1) == ROUND
    assert worlds_in(1.5, 1) == MANY_WORLDS
    assert worlds_in(0.5, 1) == ROUND


# --- the race of the cards --------------------------------------------------------


def values(
    moves: int, scores: Sequence[float], wins: Sequence[float], points: float = 60
) -> Values:
    """What moves bring, always with the same card points."""
    taken = array("d", [points] * len(scores))
    return Values(moves, array("d", scores), array("d", wins), taken)


def noted(race: Race, worlds: int, means: Sequence[float], rng: Random, noise: float) -> None:
    """Let the race see what its running cards bring in more worlds."""
    running = [*race.running]
    shared = [rng.gauss(0, 100) for _ in range(worlds)]
    scores = array("d", [s + means[m] + rng.gauss(0, noise) for s in shared for m in running])
    race.note(running, values(len(running), scores, [0.5] * len(scores)))


@pytest.mark.parametrize("sign", [1, -1])
def test_cards_clearly_behind_drop_out(sign: int) -> None:
    """What all cards share in a world doesn't blur which one is better."""
    rng = Random(sign)
    means = [0.0, sign * 1.0, sign * -60.0]
    race = Race([0, 1, 2], sign, 0.2)
    noted(race, ROUND, means, rng, noise=10)
    race.drop_out()
    assert race.running == [0, 1]
    for _ in range(40):
        noted(race, 10 * ROUND, means, rng, noise=10)
        race.drop_out()
        if len(race.running) == 1:
            break
    assert race.running == [1]
    found = race.worths()
    assert sign * found[2].score < sign * found[0].score < sign * found[1].score


def test_a_few_worlds_rule_out_no_card_that_is_little_behind() -> None:
    """It may save the game in a world not yet seen, like a safety play."""
    race = Race([0, 1], 1, 0.2)
    scores = array("d", [5.0, 0.0] * ROUND)
    race.note([0, 1], values(2, scores, [1.0] * len(scores)))
    race.drop_out()
    assert race.running == [0, 1]


def test_a_card_that_dropped_out_stays_behind_as_far_as_it_was() -> None:
    race = Race([0, 1], 1, 0.2)
    race.note([0, 1], values(2, [50.0, -50.0] * ROUND, [1, 0] * ROUND))
    race.drop_out()
    assert race.running == [0]
    race.note([0], values(1, [20.0] * ROUND, [0.5] * ROUND))
    worths = race.worths()
    assert worths[0].score == pytest.approx(35)
    assert worths[0].win == pytest.approx(0.75)
    assert worths[1].score == pytest.approx(35 - 100)
    assert worths[1].win == 0


def test_card_points_part_cards_that_bring_the_same() -> None:
    """Without being taken for list points."""
    race = Race([0, 1], 1, 0.2)
    points = array("d", [70.0, 75.0] * ROUND)
    scores, wins = array("d", [98.0] * 2 * ROUND), array("d", [1.0] * 2 * ROUND)
    race.note([0, 1], Values(2, scores, wins, points))
    worths = race.worths()
    assert worths[0].score == worths[1].score == 98
    assert worths[1].value == pytest.approx(98 + 0.2 * 75)
    assert worths[1].value > worths[0].value


# --- which worlds ---------------------------------------------------------------


@every_kind
def test_so_many_worlds_are_chosen_among_those_possible(kind: str) -> None:
    thinker = CardPlay()
    for number, state in enumerate(states(kind, "likely")):
        situation = situation_of(state)
        worlds = thinker.likely_worlds(situation, MANY, Random(number))
        assert len(worlds) == 4 * MANY.worlds
        truth = true_world(state)
        unseen = situation.unseen
        for world in some_worlds(worlds):
            # But for the unseen cards they are the true one.
            assert [part & ~unseen for part in world] == [part & ~unseen for part in truth]
            assert world[0] | world[1] | world[2] | world[3] == 0xFFFFFFFF
        assert worlds == thinker.likely_worlds(situation, MANY, Random(number))


@every_kind
def test_worlds_in_which_the_play_was_likely_are_preferred(kind: str) -> None:
    mind, thinker = Mind(), CardPlay()
    care = Care(candidates=300, worlds=100, playouts=1, trust=0, belief=0)
    for number in range(3):
        situation = situation_of(any_state(Random(number), kind, 13))

        def mean(trust: float, situation: Situation = situation) -> float:
            chosen = thinker.likely_worlds(situation, replace(care, trust=trust), Random(1))
            return sum(mind.log_likelihoods(situation, chosen)) / care.worlds

        assert mean(2) > mean(0)


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_worlds_that_explain_what_was_said_are_preferred(kind: str) -> None:
    thinker = CardPlay()
    care = Care(candidates=300, worlds=100, playouts=1, trust=0, belief=0)
    for number in range(3):
        situation = situation_of(any_state(Random(number), kind, 2))

        def mean(belief: float, situation: Situation = situation) -> float:
            chosen = thinker.likely_worlds(situation, replace(care, belief=belief), Random(1))
            return sum(log_weights(situation, chosen)) / care.worlds

        assert mean(2) > mean(0)


def test_cards_that_fit_nowhere_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Situation, "drawn", lambda *_: array("I"))
    situation = situation_of(declared(make_deal(), Contract(GRAND), declarer=F))
    with pytest.raises(ValueError, match="no cards fit"):
        CardPlay().values(situation, FEW, Random(1))
