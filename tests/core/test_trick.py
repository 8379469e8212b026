"""Following suit and winning tricks."""

import pytest

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.trick import Trick, legal_cards, winning_index
from tests.builders import (
    CLUBS,
    DIAMONDS,
    GRAND,
    HEARTS,
    NULL,
    SPADES,
    F,
    M,
    R,
    card_set,
    cards,
)


def test_any_card_may_be_led() -> None:
    assert legal_cards(HEARTS, card_set("CJ H7 SA"), None) == card_set("CJ H7 SA")


@pytest.mark.parametrize(
    ("game", "led", "hand", "legal"),
    [
        (HEARTS, "CK", "CJ C7 HA", "C7"),
        (HEARTS, "CK", "CJ HA D7", "CJ HA D7"),
        (HEARTS, "HK", "CJ H7 HA C7", "CJ H7 HA"),
        (HEARTS, "DJ", "CJ H7 S7", "CJ H7"),
        (HEARTS, "HJ", "SA C7", "SA C7"),
        (CLUBS, "CA", "SJ SA", "SJ"),
        (GRAND, "CK", "CJ C7 SA", "C7"),
        (GRAND, "CJ", "SJ CA", "SJ"),
        (GRAND, "CK", "CJ SA", "CJ SA"),
        (NULL, "CK", "CJ SA", "CJ"),
        (NULL, "CJ", "SJ CA", "CA"),
        (NULL, "CJ", "SJ HA", "SJ HA"),
    ],
)
def test_follow_the_class_that_was_led(game: GameType, led: str, hand: str, legal: str) -> None:
    assert legal_cards(game, card_set(hand), Card.parse(led)) == card_set(legal)


def test_in_grand_the_only_jack_must_follow_a_jack() -> None:
    """A situation that other programs got wrong."""
    hand = card_set("CJ CA CT SA ST HA HT DA DT D7")
    assert legal_cards(GRAND, hand, Card.DJ) == card_set("CJ")


@pytest.mark.parametrize(
    ("game", "played", "winner"),
    [
        (HEARTS, "CT CA S7", 1),
        (HEARTS, "CT C9 CK", 0),
        (HEARTS, "C7 SA DA", 0),
        (HEARTS, "CA H7 S7", 1),
        (HEARTS, "CA HA DJ", 2),
        (HEARTS, "CA DJ HA", 1),
        (HEARTS, "DJ HJ CJ", 2),
        (HEARTS, "CJ SJ HJ", 0),
        (HEARTS, "DJ HA SJ", 2),
        (HEARTS, "HQ HK H9", 1),
        (SPADES, "HK HT HQ", 1),
        (DIAMONDS, "SK D7 D8", 2),
        (GRAND, "CA CT DJ", 2),
        (GRAND, "DA HA SA", 0),
        (GRAND, "C7 CQ C9", 1),
        (NULL, "CT CJ C9", 1),
        (NULL, "CJ CQ CT", 1),
        (NULL, "CK CA CQ", 1),
        (NULL, "C7 SA HA", 0),
        (NULL, "C9 CT C8", 1),
    ],
)
def test_highest_trump_else_highest_of_the_class_led(
    game: GameType, played: str, winner: int
) -> None:
    assert winning_index(game, cards(played)) == winner
    assert Trick(M, cards(played)).winner(game) is (M, R, F)[winner]


@pytest.mark.parametrize(("played", "winner"), [("CT", 0), ("CT CA", 1), ("CA CT", 0)])
def test_an_unfinished_trick_has_a_winner_so_far(played: str, winner: int) -> None:
    assert winning_index(HEARTS, cards(played)) == winner


def test_turns() -> None:
    assert Trick(R).turn is R
    assert Trick(R, cards("C7")).turn is F
    assert Trick(R, cards("C7 C8")).turn is M


def test_an_empty_trick() -> None:
    trick = Trick(F)
    assert trick.led is None
    assert not trick.complete
    assert trick.points == 0
    assert trick.card_of(F) is None


def test_a_trick_in_progress() -> None:
    trick = Trick(M, cards("CA CT"))
    assert trick.led is Card.CA
    assert not trick.complete
    assert trick.points == 21
    assert [trick.card_of(seat) for seat in (F, M, R)] == [None, Card.CA, Card.CT]
    assert trick.player(Card.CT) is R
    with pytest.raises(ValueError, match="not in tuple"):
        trick.player(Card.C7)


def test_a_complete_trick() -> None:
    trick = Trick(R, cards("CA CT CK"))
    assert trick.complete
    assert trick.points == 25
    assert [trick.player(card) for card in trick.cards] == [R, F, M]
    assert [trick.card_of(seat) for seat in (R, F, M)] == [*trick.cards]
