"""How high to bid."""

from typing import Final

from skat_desktop.core.auction import LOWEST_BID
from skat_desktop.core.observation import Observation
from skat_desktop.players.worth import GAMES_WITH_SKAT, HAND_GAMES, dealt_worth

PASSING: Final = -24.0
"""What it is worth to let others play, in list points: less than nothing, for they often win."""
HIGH_BID: Final = 0.5
"""What a point of the bid above the lowest takes off a game: opponents who bid high hold cards."""


def is_worth_playing(observation: Observation, bid: int) -> bool:
    """Whether playing at this bid, the skat unseen, promises more than letting others play."""
    needed = PASSING + HIGH_BID * (bid - LOWEST_BID)
    return any(
        dealt_worth(contract, observation.dealt, observation.seat, bid) > needed
        for contract in (*GAMES_WITH_SKAT, *HAND_GAMES)
        if not (contract.game.is_null and contract.null_value < bid)
    )
