"""The model of hands, whatever its weights are."""

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp
from random import Random
from typing import Any

import pytest

from skat_desktop.core.cards import CARDS, CardSet
from skat_desktop.players.hands import (
    HAND,
    JACKS,
    NEVER,
    OUTCOMES,
    ROWS,
    SEAT,
    SIDE,
    SKAT,
    TRUMP,
    WEIGHTS,
    Hands,
    best_scores,
)
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.position import encoding
from tests.players.random_play import (
    KIND_NAMES,
    KINDS,
    as_python,
    random_places,
    with_suits_moved,
)

COUNT = 60 if IS_COMPILED else 10
SIZE = 32
every_kind = pytest.mark.parametrize("kind", KIND_NAMES)


@cache
def random_weights() -> "array[float]":
    """Weights that make some hands much better than others."""
    rng = Random("hands")
    return array("f", [rng.gauss(0, 0.3) for _ in range(WEIGHTS)])


def hands(kind: str, name: str, count: int = COUNT) -> Iterator[tuple[int, int, int]]:
    """Random tens of cards, cards put away (0 in a Hand game) and seats."""
    rng = Random(f"{kind} {name}")
    mask = encoding(KINDS[kind]).mask
    for _ in range(count):
        twelve = rng.sample(CARDS, 12)
        away = mask(CardSet(twelve[10:])) if rng.random() < 0.7 else 0
        yield mask(CardSet(twelve[:10])), away, rng.randrange(3)


def logits(rows: tuple[int, ...]) -> list[float]:
    """What the model says if these rows count."""
    weights = random_weights()
    columns = zip(*(weights[SIZE * row : SIZE * (row + 1)] for row in rows), strict=True)
    positive = [max(sum(column), 0.0) for column in columns]
    start = SIZE * (ROWS + OUTCOMES)
    return [
        sum(a * b for a, b in zip(positive, weights[SIZE * (ROWS + n) :], strict=False))
        + weights[start + n]
        for n in range(OUTCOMES)
    ]


def outcomes(kind: str) -> int:
    """How many outcomes there are in this kind of game."""
    return 1 if kind == "null" else OUTCOMES


# --- one hand -----------------------------------------------------------------


@every_kind
def test_a_hand_is_judged_by_the_sum_of_its_rows(kind: str) -> None:
    model = Hands(kind, random_weights())
    for hand in hands(kind, "sum"):
        expected = logits(model.noted(*hand))
        assert model.judge(*hand)[: outcomes(kind)] == pytest.approx(
            expected[: outcomes(kind)], abs=1e-3
        )


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_the_rows_are_those_of_suits_jacks_skat_and_seat(kind: str) -> None:
    model = Hands(kind, random_weights())
    for hand, away, seat in hands(kind, "rows"):
        lanes = [hand >> 7 * lane & 127 for lane in range(4)]
        last = (TRUMP if kind == "suit" else SIDE) + lanes[3]
        skat = [
            SKAT + (7 if card >= 28 else card % 7) for card in range(32) if away >> card & 1
        ] or [HAND]
        expected = [*(SIDE + lane for lane in lanes[:3]), last, JACKS + (hand >> 28)]
        assert sorted(model.noted(hand, away, seat)) == sorted([*expected, SEAT + seat, *skat])


def test_the_rows_of_null_are_those_of_suits_skat_and_seat() -> None:
    model = Hands("null", random_weights())
    for hand, away, seat in hands("null", "rows"):
        suits = [SIDE + (hand >> 8 * lane & 255) for lane in range(4)]
        skat = [SKAT + card % 8 for card in range(32) if away >> card & 1] or [HAND]
        assert sorted(model.noted(hand, away, seat)) == sorted([*suits, SEAT + seat, *skat])


@every_kind
def test_side_suits_are_alike(kind: str) -> None:
    rng = Random(f"{kind} suits")
    model = Hands(kind, random_weights())
    for hand, away, seat in hands(kind, "suits"):
        places = random_places(rng, kind)
        moved = [with_suits_moved(cards, kind, places) for cards in (hand, away)]
        other = moved[0], moved[1], seat
        assert sorted(model.noted(hand, away, seat)) == sorted(model.noted(*other))
        assert model.judge(hand, away, seat) == pytest.approx(model.judge(*other), abs=1e-3)


# --- many hands ---------------------------------------------------------------


@every_kind
def test_many_hands_are_judged_like_each(kind: str) -> None:
    model = Hands(kind, random_weights())
    some = [*hands(kind, "each")]
    tens, away = (array("I", [hand[n] for hand in some]) for n in (0, 1))
    for seat in range(3):
        expected = [model.judge(ten, skat, seat)[0] for ten, skat, _ in some]
        assert [*model.judge_each(tens, away, seat)] == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_the_best_suit_is_that_of_all_four_as_trumps(kind: str) -> None:
    model = Hands(kind, random_weights())
    tens = array("I", [hand for hand, _, _ in hands(kind, "suits", COUNT // 2)])
    for seat in range(3):
        expected = []
        for hand in tens:
            jacks, suits = hand >> 28 << 28, [hand >> 7 * lane & 127 for lane in range(4)]
            turned = [
                jacks | sum(cards << 7 * lane for lane, cards in enumerate(order))
                for trump in range(4)
                for order in ([*suits[:trump], *suits[trump + 1 :], suits[trump]],)
            ]
            expected.append(max(model.judge(cards, 0, seat)[0] for cards in turned))
        assert [*model.best_suit_each(tens, seat)] == pytest.approx(expected, abs=1e-4)


@every_kind
def test_the_best_of_twelve_cards_is_that_of_all_discards(kind: str) -> None:
    model = Hands(kind, random_weights())
    some = [hand for hand in hands(kind, "best", COUNT // 2) if hand[1]]
    tens, away = (array("I", [hand[n] for hand in some]) for n in (0, 1))
    expected = [
        max(model.judge(*discarded, 1)[0] for discarded in discards(ten | skat))
        for ten, skat, _ in some
    ]
    assert [*model.best_each(tens, away, 1)] == pytest.approx(expected, abs=1e-4)


def discards(twelve: int) -> Iterator[tuple[int, int]]:
    """All ways to put two of twelve cards away."""
    for first, second in combinations([1 << n for n in range(32) if twelve >> n & 1], 2):
        yield twelve ^ first ^ second, first | second


@every_kind
def test_the_best_discard_is_that_of_the_highest_score(kind: str) -> None:
    model = Hands(kind, random_weights())
    rng = Random(f"{kind} discards")
    mask = encoding(KINDS[kind]).mask
    worth = array("d", [-250, -150, 80, 95, -170, -130, 98, 122, -82, -82, 73, 73])
    for _ in range(3 if IS_COMPILED else 1):
        pack = rng.sample(CARDS, len(CARDS))
        hand, seat = mask(CardSet(pack[:10])), rng.randrange(3)
        skats = array("I", [mask(CardSet(rng.sample(pack[10:], 2))) for _ in range(4)])
        rows = array("i", [rng.randrange(3) for _ in skats])
        found = model.best_discards(hand, skats, seat, worth, rows)
        assert len(found) == 5 * len(skats)
        for n, skat in enumerate(skats):
            promised, *chances, away = found[5 * n : 5 * n + 5]
            outcomes = worth[4 * rows[n] : 4 * rows[n] + 4]
            twelve, away = hand | skat, int(away)
            assert away.bit_count() == 2
            assert not away & ~twelve
            judged = chances_of(model.judge(twelve ^ away, away, seat), kind)
            assert chances == pytest.approx(judged, abs=1e-4)
            most = max(
                mean_of(chances_of(model.judge(*discarded, seat), kind), outcomes)
                for discarded in discards(twelve)
            )
            assert promised == pytest.approx(most, abs=0.01)
            assert promised == pytest.approx(mean_of(judged, outcomes), abs=0.01)


def chances_of(judged: tuple[float, ...], kind: str) -> list[float]:
    """The chances that these logits say; Null has no Schneider."""
    win, schneider, safe = (1 / (1 + exp(-logit)) for logit in judged)
    return [win, 0, 1] if kind == "null" else [win, schneider, safe]


def mean_of(chances: list[float], worth: Sequence[float]) -> float:
    """The score to expect: fewer than 31 points, fewer than 61, fewer than 90, and more."""
    win, schneider, safe = chances
    shares = (1 - safe, safe - win, win - schneider, schneider)
    return sum(share * score for share, score in zip(shares, worth, strict=True))


def test_of_each_skat_the_best_game_counts() -> None:
    rng = Random("best scores")
    games, skats, cases = 5, 7, 4
    worth = array("d", [rng.uniform(-200, 200) for _ in range(4 * cases)])
    # The last row is that of a game that may not be played.
    worth.extend([NEVER] * 4)
    rows = array("i", [rng.randint(0, cases) for _ in range(games * skats)])
    promises, expected = array("d"), []
    for row in rows:
        schneider, win, safe = sorted(rng.random() for _ in range(3))
        promises.extend([0.0, win, schneider, safe, 0.0])
        outcomes = worth[4 * row : 4 * row + 4]
        won = (win - schneider) * (outcomes[2] > 0) + schneider * (outcomes[3] > 0)
        expected.append((mean_of([win, schneider, safe], outcomes), won))
    found = best_scores(promises, worth, rows, games)
    best = [max(expected[skat::skats]) for skat in range(skats)]
    assert [*found[::2]] == pytest.approx([score for score, _ in best])
    assert [*found[1::2]] == pytest.approx([won for _, won in best])


# --- the same file as Python ----------------------------------------------------


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the Python")
@every_kind
def test_compiled_and_as_python_it_is_the_same(kind: str) -> None:
    compiled: Any = Hands(kind, random_weights())
    plain = as_python("hands").Hands(kind, random_weights())
    some = [*hands(kind, "compiled", 20)]
    for hand in some:
        assert compiled.noted(*hand) == plain.noted(*hand)
        assert compiled.judge(*hand) == pytest.approx(plain.judge(*hand), abs=1e-3)
    tens, away = (array("I", [hand[n] for hand in some if hand[1]][:4]) for n in (0, 1))
    for question in ("judge_each", "best_each"):
        found, expected = (getattr(model, question)(tens, away, 2) for model in (compiled, plain))
        assert [*found] == pytest.approx([*expected], abs=1e-3)
    worth = array("d", [-250, -150, 80, 95])
    ten = tens[0]
    skats = array("I", [skat for skat in away if not skat & ten])
    found, expected = (
        model.best_discards(ten, skats, 0, worth, array("i", bytes(4 * len(skats))))
        for model in (compiled, plain)
    )
    assert [*found] == pytest.approx([*expected], abs=0.01)
