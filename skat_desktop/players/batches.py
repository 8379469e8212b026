# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""What is done to very many cards or worlds at once, in Cython's pure-Python mode.

Each function takes and gives arrays, and while it works the others may have Python: the window
stays smooth.  Sets of cards are unsigned ints with a bit for each card.
"""

import array

import cython

from skat_desktop.players.playouts import NO_TRICK

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
    from cython.cimports.skat_desktop.solver.bits import highest_bit, lowest_bit
else:
    from math import exp, sqrt

    def highest_bit(x: int) -> int:
        """The number of the highest bit set; x is not 0."""
        return x.bit_length() - 1

    def lowest_bit(x: int) -> int:
        """The number of the lowest bit set; x is not 0."""
        return (x & -x).bit_length() - 1


ALL_32 = cython.declare(cython.uint)
ALL_32 = 0xFFFFFFFF
_NO_TRICK = cython.declare(cython.int, NO_TRICK)
_POINTS = cython.declare(cython.int, 127)


# --- cards ------------------------------------------------------------------------------------


def translated(sets: object, places: object) -> object:
    """The sets with each card at another bit, which ``places`` names for each bit."""
    old: cython.uint[::1] = sets
    bits: cython.int[::1] = places
    answers = array.array("I", bytes(4 * len(sets)))
    new: cython.uint[::1] = answers
    count: cython.Py_ssize_t = len(sets)
    i: cython.Py_ssize_t
    one: cython.uint = 1
    rest: cython.uint
    cards: cython.uint
    with cython.nogil:
        for i in range(count):
            rest = old[i]
            cards = 0
            while rest:
                cards |= one << bits[lowest_bit(rest)]
                rest &= rest - 1
            new[i] = cards
    return answers


def united(sets: object, others: object) -> object:
    """Each set with the cards of another."""
    first: cython.uint[::1] = sets
    second: cython.uint[::1] = others
    answers = array.array("I", bytes(4 * len(sets)))
    both: cython.uint[::1] = answers
    count: cython.Py_ssize_t = len(sets)
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(count):
            both[i] = first[i] | second[i]
    return answers


def worths(sets: object, worth: object) -> object:
    """What the cards of each set are worth together, ``worth`` being that of each bit's card."""
    cards: cython.uint[::1] = sets
    each: cython.double[::1] = worth
    answers = array.array("d", bytes(8 * len(sets)))
    sums: cython.double[::1] = answers
    count: cython.Py_ssize_t = len(sets)
    i: cython.Py_ssize_t
    rest: cython.uint
    with cython.nogil:
        for i in range(count):
            rest = cards[i]
            while rest:
                sums[i] += each[lowest_bit(rest)]
                rest &= rest - 1
    return answers


def matadors(twelves: object, most: int) -> object:
    """The matadors of each declarer's twelve cards, negative for those without.

    The trumps, so many as ``most``, are the highest bits; in Null, without any, it is 0.
    """
    cards: cython.uint[::1] = twelves
    trumps: cython.int = most
    answers = array.array("i", bytes(4 * len(twelves)))
    counts: cython.int[::1] = answers
    count: cython.Py_ssize_t = len(twelves)
    i: cython.Py_ssize_t
    own: cython.uint
    run: cython.int
    with cython.nogil:
        for i in range(count):
            own = cards[i]
            # With matadors the number begins with as many ones, without them with as many zeros.
            if own >> 31:
                own = ~own & ALL_32
                run = 31 - highest_bit(own) if own else 32
                counts[i] = run if run < trumps else trumps
            else:
                run = 31 - highest_bit(own) if own else 32
                counts[i] = -run if run < trumps else -trumps
    return answers


# --- numbers ----------------------------------------------------------------------------------


def weighed(columns: object, weights: object) -> object:
    """The sums of numbers of several columns, each column with its weight."""
    count: cython.Py_ssize_t = len(columns[0])
    answers = array.array("d", bytes(8 * count))
    sums: cython.double[::1] = answers
    column: cython.double[::1]
    share: cython.double
    i: cython.Py_ssize_t
    for values, weight in zip(columns, weights, strict=True):
        column = values
        share = weight
        with cython.nogil:
            for i in range(count):
                sums[i] += share * column[i]
    return answers


def larger(numbers: object, others: object) -> object:
    """The larger of two numbers, for each pair."""
    first: cython.double[::1] = numbers
    second: cython.double[::1] = others
    answers = array.array("d", numbers)
    best: cython.double[::1] = answers
    count: cython.Py_ssize_t = len(numbers)
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(count):
            best[i] = second[i] if second[i] > first[i] else first[i]
    return answers


# --- worlds -----------------------------------------------------------------------------------


def in_proportion(worlds: object, log_weights: object, number: int, start: float) -> object:
    """So many of these worlds, four numbers each, in proportion to their weights.

    Marks at even distances are made on the weights laid end to end, the first one at ``start``,
    from 0 to 1, of a distance.
    """
    given: cython.uint[::1] = worlds
    logs: cython.double[::1] = log_weights
    count: cython.Py_ssize_t = len(log_weights)
    wanted: cython.Py_ssize_t = number
    answers = array.array("I", bytes(16 * number))
    chosen: cython.uint[::1] = answers
    done: cython.Py_ssize_t = 0
    best: cython.double = max(log_weights)
    total: cython.double = 0
    passed: cython.double = 0
    mark: cython.double = start
    step: cython.double
    i: cython.Py_ssize_t
    k: cython.Py_ssize_t
    with cython.nogil:
        for i in range(count):
            total += exp(logs[i] - best)
        step = total / wanted
        mark *= step
        for i in range(count):
            passed += exp(logs[i] - best)
            while passed > mark and done < wanted:
                for k in range(4):
                    chosen[4 * done + k] = given[4 * i + k]
                done += 1
                mark += step
    return answers[: 4 * done]


def every(worlds: object, step: int, first: int) -> object:
    """Every so many-th of these worlds, four numbers each, from this one on."""
    given: cython.uint[::1] = worlds
    distance: cython.Py_ssize_t = step
    start: cython.Py_ssize_t = first
    count: cython.Py_ssize_t = (len(worlds) // 4 - first + step - 1) // step
    answers = array.array("I", bytes(16 * count))
    taken: cython.uint[::1] = answers
    i: cython.Py_ssize_t
    k: cython.Py_ssize_t
    with cython.nogil:
        for i in range(count):
            for k in range(4):
                taken[4 * i + k] = given[4 * (start + i * distance) + k]
    return answers


def add_up(
    ends: object,
    skats: object,
    payoffs: object,
    tables: object,
    share: float,
    scores: object,
    wins: object,
    totals: object,
) -> None:
    """Add a share of games that end like this to scores, wins and card points, by world and move.

    ``ends`` are as `Playouts.play_out` has them, as many for each world and move as for any other;
    ``skats`` the card points that come to them in each world.  ``payoffs`` are tables of list
    points by card points, and ``tables`` where in it each world's begins.
    """
    values: cython.int[::1] = ends
    extra: cython.int[::1] = skats
    brings: cython.double[::1] = payoffs
    begins: cython.int[::1] = tables
    part: cython.double = share
    sums: cython.double[::1] = scores
    won: cython.double[::1] = wins
    taken: cython.double[::1] = totals
    worlds: cython.Py_ssize_t = len(skats)
    moves: cython.Py_ssize_t = len(scores) // worlds
    times: cython.Py_ssize_t = len(ends) // len(scores)
    n: cython.Py_ssize_t
    move: cython.Py_ssize_t
    _time: cython.Py_ssize_t
    at: cython.Py_ssize_t = 0
    points: cython.int
    score: cython.double
    with cython.nogil:
        for n in range(worlds):
            for move in range(n * moves, (n + 1) * moves):
                for _time in range(times):
                    points = 0
                    if not values[at] & _NO_TRICK:
                        points = (values[at] & _POINTS) + extra[n]
                    score = brings[begins[n] + points]
                    sums[move] += part * score
                    taken[move] += part * points
                    if score > 0:
                        won[move] += part
                    at += 1


def lead(numbers: object, others: object) -> tuple:
    """By how much these numbers are larger on average, pair by pair, and the error of that."""
    first: cython.double[::1] = numbers
    second: cython.double[::1] = others
    count: cython.Py_ssize_t = len(others)
    i: cython.Py_ssize_t
    mean: cython.double = 0
    squares: cython.double = 0
    with cython.nogil:
        for i in range(count):
            mean += first[i] - second[i]
        mean /= count
        for i in range(count):
            squares += (first[i] - second[i] - mean) * (first[i] - second[i] - mean)
    return mean, sqrt(squares / (count * (count - 1)))
