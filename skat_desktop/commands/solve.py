"""``skat-desktop solve``: what open-card positions, and each move in them, are worth.

A position is an object with ``contract`` (C S H D, G or N), ``hands`` (the cards held by the
declarer and the two defenders in the order of play), ``leader`` (0 to 2, an index of the hands),
``trick`` (the cards on the table) and ``declarer_points_so_far``.  The same object comes back
with ``value`` (the declarer's final card points) or, in Null, ``made``; with ``moves``, the same
for each legal card; with ``ms`` and ``nodes``, what it took.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from skat_desktop.commands.files import trouble
from skat_desktop.core.cards import TOTAL_POINTS, Card, CardSet
from skat_desktop.core.contract import GameType
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.core.trick import Trick
from skat_desktop.solver.declared_deals import KINDS
from skat_desktop.solver.move_order import move_order
from skat_desktop.solver.position import Position
from skat_desktop.solver.solver import Solver


def run(files: Iterable[Path], translate: Callable[[str], str] = str) -> Iterator[tuple[bool, str]]:
    """For each position of the files whether it could be solved, and its line of output.

    What is wrong with a file as a whole is said in the language of ``translate``.
    """
    solver = Solver()
    for kind in KINDS:
        move_order(kind)  # read before any time is taken
    for file in files:
        try:
            # Bytes that are no text make their own line wrong, not the rest of the file.
            with file.open(encoding="utf-8-sig", errors="surrogateescape") as lines:
                for number, line in enumerate(lines, 1):
                    if line.strip():
                        yield solve(line, solver, f"{file} line {number}")
        except OSError as error:
            yield False, json.dumps({"error": f"{file}: {trouble(error, translate)}"})


def solve(text: str, solver: Solver, where: str = "") -> tuple[bool, str]:
    """Whether this position could be solved, and its line of output."""
    try:
        data = json.loads(text, parse_constant=_no_number)
        position = parse_position(data)
    except (ValueError, RecursionError) as error:
        return False, json.dumps({"error": f"{where}: {error}" if where else str(error)})
    nodes, began = solver.nodes, time.perf_counter()
    if position.game.is_null:
        answer: dict[str, int] = {"made": solver.makes_null(position)}
        moves: dict[Card, int] = {**solver.moves_making_null(position)}
    else:
        answer = {"value": solver.points(position)}
        moves = solver.move_points(position)
    took = round((time.perf_counter() - began) * 1000, 3)
    return True, json.dumps(
        {
            **data,
            **answer,
            "moves": {card.code: worth for card, worth in moves.items()},
            "ms": took,
            "nodes": solver.nodes - nodes,
        }
    )


def parse_position(data: object) -> Position:
    """The position that this object from JSON describes; the declarer sits in forehand.

    Raises `ValueError` if it describes none.
    """
    match data:
        case {
            "contract": str(contract),
            "hands": [[*first], [*second], [*third]],
            "leader": int(leader),
            "trick": [*trick],
            "declarer_points_so_far": int(points),
        } if type(leader) is type(points) is int:  # `int()` matches true and false, too
            if contract not in {game.value for game in GameType}:
                raise ValueError(f"no such contract: {contract!r}")
            if leader not in SEATS:
                raise ValueError(f"the leader is 0, 1 or 2, not {leader}")
            position = Position(
                GameType(contract),
                Seat.FOREHAND,
                (_cards(first), _cards(second), _cards(third)),
                Trick(Seat(leader), tuple(map(_card, trick))),
                points,
            )
        case _:
            raise ValueError("expected contract, hands, leader, trick and declarer_points_so_far")
    in_play = sum(hand.points for hand in position.hands) + position.trick.points
    if not 0 <= points <= TOTAL_POINTS - in_play:
        raise ValueError(f"the declarer cannot have {points} points: {in_play} are still in play")
    return position


def _cards(codes: list[object]) -> CardSet:
    cards = [*map(_card, codes)]
    if len({*cards}) != len(cards):
        raise ValueError("a card is there twice")
    return CardSet(cards)


def _card(code: object) -> Card:
    if not isinstance(code, str):
        raise ValueError(f"no such card: {code!r}")
    return Card.parse(code)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"not a number in JSON: {name}")
