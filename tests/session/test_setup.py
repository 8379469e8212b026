"""What a list may be made of."""

import pytest

from skat_desktop.core.ruleset import AGREED_LENGTH, ISKO
from skat_desktop.session.setup import Chair, ListSetup
from tests.session.sessions import make_setup

COMPUTERS = (Chair("A", "club"), Chair("B", "club"), Chair("C", "club"))


def test_the_person_is_found() -> None:
    assert make_setup(person=2).person == 2
    assert make_setup(person=None).person is None


def test_as_many_chairs_as_players() -> None:
    with pytest.raises(ValueError, match="2 chairs for 3 players"):
        ListSetup(ISKO, COMPUTERS[:2], seed=1)


def test_one_person_only() -> None:
    with pytest.raises(ValueError, match="one person"):
        ListSetup(ISKO, (Chair("A"), Chair("B"), Chair("C", "club")), seed=1)


def test_the_length_is_agreed_first() -> None:
    with pytest.raises(ValueError, match="agreed"):
        ListSetup(AGREED_LENGTH, COMPUTERS, seed=1)
    assert ListSetup(AGREED_LENGTH.with_deals(6), COMPUTERS, seed=1).rules.deals == 6
