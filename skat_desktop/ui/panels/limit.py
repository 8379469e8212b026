"""Tells that bids are made for the person, and stops that."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skat_desktop.session.view import TableView
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate


class LimitPanel(Panel):
    """Shown while "bid up to …" is in force; ``stopped`` gives the calls back to the person."""

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = 0
        self._text = TextLabel("large")
        self.stop = PanelButton()
        self.stop.clicked.connect(self.stopped)
        layout = QHBoxLayout(self)
        layout.addWidget(self._text)
        layout.addWidget(self.stop)

    def show_view(self, view: TableView, texts: Texts) -> None:
        self._text.setText(
            translate("Bidding", "Bidding for you up to {limit}").format(limit=self.value)
        )
        self.stop.setText(translate("Bidding", "Stop"))
