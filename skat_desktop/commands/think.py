"""``skat-desktop think``: what a level of play does in a game as one seat sees it.

A request is a line: a record with one seat's ten cards, the others written ``??``, without a
result.  The answer is a line of JSON, ``{"move": "…"}`` in the words of records: a bid value,
``y``, ``p``, ``s``, a declaration such as ``D.ST.H8`` or ``GH``, or a card; ``agree`` or
``refuse`` if a claim or concession waits for it.  With ``explain`` it also has ``candidates``,
the chosen one first and then the best, each with ``move``, ``win_chance`` (of the seat's own
side) and ``score`` (list points expected ahead of each of the other side), as far as the level
can tell.  To a line that cannot be answered the answer
is ``{"error": "…"}``.  Nothing is remembered between two lines.
"""

import json
from collections.abc import Iterable, Iterator

from skat_desktop.assets import ResourceNotFoundError
from skat_desktop.commands.without_claims import WithoutClaims
from skat_desktop.core.observation import Observation
from skat_desktop.core.record_moves import action_text
from skat_desktop.core.record_observation import parse_observation
from skat_desktop.players import Player


def run(lines: Iterable[str], player: Player, *, explain: bool = False) -> Iterator[str]:
    """The answer to each line, as soon as it has been read."""
    careful = WithoutClaims(player)
    for line in lines:
        yield json.dumps(answer(line, careful, explain=explain))


def answer(line: str, player: WithoutClaims, *, explain: bool = False) -> dict[str, object]:
    """The answer to one line; anything may be wrong with it."""
    try:
        # Windows begins texts with a mark.
        observation = parse_observation(line.removeprefix("\ufeff"))
        _require_turn(observation)
        return _thoughts(observation, player, explain=explain)
    except (ValueError, ResourceNotFoundError) as error:
        return {"error": str(error)}


def _thoughts(
    observation: Observation, player: WithoutClaims, *, explain: bool
) -> dict[str, object]:
    candidates = player.candidates(observation) if explain else ()
    if not candidates:
        return {"move": action_text(player.choose(observation))}
    told = [
        {
            "move": action_text(candidate.action),
            "win_chance": _rounded(candidate.win_chance),
            "score": _rounded(candidate.score),
        }
        for candidate in candidates
    ]
    # The first one is what the player does; asked again, it would think again.
    return {"move": told[0]["move"], "candidates": told}


def _require_turn(observation: Observation) -> None:
    if observation.turn is None:
        raise ValueError("the game is over")
    if observation.turn is not observation.seat:
        shown, turn = observation.seat.name.lower(), observation.turn.name.lower()
        raise ValueError(f"it is {turn}'s turn, but the cards shown are {shown}'s")


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
