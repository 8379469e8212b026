# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""The learnt way to play a card, and games played out with it, in Cython's pure-Python mode.

Compiled, this module runs without the GIL; uncompiled it is the same Python, some hundred times
slower.  It knows bits, not cards; they and the players 0 to 2 are those of `solver.search`: the
declarer, and the defenders in the order of play.

**The policy** gives each legal card a score from what its player may know: his cards, the cards
unseen, the trick, who has shown to be void of what and who has led what, the points so far.  The
score is a small network's: every feature that holds adds a row of `HIDDEN` numbers, what is
positive of the sum is weighed and added up.  There is a network of its own for each player and
each place in the trick.  Features of suits are the same for all side suits, so that suits can be
renamed.  A card is chosen with a chance in proportion to exp(score).

**Worlds** are four sets of cards: what each player held before the first card, and the skat.
All worlds of a question share the history, the cards played so far.
"""

import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import expf, logf
    from cython.cimports.skat_desktop.players.vectors import (
        bit_count,
        sum_rows,
        weigh_row,
    )
    from cython.cimports.skat_desktop.solver.bits import highest_bit, lowest_bit
else:
    from math import exp as expf
    from math import log as logf

    def highest_bit(x: int) -> int:
        """The number of the highest bit set; x is not 0."""
        return x.bit_length() - 1

    def lowest_bit(x: int) -> int:
        """The number of the lowest bit set; x is not 0."""
        return (x & -x).bit_length() - 1

    def bit_count(x: int) -> int:
        """How many bits are set."""
        return x.bit_count()

    def sum_rows(to: list, base: list, weights: list, at: int, rows: list, count: int) -> None:
        """The base with these rows of the weights added, the first one of which is there."""
        starts = [at + HIDDEN * row for row in rows[:count]]
        columns = zip(base, *(weights[start : start + HIDDEN] for start in starts), strict=True)
        to[:] = [sum(column) for column in columns]

    def weigh_row(sums: list, weights: list, at: int) -> float:
        """What is positive of the sums, weighed with the row that is there."""
        row = weights[at : at + HIDDEN]
        return sum(a * b for a, b in zip(sums, row, strict=True) if a > 0)


# --- features ---------------------------------------------------------------------------------

HIDDEN = 32
"""How many numbers a feature adds to."""

_SIZES = (
    ("BIAS", 1),
    # What the player holds and what is out: trumps card by card, side suits rank by rank.
    ("OWN_TRUMP", 11),
    ("OUT_TRUMP", 11),
    ("OWN_TRUMPS", 12),
    ("OUT_TRUMPS", 12),
    ("TRUMP_VOID", 2),
    ("SIDE_OWN", 8),
    ("SIDE_OUT", 8),
    ("SIDE_LENGTH", 9),
    ("SIDE_VOID", 2),
    ("SIDE_SHAPE", 5),
    # How far the game has come.
    ("POINTS", 13),
    ("TRICK_NUMBER", 10),
    # The trick so far.
    ("TRICK_POINTS", 6),
    ("LED_TRUMP", 1),
    ("LED_OUT", 9),
    ("LED_VOID", 2),
    ("WINNER", 3),
    ("WINNER_RANK", 19),
    # The class of the card in question.
    ("WAY", 6),
    ("CLASS_OWN", 8),
    ("CLASS_OUT", 8),
    ("CLASS_LENGTH", 12),
    ("CLASS_OUT_LENGTH", 12),
    ("CLASS_VOID", 2),
    ("CLASS_LED", 3),
    # The card itself.
    ("RANK", 38),
    ("HIGHER", 6),
    ("LOWER", 6),
    ("TAKING", 12),
    ("LAST_OF_CLASS", 1),
)


def _starts() -> dict:
    starts: dict[str, int] = {}
    at = 0
    for name, size in _SIZES:
        starts[name] = at
        at += size
    starts["end"] = at
    return starts


BLOCKS = _starts()
"""Where the features of each name begin, and where all end."""

BIAS = cython.declare(cython.int, BLOCKS["BIAS"])
OWN_TRUMP = cython.declare(cython.int, BLOCKS["OWN_TRUMP"])
OUT_TRUMP = cython.declare(cython.int, BLOCKS["OUT_TRUMP"])
OWN_TRUMPS = cython.declare(cython.int, BLOCKS["OWN_TRUMPS"])
OUT_TRUMPS = cython.declare(cython.int, BLOCKS["OUT_TRUMPS"])
TRUMP_VOID = cython.declare(cython.int, BLOCKS["TRUMP_VOID"])
SIDE_OWN = cython.declare(cython.int, BLOCKS["SIDE_OWN"])
SIDE_OUT = cython.declare(cython.int, BLOCKS["SIDE_OUT"])
SIDE_LENGTH = cython.declare(cython.int, BLOCKS["SIDE_LENGTH"])
SIDE_VOID = cython.declare(cython.int, BLOCKS["SIDE_VOID"])
SIDE_SHAPE = cython.declare(cython.int, BLOCKS["SIDE_SHAPE"])
DECLARER_POINTS = cython.declare(cython.int, BLOCKS["POINTS"])
TRICK_NUMBER = cython.declare(cython.int, BLOCKS["TRICK_NUMBER"])
TRICK_POINTS = cython.declare(cython.int, BLOCKS["TRICK_POINTS"])
LED_TRUMP = cython.declare(cython.int, BLOCKS["LED_TRUMP"])
LED_OUT = cython.declare(cython.int, BLOCKS["LED_OUT"])
LED_VOID = cython.declare(cython.int, BLOCKS["LED_VOID"])
WINNER = cython.declare(cython.int, BLOCKS["WINNER"])
WINNER_RANK = cython.declare(cython.int, BLOCKS["WINNER_RANK"])
WAY = cython.declare(cython.int, BLOCKS["WAY"])
CLASS_OWN = cython.declare(cython.int, BLOCKS["CLASS_OWN"])
CLASS_OUT = cython.declare(cython.int, BLOCKS["CLASS_OUT"])
CLASS_LENGTH = cython.declare(cython.int, BLOCKS["CLASS_LENGTH"])
CLASS_OUT_LENGTH = cython.declare(cython.int, BLOCKS["CLASS_OUT_LENGTH"])
CLASS_VOID = cython.declare(cython.int, BLOCKS["CLASS_VOID"])
CLASS_LED = cython.declare(cython.int, BLOCKS["CLASS_LED"])
RANK = cython.declare(cython.int, BLOCKS["RANK"])
HIGHER = cython.declare(cython.int, BLOCKS["HIGHER"])
LOWER = cython.declare(cython.int, BLOCKS["LOWER"])
TAKING = cython.declare(cython.int, BLOCKS["TAKING"])
LAST_OF_CLASS = cython.declare(cython.int, BLOCKS["LAST_OF_CLASS"])
FEATURES = cython.declare(cython.int, BLOCKS["end"])

NETWORK_SIZE = HIDDEN * (BLOCKS["end"] + 1)
"""How many weights a network has: the rows of its features, and what its sums are weighed with."""

NETWORKS = 9
"""One for each place in the trick and each player."""

ALL = cython.declare(cython.uint)
ABOVE = cython.declare(cython.uint)
ALL = 0xFFFFFFFF
ABOVE = 0xFFFFFFFE
ALL_64 = cython.declare(cython.ulonglong)
ALL_64 = 0xFFFFFFFFFFFFFFFF
MIX = cython.declare(cython.ulonglong)
MIX = 0x2545F4914F6CDD1D
ROW = cython.declare(cython.int, HIDDEN)
_NETWORK_SIZE = cython.declare(cython.int, NETWORK_SIZE)
_RANK_POINTS = (0, 0, 0, 3, 4, 10, 11)
_NULL_POINTS = (0, 0, 0, 10, 2, 3, 4, 11)

NO_TRICK = 128
ALL_TRICKS = 256
"""Added to the points of a game played out if the declarer took no trick, or all of them."""
_NO_TRICK = cython.declare(cython.int, NO_TRICK)
_ALL_TRICKS = cython.declare(cython.int, ALL_TRICKS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _bit(card: cython.int) -> cython.uint:
    return cython.cast(cython.uint, 1) << card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _next(player: cython.int) -> cython.int:
    return player + 1 if player < 2 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _bucket(points: cython.int) -> cython.int:
    """Points of a trick in six classes: 0, to 3, to 9, to 13, to 20, and more."""
    if points < 4:
        return 1 if points else 0
    return 2 if points < 10 else 3 if points < 14 else 4 if points < 21 else 5


@cython.final
@cython.cclass
class Playouts:
    """Plays games of one kind on with the learnt policy, and tells how likely play so far was."""

    hands: cython.uint[3]
    skat: cython.uint
    knows_skat: cython.bint
    unplayed: cython.uint
    void: cython.uint[3]
    """Per player the classes he is known to have none of."""
    led: cython.uint[3]
    """Per player the classes he has led."""
    points: cython.int
    """What the declarer has taken in tricks."""
    tricks: cython.int
    tricks_won: cython.int
    place: cython.int
    leader: cython.int
    led_card: cython.int
    top: cython.int
    winner: cython.int
    trick_points: cython.int
    over: cython.bint

    is_null: cython.bint
    trumps: cython.uint
    follow: cython.uint[32]
    first: cython.int[32]
    rank: cython.int[32]
    worth: cython.int[32]
    lanes: cython.int
    lane_size: cython.int

    weights: cython.float[::1]
    numbers: cython.p_float
    """The same, as C has it."""
    network: cython.int
    position: cython.int[80]
    in_class: cython.int[40]
    of_card: cython.int[4]
    """The features that hold of the position, of the class of a card, and of the card."""
    position_count: cython.int
    class_count: cython.int
    nothing: cython.float[32]
    position_sums: cython.float[32]
    class_sums: cython.float[32]
    card_sums: cython.float[32]
    recording: cython.bint
    rows: cython.uchar[::1]
    row: cython.Py_ssize_t
    """While features are recorded: all rows, and where the next one goes."""
    cards: cython.int[12]
    scores: cython.float[12]
    history: cython.int[32]
    played: cython.int
    first_leader: cython.int
    random_state: cython.ulonglong

    def __init__(self) -> None:
        self.played = 0
        self.first_leader = 0
        for i in range(32 if cython.compiled else 0):
            self.nothing[i] = 0
        self.random_state = 1
        self.recording = False
        if not cython.compiled:
            self.hands, self.void, self.led = [0] * 3, [0] * 3, [0] * 3
            self.follow, self.first = [0] * 32, [0] * 32
            self.rank, self.worth = [0] * 32, [0] * 32
            self.position, self.in_class, self.of_card = [0] * 80, [0] * 40, [0] * 4
            self.nothing = [0.0] * 32
            self.position_sums, self.class_sums = [0.0] * 32, [0.0] * 32
            self.card_sums = [0.0] * 32
            self.cards, self.scores = [0] * 12, [0.0] * 12
            self.history = [0] * 32

    def begin(self, kind: str, weights: object) -> None:
        """Play this kind of game from now on, "suit", "grand" or "null".

        ``weights`` is an array of floats with the nine networks.
        """
        edges = {"suit": (0, 7, 14, 21, 32), "grand": (0, 7, 14, 21, 28, 32)}
        starts = edges.get(kind, (0, 8, 16, 24, 32))
        self.is_null = kind == "null"
        self.trumps = {"suit": 0xFFE00000, "grand": 0xF0000000, "null": 0}[kind]
        self.lanes = 3 if kind == "suit" else 4
        self.lane_size = 8 if self.is_null else 7
        for number in range(len(starts) - 1):
            start, end = starts[number], starts[number + 1]
            for card in range(start, end):
                self.follow[card] = (1 << end) - (1 << start)
                self.first[card] = start
        for card in range(32):
            if self.is_null:
                self.rank[card] = card & 7
                self.worth[card] = _NULL_POINTS[card & 7]
            else:
                self.rank[card] = card - 21 if card >= 28 else card % 7
                self.worth[card] = 2 if card >= 28 else _RANK_POINTS[card % 7]
                if self.trumps >> card & 1:
                    self.rank[card] += 8
        self.weights = weights
        self.numbers = cython.address(self.weights[0]) if cython.compiled else weights

    def seed(self, number: int) -> None:
        """Start the random numbers anew."""
        self.random_state = (number * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF
        self.random_state |= 1

    def set_history(self, cards: object, leader: int, knows_skat: bool) -> None:
        """The cards played so far, who led first, and whether the declarer knows the skat."""
        number = 0
        for card in cards:
            self.history[number] = card
            number += 1
        self.played = number
        self.first_leader = leader
        self.knows_skat = knows_skat

    # --- questions --------------------------------------------------------------------------------

    def chances(self, world: object) -> dict:
        """How likely each card worth telling apart is to be played now."""
        self._start(world[0], world[1], world[2], world[3])
        self._replay(self.played)
        count = self._choices()
        self._soften(count)
        return {self.cards[i]: self.scores[i] for i in range(count)}

    def log_likelihoods(self, worlds: object, observer: int) -> object:
        """For each world the logarithm of how likely the others' cards were in it.

        ``worlds`` is an array of unsigned ints, four for each.  Cards of the observer say nothing.
        """
        rows: cython.uint[::1] = worlds
        count: cython.Py_ssize_t = len(worlds) // 4
        answers = array.array("d", bytes(8 * count))
        values: cython.double[::1] = answers
        seer: cython.int = observer
        number: cython.Py_ssize_t
        with cython.nogil:
            for number in range(count):
                self._start(
                    rows[4 * number],
                    rows[4 * number + 1],
                    rows[4 * number + 2],
                    rows[4 * number + 3],
                )
                values[number] = self._likelihood(seer)
        return answers

    def play_out(self, worlds: object, moves: object, repeats: int) -> object:
        """For each world, each move and each repetition how the game ends, played on at random.

        The value is the declarer's points in tricks, with `NO_TRICK` or `ALL_TRICKS` added; in
        Null, 1 if he took no trick.  Without moves, the next card is played by the policy as well.
        """
        rows: cython.uint[::1] = worlds
        count: cython.Py_ssize_t = len(worlds) // 4
        times: cython.Py_ssize_t = repeats
        cards = moves or array.array("i", [-1])
        choices: cython.int[::1] = cards
        kinds: cython.Py_ssize_t = len(cards)
        answers = array.array("i", bytes(4 * count * times * kinds))
        values: cython.int[::1] = answers
        number: cython.Py_ssize_t
        move: cython.Py_ssize_t
        _time: cython.Py_ssize_t
        at: cython.Py_ssize_t = 0
        with cython.nogil:
            for number in range(count):
                for move in range(kinds):
                    for _time in range(times):
                        self._start(
                            rows[4 * number],
                            rows[4 * number + 1],
                            rows[4 * number + 2],
                            rows[4 * number + 3],
                        )
                        self._replay(self.played)
                        if choices[move] >= 0:
                            self._play(choices[move])
                        values[at] = self._to_the_end()
                        at += 1
        return answers

    def features(self, world: object, network: int) -> tuple:
        """What the policy sees at each choice of this network in the history, to learn from.

        Returns the rows of features, one byte each, one row for each card; the number of cards at
        each choice; all cards; and the number in the history of each choice.
        """
        rows = bytearray(12 * 10 * BLOCKS["end"])
        self.rows = rows
        self.row = 0
        counts = []
        cards = []
        places = []
        self._start(world[0], world[1], world[2], world[3])
        for number in range(self.played):
            player = self._turn()
            if 3 * self.place + player == network:
                self.recording = True
                count = self._choices()
                self.recording = False
                if count > 1:
                    counts.append(count)
                    cards.extend([self.cards[i] for i in range(count)])
                    places.append(number)
            self._play(self.history[number])
        return bytes(rows[: self.row]), counts, cards, places

    # --- the game -----------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _start(
        self, first: cython.uint, left: cython.uint, right: cython.uint, skat: cython.uint
    ) -> cython.void:
        player: cython.int
        self.hands[0] = first
        self.hands[1] = left
        self.hands[2] = right
        self.skat = skat
        self.unplayed = ALL
        for player in range(3):
            self.void[player] = 0
            self.led[player] = 0
        self.points = 0
        self.tricks = 0
        self.tricks_won = 0
        self.place = 0
        self.leader = self.first_leader
        self.led_card = 0
        self.top = 0
        self.winner = 0
        self.trick_points = 0
        self.over = False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _turn(self) -> cython.int:
        player: cython.int = self.leader + self.place
        return player if player < 3 else player - 3

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
    def _play(self, card: cython.int) -> cython.void:
        player: cython.int = self._turn()
        self.hands[player] &= ~_bit(card)
        self.unplayed &= ~_bit(card)
        if self.place == 0:
            self.led_card = card
            self.top = card
            self.winner = player
            self.trick_points = 0
            self.led[player] |= self.follow[card]
        else:
            if self.follow[card] != self.follow[self.led_card]:
                self.void[player] |= self.follow[self.led_card]
            if self._beaters(self.top) >> card & 1:
                self.top = card
                self.winner = player
        self.trick_points += self.worth[card]
        self.place += 1
        if self.place == 3:
            self.place = 0
            self.leader = self.winner
            self.tricks += 1
            if self.winner == 0:
                self.points += self.trick_points
                self.tricks_won += 1
            self.over = self.tricks == 10 or (self.is_null and self.winner == 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _replay(self, cards: cython.int) -> cython.void:
        number: cython.int
        for number in range(cards):
            self._play(self.history[number])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _likelihood(self, observer: cython.int) -> cython.float:
        """The logarithm of how likely the history is, from its start."""
        number: cython.int
        count: cython.int
        i: cython.int
        card: cython.int
        mine: cython.int
        value: cython.float = 0
        for number in range(self.played):
            card = self.history[number]
            if self._turn() != observer:
                count = self._choices()
                if count > 1:
                    self._soften(count)
                    # The card that stands for this one is the lowest not below it.
                    mine = 0
                    for i in range(count):
                        if (
                            self.follow[self.cards[i]] == self.follow[card]
                            and self.cards[i] >= card
                        ):
                            mine = i
                    value += logf(self.scores[mine] + 0.003)
            self._play(card)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_the_end(self) -> cython.int:
        count: cython.int
        i: cython.int
        limit: cython.float
        while not self.over:
            count = self._choices()
            i = 0
            if count > 1:
                self._soften(count)
                limit = self._random()
                while i < count - 1 and limit >= self.scores[i]:
                    limit -= self.scores[i]
                    i += 1
            self._play(self.cards[i])
        if self.is_null:
            return self.tricks_won == 0
        if self.tricks_won == 0:
            return _NO_TRICK
        return self.points + (_ALL_TRICKS if self.tricks_won == 10 else 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _random(self) -> cython.float:
        """A number from 0 to 1, by xorshift (Marsaglia, 2003)."""
        x: cython.ulonglong = self.random_state
        x ^= x >> 12
        x ^= x << 25 & ALL_64
        x ^= x >> 27
        self.random_state = x
        x = (x * MIX & ALL_64) >> 40
        return x / 16777216.0

    # --- the policy -------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _soften(self, count: cython.int) -> cython.void:
        """Turn scores into chances."""
        i: cython.int
        best: cython.float = self.scores[0]
        total: cython.float = 0
        for i in range(1, count):
            best = self.scores[i] if self.scores[i] > best else best
        for i in range(count):
            self.scores[i] = expf(self.scores[i] - best)
            total += self.scores[i]
        for i in range(count):
            self.scores[i] /= total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _note(self, feature: cython.int) -> cython.void:
        """A feature of the position."""
        self.position[self.position_count] = feature
        self.position_count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _note_class(self, feature: cython.int) -> cython.void:
        """A feature of the class of a card."""
        self.in_class[self.class_count] = feature
        self.class_count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _record(self) -> cython.void:
        """Write down the features of a card."""
        i: cython.int
        for i in range(self.position_count):
            self.rows[self.row + self.position[i]] += 1
        for i in range(self.class_count):
            self.rows[self.row + self.in_class[i]] += 1
        for i in range(4):
            self.rows[self.row + self.of_card[i]] += 1
        self.row += FEATURES

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choices(self) -> cython.int:
        """Fill in the cards worth telling apart and their scores; returns how many there are.

        A single card gets no score.
        """
        player: cython.int = self._turn()
        own: cython.uint = self.hands[player]
        out: cython.uint = self.unplayed & ~own
        if self.knows_skat and player == 0:
            out &= ~self.skat
        count: cython.int = self._distinct(own, out)
        if count == 1:
            return 1
        network: cython.int = (3 * self.place + player) * _NETWORK_SIZE
        self._note_position(player, own, out)
        sum_rows(
            self.position_sums,
            self.nothing,
            self.numbers,
            network,
            self.position,
            self.position_count,
        )
        beaters: cython.uint = self._beaters(self.top) if self.place else ALL
        table: cython.int = self.trick_points if self.place else 0
        current: cython.uint = 0
        in_class: cython.uint
        card: cython.int
        i: cython.int
        for i in range(count):
            card = self.cards[i]
            in_class = self.follow[card]
            if in_class != current:
                current = in_class
                self._note_class_of(card, player, own & in_class, out & in_class)
                sum_rows(
                    self.class_sums,
                    self.position_sums,
                    self.numbers,
                    network,
                    self.in_class,
                    self.class_count,
                )
            self._note_card(card, out & in_class, beaters, table)
            if self.recording:
                self._record()
                continue
            sum_rows(self.card_sums, self.class_sums, self.numbers, network, self.of_card, 4)
            self.scores[i] = weigh_row(self.card_sums, self.numbers, network + ROW * FEATURES)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _distinct(self, own: cython.uint, out: cython.uint) -> cython.int:
        """Fill in the legal cards worth telling apart, from the highest bit down; their number.

        Of neighbours of the same points, which differ in nothing, the highest stands for all.  In
        Null points are nothing.
        """
        rivals: cython.uint = out
        rest: cython.uint = own
        count: cython.int = 0
        card: cython.int
        other: cython.int
        between: cython.uint
        if self.place:
            rivals |= _bit(self.top)
            if own & self.follow[self.led_card]:
                rest = own & self.follow[self.led_card]
        while rest:
            card = highest_bit(rest)
            rest ^= _bit(card)
            self.cards[count] = card
            count += 1
            while rest:
                other = highest_bit(rest)
                if self.follow[other] != self.follow[card]:
                    break
                if self.worth[other] != self.worth[card] and not self.is_null:
                    break
                between = (_bit(card) - 1) & (ALL << other)
                if rivals & between:
                    break
                rest ^= _bit(other)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note_class_of(
        self, card: cython.int, player: cython.int, own: cython.uint, out: cython.uint
    ) -> cython.void:
        """Note the features of a card's class, of which the player has some and some are out."""
        in_class: cython.uint = self.follow[card]
        shift: cython.int = self.first[card]
        after: cython.int = _next(player)
        last: cython.int = _next(after)
        way: cython.int = 0
        lane: cython.uint
        if self.place:
            way = 1 if in_class == self.follow[self.led_card] else 2
        if in_class & self.trumps:
            way += 3
        self.class_count = 0
        self._note_class(WAY + way)
        if not in_class & self.trumps:
            lane = own >> shift
            while lane:
                self._note_class(CLASS_OWN + lowest_bit(lane))
                lane &= lane - 1
            lane = out >> shift
            while lane:
                self._note_class(CLASS_OUT + lowest_bit(lane))
                lane &= lane - 1
        self._note_class(CLASS_LENGTH + bit_count(own))
        self._note_class(CLASS_OUT_LENGTH + bit_count(out))
        if self.void[after] & in_class:
            self._note_class(CLASS_VOID)
        if self.void[last] & in_class:
            self._note_class(CLASS_VOID + 1)
        if self.led[player] & in_class:
            self._note_class(CLASS_LED)
        if self.led[after] & in_class:
            self._note_class(CLASS_LED + 1)
        if self.led[last] & in_class:
            self._note_class(CLASS_LED + 2)
        if own & (own - 1) == 0:
            self._note_class(LAST_OF_CLASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    @cython.inline
    def _note_card(
        self, card: cython.int, out: cython.uint, beaters: cython.uint, table: cython.int
    ) -> cython.void:
        """Note the features of a card: what is out of its class, and what it makes of the trick."""
        beats: cython.bint = beaters >> card & 1
        number: cython.int = bit_count(out & (ABOVE << card))
        self.of_card[0] = RANK + self.rank[card] + (19 if beats else 0)
        self.of_card[1] = HIGHER + (number if number < 5 else 5)
        number = bit_count(out & (_bit(card) - 1))
        self.of_card[2] = LOWER + (number if number < 5 else 5)
        self.of_card[3] = TAKING + _bucket(self.worth[card] + table) + (6 if beats else 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note_position(
        self,
        player: cython.int,
        own: cython.uint,
        out: cython.uint,
    ) -> cython.void:
        """Note the features that all cards share."""
        after: cython.int = _next(player)
        last: cython.int = _next(after)
        cards: cython.uint
        number: cython.int
        points: cython.int = self.points
        shift: cython.int
        lane: cython.uint
        lane_out: cython.uint
        in_class: cython.uint
        self.position_count = 0
        self._note(BIAS)
        if self.trumps:
            cards = own & self.trumps
            self._note(OWN_TRUMPS + bit_count(cards))
            while cards:
                self._note(OWN_TRUMP + self.rank[lowest_bit(cards)] - 8)
                cards &= cards - 1
            cards = out & self.trumps
            self._note(OUT_TRUMPS + bit_count(cards))
            while cards:
                self._note(OUT_TRUMP + self.rank[lowest_bit(cards)] - 8)
                cards &= cards - 1
            if self.void[after] & self.trumps:
                self._note(TRUMP_VOID)
            if self.void[last] & self.trumps:
                self._note(TRUMP_VOID + 1)
        for number in range(self.lanes):
            shift = number * self.lane_size
            in_class = self.follow[shift]
            lane = (own & in_class) >> shift
            lane_out = (out & in_class) >> shift
            self._note(SIDE_LENGTH + bit_count(lane))
            if lane_out:
                if self.void[after] & in_class:
                    self._note(SIDE_VOID)
                if self.void[last] & in_class:
                    self._note(SIDE_VOID + 1)
                if not lane:
                    self._note(SIDE_SHAPE)
                elif lane & (lane - 1) == 0:
                    self._note(SIDE_SHAPE + 1)
            if lane:
                if lane > lane_out:
                    self._note(SIDE_SHAPE + 2)
                if lowest_bit(lane) < lowest_bit(lane_out | 256):
                    self._note(SIDE_SHAPE + 3)
                if lane >> 5 == 1 and lane_out >> 6 == 1 and lane & (lane - 1):
                    self._note(SIDE_SHAPE + 4)
            while lane:
                self._note(SIDE_OWN + lowest_bit(lane))
                lane &= lane - 1
            while lane_out:
                self._note(SIDE_OUT + lowest_bit(lane_out))
                lane_out &= lane_out - 1
        if player == 0 and self.knows_skat:
            cards = self.skat
            while cards:
                points += self.worth[lowest_bit(cards)]
                cards &= cards - 1
        self._note(DECLARER_POINTS + points // 10)
        self._note(TRICK_NUMBER + self.tricks)
        if self.place == 0:
            return
        in_class = self.follow[self.led_card]
        self._note(TRICK_POINTS + _bucket(self.trick_points))
        if in_class & self.trumps:
            self._note(LED_TRUMP)
        number = bit_count(out & in_class)
        self._note(LED_OUT + (number if number < 8 else 8))
        if self.void[after] & in_class:
            self._note(LED_VOID)
        if self.void[last] & in_class:
            self._note(LED_VOID + 1)
        self._note(WINNER + self.winner)
        self._note(WINNER_RANK + self.rank[self.top])
