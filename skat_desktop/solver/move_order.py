"""In which order the search tries moves: scores learnt by ``packaging/tune_move_order.py``.

A card's score is the sum of weights of what is known of it:

* ``status``: for both players still to come, or for the last one and whether the card beats those
  on the table, or for the latter and whether a partner was winning, what they can do: not beat
  it (0), beat it or not (1), only beat it (2); 3 more if void.
* ``rank``: its rank (7 8 9 Q K T A J, in Null 7 8 9 T J Q K A), and what is then certain of the
  trick (`search.certainty`).
* ``length``: how many cards of its class the player has.
* ``lengths``: how many each of the others has, 3 standing for more.
* ``holders``: who has the two highest cards of its class (in Null the lowest), and its rank.

All that apart for each place in the trick and each player, and but for ``rank`` for each kind of
move: a side suit led or followed, trumps led or followed, a discard, a ruff.

Say the declarer leads CA in a game of hearts, and both others have small clubs.  Its status is
that neither can beat it (0, 0), its rank is the ace and the trick is won for certain, and the
holder of the highest club is the declarer: all of this has weights well above those of CQ.
"""

import json
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

from skat_desktop.assets import resource
from skat_desktop.solver.search import certainty

BLOCKS: Final = (0, 1296, 1512, 1944, 2520, 7128)
"""Where the weights of status, rank, length, lengths and holders begin, and where they end."""

WIDTHS: Final = (36, 8, 12, 16, 8)
"""In each block, how many weights differ in nothing but that."""


def move_weights(kind: str) -> tuple[int, ...]:
    """The weights for a kind of game, "suit", "grand" or "null"."""
    return tuple(json.loads(resource("solver", f"{kind}.json").read_text(encoding="ascii")))


@cache
def move_order(kind: str) -> "array[int]":
    """The scores for a kind of game as the search reads them."""
    return score_table(move_weights(kind))


def score_table(weights: Sequence[int]) -> "array[int]":
    """What the search adds up: by status and rank, by all lengths, and by holders and rank.

    Raises `ValueError` unless there are as many weights as `BLOCKS` says.
    """
    if len(weights) != BLOCKS[-1]:
        raise ValueError(f"expected {BLOCKS[-1]} weights, not {len(weights)}")
    status, rank, length, lengths, holders, end = BLOCKS
    by_status, by_length = array("h"), array("h")
    for at in range(36):
        context = at // 4
        for number in range(36):
            certain = certainty(context // 3, context % 3, number)
            ranks = weights[rank + 8 * (3 * context + certain) :][:8]
            by_status.extend(weights[status + 36 * at + number] + weight for weight in ranks)
        for number in range(12):
            own = weights[length + 12 * at + number]
            by_length.extend(own + weight for weight in weights[lengths + 16 * at :][:16])
    return by_status + by_length + array("h", weights[holders:end])
