"""The deals that the solver is measured on."""

import pytest

from skat_desktop.core.cards import PACK, TOTAL_POINTS, CardSet
from skat_desktop.core.seats import Seat
from skat_desktop.solver import IS_COMPILED
from skat_desktop.solver.declared_deals import KINDS, declared_deals
from skat_desktop.solver.solver import Solver


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_deals_the_same(kind: str) -> None:
    deals = [*declared_deals(kind, 12, seed=4)]
    assert [*declared_deals(kind, 5, seed=4)] == deals[:5]
    assert len({*deals}) == 12
    assert not {*deals} & {*declared_deals(kind, 12, seed=5)}


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_has_ten_cards_and_the_declarer_the_points_of_the_skat(kind: str) -> None:
    leaders = set()
    for position in declared_deals(kind, 30):
        assert position.game in KINDS[kind]
        assert position.declarer is Seat.FOREHAND
        assert not position.trick.cards
        leaders.add(position.trick.leader)
        assert [len(hand) for hand in position.hands] == [10, 10, 10]
        skat = PACK - CardSet(card for hand in position.hands for card in hand)
        assert len(skat) == 2
        assert position.points == skat.points
    assert leaders == {*Seat}


@pytest.mark.parametrize("cards", [1, 5, 9])
@pytest.mark.parametrize("kind", KINDS)
def test_endings_are_what_is_left_of_the_deals(kind: str, cards: int) -> None:
    for position in declared_deals(kind, 10, cards=cards):
        assert [len(hand) for hand in position.hands] == [cards] * 3
        gone = TOTAL_POINTS - sum(hand.points for hand in position.hands)
        assert position.points == gone // 2


@pytest.mark.skipif(not IS_COMPILED, reason="takes hours as Python")
@pytest.mark.parametrize("kind", KINDS)
def test_the_declarer_wins_as_often_as_people_do(kind: str) -> None:
    solver = Solver()
    win = solver.makes_null if kind == "null" else solver.can_reach
    won = sum(win(position) for position in declared_deals(kind, 300))
    assert 0.55 <= won / 300 <= 0.70
