"""What is done to very many cards at once is what Python does to one after the other."""

from array import array
from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

import pytest

from skat_desktop.core.cards import CARDS, Card, CardSet
from skat_desktop.core.contract import GameType, card_order
from skat_desktop.core.scoring import matadors as matadors_by_the_rules
from skat_desktop.players import batches
from skat_desktop.players.playouts import ALL_TRICKS, NO_TRICK
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.builders import CLUBS, DIAMONDS, GRAND, NULL, card_set
from tests.players.random_play import as_python

COMPILED: Any = batches
MODULES = [COMPILED, as_python("batches")] if IS_COMPILED else [COMPILED]
each_form = pytest.mark.parametrize(
    "form", MODULES, ids=["compiled", "as Python"] if IS_COMPILED else ["as Python"]
)


def random_sets(name: str, count: int = 60) -> list[CardSet]:
    """Sets of cards of all sizes, none and all among them."""
    rng = Random(name)
    sets = [CardSet(rng.sample(CARDS, rng.randint(0, 32))) for _ in range(count)]
    return [CardSet(), CardSet(CARDS), *sets]


def bits_of(sets: Sequence[CardSet]) -> "array[int]":
    """The sets as numbers."""
    return array("I", [cards.bits for cards in sets])


# --- cards ----------------------------------------------------------------------


@each_form
@pytest.mark.parametrize("game", GameType)
def test_sets_are_translated_card_by_card(form: Any, game: GameType) -> None:
    sets, bits = random_sets(game.value), encoding(game)
    found = form.translated(bits_of(sets), array("i", bits.bits))
    assert [*found] == [bits.mask(cards) for cards in sets]


@each_form
def test_sets_are_united_pair_by_pair(form: Any) -> None:
    sets, others = random_sets("some"), random_sets("others")
    expected = [(one | other).bits for one, other in zip(sets, others, strict=True)]
    assert [*form.united(bits_of(sets), bits_of(others))] == expected


@each_form
@pytest.mark.parametrize("game", GameType)
def test_a_set_is_worth_the_sum_of_its_cards(form: Any, game: GameType) -> None:
    sets, bits = random_sets(game.value), encoding(game)
    masks = array("I", map(bits.mask, sets))
    assert [*form.worths(masks, array("d", bits.points))] == [cards.points for cards in sets]


@each_form
@pytest.mark.parametrize("game", GameType)
def test_bits_have_the_matadors_of_their_cards(form: Any, game: GameType) -> None:
    rng = Random(game.value)
    order, twelves = card_order(game), []
    trumps = order.descending(order.trumps)
    for _ in range(60):
        # Many trumps from the top, or few, so that long runs are seen as well.
        run = rng.randint(0, len(trumps))
        fixed = CardSet(trumps[:run]) if rng.random() < 0.5 else CardSet()
        banned = CardSet(trumps[:run]) - fixed
        rest = [card for card in CARDS if card not in fixed | banned]
        twelves.append(fixed | rng.sample(rest, 12 - len(fixed)))
    bits = encoding(game)
    found = form.matadors(array("I", map(bits.mask, twelves)), bits.trumps)
    assert [*found] == [matadors_by_the_rules(game, cards) for cards in twelves]


@each_form
@pytest.mark.parametrize(
    ("game", "codes", "count"),
    [
        (CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 D7", 11),
        (CLUBS, "SA ST SK SQ S9 S8 S7 HA HT HK HQ H9", -11),
        (CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 D8 D7", 10),
        (CLUBS, "C7 ST SK SQ S9 S8 S7 HA HT HK HQ H9", -10),
        (GRAND, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 D7", 4),
        (GRAND, "CA CT CK CQ C9 C8 C7 D7 DA DT DK DQ", -4),
        (GRAND, "CJ HJ DJ CA CT CK CQ C9 C8 C7 D7 D8", 1),
        (DIAMONDS, "SJ HJ DJ CA CT CK CQ C9 C8 C7 D7 D8", -1),
        (NULL, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 D7", 0),
    ],
)
def test_matadors_at_the_edges(form: Any, game: GameType, codes: str, count: int) -> None:
    cards, bits = card_set(codes), encoding(game)
    assert (Card.CJ in cards) is (count > 0 or game.is_null)
    assert [*form.matadors(array("I", [bits.mask(cards)]), bits.trumps)] == [count]


# --- numbers --------------------------------------------------------------------


@each_form
def test_columns_are_weighed_and_added_up(form: Any) -> None:
    columns = [array("d", [1, 2, 3]), array("d", [10, -20, 0])]
    assert [*form.weighed(columns, [2.0, 0.5])] == [7.0, -6.0, 6.0]
    assert [*form.weighed([array("d")], [1.0])] == []


@each_form
def test_the_larger_number_of_each_pair(form: Any) -> None:
    numbers, others = array("d", [1, 5, -2]), array("d", [2, 4, -2])
    assert [*form.larger(numbers, others)] == [2, 5, -2]
    assert [*numbers] == [1, 5, -2]


# --- worlds ---------------------------------------------------------------------


@each_form
def test_worlds_are_chosen_in_proportion_to_their_weights(form: Any) -> None:
    rng = Random(1)
    for _ in range(20):
        count, number = rng.randint(1, 30), rng.randint(1, 200)
        worlds = array("I", [10 * n + k for n in range(count) for k in range(4)])
        logs = array("d", [rng.uniform(-900, -890) for _ in range(count)])
        chosen = form.in_proportion(worlds, logs, number, rng.random())
        assert len(chosen) == 4 * number
        times = Counter(cards // 10 for cards in chosen[::4])
        assert all([*chosen[at : at + 4]] == [*range(chosen[at], chosen[at] + 4)]
                   for at in range(0, len(chosen), 4))  # fmt: skip
        total = sum(exp(log - max(logs)) for log in logs)
        for n, log in enumerate(logs):
            share = number * exp(log - max(logs)) / total
            # Evenly spaced marks: never more than one off.
            assert abs(times[n] - share) <= 1 + 1e-6


@each_form
def test_every_so_many_th_world_is_taken(form: Any) -> None:
    worlds = array("I", range(4 * 11))
    for step in (1, 3, 4, 20):
        parts = [form.every(worlds, step, first) for first in range(min(step, 11))]
        for first, part in enumerate(parts):
            assert [*part[::4]] == [*range(4 * first, 44, 4 * step)]
            assert [*part] == [n + k for n in part[::4] for k in range(4)]


@each_form
def test_what_games_bring_is_added_up_by_world_and_move(form: Any) -> None:
    # Two tables, of points 0 to 2 in the first and 0 to 30 in the second.
    payoffs = array("d", [-50, -40, 60, *range(100, 131)])
    tables, skats = array("i", [0, 3]), array("i", [0, 4])
    ends = array("i", [0, 1, 2, 2, 11, 20 + ALL_TRICKS, NO_TRICK, 0])
    scores, wins = array("d", [1000, 0, 0, 0]), array("d", [1, 0, 0, 0])
    points = array("d", [0, 0, 0, 100])
    form.add_up(ends, skats, payoffs, tables, 0.5, scores, wins, points)
    # Two worlds, two moves, two games for each; who has no trick doesn't get the skat either.
    assert [*scores] == [1000 - 45, 60, 0.5 * (115 + 124), 0.5 * (100 + 104)]
    assert [*wins] == [1, 1, 1, 1]
    assert [*points] == [0.5, 2, 0.5 * (15 + 24), 100 + 0.5 * 4]


@each_form
def test_a_lead_has_its_error(form: Any) -> None:
    mean, error = form.lead(array("d", [5, 8, 2]), array("d", [4, 4, 1]))
    assert mean == pytest.approx(2)
    # The standard deviation of 1, 4 and 1, over the root of three.
    assert error == pytest.approx(1)
    # Of the larger ones only as many count as there are others.
    assert form.lead(array("d", [5, 8, 99]), array("d", [4, 7])) == (1, 0)
