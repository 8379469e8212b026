# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Where the unseen cards may lie, drawn fairly, in Cython's pure-Python mode.

A world gives each unseen card to one of two hands or to the skat, so that each has as many as it
must and none what its player has shown not to have.  Every such world is equally likely to be
drawn: the cards fall into four groups, those that both players may have, only the first, only the
second, and neither; in how many ways a group can be divided is a product of binomials.  So it is
first drawn how many cards of each group go to the skat, in proportion to the ways, and then which.
"""

import array
from itertools import combinations

import cython

if cython.compiled:
    from cython.cimports.skat_desktop.players.vectors import bit_count
else:

    def bit_count(x: int) -> int:
        """How many bits are set."""
        return x.bit_count()


ALL_64 = cython.declare(cython.ulonglong)
ALL_64 = 0xFFFFFFFFFFFFFFFF
MIX = cython.declare(cython.ulonglong)
MIX = 0x2545F4914F6CDD1D
SPREAD = cython.declare(cython.ulonglong)
SPREAD = 0x9E3779B97F4A7C15
CHOOSE = cython.declare(cython.double[33][33])


if not cython.compiled:
    CHOOSE = [[0.0] * 33 for _ in range(33)]


def _fill_tables() -> None:
    for n in range(33):
        for k in range(33):
            CHOOSE[n][k] = 0
        CHOOSE[n][0] = 1
        for k in range(1, n + 1):
            CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k]


_fill_tables()


def subsets(cards: int, size: int) -> list:
    """All sets of so many of these cards."""
    bits = []
    while cards:
        bits.append(cards & -cards)
        cards &= cards - 1
    return [sum(chosen) for chosen in combinations(bits, size)]


@cython.final
@cython.cclass
class Worlds:
    """All ways to lay the unseen cards, to draw from.

    ``first`` and ``second`` are the cards that each of two players may have, among the
    ``unseen``; ``sizes`` how many cards each has, and the skat.
    """

    groups: cython.uint[4]
    counts: cython.int[4]
    first_size: cython.int
    skat_size: cython.int
    ways: cython.double[27]
    total: cython.double
    random_state: cython.ulonglong

    def __init__(self, unseen: int, first: int, second: int, sizes: object, seed: int) -> None:
        group: cython.int
        case: cython.int
        if not cython.compiled:
            self.groups, self.counts, self.ways = [0] * 4, [0] * 4, [0.0] * 27
        masks = (first & second, first & ~second, second & ~first, ~first & ~second)
        for group in range(4):
            self.groups[group] = unseen & masks[group] & 0xFFFFFFFF
            self.counts[group] = bit_count(self.groups[group])
        self.first_size = sizes[0]
        self.skat_size = sizes[2]
        self.random_state = ((seed * 2 + 1) * SPREAD & ALL_64) | 1
        self.total = 0
        for case in range(27):
            self.ways[case] = self._ways(case // 9, case // 3 % 3, case % 3)
            self.total += self.ways[case]

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return int(self.total)

    def draw(self, number: int) -> object:
        """So many worlds: an array of unsigned ints, for each the two hands and the skat.

        Empty if there is none.
        """
        count: cython.Py_ssize_t = number if self.total else 0
        answers = array.array("I", bytes(12 * count))
        worlds: cython.uint[::1] = answers
        i: cython.Py_ssize_t
        with cython.nogil:
            for i in range(count):
                self._draw(worlds, 3 * i)
        return answers

    def all(self) -> object:
        """Every world once, in the same form."""
        worlds = array.array("I")
        groups: list = [self.groups[group] for group in range(4)]
        anybody, first_only, second_only, nobody = groups
        for case in range(27):
            if self.ways[case] == 0:
                continue
            # How many cards of each group are the skat; the rest of the hands follows.
            free = self.first_size - self.counts[1] + case // 3 % 3
            for both in subsets(anybody, case // 9):
                for own in subsets(first_only, case // 3 % 3):
                    for other in subsets(second_only, case % 3):
                        for some in subsets(anybody ^ both, free):
                            worlds.append((first_only ^ own) | some)
                            worlds.append((anybody ^ both ^ some) | (second_only ^ other))
                            worlds.append(both | own | other | nobody)
        return worlds

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ways(
        self, both: cython.int, only_first: cython.int, only_second: cython.int
    ) -> cython.double:
        """In how many ways so many cards of three groups, and all of the last, are the skat."""
        to_first: cython.int = self.first_size - self.counts[1] + only_first
        free: cython.int = self.counts[0] - both
        if both + only_first + only_second + self.counts[3] != self.skat_size:
            return 0
        if only_first > self.counts[1] or only_second > self.counts[2]:
            return 0
        if free < 0 or to_first < 0 or to_first > free:
            return 0
        return (
            CHOOSE[self.counts[0]][both]
            * CHOOSE[self.counts[1]][only_first]
            * CHOOSE[self.counts[2]][only_second]
            * CHOOSE[free][to_first]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, worlds: cython.uint[::1], at: cython.Py_ssize_t) -> cython.void:
        case: cython.int = 0
        left: cython.double = self._random() * self.total
        both: cython.uint
        first: cython.uint
        skat: cython.uint
        while case < 26 and left >= self.ways[case]:
            left -= self.ways[case]
            case += 1
        while case > 0 and self.ways[case] == 0:
            case -= 1
        both = self._some(self.groups[0], case // 9)
        first = self._some(self.groups[1], case // 3 % 3)
        skat = self._some(self.groups[2], case % 3)
        skat |= both | first | self.groups[3]
        first = self.groups[1] & ~first
        first |= self._some(self.groups[0] & ~both, self.first_size - bit_count(first))
        worlds[at] = first
        worlds[at + 1] = (self.groups[0] | self.groups[2]) & ~first & ~skat
        worlds[at + 2] = skat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _some(self, cards: cython.uint, number: cython.int) -> cython.uint:
        """So many of these cards."""
        left: cython.int = bit_count(cards)
        drawn: cython.uint = 0
        card: cython.uint
        while number > 0:
            card = cards & (0 - cards)
            cards ^= card
            if self._random() * left < number:
                drawn |= card
                number -= 1
            left -= 1
        return drawn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _random(self) -> cython.double:
        """A number from 0 to 1, by xorshift (Marsaglia, 2003)."""
        x: cython.ulonglong = self.random_state
        x ^= x >> 12
        x ^= x << 25 & ALL_64
        x ^= x >> 27
        self.random_state = x
        x = (x * MIX & ALL_64) >> 11
        return x / 9007199254740992.0


def completed(drawn: object, me: int, known: object) -> object:
    """Worlds as `Playouts` has them, all hands before the first card and the skat.

    ``drawn`` is what `Worlds.draw` gives for the two players after this one; ``known`` are the
    cards of each player, and of the skat, whose place is known.
    """
    rows: cython.uint[::1] = drawn
    count: cython.Py_ssize_t = len(drawn) // 3
    answers = array.array("I", bytes(16 * count))
    worlds: cython.uint[::1] = answers
    own: cython.uint = known[me]
    first: cython.uint = known[(me + 1) % 3]
    second: cython.uint = known[(me + 2) % 3]
    skat: cython.uint = known[3]
    place: cython.Py_ssize_t = me
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(count):
            worlds[4 * i + place] = own
            worlds[4 * i + (place + 1) % 3] = first | rows[3 * i]
            worlds[4 * i + (place + 2) % 3] = second | rows[3 * i + 1]
            worlds[4 * i + 3] = skat | rows[3 * i + 2]
    return answers
