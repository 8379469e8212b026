"""Hand or skat, the discard, and the announcement."""

from itertools import combinations
from math import exp
from typing import Final

from skat_desktop.core.actions import Declare
from skat_desktop.core.cards import CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.observation import Observation
from skat_desktop.core.seats import Seat
from skat_desktop.players.claims import is_unbeatable
from skat_desktop.players.hand_model import logit, win_chance
from skat_desktop.players.worth import GAMES_WITH_SKAT, HAND_GAMES, contract_worth, dealt_worth

CHOICE: Final = 10.0
"""What the skat is worth beside its cards, in list points: it may open up a better game."""
ANNOUNCE_SCHNEIDER: Final = 0.9995
"""The chance of the plain game above which Schneider is announced."""


def hand_contract(observation: Observation) -> Contract | None:
    """The Hand game that promises more than taking the skat; None if there is none."""
    hand, seat, bid = observation.hand, observation.seat, observation.bid

    def worth(contract: Contract) -> float:
        return dealt_worth(contract, hand, seat, bid)

    allowed = observation.contracts()
    best = max((contract for contract in HAND_GAMES if contract in allowed), key=worth)
    if worth(best) <= max(map(worth, GAMES_WITH_SKAT)) + CHOICE:
        return None
    return _announced(best, hand, seat)


def declaration(observation: Observation) -> Declare:
    """The best discard and game for the twelve cards; the cheapest loss if none reaches the bid."""
    twelve, seat, bid = observation.hand, observation.seat, observation.bid
    discards = [(twelve - pair, CardSet(pair).points, pair) for pair in combinations(twelve, 2)]
    candidates: list[tuple[float, Declare]] = []
    for contract in observation.contracts():
        best, pair = max(
            (logit(contract, kept, seat, points), pair) for kept, points, pair in discards
        )
        worth = contract_worth(contract, 1 / (1 + exp(-best)), twelve, bid)
        candidates.append((worth, Declare(contract, pair)))
    return max(candidates, key=lambda candidate: candidate[0])[1]


def _announced(contract: Contract, hand: CardSet, seat: Seat) -> Contract:
    """The same Hand game with the levels that are sure."""
    game = contract.game
    if game.is_null:
        return contract
    if is_unbeatable(game, hand, seat):
        return Contract(game, hand=True, ouvert=True)
    schneider = win_chance(contract, hand, seat) > ANNOUNCE_SCHNEIDER
    return Contract(game, hand=True, schneider=schneider)
