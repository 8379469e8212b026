"""What to consider before giving up or claiming the rest, in the person's language."""

from skat_desktop.core.game import CARDS_TO_CONCEDE
from skat_desktop.core.observation import Observation
from skat_desktop.ui.translation import translate


def concede(observation: Observation) -> str:
    """What giving up means for this player now."""
    if observation.value_is_fixed:
        return translate("Questions", "The game is decided. End it now? The result stands.")
    if not observation.is_declarer:
        return translate("Questions", "Give up? If the declarer agrees, the game is won.")
    if observation.cards_held(observation.seat) >= CARDS_TO_CONCEDE:
        return translate("Questions", "Give up? The game is lost then.")
    return translate("Questions", "Give up? If a defender agrees, the game is lost.")


def claim(observation: Observation) -> str:
    """What claiming the rest means for this player now."""
    if not observation.is_declarer:
        return translate(
            "Questions",
            "Lay your cards open? Only if the declarer can take no further trick; "
            "otherwise all the rest is his.",
        )
    if observation.contract is not None and observation.contract.game.is_null:
        return translate("Questions", "Lay your cards open and claim to take no trick?")
    return translate("Questions", "Lay your cards open and claim all the rest?")
