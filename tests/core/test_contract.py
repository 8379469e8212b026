"""Games, announcements and the order of the cards."""

import pytest

from skat_desktop.core.cards import PACK, Card, Suit
from skat_desktop.core.contract import (
    CONTRACTS,
    SUIT_GAMES,
    TRUMP_GAMES,
    Contract,
    GameType,
    card_order,
)
from skat_desktop.core.errors import IllegalAnnouncement
from tests.builders import CLUBS, DIAMONDS, GRAND, HEARTS, NULL, SPADES, card_set, cards


def test_games() -> None:
    assert SUIT_GAMES == (CLUBS, SPADES, HEARTS, DIAMONDS)
    assert [*TRUMP_GAMES] == [*SUIT_GAMES, GRAND]
    assert {game.value: game.base_value for game in TRUMP_GAMES} == {
        "C": 12,
        "S": 11,
        "H": 10,
        "D": 9,
        "G": 24,
    }
    assert NULL.base_value == Contract(NULL).null_value
    assert [game.is_null for game in GameType] == [False] * 5 + [True]


def test_trump_suits() -> None:
    suits = [game.trump_suit for game in GameType]
    assert suits == [Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, None, None]


def test_schwarz_includes_schneider() -> None:
    contract = Contract(HEARTS, hand=True, schwarz=True)
    assert contract.schneider
    assert not contract.ouvert
    assert contract == Contract(HEARTS, hand=True, schneider=True, schwarz=True)


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_ouvert_includes_schneider_and_schwarz(game: GameType) -> None:
    contract = Contract(game, hand=True, ouvert=True)
    assert contract.schneider
    assert contract.schwarz


def test_hand_alone_includes_nothing() -> None:
    contract = Contract(GRAND, hand=True)
    assert (contract.schneider, contract.schwarz, contract.ouvert) == (False, False, False)


@pytest.mark.parametrize("game", TRUMP_GAMES)
@pytest.mark.parametrize("level", ["schneider", "schwarz", "ouvert"])
def test_only_a_hand_game_announces_levels(game: GameType, level: str) -> None:
    with pytest.raises(IllegalAnnouncement, match=r"only a Hand game .* \(ISkO 2\.5\.7"):
        Contract(game, **{level: True})


@pytest.mark.parametrize("hand", [False, True])
@pytest.mark.parametrize("level", ["schneider", "schwarz"])
def test_null_has_no_schneider_and_no_schwarz(hand: bool, level: str) -> None:
    with pytest.raises(IllegalAnnouncement, match="Null has no Schneider"):
        Contract(NULL, hand=hand, **{level: True})


def test_null_ouvert_needs_no_hand_and_implies_nothing() -> None:
    contract = Contract(NULL, ouvert=True)
    assert (contract.hand, contract.schneider, contract.schwarz) == (False, False, False)


def test_null_values() -> None:
    assert Contract(NULL).null_value == 23
    assert Contract(NULL, hand=True).null_value == 35
    assert Contract(NULL, ouvert=True).null_value == 46
    assert Contract(NULL, hand=True, ouvert=True).null_value == 59


def test_there_are_29_contracts() -> None:
    assert len({*CONTRACTS}) == len(CONTRACTS) == 29
    assert sum(contract.game.is_null for contract in CONTRACTS) == 4
    for game in TRUMP_GAMES:
        levels = [
            (contract.hand, contract.schneider, contract.schwarz, contract.ouvert)
            for contract in CONTRACTS
            if contract.game is game
        ]
        assert levels == [
            (False, False, False, False),
            (True, False, False, False),
            (True, True, False, False),
            (True, True, True, False),
            (True, True, True, True),
        ]


@pytest.mark.parametrize(
    ("game", "order"),
    [
        (CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA ST SK SQ S9 S8 S7"),
        (DIAMONDS, "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7 CA CT CK CQ C9 C8 C7"),
        (GRAND, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA ST SK SQ S9 S8 S7"),
        (NULL, "CA CK CQ CJ CT C9 C8 C7 SA SK SQ SJ ST S9 S8 S7"),
    ],
)
def test_order_of_the_cards(game: GameType, order: str) -> None:
    assert card_order(game).descending(PACK)[: len(order.split())] == [*cards(order)]


@pytest.mark.parametrize(("game", "classes"), [(HEARTS, 4), (GRAND, 5), (NULL, 4)])
def test_every_card_belongs_to_one_class(game: GameType, classes: int) -> None:
    order = card_order(game)
    assert len(order.classes) == classes
    assert sum(map(len, order.classes)) == 32
    assert all(card in order.follow[card] for card in PACK)
    assert {*order.follow} == {*order.classes}


def test_jacks_are_trumps_in_suit_games_and_grand_and_plain_cards_in_null() -> None:
    assert len(card_order(SPADES).trumps) == 11
    assert card_order(GRAND).trumps == card_set("CJ SJ HJ DJ")
    assert not card_order(NULL).trumps
    assert card_order(SPADES).follow[Card.HJ] == card_order(SPADES).trumps
    assert card_order(SPADES).follow[Card.H7] == card_set("HA HT HK HQ H9 H8 H7")
    assert card_order(NULL).follow[Card.HJ] == card_set("HA HK HQ HJ HT H9 H8 H7")


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_any_trump_is_stronger_than_any_other_card(game: GameType) -> None:
    order = card_order(game)
    lowest = min(order.strength[card] for card in order.trumps)
    assert all(order.strength[card] < lowest for card in PACK - order.trumps)
