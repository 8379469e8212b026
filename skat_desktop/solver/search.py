# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Alpha-beta search of open-card Skat, in Cython's pure-Python mode.

Compiled, this module runs without the GIL; uncompiled it is the same Python, some hundred times
slower.  It knows bits, not cards: `solver.py` is what others use.

**Cards as bits.**  In suit games and Grand, bits 0-27 are four lanes of seven, 7 8 9 Q K T A from
the lowest bit up, and bits 28-31 are the jacks of diamonds, hearts, spades and clubs.  In a suit
game the trump suit has the uppermost lane.  In Null there are four lanes of eight, 7 8 9 T J Q K A.
A *class* is what has to be followed together: a lane, or all trumps.  It is always a run of bits,
and a higher bit of it beats a lower one.

**Players** are 0, the declarer, and the defenders 1 and 2 in the order of play.

**Values** are the card points that the declarer still takes from the cards in play.  In Null they
are 1 if he takes no trick and 0 if he does, and where all tricks are wanted, for schwarz, 1 if he
takes them all and 0 if not.  The search asks whether he reaches ``need`` and answers fail-soft: a
value of ``need`` or more is a lower bound, anything less an upper bound.

The way of a search is `_trick` (is the value known?), `_play` (each card worth playing, thrice),
`_after` (who has the trick, is the question settled?), and `_trick` again.
"""

import array
from itertools import pairwise

import cython

if cython.compiled:
    from cython.cimports.skat_desktop.solver.bits import highest_bit, lowest_bit, prefetch
else:

    def highest_bit(x: int) -> int:
        """The number of the highest bit set; x is not 0."""
        return x.bit_length() - 1

    def lowest_bit(x: int) -> int:
        """The number of the lowest bit set; x is not 0."""
        return (x & -x).bit_length() - 1


# --- tables -----------------------------------------------------------------------------------

NEXT = cython.declare(cython.int[3])
POINTS = cython.declare(cython.int[32])
COUNT = cython.declare(cython.uchar[2048])
"""How many bits are set."""
COUNT_TO_3 = cython.declare(cython.uchar[2048])
"""The same, 3 standing for all higher numbers."""
LANE_POINTS = cython.declare(cython.uchar[128])
DEAREST = cython.declare(cython.uchar[1024])
"""``DEAREST[lane << 3 | n]``: what the n dearest cards of a lane are worth, or all if fewer."""
DEARER = cython.declare(cython.uchar[16384])
"""``DEARER[a << 7 | b]``: by how much the cards of lane ``a`` are worth more than those of ``b``,
card by card from the lowest up, where they are worth more at all."""
CERTAINTY = cython.declare(cython.uchar[324])
"""``CERTAINTY[(3 * place + player) * 36 + status]``, see `certainty`."""
ABOVE = cython.declare(cython.uint)
JACKS = cython.declare(cython.uint)
LOW_HALF = cython.declare(cython.ulonglong)
WHOLE = cython.declare(cython.ulonglong)
SPREAD = cython.declare(cython.ulonglong)
ALL = cython.declare(cython.uint)
BLANKS = cython.declare(cython.uint)
ALL = 0xFFFFFFFF
ABOVE = 0xFFFFFFFE
"""Shifted left by a card: all cards above it."""
JACKS = 0xF0000000
BLANKS = 0xE1C387
"""The 7, 8 and 9 of each lane."""
LOW_HALF = 0xFFFFFFFF
WHOLE = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15

WINS = cython.declare(cython.int, 0)
OPEN = cython.declare(cython.int, 1)
"""What is certain of a trick once a card is played, seen from the player's side; or else 2."""

BY_STATUS = cython.declare(cython.int, 0)
BY_LENGTH = cython.declare(cython.int, 10368)
BY_HOLDERS = cython.declare(cython.int, 17280)
"""Where in `Search.order` the scores of each kind begin, see `move_order.py`."""

_RANK_POINTS = (0, 0, 0, 3, 4, 10, 11)


def certainty(place: int, player: int, status: int) -> int:
    """What is certain of the trick once the player at this place of it has played a card.

    It is 0 if his side wins it for certain, 2 if it loses it, 1 if that is open.  The status
    (see `move_order.py`) tells whether those still to come can or must beat what is winning.

    Say the declarer leads: if neither defender can beat his card, his side wins, and if one of
    them must, it loses.  If a defender leads and the declarer must beat the card, they lose,
    unless the other defender can beat it too: then it is open.
    """
    if place == 2:
        return 0 if status else 2
    beats, next_can, last_can = status // 6, status // 6 % 3, status % 3
    if place == 0:
        if player == 0:
            return max(next_can, last_can)
        enemy, partner = (last_can, next_can) if player == 1 else (next_can, last_can)
        return min(enemy, 1) if partner else enemy
    own_side_is_winning = beats or player == 2  # after a defender the other one plays second
    if player == 1:  # and the other defender is last
        return 0 if own_side_is_winning else 2 - last_can
    return last_can if own_side_is_winning else 2


def _fill_tables() -> None:
    if not cython.compiled:
        global NEXT, POINTS, COUNT, COUNT_TO_3, LANE_POINTS, DEAREST, DEARER, CERTAINTY
        NEXT, POINTS, COUNT, COUNT_TO_3 = [0] * 3, [0] * 32, bytearray(2048), bytearray(2048)
        LANE_POINTS, DEAREST = bytearray(128), bytearray(1024)
        DEARER, CERTAINTY = bytearray(16384), bytearray(324)
    for player in range(3):
        NEXT[player] = (player + 1) % 3
    for bit in range(32):
        POINTS[bit] = 2 if bit >= 28 else _RANK_POINTS[bit % 7]
    for cards in range(2048):
        COUNT[cards] = cards.bit_count()
        COUNT_TO_3[cards] = min(cards.bit_count(), 3)
    lanes = [[p for i, p in enumerate(_RANK_POINTS) if lane >> i & 1] for lane in range(128)]
    for lane, worth in enumerate(lanes):
        LANE_POINTS[lane] = sum(worth)
        for n in range(8):
            DEAREST[lane << 3 | n] = sum(worth[len(worth) - min(n, len(worth)) :])
        for other in range(128):
            if len(worth) == len(lanes[other]):
                pairs = zip(worth, lanes[other], strict=True)
                DEARER[lane << 7 | other] = sum([max(0, a - b) for a, b in pairs])
    for context in range(9):
        for status in range((36, 12, 4)[context // 3]):
            CERTAINTY[context * 36 + status] = certainty(context // 3, context % 3, status)


_fill_tables()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _points(cards: cython.uint) -> cython.int:
    return (
        LANE_POINTS[cards & 127]
        + LANE_POINTS[cards >> 7 & 127]
        + LANE_POINTS[cards >> 14 & 127]
        + LANE_POINTS[cards >> 21 & 127]
        + 2 * COUNT[cards >> 28]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _count(cards: cython.uint) -> cython.int:
    return COUNT[cards & 2047] + COUNT[cards >> 11 & 2047] + COUNT[cards >> 22]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _bit(card: cython.int) -> cython.uint:
    return cython.cast(cython.uint, 1) << card


@cython.final
@cython.cclass
class Search:
    """Searches one game at a time; its table serves all positions of a kind of game.

    **Structure.**  What a position is worth depends, but for card points, only on who holds which
    place in each class, counted among the cards in play: whether a 7 and a 9 or a 7 and an 8 are
    left makes no difference.  A *key* of 64 bits says which places player 1 has (low half) and
    player 2 (high half), the places of a class counted from its lowest bit up.  Places above the
    last card in play are set for both, so the declarer has those set for neither.

    Say of spades S7 SQ ST SA are left, player 1 has SQ, player 2 has S7 and SA, the declarer ST.
    From the lowest up the holders are 2 1 0 2; so in the lane of spades the low half has 1110010
    and the high half 1111001, the three uppermost bits saying that there are only four cards.
    When SQ is played, all above it move down by one place: 1111000 and 1111101 (`_without`).

    **Table.**  Buckets of four entries, each of two words: the key, and the bounds of the value
    with the cards in play they were found for, the leader and the generation.  Bounds found for
    other cards of the same structure hold after a shift by the difference in points, since no
    line of play differs but in what the tricks are worth.  Say 40 points were found to be sure
    with S7 SQ ST SA.  With S7 SK ST SA left in these places 40 are still sure, with S7 S8 ST SA
    only 37, as it may have been the queen that he won, and with S7 SQ SK SA only 34.
    """

    hands: cython.uint[3]
    is_null: cython.bint
    by_points: cython.bint
    """Whether card points count; else only whether the declarer takes no trick, or all."""
    trumps: cython.uint
    follow: cython.uint[32]
    """For each card its class."""
    first: cython.int[32]
    """For each card the lowest bit of its class."""
    moving: cython.ulonglong[32]
    """For each place itself and those above it in its class, in both halves of a key."""
    freed: cython.ulonglong[32]
    """For each place the uppermost one of its class, in both halves of a key."""
    rank: cython.uchar[32]
    order: cython.short[::1]
    table: cython.ulonglong[::1]
    start: cython.Py_ssize_t
    shift: cython.int
    generation: cython.ulonglong
    nodes: cython.longlong
    stopped: cython.bint
    halted: cython.bint
    """Whether the search in progress, or the last one, was stopped."""

    def __init__(self, table_bytes: int) -> None:
        bits = 1
        while 128 << bits <= table_bytes:
            bits += 1
        self.shift = 64 - bits
        self.table = array.array("Q", bytes((64 << bits) + 64))
        self.start = 0
        if cython.compiled:
            # A bucket is as long as a cache line, and begins where one does.
            self.start = -(cython.cast(cython.Py_ssize_t, cython.address(self.table[0])) >> 3) & 7
        self.generation = 0
        self.nodes = 0
        self.stopped = False
        self.halted = False
        if not cython.compiled:
            self.hands = [0] * 3
            self.follow, self.first = [0] * 32, [0] * 32
            self.moving, self.freed = [0] * 32, [0] * 32
            self.rank = [0] * 32

    @property
    def node_count(self) -> int:
        """Cards played in the search since the object was made."""
        return self.nodes

    @property
    def was_halted(self) -> bool:
        """Whether the last search was stopped before it had a result."""
        return self.halted

    def stop(self, stop: bool) -> None:
        """End the search that another thread runs, and all later ones, or let them run again."""
        # A search that has begun to end must not go on half-way, should it be let run again.
        self.stopped = stop
        self.halted |= stop

    def begin(self, kind: str, order: object, all_tricks: bool = False) -> None:
        """Search this kind of game from now on, "suit", "grand" or "null".

        ``order`` has what makes up the scores of moves, see `move_order.py`.  With ``all_tricks``
        (not in Null) values tell whether the declarer takes all tricks.
        """
        edges = {"suit": (0, 7, 14, 21, 32), "grand": (0, 7, 14, 21, 28, 32)}
        starts = edges.get(kind, (0, 8, 16, 24, 32))
        self.is_null = kind == "null"
        self.by_points = kind != "null" and not all_tricks
        self.trumps = {"suit": 0xFFE00000, "grand": 0xF0000000, "null": 0}[kind]
        for start, end in pairwise(starts):
            for card in range(start, end):
                above = (1 << end) - (1 << card)
                self.follow[card] = (1 << end) - (1 << start)
                self.first[card] = start
                self.moving[card] = above << 32 | above
                self.freed[card] = 1 << (end + 31) | 1 << (end - 1)
        for card in range(32):
            self.rank[card] = card & 7 if self.is_null else 7 if card >= 28 else card % 7
        self.order = order
        self.forget()

    def forget(self) -> None:
        """Forget all positions searched so far."""
        word: cython.Py_ssize_t
        self.generation = (self.generation + 1) & 255
        if self.generation == 0:
            for word in range(len(self.table)):
                self.table[word] = 0
            self.generation = 1

    def solve(self, positions: object, exactly: bool) -> object:
        """The values of many positions, an array of ints, found without the GIL.

        ``positions`` is an array of unsigned ints, eight for each: the three hands, the three
        cards on the table, 0 where there is none, their number with 4 times the leader, and
        ``need``.  A trick with three cards is complete, its points are still to be taken.
        The value is exact, found the faster the nearer it is to ``need`` (0 stands for the value
        of the position before), or else told apart from ``need`` (see the module's docstring).
        """
        rows: cython.uint[::1] = positions
        count: cython.Py_ssize_t = len(positions) // 8
        answers = array.array("i", bytes(4 * count))
        values: cython.int[::1] = answers
        exact: cython.bint = exactly
        need: cython.int
        value: cython.int = 0
        number: cython.Py_ssize_t
        self.halted = self.stopped
        with cython.nogil:
            for number in range(count):
                if self.halted:
                    break
                need = rows[8 * number + 7]
                if exact:
                    need = value if need == 0 else need
                    value = self._exact(rows, 8 * number, need)
                else:
                    value = self._value(rows, 8 * number, need)
                values[number] = value
        return answers

    def scores(self, position: object) -> dict:
        """The moves worth trying, with their scores: the higher, the earlier they are tried.

        The position is laid out as in `solve`, and not over.
        """
        moves = cython.declare(cython.int[12])
        on_table: cython.int = position[6] & 3
        leader: cython.int = position[6] >> 2
        led: cython.int = position[3]
        second: cython.int = position[4]
        rest: cython.uint = position[0] | position[1] | position[2]
        self.hands[0], self.hands[1], self.hands[2] = position[:3]
        for card in position[3 : 3 + on_table]:
            rest |= 1 << card
        second_wins: cython.bint = on_table > 1 and self._beaters(led) >> second & 1
        winner: cython.int = NEXT[leader] if second_wins else leader
        player: cython.int = (leader + on_table) % 3
        top: cython.int = second if second_wins else led
        count: cython.int = self._moves(moves, on_table, player, led, top, winner, rest)
        return {moves[i] & 31: moves[i] >> 5 for i in range(count)}

    # --- the search -----------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _exact(self, rows: cython.uint[::1], at: cython.Py_ssize_t, need: cython.int) -> cython.int:
        """The exact value of a row of `solve`: two bounds, which every question brings closer."""
        low: cython.int = 0
        high: cython.int = 120
        value: cython.int
        while low < high and not self.halted:
            need = low + 1 if need <= low else high if need > high else need
            value = self._value(rows, at, need)
            if value >= need:
                low = value
                need = value + 1
            else:
                high = value
                need = value
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, rows: cython.uint[::1], at: cython.Py_ssize_t, need: cython.int) -> cython.int:
        """The value of a row of `solve`, told apart from ``need``."""
        on_table: cython.int = rows[at + 6] & 3
        leader: cython.int = rows[at + 6] >> 2
        led: cython.int = rows[at + 3]
        second: cython.int = rows[at + 4]
        third: cython.int = rows[at + 5]
        first: cython.uint = rows[at]
        left: cython.uint = rows[at + 1]
        right: cython.uint = rows[at + 2]
        self.hands[0] = first
        self.hands[1] = left
        self.hands[2] = right
        # The structure is that of the start of the trick, with the cards on the table.
        player: cython.int = leader
        number: cython.int
        for number in range(on_table):
            self.hands[player] |= _bit(cython.cast(cython.int, rows[at + 3 + number]))
            player = NEXT[player]
        key: cython.ulonglong = self._key()
        rest: cython.uint = self.hands[0] | self.hands[1] | self.hands[2]
        total: cython.int = _points(rest) if self.by_points else 1
        self.hands[0] = first
        self.hands[1] = left
        self.hands[2] = right
        if need <= 0:
            return 0
        if need > total or rest == 0:
            return total
        if on_table == 0:
            return self._trick(leader, rest, total, need, key)
        if on_table < 3:
            return self._play(on_table, leader, led, second, rest, total, need, key)
        winner: cython.int = leader
        top: cython.int = led
        if self._beaters(top) >> second & 1:
            winner = NEXT[leader]
            top = second
        if self._beaters(top) >> third & 1:
            winner = NEXT[NEXT[leader]]
        return self._after(winner, led, second, third, rest, total, need, key)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trick(
        self,
        leader: cython.int,
        rest: cython.uint,
        total: cython.int,
        need: cython.int,
        key: cython.ulonglong,
    ) -> cython.int:
        """The value at the start of a trick; ``rest`` are all cards in play, worth ``total``."""
        at: cython.Py_ssize_t = self._bucket(key, leader)
        tag: cython.ulonglong = self.generation << 8 | leader
        entry: cython.Py_ssize_t = at
        slot: cython.Py_ssize_t = -1
        low: cython.int = 0
        high: cython.int = total
        bound: cython.int
        found_for: cython.uint
        while entry < at + 8:
            if self.table[entry] == key and self.table[entry + 1] >> 48 == tag:
                found_for = self.table[entry + 1] & LOW_HALF
                if found_for == rest:
                    slot = entry
                bound = self.table[entry + 1] >> 32 & 255
                bound -= self._dearer(found_for, rest)
                low = bound if bound > low else low
                if low >= need:
                    return low
                bound = self.table[entry + 1] >> 40 & 255
                bound += self._dearer(rest, found_for)
                high = bound if bound < high else high
                if high < need:
                    return high
            entry += 2
        value: cython.int = self._play(0, leader, 0, 0, rest, total, need, key)
        if self.halted:
            return value
        if value >= need:
            low = value if value > low else low
        else:
            high = value if value < high else high
        if slot < 0:
            slot = self._free_slot(at)
        self.table[slot] = key
        self.table[slot + 1] = (
            tag << 48
            | cython.cast(cython.ulonglong, high) << 40
            | cython.cast(cython.ulonglong, low) << 32
            | rest
        )
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(
        self,
        place: cython.int,
        leader: cython.int,
        led: cython.int,
        second: cython.int,
        rest: cython.uint,
        total: cython.int,
        need: cython.int,
        key: cython.ulonglong,
    ) -> cython.int:
        """The value when ``place`` cards are on the table; the rest is as the trick began."""
        moves = cython.declare(cython.int[12])
        player: cython.int = leader
        winner: cython.int = leader
        top: cython.int = led
        beaters: cython.uint = 0
        if place > 0:
            player = NEXT[leader]
        if place > 1:
            if self._beaters(led) >> second & 1:
                winner = player
                top = second
            beaters = self._beaters(top)
            player = NEXT[player]
        count: cython.int = self._moves(moves, place, player, led, top, winner, rest)
        own: cython.uint = self.hands[player]
        value: cython.int = -1 if player == 0 else 1000
        i: cython.int
        card: cython.int
        taker: cython.int
        after: cython.int
        for i in range(count):
            card = self._pick(moves, i, count) & 31
            self.nodes += 1
            self.hands[player] = own ^ _bit(card)
            if place == 0:
                after = self._play(1, leader, card, 0, rest, total, need, key)
            elif place == 1:
                after = self._play(2, leader, led, card, rest, total, need, key)
            else:
                taker = player if beaters >> card & 1 else winner
                after = self._after(taker, led, second, card, rest, total, need, key)
            if player == 0:
                value = after if after > value else value
                if value >= need:
                    break
            else:
                value = after if after < value else value
                if value < need:
                    break
            if self.halted:
                break
        self.hands[player] = own
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _after(
        self,
        winner: cython.int,
        led: cython.int,
        second: cython.int,
        third: cython.int,
        rest: cython.uint,
        total: cython.int,
        need: cython.int,
        key: cython.ulonglong,
    ) -> cython.int:
        """The value when this player takes these three cards.

        The question is settled without a search if the declarer has enough even with nothing more
        than what is sure to him, or too little even with all but what is sure to the defenders.
        ``won + sure`` and ``total - sure`` are bounds then, and tighter ones than ``need``, so
        they also settle later questions.  Say he needs 20 of 50 and takes a trick of 21 points
        with two aces to come: not 20 but 43 points are sure.
        """
        won: cython.int = 0
        points: cython.int
        sure: cython.int
        if self.halted:
            return 0
        key = self._without(key, rest, led)
        rest ^= _bit(led)
        key = self._without(key, rest, second)
        rest ^= _bit(second)
        key = self._without(key, rest, third)
        rest ^= _bit(third)
        if cython.compiled:
            prefetch(cython.address(self.table[self._bucket(key, winner)]))
        if not self.by_points:
            if (winner == 0) == self.is_null:
                return 0
            sure = self._null_verdict(winner) if self.is_null else -1 if self.hands[0] else 1
            if sure >= 0:
                return sure
        else:
            points = POINTS[led] + POINTS[second] + POINTS[third]
            total -= points
            if winner == 0:
                won = points
                need -= won
            if self.hands[winner] & (self.hands[winner] - 1) == 0:
                return won + self._last_trick(winner, total)
            sure = self._sure_points(winner)
            if winner == 0:
                if sure >= need:
                    return won + sure
                if need > total:
                    return won + total
            else:
                if total - sure < need:
                    return total - sure
                if need <= 0:
                    return 0
        return won + self._trick(winner, rest, total, need, key)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _beaters(self, card: cython.int) -> cython.uint:
        """All cards that beat this one when it is winning a trick."""
        return (self.follow[card] & (ABOVE << card)) | (self.trumps & ~self.follow[card])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last_trick(self, leader: cython.int, total: cython.int) -> cython.int:
        """The value when each player has one card left, or none."""
        winner: cython.int = leader
        player: cython.int = leader
        top: cython.int
        _turn: cython.int
        if total == 0:
            return 0
        top = lowest_bit(self.hands[leader])
        self.nodes += 3
        for _turn in range(2):
            player = NEXT[player]
            if self.hands[player] & self._beaters(top):
                winner = player
                top = lowest_bit(self.hands[player])
        return total if winner == 0 else 0

    # --- structure and table --------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self) -> cython.ulonglong:
        """The key of the hands, all at the start of a trick."""
        rest: cython.uint = self.hands[0] | self.hands[1] | self.hands[2]
        key: cython.ulonglong = 0
        half: cython.ulonglong
        number: cython.int
        card: cython.int
        for number in range(2):
            half = self.hands[number + 1]
            key |= half << (32 * number)
        # Cards no longer in play are taken out, from the highest down.
        for number in range(32):
            card = 31 - number
            if rest >> card & 1 == 0:
                key = (
                    (key & ~self.moving[card])
                    | ((key & self.moving[card]) >> 1 & self.moving[card])
                    | self.freed[card]
                )
        return key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _without(
        self, key: cython.ulonglong, rest: cython.uint, card: cython.int
    ) -> cython.ulonglong:
        """The key once this card, one of the rest, is gone: the places above it move down."""
        first: cython.int = self.first[card]
        below: cython.uint = rest & self.follow[card] & (_bit(card) - 1)
        place: cython.int = first + COUNT[below >> first]
        moving: cython.ulonglong = self.moving[place]
        return (key & ~moving) | ((key & moving) >> 1 & moving) | self.freed[place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _bucket(self, key: cython.ulonglong, leader: cython.int) -> cython.Py_ssize_t:
        mixed: cython.ulonglong = key ^ cython.cast(cython.ulonglong, leader) << 27
        at: cython.Py_ssize_t = (mixed * SPREAD & WHOLE) >> self.shift
        return self.start + 8 * at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _free_slot(self, at: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Where in the bucket a new entry goes: in place of the smallest position."""
        entry: cython.Py_ssize_t = at
        slot: cython.Py_ssize_t = at
        cards: cython.int
        fewest: cython.int = 33
        while entry < at + 8:
            if self.table[entry + 1] >> 56 != self.generation:
                return entry
            cards = _count(self.table[entry + 1] & LOW_HALF)
            if cards <= fewest:
                fewest = cards
                slot = entry
            entry += 2
        return slot

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _dearer(self, a: cython.uint, b: cython.uint) -> cython.int:
        """By how much the cards ``a`` are worth more than ``b`` of the same structure, where so."""
        by: cython.int
        card: cython.int
        other: cython.int
        if a == b or not self.by_points:
            return 0
        by = DEARER[(a & 127) << 7 | (b & 127)]
        by += DEARER[(a >> 7 & 127) << 7 | (b >> 7 & 127)]
        by += DEARER[(a >> 14 & 127) << 7 | (b >> 14 & 127)]
        a >>= 21
        b >>= 21
        if a >> 7 == b >> 7 or self.trumps == JACKS:
            return by + DEARER[(a & 127) << 7 | (b & 127)]
        # In a suit game the place of a jack may be that of another trump.
        while a:
            card = POINTS[lowest_bit(a) + 21]
            other = POINTS[lowest_bit(b) + 21]
            by += card - other if card > other else 0
            a &= a - 1
            b &= b - 1
        return by

    # --- what is certain at the start of a trick ------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_points(self, leader: cython.int) -> cython.int:
        """Points the leader's side takes for certain by leading what nobody can beat.

        The leader draws with the trumps above all others', then leads the highest cards of side
        suits, as often as everybody who still has a trump must follow.  Where these are as many as
        anybody else has of the class, the lower cards win as well.  The partner counts as a rival
        too, so that the leader keeps the lead.  If that takes all tricks, it takes all points; or
        else the cards led count, as to each trick the others may give cards without points.

        Say clubs are trumps, the declarer leads from CJ CA SA S7, and both others have one club and
        one spade: CJ draws their clubs, so CA is sure, and SA their spades, so S7 is sure too.
        """
        own: cython.uint = self.hands[leader]
        left: cython.uint = self.hands[NEXT[leader]]
        right: cython.uint = self.hands[NEXT[NEXT[leader]]]
        others: cython.uint = (left | right) & self.trumps
        run: cython.uint = own & self.trumps
        if others:
            run &= ABOVE << highest_bit(others)
        rounds: cython.int = COUNT[run >> 21]
        left_ruffs: cython.bint = COUNT[(left & self.trumps) >> 21] > rounds
        right_ruffs: cython.bint = COUNT[(right & self.trumps) >> 21] > rounds
        if not left_ruffs and not right_ruffs:
            run = own & self.trumps
            rounds = COUNT[run >> 21]
        tricks: cython.int = rounds
        points: cython.int = LANE_POINTS[run >> 21 & 127] + 2 * COUNT[run >> 28]
        end: cython.int = lowest_bit(self.trumps)
        shift: cython.int = 0
        lane: cython.int
        left_lane: cython.int
        right_lane: cython.int
        while shift < end:
            lane = own >> shift & 127
            if lane:
                left_lane = left >> shift & 127
                right_lane = right >> shift & 127
                rounds = COUNT[lane >> highest_bit(2 * (left_lane | right_lane) + 1)]
                if rounds >= COUNT[left_lane] and rounds >= COUNT[right_lane]:
                    rounds = COUNT[lane]
                if left_ruffs and COUNT[left_lane] < rounds:
                    rounds = COUNT[left_lane]
                if right_ruffs and COUNT[right_lane] < rounds:
                    rounds = COUNT[right_lane]
                tricks += rounds
                points += DEAREST[lane << 3 | rounds]
            shift += 7
        if tricks == _count(own):
            return _points(own | left | right)
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_verdict(self, leader: cython.int) -> cython.int:
        """1 if the declarer makes his Null whatever is led, 0 if he loses it now, -1 if open.

        He loses it now if the leader has a card below all of his in a suit, and the partner has
        one too or none of the suit.
        """
        own: cython.uint = self.hands[0]
        leading: cython.uint = self.hands[leader]
        partner: cython.uint = self.hands[3 - leader]
        verdict: cython.int = 1
        lane: cython.uint
        below: cython.uint
        while own:
            lane = self.follow[lowest_bit(own)]
            below = lane & (_bit(lowest_bit(own)) - 1)
            if leading & below and (partner & below or partner & lane == 0):
                return 0
            if verdict == 1 and not self._null_is_safe(own & lane, (leading | partner) & lane):
                verdict = -1
            own &= ~lane
        return verdict

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_is_safe(self, own: cython.uint, others: cython.uint) -> cython.bint:
        """Whether the declarer can duck in a suit for as long as he need not lead.

        Below his n-th lowest card there have to be fewer than n cards of the others: each round
        costs them one of those.  With 7 and 9 against the 8 he is safe.
        """
        held: cython.int = 0
        card: cython.int
        below: cython.uint
        while own:
            card = lowest_bit(own)
            below = others & (_bit(card) - 1)
            if COUNT[below >> self.first[card]] > held:
                return False
            held += 1
            own &= own - 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_discards(self, others: cython.uint) -> cython.uint:
        """The cards worth discarding for the declarer in Null: the highest of unsafe suits.

        To have a lower card of a suit in place of a higher one, or none, never hurts him who need
        not lead; and what he discards of a suit in which he is safe does not help him.  Say he has
        S7 SA and H7 H9 against H8 and S8 S9: hearts are safe, and SA goes.
        """
        own: cython.uint = self.hands[0]
        lane: cython.uint
        discards: cython.uint = 0
        while own:
            lane = self.follow[lowest_bit(own)]
            if not self._null_is_safe(own & lane, others & lane):
                discards |= _bit(highest_bit(own & lane))
            own &= ~lane
        return discards if discards else _bit(highest_bit(self.hands[0]))

    # --- moves ----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        moves: cython.p_int,
        place: cython.int,
        player: cython.int,
        led: cython.int,
        top: cython.int,
        winner: cython.int,
        rest: cython.uint,
    ) -> cython.int:
        """Fill in the moves worth trying, in any order, and return their number.

        A move is 32 times its score, the best being tried first, plus the card.

        **Fewer moves.**  Cards of one hand are neighbours if no card of another player, nor one on
        the table, lies between them.  Of neighbours with the same points one is enough.  If it
        is certain who wins the trick, one is enough in any case: the dearest for the player's own
        side, the cheapest for the other, as what is kept is worth at most the difference more
        later.  Say a defender has SQ SK ST, the others S7 and SA, and his partner's SA is sure to
        win: he plays ST, seven more than SQ now, and loses at most those seven by it later.
        Where points do not count, one is enough as well.

        **Better moves first.**  A score is a sum of what the card's status, its class and the
        holders of the best cards add to it, see `move_order.py`.
        """
        own: cython.uint = self.hands[player]
        legal: cython.uint = own & self.follow[led] if place else own
        beaters: cython.uint
        last: cython.uint
        if legal == 0:
            legal = own
        if legal & (legal - 1) == 0:
            moves[0] = lowest_bit(legal)
            return 1
        if place == 0:
            return self._leads(moves, player)
        beaters = self._beaters(top)
        if self.is_null and player == 0:
            if legal & self.follow[led]:
                last = self.hands[1] & self.follow[led] if place == 1 else 0
                moves[0] = self._null_duck(legal, beaters, last)
                return 1
            legal = self._null_discards(self.hands[1] | self.hands[2])
        if place == 1:
            return self._seconds(moves, player, legal, led, beaters, rest ^ own)
        return self._thirds(moves, player, legal, led, beaters, top, winner)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leads(self, moves: cython.p_int, player: cython.int) -> cython.int:
        """The moves of who leads."""
        legal: cython.uint = self.hands[player]
        hand_1: cython.uint = self.hands[NEXT[player]]
        hand_2: cython.uint = self.hands[NEXT[NEXT[player]]]
        # What those without the suit led can do.
        void_1: cython.Py_ssize_t = 3 + self._beating(hand_1, self.trumps)
        void_2: cython.Py_ssize_t = 3 + self._beating(hand_2, self.trumps)
        count: cython.Py_ssize_t = 0
        at: cython.Py_ssize_t
        first: cython.int
        status: cython.Py_ssize_t
        status_1: cython.Py_ssize_t
        status_2: cython.Py_ssize_t
        holders: cython.Py_ssize_t
        class_score: cython.int = 0
        in_class: cython.uint
        cards: cython.uint
        cards_1: cython.uint
        cards_2: cython.uint
        neighbours: cython.uint
        up: cython.uint
        while legal:
            first = self.first[lowest_bit(legal)]
            in_class = self.follow[first]
            cards = legal & in_class
            legal ^= cards
            cards_1 = hand_1 & in_class
            cards_2 = hand_2 & in_class
            at = 4 * player + (in_class & self.trumps != 0)
            holders = BY_HOLDERS + 8 * (16 * at + self._holders(cards | cards_1 | cards_2))
            if legal or count:
                # Of no use where there is but one class.
                class_score = self._class_score(at, first, cards, cards_1, cards_2)
            status_1 = 3 if in_class & self.trumps else void_1
            status_2 = 3 if in_class & self.trumps else void_2
            while cards:
                neighbours = self._neighbours(cards, cards_1 | cards_2)
                cards ^= neighbours
                up = ALL << lowest_bit(neighbours)
                if cards_1:
                    status_1 = self._beating(cards_1, up)
                if cards_2:
                    status_2 = self._beating(cards_2, up)
                status = 6 * status_1 + status_2
                count = self._score(
                    moves, count, neighbours, player, at, status, holders, class_score
                )
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seconds(
        self,
        moves: cython.p_int,
        player: cython.int,
        legal: cython.uint,
        led: cython.int,
        beaters: cython.uint,
        rivals: cython.uint,
    ) -> cython.int:
        """The moves in second place; ``beaters`` would beat the card led."""
        led_class: cython.uint = self.follow[led]
        hand_1: cython.uint = self.hands[NEXT[player]]
        hand_2: cython.uint = self.hands[NEXT[NEXT[player]]]
        hands: cython.uint = self.hands[player] | hand_1 | hand_2
        last: cython.uint = hand_1
        void: cython.Py_ssize_t = 3
        if last & led_class:
            last &= led_class
            void = 0
        unbeaten: cython.Py_ssize_t = void + self._beating(last, beaters)
        count: cython.Py_ssize_t = 0
        at: cython.Py_ssize_t
        first: cython.int
        status: cython.Py_ssize_t
        holders: cython.Py_ssize_t
        class_score: cython.int = 0
        in_class: cython.uint
        cards: cython.uint
        neighbours: cython.uint
        while legal:
            first = self.first[lowest_bit(legal)]
            in_class = self.follow[first]
            cards = legal & in_class
            legal ^= cards
            at = 12 + 4 * player + (in_class & self.trumps != 0) + 2 * (in_class != led_class)
            holders = BY_HOLDERS + 8 * (16 * at + self._holders(hands & in_class))
            if legal or count:
                class_score = self._class_score(
                    at, first, cards, hand_1 & in_class, hand_2 & in_class
                )
            while cards:
                neighbours = self._neighbours(cards, rivals & in_class)
                cards ^= neighbours
                status = unbeaten
                if beaters & neighbours:
                    status = 6 + void + self._beating(last, self._beaters(lowest_bit(neighbours)))
                count = self._score(
                    moves, count, neighbours, 3 + player, at, status, holders, class_score
                )
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _thirds(
        self,
        moves: cython.p_int,
        player: cython.int,
        legal: cython.uint,
        led: cython.int,
        beaters: cython.uint,
        top: cython.int,
        winner: cython.int,
    ) -> cython.int:
        """The moves in third place; ``beaters`` would beat the top card of both."""
        led_class: cython.uint = self.follow[led]
        hand_1: cython.uint = self.hands[NEXT[player]]
        hand_2: cython.uint = self.hands[NEXT[NEXT[player]]]
        hands: cython.uint = self.hands[player] | hand_1 | hand_2
        # The other card on the table will be gone.
        rivals: cython.uint = hand_1 | hand_2 | _bit(top)
        unbeaten: cython.Py_ssize_t = winner != 0 and player != 0
        count: cython.Py_ssize_t = 0
        at: cython.Py_ssize_t
        first: cython.int
        status: cython.Py_ssize_t
        holders: cython.Py_ssize_t
        class_score: cython.int = 0
        in_class: cython.uint
        cards: cython.uint
        neighbours: cython.uint
        while legal:
            first = self.first[lowest_bit(legal)]
            in_class = self.follow[first]
            cards = legal & in_class
            legal ^= cards
            at = 24 + 4 * player + (in_class & self.trumps != 0) + 2 * (in_class != led_class)
            holders = BY_HOLDERS + 8 * (16 * at + self._holders(hands & in_class))
            if legal or count:
                class_score = self._class_score(
                    at, first, cards, hand_1 & in_class, hand_2 & in_class
                )
            while cards:
                neighbours = self._neighbours(cards, rivals & in_class)
                cards ^= neighbours
                status = unbeaten + 2 * (beaters & neighbours != 0)
                count = self._score(
                    moves, count, neighbours, 6 + player, at, status, holders, class_score
                )
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _neighbours(self, cards: cython.uint, rivals: cython.uint) -> cython.uint:
        """The lowest of these cards and its neighbours: those below the next one of a rival."""
        above: cython.uint = rivals & (ALL << lowest_bit(cards))
        return cards & ((above & -above) - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _class_score(
        self,
        at: cython.Py_ssize_t,
        first: cython.int,
        cards: cython.uint,
        cards_1: cython.uint,
        cards_2: cython.uint,
    ) -> cython.int:
        """What the numbers of cards that all three have in a class add to a score."""
        i: cython.Py_ssize_t = 16 * (12 * at + COUNT[cards >> first])
        i += 4 * COUNT_TO_3[cards_1 >> first] + COUNT_TO_3[cards_2 >> first]
        return self.order[BY_LENGTH + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _score(
        self,
        moves: cython.p_int,
        count: cython.Py_ssize_t,
        neighbours: cython.uint,
        context: cython.Py_ssize_t,
        at: cython.Py_ssize_t,
        status: cython.Py_ssize_t,
        holders: cython.Py_ssize_t,
        class_score: cython.int,
    ) -> cython.Py_ssize_t:
        """Add those of the neighbours that are worth playing to the moves."""
        card: cython.int
        rank: cython.Py_ssize_t
        score: cython.int
        row: cython.Py_ssize_t = BY_STATUS + 8 * (36 * at + status)
        if neighbours & (neighbours - 1):
            neighbours = self._worth_playing(neighbours, CERTAINTY[36 * context + status])
        while neighbours:
            card = lowest_bit(neighbours)
            neighbours &= neighbours - 1
            rank = self.rank[card]
            score = class_score + self.order[row + rank] + self.order[holders + rank]
            moves[count] = 32 * score + card
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _pick(self, moves: cython.p_int, start: cython.int, count: cython.int) -> cython.int:
        """The best move from this one on, which changes places with it."""
        best: cython.int = moves[start]
        at: cython.int = start
        i: cython.int
        for i in range(start + 1, count):
            at = i if moves[i] > best else at
            best = moves[i] if moves[i] > best else best
        moves[at] = moves[start]
        moves[start] = best
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _beating(self, cards: cython.uint, beaters: cython.uint) -> cython.int:
        """Whether these cards can (1) and must (2) beat, being one of the beaters; or not (0)."""
        return (cards & beaters != 0) + (cards & ~beaters == 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _holders(self, cards: cython.uint) -> cython.Py_ssize_t:
        """4 times who has the highest (Null: lowest) of these cards, plus who has the next."""
        best: cython.int = lowest_bit(cards) if self.is_null else highest_bit(cards)
        cards ^= _bit(best)
        holders: cython.Py_ssize_t = 4 * self._holder(best)
        if cards == 0:
            return holders + 3
        return holders + self._holder(lowest_bit(cards) if self.is_null else highest_bit(cards))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _holder(self, card: cython.int) -> cython.int:
        return (self.hands[1] >> card & 1) + 2 * (self.hands[2] >> card & 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_playing(self, neighbours: cython.uint, certain: cython.int) -> cython.uint:
        """One or some of several neighbours that are as good as all of them."""
        jacks: cython.uint = neighbours & JACKS
        plain: cython.uint = neighbours ^ jacks
        blanks: cython.uint = neighbours & BLANKS
        if not self.by_points:
            return _bit(highest_bit(neighbours))
        if certain == OPEN:
            # One of each value: of jacks, and of 9, 8 and 7.
            if jacks:
                jacks = _bit(highest_bit(jacks))
            if blanks:
                plain ^= blanks ^ _bit(highest_bit(blanks))
            return jacks | plain
        # A jack is worth less than a queen, and more than a 9.
        if certain == WINS:
            if jacks and plain == blanks:
                return _bit(highest_bit(jacks))
            return _bit(highest_bit(plain))
        if jacks and blanks == 0:
            return _bit(lowest_bit(jacks))
        return _bit(lowest_bit(plain))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _null_duck(self, cards: cython.uint, beaters: cython.uint, last: cython.uint) -> cython.int:
        """The only card worth playing when the declarer follows suit in Null.

        It is the highest that is sure not to win, below the top card or below all with which the
        last player must follow; or else any.
        """
        if last:
            beaters &= ABOVE << lowest_bit(last)
        if cards & ~beaters:
            cards &= ~beaters
        return highest_bit(cards)
