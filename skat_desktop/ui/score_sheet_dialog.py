"""The score sheet (Spielliste): every deal of the list, and its totals."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.core.score_sheet import WON_GAME, Entry, Scoring, lost_game_bonus
from skat_desktop.core.scoring import GameResult, Level
from skat_desktop.session.view import TableView
from skat_desktop.ui.result_texts import matadors, places
from skat_desktop.ui.texts import Texts, number, signed
from skat_desktop.ui.translation import translate

_DETAILS = 5
"""Columns before the players': deal, game, matadors, levels, value."""
_LEVELS = 3


class ScoreSheetDialog(QDialog):
    """A table with a row for each deal, and a foot with the totals of both systems."""

    def __init__(self, view: TableView, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._texts = texts
        self.setWindowTitle(translate("ScoreSheet", "Score sheet"))
        self.table = QTableWidget(0, _DETAILS + len(view.setup.chairs))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setTabKeyNavigation(False)  # Tab leads out of it, to the button.
        self.table.verticalHeader().hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table)
        layout.addWidget(buttons)
        self._fill()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # What a game counted may be many words: they take the room that is left, in several lines.
        header.setSectionResizeMode(_LEVELS, QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self.table.resizeRowsToContents)
        self.resize(parent.size() * 0.9 if parent else self.sizeHint())

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        """Begin with the last deals and the totals."""
        super().showEvent(event)
        self.table.resizeRowsToContents()
        self.table.scrollToBottom()

    def _fill(self) -> None:
        view = self._view
        names = [chair.name for chair in view.setup.chairs]
        self.table.setHorizontalHeaderLabels(
            [
                translate("ScoreSheet", "Deal"),
                translate("ScoreSheet", "Game"),
                translate("ScoreSheet", "Matadors"),
                translate("ScoreSheet", "Levels"),
                translate("ScoreSheet", "Value"),
                *names,
            ]
        )
        running = [0] * len(names)
        for deal, entry in enumerate(view.sheet.entries, 1):
            players = [""] * len(names)
            if entry.declarer is not None:
                running[entry.declarer] += entry.score
                players[entry.declarer] = number(running[entry.declarer])
            self._add(str(deal), *self._details(entry), *players)
        self._add_totals()

    def _details(self, entry: Entry) -> tuple[str, str, str, str]:
        result = entry.result
        if result is None:
            return translate("ScoreSheet", "passed in"), "", "", ""
        game = result.contract.game
        return (
            self._texts.game(game),
            "" if game.is_null else matadors(result.matadors),
            self._levels(result),
            signed(result.score),
        )

    def _levels(self, result: GameResult) -> str:
        contract = result.contract
        words = {
            Level.HAND: translate("ScoreSheet", "Hand"),
            Level.SCHNEIDER: translate("ScoreSheet", "Schneider"),
            Level.SCHNEIDER_ANNOUNCED: translate("ScoreSheet", "announced"),
            Level.SCHWARZ: translate("ScoreSheet", "Schwarz"),
            Level.SCHWARZ_ANNOUNCED: translate("ScoreSheet", "announced"),
            Level.OUVERT: translate("ScoreSheet", "ouvert"),
        }
        levels = list(result.levels)
        if contract.game.is_null:
            levels = [Level.HAND] * contract.hand + [Level.OUVERT] * contract.ouvert
        named = [words[level] for level in levels if level in words]
        if result.overbid:
            named.append(translate("ScoreSheet", "overbid"))
        return ", ".join(named)

    def _add_totals(self) -> None:
        sheet, players = self._view.sheet, len(self._view.setup.chairs)
        rows = sheet.rows
        bonus = lost_game_bonus(players)
        tournament = sheet.totals(Scoring.SEEGER_FABIAN)
        lines = (
            (translate("ScoreSheet", "Game points"), [row.points for row in rows]),
            (translate("ScoreSheet", "Won games"), [row.won for row in rows]),
            (translate("ScoreSheet", "Lost games"), [row.lost for row in rows]),
            (
                translate("ScoreSheet", "(Won − lost) × {points}").format(points=WON_GAME),
                [WON_GAME * (row.won - row.lost) for row in rows],
            ),
            (
                translate("ScoreSheet", "Lost by others × {points}").format(points=bonus),
                [bonus * row.lost_by_others for row in rows],
            ),
            (translate("ScoreSheet", "Total, Seeger-Fabian"), tournament),
            (translate("ScoreSheet", "Place, Seeger-Fabian"), self._places(Scoring.SEEGER_FABIAN)),
            (translate("ScoreSheet", "Place by game points"), self._places(Scoring.CLASSIC)),
        )
        for title, values in lines:
            self._add(title, "", "", "", "", *map(number, values), strong=True)
            self.table.setSpan(self.table.rowCount() - 1, 0, 1, _DETAILS)

    def _places(self, scoring: Scoring) -> list[int]:
        by_chair = {chair: place for place, chair in places(self._view.sheet, scoring)}
        return [by_chair[chair] for chair in sorted(by_chair)]

    def _add(self, *texts: str, strong: bool = False) -> None:
        line = self.table.rowCount()
        self.table.insertRow(line)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if column in (0, 4) or column >= _DETAILS:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if strong:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.table.setItem(line, column, item)
