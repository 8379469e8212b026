"""Hand or skat, the discard, and the announcement."""

from itertools import combinations
from math import exp
from typing import Final

from skat_desktop.core.actions import Declare
from skat_desktop.core.cards import PACK, CardSet
from skat_desktop.core.contract import TRUMP_GAMES, Contract, card_order
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import Stake, game_value, highest_value
from skat_desktop.core.seats import Seat
from skat_desktop.players.bidding import (
    NULL_GAMES,
    expected_score,
    lost_score,
    possible_matadors,
    worth_at,
)
from skat_desktop.players.claims import Rivals, takes_all_on_lead
from skat_desktop.players.hand_model import logit, win_chance

SCHNEIDER_CHANCE: Final = 0.05
"""How likely an unannounced Schneider rescues a bid the game does not otherwise reach."""
ANNOUNCE_SCHNEIDER: Final = 0.9995
"""The chance of the plain game above which Schneider is announced."""


def hand_contract(observation: Observation) -> Contract | None:
    """The Hand game that promises more than taking the skat; None if there is none."""
    hand, seat, bid = observation.hand, observation.seat, observation.bid
    best, contract = max(
        ((_hand_worth(contract, hand, seat, bid), contract) for contract in _HAND_GAMES),
        key=lambda candidate: candidate[0],
    )
    if best <= worth_at(observation, bid):
        return None
    return _announced(contract, hand, seat)


def declaration(observation: Observation) -> Declare:
    """The best discard and game for the twelve cards; the cheapest loss if none reaches the bid."""
    twelve, seat, bid = observation.hand, observation.seat, observation.bid
    discards = [(twelve - pair, CardSet(pair).points, pair) for pair in combinations(twelve, 2)]
    candidates: list[tuple[float, Declare]] = []
    for contract in observation.contracts():
        best, pair = max(
            (logit(contract, kept, seat, points), pair) for kept, points, pair in discards
        )
        worth = _worth(contract, 1 / (1 + exp(-best)), twelve, bid)
        candidates.append((worth, Declare(contract, pair)))
    return max(candidates, key=lambda candidate: candidate[0])[1]


_HAND_GAMES: Final = (
    *(Contract(game, hand=True) for game in TRUMP_GAMES),
    *(contract for contract in NULL_GAMES if contract.hand),
)


def _worth(contract: Contract, win: float, cards: CardSet, bid: int) -> float:
    value = game_value(Stake(contract, bid, cards))
    if value >= bid:
        return expected_score(win, value)
    lost = lost_score(contract, bid)
    if highest_value(Stake(contract, bid, cards)) < bid:
        return lost
    return lost + SCHNEIDER_CHANCE * win * (bid + 50 - lost)


def _hand_worth(contract: Contract, hand: CardSet, seat: Seat, bid: int) -> float:
    if contract.game.is_null and contract.null_value < bid:
        return lost_score(contract, bid)
    skat_points = 2 * (PACK - hand).points / (len(PACK) - len(hand))
    win = win_chance(contract, hand, seat, skat_points)
    return sum(
        chance * _worth(contract, win, cards, bid)
        for chance, cards in possible_matadors(contract.game, hand)
    )


def _announced(contract: Contract, hand: CardSet, seat: Seat) -> Contract:
    """The same Hand game with the levels that are sure."""
    game = contract.game
    if game.is_null:
        return contract
    unseen = PACK - hand
    if seat is Seat.FOREHAND and takes_all_on_lead(
        card_order(game), hand, Rivals((unseen, unseen), (10, 10))
    ):
        return Contract(game, hand=True, ouvert=True)
    schneider = win_chance(contract, hand, seat) > ANNOUNCE_SCHNEIDER
    return Contract(game, hand=True, schneider=schneider)
