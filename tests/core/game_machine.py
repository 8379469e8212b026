"""Whole games by random legal actions, and what must hold after every event.

`GameMachine` can be extended: a subclass adds rules, checks more in `check`, and gives its
``TestCase`` to pytest, as test_whole_games.py does.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import event as note
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
)

from skat_desktop.core.actions import Action, Claim, Concede, Declare, PlayCard, ShowHand
from skat_desktop.core.cards import PACK, Card, CardSet
from skat_desktop.core.deal import Deal
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.events import Abandoned, Acted, Cause, Dealt, Event
from skat_desktop.core.game import GameState, replay
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.ruleset import RuleSet
from skat_desktop.core.seats import SEATS, Seat
from tests import strategies
from tests.core.plain_rules import Book

Rule = Callable[..., Any]
UNFINISHED = [phase for phase in Phase if phase is not Phase.OVER]


def during(*phases: Phase) -> Callable[[Rule], Rule]:
    """The rule applies in these phases only."""
    return precondition(lambda self: self.state.phase in phases)


class GameMachine(RuleBasedStateMachine):
    """Games one after the other.  ``events`` are those of the present one."""

    state: GameState
    events: list[Event]
    before: list[GameState]

    @initialize(deal=strategies.deals, rules=strategies.rule_sets)
    def start(self, deal: Deal, rules: RuleSet) -> None:
        """Deal the cards."""
        self.state = GameState.start(deal, rules)
        self.events = [Dealt(deal)]
        self.before = []
        self.check()

    @during(Phase.OVER)
    @rule(deal=strategies.deals, rules=strategies.rule_sets)
    def next_deal(self, deal: Deal, rules: RuleSet) -> None:
        """Go on with another game."""
        note("game over with " + (self.state.result.reason.value if self.state.result else "none"))
        self.start(deal, rules)

    def happens(self, event: Event) -> None:
        """Let this event happen."""
        self.before.append(self.state)
        self.events.append(event)
        self.state = self.state.apply(event)
        self.check()

    def acts(self, action: Action, seat: Seat | None = None) -> None:
        """Let whoever's turn it is, or another seat, do this."""
        actor = self.state.turn if seat is None else seat
        assert actor is not None
        self.happens(Acted(actor, action))

    # --- what may happen ---

    @during(*UNFINISHED)
    @rule(data=st.data(), steps=st.integers(1, 30))
    def go_on(self, data: st.DataObject, steps: int) -> None:
        """Do what the game asks for, a while."""
        for _ in range(steps):
            if self.state.turn is not None:
                self.acts(data.draw(self.usual_actions()))

    def usual_actions(self) -> st.SearchStrategy[Action]:
        """Low bids as a rule, so that games get played, and cards without a word."""
        legal = st.sampled_from(self.state.legal_actions())
        match self.state.phase:
            case Phase.BIDDING:
                return st.sampled_from(self.state.legal_actions()[:3]) | legal
            case Phase.PLAYING:
                return legal.filter(lambda action: isinstance(action, PlayCard))
            case _:
                return legal

    @during(Phase.PLAYING)
    @rule(data=st.data())
    def speak(self, data: st.DataObject) -> None:
        """Give up, claim, or lay the cards open."""
        said = [
            (seat, action)
            for seat in SEATS
            for action in self.state.legal_actions(seat)
            if isinstance(action, Concede | Claim | ShowHand)
        ]
        seat, action = data.draw(st.sampled_from(said))
        self.acts(action, seat)

    @during(*UNFINISHED)
    @rule(seat=strategies.seats, cause=st.sampled_from(Cause), lot=st.integers(1, 8))
    def drop_out(self, seat: Seat, cause: Cause, lot: int) -> None:
        """Leave the game, once in a while."""
        if lot == 5:
            self.happens(Abandoned(seat, cause))

    @rule(steps=st.integers(1, 3) | st.integers(1, 40))
    def undo(self, steps: int) -> None:
        """Take events back: what is left, folded again, is exactly the state of then."""
        steps = min(steps, len(self.before))
        if steps:
            expected = self.before[-steps]
            del self.before[-steps:], self.events[-steps:]
            self.state = replay(self.events, self.state.rules)
            assert self.state == expected

    @rule(seat=strategies.seats, action=strategies.actions)
    def try_anything(self, seat: Seat, action: Action) -> None:
        """Whatever is not offered is refused, and nothing has happened."""
        if action not in self.state.legal_actions(seat):
            with pytest.raises(IllegalAction):
                self.state.act(seat, action)

    # --- what must hold ---

    def check(self) -> None:
        """Check everything; it is called after every event."""
        self.no_card_gets_lost()
        self.the_events_are_the_game()
        self.what_is_offered_is_accepted()
        self.somebody_is_to_act()
        self.no_hidden_card_is_seen()
        self.all_see_the_same_game()
        self.the_book_agrees()

    def no_card_gets_lost(self) -> None:
        """Hands, tricks and the skat or what was put back are the pack, each card once."""
        state = self.state
        places = [*state.hands]
        places += [CardSet(trick.cards) for trick in state.tricks]
        if state.trick:
            places.append(CardSet(state.trick.cards))
        if not state.skat_taken:
            places.append(CardSet(state.deal.skat))
        if state.discard:
            places.append(CardSet(state.discard))
        assert sum(map(len, places)) == 32
        assert CardSet(card for place in places for card in place) == PACK

    def the_events_are_the_game(self) -> None:
        """Folding all events again leads to the same state."""
        assert replay(self.events, self.state.rules) == self.state

    def what_is_offered_is_accepted(self) -> None:
        """Every legal action can be done; cards come from the hand."""
        state = self.state
        for seat in SEATS:
            legal = state.legal_actions(seat)
            assert len({*legal}) == len(legal)
            for action in legal:
                if isinstance(action, PlayCard):
                    assert action.card in state.hands[seat]
                if isinstance(action, Declare) and action.discard:
                    assert {*action.discard} <= {*state.hands[seat]}
                if not isinstance(action, Claim):
                    state.act(seat, action)

    def somebody_is_to_act(self) -> None:
        """Exactly until the game is over, and that player can do something."""
        state = self.state
        assert (state.turn is None) is (state.phase is Phase.OVER)
        assert (state.turn is None) is (not state.legal_actions())
        for seat in SEATS:
            if seat is not state.turn:
                assert all(
                    isinstance(action, Concede | ShowHand) for action in state.legal_actions(seat)
                )

    def no_hidden_card_is_seen(self) -> None:
        """An observation holds only cards that its seat has in hand, has seen, or was shown."""
        state = self.state
        played = {card for trick in state.tricks for card in trick.cards}
        played |= {*state.trick.cards} if state.trick else set()
        for seat in SEATS:
            known = played | {*state.deal.hands[seat]} | {*state.hands[seat]}
            if state.skat_taken and seat is state.declarer:
                known |= {*state.deal.skat}
            if state.shown and state.declarer is not None:
                known |= {*state.hands[state.declarer]}
            seen = state.observe(seat)
            assert {*cards_in(seen)} <= known
            assert {*seen.unseen} == {*PACK} - known

    def all_see_the_same_game(self) -> None:
        """Everybody sees what is public, and counts everybody's cards right."""
        state = self.state
        for seat in SEATS:
            seen = state.observe(seat)
            assert public(seen) == public(state.observe(SEATS[0]))
            assert seen.hand == state.hands[seat]
            assert [seen.cards_held(other) for other in SEATS] == [*map(len, state.hands)]
            assert seen.is_declarer is (seat is state.declarer)

    def the_book_agrees(self) -> None:
        """Points, tricks, turn and result are as a plain reading of the rules has them."""
        book = Book(self.events, self.state.rules)
        state = self.state
        assert (state.result is None) is (book.scores is None)
        if book.scores is not None:
            assert state.result is not None
            assert state.result.score in book.scores
            assert state.result.won is (state.result.score > 0)
            assert state.result_if_stopped == state.result
        elif state.result_if_stopped is not None:
            assert state.result_if_stopped.score == book.score_if_all_is_lost()
        if state.contract is not None:
            tally = state.tally
            assert (tally.declarer_points, tally.defender_points) == book.points
            assert (tally.declarer_tricks, tally.defender_tricks) == book.tricks
            if len(state.tricks) == 10:
                assert tally.declarer_points + tally.defender_points == 120


def cards_in(thing: object) -> Iterator[Card]:
    """Every card anywhere inside."""
    match thing:
        case Card():
            yield thing
        case CardSet() | tuple() | list() | set() | frozenset():
            for part in thing:
                yield from cards_in(part)
        case dict():
            yield from cards_in([*thing.items()])
        case _ if is_dataclass(thing):
            for field in fields(thing):
                yield from cards_in(getattr(thing, field.name))
        case _:
            pass


def public(seen: Observation) -> tuple[object, ...]:
    """What an observation shares with those of the other seats."""
    own = {"seat", "dealt", "hand", "skat", "discard"}
    return tuple(getattr(seen, field.name) for field in fields(seen) if field.name not in own)
