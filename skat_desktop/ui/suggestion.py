"""What a computer player would announce in the person's place."""

from skat_desktop.core.actions import Declare
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.players import create_player


def suggested_contract(observation: Observation) -> Contract | None:
    """The contract to preselect for the declarer; None if there is none better than usual.

    It is worked out from what the declarer sees and nothing else.
    """
    if observation.phase not in (Phase.SKAT, Phase.DECLARING):
        return None
    action = create_player("club", 0).choose(observation)
    return action.contract if isinstance(action, Declare) else None
