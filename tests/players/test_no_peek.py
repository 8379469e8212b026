"""Computer players cannot peek: other hidden cards, the same move."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import chain, islice, repeat
from random import Random

import pytest

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.seats import SEATS
from skat_desktop.players import LEVELS, create_player
from tests.players.games import (
    LONG,
    QUICK,
    Restless,
    of_every_phase,
    random_deal,
    recorded,
    some,
    stand_in,
)
from tests.players.redeal import redeal

SITUATIONS = 1200
REDEALS = 2


def situations(level: str) -> Iterator[tuple[list[Event], GameState]]:
    """Situations of seeded games in which strange things are done now and then."""
    rng = Random(f"no peek {level}")
    players = [Restless(create_player(level, seed), rng) for seed in range(3)]
    games = (recorded(random_deal(rng), players) for _ in repeat(None))
    return chain.from_iterable(games)


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_is_the_same_whatever_the_hidden_cards_are(level: str) -> None:
    rng = Random(1)
    phases: dict[Phase, int] = dict.fromkeys(Phase, 0)
    changed, count = 0, some(SITUATIONS, level)
    asked = situations(stand_in(level))
    if level not in QUICK:
        asked = of_every_phase(asked, lambda situation: situation[1].phase, count)
    for events, state in islice(asked, count):
        seat = state.turn
        assert seat is not None
        observation = state.observe(seat)
        move = create_player(level, 5, LONG).choose(observation)
        phases[state.phase] += 1
        for _ in range(REDEALS):
            other = redeal(events, state, seat, rng)
            changed += other.hands != state.hands
            assert other.observe(seat) == observation
            assert create_player(level, 5, LONG).choose(other.observe(seat)) == move
    # Otherwise nothing has been tested.
    assert changed > count
    assert all(times for phase, times in phases.items() if phase is not Phase.OVER), phases


def test_no_seat_sees_more_when_it_is_not_its_turn() -> None:
    rng = Random(2)
    for events, state in islice(situations("club"), 500):
        for seat in SEATS:
            other = redeal(events, state, seat, rng)
            assert other.observe(seat) == state.observe(seat)


def test_an_observation_reaches_no_hidden_card() -> None:
    for _, state in islice(situations("club"), 500):
        for seat in SEATS:
            known = state.deal.hand(seat)
            for trick in (*state.tricks, *([state.trick] if state.trick else [])):
                known = known | trick.cards
            if seat is state.declarer and state.skat_taken:
                known = known | state.deal.skat
            if state.shown and state.declarer is not None:
                known = known | state.hands[state.declarer]
            reached = CardSet(cards_within(state.observe(seat)))
            assert reached <= known
            assert state.hands[seat] <= reached


def cards_within(value: object) -> Iterator[Card]:
    """Every card in this value and in all it leads to."""
    assert not isinstance(value, Deal | GameState), "the whole deal can be reached"
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple):
        for part in value:
            yield from cards_within(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_within(getattr(value, field.name))
    else:
        assert value is None or isinstance(value, bool | int | str | Enum), type(value)


def test_the_walk_finds_a_hidden_card() -> None:
    deal = random_deal(Random(3))
    state = GameState.start(deal)
    observation: Observation = state.observe(SEATS[0])
    assert CardSet(cards_within(observation)) == deal.hand(SEATS[0])
    with pytest.raises(AssertionError, match="the whole deal"):
        CardSet(cards_within((observation, state)))
