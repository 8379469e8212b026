"""Matadors, levels, game value, overbid: what a game counted, and why (ISkO 2.3-2.5, 3.6, 4.4)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from skat_desktop.core.cards import TOTAL_POINTS, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType, card_order
from skat_desktop.core.ruleset import OverbidRule

TRICKS: Final = 10
POINTS_TO_WIN: Final = 61
POINTS_FOR_SCHNEIDER: Final = 90


class Level(Enum):
    """What raises the multiplier by one beside the matadors (Gewinnstufen, ISkO 2.5)."""

    GAME = "game"
    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz announced"
    OUVERT = "ouvert"


class Reason(Enum):
    """Why a game was won or lost."""

    POINTS = "points reached"
    SCHNEIDER = "announced Schneider made"
    SCHWARZ = "announced Schwarz made"
    NO_TRICK = "no trick taken"
    DEFENDERS_CONCEDED = "defenders conceded"
    DEFENDERS_ABANDONED = "defenders abandoned the game"

    TOO_FEW_POINTS = "too few points"
    SCHNEIDER_MISSED = "announced Schneider missed"
    SCHWARZ_MISSED = "announced Schwarz missed"
    TRICK_TAKEN = "trick taken in Null"
    OVERBID = "overbid"
    DECLARER_CONCEDED = "declarer conceded"
    DECLARER_ABANDONED = "declarer abandoned the game"


@dataclass(frozen=True, slots=True)
class Tally:
    """Card points and tricks of both parties so far; the skat counts for the declarer."""

    declarer_points: int
    declarer_tricks: int
    defender_points: int
    defender_tricks: int

    def with_rest(self, *, to_declarer: bool) -> "Tally":
        """The tally once one party has all the points and tricks still outstanding."""
        points = TOTAL_POINTS - self.declarer_points - self.defender_points
        tricks = TRICKS - self.declarer_tricks - self.defender_tricks
        if to_declarer:
            return Tally(
                self.declarer_points + points,
                self.declarer_tricks + tricks,
                self.defender_points,
                self.defender_tricks,
            )
        return Tally(
            self.declarer_points,
            self.declarer_tricks,
            self.defender_points + points,
            self.defender_tricks + tricks,
        )


@dataclass(frozen=True, slots=True)
class Stake:
    """What the declarer has staked: contract, bid, and the cards that make the matadors.

    ``cards`` are the ten dealt to the declarer and the two of the skat, whatever was discarded.
    """

    contract: Contract
    bid: int
    cards: CardSet
    overbid_rule: OverbidRule = OverbidRule.NEXT_MULTIPLE


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game's result and the sum that leads to it.

    ``matadors`` are counted with (positive) or without (negative), and 0 in Null, where
    ``levels`` is empty.  ``value`` is what the game was worth, ``settled`` what it is charged
    at, which differs if it is overbid; ``score`` is the declarer's entry in the list:
    ``settled`` if won, twice as much negative if lost (ISkO 2.5.11).
    """

    contract: Contract
    bid: int
    matadors: int
    levels: tuple[Level, ...]
    value: int
    settled: int
    won: bool
    reason: Reason
    tally: Tally

    @property
    def base_value(self) -> int:
        """The base value that is multiplied; in Null the whole value."""
        game = self.contract.game
        return self.contract.null_value if game.is_null else game.base_value

    @property
    def multiplier(self) -> int:
        """Matadors and levels together, 2 to 18; 1 in Null."""
        return abs(self.matadors) + len(self.levels) or 1

    @property
    def overbid(self) -> bool:
        """Whether the game was worth less than the bid (überreizt)."""
        return self.value < self.bid

    @property
    def score(self) -> int:
        """The declarer's entry in the list."""
        return self.settled if self.won else -2 * self.settled


def matadors(game: GameType, cards: CardSet) -> int:
    """Matadors (Spitzen) of the declarer's twelve cards: +n with n, -n without n, 0 in Null.

    >>> matadors(GameType.GRAND, CardSet.parse(["CJ", "SJ", "DJ"]))
    2
    """
    trumps = card_order(game).trumps
    if not trumps:
        return 0
    held = [card in cards for card in card_order(game).descending(trumps)]
    run = next((i for i, holds in enumerate(held) if holds is not held[0]), len(held))
    return run if held[0] else -run


def levels(contract: Contract, *, schneider: bool, schwarz: bool) -> tuple[Level, ...]:
    """The levels that apply when these were reached, by either party (ISkO 2.5).

    An announced level counts even when it was missed: the game is then lost at that level.
    """
    if contract.game.is_null:
        return ()
    applying = {
        Level.GAME: True,
        Level.HAND: contract.hand,
        Level.SCHNEIDER: schneider or schwarz or contract.schneider,
        Level.SCHNEIDER_ANNOUNCED: contract.schneider,
        Level.SCHWARZ: schwarz or contract.schwarz,
        Level.SCHWARZ_ANNOUNCED: contract.schwarz,
        Level.OUVERT: contract.ouvert,
    }
    return tuple(level for level, applies in applying.items() if applies)


def game_value(stake: Stake, *, schneider: bool = False, schwarz: bool = False) -> int:
    """The value of the game when these levels are reached; without any, what it surely has."""
    contract = stake.contract
    if contract.game.is_null:
        return contract.null_value
    multiplier = abs(matadors(contract.game, stake.cards)) + len(
        levels(contract, schneider=schneider, schwarz=schwarz)
    )
    return multiplier * contract.game.base_value


def highest_value(stake: Stake) -> int:
    """The most this contract can be worth, by an unannounced Schwarz and so Schneider."""
    return game_value(stake, schwarz=True)


def null_overbid_values(bid: int, cards: CardSet, *, hand: bool) -> dict[GameType, int]:
    """What a Null game below the bid costs as each of the other games (ISkO 3.6.2).

    The declarer may choose the cheapest.  Our own table does not accept such an announcement.
    """
    return {
        game: max(
            (abs(matadors(game, cards)) + 1 + hand) * game.base_value,
            _next_multiple(game.base_value, bid),
        )
        for game in TRUMP_GAMES
    }


def played_result(stake: Stake, tally: Tally) -> GameResult:
    """The result of a game that was played to its end, or whose rest has been claimed."""
    schwarz = 0 in (tally.declarer_tricks, tally.defender_tricks)
    reason = _outcome(stake.contract, tally)
    return _result(stake, tally, reason, _schneider_reached(tally), schwarz)


def declarer_conceded(stake: Stake, tally: Tally) -> GameResult:
    """The declarer gave up: lost at the simple level (ISkO 4.4.1).

    What is decided stays decided (4.1.3): a game already won is won, and a Schneider already
    reached counts.
    """
    won = _made(stake.contract, tally)
    reason = _won_reason(stake.contract) if won else Reason.DECLARER_CONCEDED
    return _result(stake, tally, reason, _schneider_reached(tally), schwarz=False)


def defenders_conceded(stake: Stake, tally: Tally) -> GameResult:
    """The defenders gave up: won at the simple level (ISkO 4.4.3).

    A level that the bid needs is credited while it is still possible (4.1.5); a game already
    lost stays lost (4.1.3).
    """
    schneider = _schneider_reached(tally)
    if is_lost(stake.contract, tally):
        return _result(stake, tally, _outcome(stake.contract, tally), schneider, schwarz=False)
    creditable = [(schneider, False)]
    if tally.defender_points <= TOTAL_POINTS - POINTS_FOR_SCHNEIDER:
        creditable.append((True, False))
    if tally.defender_tricks == 0:
        creditable.append((True, True))
    needed = next(
        (
            (schneider, schwarz)
            for schneider, schwarz in creditable
            if game_value(stake, schneider=schneider, schwarz=schwarz) >= stake.bid
        ),
        creditable[0],
    )
    return _result(stake, tally, Reason.DEFENDERS_CONCEDED, *needed)


def abandoned(
    stake: Stake, tally: Tally, *, by_declarer: bool, schwarz_possible: bool = True
) -> GameResult:
    """One party threw its cards in: it keeps what it has, the other gets the rest (ISkO 4.4.6).

    Schneider counts, and Schwarz unless ``schwarz_possible`` is False (the throwing party held
    cards that had to win a trick).  Before the first trick is complete a declarer merely
    concedes.
    """
    final = tally.with_rest(to_declarer=not by_declarer)
    if stake.contract.game.is_null:
        reason = Reason.DECLARER_ABANDONED if by_declarer else Reason.DEFENDERS_ABANDONED
        return _result(stake, final, reason, schneider=False, schwarz=False)
    reason = _outcome(stake.contract, final)
    if by_declarer and tally.declarer_tricks + tally.defender_tricks == 0:
        return _result(stake, final, Reason.DECLARER_ABANDONED, schneider=False, schwarz=False)
    schneider = _schneider_reached(final)
    schwarz = 0 in (final.declarer_tricks, final.defender_tricks) and schwarz_possible
    return _result(stake, final, reason, schneider, schwarz)


def is_lost(contract: Contract, tally: Tally) -> bool:
    """Whether the declarer can no longer reach what was announced; overbids aside."""
    if contract.game.is_null:
        return tally.declarer_tricks > 0
    if contract.schwarz:
        return tally.defender_tricks > 0
    most = TOTAL_POINTS - tally.defender_points
    return most < (POINTS_FOR_SCHNEIDER if contract.schneider else POINTS_TO_WIN)


def is_value_fixed(contract: Contract, tally: Tally) -> bool:
    """Whether nothing that can still happen changes the score, so that play may stop.

    So it is once an announced Schwarz is broken, or an announced Schneider by a declarer who
    has a trick.
    """
    if contract.schwarz:
        return tally.defender_tricks > 0
    return contract.schneider and is_lost(contract, tally) and tally.declarer_tricks > 0


def _outcome(contract: Contract, tally: Tally) -> Reason:
    """Why the declarer made or missed what was announced, at the end of play."""
    if _made(contract, tally):
        return _won_reason(contract)
    if contract.game.is_null:
        return Reason.TRICK_TAKEN
    if tally.declarer_points < POINTS_TO_WIN:
        return Reason.TOO_FEW_POINTS
    return Reason.SCHWARZ_MISSED if contract.schwarz else Reason.SCHNEIDER_MISSED


def _made(contract: Contract, tally: Tally) -> bool:
    if contract.game.is_null:
        return tally.declarer_tricks == 0 and tally.defender_tricks == TRICKS
    if contract.schwarz:
        return tally.declarer_tricks == TRICKS
    needed = POINTS_FOR_SCHNEIDER if contract.schneider else POINTS_TO_WIN
    return tally.declarer_points >= needed


def _won_reason(contract: Contract) -> Reason:
    if contract.game.is_null:
        return Reason.NO_TRICK
    if contract.schwarz:
        return Reason.SCHWARZ
    return Reason.SCHNEIDER if contract.schneider else Reason.POINTS


_WINNING: Final = frozenset(
    (
        Reason.POINTS,
        Reason.SCHNEIDER,
        Reason.SCHWARZ,
        Reason.NO_TRICK,
        Reason.DEFENDERS_CONCEDED,
        Reason.DEFENDERS_ABANDONED,
    )
)


def _schneider_reached(tally: Tally) -> bool:
    return max(tally.declarer_points, tally.defender_points) >= POINTS_FOR_SCHNEIDER


def _next_multiple(base: int, bid: int) -> int:
    return -(-bid // base) * base


def _result(
    stake: Stake, tally: Tally, reason: Reason, schneider: bool, schwarz: bool
) -> GameResult:
    contract = stake.contract
    value = game_value(stake, schneider=schneider, schwarz=schwarz)
    overbid = value < stake.bid
    won = reason in _WINNING and not overbid
    if overbid and reason in _WINNING:
        reason = Reason.OVERBID
    return GameResult(
        contract=contract,
        bid=stake.bid,
        matadors=matadors(contract.game, stake.cards),
        levels=levels(contract, schneider=schneider, schwarz=schwarz),
        value=value,
        settled=_overbid_cost(stake, value) if overbid else value,
        won=won,
        reason=reason,
        tally=tally,
    )


def _overbid_cost(stake: Stake, value: int) -> int:
    contract = stake.contract
    if contract.game.is_null:
        return min(null_overbid_values(stake.bid, stake.cards, hand=contract.hand).values())
    if stake.overbid_rule is OverbidRule.ACTUAL_VALUE:
        return value
    if stake.overbid_rule is OverbidRule.BASE_VALUE:
        return contract.game.base_value
    return _next_multiple(contract.game.base_value, stake.bid)
