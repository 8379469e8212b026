"""Games and customs outside the official order."""

from collections.abc import Callable, Mapping
from typing import Final

from skat_desktop.commands.answers.fields import (
    Answer,
    Fields,
    cards_with,
    contract_of,
    whole_tally,
)
from skat_desktop.core import variants
from skat_desktop.core.scoring import Stake
from skat_desktop.core.seats import Seat


def _variant(given: Fields) -> Fields:
    return _VARIANTS[given["variant"]](given)


def _doublings(given: Fields, *names: str) -> int:
    """How often these customs double; each is a yes, or a number of times up to ten."""
    counts = [int(given.get(name, 0)) for name in names]
    if not all(0 <= count <= 10 for count in counts):
        raise ValueError(f"no number of doublings: {counts}")
    return sum(counts)


def _kontra(given: Fields) -> Fields:
    doublings = _doublings(given, "kontra", "re", "bock")
    return {"score": variants.list_entry(given["value"], won=given["won"], doublings=doublings)}


def _bock(given: Fields) -> Fields:
    return _kontra({"bock": True, **given})


def _ramsch(given: Fields, skat_to: variants.RamschSkat) -> Fields:
    entries = variants.ramsch_entries(
        given["trick_points"],
        given["tricks"],
        skat_points=given.get("skat_points", 0),
        last_trick=Seat(given.get("last_trick", 0)),
        skat_to=skat_to,
        doublings=_doublings(given, "not_picked_up", "knocks"),
    )
    return {"scores": entries}


def _schieberamsch(given: Fields) -> Fields:
    doublings = _doublings(given, "jungfrau", "not_picked_up", "knocks")
    return {"loser_score": -given["loser_points"] << doublings}


def _null_revolution(given: Fields) -> Fields:
    return {"score": variants.revolution_entry(won=given["won"])}


def _spitze(given: Fields) -> Fields:
    contract = contract_of(given)
    stake = Stake(contract, given.get("bid", 0), cards_with(contract.game, given["matadors"]))
    score = variants.spitze_entry(
        stake,
        whole_tally(given["points"], given["tricks"]),
        made=given["last_trick_with_lowest_trump"],
        extra_levels=given.get("levels", 1),
    )
    return {"score": score}


def _bierlachs(given: Fields) -> Fields:
    players = given["players"]
    entries = variants.bierlachs_entries(
        players.index(given["declarer"]), len(players), given["value"], won=given["won"]
    )
    return {"scores": dict(zip(players, entries, strict=True))}


def _grand_ouvert(given: Fields) -> Fields:
    value = variants.old_grand_ouvert_value(given["matadors"])
    return {"value": value, "score": variants.list_entry(value, won=given.get("won", True))}


_VARIANTS: Final[Mapping[str, Callable[[Fields], Fields]]] = {
    "kontra": _kontra,
    "bock": _bock,
    "ramsch_skat_to_last_trick": lambda given: _ramsch(given, variants.RamschSkat.LAST_TRICK),
    "ramsch_skat_to_loser": lambda given: _ramsch(given, variants.RamschSkat.LOSER),
    "schieberamsch": _schieberamsch,
    "null_revolution": _null_revolution,
    "spitze": _spitze,
    "bierlachs": _bierlachs,
    "grand_ouvert_36": _grand_ouvert,
}


CATEGORIES: Final[Mapping[str, Answer]] = {
    "variant": _variant,
}
