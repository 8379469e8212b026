"""A list in progress: dealing on, undo, practice, and the fold that resuming is."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skat_desktop.core.actions import Bid, Concede, Declare, Pass, PlayCard, TakeSkat
from skat_desktop.core.contract import Contract
from skat_desktop.core.errors import OutOfTurn, WrongPhase
from skat_desktop.core.events import Acted
from skat_desktop.core.observation import Phase
from skat_desktop.core.score_sheet import Entry as SheetEntry
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.session.dealing import deal_of, first_dealer
from skat_desktop.session.entries import DealStarted, Entry, ListStarted, PracticeEnded, Undone
from skat_desktop.session.table import Table, after, fold
from tests.builders import CLUBS
from tests.session.sessions import RandomPlayer, act, make_setup, play_deal, random_session


def next_deal(table: Table) -> Table:
    assert table.next_deal is not None
    return table.apply(table.next_deal)


def replay(table: Table) -> Table:
    assert table.replay is not None
    return table.apply(table.replay)


def undo(table: Table) -> Table:
    assert table.undo is not None
    return table.apply(table.undo)


def pass_in(table: Table) -> Table:
    """The table after this deal has been passed in."""
    for seat in (Seat.MIDDLEHAND, Seat.REARHAND, Seat.FOREHAND):
        table = table.apply(Acted(seat, Pass()))
    return table


def forehand_concedes(table: Table) -> Table:
    """The table after forehand has played clubs for 18 and given up at once."""
    table = table.apply(Acted(Seat.MIDDLEHAND, Pass())).apply(Acted(Seat.REARHAND, Pass()))
    table = table.apply(Acted(Seat.FOREHAND, Bid(18))).apply(Acted(Seat.FOREHAND, TakeSkat()))
    declaration = Declare(Contract(CLUBS), table.game.deal.skat)
    return table.apply(Acted(Seat.FOREHAND, declaration)).apply(Acted(Seat.FOREHAND, Concede()))


@pytest.mark.parametrize("players", [3, 4])
def test_a_list_from_first_deal_to_last(players: int) -> None:
    setup = make_setup(players=players, deals=8, seed=11)
    table = Table.start(setup)
    assert table.seating.dealer == first_dealer(11, players)
    for number in range(1, 9):
        assert (table.number, table.game.deal) == (number, deal_of(11, number))
        assert table.seating.dealer == (first_dealer(11, players) + number - 1) % players
        assert len(table.sheet.entries) == number - 1
        assert table.next_deal is None
        table = play_deal(table, seed=number)
        assert len(table.sheet.entries) == number
        assert table.list_is_over is (number == 8)
        if number < 8:
            table = next_deal(table)
    assert table.next_deal is None


def test_the_deal_moves_on_after_passing_in_too() -> None:
    table = pass_in(Table.start(make_setup()))
    assert table.sheet.entries == (SheetEntry(),)
    assert next_deal(table).seating == table.seating.after_deal()


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_knows_how_the_list_stands(players: int, scoring: Scoring) -> None:
    setup = replace(make_setup(players=players, deals=5, seed=3), scoring=scoring)
    table = Table.start(setup)
    for left in (4, 3, 2, 1, 0):
        before = table.sheet.totals(scoring)
        for seat in SEATS:
            standing = table.observe(seat).standing
            assert standing.scoring is scoring
            assert standing.deals_left == left
            assert standing.totals == tuple(before[table.seating.chair(s)] for s in SEATS)
        while table.turn is not None:
            table = table.apply(act(table, RandomPlayer(left)))
        # Nor does the result of a deal change what was known of it.
        assert table.observe(SEATS[0]).standing.totals[0] == before[table.seating.chair(SEATS[0])]
        if left:
            table = next_deal(table)


@pytest.mark.parametrize("players", [3, 4])
def test_a_result_is_entered_for_the_declarers_chair(players: int) -> None:
    table = forehand_concedes(Table.start(make_setup(players=players)))
    assert table.game.result is not None
    chair = (table.seating.dealer + 1) % players
    assert table.sheet.entries == (SheetEntry(chair, table.game.result.score, table.game.result),)


def test_with_four_the_dealer_sits_out() -> None:
    setup = make_setup(players=4, person=0, deals=4)
    table = Table.start(setup)
    while table.seating.dealer != 0:
        assert table.seat_of_person is not None
        table = next_deal(pass_in(table))
    assert table.seat_of_person is None
    view = table.view(0)
    assert view.sits_out
    assert not view.may_act
    assert view.observation.seat is Seat.FOREHAND
    with pytest.raises(OutOfTurn):
        table.acted(0, Pass())
    assert {table.acted(chair, Pass()).seat for chair in (1, 2, 3)} == set(SEATS)
    assert pass_in(table).undo is None


def test_illegal_actions_are_refused_by_the_rules() -> None:
    table = Table.start(make_setup())
    with pytest.raises(OutOfTurn):
        table.apply(Acted(Seat.FOREHAND, Bid(18)))


def test_undo_goes_back_to_the_persons_decision() -> None:
    """The person sits in rearhand: what the others did since then goes too."""
    setup = make_setup(person=first_dealer(7, 3))
    start = Table.start(setup)
    assert start.undo is None
    before = start.apply(Acted(Seat.MIDDLEHAND, Pass()))
    assert before.undo is None
    later = before.apply(Acted(Seat.REARHAND, Pass())).apply(Acted(Seat.FOREHAND, Bid(18)))
    assert later.undo == Undone(2)
    assert undo(later) == before


@given(st.integers(0, 10**6))
def test_undo_restores_every_earlier_decision_exactly(seed: int) -> None:
    table, player = Table.start(make_setup(seed=seed)), RandomPlayer(seed)
    person = table.seat_of_person
    decisions = []
    while table.turn is not None:
        if table.game.turn is person:
            decisions.append(table)
        table = table.apply(act(table, player))
    for decision in reversed(decisions):
        table = undo(table)
        assert table == decision
    assert table.undo is None


def test_undo_after_the_end_takes_the_result_out_of_the_list() -> None:
    table = play_deal(Table.start(make_setup(deals=1)), seed=3)
    assert table.list_is_over
    assert undo(table).sheet.entries == ()
    assert not undo(table).is_over


def test_undo_does_not_reach_into_an_earlier_deal() -> None:
    assert next_deal(play_deal(Table.start(make_setup()))).undo is None


def test_a_list_of_computers_has_no_undo() -> None:
    assert play_deal(Table.start(make_setup(person=None))).undo is None


def test_practice_neither_scores_nor_moves_the_dealer() -> None:
    played = play_deal(Table.start(make_setup()), seed=1)
    practice = replay(played)
    assert practice.game == Table.start(make_setup()).game
    assert practice.view(0).practice
    assert (practice.number, practice.seating) == (played.number, played.seating)
    practised = play_deal(practice, seed=2)
    assert practised.sheet == played.sheet
    assert not practised.list_is_over
    again = play_deal(replay(practised), seed=3)
    assert again.end_of_practice == DealStarted(2)
    assert again.apply(DealStarted(2)) == next_deal(played)


def test_practice_can_be_left_at_any_moment() -> None:
    played = play_deal(Table.start(make_setup()))
    practice = replay(played).apply(Acted(Seat.MIDDLEHAND, Pass()))
    assert practice.apply(DealStarted(2)) == next_deal(played)


def test_practice_of_the_last_deal_goes_back_to_the_end_of_the_list() -> None:
    played = play_deal(Table.start(make_setup(deals=1)))
    practice = replay(played)
    assert practice.end_of_practice == PracticeEnded()
    assert practice.apply(PracticeEnded()) == played
    assert play_deal(practice).view(0).list_is_over


def test_a_deal_is_practised_only_when_it_has_been_played() -> None:
    table = Table.start(make_setup())
    assert table.replay is None
    assert table.end_of_practice is None


@pytest.mark.parametrize(
    "entry",
    [
        *(DealStarted(2), DealStarted(1), DealStarted(1, practice=True), PracticeEnded()),
        *(Undone(1), Undone(0), Undone(-1), ListStarted(make_setup())),
    ],
)
def test_entries_that_cannot_follow(entry: Entry) -> None:
    table = Table.start(make_setup())
    with pytest.raises(WrongPhase):
        table.apply(entry)


def test_only_the_last_actions_since_the_persons_own_can_be_undone() -> None:
    table = play_deal(Table.start(make_setup()))
    assert table.undo is not None
    with pytest.raises(WrongPhase):
        table.apply(Undone(table.undo.count + 1))


def test_a_session_begins_with_a_list() -> None:
    assert fold([]) is None
    with pytest.raises(WrongPhase):
        fold([DealStarted(1)])


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from([3, 4]), st.sampled_from([None, 0, 1, 2]))
def test_resuming_is_the_same_fold(seed: int, players: int, person: int | None) -> None:
    entries = random_session(
        make_setup(players=players, person=person, seed=seed, deals=3), seed, length=120
    )
    live = None
    for entry in entries:
        live = after(live, entry)
    assert fold(entries) == live
    cut = seed % len(entries)
    table = fold(entries[:cut])
    for entry in entries[cut:]:
        table = after(table, entry)
    assert table == live


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from([3, 4]))
def test_the_list_holds_through_everything(seed: int, players: int) -> None:
    """Whatever happens, the list grows by finished deals alone and the cards stay the same."""
    entries = random_session(make_setup(players=players, seed=seed, deals=3), seed, length=200)
    tables = [Table.start(make_setup(players=players, seed=seed, deals=3))]
    for entry in entries[1:]:
        tables.append(tables[-1].apply(entry))
    for table, entry, following in zip(tables, entries[1:], tables[1:], strict=False):
        assert following.game.deal == deal_of(seed, following.number)
        change = len(following.sheet.entries) - len(table.sheet.entries)
        if following.listed or table.listed:
            assert change == 0
        else:
            assert change in ((0, -1) if isinstance(entry, Undone) else (0, 1))
    assert all(later.number - table.number in (0, 1) for table, later in pairwise(tables))


def test_another_players_discard_is_hidden() -> None:
    table = Table.start(make_setup())
    chair = table.seating.chair(Seat.FOREHAND)
    declaration = Declare(Contract(CLUBS), table.game.deal.skat)
    event = Acted(Seat.FOREHAND, declaration)
    assert table.as_seen(event, chair) == event
    for other in {0, 1, 2} - {chair}:
        assert table.as_seen(event, other) == Acted(Seat.FOREHAND, Declare(Contract(CLUBS)))
    card = Acted(Seat.FOREHAND, PlayCard(table.game.deal.skat[0]))
    assert all(table.as_seen(card, viewer) == card for viewer in range(3))


def test_the_whole_game_is_shown_only_when_it_is_over() -> None:
    table, player = Table.start(make_setup()), RandomPlayer(5)
    while table.turn is not None:
        assert table.view(0).finished is None
        table = table.apply(act(table, player))
    assert table.view(0).finished == table.game
    assert table.game.phase is Phase.OVER
