"""The table shows steps in order, and takes cards by mouse and keyboard."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Bid, Concede, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import Contract
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO_FOUR
from skat_desktop.session.view import Step
from skat_desktop.ui.table import TableStyle, TableTexts, TableWidget
from skat_desktop.ui.table.arrangement import Hidden, Zone
from skat_desktop.ui.table.layout import INDEX, Proportions, Side
from skat_desktop.ui.table.sorting import HandSorting
from tests.builders import CLUBS, GRAND, NULL, F, M, acts, declared, make_deal, play
from tests.ui.table.views import DEAL, Game, codes

LEFT = Qt.MouseButton.LeftButton
MakeTable = Callable[..., TableWidget]


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables that are on the screen and have the keyboard."""

    def make(style: TableStyle | None = None, size: tuple[int, int] = (1280, 660)) -> TableWidget:
        table = TableWidget(style=style or TableStyle().instant())
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        qtbot.waitExposed(table)
        table.activateWindow()
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        qtbot.waitUntil(table.hasFocus)
        return table

    return make


@pytest.fixture
def table(make_table: MakeTable) -> TableWidget:
    return make_table()


def grand() -> Game:
    """The person plays Grand and leads."""
    return Game(declared(DEAL, Contract(GRAND)))


def point_on(table: TableWidget, card: Card) -> QPoint:
    """A pixel in the strip that this card always shows."""
    item = table.scene().cards[card]
    strip = item.mapToScene(-item.width / 2 + INDEX / 2 * item.width, 0)
    return table.mapFromScene(strip)


def click(table: TableWidget, card: Card) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=point_on(table, card))


def move_to(table: TableWidget, point: QPointF, held: Qt.MouseButton = LEFT) -> None:
    """Move the pointer to this point of the viewport, which may be outside."""
    move = QEvent.Type.MouseMove
    send_mouse(table, move, point, Qt.MouseButton.NoButton, held)


def send_mouse(
    table: TableWidget,
    kind: QEvent.Type,
    point: QPointF,
    button: Qt.MouseButton,
    held: Qt.MouseButton,
) -> None:
    viewport = table.viewport()
    there = viewport.mapToGlobal(point)
    event = QMouseEvent(kind, point, there, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def carry(table: TableWidget, card: Card, to: QPoint) -> None:
    """Take up the card and hold it over this point."""
    start = point_on(table, card)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    for part in range(1, 6):
        move_to(table, QPointF(start + (to - start) * part / 5))


def release(table: TableWidget, at: QPoint) -> None:
    up = QEvent.Type.MouseButtonRelease
    send_mouse(table, up, QPointF(at), LEFT, Qt.MouseButton.NoButton)


def drag(table: TableWidget, card: Card, to: QPoint) -> None:
    carry(table, card, to)
    release(table, to)


def in_zone(table: TableWidget, zone: Zone) -> list[Card]:
    items = [item for item in table.scene().cards.values() if item.place.zone is zone]
    return [item.card for item in sorted(items, key=lambda i: i.place.z) if item.card is not None]


def said(table: TableWidget, side: Side) -> str:
    bubble = table.scene().bubbles[side]
    return bubble.text if bubble.isVisible() else ""


def following_hearts() -> Game:
    """The person, a defender against clubs, has spades, hearts and trumps; hearts are led."""
    return Game(play(declared(DEAL, Contract(CLUBS), declarer=M), "D7 DA D9 HQ H7"))


def discarding_game() -> Game:
    """The person has picked up the skat."""
    return Game(acts(GameState.start(DEAL), Pass(), Pass(), Bid(18), TakeSkat()))


# --- showing ----------------------------------------------------------------------------------


def test_a_new_deal_shows_ten_cards_and_no_secret(table: TableWidget, qtbot: QtBot) -> None:
    view = Game(GameState.start(DEAL)).view
    with qtbot.waitSignals([table.step_shown, table.caught_up], order="strict"):
        table.enqueue(Step(view, dealt=True))
    assert table.view is view
    faces = {item.card for item in table.scene().cards.values() if item.place.face_up}
    assert faces == set(DEAL.hands[0])
    assert len(table.scene().cards) == 32
    assert all(item.card is None for key, item in table.scene().cards.items()
               if isinstance(key, Hidden))  # fmt: skip


def test_steps_are_shown_in_their_order_and_the_table_catches_up_once(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(replace(TableStyle().instant(), animation_speed=20, bubble_ms=5))
    game = Game(GameState.start(DEAL))
    shown: list[Step] = []
    caught_up: list[object] = []
    table.step_shown.connect(shown.append)
    table.caught_up.connect(lambda: caught_up.append(table.view))
    steps = [Step(game.view, dealt=True)]
    steps += [game.step(call) for call in (Bid(18), Hold(), Pass(), Pass())]
    for step in steps:
        table.enqueue(step)
    assert shown == steps[:1]
    qtbot.waitUntil(lambda: bool(caught_up))
    assert shown == steps
    assert caught_up == [steps[-1].view]


def test_show_view_forgets_what_was_still_to_come(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableStyle())
    game = grand()
    table.enqueue(Step(game.view, dealt=True))
    table.enqueue(game.step(PlayCard(Card.CJ)))
    before = grand().view
    with qtbot.waitSignal(table.caught_up), qtbot.assertNotEmitted(table.step_shown):
        table.show_view(before)
    assert table.view is before
    assert in_zone(table, Zone.TRICK) == []


def test_what_was_said_stands_at_the_seat_until_the_auction_is_over(table: TableWidget) -> None:
    game = Game(GameState.start(DEAL))
    table.show_view(game.view)
    table.enqueue(game.step(Bid(18)))
    table.enqueue(game.step(Hold()))
    assert said(table, Side.LEFT) == "18"
    assert said(table, Side.BOTTOM) == "Yes"
    table.enqueue(game.step(Pass()))
    table.enqueue(game.step(Pass()))
    assert said(table, Side.RIGHT) == "Pass"
    table.enqueue(game.step(TakeSkat()))
    assert {said(table, side) for side in Side} == {""}


def test_a_trick_lies_in_the_order_played_and_stays_until_it_is_acknowledged(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(replace(TableStyle().instant(), trick_delay=None))
    game = grand()
    table.show_view(game.view)
    played = [game.step(PlayCard(card)) for card in (Card.CA, Card.CK, Card.C8)]
    for step in played[:2]:
        table.enqueue(step)
    with qtbot.assertNotEmitted(table.caught_up, wait=20):
        table.enqueue(played[2])
    assert codes(in_zone(table, Zone.TRICK)) == "CA CK C8"
    dimmed = [item.card for item in table.scene().cards.values() if item.place.dimmed]
    assert sorted(filter(None, dimmed)) == [Card.C8, Card.CK]
    with qtbot.waitSignals([table.trick_acknowledged, table.caught_up], order="strict"):
        table.acknowledge_trick()
    assert in_zone(table, Zone.TRICK) == []


@pytest.mark.parametrize("how", ["click", "space"])
def test_the_person_takes_a_trick_away(make_table: MakeTable, qtbot: QtBot, how: str) -> None:
    table = make_table(replace(TableStyle().instant(), trick_delay=None))
    game = grand()
    table.show_view(game.view)
    for card in (Card.CA, Card.CK, Card.C8):
        table.enqueue(game.step(PlayCard(card)))
    with qtbot.waitSignal(table.caught_up), qtbot.assertNotEmitted(table.card_clicked):
        if how == "click":
            click(table, Card.CJ)
        else:
            QTest.keyClick(table, Qt.Key.Key_Space)
    assert in_zone(table, Zone.TRICK) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_held_down_takes_the_trick_away_and_does_no_more(
    make_table: MakeTable, qtbot: QtBot, key: Qt.Key
) -> None:
    table = make_table(replace(TableStyle().instant(), trick_delay=None))
    game = grand()
    table.show_view(game.view)
    QTest.keyClick(table, Qt.Key.Key_Home)
    for card in (Card.CA, Card.CK, Card.C8):
        table.enqueue(game.step(PlayCard(card)))
    with qtbot.assertNotEmitted(table.card_clicked):
        QTest.keyPress(table, key)
        assert in_zone(table, Zone.TRICK) == []
        for _ in range(3):
            again = QKeyEvent(
                QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
            )
            QApplication.sendEvent(table, again)
        QTest.keyRelease(table, key)
    with qtbot.waitSignal(table.card_clicked):
        QTest.keyClick(table, key)


def test_a_trick_stays_for_its_time_even_without_animation(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(replace(TableStyle().instant(), trick_delay=60))
    game = grand()
    table.show_view(game.view)
    for card in (Card.CA, Card.CK):
        table.enqueue(game.step(PlayCard(card)))
    with qtbot.waitSignal(table.caught_up):
        table.enqueue(game.step(PlayCard(Card.C8)))
        assert codes(in_zone(table, Zone.TRICK)) == "CA CK C8"
    assert in_zone(table, Zone.TRICK) == []


def test_the_declarers_open_hand_lies_face_up(table: TableWidget) -> None:
    state = declared(DEAL, Contract(NULL, hand=True, ouvert=True), declarer=M, bid=18)
    table.show_view(Game(state).view)
    open_cards = {
        item.card for item in table.scene().cards.values()
        if item.place.side is Side.LEFT and item.place.face_up
    }  # fmt: skip
    assert open_cards == set(DEAL.hands[1])


def test_who_sits_out_sees_no_hand(table: TableWidget) -> None:
    state = play(declared(DEAL, Contract(GRAND), rules=ISKO_FOUR), "CJ")
    table.show_view(Game(state, chairs=4, dealer=0).view)
    faces = [item.card for item in table.scene().cards.values() if item.place.face_up]
    assert faces == [Card.CJ]
    assert table.scene().hand_row() == []


def test_the_hand_is_sorted_as_chosen_and_as_the_game_asks(table: TableWidget) -> None:
    table.show_view(Game(GameState.start(DEAL)).view)
    assert codes(table.scene().hand_row()) == "CJ SJ CA CT HA HK H9 SA S8 D7"
    table.set_style(replace(TableStyle().instant(), ascending=True, trumps_right=True))
    assert codes(table.scene().hand_row()) == "D7 S8 SA H9 HK HA CT CA SJ CJ"
    table.set_style(TableStyle().instant())
    null = declared(DEAL, Contract(NULL), declarer=M)
    table.show_view(Game(null).view)
    assert codes(table.scene().hand_row()) == "CA CJ CT HA HK H9 SA SJ S8 D7"
    table.set_style(replace(TableStyle().instant(), null_order=False))
    assert codes(table.scene().hand_row()) == "CJ SJ CA CT HA HK H9 SA S8 D7"


def test_the_hand_is_sorted_for_a_game_not_yet_announced(table: TableWidget) -> None:
    table.show_view(discarding_game().view)
    table.sort_for(NULL)
    assert codes(table.scene().hand_row()) == "CA CJ CT HA HK H9 SA SJ S8 DT D8 D7"
    table.sort_for(None)
    assert codes(table.scene().hand_row()).startswith("CJ SJ CA CT")


def test_the_last_trick_is_shown_while_asked_for(table: TableWidget) -> None:
    table.show_view(grand().view)
    table.show_last_trick(True)
    assert not table.scene().last_trick.isVisible()
    table.show_view(Game(play(grand().state, "CA CK C8")).view)
    table.show_last_trick(True)
    assert table.scene().last_trick.isVisible()
    with_trick = table.grab().toImage()
    table.resize(1281, 660)
    assert table.scene().last_trick.isVisible()
    table.resize(1280, 660)
    table.show_last_trick(False)
    assert table.grab().toImage() != with_trick
    assert not table.scene().last_trick.isVisible()


def test_practice_is_marked(table: TableWidget) -> None:
    view = grand().view
    table.show_view(view)
    scored = table.grab().toImage()
    table.show_view(replace(view, practice=True))
    assert table.grab().toImage() != scored


def test_other_words_appear_at_once(table: TableWidget) -> None:
    game = Game(GameState.start(DEAL))
    table.show_view(game.view)
    table.enqueue(game.step(Pass()))
    table.set_texts(TableTexts(says=lambda action: "weg" if action == Pass() else "da"))
    assert said(table, Side.LEFT) == "weg"


def test_everything_can_be_drawn(table: TableWidget) -> None:
    four = declared(DEAL, Contract(GRAND, hand=True, schneider=True), rules=ISKO_FOUR)
    for deck in ("french", "german"):
        for felt, dark in (("plain", False), ("plain", True), ("green", True)):
            style = replace(TableStyle().instant(), deck=deck, felt=felt, dark=dark)
            table.set_style(style)
            table.show_view(Game(play(four, "CJ"), chairs=4, dealer=2).view)
            assert not table.grab().isNull()


# --- playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 540), (1280, 660), (1920, 1000)])
def test_a_click_on_the_visible_strip_plays_that_card(
    make_table: MakeTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = make_table(size=size)
    for card in DEAL.hands[0]:
        table.show_view(grand().view)
        with qtbot.waitSignal(table.card_clicked) as signal:
            click(table, card)
        assert signal.args == [card]


def test_the_card_under_the_pointer_rises(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableStyle())
    table.show_view(grand().view)
    item = table.scene().cards[Card.HA]
    lying = item.shape().boundingRect().height()
    QTest.mouseMove(table.viewport(), point_on(table, Card.HA))
    raised = lying + table.scene().table.lift
    qtbot.waitUntil(lambda: item.shape().boundingRect().height() == pytest.approx(raised))
    QTest.mouseMove(table.viewport(), QPoint(640, 250))
    qtbot.waitUntil(lambda: item.shape().boundingRect().height() == pytest.approx(lying))


def test_a_refused_card_shakes_its_head_and_is_still_again(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(TableStyle(animation_speed=2))
    table.show_view(following_hearts().view)
    QTest.keyClick(table, Qt.Key.Key_End)
    qtbot.wait(250)  # The card has risen, and the size has settled.
    still = table.grab().toImage()
    with qtbot.waitSignal(table.card_refused):
        QTest.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.grab().toImage() != still)
    qtbot.waitUntil(lambda: table.grab().toImage() == still)


def test_a_card_is_asked_for_once(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    click(table, Card.CJ)
    with qtbot.assertNotEmitted(table.card_clicked):
        click(table, Card.SJ)


def test_the_second_click_of_a_double_click_plays_nothing(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    where = QPointF(point_on(table, Card.CJ))
    again = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, where, where, LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    with qtbot.assertNotEmitted(table.card_clicked):
        QApplication.sendEvent(table.viewport(), again)
        QTest.mouseRelease(table.viewport(), LEFT, pos=where.toPoint())


def test_a_card_that_does_not_follow_is_refused_and_stays(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(following_hearts().view)
    where = table.scene().cards[Card.SA].pos()
    with (
        qtbot.waitSignal(table.card_refused) as signal,
        qtbot.assertNotEmitted(table.card_clicked),
    ):
        click(table, Card.SA)
    assert signal.args == [Card.SA]
    assert table.scene().cards[Card.SA].pos() == where
    with qtbot.waitSignal(table.card_clicked):
        click(table, Card.HA)


def test_a_click_out_of_turn_does_nothing(table: TableWidget, qtbot: QtBot) -> None:
    for state in (GameState.start(DEAL), play(grand().state, "CA")):
        table.show_view(Game(state).view)
        with (
            qtbot.assertNotEmitted(table.card_clicked),
            qtbot.assertNotEmitted(table.card_refused),
        ):
            click(table, Card.CJ)
            QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(640, 300))


def test_a_card_is_played_by_dragging_it_to_the_middle(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    with qtbot.waitSignal(table.card_clicked) as signal:
        drag(table, Card.HA, QPoint(640, 250))
    assert signal.args == [Card.HA]


def test_a_card_dropped_in_the_hand_goes_back(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    home = table.scene().cards[Card.HA].pos()
    with qtbot.assertNotEmitted(table.card_clicked):
        drag(table, Card.HA, point_on(table, Card.CJ) + QPoint(0, 20))
    assert table.scene().cards[Card.HA].pos() == home


@pytest.mark.parametrize("side", [*Side])
def test_a_card_dropped_on_a_plate_goes_back(table: TableWidget, qtbot: QtBot, side: Side) -> None:
    view = Game(declared(DEAL, Contract(GRAND), rules=ISKO_FOUR), chairs=4, dealer=3).view
    table.show_view(view)
    home = table.scene().cards[Card.HA].pos()
    with qtbot.assertNotEmitted(table.card_clicked):
        drag(table, Card.HA, table.scene().table.plate(side).center().toPoint())
    assert table.scene().cards[Card.HA].pos() == home


@pytest.mark.parametrize("where", [(640, -20), (-30, 250), (1300, 250), (640, 690)])
def test_a_card_dropped_outside_the_table_goes_back(
    table: TableWidget, qtbot: QtBot, where: tuple[int, int]
) -> None:
    table.show_view(grand().view)
    home = table.scene().cards[Card.HA].pos()
    with qtbot.assertNotEmitted(table.card_clicked):
        drag(table, Card.HA, QPoint(*where))
    assert table.scene().cards[Card.HA].pos() == home


@pytest.mark.parametrize("how", ["escape", "right button", "focus lost", "button lost"])
def test_a_drag_can_be_called_off(table: TableWidget, qtbot: QtBot, how: str) -> None:
    table.show_view(grand().view)
    item = table.scene().cards[Card.HA]
    home, middle = item.pos(), QPoint(640, 250)
    carry(table, Card.HA, middle)
    assert item.pos() == table.mapToScene(middle)
    with qtbot.assertNotEmitted(table.card_clicked):
        match how:
            case "escape":
                QTest.keyClick(table, Qt.Key.Key_Escape)
            case "right button":
                QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, pos=middle)
            case "focus lost":
                table.clearFocus()
            case _:
                move_to(table, QPointF(643, 250), Qt.MouseButton.NoButton)
        assert item.pos() == home
        assert item.zValue() == item.place.z
        release(table, middle)


def test_dragging_a_card_that_may_not_be_played_refuses_it(
    table: TableWidget, qtbot: QtBot
) -> None:
    table.show_view(following_hearts().view)
    home = table.scene().cards[Card.SA].pos()
    with qtbot.waitSignal(table.card_refused), qtbot.assertNotEmitted(table.card_clicked):
        drag(table, Card.SA, QPoint(640, 250))
    assert table.scene().cards[Card.SA].pos() == home


def test_keys_choose_and_play_a_card(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(table, key)
    with qtbot.waitSignal(table.card_clicked) as signal:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert signal.args == [Card.SJ]


def test_the_keyboard_starts_at_the_first_card_that_may_be_played(
    table: TableWidget, qtbot: QtBot
) -> None:
    table.show_view(following_hearts().view)
    QTest.keyClick(table, Qt.Key.Key_Left)
    with qtbot.waitSignal(table.card_clicked) as signal:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert signal.args == [Card.HA]


def test_tab_goes_along_the_hand_and_then_on(table: TableWidget, qtbot: QtBot) -> None:
    after = QWidget(table)
    after.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    after.show()
    table.show_view(grand().view)
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    with qtbot.waitSignal(table.card_clicked) as signal:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert signal.args == [Card.SJ]
    QTest.keyClick(table, Qt.Key.Key_End)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert not table.hasFocus()


def test_after_a_card_is_played_its_neighbour_has_the_focus(
    table: TableWidget, qtbot: QtBot
) -> None:
    game = grand()
    table.show_view(game.view)
    QTest.keyClick(table, Qt.Key.Key_End)
    for card in (Card.D7, Card.DA, Card.D9, Card.CK, Card.C7):
        table.enqueue(game.step(PlayCard(card)))
    with qtbot.waitSignal(table.card_refused) as signal:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert signal.args == [Card.S8]


def test_a_click_while_a_card_flies_counts(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableStyle(trick_delay=5000))
    game = Game(play(declared(DEAL, Contract(CLUBS), declarer=M), "D7 DA D9 HQ"))
    table.show_view(game.view)
    with qtbot.waitSignals([table.caught_up, table.card_clicked], order="strict", timeout=250):
        table.enqueue(game.step(PlayCard(Card.H7)))
        click(table, Card.HA)
    assert table.scene().cards[Card.H7].pose == table.scene().cards[Card.H7].place.pose


def test_a_click_while_ones_own_trick_lies_takes_it_and_plays_on(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(replace(TableStyle().instant(), trick_delay=60000))
    game = grand()
    table.show_view(game.view)
    for card in (Card.CA, Card.CK, Card.C8):
        table.enqueue(game.step(PlayCard(card)))
    with qtbot.waitSignal(table.card_clicked) as signal:
        click(table, Card.CJ)
    assert signal.args == [Card.CJ]
    assert in_zone(table, Zone.TRICK) == []


def test_a_click_does_not_jump_over_cards_that_were_not_seen_yet(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(TableStyle())
    game = Game(play(declared(DEAL, Contract(CLUBS), declarer=M), "D7 DA D9"))
    table.show_view(game.view)
    table.enqueue(game.step(PlayCard(Card.HQ)))
    table.enqueue(game.step(PlayCard(Card.H7)))
    with qtbot.assertNotEmitted(table.card_clicked):
        click(table, Card.HA)


# --- the discard ------------------------------------------------------------------------------


@pytest.fixture
def discarding(table: TableWidget) -> TableWidget:
    table.show_view(discarding_game().view)
    table.start_discard()
    return table


def test_two_cards_are_laid_aside_and_a_third_is_refused(
    discarding: TableWidget, qtbot: QtBot
) -> None:
    told: list[tuple[Card, ...]] = []
    discarding.discard_changed.connect(told.append)
    click(discarding, Card.D7)
    click(discarding, Card.CT)
    assert told == [(Card.D7,), (Card.D7, Card.CT)]
    with (
        qtbot.waitSignal(discarding.card_refused),
        qtbot.assertNotEmitted(discarding.discard_changed),
    ):
        click(discarding, Card.CJ)
    assert discarding.discard() == (Card.D7, Card.CT)
    assert codes(in_zone(discarding, Zone.SKAT)) == "D7 CT"
    assert len(discarding.scene().hand_row()) == 10


def settled(table: TableWidget, qtbot: QtBot) -> QImage:
    """The picture of a table on which nothing moves any more."""
    seen = [table.grab().toImage()]

    def lies_still() -> bool:
        seen.append(table.grab().toImage())
        return seen[-1] == seen[-2]

    qtbot.wait(400)  # Longer than a card takes to rise or to sink.
    qtbot.waitUntil(lambda: not table.scene().motion.running and lies_still())
    return seen[-1]


def test_a_third_card_shakes_its_head_and_stays(make_table: MakeTable, qtbot: QtBot) -> None:
    # Slow, since on a busy machine it takes long to look.
    table = make_table(TableStyle(animation_speed=0.5))
    table.show_view(discarding_game().view)
    table.start_discard()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_Space):
        QTest.keyClick(table, key)
        settled(table, qtbot)
    assert len(table.discard()) == 2
    QTest.keyClick(table, Qt.Key.Key_Home)
    still = settled(table, qtbot)
    with qtbot.waitSignal(table.card_refused):
        QTest.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.grab().toImage() != still)
    qtbot.waitUntil(lambda: table.grab().toImage() == still)


def test_cards_go_to_and_fro_and_none_is_lost(discarding: TableWidget) -> None:
    click(discarding, Card.D7)
    click(discarding, Card.CT)
    click(discarding, Card.D7)
    click(discarding, Card.S8)
    click(discarding, Card.S8)
    assert discarding.discard() == (Card.CT,)
    click(discarding, Card.CT)
    assert discarding.discard() == ()
    assert set(discarding.scene().hand_row()) == set(DEAL.hands[0]) | set(DEAL.skat)


def test_the_discard_can_be_dragged_both_ways(discarding: TableWidget) -> None:
    drag(discarding, Card.D7, QPoint(600, 60))
    assert discarding.discard() == (Card.D7,)
    drag(discarding, Card.D7, discarding.scene().table.plate(Side.BOTTOM).center().toPoint())
    assert discarding.discard() == (Card.D7,)
    drag(discarding, Card.D7, QPoint(640, 600))
    assert discarding.discard() == ()


def test_the_keyboard_reaches_the_cards_laid_aside(discarding: TableWidget) -> None:
    QTest.keyClick(discarding, Qt.Key.Key_Home)
    QTest.keyClick(discarding, Qt.Key.Key_Space)
    assert discarding.discard() == (Card.CJ,)
    QTest.keyClick(discarding, Qt.Key.Key_End)
    QTest.keyClick(discarding, Qt.Key.Key_Space)
    assert discarding.discard() == ()


def test_an_announced_game_stands_in_the_middle_until_it_was_read(
    qtbot: QtBot, table: TableWidget
) -> None:
    game = Game(acts(GameState.start(DEAL), Bid(18), Pass(), Pass(), TakeSkat()))
    table.set_style(replace(TableStyle().instant(), bubble_ms=60_000))
    table.show_view(game.view)
    item = table.scene().announcement
    assert not item.isVisible()
    table.enqueue(game.step(Declare(Contract(GRAND), (Card.DT, Card.D8))))
    assert item.isVisible()
    assert item.text == "Grand. Anna, bid 18"
    assert table.scene().sceneRect().contains(item.sceneBoundingRect())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.rect().center())
    assert not item.isVisible()


def test_the_announcement_ends_the_discard(qtbot: QtBot, table: TableWidget) -> None:
    game = discarding_game()
    table.show_view(game.view)
    table.start_discard()
    click(table, Card.D7)
    click(table, Card.D8)
    table.enqueue(game.step(Declare(Contract(GRAND), (Card.D8, Card.D7))))
    assert table.discard() == ()
    assert not any(table.scene().cards[card].place.face_up for card in (Card.D7, Card.D8))
    with qtbot.waitSignal(table.card_clicked):
        click(table, Card.CJ)


def test_only_the_discarding_declarer_can_begin_to_discard(table: TableWidget) -> None:
    table.show_view(grand().view)
    table.start_discard()
    click(table, Card.D7)
    assert table.discard() == ()


# --- sizes ------------------------------------------------------------------------------------


def test_the_table_follows_the_window(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    before = table.panel_rect()
    with qtbot.waitSignal(table.geometry_changed):
        table.resize(1600, 900)
    after = table.panel_rect()
    assert after.width() > before.width()
    assert table.viewport().rect().contains(after)
    with qtbot.waitSignal(table.card_clicked) as signal:
        click(table, Card.S8)
    assert signal.args == [Card.S8]


def test_the_size_may_change_while_cards_fly(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableStyle())
    game = grand()
    table.show_view(game.view)
    with qtbot.waitSignal(table.caught_up, timeout=3000):
        table.enqueue(game.step(PlayCard(Card.CA)))
        table.resize(1100, 600)
    item = table.scene().cards[Card.CA]
    assert item.pose == item.place.pose


def test_the_panel_makes_room_for_an_open_hand(table: TableWidget, qtbot: QtBot) -> None:
    game = Game(play(declared(DEAL, Contract(GRAND), declarer=M), "CA CK C8"))
    table.show_view(game.view)
    before = table.panel_rect()
    opened = replace(
        game.view, observation=replace(game.view.observation, shown=CardSet(DEAL.hands[1]))
    )
    with qtbot.waitSignal(table.geometry_changed):
        table.show_view(opened)
    assert table.panel_rect().width() < before.width()


def test_giving_up_is_said_aloud_for_a_while(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(replace(TableStyle().instant(), bubble_ms=20))
    game = Game(play(declared(DEAL, Contract(GRAND), declarer=F), "CA CK"))
    table.show_view(game.view)
    with qtbot.waitSignal(table.caught_up):
        table.enqueue(game.step(Concede()))
        assert said(table, Side.RIGHT) == "I give up"
    assert {said(table, side) for side in Side} == {""}


def test_another_deal_is_painted_over_the_one_before(table: TableWidget, qtbot: QtBot) -> None:
    other = Game(GameState.start(make_deal(codes(DEAL.hands[1])))).view
    table.show_view(Game(GameState.start(DEAL)).view)
    qtbot.wait(250)  # The new size has settled, and everything been painted.
    table.show_view(other)
    qtbot.wait(20)
    shown = table.screen().grabWindow(table.winId()).toImage()
    table.viewport().update()
    qtbot.wait(20)
    assert table.screen().grabWindow(table.winId()).toImage() == shown


# --- a hand in the person's own order ---------------------------------------------------------


def by_hand() -> TableStyle:
    return replace(TableStyle().instant(), sorting=HandSorting.BY_HAND)


def place_in_hand(table: TableWidget, place: int) -> QPoint:
    """The middle of a place in the full hand."""
    pose = table.scene().table.hand(len(in_zone(table, Zone.OWN_HAND)))[place]
    return table.mapFromScene(pose.x, pose.y)


def test_a_card_dragged_along_the_hand_stays_where_it_was_put(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table, game = make_table(by_hand()), grand()
    table.show_view(game.view)
    assert codes(in_zone(table, Zone.OWN_HAND)) == "CJ SJ CA CT HA HK H9 SA S8 D7"
    with qtbot.assertNotEmitted(table.card_clicked):
        to = place_in_hand(table, 1)
        carry(table, Card.D7, to)
        assert codes(in_zone(table, Zone.OWN_HAND))[:8] == "CJ D7 SJ", "the others make room"
        release(table, to)
    assert codes(in_zone(table, Zone.OWN_HAND)) == "CJ D7 SJ CA CT HA HK H9 SA S8"
    item, place = table.scene().cards[Card.D7], table.scene().table.hand(10)[1]
    assert (item.x(), item.y()) == pytest.approx((place.x, place.y))
    for card in (Card.CA, Card.CK, Card.C8):
        table.enqueue(game.step(PlayCard(card)))
    assert codes(in_zone(table, Zone.OWN_HAND)) == "CJ D7 SJ CT HA HK H9 SA S8"
    table.enqueue(Step(grand().view, dealt=True))
    assert codes(in_zone(table, Zone.OWN_HAND)) == "CJ SJ CA CT HA HK H9 SA S8 D7"


def test_the_hand_can_be_put_in_order_while_others_think(make_table: MakeTable) -> None:
    table, game = make_table(by_hand()), grand()
    table.show_view(game.view)
    table.enqueue(game.step(PlayCard(Card.CA)))
    to = place_in_hand(table, 0)
    carry(table, Card.S8, to)
    table.enqueue(game.step(PlayCard(Card.CK)))
    held = table.scene().cards[Card.S8]
    assert held.pos() == table.mapToScene(to), "it is still at the pointer"
    release(table, to)
    assert codes(in_zone(table, Zone.OWN_HAND)) == "S8 CJ SJ CT HA HK H9 SA D7"
    assert held.x() == pytest.approx(table.scene().table.hand(9)[0].x)


def test_a_card_dragged_to_the_middle_is_played_and_one_that_may_not_comes_back(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table, game = make_table(by_hand()), following_hearts()
    table.show_view(game.view)
    middle = table.mapFromScene(table.scene().table.trick_centre)
    before = in_zone(table, Zone.OWN_HAND)
    with qtbot.waitSignal(table.card_refused) as refused:
        drag(table, Card.SA, middle)
    assert refused.args == [Card.SA]
    assert in_zone(table, Zone.OWN_HAND) == before
    with qtbot.waitSignal(table.card_clicked) as played:
        drag(table, Card.HA, middle)
    assert played.args == [Card.HA]


def test_escape_puts_an_arranged_card_back(make_table: MakeTable) -> None:
    table = make_table(by_hand())
    table.show_view(grand().view)
    before = in_zone(table, Zone.OWN_HAND)
    carry(table, Card.D7, place_in_hand(table, 2))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert in_zone(table, Zone.OWN_HAND) == before


def test_keys_take_a_card_along_the_hand(make_table: MakeTable) -> None:
    table = make_table(by_hand())
    table.show_view(grand().view)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_Right, control)
    assert codes(in_zone(table, Zone.OWN_HAND)) == "SJ CA CJ CT HA HK H9 SA S8 D7"
    QTest.keyClick(table, Qt.Key.Key_Left, control)
    assert codes(in_zone(table, Zone.OWN_HAND))[:8] == "SJ CJ CA"
    QTest.keyClick(table, Qt.Key.Key_Left)
    QTest.keyClick(table, Qt.Key.Key_Left, control)
    assert codes(in_zone(table, Zone.OWN_HAND))[:8] == "SJ CJ CA", "it is at the end already"


def test_a_sorted_hand_stays_sorted(table: TableWidget) -> None:
    table.show_view(grand().view)
    before = in_zone(table, Zone.OWN_HAND)
    drag(table, Card.D7, point_on(table, Card.SJ))
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert in_zone(table, Zone.OWN_HAND) == before


def test_another_size_of_cards_moves_them_and_the_panels(table: TableWidget, qtbot: QtBot) -> None:
    table.show_view(grand().view)
    before = table.scene().cards[Card.CJ].width
    style = replace(TableStyle().instant(), proportions=Proportions(cards=0.7))
    with qtbot.waitSignal(table.geometry_changed):
        table.set_style(style)
    assert table.scene().cards[Card.CJ].width == pytest.approx(0.7 * before, abs=2)
