"""Cards, their points, and sets of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.core.cards import (
    CARDS,
    JACKS,
    PACK,
    RANKS,
    SUITS,
    TOTAL_POINTS,
    Card,
    CardSet,
    Rank,
    Suit,
)
from tests.builders import card_set, cards

card_lists = st.lists(st.sampled_from(CARDS))


def test_the_pack_has_32_cards_of_four_suits_and_eight_ranks() -> None:
    assert len(set(CARDS)) == 32
    assert {(card.suit, card.rank) for card in CARDS} == {(s, r) for s in Suit for r in Rank}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_named_by_suit_and_rank(card: Card) -> None:
    assert card.code == str(card) == card.suit.letter + card.rank.letter
    assert Card.parse(card.code) is card
    assert Card.of(card.suit, card.rank) is card


def test_letters() -> None:
    assert [suit.letter for suit in SUITS] == ["D", "H", "S", "C"]
    assert [rank.letter for rank in RANKS] == ["7", "8", "9", "Q", "K", "T", "A", "J"]


@pytest.mark.parametrize("code", ["", "C", "C1", "XJ", "cj", "CJ ", "C10", "??"])
def test_an_unknown_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        Card.parse(code)


def test_points_of_each_rank() -> None:
    points = {rank.letter: rank.points for rank in Rank}
    assert points == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    assert all(card.points == points[card.rank.letter] for card in CARDS)


def test_the_pack_has_120_points_and_each_suit_30() -> None:
    assert PACK.points == TOTAL_POINTS == 120
    assert {CardSet(c for c in CARDS if c.suit is suit).points for suit in Suit} == {30}


def test_jacks() -> None:
    assert {*JACKS} == {Card.CJ, Card.SJ, Card.HJ, Card.DJ}


def test_a_set_iterates_from_the_lowest_number_up() -> None:
    assert [*card_set("CJ D7 HT")] == [*cards("D7 HT CJ")]


def test_an_unknown_code_makes_no_set() -> None:
    assert CardSet.parse(["CJ", "HT"]) == card_set("HT CJ")
    with pytest.raises(ValueError, match="no such card: 'HX'"):
        CardSet.parse(["CJ", "HX"])


def test_a_set_holds_cards_only() -> None:
    assert Card.CJ in card_set("CJ")
    assert Card.SJ not in card_set("CJ")
    text: object = "CJ"
    assert text not in card_set("CJ")


def test_equality() -> None:
    assert card_set("CJ HT") == card_set("HT CJ")
    assert hash(card_set("CJ HT")) == hash(card_set("HT CJ"))
    assert card_set("CJ") != card_set("SJ")
    assert card_set("CJ") != {Card.CJ}
    assert {card_set("CJ"), card_set("CJ")} == {card_set("CJ")}


def test_representation() -> None:
    assert repr(card_set("CJ HT")) == "CardSet(HT CJ)"


@given(card_lists, card_lists)
def test_it_is_a_set(left: list[Card], right: list[Card]) -> None:
    mine, others = CardSet(left), CardSet(right)
    assert {*mine} == {*left}
    assert len(mine) == len({*left})
    assert bool(mine) is bool(left)
    assert {*(mine & others)} == {*left} & {*right}
    assert {*(mine | others)} == {*left} | {*right}
    assert {*(mine - others)} == {*left} - {*right}
    assert (mine <= others) is ({*left} <= {*right})
    assert mine.isdisjoint(others) is {*left}.isdisjoint(right)
    assert mine.points == sum(card.points for card in {*left})


@given(card_lists, card_lists)
def test_operators_take_any_cards(left: list[Card], right: list[Card]) -> None:
    mine = CardSet(left)
    assert mine & right == mine & CardSet(right)
    assert mine | tuple(right) == mine | CardSet(right)
    assert mine - right == mine - CardSet(right)


@given(st.integers(0, 2**32 - 1))
def test_a_set_is_its_mask(bits: int) -> None:
    chosen = CardSet.from_bits(bits)
    assert chosen.bits == bits
    assert [*chosen] == [card for card in CARDS if bits >> card & 1]
