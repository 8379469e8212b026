"""Dealing the pack."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.cards import CARDS, PACK, Card, CardSet
from skat_desktop.core.deal import DEALING_ORDER, Deal
from skat_desktop.core.seats import SEATS
from tests.builders import F, M, R, make_deal


def test_three_each_two_to_the_skat_four_each_three_each() -> None:
    order = [next(to for to, places in DEALING_ORDER.items() if n in places) for n in range(32)]
    packets = [F] * 3 + [M] * 3 + [R] * 3 + [None] * 2
    packets += [F] * 4 + [M] * 4 + [R] * 4 + [F] * 3 + [M] * 3 + [R] * 3
    assert order == packets


@given(st.permutations(CARDS))
def test_the_pack_is_dealt_in_that_order(pack: list[Card]) -> None:
    deal = Deal.from_pack(pack)
    for seat in SEATS:
        assert [*deal.hands[seat]] == [pack[place] for place in DEALING_ORDER[seat]]
        assert deal.hand(seat) == CardSet(deal.hands[seat])
    assert [*deal.skat] == [pack[place] for place in DEALING_ORDER[None]]
    assert deal.hand(F) | deal.hand(M) | deal.hand(R) | deal.skat == PACK


def test_a_card_dealt_twice_is_refused() -> None:
    good = make_deal()
    with pytest.raises(ValueError, match="each of the 32 cards once"):
        Deal(good.hands, (good.skat[0], good.hands[0][0]))


def test_wrong_numbers_of_cards_are_refused() -> None:
    forehand, middlehand, rearhand = make_deal().hands
    skat = make_deal().skat
    with pytest.raises(ValueError, match="ten cards"):
        Deal(((*forehand, middlehand[0]), middlehand[1:], rearhand), skat)
    with pytest.raises(ValueError, match="ten cards"):
        Deal((forehand, middlehand, rearhand), ())  # type: ignore[arg-type]  # from a file
