"""Claims that are accepted, and whether a party that throws in its cards can be Schwarz."""

import pytest

from skat_desktop.core.contract import Contract
from skat_desktop.core.scoring import Tally
from skat_desktop.core.shortened import agreed_tally, must_take_a_trick
from tests.builders import CLUBS, NULL, card_set

SUIT_GAME = Contract(CLUBS)
SO_FAR = Tally(50, 5, 10, 1)


@pytest.mark.parametrize(
    ("cards", "certain"),
    [
        ("CJ", True),
        ("SJ HJ DJ", True),
        ("SJ HJ CA CT CK", False),
        ("", False),
    ],
)
def test_high_jacks_take_a_trick_come_what_may(cards: str, certain: bool) -> None:
    assert must_take_a_trick(card_set(cards)) is certain


def test_a_plain_claim_is_a_plain_win() -> None:
    assert agreed_tally(SUIT_GAME, SO_FAR) == Tally(61, 9, 59, 1)
    assert agreed_tally(SUIT_GAME, Tally(95, 8, 5, 1)) == Tally(95, 9, 25, 1)


def test_claiming_schneider_leaves_the_defenders_a_trick() -> None:
    assert agreed_tally(SUIT_GAME, SO_FAR, schneider=True) == Tally(110, 9, 10, 1)
    assert agreed_tally(SUIT_GAME, Tally(50, 5, 0, 0), schneider=True) == Tally(120, 9, 0, 1)


def test_claiming_schwarz_takes_everything() -> None:
    unbeaten = Tally(50, 5, 0, 0)
    assert agreed_tally(SUIT_GAME, unbeaten, schwarz=True) == Tally(120, 10, 0, 0)


def test_what_was_announced_is_claimed() -> None:
    schneider = Contract(CLUBS, hand=True, schneider=True)
    schwarz = Contract(CLUBS, hand=True, schwarz=True)
    assert agreed_tally(schneider, SO_FAR) == Tally(110, 9, 10, 1)
    assert agreed_tally(schwarz, Tally(50, 5, 0, 0)) == Tally(120, 10, 0, 0)


def test_points_of_the_defenders_stay_theirs() -> None:
    assert agreed_tally(SUIT_GAME, Tally(30, 3, 70, 5)) == Tally(50, 5, 70, 5)


def test_in_null_the_rest_goes_to_the_defenders() -> None:
    assert agreed_tally(Contract(NULL), Tally(0, 0, 40, 4)) == Tally(0, 0, 120, 10)
