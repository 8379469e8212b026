"""Every refusal says why, and which paragraph forbids it."""

import pytest

from skat_desktop.core import errors
from skat_desktop.core.cards import Card
from skat_desktop.core.errors import IllegalAction, MustFollow

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, IllegalAction) and kind is not MustFollow
]


@pytest.mark.parametrize("kind", KINDS)
def test_the_message_ends_with_the_rule(kind: type[IllegalAction]) -> None:
    assert str(kind("that is not allowed")) == f"that is not allowed ({kind.rule})"
    assert kind.rule.startswith("ISkO")


def test_who_must_follow_is_told_what() -> None:
    error = MustFollow("SA does not follow CK", Card.CK)
    assert error.led is Card.CK
    assert str(error) == "SA does not follow CK (ISkO 4.2.1)"


def test_a_reader_of_files_may_catch_them_as_bad_values() -> None:
    assert all(issubclass(kind, ValueError) for kind in KINDS)
