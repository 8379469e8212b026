"""The engine plays with the person and the computers, in order, and stops when told to."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event as Flag
from threading import get_ident

import pytest
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Action, Agree, Bid, Concede, Declare, Pass, PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.errors import IllegalAction, OutOfTurn
from skat_desktop.core.events import Acted
from skat_desktop.core.observation import Observation, Phase
from skat_desktop.core.seats import Seat
from skat_desktop.players import LEVELS, Player
from skat_desktop.session.dealing import first_dealer
from skat_desktop.session.engine import Engine
from skat_desktop.session.entries import Entry, ListStarted
from skat_desktop.session.journal import read
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.table import fold
from skat_desktop.session.view import Step, TableView
from tests.session.sessions import RandomPlayer, create_random_player, make_setup


class Window:
    """Stands in for the window: keeps what the engine signals."""

    def __init__(self, qtbot: QtBot, engine: Engine) -> None:
        self.qtbot = qtbot
        self.engine = engine
        self.steps: list[Step] = []
        self.refusals: list[IllegalAction] = []
        self.notices: list[Notice] = []
        self.resumed_nothing = 0
        self.on_step: Callable[[Step], object] = lambda step: None
        engine.stepped.connect(self._stepped)
        engine.refused.connect(self.refusals.append)
        engine.noticed.connect(self.notices.append)
        engine.resumed_nothing.connect(self._nothing)

    def _stepped(self, step: Step) -> None:
        self.steps.append(step)
        self.on_step(step)

    def _nothing(self) -> None:
        self.resumed_nothing += 1

    @property
    def view(self) -> TableView:
        return self.steps[-1].view

    @property
    def kinds(self) -> list[NoticeKind]:
        return [notice.kind for notice in self.notices]

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=60_000)

    def wait_for_turn(self) -> None:
        """Until the person is to act or the deal is over."""
        self.wait(lambda: self.steps and (self.view.may_act or self.view.is_over))

    def wait_for_steps(self, count: int) -> None:
        """Until there have been at least so many."""
        self.wait(lambda: len(self.steps) >= count)

    def wait_for_the_end(self) -> None:
        """Until the deal is over."""
        self.wait(lambda: self.steps and self.view.is_over)

    def play_person(self, seed: int = 0) -> None:
        """Whenever it is the person's turn, the person does something legal."""
        player = RandomPlayer(seed)

        def play(step: Step) -> None:
            if step.view.may_act:
                self.engine.act(player.choose(step.view.observation))

        self.on_step = play


Open = Callable[..., Window]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Open]:
    """Opens windows with an engine, which is closed in the end."""
    engines = []

    def open_window(
        journal: Path | None = None,
        create_player: Callable[[str, int], Player] = create_random_player,
    ) -> Window:
        engines.append(Engine(journal, create_player=create_player))
        return Window(qtbot, engines[-1])

    yield open_window
    for engine in engines:
        engine.close()


def entries_of(path: Path) -> tuple[Entry, ...]:
    return read(path.read_bytes()).entries


def test_computers_play_a_deal_and_wait(window: Open) -> None:
    table = window()
    table.engine.start_list(make_setup(person=None, deals=2))
    table.wait_for_the_end()
    table.qtbot.wait(20)
    assert table.steps[0].dealt
    assert not any(step.dealt for step in table.steps[1:])
    assert table.view.deal_number == 1
    table.engine.next_deal()
    table.wait(lambda: table.view.list_is_over)
    assert [step.view.deal_number for step in table.steps if step.dealt] == [1, 2]
    assert len(table.view.sheet.entries) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_real_players_play(window: Open, qtbot: QtBot, level: str) -> None:
    engine = Engine(None)
    table = Window(qtbot, engine)
    setup = make_setup(deals=1).rules
    engine.start_list(ListSetup(setup, tuple(Chair(name, level) for name in "ABC"), seed=5))
    table.wait_for_the_end()
    engine.close()
    assert table.notices == []


def test_steps_come_in_order_and_add_up(window: Open) -> None:
    """Folding the events that were shown leads to every view that was shown with them."""
    setup = make_setup(deals=1, person=1)
    table = window()
    table.play_person()
    table.engine.start_list(setup)
    table.wait_for_the_end()
    assert table.refusals == []
    entries: list[Entry] = [ListStarted(setup)]
    finished = table.view.finished
    assert finished is not None
    for step in table.steps:
        event = step.event
        if isinstance(event, Acted):
            if isinstance(event.action, Declare):
                declaration = Declare(event.action.contract, finished.discard)
                event = Acted(event.seat, declaration)
            entries.append(event)
        folded = fold(entries)
        assert folded is not None
        assert folded.view(1) == step.view


def test_the_person_sees_no_hidden_discard(window: Open) -> None:
    for seed in range(8):
        table = window()
        table.play_person(seed)
        table.engine.start_list(make_setup(deals=1, seed=seed))
        table.wait_for_the_end()
        for step in table.steps:
            match step.event:
                case Acted(seat, Declare(_, discard)) if seat is not step.view.observation.seat:
                    assert discard is None
        table.engine.close()


def test_an_illegal_action_is_refused_and_changes_nothing(window: Open) -> None:
    table = window()
    table.engine.start_list(make_setup(person=first_dealer(7, 3)))
    table.wait_for_turn()
    shown = len(table.steps)
    table.engine.act(PlayCard(Card.CJ))
    table.wait(lambda: table.refusals)
    table.engine.act(Bid(19))
    table.wait(lambda: len(table.refusals) == 2)
    assert len(table.steps) == shown
    table.engine.act(Pass())
    table.wait(lambda: len(table.steps) > shown)
    assert table.steps[shown].event == Acted(table.view.observation.seat, Pass())


def test_the_dealer_who_sits_out_cannot_act(window: Open) -> None:
    table = window()
    table.engine.start_list(make_setup(players=4, person=first_dealer(7, 4)))
    table.wait_for_turn()
    assert table.view.sits_out
    assert table.view.is_over
    table.engine.act(Pass())
    table.wait(lambda: table.refusals)
    assert isinstance(table.refusals[0], OutOfTurn)


def test_undo(window: Open) -> None:
    table = window()
    table.engine.start_list(make_setup(person=first_dealer(7, 3)))
    table.wait_for_turn()
    before = table.view
    table.engine.act(Pass())
    table.wait(lambda: table.view != before)
    table.wait_for_turn()
    assert table.view.can_undo
    table.engine.undo()
    table.wait(lambda: table.steps[-1].event is None)
    assert table.steps[-1] == Step(before)
    assert not before.can_undo
    shown = len(table.steps)
    table.engine.undo()  # nothing is left to undo
    table.engine.act(Pass())
    table.wait_for_steps(shown + 1)
    assert table.steps[shown].event == Acted(Seat.REARHAND, Pass())


def test_practice_and_back(window: Open) -> None:
    table = window()
    table.play_person()
    table.engine.start_list(make_setup(deals=2))
    table.wait_for_the_end()
    result = table.view
    table.engine.replay_deal()
    table.wait(lambda: table.view.practice and table.view.is_over)
    dealt = [step.view for step in table.steps if step.dealt]
    assert dealt[1].observation == dealt[0].observation
    assert table.view.sheet == result.sheet
    assert table.view.seating == result.seating
    table.engine.end_practice()
    table.wait(lambda: table.view.deal_number == 2)
    assert not table.view.practice
    assert table.view.seating == result.seating.after_deal()


def test_requests_that_the_table_has_overtaken_do_nothing(window: Open) -> None:
    table = window()
    for request in (
        *(table.engine.next_deal, table.engine.undo, table.engine.replay_deal),
        table.engine.end_practice,
    ):
        request()
    table.engine.act(Pass())
    table.engine.start_list(make_setup(person=None, deals=3))
    table.wait_for_the_end()
    table.engine.next_deal()
    table.engine.next_deal()  # a double click
    table.engine.undo()
    table.engine.end_practice()
    table.wait(lambda: table.view.deal_number == 2 and table.view.is_over)
    assert table.refusals == []


# Computer players that fail


class Raises:
    def choose(self, observation: Observation) -> Action:
        raise ZeroDivisionError("a bug")


class PlaysWhatItDoesNotHold:
    def choose(self, observation: Observation) -> Action:
        return PlayCard(next(iter(observation.unseen or observation.hand)))


class SaysNothing:
    def choose(self, observation: Observation) -> Action:
        return None  # type: ignore[return-value]  # that is the bug


@pytest.mark.parametrize("broken", [Raises, PlaysWhatItDoesNotHold, SaysNothing])
def test_the_game_goes_on_when_a_player_fails(
    window: Open, broken: type[Player], caplog: pytest.LogCaptureFixture
) -> None:
    def create_player(level: str, seed: int) -> Player:
        return broken()

    table = window(create_player=create_player)
    table.play_person()
    table.engine.start_list(make_setup(deals=1))
    table.wait_for_the_end()
    assert {*table.kinds} == {NoticeKind.PLAYER_FAILED}
    assert table.notices[0].detail
    assert "failed" in caplog.text
    assert table.refusals == []


def test_broken_players_can_play_every_kind_of_action(window: Open) -> None:
    """Three of them, where the first bids: the stand-in takes the skat, declares and plays."""

    class BidsOnly:
        def choose(self, observation: Observation) -> Action:
            assert observation.phase is Phase.BIDDING
            return observation.legal_actions()[0] if observation.bid < 24 else Pass()

    table = window(create_player=lambda level, seed: BidsOnly())
    table.engine.start_list(make_setup(deals=1, person=None))
    table.wait_for_the_end()
    assert table.view.finished is not None
    assert table.view.finished.result is not None
    assert len(table.view.finished.tricks) == 10


def test_a_level_that_does_not_exist_is_told_once_a_deal(window: Open) -> None:
    def create_player(level: str, seed: int) -> Player:
        raise ValueError(f"no such level: {level}")

    table = window(create_player=create_player)
    table.engine.start_list(make_setup(deals=1, person=None))
    table.wait_for_the_end()
    assert table.kinds == [NoticeKind.PLAYER_FAILED] * 3


# The journal


def test_what_is_shown_is_in_the_journal(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "list.journal"
    table = window(path)
    kept = []
    table.on_step = lambda step: kept.append(len(entries_of(path)))
    table.engine.start_list(make_setup(deals=1, person=None))
    table.wait_for_the_end()
    assert all(entries >= shown for shown, entries in enumerate(kept, start=1))
    assert len(entries_of(path)) == len(table.steps)


def test_resuming_at_the_same_card(window: Open, tmp_path: Path) -> None:
    """The program is closed and started again whenever it is the person's turn."""
    path = tmp_path / "list.journal"
    player = RandomPlayer(3)
    table = window(path)
    table.engine.start_list(make_setup(deals=1, person=first_dealer(7, 3)))
    table.wait_for_turn()
    while not table.view.is_over:
        last = table.view
        table.engine.close()
        table = window(path)
        table.engine.resume()
        table.wait_for_turn()
        assert table.steps == [Step(last)]
        table.engine.act(player.choose(last.observation))
        table.wait_for_steps(2)
        table.wait_for_turn()
    table.engine.close()
    table = window(path)
    table.engine.resume()
    table.wait(lambda: table.resumed_nothing)
    assert table.steps == []


@pytest.mark.parametrize("with_journal", [True, False])
def test_nothing_to_resume(window: Open, tmp_path: Path, with_journal: bool) -> None:
    table = window(tmp_path / "list.journal" if with_journal else None)
    table.engine.resume()
    table.wait(lambda: table.resumed_nothing)
    table.engine.start_list(make_setup())
    table.wait_for_turn()
    table.engine.resume()
    table.wait(lambda: len([step for step in table.steps if step.event is None]) == 2)
    assert table.steps[-1] == Step(table.steps[-2].view)


def test_a_damaged_journal_is_reported(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "list.journal"
    path.write_bytes(b"nonsense\n")
    table = window(path)
    table.engine.resume()
    table.wait(lambda: table.resumed_nothing)
    assert table.notices[0].path is not None
    assert table.kinds == [NoticeKind.JOURNAL_LOST]
    assert table.notices[0].path.read_bytes() == b"nonsense\n"


def test_a_second_program_plays_without_the_journal(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "list.journal"
    first = window(path)
    first.engine.start_list(make_setup())
    first.wait_for_turn()
    kept = path.read_bytes()
    second = window(path)
    second.engine.start_list(make_setup(person=None, deals=1, seed=8))
    second.wait_for_the_end()
    assert second.kinds == [NoticeKind.JOURNAL_IN_USE]
    assert path.read_bytes() == kept


# Closing


class Thinker:
    """Thinks until the flag is set."""

    def __init__(self) -> None:
        self.thinking, self.done = Flag(), Flag()
        self.thread = 0

    def choose(self, observation: Observation) -> Action:
        self.thread = get_ident()
        self.thinking.set()
        self.done.wait(10)
        return observation.legal_actions()[-1]


def test_the_window_is_not_held_up_by_a_thinking_player(window: Open) -> None:
    thinker = Thinker()
    table = window(create_player=lambda level, seed: thinker)
    table.engine.start_list(make_setup(person=None))
    table.wait(lambda: table.steps)
    assert thinker.thinking.wait(5)
    assert thinker.thread != get_ident()
    thinker.done.set()
    table.wait(lambda: len(table.steps) > 1)


def test_closing_while_a_player_thinks(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "list.journal"
    thinker = Thinker()
    table = window(path, create_player=lambda level, seed: thinker)
    table.engine.start_list(make_setup(person=None))
    table.wait(lambda: table.steps)
    assert thinker.thinking.wait(5)
    began = time.monotonic()
    table.engine.close()
    assert time.monotonic() - began < 2  # 0.8 s and a busy machine
    thinker.done.set()
    table.engine.close()
    table.qtbot.wait(20)
    assert len(table.steps) == 1
    assert len(entries_of(path)) == 1


def test_closing_in_the_middle_of_a_deal_of_computers(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "list.journal"
    for pause in range(10):
        table = window(path)
        table.engine.start_list(make_setup(person=None, seed=pause))
        table.qtbot.wait(pause)
        table.engine.close()
        shown = len(table.steps)
        table.qtbot.wait(10)
        assert len(table.steps) == shown
        assert not path.exists() or len(entries_of(path)) >= shown


def test_closing_at_once_and_twice(window: Open) -> None:
    for _ in range(20):
        engine = window().engine
        engine.close()
        engine.close()


def test_requests_are_served_between_two_moves(window: Open) -> None:
    """A new list cuts in while the first computer player thinks."""
    thinker = Thinker()
    table = window(create_player=lambda level, seed: thinker)
    table.engine.start_list(make_setup(person=None, seed=1))
    assert thinker.thinking.wait(10)
    table.engine.start_list(make_setup(person=None, seed=2, deals=1))
    thinker.done.set()
    table.wait_for_the_end()
    seeds = [step.view.setup.seed for step in table.steps]
    assert seeds[:3] == [1, 1, 2]
    assert {*seeds[3:]} == {2}


def test_conceding_out_of_turn(window: Open) -> None:
    """The person, a defender, gives up while the declarer thinks about the first lead."""
    thinking, go_on = Flag(), Flag()

    class TakesTheGame:
        def choose(self, observation: Observation) -> Action:
            if observation.phase is Phase.PLAYING:
                thinking.set()
                go_on.wait(10)
            in_forehand = observation.seat is Seat.FOREHAND
            legal = observation.legal_actions()
            return Pass() if Pass() in legal and not in_forehand else legal[0]

    table = window(create_player=lambda level, seed: TakesTheGame())
    table.engine.start_list(make_setup(deals=1, person=first_dealer(7, 3)))
    table.wait_for_turn()
    table.engine.act(Pass())
    assert thinking.wait(10)
    table.engine.act(Concede())
    go_on.set()
    table.wait_for_the_end()
    assert table.refusals == []
    events = [step.event for step in table.steps]
    lead = next(
        i
        for i, e in enumerate(events)
        if isinstance(e, Acted) and e.seat is Seat.FOREHAND and isinstance(e.action, PlayCard)
    )
    assert events[lead + 1 :] == [Acted(Seat.REARHAND, Concede()), Acted(Seat.FOREHAND, Agree())]
