"""The window shows the panel that the game asks for, and hands on what the person does."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import (
    Agree,
    Bid,
    Claim,
    Concede,
    Declare,
    Hold,
    Pass,
    PlayCard,
    TakeSkat,
)
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract, GameType, card_order
from skat_desktop.core.errors import OutOfTurn
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO, TWELVE_DEALS
from skat_desktop.core.score_sheet import Entry, ScoreSheet
from skat_desktop.core.seats import Seat, Seating
from skat_desktop.session.engine import Engine
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.setup import Chair
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import settings as keys
from skat_desktop.ui.about import About
from skat_desktop.ui.command import Command
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.keys_page import KeysPage
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.offer import Option
from skat_desktop.ui.panels.card_strip import CardStrip, StripNumbers
from skat_desktop.ui.panels.panel import Panel, PanelButton
from skat_desktop.ui.panels.values import ValueSheet
from skat_desktop.ui.remark import Remark
from skat_desktop.ui.rules_page import RulesPage
from skat_desktop.ui.score_sheet_dialog import ScoreSheetDialog
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table.arrangement import Zone
from skat_desktop.ui.table.layout import Side
from skat_desktop.ui.translation import LANGUAGES
from tests.ui import scenes
from tests.ui.scenes import F, M


class Recorder(Engine):
    """An engine that plays nothing and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(None)
        self.asked: list[object] = []

    def act(self, action: object) -> None:
        self.asked.append(action)

    def undo(self) -> None:
        self.asked.append("undo")

    def next_deal(self) -> None:
        self.asked.append("next deal")

    def replay_deal(self) -> None:
        self.asked.append("replay")

    def end_practice(self) -> None:
        self.asked.append("end practice")

    def start_list(self, setup: object) -> None:
        self.asked.append("new list")


@pytest.fixture
def engine() -> Iterator[Recorder]:
    engine = Recorder()
    yield engine
    engine.close()


@pytest.fixture
def window(qtbot: QtBot, engine: Recorder) -> MainWindow:
    window = MainWindow(Settings(), engine)
    window.hurry_always()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    return window


def show(window: MainWindow, view: TableView) -> Panel | None:
    window.engine.stepped.emit(Step(view))
    return window.stage.panel


def table(events: scenes.Events, seat: Seat = F) -> TableView:
    return scenes.table(scenes.game(scenes.deal(), events), seat)


def over() -> GameState:
    return scenes.played_out(scenes.game(scenes.deal(), scenes.playing()))


def test_each_phase_has_its_panel(window: MainWindow) -> None:
    playing = scenes.game(scenes.deal(), scenes.playing())
    for view, panel in (
        (table([(M, Bid(18))]), window.bidding),
        (table([]), None),
        (table(scenes.won_at(18)), window.skat_choice),
        (table(scenes.taken()), window.announcement),
        (scenes.table(playing), None),
        (scenes.table(scenes.defender_concedes(playing)), window.answer),
        (scenes.table(scenes.declarer_claims(playing), M), window.answer),
        (scenes.table(over()), window.result),
    ):
        assert show(window, view) is panel
        assert [p for p in window.stage.panels if p.isVisible()] == ([panel] if panel else [])


@pytest.mark.parametrize("size", [(800, 600), (800, 1200), (1280, 720), (1920, 1080), (2560, 900)])
def test_panels_lie_within_the_table(
    qtbot: QtBot, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for view in (
        table([(M, Bid(18))]),
        table(scenes.won_at(18)),
        table(scenes.taken(55)),
        scenes.table(over()),
    ):
        panel = show(window, view)
        assert panel is not None
        QApplication.processEvents()
        assert window.table.rect().contains(panel.geometry())
        assert panel.size().width() >= panel.minimumSizeHint().width()
        assert panel.size().height() >= panel.minimumSizeHint().height()


def test_the_table_keeps_its_size_whatever_the_hint_says(window: MainWindow) -> None:
    sizes = set()
    for view in (table([]), table([(M, Bid(18))]), scenes.table(over())):
        show(window, view)
        QApplication.processEvents()
        sizes.add((bool(window.hint), window.table.size().toTuple()))
    assert len(sizes) == 2, "one with a hint and one without"
    assert len({size for _, size in sizes}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("is_hand", [True, False])
def test_nothing_moves_under_the_mouse_while_a_game_is_chosen(
    window: MainWindow,
    speak: Callable[[str], None],
    language: str,
    size: tuple[int, int],
    is_hand: bool,
) -> None:
    speak(language)
    window.resize(*size)
    panel = window.announcement
    for bid in (24, 176):
        show(window, table(scenes.won_at(bid) if is_hand else scenes.taken(bid)))
        if is_hand:
            window.skat_choice.hand.click()
        QApplication.processEvents()
        before = panel.geometry()
        assert before.bottom() < window.table.scene().table.hand_top
        assert not any(
            window.table.scene().table.plate(side).toRect().intersects(before)
            for side in (Side.LEFT, Side.RIGHT)
        ), (bid, before)
        places = {button: button.geometry() for button in panel.game_buttons.values()}
        bottom = panel.announce.geometry().bottom()
        clickable = [*panel.option_boxes.values(), *panel.game_buttons.values(), panel.announce]
        for button in [*clickable, *clickable]:
            if button is panel.announce:
                panel.confirm()
            elif button.isVisible():
                button.click()
            QApplication.processEvents()
            assert panel.geometry() == before
            assert {each: each.geometry() for each in places} == places
            assert panel.announce.geometry().bottom() == bottom


def test_null_says_why_it_must_be_ouvert(window: MainWindow) -> None:
    show(window, table(scenes.taken(24)))
    window.announcement.game_buttons[GameType.NULL].click()
    words = [label.text() for label in window.announcement.findChildren(QLabel)]
    assert any("Null counts 23, your bid is 24: only ouvert." in each for each in words)


def test_a_bid_is_asked_in_words(window: MainWindow, engine: Recorder) -> None:
    show(window, table([(M, Bid(18))]))
    assert window.bidding.accept.text() == "Yes – 18"
    window.bidding.accept.click()
    assert engine.asked == [Hold()]
    assert window.stage.panel is None, "so that a second click does nothing"
    show(window, table([], M))
    assert window.bidding.accept.text() == "18"
    window.bidding.refuse.click()
    assert engine.asked == [Hold(), Pass()]


@pytest.mark.parametrize(
    ("key", "call"),
    [
        (Qt.Key.Key_P, Pass()),
        (Qt.Key.Key_Y, Hold()),
        (Qt.Key.Key_J, Hold()),
    ],
)
def test_a_bid_is_answered_by_keys(
    window: MainWindow, engine: Recorder, key: Qt.Key, call: object
) -> None:
    show(window, table([(M, Bid(18))]))
    focused = QApplication.focusWidget()
    assert focused is window.bidding
    QTest.keyClick(focused, key)
    assert engine.asked == [call]


QUESTIONS = {
    "bid": lambda: table([], M),
    "hold": lambda: table([(M, Bid(18))]),
    "skat": lambda: table(scenes.won_at(18)),
    "answer": lambda: scenes.table(
        scenes.defender_concedes(scenes.game(scenes.deal(), scenes.playing()))
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_question_is_not_answered_before_an_answer_is_chosen(
    window: MainWindow, engine: Recorder, question: str, key: Qt.Key
) -> None:
    panel = show(window, QUESTIONS[question]())
    assert panel is not None
    assert QApplication.focusWidget() is panel
    QTest.keyClick(panel, key)
    assert not engine.asked
    QTest.keyClick(panel, Qt.Key.Key_Right)
    chosen = QApplication.focusWidget()
    assert chosen is panel.answers[-1]
    QTest.keyClick(chosen, key)
    if question == "skat":
        assert window.stage.panel is window.announcement
    else:
        assert len(engine.asked) == 1


def test_left_and_tab_lead_to_the_first_answer(window: MainWindow) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Tab):
        show(window, table([]))
        panel = show(window, table([(M, Bid(18))]))
        assert panel is not None
        QTest.keyClick(panel, key)
        assert QApplication.focusWidget() is window.bidding.refuse


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_held_down_presses_nothing(window: MainWindow, engine: Recorder, key: Qt.Key) -> None:
    show(window, scenes.table(over()))
    button = QApplication.focusWidget()
    assert button is window.result.next
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(button, event)
    assert not engine.asked


def test_what_comes_right_after_a_panel_decides_nothing(
    qtbot: QtBot, window: MainWindow, engine: Recorder
) -> None:
    window.stage.rest = 60_000
    show(window, scenes.table(over()))
    QTest.keyClick(window.result.next, Qt.Key.Key_Return)
    QTest.keyClick(window.result.next, Qt.Key.Key_Space)
    QTest.mouseClick(window.result.next, Qt.MouseButton.LeftButton)
    show(window, table([(M, Bid(18))]))
    QTest.keyClick(window.bidding, Qt.Key.Key_Y)
    QTest.mouseDClick(window.bidding.accept, Qt.MouseButton.LeftButton)
    assert not engine.asked
    window.bidding.rest(20)
    qtbot.wait(40)
    QTest.mouseClick(window.bidding.accept, Qt.MouseButton.LeftButton)
    assert engine.asked == [Hold()]


def test_a_double_click_does_not_confirm_an_overbid_game(
    window: MainWindow, engine: Recorder
) -> None:
    show(window, table(scenes.taken(55)))
    panel = window.announcement
    panel.game_buttons[GameType.HEARTS].click()
    panel.set_discard((Card.D9, Card.D7))
    window.stage.rest = 60_000
    QTest.mouseClick(panel.announce, Qt.MouseButton.LeftButton)
    assert panel.announce.text() == "Announce all the same"
    QTest.mouseDClick(panel.announce, Qt.MouseButton.LeftButton)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert not engine.asked


def test_the_key_that_opens_the_values_chooses_none(window: MainWindow, engine: Recorder) -> None:
    show(window, table([], M))
    QTest.keyClick(window.bidding.more, Qt.Key.Key_Space)
    (sheet,) = window.bidding.findChildren(ValueSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert not engine.asked
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    QTest.keyClick(sheet.findChildren(PanelButton)[0], Qt.Key.Key_Space)
    assert engine.asked == [Bid(18)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Y, Qt.Key.Key_J])
def test_yes_is_no_bid(window: MainWindow, engine: Recorder, key: Qt.Key) -> None:
    show(window, table([], M))
    QTest.keyClick(window.bidding.accept, key)
    assert not engine.asked


def test_jump_bids_only_where_the_rules_have_them(window: MainWindow) -> None:
    show(window, table([], M))
    assert window.bidding.more.isVisible()
    state = scenes.game(scenes.deal(), [], TWELVE_DEALS)
    show(window, scenes.table(state, M))
    assert not window.bidding.more.isVisible()


def test_a_jump_bid_is_chosen_from_a_sheet(
    qtbot: QtBot, window: MainWindow, engine: Recorder
) -> None:
    show(window, table([], M))
    window.bidding.more.click()
    (sheet,) = window.bidding.findChildren(ValueSheet)
    buttons = sheet.findChildren(PanelButton)
    assert [button.text() for button in buttons][:3] == ["18", "20", "22"]
    buttons[2].click()
    assert engine.asked == [Bid(22)]


def test_a_limit_is_chosen_from_a_sheet(window: MainWindow, engine: Recorder) -> None:
    show(window, table([(M, Bid(20))]))
    window.bidding.limit.click()
    (sheet,) = window.bidding.findChildren(ValueSheet)
    button = sheet.findChildren(PanelButton)[0]
    assert button.text() == "20", "the bid that is to be held"
    button.click()
    assert engine.asked == [Hold()]


def test_bidding_up_to_a_limit(window: MainWindow, engine: Recorder) -> None:
    show(window, table([], M))
    window.bidding.limit_chosen.emit(20)
    assert engine.asked == [Bid(18)]
    show(window, table([(M, Bid(18)), (F, Hold())], M))
    assert engine.asked == [Bid(18), Bid(20)]
    assert show(window, table([(M, Bid(18)), (F, Hold()), (M, Bid(20))], M)) is window.limit
    show(window, table([(M, Bid(18)), (F, Hold()), (M, Bid(20)), (F, Hold())], M))
    assert engine.asked == [Bid(18), Bid(20), Pass()]


def test_bidding_up_to_a_limit_can_be_stopped(window: MainWindow, engine: Recorder) -> None:
    show(window, table([], M))
    window.bidding.limit_chosen.emit(50)
    show(window, table([(M, Bid(18))], M))
    window.limit.stop.click()
    assert show(window, table([(M, Bid(18)), (F, Hold())], M)) is window.bidding
    assert engine.asked == [Bid(18)]


def test_a_limit_ends_with_the_deal(window: MainWindow, engine: Recorder) -> None:
    show(window, table([], M))
    window.bidding.limit_chosen.emit(50)
    window.engine.stepped.emit(Step(table([], M), dealt=True))
    assert window.stage.panel is window.bidding
    assert engine.asked == [Bid(18)]


def test_hand_is_chosen_and_withdrawn(window: MainWindow, engine: Recorder) -> None:
    show(window, table(scenes.won_at(18)))
    window.skat_choice.hand.click()
    panel = window.announcement
    assert panel.isVisible()
    panel.back.click()
    assert window.skat_choice.isVisible()
    window.skat_choice.hand.click()
    panel.game_buttons[GameType.SPADES].click()
    panel.option_boxes[Option.SCHWARZ].click()
    assert panel.option_boxes[Option.SCHNEIDER].isChecked(), "what it includes is seen"
    panel.option_boxes[Option.SCHNEIDER].click()
    assert not panel.option_boxes[Option.SCHWARZ].isChecked()
    panel.announce.click()
    assert engine.asked == [Declare(Contract(GameType.SPADES, hand=True))]


def test_the_skat_is_taken(window: MainWindow, engine: Recorder) -> None:
    show(window, table(scenes.won_at(18)))
    window.skat_choice.take.click()
    assert engine.asked == [TakeSkat()]


def test_the_hand_is_sorted_for_the_game_chosen(window: MainWindow) -> None:
    def row() -> list[Card]:
        items = [i for i in window.table.scene().cards.values() if i.place.zone is Zone.OWN_HAND]
        return [item.card for item in sorted(items, key=lambda i: i.x()) if item.card is not None]

    show(window, table(scenes.taken()))
    window.announcement.game_buttons[GameType.SPADES].click()
    trumps = card_order(GameType.SPADES).trumps
    assert [card in trumps for card in row()] == [True] * 7 + [False] * 5
    window.announcement.game_buttons[GameType.NULL].click()
    assert row()[:2] != [Card.CJ, Card.SJ], "in Null a jack stands among its suit"


def test_an_overbid_game_is_confirmed_twice(window: MainWindow, engine: Recorder) -> None:
    show(window, table(scenes.taken(55)))
    panel = window.announcement
    panel.game_buttons[GameType.HEARTS].click()
    panel.set_discard((Card.D9, Card.D7))
    panel.announce.click()
    assert not engine.asked
    panel.game_buttons[GameType.DIAMONDS].click()
    panel.announce.click()
    assert not engine.asked, "another game is another risk"
    panel.announce.click()
    assert engine.asked == [Declare(Contract(GameType.DIAMONDS), (Card.D9, Card.D7))]


def test_null_is_offered_only_from_where_it_reaches_the_bid(window: MainWindow) -> None:
    show(window, table(scenes.taken(24)))
    panel = window.announcement
    panel.game_buttons[GameType.NULL].click()
    box = panel.option_boxes[Option.OUVERT]
    assert box.isChecked()
    assert not box.isEnabled()
    show(window, table(scenes.taken(48)))
    assert not panel.game_buttons[GameType.NULL].isEnabled()


def test_a_proposal_is_answered(window: MainWindow, engine: Recorder) -> None:
    show(
        window, scenes.table(scenes.defender_concedes(scenes.game(scenes.deal(), scenes.playing())))
    )
    window.answer.agree.click()
    assert engine.asked == [Agree()]


def test_the_result_leads_on(window: MainWindow, engine: Recorder) -> None:
    view = scenes.table(over())
    show(window, view)
    window.result.next.click()
    window.result.again.click()
    show(window, replace(view, practice=True))
    window.result.next.click()
    whole = ScoreSheet(3, (Entry(),) * 36)
    show(window, replace(view, sheet=whole))
    assert window.result.next.text() == "New list"
    window.result.next.click()
    assert engine.asked == ["next deal", "replay", "end practice", "new list"]


def test_a_refused_card_says_why(window: MainWindow) -> None:
    state = scenes.game(scenes.deal(), scenes.playing())
    led = next(iter(state.hands[F]))
    state = state.act(F, PlayCard(led))
    show(window, scenes.table(state, M))
    window.table.card_refused.emit(next(iter(state.hands[M])))
    assert "were led – you still hold" in window.hint
    (remark,) = window.findChildren(Remark)
    assert remark.text() == window.hint
    assert remark.isVisible()
    assert remark.geometry().bottom() <= window.table.scene().table.hand_top
    remark.over.timeout.emit()
    assert window.hint.startswith("It is your turn")
    window.table.card_refused.emit(next(iter(state.hands[M])))
    assert remark.isVisible()
    show(window, scenes.table(state, F))
    window.table.card_refused.emit(next(iter(state.hands[F])))
    assert not remark.isVisible(), "another moment has come"
    assert window.hint == "It is Anna's turn."


def test_what_the_engine_refuses_is_asked_again(window: MainWindow, engine: Recorder) -> None:
    show(window, table([(M, Bid(18))]))
    window.bidding.accept.click()
    engine.refused.emit(OutOfTurn("not now"))
    assert window.stage.panel is window.bidding
    assert window.hint


def test_menus_offer_what_is_possible(window: MainWindow, engine: Recorder) -> None:
    def enabled() -> set[Command]:
        return {command for command, action in window.menus.actions.items() if action.isEnabled()}

    always = {
        Command.NEW_LIST,
        Command.GAME_LOG,
        Command.PREFERENCES,
        Command.SOUNDS,
        Command.QUIT,
        Command.KEYS,
        Command.RULES,
        Command.INTRODUCTION,
        Command.ABOUT,
    }
    assert enabled() == always
    always |= {Command.UNDO, Command.SCORE_SHEET}
    show(window, table([]))
    assert enabled() == always
    show(window, table(scenes.playing()))
    assert enabled() == always | {Command.GIVE_UP, Command.CLAIM}
    show(window, scenes.table(over()))
    assert enabled() == always | {Command.SAME_DEAL, Command.LAST_TRICK}
    window.menus.actions[Command.UNDO].trigger()
    window.menus.actions[Command.SAME_DEAL].trigger()
    assert engine.asked == ["undo", "replay"]


@pytest.mark.parametrize(
    ("command", "action"), [(Command.GIVE_UP, Concede()), (Command.CLAIM, Claim())]
)
def test_giving_up_and_claiming_are_asked_first(
    window: MainWindow, engine: Recorder, command: Command, action: object
) -> None:
    show(window, table(scenes.playing()))
    window.menus.actions[command].trigger()
    (box,) = window.findChildren(QMessageBox)
    assert not engine.asked
    (accept,) = [b for b in box.buttons() if box.buttonRole(b) is QMessageBox.ButtonRole.AcceptRole]
    assert box.defaultButton() is not accept
    accept.click()
    assert engine.asked == [action]


def test_a_new_list_in_mid_game_is_asked_first(window: MainWindow, engine: Recorder) -> None:
    show(window, table([]))
    window.menus.actions[Command.NEW_LIST].trigger()
    assert not engine.asked
    (box,) = window.findChildren(QMessageBox)
    box.reject()
    assert not engine.asked


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (Command.KEYS, QDialog),
        (Command.RULES, RulesPage),
        (Command.INTRODUCTION, Introduction),
        (Command.ABOUT, About),
    ],
)
def test_help_opens_a_page(window: MainWindow, command: Command, kind: type[QDialog]) -> None:
    window.menus.actions[command].trigger()
    (shown,) = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert isinstance(shown, kind)
    shown.close()


def test_sounds_are_off_by_one_click_and_stay_off(window: MainWindow) -> None:
    action = window.menus.actions[Command.SOUNDS]
    assert action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not action.isChecked()
    assert not window.settings[keys.SOUNDS]
    window.settings[keys.SOUNDS] = True
    assert action.isChecked()


def test_notices_are_told(window: MainWindow, engine: Recorder) -> None:
    engine.noticed.emit(Notice(NoticeKind.JOURNAL_IN_USE))
    (box,) = window.findChildren(QMessageBox)
    assert "running already" in box.text()
    box.close()


def test_names_are_those_of_the_settings(window: MainWindow) -> None:
    show(window, table([(M, Bid(18))]))
    window.settings[keys.LEFT_NAME] = "Frieda"
    assert window.table.view is not None
    assert window.table.view.name(M) == "Frieda"
    assert window.bidding.isVisible()


def test_the_language_switches_while_a_question_is_asked(
    window: MainWindow, speak: Callable[[str], None]
) -> None:
    show(window, table([(M, Bid(18))]))
    assert window.bidding.refuse.text() == "Pass"
    speak("de")
    QApplication.sendPostedEvents()
    assert window.bidding.refuse.text() == "Passe"
    assert window.menus.actions[Command.QUIT].text() == "&Beenden"
    assert window.table.view is not None
    assert window.table.view.name(F) == "Sie"


def test_the_deck_switches_while_a_game_is_announced(window: MainWindow) -> None:
    show(window, table(scenes.taken()))
    window.settings[keys.DECK] = "german"
    assert window.announcement.game_buttons[GameType.CLUBS].text() == "Acorns"


@pytest.mark.parametrize("felt", [value for value, _ in keys.FELT.choices])
@pytest.mark.parametrize("colours", [value for value, _ in keys.COLOURS.choices])
def test_every_felt_can_be_shown(window: MainWindow, felt: str, colours: str) -> None:
    window.settings[keys.FELT] = felt
    window.settings[keys.COLOURS] = colours
    assert show(window, scenes.table(over())) is window.result
    assert not window.grab().isNull()


def test_the_last_trick_shows_while_the_key_is_down(window: MainWindow) -> None:
    show(window, scenes.table(over()))
    item = window.table.scene().last_trick
    QTest.keyPress(window, Qt.Key.Key_L)
    assert item.isVisible()
    QTest.keyRelease(window, Qt.Key.Key_L)
    assert not item.isVisible()


def test_the_score_sheet_has_every_deal_and_the_totals(window: MainWindow) -> None:
    result = over().result
    assert result is not None
    sheet = ScoreSheet(3, (Entry(0, result.score, result), Entry()))
    view = replace(table([]), sheet=sheet)
    dialog = ScoreSheetDialog(view, window.texts, window)
    rows = [
        [item.text() if (item := dialog.table.item(row, column)) else "" for column in range(8)]
        for row in range(dialog.table.rowCount())
    ]
    assert [cell.replace("\N{NO-BREAK SPACE}", " ") for cell in rows[0]] == [
        "1", "Spades", "with 2", "Schneider", "+44", "44", "", ""
    ]  # fmt: skip
    assert rows[1][1] == "passed in"
    totals = {row[0]: row[5:] for row in rows[2:]}
    assert totals["Game points"] == ["44", "0", "0"]
    assert totals["Total, Seeger-Fabian"] == ["94", "0", "0"]
    assert totals["Place, Seeger-Fabian"] == ["1", "2", "2"]


def test_the_warning_tells_what_would_have_to_lie_in_the_skat(window: MainWindow) -> None:
    cards = scenes.deal("CJ HJ DT DK D9 D8 SA S9 HA CT", "C7 C8")
    show(window, scenes.table(scenes.game(cards, scenes.won_at(72))))
    window.skat_choice.hand.click()
    window.announcement.game_buttons[GameType.DIAMONDS].click()
    assert "jack of spades and jack of diamonds in the skat" in warning(window)
    show(window, scenes.table(scenes.game(cards, scenes.taken(72))))
    window.announcement.game_buttons[GameType.DIAMONDS].click()
    assert "even with Schwarz it is only 36, not 72" in warning(window)


def warning(window: MainWindow) -> str:
    labels = window.announcement.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.property("role") == "warning")


def test_a_third_card_to_put_back_is_refused_with_words(window: MainWindow) -> None:
    show(window, table(scenes.taken()))
    for _ in range(3):
        assert not window.hint.startswith("Two cards")
        QTest.keyClick(window.table, Qt.Key.Key_Home)
        QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert window.hint == "Two cards lie there already – take one back first."
    QTest.keyClick(window.table, Qt.Key.Key_End)
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert len(window.table.discard()) == 1
    assert not window.hint.startswith("Two cards")


@pytest.mark.parametrize("seat", [F, M])
def test_a_game_whose_announced_level_is_broken_may_end(window: MainWindow, seat: Seat) -> None:
    schwarz = Contract(GameType.SPADES, hand=True, schneider=True, schwarz=True)
    state = scenes.game(scenes.deal(), scenes.playing(schwarz))
    while not state.observe(seat).value_is_fixed or state.turn is not seat:
        assert state.turn is not None
        show(window, scenes.table(state, seat))
        assert "decided" not in window.hint
        state = state.act(state.turn, PlayCard(next(iter(state.observe(state.turn).legal_cards()))))
    show(window, scenes.table(state, seat))
    assert window.hint.endswith("The game is decided: Ctrl+G ends it.")
    window.settings[keys.SHORTCUTS[Command.GIVE_UP]] = "F7"
    assert window.hint.endswith("The game is decided: F7 ends it.")
    window.settings[keys.SHORTCUTS[Command.GIVE_UP]] = ""
    assert window.hint.endswith("The game is decided.")
    window.menus.actions[Command.GIVE_UP].trigger()
    (box,) = window.findChildren(QMessageBox)
    assert "The result stands" in box.text()
    ended = state.act(seat, Concede())
    if ended.turn is not None:
        ended = ended.act(ended.turn, Agree())
    assert ended.result is not None
    assert state.result_if_stopped is not None
    assert ended.result.score == state.result_if_stopped.score


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("players", "seat", "dealer"),
    [(3, F, 2), (3, M, 1), (4, F, 3), (4, M, 2), (4, Seat.REARHAND, 1)],
)
def test_an_answer_is_asked_beside_the_cards(
    window: MainWindow, size: tuple[int, int], players: int, seat: Seat, dealer: int
) -> None:
    """Whoever judges a claim or a concession wants to see the trick and all open hands."""
    window.resize(*size)
    rules = replace(ISKO, players=players)
    state = scenes.game(scenes.deal(), scenes.playing(), rules)
    if seat is F:
        led = next(iter(state.hands[F]))
        state = scenes.defender_concedes(state.act(F, PlayCard(led)))
    else:
        state = scenes.declarer_claims(state)
        if seat is Seat.REARHAND:
            state = state.act(M, Agree())
    chairs = tuple(Chair(f"Grandmother {i}", None if i == 0 else "club") for i in range(players))
    view = scenes.table(state, seat, chairs=chairs)
    view = replace(view, seating=Seating(players, dealer), sheet=ScoreSheet(players))
    assert show(window, view) is window.answer
    QApplication.processEvents()
    panel = window.answer.geometry()
    for item in window.table.scene().cards.values():
        if item.place.zone is not Zone.SKAT and item.card is not None:
            assert not item.place.pose.rect.toRect().intersects(panel), item.card
    assert window.table.rect().contains(panel)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_result_covers_no_plate_and_shows_every_index(
    window: MainWindow, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    window.resize(*size)
    ouvert = Contract(GameType.SPADES, hand=True, schneider=True, schwarz=True, ouvert=True)
    for contract, bid in ((scenes.SPADES, 18), (ouvert, 120)):
        state = scenes.game(scenes.deal(), scenes.playing(contract, bid))
        show(window, scenes.table(scenes.played_out(state)))
        QApplication.processEvents()
        panel = window.result.geometry()
        assert window.table.rect().contains(panel)
        layout = window.table.scene().table
        for side in (Side.LEFT, Side.RIGHT, Side.BOTTOM):
            assert not layout.plate(side).toRect().intersects(panel), side
        widths = {strip.card_width for strip in window.result.findChildren(CardStrip)}
        assert len(widths) == 1
        if size[0] >= 1280 and bid == 18:
            assert widths.pop() >= size[1] / 8


def test_the_result_shows_the_tricks_on_request(window: MainWindow) -> None:
    finished = over()
    assert finished.contract is not None
    show(window, scenes.table(finished))
    panel, strip = window.result, window.result.findChildren(CardStrip)[0]
    dealt = strip.accessibleName()
    QTest.mouseClick(panel.tricks, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    played = [card for trick in finished.tricks if (card := trick.card_of(F))]
    assert strip.accessibleName() == ", ".join(map(window.texts.card, played))
    points = panel.findChildren(StripNumbers)[0]
    assert points.isVisible()
    assert points.accessibleName() == ", ".join(str(t.points) for t in finished.tricks)
    assert window.table.rect().contains(panel.geometry())

    def brightness(place: int) -> int:
        """Of the paper around a card's index, in the middle of the strip."""
        image, width = strip.grab().toImage(), strip.card_width
        left = round(place * width * 0.42)
        row = range(left + 4, left + round(0.38 * width))
        return max(image.pixelColor(x, strip.height() // 2).lightness() for x in row)

    won = [trick.winner(finished.contract.game) is F for trick in finished.tricks]
    assert {*won} == {True, False}
    for place, bright in enumerate(won):
        assert (brightness(place) > 230) is bright, played[place]
    QTest.mouseClick(panel.tricks, Qt.MouseButton.LeftButton)
    assert strip.accessibleName() == dealt
    panel.tricks.click()
    show(window, scenes.table(over()))
    assert strip.accessibleName() == dealt, "another deal begins with its hands"


def test_a_deal_without_tricks_has_none_to_show(window: MainWindow) -> None:
    show(window, table([(M, Pass()), (Seat.REARHAND, Pass()), (F, Pass())]))
    assert window.result.isVisible()
    assert not window.result.tricks.isVisible()


def test_high_values_come_only_when_asked_for(window: MainWindow, engine: Recorder) -> None:
    """With two jacks, club and spade, Grand counts 72 and Hand with Schwarz 144."""
    show(window, table([], F))
    show(window, scenes.table(scenes.game(scenes.deal(seat=M), []), M))
    window.bidding.more.click()
    (sheet,) = window.bidding.findChildren(ValueSheet)

    def offered() -> list[int]:
        buttons = sheet.findChildren(PanelButton)
        return [int(b.text()) for b in buttons if b.isVisible() and b is not sheet.more]

    assert offered()[0] == 18
    assert [value for value in offered() if value > 72] == [77, 80, 81]
    sheet.more.click()
    assert offered()[-1] == 264
    assert window.frameGeometry().contains(sheet.geometry())
    (high,) = (b for b in sheet.findChildren(PanelButton) if b.text() == "264")
    high.click()
    assert not engine.asked
    (box,) = window.findChildren(QMessageBox)
    assert "144" in box.text()
    (accept,) = [b for b in box.buttons() if box.buttonRole(b) is QMessageBox.ButtonRole.AcceptRole]
    accept.click()
    assert engine.asked == [Bid(264)]


def test_a_high_limit_is_asked_about(window: MainWindow, engine: Recorder) -> None:
    show(window, scenes.table(scenes.game(scenes.deal(seat=M), []), M))
    window.bidding.limit.click()
    (sheet,) = window.bidding.findChildren(ValueSheet)
    (high,) = (b for b in sheet.findChildren(PanelButton) if b.text() == "192")
    high.click()
    (box,) = window.findChildren(QMessageBox)
    box.reject()
    assert not engine.asked
    assert window.stage.panel is window.bidding


def test_a_deck_that_cannot_be_used_says_why_and_ours_is_shown(
    window: MainWindow, tmp_path: Path
) -> None:
    deck = tmp_path / "Altdeutsch.svg"
    deck.write_text("no drawing")
    window.settings[keys.DECK] = f"folder:{deck}"
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert str(deck) in box.text()
    assert box.textFormat() is Qt.TextFormat.PlainText
    box.close()
    assert window.texts.has_german_suits
    assert window.settings[keys.DECK] == f"folder:{deck}"


# --- what the preferences mean for the window -------------------------------------------------


@pytest.mark.parametrize(
    ("command", "action"), [(Command.GIVE_UP, Concede()), (Command.CLAIM, Claim())]
)
def test_who_wants_no_questions_is_asked_none(
    window: MainWindow, engine: Recorder, command: Command, action: object
) -> None:
    show(window, scenes.table(scenes.game(scenes.deal(), scenes.playing())))
    window.settings[keys.CONFIRM] = False
    window.menus.actions[command].trigger()
    assert engine.asked == [action]
    assert not window.findChildren(QMessageBox)


def test_a_new_list_is_always_asked_for(window: MainWindow, engine: Recorder) -> None:
    show(window, table(scenes.playing()))
    window.settings[keys.CONFIRM] = False
    window.menus.actions[Command.NEW_LIST].trigger()
    assert engine.asked == [], "it cannot be undone"
    assert window.findChildren(QMessageBox)


def test_another_key_does_it_from_now_on(window: MainWindow, engine: Recorder) -> None:
    show(window, table(scenes.playing()))
    window.settings[keys.SHORTCUTS[Command.UNDO]] = "F9"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert engine.asked == []
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert engine.asked == ["undo"]
    window.menus.actions[Command.KEYS].trigger()
    (page,) = (each for each in window.findChildren(KeysPage) if each.isVisible())
    assert "F9" in page.page.toPlainText()
    page.close()


def test_the_last_trick_shows_while_another_key_is_down(window: MainWindow) -> None:
    show(window, scenes.table(over()))
    window.settings[keys.SHORTCUTS[Command.LAST_TRICK]] = "F8"
    item = window.table.scene().last_trick
    QTest.keyPress(window, Qt.Key.Key_L)
    assert not item.isVisible()
    QTest.keyPress(window, Qt.Key.Key_F8)
    assert item.isVisible()
    QTest.keyRelease(window, Qt.Key.Key_F8)
    assert not item.isVisible()
    assert window.menus.actions[Command.LAST_TRICK].text().endswith("\tF8")


def test_light_and_dark_follow_the_computer_at_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    light = window.table.grab().toImage()
    hints = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Dark)
    hints.colorSchemeChanged = QGuiApplication.styleHints().colorSchemeChanged
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.table.grab().toImage() != light
    assert QApplication.palette().window().color().lightness() < 128


def test_text_grows_in_panels_and_on_the_table(window: MainWindow) -> None:
    show(window, table(scenes.won_at(18)))
    panel, plate = window.skat_choice.fontInfo().pixelSize(), window.table.scene().table.text
    window.settings[keys.TEXT_SIZE] = 150
    assert window.skat_choice.fontInfo().pixelSize() == pytest.approx(1.5 * panel, abs=1)
    assert window.table.scene().table.text == pytest.approx(1.5 * plate, rel=0.01)
