"""Which card lies where."""

from PySide6.QtCore import QSizeF

from skat_desktop.core.actions import Bid, Claim, Hold, Pass, TakeSkat
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO_FOUR
from skat_desktop.session.view import TableView
from skat_desktop.ui.table import TableStyle
from skat_desktop.ui.table.arrangement import (
    Hidden,
    Key,
    Place,
    Zone,
    chair_side,
    dealing_times,
    open_sides,
    places,
    playing_sides,
)
from skat_desktop.ui.table.layout import Side, TableLayout
from tests.builders import GRAND, M, acts, declared, play
from tests.ui.table.views import DEAL, view_of


def arranged(view: TableView, chosen: tuple[Card, ...] = ()) -> dict[Key, Place]:
    layout = TableLayout(QSizeF(1280, 660), view.seating.chairs, playing_sides(view))
    return places(view, layout, TableStyle(), chosen=chosen)


def count(table: dict[Key, Place], zone: Zone, side: Side | None = None) -> int:
    return sum(place.zone is zone and place.side is side for place in table.values())


def test_every_deal_puts_all_32_cards_on_the_table() -> None:
    table = arranged(view_of(GameState.start(DEAL)))
    assert len(table) == 32
    assert count(table, Zone.OWN_HAND, Side.BOTTOM) == 10
    assert count(table, Zone.HAND, Side.LEFT) == count(table, Zone.HAND, Side.RIGHT) == 10
    assert count(table, Zone.SKAT) == 2


def test_hidden_cards_have_no_face() -> None:
    table = arranged(view_of(GameState.start(DEAL)))
    assert {key for key, place in table.items() if isinstance(key, Card)} == set(DEAL.hands[0])
    assert not any(place.face_up for key, place in table.items() if isinstance(key, Hidden))


def test_the_skat_is_in_the_declarers_hand_until_it_is_put_back() -> None:
    theirs = arranged(view_of(acts(GameState.start(DEAL), Bid(18), Pass(), Pass(), TakeSkat())))
    assert count(theirs, Zone.HAND, Side.LEFT) == 12
    assert count(theirs, Zone.SKAT) == 0
    mine = view_of(acts(GameState.start(DEAL), Bid(18), Hold(), Pass(), Pass(), TakeSkat()))
    assert count(arranged(mine), Zone.OWN_HAND, Side.BOTTOM) == 12
    aside = arranged(mine, (Card.D7,))
    assert count(aside, Zone.OWN_HAND, Side.BOTTOM) == 11
    assert aside[Card.D7].face_up
    after = arranged(view_of(declared(DEAL, Contract(GRAND))))
    assert not after[Card.DT].face_up
    assert after[Card.DT].zone is Zone.SKAT


def test_a_claim_opens_the_declarers_hand() -> None:
    state = play(declared(DEAL, Contract(GRAND), declarer=M), "S8 SK S7")
    assert open_sides(view_of(state)) == frozenset()
    claimed = view_of(acts(state, Claim()))
    assert open_sides(claimed) == {Side.LEFT}
    table = arranged(claimed)
    assert {key for key, place in table.items() if place.side is Side.LEFT} == set(state.hands[M])


def test_chairs_keep_their_sides_while_the_deal_goes_round() -> None:
    for dealer in range(4):
        view = view_of(GameState.start(DEAL, ISKO_FOUR), chairs=4, dealer=dealer)
        assert [chair_side(view, chair) for chair in range(4)] == [*Side]
        assert playing_sides(view) == set(Side) - {[*Side][dealer]}


def test_who_sits_out_sees_three_hidden_hands() -> None:
    table = arranged(view_of(GameState.start(DEAL, ISKO_FOUR), chairs=4, dealer=0))
    assert len(table) == 32
    assert not any(place.face_up for place in table.values())


def test_cards_are_dealt_by_three_then_the_skat_then_by_four_and_three() -> None:
    view = view_of(GameState.start(DEAL))
    table = arranged(view)
    times = dealing_times(view, table)
    order = sorted(times, key=lambda key: times[key][0])
    receivers = [table[key].side for key in order]
    bottom, left, right = Side.BOTTOM, Side.LEFT, Side.RIGHT
    assert receivers == [
        *(3 * [bottom] + 3 * [left] + 3 * [right] + 2 * [None]),
        *(4 * [bottom] + 4 * [left] + 4 * [right]),
        *(3 * [bottom] + 3 * [left] + 3 * [right]),
    ]
    assert all(0 <= start < end <= 1 for start, end in times.values())
