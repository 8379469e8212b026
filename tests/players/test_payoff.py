"""What card points bring in the list, against the rules and the score sheet."""

from itertools import pairwise

import pytest

from skat_desktop.core.cards import TOTAL_POINTS
from skat_desktop.core.contract import CONTRACTS, Contract
from skat_desktop.core.scoring import Stake, matadors
from skat_desktop.players.payoff import payoffs
from tests.builders import DIAMONDS, GRAND
from tests.players.list_points import list_points, twelve_with

BIDS = (18, 23, 40, 59, 96, 120, 216)
TRUMP_CONTRACTS = [contract for contract in CONTRACTS if not contract.game.is_null]


@pytest.mark.parametrize("contract", TRUMP_CONTRACTS, ids=str)
def test_every_score_is_that_of_the_rules(contract: Contract) -> None:
    most = 4 if contract.game is GRAND else 11
    turn = TRUMP_CONTRACTS.index(contract)
    # A third of the counts with each contract, and a bid with each count.
    for count in (n for n in range(-most, most + 1) if n and (n + turn) % 3 == 0):
        twelve, bid = twelve_with(contract.game, count), BIDS[(count + turn) % len(BIDS)]
        assert matadors(contract.game, twelve) == count
        table = payoffs(contract, bid, count)
        assert len(table) == TOTAL_POINTS + 1
        for points in (0, 1, 30, 31, 60, 61, 89, 90, 119, 120):
            assert table[points] == list_points(Stake(contract, bid, twelve), points)


@pytest.mark.parametrize("contract", [c for c in CONTRACTS if c.game.is_null], ids=str)
def test_null_is_lost_or_won(contract: Contract) -> None:
    value = contract.null_value
    assert payoffs(contract, 18, 0) == (-2 * value - 90, value + 50)


def test_more_points_are_never_worse() -> None:
    for contract in TRUMP_CONTRACTS:
        table = payoffs(contract, 18, 2)
        assert all(fewer <= more for fewer, more in pairwise(table))


def test_an_overbid_game_is_lost_unless_schneider_saves_it() -> None:
    table = payoffs(Contract(DIAMONDS), 27, 1)
    assert all(score < 0 for score in table[:90])
    assert all(score > 0 for score in table[90:])
    assert max(payoffs(Contract(DIAMONDS), 120, 1)) < 0
