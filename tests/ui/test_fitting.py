"""Every text of the window is translated and can be read whole, also where text is large."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.core.actions import Agree, Claim, Concede, Pass, PlayCard, Refuse, ShowHand
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.errors import (
    CardNotHeld,
    IllegalAnnouncement,
    IllegalBid,
    IllegalClaim,
    IllegalDiscard,
    MustFollow,
    NullBelowBid,
    OutOfTurn,
)
from skat_desktop.core.events import Acted
from skat_desktop.core.game import GameState
from skat_desktop.core.score_sheet import Entry, ScoreSheet
from skat_desktop.core.seats import Seating
from skat_desktop.session.engine import Engine
from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.session.setup import Chair
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import choices, dialogs, look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.command import Command
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.notices import (
    damaged_settings_text,
    fault_text,
    notice_text,
    unreadable_settings_text,
)
from skat_desktop.ui.panels.card_strip import CardStrip
from skat_desktop.ui.panels.values import ValueSheet
from skat_desktop.ui.preferences import Preferences
from skat_desktop.ui.score_sheet_dialog import ScoreSheetDialog
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table.layout import Side
from skat_desktop.ui.translation import LANGUAGES
from skat_desktop.ui.welcome import Welcome
from tests.ui import scenes
from tests.ui.drawn import faults
from tests.ui.scenes import F, M, R
from tests.ui.translation_files import untranslated

PATH = Path("/home/grandmother/.local/share/skat-desktop/current-list.journal.damaged-1")


@pytest.fixture(
    params=[(1024, 600, 100), (1024, 600, 150), (1280, 720, 150)],
    ids=lambda param: "{}x{} {} %".format(*param),
)
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    language: str,
    speak: Callable[[str], None],
) -> Iterator[MainWindow]:
    width, height, percent = request.param
    settings = Settings()
    settings[keys.TEXT_SIZE] = percent
    speak(language)
    engine = Engine(None)
    window = MainWindow(settings, engine)
    window.hurry_always()
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    qtbot.waitExposed(window)
    yield window
    engine.close()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Report:
    """Looks at one thing after the other, and remembers what is wrong with them."""

    def __init__(self, window: MainWindow, language: str) -> None:
        self.window = window
        self._foreign = untranslated(language)
        self.found: list[str] = []

    def show(self, what: str, step: Step | TableView) -> None:
        """Show a table in the window."""
        self.window.engine.stepped.emit(Step(step) if isinstance(step, TableView) else step)
        self.look(what)

    def look(self, what: str, at: QWidget | None = None) -> None:
        """Look at the window, or at another one."""
        for _ in range(2):
            QApplication.processEvents()
        self.found += [f"{what}: {fault}" for fault in faults(at or self.window, self._foreign)]

    def look_at_dialog(self, what: str, dialog: QWidget) -> None:
        """Look at a dialog, which must be no larger than the window."""
        self.look(what, dialog)
        if dialog.width() > self.window.width() or dialog.height() > self.window.height():
            self.found.append(f"{what} is {dialog.width()}x{dialog.height()}")
        dialog.close()

    def conclude(self) -> None:
        """Fail with all that was found."""
        if self.found:
            pytest.fail("\n".join(dict.fromkeys(self.found)), pytrace=False)


@pytest.fixture
def report(window: MainWindow, language: str) -> Report:
    return Report(window, language)


def test_every_phase(report: Report) -> None:
    window = report.window
    for phase, step in scenes.PHASES.items():
        if phase == scenes.ANNOUNCED:
            style = choices.table_style(window.settings).instant()
            window.table.set_style(replace(style, bubble_ms=60_000))
        report.show(phase, step())
    report.conclude()


def test_the_auction(qtbot: QtBot, report: Report) -> None:
    window = report.window
    for what, events, seat in (
        ("all passed", [(M, Pass()), (R, Pass())], F),
        ("asked for more", scenes.won_at(18, 20)[:3], M),
    ):
        report.show(what, scenes.table(scenes.game(scenes.deal(), events), seat))
    report.show("bids", scenes.PHASES["bids"]())
    for button in (window.bidding.more, window.bidding.limit):
        button.click()
        (sheet,) = window.bidding.findChildren(ValueSheet)
        report.look("values", sheet)
        sheet.more.click()
        report.look("all values", sheet)
        assert window.frameGeometry().contains(sheet.geometry())
        sheet.close()
        qtbot.waitUntil(lambda: not window.bidding.findChildren(ValueSheet))
    window.bidding.limit_chosen.emit(60)
    report.show("limit", scenes.table(scenes.game(scenes.deal(), []), M))
    report.conclude()


@pytest.mark.parametrize("is_hand", [True, False])
def test_the_announcement(report: Report, is_hand: bool) -> None:
    window, panel = report.window, report.window.announcement
    for bid in (24, 176):
        events = scenes.won_at(bid) if is_hand else scenes.taken(bid)
        view = scenes.table(scenes.game(scenes.deal(), events))
        for game, button in panel.game_buttons.items():
            report.show("skat or hand", view)
            if is_hand:
                window.skat_choice.hand.click()
            button.click()
            report.look(game.name, panel)
            for option, box in panel.option_boxes.items():
                if box.isVisible() and box.isEnabled():
                    box.click()
                    report.look(f"{game.name} {option.name}", panel)
            assert window.table.rect().contains(panel.geometry())
            panel.set_discard(() if is_hand else scenes.DISCARD)
            panel.confirm()
            if window.stage.panel is panel:
                report.look(f"{game.name}, asked again", panel)
    report.conclude()


SCHWARZ = Contract(GameType.SPADES, hand=True, schneider=True, schwarz=True)
ERRORS = (
    MustFollow("", Card.DA),
    MustFollow("", Card.CJ),
    OutOfTurn(""),
    CardNotHeld(""),
    IllegalBid(""),
    IllegalDiscard(""),
    NullBelowBid(""),
    IllegalAnnouncement(""),
    IllegalClaim(""),
)
RESULTS: dict[str, Callable[[], GameState]] = {
    "won": lambda: played(scenes.SPADES),
    "lost with four reasons": lambda: played(scenes.SPADES, 120),
    "overbid": lambda: played(scenes.SPADES, 60),
    "Schwarz announced": lambda: played(SCHWARZ),
    "ouvert": lambda: played(replace(SCHWARZ, ouvert=True), 120),
    "Null ouvert Hand": lambda: played(Contract(GameType.NULL, hand=True, ouvert=True)),
    "conceded": lambda: scenes.defender_concedes(scenes.game(scenes.deal(), scenes.playing())).act(
        F, Agree()
    ),
    "claimed": lambda: agreed(scenes.declarer_claims(scenes.game(scenes.deal(), scenes.playing()))),
}


def played(contract: Contract, bid: int = 18) -> GameState:
    return scenes.played_out(scenes.game(scenes.deal(), scenes.playing(contract, bid)))


def agreed(state: GameState) -> GameState:
    """Everybody who is asked agrees."""
    while state.turn is not None:
        state = state.act(state.turn, Agree())
    return state


def test_the_result(report: Report) -> None:
    sheet = ScoreSheet(3, (Entry(0, 1248), Entry(1, -1172), Entry(2, 864)))
    for what, state in RESULTS.items():
        view = scenes.table(state(), sheet=sheet)
        report.show(what, view)
        report.show(f"{what}, practice", replace(view, practice=True))
        report.show(f"{what}, table of four", at_table_of_four(view))
    report.conclude()


def at_table_of_four(view: TableView) -> TableView:
    """The same at the end of a list, with a dealer who sits out."""
    return replace(
        view,
        setup=replace(
            view.setup,
            rules=replace(view.setup.rules, players=4, deals=2),
            chairs=(*view.setup.chairs, Chair("Clara", "club")),
        ),
        seating=Seating(4, 3),
        sheet=ScoreSheet(4, (Entry(0, 1248), Entry(1, -1172))),
    )


def test_large_text_gives_way_to_what_has_to_be_seen(report: Report) -> None:
    """A panel keeps the usual size of text where a larger one would hide the names and cards."""
    window = report.window
    usual = look.base_size(window.size())
    wished = choices.text_size(window.settings, window.size())
    for phase in ("bids", "announces", "won", "lost"):
        report.show(phase, scenes.PHASES[phase]())
        panel = window.stage.panel
        assert panel is not None
        assert usual - 1 <= panel.text_size <= wished
        layout = window.table.scene().table
        if panel.text_size >= usual:
            for side in (Side.LEFT, Side.RIGHT, Side.BOTTOM):
                assert not layout.plate(side).toRect().intersects(panel.geometry()), phase
        if phase in ("bids", "announces"):
            assert panel.geometry().bottom() < layout.hand_top
    assert all(strip.card_width >= 48 for strip in window.result.findChildren(CardStrip))
    report.show("bids", scenes.PHASES["bids"]())
    assert window.bidding.text_size > usual or wished == usual, "where there is room it is larger"


def test_the_plates_and_bubbles(report: Report) -> None:
    """Every announcement at every seat, and all that a player can say."""
    window = report.window
    style = choices.table_style(window.settings).instant()
    window.table.set_style(replace(style, bubble_ms=60_000))
    contracts = [
        Contract(GameType.DIAMONDS, hand=True, schneider=True),
        replace(SCHWARZ, game=GameType.CLUBS),
        replace(SCHWARZ, game=GameType.GRAND, ouvert=True),
        Contract(GameType.NULL, hand=True, ouvert=True),
    ]
    for contract in contracts:
        state = scenes.game(scenes.deal(), scenes.playing(contract))
        for seat in (F, M, R):
            report.show(str(contract), scenes.table(state, seat))
    view = scenes.table(scenes.game(scenes.deal(), scenes.playing()))
    for action in (Pass(), Concede(), Claim(), ShowHand(), Agree(), Refuse()):
        for seat in (F, M, R):
            report.show(f"says {action}", Step(view, Acted(seat, action)))
    report.conclude()


def test_the_line_of_hints(report: Report) -> None:
    """The longest that is said below the table and above the cards."""
    window = report.window
    view = scenes.table(scenes.game(scenes.deal(), scenes.playing()))
    report.show("cards", view)
    for error in ERRORS:
        window.engine.refused.emit(error)
        report.look(repr(error))
    claimed = scenes.game(scenes.deal(), scenes.playing(SCHWARZ))
    while not claimed.observe(F).value_is_fixed or claimed.turn is not F:
        assert claimed.turn is not None
        card = next(iter(claimed.observe(claimed.turn).legal_cards()))
        claimed = claimed.act(claimed.turn, PlayCard(card))
    report.show("decided", scenes.table(claimed))
    report.conclude()


def test_the_menus(report: Report) -> None:
    for menu in report.window.menuBar().findChildren(QMenu):
        menu.popup(report.window.mapToGlobal(QPoint(0, 30)))
        report.look_at_dialog(menu.title(), menu)
        letters = [
            action.text()[action.text().index("&") + 1].lower()
            for action in menu.actions()
            if not action.isSeparator()
        ]
        assert len({*letters}) == len(letters), menu.title()
    report.conclude()


def test_the_preferences(report: Report) -> None:
    window = report.window
    dialog = Preferences(window.settings, window)
    dialog.open()
    for row in range(dialog.groups.count()):
        dialog.groups.setCurrentRow(row)
        report.look(f"preferences, {dialog.groups.item(row).text()}", dialog)
    dialog._ask_restore()
    (box,) = dialog.findChildren(QMessageBox)
    report.look_at_dialog("restore", box)
    report.look_at_dialog("preferences", dialog)
    report.conclude()


def test_the_score_sheet(report: Report) -> None:
    window = report.window
    entries = [Entry()]
    for state in RESULTS.values():
        result = state().result
        assert result is not None
        entries.append(Entry(len(entries) % 3, result.score, result))
    view = scenes.table(scenes.game(scenes.deal(), []), sheet=ScoreSheet(3, tuple(entries)))
    chairs = (Chair("Ich"), Chair("Clara", "club"), Chair("Bruno", "club"))
    dialog = ScoreSheetDialog(
        replace(view, setup=replace(view.setup, chairs=chairs)), window.texts, window
    )
    dialog.open()
    report.look_at_dialog("score sheet", dialog)
    assert dialog.table.horizontalScrollBar().maximum() == 0
    report.conclude()


def test_the_other_dialogs(report: Report) -> None:
    window = report.window
    report.show("cards", scenes.table(scenes.game(scenes.deal(), scenes.playing())))
    for command in (
        *(Command.NEW_LIST, Command.GIVE_UP, Command.CLAIM),
        *(Command.KEYS, Command.RULES, Command.ABOUT),
    ):
        window.menus.actions[command].trigger()
        (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
        report.look_at_dialog(command.name, dialog)
    told = [notice_text(Notice(kind, PATH)) for kind in NoticeKind]
    told += [damaged_settings_text(PATH), unreadable_settings_text(PATH)]
    told.append(fault_text("ValueError: something went wrong", PATH))
    for text in told:
        report.look_at_dialog(text, dialogs.tell(window, text))
    report.conclude()


def test_the_first_start(report: Report) -> None:
    welcome = Welcome(report.window.settings, report.window)
    welcome.open()
    report.look_at_dialog("welcome", welcome)
    introduction = Introduction(report.window.settings, report.window)
    introduction.open()
    report.look("first lesson", introduction)
    while introduction.isVisible():
        report.look(introduction.lesson.title, introduction)
        introduction.next.setEnabled(True)
        introduction.next.click()
    report.conclude()
