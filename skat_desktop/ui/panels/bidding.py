"""The auction: pass, the next value or yes, further values, and a limit to bid up to."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skat_desktop.core.actions import Bid, Hold, Pass
from skat_desktop.core.auction import BID_VALUES, Auction
from skat_desktop.core.observation import Observation
from skat_desktop.session.view import TableView
from skat_desktop.ui import dialogs
from skat_desktop.ui.offer import worth
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel, row
from skat_desktop.ui.panels.values import ValueSheet
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_BEYOND: Final = 3
"""How many values are offered first that are more than the hand counts in a plain game."""


class BiddingPanel(Panel):
    """Asks for a call.  ``limit_chosen`` hands over the value the person will bid up to."""

    limit_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._auction = Auction()
        self._worth = (0, 0)
        self._question = TextLabel("title")
        self.refuse = PanelButton("call")
        self.accept = PanelButton("first call")
        self.more = PanelButton()
        self.limit = PanelButton()
        layout = QVBoxLayout(self)
        layout.addWidget(self._question)
        layout.addLayout(row(self.refuse, self.accept))
        layout.addLayout(row(self.more, self.limit))
        self.refuse.clicked.connect(self._refuse)
        self.accept.clicked.connect(self._accept)
        self.more.clicked.connect(self._ask_value)
        self.limit.clicked.connect(self._ask_limit)

    @property
    def answers(self) -> tuple[QWidget, ...]:
        return self.refuse, self.accept

    def show_view(self, view: TableView, texts: Texts) -> None:
        observation = view.observation
        self._auction = auction = observation.auction
        self._worth = worth(observation)
        self._question.setText(question(view, observation))
        self.refuse.setText(texts.call(Pass()))
        self.refuse.setToolTip(translate("Bidding", "Key: P"))
        if auction.answering:
            self.accept.setText(translate("Bidding", "Yes – {bid}").format(bid=auction.bid))
            self.accept.setToolTip(translate("Bidding", "Key: Y"))
        else:
            self.accept.setText(str(auction.values[0]) if auction.values else "")
            self.accept.setToolTip("")
        self.accept.setVisible(auction.answering or bool(auction.values))
        self.more.setText(translate("Bidding", "Other value …"))
        self.more.setVisible(len(auction.values) > 1)
        self.limit.setText(translate("Bidding", "Bid up to …"))
        self.limit.setVisible(auction.holder is not None and len(self._limits()) > 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        match event.key():
            case Qt.Key.Key_P:
                self._refuse()
            case Qt.Key.Key_J | Qt.Key.Key_Y if self._auction.answering:
                self._accept()
            case _:
                super().keyPressEvent(event)

    def _refuse(self) -> None:
        self.acted.emit(Pass())

    def _accept(self) -> None:
        if self._auction.answering:
            self.acted.emit(Hold())
        elif self._auction.values:
            self.acted.emit(Bid(self._auction.values[0]))

    def _ask_value(self) -> None:
        sheet = self._sheet(translate("Bidding", "Which value?"), self._auction.values)
        sheet.chosen.connect(
            lambda value: self._confirm_high(value, lambda: self.acted.emit(Bid(value)))
        )
        sheet.pop_up(self.more)

    def _sheet(self, title: str, values: tuple[int, ...]) -> ValueSheet:
        plain, _ = self._worth
        beyond = [value for value in values if value > plain][:_BEYOND]
        return ValueSheet(title, values, beyond[-1] if beyond else plain, self)

    def _confirm_high(self, value: int, then: Callable[[], object]) -> None:
        """Ask once more about a value that this hand cannot reach as it stands."""
        _, most = self._worth
        if value <= most:
            then()
            return
        dialogs.ask(
            self.window(),
            translate(
                "Bidding",
                "{value}? Your cards count {most} at most, even Hand with Schwarz, "
                "unless more is announced or the skat helps.",
            ).format(value=value, most=most),
            translate("Bidding", "All the same: {value}").format(value=value),
            then,
        )

    def _limits(self) -> tuple[int, ...]:
        """From the next value this player would have to say or hold."""
        least = self._auction.bid + (not self._auction.answering)
        return tuple(value for value in BID_VALUES if value >= least)

    def _ask_limit(self) -> None:
        sheet = self._sheet(
            translate("Bidding", "Bid up to which value, then pass?"), self._limits()
        )
        sheet.chosen.connect(
            lambda value: self._confirm_high(value, lambda: self.limit_chosen.emit(value))
        )
        sheet.pop_up(self.limit)


def question(view: TableView, observation: Observation) -> str:
    """What the player is asked in the auction, and by whom."""
    auction = observation.auction
    if auction.holder is None:
        return translate("Bidding", "All have passed. Do you play at 18?")
    if auction.answering:
        return translate("Bidding", "{name} bids {bid}. Do you hold?").format(
            name=view.name(auction.bidder), bid=auction.bid
        )
    name = view.name(auction.holder)
    if auction.bid == 0:
        return translate("Bidding", "You bid, {name} answers.").format(name=name)
    return translate("Bidding", "{name} is at {bid}. Do you bid more?").format(
        name=name, bid=auction.bid
    )
