"""What a hand is worth before the skat is seen."""

from math import comb
from typing import Final

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import Stake, game_value, matadors
from skat_desktop.core.seats import Seat
from skat_desktop.players.hand_model import Stage, win_chance

PASSING: Final = -10.0
"""What it is worth to let others play, in list points: less than nothing, for they often win."""
_UNSEEN: Final = 22
"""The cards a player does not hold before the skat is taken; two of them are the skat."""


def expected_score(win: float, value: int) -> float:
    """List points (Seeger-Fabian, table of three) to expect from a game of this value.

    A win brings the value and 50; a loss costs twice the value and 50, and gives the
    defenders 40 each.
    """
    return win * (value + 50) - (1 - win) * (2 * value + 90)


def lost_score(contract: Contract, bid: int) -> float:
    """What a game costs that its bid makes impossible to win."""
    base = contract.game.base_value
    return expected_score(0, -(-bid // base) * base)


def worth_at(observation: Observation, bid: int) -> float:
    """List points to expect as declarer at this bid with the best game, skat unseen."""
    hand, seat = observation.dealt, observation.seat
    return max(
        *(_trump_game(Contract(game), hand, seat, bid) for game in TRUMP_GAMES),
        *(_null_game(contract, hand, seat, bid) for contract in NULL_GAMES),
    )


NULL_GAMES: Final = tuple(
    Contract(GameType.NULL, hand=hand, ouvert=ouvert)
    for hand in (False, True)
    for ouvert in (False, True)
)


def _null_game(contract: Contract, hand: CardSet, seat: Seat, bid: int) -> float:
    if contract.null_value < bid:
        return lost_score(contract, bid)
    stage = Stage.PLAYED if contract.hand else Stage.DEALT
    return expected_score(win_chance(contract, hand, seat, stage=stage), contract.null_value)


def _trump_game(contract: Contract, hand: CardSet, seat: Seat, bid: int) -> float:
    win = win_chance(contract, hand, seat, stage=Stage.DEALT)
    score = 0.0
    for chance, cards in possible_matadors(contract.game, hand):
        value = game_value(Stake(contract, bid, cards))
        if value >= bid:
            score += chance * expected_score(win, value)
        else:
            score += chance * lost_score(contract, bid)
    return score


def possible_matadors(game: GameType, hand: CardSet) -> list[tuple[float, CardSet]]:
    """What the skat may do to the matadors: chances, and the cards that count then.

    Playing without, the value falls if the skat holds one of the missing top trumps.  That it
    may rise is left aside.
    """
    count = matadors(game, hand)
    missing: list[Card] = []
    if count < 0:
        missing = card_order(game).descending(card_order(game).trumps)[:-count]
    cases = []
    for index, card in enumerate(missing):
        # The first missing trump in the skat is this one.
        ways = comb(_UNSEEN - index, 2) - comb(_UNSEEN - index - 1, 2)
        cases.append((ways / comb(_UNSEEN, 2), hand | (card,)))
    cases.append((comb(_UNSEEN - len(missing), 2) / comb(_UNSEEN, 2), hand))
    return cases
