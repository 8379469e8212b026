"""What a contract promises, in points of the list."""

from math import comb
from typing import Final

from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, GameType, card_order
from skat_desktop.core.scoring import Stake, game_value, highest_value, matadors
from skat_desktop.core.seats import Seat
from skat_desktop.players.hand_model import Stage, win_chance

SCHNEIDER_CHANCE: Final = 0.05
"""How often a Schneider that was not announced makes a bid which the game alone does not reach."""
GAMES_WITH_SKAT: Final = (
    *map(Contract, TRUMP_GAMES),
    Contract(GameType.NULL),
    Contract(GameType.NULL, ouvert=True),
)
HAND_GAMES: Final = (
    *(Contract(game, hand=True) for game in TRUMP_GAMES),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)
_UNSEEN: Final = 22
"""The cards a player does not hold before the skat is taken; two of them are the skat."""


def expected_score(win: float, value: int) -> float:
    """Points (Seeger-Fabian, table of three) to expect from a game of this value.

    A win brings the value and 50; a loss costs twice the value and 50, and gives the
    defenders 40 each.
    """
    return win * (value + 50) - (1 - win) * (2 * value + 90)


def contract_worth(contract: Contract, win: float, cards: CardSet, bid: int) -> float:
    """Points to expect from a contract that is won with this chance, overbids counted.

    ``cards`` are those that make the matadors.
    """
    stake = Stake(contract, bid, cards)
    value = game_value(stake)
    if value >= bid:
        return expected_score(win, value)
    base = contract.game.base_value
    charged = -(-bid // base) * base
    rescued = 0.0 if highest_value(stake) < bid else win * SCHNEIDER_CHANCE
    return expected_score(rescued, charged)


def dealt_worth(contract: Contract, hand: CardSet, seat: Seat, bid: int) -> float:
    """Points to expect from a contract with these ten cards, the skat unseen."""
    if contract.hand:
        skat_points = 2 * (PACK - hand).points / _UNSEEN
        win = win_chance(contract, hand, seat, skat_points)
    else:
        win = win_chance(contract, hand, seat, stage=Stage.DEALT)
    return sum(
        chance * contract_worth(contract, win, cards, bid)
        for chance, cards in _possible_matadors(contract.game, hand)
    )


def _possible_matadors(game: GameType, hand: CardSet) -> list[tuple[float, CardSet]]:
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
