"""After the auction: take the skat, or play Hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skat_desktop.core.actions import TakeSkat
from skat_desktop.session.view import TableView
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel, row
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate


class SkatChoicePanel(Panel):
    """Two large buttons.  ``hand_chosen`` asks for the announcement of a Hand game."""

    hand_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = TextLabel("title")
        self.take = PanelButton("primary")
        self.hand = PanelButton("choice")
        layout = QVBoxLayout(self)
        layout.addWidget(self._question)
        layout.addLayout(row(self.take, self.hand))
        self.take.clicked.connect(lambda: self.acted.emit(TakeSkat()))
        self.hand.clicked.connect(self.hand_chosen)

    @property
    def answers(self) -> tuple[QWidget, ...]:
        return self.take, self.hand

    def show_view(self, view: TableView, texts: Texts) -> None:
        self._question.setText(
            translate("SkatChoice", "You play at {bid}.").format(bid=view.observation.bid)
        )
        self.take.setText(translate("SkatChoice", "Take the skat"))
        self.hand.setText(translate("SkatChoice", "Play Hand"))
