"""Games of random cards, and the same in the bits of the compiled modules."""

import importlib.util
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final
from unittest.mock import patch

import skat_desktop.players
from skat_desktop.core.actions import Declare, PlayCard, ShowHand, TakeSkat
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.game import GameState
from skat_desktop.core.seats import SEATS
from skat_desktop.players.situation import Situation
from skat_desktop.solver.position import encoding
from tests.builders import acts, calls
from tests.players.games import random_deal

KINDS: Final = {"suit": GameType.HEARTS, "grand": GameType.GRAND, "null": GameType.NULL}
"""A game of each kind."""
KIND_NAMES: Final = tuple(KINDS)
_SOURCES: Final = Path(skat_desktop.players.__path__[0])


def declared_at_random(rng: Random, contract: Contract) -> GameState:
    """The state before the first card of a random deal, declared by any seat."""
    state = acts(GameState.start(random_deal(rng)), *calls(rng.choice(SEATS)))
    if contract.hand:
        return acts(state, Declare(contract))
    state = acts(state, TakeSkat())
    assert state.turn is not None
    first, second = rng.sample([*state.hands[state.turn]], 2)
    return acts(state, Declare(contract, (first, second)))


def random_state(rng: Random, contract: Contract, cards: int, *, shown: bool = False) -> GameState:
    """A game in which so many random cards have been played, and it goes on.

    With ``shown`` the declarer has laid his hand open after some of them.
    """
    while True:
        state = declared_at_random(rng, contract)
        open_after = rng.randrange(cards + 1) if shown else None
        for number in range(cards + 1):
            seat = state.turn
            if seat is None:
                break
            if number == open_after and not state.shown:
                assert state.declarer is not None
                state = state.act(state.declarer, ShowHand())
            if number < cards:
                legal = state.observe(seat).legal_cards()
                state = state.act(seat, PlayCard(rng.choice([*legal])))
        if state.turn is not None:
            return state


def any_state(rng: Random, kind: str, cards: int) -> GameState:
    """The same, of a game of this kind, with the skat or as a Hand game."""
    return random_state(rng, Contract(KINDS[kind], hand=rng.random() < 0.3), cards)


def situation_of(state: GameState) -> Situation:
    """What the seat whose turn it is knows."""
    assert state.turn is not None
    return Situation(state.observe(state.turn))


def true_world(state: GameState) -> "array[int]":
    """All hands before the first card and the skat, as they really are."""
    assert state.contract is not None
    assert state.declarer is not None
    declarer, skat = state.declarer, CardSet(state.discard or state.deal.skat)
    hands = [state.deal.hand(seat) for seat in (declarer, *declarer.others)]
    hands[0] = (hands[0] | state.deal.skat) - skat
    mask = encoding(state.contract.game).mask
    return array("I", [*map(mask, hands), mask(skat)])


def worth_telling_apart(state: GameState) -> list[Card]:
    """The legal cards, but of those that differ in nothing for their player only the highest.

    Such cards count the same, and no card between them is out or is winning the trick.
    """
    assert state.turn is not None
    seen = state.observe(state.turn)
    assert seen.contract is not None
    assert seen.trick is not None
    game = seen.contract.game
    order = card_order(game)
    rivals = PACK - seen.hand - seen.played - (seen.discard or ())
    if seen.trick.cards:
        best = seen.trick.card_of(seen.trick.winner(game))
        assert best is not None
        rivals |= (best,)
    found = []
    for group in order.classes:
        above: Card | None = None
        for card in order.descending(seen.legal_cards() & group):
            if (
                above is None
                or (card.points != above.points and not game.is_null)
                or any(
                    order.strength[card] < order.strength[rival] < order.strength[above]
                    for rival in rivals & group
                )
            ):
                found.append(card)
            above = card
    return found


def with_suits_moved(cards: int, kind: str, places: Sequence[int]) -> int:
    """The cards with the suit of lane *n* in lane ``places[n]``; jacks that are trump stay."""
    size = 8 if kind == "null" else 7
    lane = (1 << size) - 1
    moved = cards & ~((1 << size * len(places)) - 1)
    for number, place in enumerate(places):
        moved |= (cards >> size * number & lane) << size * place
    return moved


def random_places(rng: Random, kind: str) -> list[int]:
    """Other places for the lanes of the side suits."""
    lanes = 3 if kind == "suit" else 4
    return rng.sample(range(lanes), lanes)


def as_python(name: str) -> ModuleType:
    """This compiled module of ``skat_desktop.players``, run as the Python it is written in."""
    others = {} if name == "playouts" else {"skat_desktop.players.playouts": as_python("playouts")}
    spec = importlib.util.spec_from_file_location(f"{name}_as_python", _SOURCES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, others):
        spec.loader.exec_module(module)
    return module
