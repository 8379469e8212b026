"""Worlds are drawn from all that are possible, each as often as any other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from skat_desktop.players.worlds import Worlds
from skat_desktop.solver import IS_COMPILED
from tests.players.random_play import as_python

World = tuple[int, int, int]
EACH = 40 if IS_COMPILED else 15
"""How often each world is expected where they are counted."""


class Unseen:
    """Cards whose place is unknown, who may have them, and how many everybody has."""

    def __init__(self, unseen: int, first: int, second: int, sizes: World) -> None:
        self.unseen, self.first, self.second, self.sizes = unseen, first, second, sizes

    def worlds(self, seed: int = 0) -> Worlds:
        """What is tested."""
        return Worlds(self.unseen, self.first, self.second, self.sizes, seed)

    def each(self) -> Iterator[World]:
        """Every world there is, one after the other."""
        for first in sets(self.unseen & self.first, self.sizes[0]):
            for skat in sets(self.unseen & ~first, self.sizes[2]):
                second = self.unseen & ~first & ~skat
                if not second & ~self.second:
                    yield first, second, skat


def sets(cards: int, size: int) -> Iterator[int]:
    """All sets of so many of these cards."""
    bits = [1 << bit for bit in range(32) if cards >> bit & 1]
    return map(sum, combinations(bits, size))


def drawn(worlds: Worlds, number: int) -> list[World]:
    """So many worlds, one by one."""
    found = worlds.draw(number)
    return [*zip(found[::3], found[1::3], found[2::3], strict=True)]


def some_cards(rng: Random, share: float) -> int:
    """Each card of the pack with this chance."""
    return sum(1 << bit for bit in range(32) if rng.random() < share)


def few_cards(rng: Random) -> Unseen:
    """A few unseen cards, at random; there may be no world."""
    skat = rng.choice((0, 2))
    first, second = rng.randint(0, 4), rng.randint(0, 4)
    unseen = sum(1 << bit for bit in rng.sample(range(32), first + second + skat))
    share = rng.choice((0.6, 0.8, 1))
    return Unseen(unseen, some_cards(rng, share), some_cards(rng, share), (first, second, skat))


def many_cards(rng: Random) -> Unseen:
    """As after a few tricks, when some suits are known not to be there; there is a world."""
    first, second, skat = rng.choice(((9, 10, 2), (7, 7, 2), (8, 7, 0), (5, 4, 2)))
    places = rng.sample(range(32), first + second + skat)
    held = [
        sum(1 << bit for bit in part) for part in (places[:first], places[first : first + second])
    ]
    share = rng.choice((0.5, 0.8))
    return Unseen(
        sum(1 << bit for bit in places),
        held[0] | some_cards(rng, share),
        held[1] | some_cards(rng, share),
        (first, second, skat),
    )


def test_every_world_is_possible() -> None:
    rng = Random(1)
    for _ in range(100):
        asked = many_cards(rng)
        found = drawn(asked.worlds(rng.getrandbits(60)), 20)
        assert len(found) == 20
        for first, second, skat in found:
            assert first | second | skat == asked.unseen
            assert first & second == first & skat == second & skat == 0
            assert [part.bit_count() for part in (first, second, skat)] == [*asked.sizes]
            assert not first & ~asked.first
            assert not second & ~asked.second


def test_all_worlds_are_counted() -> None:
    rng = Random(2)
    counts = Counter[bool]()
    for _ in range(150):
        asked = few_cards(rng)
        count = len([*asked.each()])
        assert asked.worlds().count == count
        counts[count > 0] += 1
    assert min(counts.values()) > 20  # or only one half has been tested


def test_before_the_first_card_the_count_is_known() -> None:
    everything = 0xFFFFFFFF
    unseen = everything & ~0x3FF
    assert Worlds(unseen, everything, everything, (10, 10, 2), 0).count == (
        comb(22, 10) * comb(12, 10)
    )
    assert Worlds(unseen & ~3072, everything, everything, (10, 10, 0), 0).count == comb(20, 10)


def test_there_may_be_none() -> None:
    worlds = Worlds(0b111, 0, 0b111, (1, 2, 0), 5)
    assert worlds.count == 0
    assert len(worlds.draw(10)) == 0


def test_there_may_be_only_one() -> None:
    worlds = Worlds(0b10111, 0b00101, 0b10010, (2, 2, 0), 5)
    assert worlds.count == 1
    assert drawn(worlds, 3) == [(0b00101, 0b10010, 0)] * 3
    assert drawn(Worlds(0, 0, 0, (0, 0, 0), 5), 2) == [(0, 0, 0)] * 2


def test_each_world_is_as_likely_as_any_other() -> None:
    rng = Random(3)
    tested = 0
    while tested < 15:
        asked = few_cards(rng)
        possible = [*asked.each()]
        if not 2 <= len(possible) <= 200:
            continue
        tested += 1
        often = Counter(drawn(asked.worlds(tested), EACH * len(possible)))
        assert often.keys() <= {*possible}
        # Chi-square, against five standard deviations more than is to be expected.
        squares = sum((often[world] - EACH) ** 2 / EACH for world in possible)
        freedom = len(possible) - 1
        assert squares < freedom + 5 * sqrt(2 * freedom)


def test_the_seed_decides() -> None:
    asked = many_cards(Random(4))
    draws = [asked.worlds(seed).draw(20) for seed in (7, 7, 8, 2**60 - 1, 2**60 - 1)]
    assert draws[0] == draws[1]
    assert draws[3] == draws[4]
    assert len({draw.tobytes() for draw in draws}) == 3
    worlds = asked.worlds(7)
    assert [worlds.draw(10) + worlds.draw(10)] == draws[:1]


def test_all_worlds_can_be_listed() -> None:
    rng = Random(8)
    for _ in range(40):
        asked = few_cards(rng)
        numbers = asked.worlds().all()
        listed = [tuple(numbers[at : at + 3]) for at in range(0, len(numbers), 3)]
        assert len(listed) == len({*listed}) == asked.worlds().count
        assert {*listed} == {*asked.each()}


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the Python")
def test_compiled_and_as_python_the_same_is_drawn() -> None:
    plain = as_python("worlds").Worlds
    rng = Random(5)
    for _ in range(60):
        asked, seed = rng.choice((few_cards, many_cards))(rng), rng.getrandbits(60)
        worlds = plain(asked.unseen, asked.first, asked.second, asked.sizes, seed)
        assert worlds.count == asked.worlds().count
        assert worlds.draw(5) == asked.worlds(seed).draw(5)
        if worlds.count < 1000:
            assert worlds.all() == asked.worlds().all()
