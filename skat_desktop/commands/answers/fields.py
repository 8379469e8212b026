"""What the questions of several categories have in common."""

from collections.abc import Callable, Mapping
from typing import Any

from skat_desktop.core.auction import BID_VALUES
from skat_desktop.core.cards import TOTAL_POINTS, Card, CardSet
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.core.scoring import TRICKS, GameResult, Stake, Tally
from skat_desktop.core.seats import SEATS

Fields = Mapping[str, Any]
"""A JSON object."""
Answer = Callable[[Fields], Fields]
"""From a question to its answer."""


def whole(given: Fields, name: str, least: int, most: int, default: int | None = None) -> int:
    """A whole number within bounds; `ValueError` for any other value, `KeyError` for none."""
    value = given[name] if default is None else given.get(name, default)
    return _whole(name, value, least, most)


def _whole(name: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value!r}")
    return value


def wholes(given: Fields, name: str, least: int, most: int) -> list[int]:
    """Three whole numbers, one for each seat."""
    values = given[name]
    if not isinstance(values, list) or len(values) != len(SEATS):
        raise ValueError(f"{name} are three whole numbers, not {values!r}")
    return [_whole(name, value, least, most) for value in values]


def yes(given: Fields, name: str, default: bool | None = None) -> bool:
    """Yes or no; `ValueError` for any other value, `KeyError` for none."""
    value = given[name] if default is None else given.get(name, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name} is true or false, not {value!r}")
    return value


def cards(given: Fields, name: str, least: int, most: int) -> list[Card]:
    """So many cards, none of them twice."""
    codes = given[name]
    if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
        raise ValueError(f"{name} is a list of cards, not {codes!r}")
    found = [*map(Card.parse, codes)]
    if not least <= len(found) <= most:
        number = str(least) if least == most else f"{least} to {most}"
        raise ValueError(f"{name} has {number} cards, not {len(found)}")
    if len({*found}) < len(found):
        raise ValueError(f"{name} has a card twice")
    return found


def players_of(given: Fields) -> list[str]:
    """The names of three or four players."""
    names = given["players"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"players is a list of names, not {names!r}")
    if len(names) not in (3, 4) or len({*names}) < len(names):
        raise ValueError("players are three or four different names")
    return names


def game_of(given: Fields) -> GameType:
    """The kind of game, by its letter."""
    letter = given["contract"]
    if letter not in [game.value for game in GameType]:
        raise ValueError(f"no such contract: {letter!r}")
    return GameType(letter)


def contract_of(given: Fields) -> Contract:
    """The contract announced; Schneider, Schwarz and ouvert are listed by name."""
    announced = given.get("announcements", [])
    known = ("schneider", "schwarz", "ouvert")
    if not isinstance(announced, list) or any(name not in known for name in announced):
        raise ValueError(f"announcements are of {', '.join(known)}, not {announced!r}")
    return Contract(
        game_of(given),
        hand=yes(given, "hand", False),
        schneider="schneider" in announced,
        schwarz="schwarz" in announced,
        ouvert="ouvert" in announced,
    )


def dealt_cards(given: Fields) -> CardSet:
    """The declarer's ten cards and the skat."""
    hand, skat = cards(given, "declarer_hand", 10, 10), cards(given, "skat", 2, 2)
    dealt = CardSet([*hand, *skat])
    if len(dealt) < len(hand) + len(skat):
        raise ValueError("a card is both in the hand and in the skat")
    return dealt


def bid_of(given: Fields) -> int:
    """The bid that won the auction."""
    bid = whole(given, "bid", BID_VALUES[0], BID_VALUES[-1])
    if bid not in BID_VALUES:
        raise ValueError(f"nobody can bid {bid}")
    return bid


def stake_of(given: Fields) -> Stake:
    """Contract, bid and the twelve cards."""
    return Stake(contract_of(given), bid_of(given), dealt_cards(given))


def cards_with(game: GameType, given: Fields) -> CardSet:
    """Cards that make as many matadors as given, with (positive) or without (negative)."""
    trumps = card_order(game).descending(card_order(game).trumps)
    matadors = whole(given, "matadors", -len(trumps), len(trumps))
    if not matadors and trumps:
        raise ValueError("nobody plays with or without 0 matadors")
    return CardSet(trumps[:matadors] if matadors > 0 else trumps[-matadors:])


def whole_tally(given: Fields, points: str, tricks: str) -> Tally:
    """The tally at the end of play, from the fields with the declarer's points and tricks."""
    card_points = whole(given, points, 0, TOTAL_POINTS)
    taken = whole(given, tricks, 0, TRICKS)
    return Tally(card_points, taken, TOTAL_POINTS - card_points, TRICKS - taken)


def seeger_fabian(score: int, players: int) -> tuple[int, ...]:
    """What this one entry is worth to the declarer and then to each other player."""
    return ScoreSheet(players, (Entry(0, score),)).totals(Scoring.SEEGER_FABIAN)


def counted(result: GameResult) -> dict[str, Any]:
    """Everything that may be asked about a result."""
    is_null = result.contract.game.is_null
    three, four = seeger_fabian(result.score, 3), seeger_fabian(result.score, 4)
    return {
        "matadors": None if is_null else result.matadors,
        "multiplier": None if is_null else result.multiplier,
        "value": result.value,
        "overbid": result.overbid,
        "settled_value": result.settled,
        "won": result.won,
        "score": result.score,
        "seeger_fabian_3p": {"declarer": three[0], "each_defender": three[1]},
        "seeger_fabian_4p": {"declarer": four[0], "each_other_incl_dealer": four[1]},
    }
