"""Games and customs outside the official order."""

from collections.abc import Callable, Mapping
from typing import Final

from skat_desktop.commands.answers.fields import (
    Answer,
    Fields,
    bid_of,
    cards_with,
    contract_of,
    players_of,
    whole,
    whole_tally,
    wholes,
    yes,
)
from skat_desktop.core import variants
from skat_desktop.core.cards import TOTAL_POINTS
from skat_desktop.core.contract import GameType
from skat_desktop.core.scoring import TRICKS, Stake
from skat_desktop.core.seats import Seat


def _variant(given: Fields) -> Fields:
    return _VARIANTS[given["variant"]](given)


def _doublings(given: Fields, *names: str) -> int:
    """How often these customs double; each is a yes, or a number of times up to ten."""
    return sum(
        given[name] if isinstance(given.get(name), bool) else whole(given, name, 0, 10, 0)
        for name in names
    )


def _value(given: Fields) -> int:
    return whole(given, "value", 1, 10_000)


def _kontra(given: Fields) -> Fields:
    doublings = _doublings(given, "kontra", "re", "bock")
    return {"score": variants.list_entry(_value(given), won=yes(given, "won"), doublings=doublings)}


def _bock(given: Fields) -> Fields:
    return _kontra({"bock": True, **given})


def _ramsch(given: Fields, skat_to: variants.RamschSkat) -> Fields:
    points, tricks = wholes(given, "trick_points", 0, TOTAL_POINTS), wholes(given, "tricks", 0, 10)
    skat_points = whole(given, "skat_points", 0, 22, 0)
    if sum(points) + skat_points > TOTAL_POINTS or sum(tricks) != TRICKS:
        raise ValueError(f"a Ramsch has {TOTAL_POINTS} points and {TRICKS} tricks")
    entries = variants.ramsch_entries(
        points,
        tricks,
        skat_points=skat_points,
        last_trick=Seat(whole(given, "last_trick", 0, 2, 0)),
        skat_to=skat_to,
        march_costs_others=yes(given, "march_costs_others", False),
        doublings=_doublings(given, "not_picked_up", "knocks"),
    )
    return {"scores": entries}


def _schieberamsch(given: Fields) -> Fields:
    doublings = _doublings(given, "jungfrau", "not_picked_up", "knocks")
    return {"loser_score": -whole(given, "loser_points", 0, TOTAL_POINTS) << doublings}


def _null_revolution(given: Fields) -> Fields:
    return {"score": variants.revolution_entry(won=yes(given, "won"))}


def _spitze(given: Fields) -> Fields:
    contract = contract_of(given)
    if contract.game.is_null or (contract.game is GameType.GRAND and given["matadors"] == 4):
        raise ValueError("no Spitze in Null, nor in Grand with 4")
    bid = bid_of(given) if "bid" in given else 0
    stake = Stake(contract, bid, cards_with(contract.game, given))
    score = variants.spitze_entry(
        stake,
        whole_tally(given, "points", "tricks"),
        made=yes(given, "last_trick_with_lowest_trump"),
        extra_levels=whole(given, "levels", 1, 2, 1),
    )
    return {"score": score}


def _bierlachs(given: Fields) -> Fields:
    players = players_of(given)
    entries = variants.bierlachs_entries(
        players.index(given["declarer"]), len(players), _value(given), won=yes(given, "won")
    )
    return {"scores": dict(zip(players, entries, strict=True))}


def _grand_ouvert(given: Fields) -> Fields:
    value = variants.old_grand_ouvert_value(whole(given, "matadors", 1, 4))
    return {"value": value, "score": variants.list_entry(value, won=yes(given, "won", True))}


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
