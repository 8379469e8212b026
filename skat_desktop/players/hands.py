# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""How good a hand is to play with: the learnt model, in Cython's pure-Python mode.

The model is a small network.  Each suit's cards, the jacks, the cards put away and the seat have
a row of 32 numbers each; what is positive of their sum is weighed once for each outcome.  A row
for all the cards of a suit together knows what goes with what in it, and side suits share their
rows.  The outcomes are, as logits, that the declarer has at least 61, 90 and 31 points; in Null
the first one is that he takes no trick.

Cards are the bits of `solver.search`.
"""

import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import expf
    from cython.cimports.skat_desktop.players.vectors import sum_rows, weigh_row
    from cython.cimports.skat_desktop.solver.bits import lowest_bit
else:
    from math import exp as expf

    from skat_desktop.players.playouts import sum_rows, weigh_row

    def lowest_bit(x: int) -> int:
        """The number of the lowest bit set; x is not 0."""
        return (x & -x).bit_length() - 1


OUTCOMES = 3
SIDE = 0
TRUMP = 256
JACKS = 384
SKAT = 400
HAND = 408
SEAT = 409
ROWS = 412
NEVER = -1e6
"""A worth to give to the outcomes of games that may not be played."""
WEIGHTS = 32 * (ROWS + OUTCOMES) + OUTCOMES
"""How many numbers a model has: the rows, a row for each outcome, and where outcomes start from."""

_NEVER = cython.declare(cython.double, NEVER)
_TOP_LANE = cython.declare(cython.int, 21)
_SIDE = cython.declare(cython.int, SIDE)
_TRUMP = cython.declare(cython.int, TRUMP)
_JACKS = cython.declare(cython.int, JACKS)
_SKAT = cython.declare(cython.int, SKAT)
_HAND = cython.declare(cython.int, HAND)
_SEAT = cython.declare(cython.int, SEAT)
_ROWS = cython.declare(cython.int, ROWS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _chance(logit: cython.float) -> cython.float:
    return 1 / (1 + expf(-logit))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _expected(
    worth: cython.double[::1],
    at: cython.Py_ssize_t,
    win: cython.double,
    schneider: cython.double,
    safe: cython.double,
) -> cython.double:
    """The mean of what four outcomes are worth, which stand there: see `best_scores`."""
    return (
        (1 - safe) * worth[at]
        + (safe - win) * worth[at + 1]
        + (win - schneider) * worth[at + 2]
        + schneider * worth[at + 3]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _won(
    worth: cython.double[::1],
    at: cython.Py_ssize_t,
    win: cython.double,
    schneider: cython.double,
) -> cython.double:
    """How likely the two better outcomes are, as far as they are won: see `best_scores`."""
    chance: cython.double = 0
    if worth[at + 2] > 0:
        chance += win - schneider
    if worth[at + 3] > 0:
        chance += schneider
    return chance


def best_scores(promises: object, outcomes: object, rows: object, games: int) -> object:
    """For each skat the score to expect of the best game, and how likely it is won.

    ``promises`` are, game after game, what `Hands.best_discards` says.  ``outcomes`` are rows of
    what it is worth to get fewer than 31 points, fewer than 61, fewer than 90, and more; ``rows``
    says which one counts, game after game for each skat.
    """
    found: cython.double[::1] = promises
    worth: cython.double[::1] = outcomes
    row: cython.int[::1] = rows
    kinds: cython.Py_ssize_t = games
    count: cython.Py_ssize_t = len(rows) // kinds
    answers = array.array("d", bytes(16 * count))
    best: cython.double[::1] = answers
    i: cython.Py_ssize_t
    game: cython.Py_ssize_t
    at: cython.Py_ssize_t
    promised: cython.double
    with cython.nogil:
        for i in range(count):
            best[2 * i] = 2 * _NEVER
            for game in range(kinds):
                at = game * count + i
                promised = _expected(
                    worth, 4 * row[at], found[5 * at + 1], found[5 * at + 2], found[5 * at + 3]
                )
                if promised > best[2 * i]:
                    best[2 * i] = promised
                    best[2 * i + 1] = _won(worth, 4 * row[at], found[5 * at + 1], found[5 * at + 2])
    return answers


@cython.final
@cython.cclass
class Hands:
    """Judges hands for one kind of game."""

    is_null: cython.bint
    is_suit: cython.bint
    weights: cython.float[::1]
    numbers: cython.p_float
    rows: cython.int[12]
    sums: cython.float[32]
    nothing: cython.float[32]
    logits: cython.float[3]

    def __init__(self, kind: str, weights: object) -> None:
        """For "suit", "grand" or "null"; the weights are an array of floats."""
        self.is_null = kind == "null"
        self.is_suit = kind == "suit"
        self.weights = weights
        self.numbers = cython.address(self.weights[0]) if cython.compiled else weights
        if not cython.compiled:
            self.rows, self.logits = [0] * 12, [0.0] * 3
            self.sums, self.nothing = [0.0] * 32, [0.0] * 32
        for i in range(32):
            self.nothing[i] = 0

    def judge(self, hand: int, skat: int, seat: int) -> tuple:
        """The logits for ten cards, those put away (0 in a Hand game) and the seat."""
        self._judge(hand, skat, seat)
        return self.logits[0], self.logits[1], self.logits[2]

    def noted(self, hand: int, skat: int, seat: int) -> tuple:
        """The rows that count for a hand, to learn from."""
        count = self._note(hand, skat, seat)
        return tuple([self.rows[i] for i in range(count)])

    def best_discards(
        self, hand: int, skats: object, seat: int, outcomes: object, rows: object
    ) -> object:
        """For each skat what the best discard promises.

        ``skats`` are the two cards taken up with each, ``outcomes`` and ``rows`` what the game is
        worth then, as for `best_scores`.  Per skat five numbers: the score to expect, the chances
        of 61, 90 and 31 points, and the cards put away, which are to be read as an unsigned number.
        """
        pairs: cython.uint[::1] = skats
        worth: cython.double[::1] = outcomes
        row: cython.int[::1] = rows
        count: cython.Py_ssize_t = len(skats)
        answers = array.array("d", bytes(8 * 5 * count))
        best: cython.double[::1] = answers
        own: cython.uint = hand
        place: cython.int = seat
        number: cython.Py_ssize_t
        with cython.nogil:
            for number in range(count):
                self._best_discard(
                    own | pairs[number], place, worth, 4 * row[number], best, 5 * number
                )
        return answers

    def judge_each(self, hands: object, skats: object, seat: int) -> object:
        """The first logit for each of many hands of ten cards, with what was put away."""
        own: cython.uint[::1] = hands
        away: cython.uint[::1] = skats
        count: cython.Py_ssize_t = len(hands)
        answers = array.array("d", bytes(8 * count))
        values: cython.double[::1] = answers
        place: cython.int = seat
        number: cython.Py_ssize_t
        with cython.nogil:
            for number in range(count):
                self._judge(own[number], away[number], place)
                values[number] = self.logits[0]
        return answers

    def best_each(self, hands: object, skats: object, seat: int) -> object:
        """The same for the best that could have been put away of those twelve cards."""
        own: cython.uint[::1] = hands
        away: cython.uint[::1] = skats
        count: cython.Py_ssize_t = len(hands)
        answers = array.array("d", bytes(8 * count))
        values: cython.double[::1] = answers
        place: cython.int = seat
        number: cython.Py_ssize_t
        with cython.nogil:
            for number in range(count):
                values[number] = self._best_logit(own[number] | away[number], place)
        return answers

    def best_suit_each(self, hands: object, seat: int) -> object:
        """The first logit of a Hand game for each of many hands, with the best suit as trumps."""
        own: cython.uint[::1] = hands
        count: cython.Py_ssize_t = len(hands)
        answers = array.array("d", bytes(8 * count))
        values: cython.double[::1] = answers
        place: cython.int = seat
        number: cython.Py_ssize_t
        lane: cython.int
        differing: cython.uint
        with cython.nogil:
            for number in range(count):
                values[number] = -1000
                for lane in range(0, _TOP_LANE + 7, 7):
                    # The suit in this lane and that in the lane of trumps change places.
                    differing = (own[number] >> lane ^ own[number] >> _TOP_LANE) & 127
                    self._judge(own[number] ^ differing << lane ^ differing << _TOP_LANE, 0, place)
                    values[number] = max(values[number], self.logits[0])
        return answers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_logit(self, twelve: cython.uint, seat: cython.int) -> cython.float:
        first: cython.uint
        second: cython.uint
        rest: cython.uint = twelve
        others: cython.uint
        best: cython.float = -1000
        while rest:
            first = rest & (0 - rest)
            rest ^= first
            others = rest
            while others:
                second = others & (0 - others)
                others ^= second
                self._judge(twelve ^ first ^ second, first | second, seat)
                best = self.logits[0] if self.logits[0] > best else best
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_discard(
        self,
        twelve: cython.uint,
        seat: cython.int,
        worth: cython.double[::1],
        row: cython.Py_ssize_t,
        best: cython.double[::1],
        at: cython.Py_ssize_t,
    ) -> cython.void:
        first: cython.uint
        second: cython.uint
        rest: cython.uint = twelve
        others: cython.uint
        promised: cython.double
        win: cython.float
        schneider: cython.float
        safe: cython.float
        best[at] = 2 * _NEVER
        while rest:
            first = rest & (0 - rest)
            rest ^= first
            others = rest
            while others:
                second = others & (0 - others)
                others ^= second
                self._judge(twelve ^ first ^ second, first | second, seat)
                win = _chance(self.logits[0])
                schneider = 0
                safe = 1
                if not self.is_null:
                    schneider = _chance(self.logits[1])
                    safe = _chance(self.logits[2])
                promised = _expected(worth, row, win, schneider, safe)
                if promised > best[at]:
                    best[at] = promised
                    best[at + 1] = win
                    best[at + 2] = schneider
                    best[at + 3] = safe
                    best[at + 4] = first | second

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self, hand: cython.uint, skat: cython.uint, seat: cython.int) -> cython.void:
        count: cython.int = self._note(hand, skat, seat)
        outcome: cython.int
        sum_rows(self.sums, self.nothing, self.numbers, 0, self.rows, count)
        for outcome in range(1 if self.is_null else 3):
            self.logits[outcome] = (
                weigh_row(self.sums, self.numbers, 32 * (_ROWS + outcome))
                + self.numbers[32 * (_ROWS + 3) + outcome]
            )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note(self, hand: cython.uint, skat: cython.uint, seat: cython.int) -> cython.int:
        """Fill in the rows that count for a hand; returns how many."""
        card: cython.int
        count: cython.int
        if self.is_null:
            self.rows[0] = _SIDE + (hand & 255)
            self.rows[1] = _SIDE + (hand >> 8 & 255)
            self.rows[2] = _SIDE + (hand >> 16 & 255)
            self.rows[3] = _SIDE + (hand >> 24)
            count = 4
        else:
            self.rows[0] = _SIDE + (hand & 127)
            self.rows[1] = _SIDE + (hand >> 7 & 127)
            self.rows[2] = _SIDE + (hand >> 14 & 127)
            self.rows[3] = (_TRUMP if self.is_suit else _SIDE) + (hand >> 21 & 127)
            self.rows[4] = _JACKS + (hand >> 28)
            count = 5
        self.rows[count] = _SEAT + seat
        count += 1
        if skat == 0:
            self.rows[count] = _HAND
            return count + 1
        while skat:
            card = lowest_bit(skat)
            skat &= skat - 1
            if self.is_null:
                self.rows[count] = _SKAT + (card & 7)
            else:
                self.rows[count] = _SKAT + (7 if card >= 28 else card % 7)
            count += 1
        return count
