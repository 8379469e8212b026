"""The table widget shows steps and takes cards."""

from pytestqt.qtbot import QtBot

from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO
from skat_desktop.core.score_sheet import ScoreSheet
from skat_desktop.core.seats import Seating
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.table import TableStyle, TableWidget
from tests.builders import make_deal


def test_a_deal_is_shown_and_the_table_has_caught_up(qtbot: QtBot) -> None:
    table = TableWidget(style=TableStyle.instant())
    qtbot.addWidget(table)
    setup = ListSetup(ISKO, (Chair("You"), Chair("Anna", "club"), Chair("Bruno", "club")), 1)
    seating = Seating(3, 2)
    observation = GameState.start(make_deal()).observe(seating.seat(0) or 0)
    view = TableView(setup, 0, seating, 1, False, ScoreSheet(3), observation)
    with qtbot.waitSignals([table.step_shown, table.caught_up], order="strict"):
        table.enqueue(Step(view, dealt=True))
    assert table.view is view
