"""What the questions of several categories have in common."""

from collections.abc import Callable, Mapping
from typing import Any

from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.score_sheet import Entry, ScoreSheet, Scoring
from skat_desktop.core.scoring import TRICKS, GameResult, Stake, Tally

Fields = Mapping[str, Any]
"""A JSON object."""
Answer = Callable[[Fields], Fields]
"""From a question to its answer."""


def contract_of(given: Fields) -> Contract:
    """The contract announced; Schneider, Schwarz and ouvert are listed by name."""
    announced = given.get("announcements", ())
    return Contract(
        GameType(given["contract"]),
        hand=given.get("hand", False),
        schneider="schneider" in announced,
        schwarz="schwarz" in announced,
        ouvert="ouvert" in announced,
    )


def dealt_cards(given: Fields) -> CardSet:
    """The declarer's ten cards and the skat."""
    return CardSet.parse([*given["declarer_hand"], *given["skat"]])


def stake_of(given: Fields) -> Stake:
    """Contract, bid and the twelve cards."""
    return Stake(contract_of(given), given["bid"], dealt_cards(given))


def cards_with(game: GameType, matadors: int) -> CardSet:
    """Cards that make this many matadors, with (positive) or without (negative)."""
    trumps = card_order(game).descending(card_order(game).trumps)
    return CardSet(trumps[:matadors] if matadors > 0 else trumps[-matadors:])


def whole_tally(points: int, tricks: int) -> Tally:
    """The tally at the end of play, from the declarer's points and tricks."""
    return Tally(points, tricks, TOTAL_POINTS - points, TRICKS - tricks)


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
