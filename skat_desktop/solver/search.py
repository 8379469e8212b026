# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""Alpha-beta search of open-card Skat, in Cython's pure-Python mode.

Compiled, this module runs without the GIL; uncompiled it is the same Python, some hundred times
slower.  It knows bits, not cards: `solver.py` is what others use.

**Cards as bits.**  Bits 0-27 are four lanes of seven, 7 8 9 Q K T A from the lowest bit up; bits
28-31 are the jacks of diamonds, hearts, spades and clubs.  In a suit game the trump suit has the
uppermost lane, so that in every game a higher bit of the same class wins, and any trump beats any
other card.  In Null four lanes of eight have 7 8 9 T J Q K A.

**Players** are 0, the declarer, and the defenders 1 and 2 in the order of play.

**Values** are the card points that the declarer still takes from the cards in play.  The search
asks whether he reaches ``need`` of them and answers fail-soft: a value of ``need`` or more is a
lower bound, anything less an upper bound of what he really takes.
"""

import array

import cython

if cython.compiled:
    from cython.cimports.skat_desktop.solver.bits import bit_count, highest_bit, lowest_bit
else:

    def bit_count(x: int) -> int:
        """How many bits are set."""
        return x.bit_count()

    def highest_bit(x: int) -> int:
        """The number of the highest bit set; x is not 0."""
        return x.bit_length() - 1

    def lowest_bit(x: int) -> int:
        """The number of the lowest bit set; x is not 0."""
        return (x & -x).bit_length() - 1


# --- tables -----------------------------------------------------------------------------------

NEXT = cython.declare(cython.int[3])
POINTS = cython.declare(cython.int[32])
LANE_POINTS = cython.declare(cython.int[128])
PACKED = cython.declare(cython.uchar[65536])
"""``PACKED[mask << 8 | cards]``: the bits of ``cards`` at the places of ``mask``, side by side."""
DEARER = cython.declare(cython.uchar[16384])
"""``DEARER[a << 7 | b]``: by how much the cards of lane ``a`` are worth more than those of ``b``,
card by card from the lowest up, where they are worth more at all."""
WEIGHTS = cython.declare(cython.int[90])
MASK = cython.declare(cython.uint)
HASH_1 = cython.declare(cython.uint)
HASH_2 = cython.declare(cython.uint)
HASH_3 = cython.declare(cython.uint)
ABOVE = cython.declare(cython.uint)
MASK = 0xFFFFFFFF
HASH_1 = 0x9E3779B1
HASH_2 = 0x85EBCA77
HASH_3 = 0xC2B2AE3D
ABOVE = 0xFFFFFFFE
"""Shifted left by a card: all cards above it."""

WINS = cython.declare(cython.int, 0)
OPEN = cython.declare(cython.int, 1)
LOSES = cython.declare(cython.int, 2)
"""What is certain of a trick once a card is played, seen from the player's side."""

_RANK_POINTS = (0, 0, 0, 3, 4, 10, 11)

# For each place in the trick (lead, second, third), declarer then defender, for each certainty
# (wins, open, loses): a constant, then weights of the card's points, its rank, whether it is a
# trump, and how many cards of its class the player has.
ORDERING = (
    (60, 0, 9, -19, 3), (-3, 0, -2, 5, 1), (-20, 0, -1, 21, 0),
    (60, 2, -3, -13, 7), (0, -2, -1, -2, -5), (-11, -1, 2, 4, -4),
    (65, 5, -1, -7, 2), (0, 0, -6, 29, -4), (-16, -8, 2, 6, -5),
    (61, 3, 0, -11, 2), (23, 9, 4, 12, 4), (-1, -2, -1, -8, -1),
    (49, -1, 5, -46, 1), (11, 0, 0, -22, 6), (0, -9, 3, -31, -11),
    (49, 3, -1, -26, 1), (-7, 1, 0, 0, -2), (2, -8, 2, -25, -7),
)  # fmt: skip


def _fill_tables() -> None:
    if not cython.compiled:
        global NEXT, POINTS, LANE_POINTS, PACKED, DEARER, WEIGHTS
        NEXT, POINTS, LANE_POINTS, WEIGHTS = [0] * 3, [0] * 32, [0] * 128, [0] * 90
        PACKED, DEARER = bytearray(65536), bytearray(16384)
    for player in range(3):
        NEXT[player] = (player + 1) % 3
    for bit in range(32):
        POINTS[bit] = 2 if bit >= 28 else _RANK_POINTS[bit % 7]
    lanes = [[p for i, p in enumerate(_RANK_POINTS) if lane >> i & 1] for lane in range(128)]
    for lane in range(128):
        LANE_POINTS[lane] = sum(lanes[lane])
        for other in range(128):
            if len(lanes[lane]) == len(lanes[other]):
                pairs = zip(lanes[lane], lanes[other], strict=True)
                DEARER[lane << 7 | other] = sum([max(0, a - b) for a, b in pairs])
    for mask in range(256):
        places = [i for i in range(8) if mask >> i & 1]
        for cards in range(256):
            packed = sum([1 << n for n, place in enumerate(places) if cards >> place & 1])
            PACKED[mask << 8 | cards] = packed


def order_by(weights: tuple) -> None:
    """Order moves by these weights, laid out as `ORDERING`, from now on."""
    flat = [weight for row in weights for weight in row]
    for i in range(90):
        WEIGHTS[i] = flat[i]


_fill_tables()
order_by(ORDERING)


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
        + 2 * bit_count(cards >> 28)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _bit(card: cython.int) -> cython.uint:
    return cython.cast(cython.uint, 1) << card


@cython.cclass
class Search:
    """Searches one game at a time; its table serves all positions of a deal.

    The table has entries of four words: two of structure, the cards in play, and the bounds.
    Structure is, for each class, who holds its cards in play, from the lowest up; whether a 7 and
    a 9 or a 7 and an 8 are left makes no difference but for the points.  Bounds stored for other
    cards of the same structure hold after a shift by the difference in points, since no line of
    play differs but in what the tricks are worth.
    """

    hands: cython.uint[3]
    follow: cython.uint[32]
    """For each card the class that has to be followed when it is led."""
    trumps: cython.uint
    table: cython.uint[::1]
    buckets: cython.uint
    generation: cython.uint
    nodes: cython.longlong
    stopped: cython.bint

    def __init__(self, table_bytes: int) -> None:
        buckets = 1
        while buckets * 64 <= table_bytes:
            buckets *= 2
        self.buckets = buckets - 1
        self.table = array.array("I", bytes(buckets * 32))
        self.generation = 0
        self.nodes = 0
        self.stopped = False
        if not cython.compiled:
            self.hands = [0] * 3
            self.follow = [0] * 32

    @property
    def node_count(self) -> int:
        """Cards played in the search since the object was made."""
        return self.nodes

    @property
    def is_stopped(self) -> bool:
        """Whether searches end at once, without a result."""
        return self.stopped

    def stop(self, stop: bool) -> None:
        """End the search that another thread runs, and all later ones, or let them run again."""
        self.stopped = stop

    def begin(self, kind: str) -> None:
        """Forget the deal before.  ``kind`` is "suit", "grand" or "null"."""
        card: cython.int
        first: cython.uint
        self.trumps = {"suit": 0xFFE00000, "grand": 0xF0000000, "null": 0}[kind]
        for card in range(32):
            if self.trumps >> card & 1:
                self.follow[card] = self.trumps
            elif kind == "null":
                first = 255
                self.follow[card] = first << (card & ~7)
            else:
                first = 127
                self.follow[card] = first << (card // 7 * 7)
        self.generation = (self.generation + 1) & 255
        if self.generation == 0:
            place: cython.Py_ssize_t
            for place in range(self.table.shape[0]):
                self.table[place] = 0
            self.generation = 1

    def points(self, hands: tuple, trick: tuple, leader: int, need: int) -> int:
        """What the declarer still takes, told apart from ``need`` (see the module's docstring).

        ``trick`` are the cards on the table, at most two, led by ``leader``.
        """
        wanted: cython.int = need
        first: cython.int = leader
        value: cython.int
        place: cython.int = len(trick)
        led: cython.int = trick[0] if place else 0
        second: cython.int = trick[1] if place > 1 else 0
        self.hands[0], self.hands[1], self.hands[2] = hands
        with cython.nogil:
            value = self._from_table_cards(place, first, led, second, wanted)
        return value

    def makes_null(self, hands: tuple, trick: tuple, leader: int) -> bool:
        """Whether the declarer can take no trick in Null."""
        first: cython.int = leader
        safe: cython.bint
        place: cython.int = len(trick)
        led: cython.int = trick[0] if place else 0
        second: cython.int = trick[1] if place > 1 else 0
        self.hands[0], self.hands[1], self.hands[2] = hands
        with cython.nogil:
            safe = self._null_from_table_cards(place, first, led, second)
        return safe

    # --- suit games and Grand -------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _from_table_cards(
        self,
        place: cython.int,
        leader: cython.int,
        led: cython.int,
        second: cython.int,
        need: cython.int,
    ) -> cython.int:
        if place == 0:
            return self._trick(leader, need)
        if place == 1:
            return self._play(1, leader, led, led, leader, POINTS[led], need)
        on_table: cython.int = POINTS[led] + POINTS[second]
        if self._beaters(led) >> second & 1:
            return self._play(2, leader, led, second, NEXT[leader], on_table, need)
        return self._play(2, leader, led, led, leader, on_table, need)

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
    @cython.inline
    def _legal(self, player: cython.int, led: cython.int) -> cython.uint:
        following: cython.uint = self.hands[player] & self.follow[led]
        return following if following else self.hands[player]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trick(self, leader: cython.int, need: cython.int) -> cython.int:
        """The value at the start of a trick."""
        rest: cython.uint = self.hands[0] | self.hands[1] | self.hands[2]
        total: cython.int = _points(rest)
        if need <= 0:
            return 0
        if need > total:
            return total
        if self.hands[leader] & (self.hands[leader] - 1) == 0:
            return self._last_trick(leader, total)
        key_1: cython.uint = self._structure(rest, 1)
        key_2: cython.uint = self._structure(rest, 2)
        at: cython.uint = self._bucket(key_1, key_2, leader)
        tag: cython.uint = self.generation << 8 | leader
        entry: cython.uint = at
        found: cython.bint = False
        low: cython.int = 0
        high: cython.int = total
        while entry <= at + 4:
            if (
                self.table[entry] == key_1
                and self.table[entry + 1] == key_2
                and self.table[entry + 3] & 0xFFFF == tag
            ):
                found = True
                low = self.table[entry + 3] >> 16 & 255
                high = self.table[entry + 3] >> 24
                low -= self._dearer(self.table[entry + 2], rest)
                high += self._dearer(rest, self.table[entry + 2])
                low = 0 if low < 0 else low
                high = total if high > total else high
                if low >= need:
                    return low
                if high < need:
                    return high
                break
            entry += 4
        sure: cython.int = self._sure_points(leader)
        if leader == 0:
            if sure >= need:
                return sure
        elif total - sure < need:
            return total - sure
        value: cython.int = self._play(0, leader, 0, 0, leader, 0, need)
        if self.stopped:
            return value
        if value >= need:
            low = value if value > low else low
        else:
            high = value if value < high else high
        if not found:
            entry = self._place_for(at, rest)
        self.table[entry] = key_1
        self.table[entry + 1] = key_2
        self.table[entry + 2] = rest
        self.table[entry + 3] = tag | cython.cast(cython.uint, low) << 16
        self.table[entry + 3] |= cython.cast(cython.uint, high) << 24
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _structure(self, rest: cython.uint, player: cython.int) -> cython.uint:
        """Which of the cards in play this player has, lane by lane from the lowest card up.

        Places above the last card of a lane are set for both defenders, so that the number of
        cards in the lane can be told.
        """
        lane: cython.int
        inside: cython.uint
        packed: cython.uint
        key: cython.uint = 0
        hand: cython.uint = self.hands[player]
        for lane in range(4):
            inside = rest >> (7 * lane) & 127
            packed = PACKED[inside << 8 | (hand >> (7 * lane) & 127)]
            packed |= 127 & ~((_bit(bit_count(inside))) - 1)
            key |= packed << (7 * lane)
        inside = rest >> 28
        packed = PACKED[inside << 8 | hand >> 28] | (15 & ~(_bit(bit_count(inside)) - 1))
        return key | packed << 28

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _bucket(self, key_1: cython.uint, key_2: cython.uint, leader: cython.int) -> cython.uint:
        mixed: cython.uint = (key_1 * HASH_1 ^ key_2 * HASH_2 ^ leader * HASH_3) & MASK
        return ((mixed ^ mixed >> 15) & self.buckets) * 8

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _place_for(self, at: cython.uint, rest: cython.uint) -> cython.uint:
        """Where in the bucket a new entry goes: the first place keeps the larger position."""
        i: cython.uint
        if self.table[at + 3] >> 8 & 255 != self.generation:
            return at
        if bit_count(self.table[at + 2]) > bit_count(rest):
            return at + 4
        for i in range(4):
            self.table[at + 4 + i] = self.table[at + i]
        return at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _dearer(self, a: cython.uint, b: cython.uint) -> cython.int:
        """By how much the cards ``a`` are worth more than ``b`` of the same structure, where so."""
        if a == b:
            return 0
        lane: cython.int
        by: cython.int = 0
        for lane in range(4):
            by += DEARER[(a >> (7 * lane) & 127) << 7 | (b >> (7 * lane) & 127)]
        return by

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last_trick(self, leader: cython.int, total: cython.int) -> cython.int:
        winner: cython.int = leader
        player: cython.int = leader
        top: cython.int = lowest_bit(self.hands[leader])
        _turn: cython.int
        self.nodes += 3
        for _turn in range(2):
            player = NEXT[player]
            if self.hands[player] & self._beaters(top):
                winner = player
                top = lowest_bit(self.hands[player])
        return total if winner == 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_points(self, leader: cython.int) -> cython.int:
        """Points the leader's side takes for certain: those of cards led that nobody can beat.

        The leader draws with the trumps above all others', then leads the highest cards of side
        suits, as often as everybody who still has a trump must follow.  The partner counts as a
        rival too, so that the leader keeps the lead.  Say clubs are trumps, the leader has CJ
        and SA, and both others have spades: CJ and SA are sure, whatever else is out.
        """
        own: cython.uint = self.hands[leader]
        left: cython.uint = self.hands[NEXT[leader]]
        right: cython.uint = self.hands[NEXT[NEXT[leader]]]
        run: cython.uint = self._unbeaten(own & self.trumps, (left | right) & self.trumps)
        drawn: cython.int = bit_count(run)
        points: cython.int = _points(run)
        left_ruffs: cython.bint = bit_count(left & self.trumps) > drawn
        right_ruffs: cython.bint = bit_count(right & self.trumps) > drawn
        number: cython.int
        rounds: cython.int
        top: cython.int
        lane: cython.uint
        for number in range(4):
            lane = self.follow[7 * number]
            if lane & self.trumps:
                continue
            run = self._unbeaten(own & lane, (left | right) & lane)
            if run == 0:
                continue
            rounds = bit_count(run)
            if left_ruffs and bit_count(left & lane) < rounds:
                rounds = bit_count(left & lane)
            if right_ruffs and bit_count(right & lane) < rounds:
                rounds = bit_count(right & lane)
            while rounds > 0:
                top = highest_bit(run)
                points += POINTS[top]
                run ^= _bit(top)
                rounds -= 1
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _unbeaten(self, own: cython.uint, others: cython.uint) -> cython.uint:
        """The cards of a class above all others' cards of it."""
        return own & (ABOVE << highest_bit(others)) if others else own

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _certainty(
        self,
        place: cython.int,
        player: cython.int,
        led: cython.int,
        top: cython.int,
        winner: cython.int,
    ) -> cython.int:
        """What is certain of the trick once the player has played, and ``top`` is winning it."""
        above: cython.uint = self._beaters(top)
        opponent_can: cython.bint = False
        opponent_must: cython.bint = False
        partner_can: cython.bint = False
        partner_must: cython.bint = False
        later: cython.int = player
        cards: cython.uint
        while place < 2:
            place += 1
            later = NEXT[later]
            cards = self._legal(later, led)
            if (later == 0) == (player == 0):
                partner_can = cards & above != 0
                partner_must = cards & ~above == 0
            else:
                opponent_can |= cards & above != 0
                opponent_must |= cards & ~above == 0
        if (winner == 0) == (player == 0):
            if not opponent_can:
                return WINS
            return LOSES if opponent_must and not partner_can else OPEN
        if not partner_can:
            return LOSES
        return WINS if partner_must else OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(
        self,
        place: cython.int,
        leader: cython.int,
        led: cython.int,
        top: cython.int,
        winner: cython.int,
        on_table: cython.int,
        need: cython.int,
    ) -> cython.int:
        """The value when the player at this place of the trick (0 leads) is to play.

        ``top`` is the card that is winning, played by ``winner``; it is meaningless to the leader.
        """
        moves = cython.declare(cython.int[12])
        player: cython.int = leader
        if place > 0:
            player = NEXT[player]
        if place > 1:
            player = NEXT[player]
        own: cython.uint = self.hands[player]
        beating: cython.uint = self._beaters(top) if place else MASK
        count: cython.int = self._moves(moves, place, player, leader, led, top, winner, beating)
        value: cython.int = -1 if player == 0 else 1000
        i: cython.int
        card: cython.int
        after: cython.int
        for i in range(count):
            card = moves[i]
            self.nodes += 1
            self.hands[player] = own ^ _bit(card)
            if place == 0:
                after = self._play(1, leader, card, card, leader, POINTS[card], need)
            elif place == 1 and beating >> card & 1:
                after = self._play(2, leader, led, card, player, on_table + POINTS[card], need)
            elif place == 1:
                after = self._play(2, leader, led, top, winner, on_table + POINTS[card], need)
            else:
                after = self._take(
                    player if beating >> card & 1 else winner, on_table + POINTS[card], need
                )
            if player == 0:
                value = after if after > value else value
                if value >= need:
                    break
            else:
                value = after if after < value else value
                if value < need:
                    break
            if self.stopped:
                break
        self.hands[player] = own
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _take(self, winner: cython.int, points: cython.int, need: cython.int) -> cython.int:
        """The value when this player takes a trick of so many points."""
        if self.stopped:
            return 0
        if winner == 0:
            return points + self._trick(0, need - points)
        return self._trick(winner, need)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        moves: cython.p_int,
        place: cython.int,
        player: cython.int,
        leader: cython.int,
        led: cython.int,
        top: cython.int,
        winner: cython.int,
        beating: cython.uint,
    ) -> cython.int:
        """Fill in the moves worth trying, the most promising first, and return their number.

        Cards of one hand are neighbours if no card of another player, nor one on the table, lies
        between them.  Of neighbours with the same points one is enough.  If it is certain who
        wins the trick, one is enough in any case: the dearest for the player's own side, the
        cheapest for the other, as what is kept is worth at most the difference more later.
        """
        scores = cython.declare(cython.int[12])
        own: cython.uint = self.hands[player]
        left: cython.uint = self._legal(player, led) if place else own
        rivals: cython.uint = (self.hands[0] | self.hands[1] | self.hands[2]) ^ own
        if place == 1:
            rivals |= _bit(led)
        context: cython.int = (2 * place + (player != 0)) * 15
        count: cython.int = 0
        card: cython.int
        best: cython.int = -1
        previous: cython.int = -1
        beats: cython.bint
        previous_beats: cython.bint = False
        certain: cython.int = OPEN
        previous_certain: cython.int = OPEN
        between: cython.uint
        while left:
            card = highest_bit(left)
            left ^= _bit(card)
            beats = beating >> card & 1
            if previous >= 0 and self.follow[card] == self.follow[previous]:
                between = (_bit(previous) - 1) & (ABOVE << card) & rivals
                # In Grand and suit games a class is a run of bits, so `between` is within it.
                if between == 0 and beats == previous_beats:
                    previous = card
                    if POINTS[card] == POINTS[best]:
                        continue
                    if previous_certain == WINS:
                        if POINTS[card] > POINTS[best]:
                            best = card
                        continue
                    if previous_certain == LOSES:
                        if POINTS[card] < POINTS[best]:
                            best = card
                        continue
                    count = self._insert(moves, scores, count, context, best, OPEN, own)
                    best = card
                    continue
            if beats:
                certain = self._certainty(place, player, led if place else card, card, player)
            else:
                certain = self._certainty(place, player, led, top, winner)
            if best >= 0:
                count = self._insert(moves, scores, count, context, best, previous_certain, own)
            best = card
            previous = card
            previous_beats = beats
            previous_certain = certain
        return self._insert(moves, scores, count, context, best, previous_certain, own)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _insert(
        self,
        moves: cython.p_int,
        scores: cython.p_int,
        count: cython.int,
        context: cython.int,
        card: cython.int,
        certain: cython.int,
        own: cython.uint,
    ) -> cython.int:
        """Put a move in its place among ``count`` others; returns how many there are then."""
        at: cython.int = context + 5 * certain
        same: cython.uint = self.follow[card]
        score: cython.int = WEIGHTS[at] + WEIGHTS[at + 1] * POINTS[card]
        score += WEIGHTS[at + 2] * (card % 7) + WEIGHTS[at + 4] * bit_count(own & same)
        if same & self.trumps:
            score += WEIGHTS[at + 3]
        i: cython.int = count
        while i > 0 and scores[i - 1] < score:
            scores[i] = scores[i - 1]
            moves[i] = moves[i - 1]
            i -= 1
        scores[i] = score
        moves[i] = card
        return count + 1

    # --- Null -------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_from_table_cards(
        self, place: cython.int, leader: cython.int, led: cython.int, second: cython.int
    ) -> cython.bint:
        if place == 0:
            return self._null_trick(leader)
        if place == 1:
            return self._null_play(1, leader, led, led, leader)
        if self._beaters(led) >> second & 1:
            return self._null_play(2, leader, led, second, NEXT[leader])
        return self._null_play(2, leader, led, led, leader)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _null_structure(self, rest: cython.uint, player: cython.int) -> cython.uint:
        lane: cython.int
        inside: cython.uint
        packed: cython.uint
        key: cython.uint = 0
        for lane in range(4):
            inside = rest >> (8 * lane) & 255
            packed = PACKED[inside << 8 | (self.hands[player] >> (8 * lane) & 255)]
            key |= (packed | (255 & ~(_bit(bit_count(inside)) - 1))) << (8 * lane)
        return key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_trick(self, leader: cython.int) -> cython.bint:
        """Whether the declarer stays without a trick; points do not matter, so keys are exact."""
        rest: cython.uint = self.hands[0] | self.hands[1] | self.hands[2]
        if self.hands[leader] == 0:
            return True
        if leader != 0 and self._null_is_safe(rest):
            return True
        key_1: cython.uint = self._null_structure(rest, 1)
        key_2: cython.uint = self._null_structure(rest, 2)
        at: cython.uint = self._bucket(key_1, key_2, leader)
        tag: cython.uint = self.generation << 8 | leader
        entry: cython.uint = at
        while entry <= at + 4:
            if (
                self.table[entry] == key_1
                and self.table[entry + 1] == key_2
                and self.table[entry + 3] & 0xFFFF == tag
            ):
                return self.table[entry + 3] >> 16
            entry += 4
        safe: cython.bint = self._null_play(0, leader, 0, 0, leader)
        if not self.stopped:
            entry = self._place_for(at, rest)
            self.table[entry] = key_1
            self.table[entry + 1] = key_2
            self.table[entry + 2] = rest
            self.table[entry + 3] = tag | cython.cast(cython.uint, safe) << 16
        return safe

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_is_safe(self, rest: cython.uint) -> cython.bint:
        """Whether the declarer can duck in every suit, for as long as he need not lead.

        In a suit he is safe if below his n-th lowest card there are fewer than n cards of the
        others: each round costs them one of those.  With 7 and 9 against the 8 he is safe.
        """
        own: cython.uint = self.hands[0]
        others: cython.uint = rest ^ own
        card: cython.int
        lane: cython.uint
        while own:
            card = lowest_bit(own)
            own &= own - 1
            lane = self.follow[card] & (_bit(card) - 1)
            if bit_count(others & lane) > bit_count(self.hands[0] & lane):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _null_play(
        self,
        place: cython.int,
        leader: cython.int,
        led: cython.int,
        top: cython.int,
        winner: cython.int,
    ) -> cython.bint:
        player: cython.int = leader
        if place > 0:
            player = NEXT[player]
        if place > 1:
            player = NEXT[player]
        own: cython.uint = self.hands[player]
        left: cython.uint = self._legal(player, led) if place else own
        rivals: cython.uint = (self.hands[0] | self.hands[1] | self.hands[2]) ^ own
        beating: cython.uint = self._beaters(top) if place else MASK
        if place:
            rivals |= _bit(top)
        above: cython.uint
        last: cython.uint
        previous: cython.int = -1
        card: cython.int
        after: cython.bint
        if player == 0 and place and left & self.follow[led]:
            # Following suit, one card is worth playing: the highest that is sure not to win,
            # below the top card or below all that the last player must follow with.
            above = beating
            last = self.hands[NEXT[player]] & self.follow[led]
            if place == 1 and last:
                above &= ABOVE << lowest_bit(last)
            if not left & ~above:
                return False
            left = _bit(highest_bit(left & ~above))
        while left:
            card = highest_bit(left)
            left ^= _bit(card)
            if (
                previous >= 0
                and self.follow[card] == self.follow[previous]
                and (_bit(previous) - 1) & (ABOVE << card) & rivals == 0
            ):
                previous = card
                continue
            previous = card
            self.nodes += 1
            self.hands[player] = own ^ _bit(card)
            if place == 0:
                after = self._null_play(1, leader, card, card, leader)
            elif place == 1 and beating >> card & 1:
                after = self._null_play(2, leader, led, card, player)
            elif place == 1:
                after = self._null_play(2, leader, led, top, winner)
            elif (player if beating >> card & 1 else winner) == 0:
                after = False
            else:
                after = self._null_trick(player if beating >> card & 1 else winner)
            if after == (player == 0) or self.stopped:
                self.hands[player] = own
                return after
        self.hands[player] = own
        return player != 0
