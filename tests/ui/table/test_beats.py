"""How a step is taken apart into moments."""

from dataclasses import replace

from skat_desktop.core.actions import Bid, Concede, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.session.view import Step
from skat_desktop.ui.table import TableStyle
from skat_desktop.ui.table.beats import beats
from tests.builders import GRAND, M, acts, declared, play
from tests.ui.table.views import DEAL, Game

STYLE = TableStyle(trick_delay=1234, bubble_ms=567)


def test_a_third_card_lies_for_the_chosen_time_before_the_trick_is_taken() -> None:
    game = Game(play(declared(DEAL, Contract(GRAND)), "CA CK"))
    step = game.step(PlayCard(Card.C8))
    lies, taken = beats(step, STYLE)
    assert lies.lying == game.state.tricks[-1]
    assert lies.hold == 1234
    assert taken.lying is None
    assert beats(step, replace(STYLE, trick_delay=None))[0].hold is None


def test_a_bid_stands_for_its_time_unless_the_person_is_to_answer() -> None:
    game = Game(GameState.start(DEAL))
    (asked,) = beats(game.step(Bid(18)), STYLE)
    assert asked.hold == 0
    (answered,) = beats(game.step(Hold()), STYLE)
    assert answered.hold == 567
    assert answered.said is not None
    assert answered.said.action == Hold()


def test_a_bid_nobody_contests_is_seen_too() -> None:
    game = Game(acts(GameState.start(DEAL), Pass()))
    (bid,) = beats(game.step(Bid(18)), STYLE)
    (passed,) = beats(game.step(Pass()), STYLE)
    assert bid.said is not None
    assert passed.hold == 567


def test_what_is_said_in_play_goes_when_it_has_been_read() -> None:
    game = Game(play(declared(DEAL, Contract(GRAND)), "CA CK"))
    said, after = beats(game.step(Concede()), STYLE)
    assert said.said is not None
    assert said.hold
    assert said.hold > 567
    assert after.said is None


def test_ones_own_skat_is_shown_before_it_goes_into_the_hand() -> None:
    mine = Game(acts(GameState.start(DEAL), Pass(), Pass(), Bid(18)))
    seen, taken = beats(mine.step(TakeSkat()), STYLE)
    assert seen.skat_open
    assert seen.hold
    assert not taken.skat_open
    theirs = Game(acts(GameState.start(DEAL), Bid(18), Pass(), Pass()))
    assert [beat.skat_open for beat in beats(theirs.step(TakeSkat()), STYLE)] == [False]


def test_an_announced_game_makes_way_for_the_cards() -> None:
    game = Game(acts(GameState.start(DEAL), Bid(18), Pass(), Pass(), TakeSkat()))
    announced, after = beats(game.step(Declare(Contract(GRAND), (Card.DT, Card.D8))), STYLE)
    assert announced.said is not None
    assert announced.hold == 567
    assert (after.said, after.hold) == (None, 0)


def test_with_speed_0_nothing_moves_but_what_is_to_be_read_still_stays() -> None:
    still = replace(STYLE, animation_speed=0)
    game = Game(acts(GameState.start(DEAL), Bid(18), Pass(), Pass(), TakeSkat()))
    declaration, _ = beats(game.step(Declare(Contract(GRAND), (Card.DT, Card.D8))), still)
    assert (declaration.move, declaration.hold) == (0, 567)
    assert game.state.declarer is M
    (lead,) = beats(game.step(PlayCard(Card.CA)), still)
    assert lead.move == 0


def test_a_faster_table_takes_less_time() -> None:
    game = Game(declared(DEAL, Contract(GRAND)))
    step = game.step(PlayCard(Card.CA))
    normal, fast = (
        beats(step, replace(STYLE, animation_speed=speed))[0].move for speed in (1.0, 2.0)
    )
    assert fast == normal / 2


def test_a_view_without_event_is_shown_at_once_unless_it_was_dealt() -> None:
    view = Game(GameState.start(DEAL)).view
    assert beats(Step(view), STYLE)[0].move == 0
    assert beats(Step(view, dealt=True), STYLE)[0].move > 0
