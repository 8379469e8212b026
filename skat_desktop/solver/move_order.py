"""The weights by which the search orders moves, learnt by ``packaging/tune_move_order.py``."""

import json
from functools import cache

from skat_desktop.assets import resource


@cache
def move_weights(kind: str) -> tuple[int, ...]:
    """The weights for a kind of game, "suit", "grand" or "null", laid out as `search.BLOCKS`."""
    text = resource("solver", f"{kind}.json").read_text(encoding="ascii")
    return tuple(json.loads(text))
