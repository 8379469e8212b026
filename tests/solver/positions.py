"""Positions to solve: proven ones from a file, and random endings."""

import json
import lzma
import random
from dataclasses import dataclass
from pathlib import Path

from skat_desktop.core.cards import CARDS, Card, CardSet
from skat_desktop.core.contract import GameType
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.solver.position import Position

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
    """A random position with so many cards in each hand, some of them played to the trick."""
    pack = rng.sample(CARDS, 3 * cards)
    hands = tuple(CardSet(pack[i::3]) for i in range(3))
    position = Position(
        game, rng.choice(SEATS), (hands[0], hands[1], hands[2]), Trick(rng.choice(SEATS))
    )
    for _ in range(on_table):
        position = position.after(rng.choice([*position.legal_cards]))
    return position
