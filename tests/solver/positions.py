"""Positions to solve: proven ones from a file, and random endings."""

import json
import lzma
import random
from dataclasses import dataclass
from pathlib import Path

from skat_desktop.core.cards import CARDS, TOTAL_POINTS, Card, CardSet
from skat_desktop.core.contract import GameType
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.solver.position import Position
from tests.builders import card_set

_PROVEN = Path(__file__).parents[1] / "data" / "opencard-public.jsonl.xz"


@dataclass(frozen=True, slots=True)
class Proven:
    """A position with its value, and that of each legal card: points, or whether Null is made."""

    id: str
    position: Position
    value: int | bool
    moves: dict[Card, int | bool]


def proven() -> list[Proven]:
    """The positions of the file; the declarer sits in forehand."""
    with lzma.open(_PROVEN, "rt", encoding="ascii") as file:
        return [_proven(line) for line in file]


def _proven(line: str) -> Proven:
    data = json.loads(line)
    first, second, third = (CardSet.parse(hand) for hand in data["hands"])
    position = Position(
        GameType(data["contract"]),
        Seat.FOREHAND,
        (first, second, third),
        Trick(Seat(data["leader"]), tuple(map(Card.parse, data["trick"]))),
        data["declarer_points_so_far"],
    )
    value = data["made"] if position.game.is_null else data["value"]
    moves = {Card.parse(code): worth for code, worth in data["moves"].items()}
    return Proven(data["id"], position, value, moves)


def random_ending(rng: random.Random, game: GameType, cards: int, on_table: int) -> Position:
    """A random position with so many cards in each hand, some of them played to the trick.

    The declarer has any part of the points that are gone.
    """
    pack = rng.sample(CARDS, 3 * cards)
    hands = CardSet(pack[::3]), CardSet(pack[1::3]), CardSet(pack[2::3])
    gone = TOTAL_POINTS - CardSet(pack).points
    position = Position(
        game, rng.choice(SEATS), hands, Trick(rng.choice(SEATS)), rng.randint(0, gone)
    )
    for _ in range(on_table):
        position = position.after(rng.choice([*position.legal_cards]))
    return position


HARD = Position(
    GameType.GRAND,
    Seat.FOREHAND,
    (
        card_set("D7 DK DT DJ H8 HT HJ ST SJ CJ"),
        card_set("DQ DA HA S7 S9 SQ SA C9 CQ CA"),
        card_set("D8 D9 H7 H9 HQ HK S8 SK C8 CT"),
    ),
    Trick(Seat.REARHAND),
    4,
)
"""Of hundreds of such deals the one that takes longest with a table of next to nothing."""
