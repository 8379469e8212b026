"""The end of a deal: what it counted and why, all the cards, the list, and how to go on."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.game import GameState
from skat_desktop.core.score_sheet import Scoring
from skat_desktop.core.seats import SEATS, Seat
from skat_desktop.session.view import TableView
from skat_desktop.ui.panels.card_strip import HAND_ASPECT, CardStrip, StripNumbers
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel
from skat_desktop.ui.result_texts import places, result_texts
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.sorting import sort_hand
from skat_desktop.ui.table.style import TableStyle
from skat_desktop.ui.texts import Texts, number
from skat_desktop.ui.translation import translate

_SHARES: Final = (0.62, 0.56, 0.5, 0.44)
"""The part of the width for the hands, from few words to many."""
_LEAST_CARD: Final = 48
"""The width in pixels of a card that one can still read."""


class ResultPanel(Panel):
    """Explains the result.  Nothing here acts in the game; the signals say what comes next."""

    deal_next = Signal()
    """The next deal; after practice back to the list."""
    deal_again = Signal()
    """The same deal once more, without scoring."""
    new_list = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = TableStyle()
        self._pixmaps = CardPixmaps(self._style.deck, self._style.back)
        self._headline = TextLabel("display", wrap=True, centred=False)
        self._score = TextLabel("display", centred=False)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._reason = TextLabel("large", wrap=True, centred=False)
        self._account = TextLabel("sum", wrap=True, centred=False)
        self._points = TextLabel("muted", wrap=True, centred=False)
        self._list = TextLabel("strong", wrap=True, centred=False)
        self._standing_labels = [
            [TextLabel("muted" if field == 3 else "", centred=False) for field in range(4)]
            for _ in range(4)
        ]
        self._rows = [(TextLabel("strong", centred=False), CardStrip()) for _ in range(5)]
        self._trick_points_name = TextLabel("strong", centred=False)
        self._trick_points = StripNumbers()
        self.tricks = PanelButton()
        self.tricks.setCheckable(True)
        self.again = PanelButton("answer")
        self.next = PanelButton("primary")
        self._build()
        self.tricks.toggled.connect(self._show_cards)
        self.again.clicked.connect(self.deal_again)
        self.next.clicked.connect(self.confirm)
        self._told: tuple[TableView, GameState, Texts] | None = None
        self._list_is_over = False
        self._fitted = QSize()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._headline, 1)
        head.addWidget(self._score)
        words = QVBoxLayout()
        for label in (self._reason, self._account, self._points):
            words.addWidget(label)
        words.addStretch()
        words.addWidget(self.tricks, 0, Qt.AlignmentFlag.AlignLeft)
        hands, skats = QVBoxLayout(), QHBoxLayout()
        for place, (name, strip) in enumerate(self._rows):
            hand = hands
            if place >= len(SEATS):
                hand = QVBoxLayout()
                skats.addLayout(hand)
            hand.addWidget(name)
            hand.addWidget(strip)
        skats.addStretch()
        hands.addLayout(skats)
        hands.addWidget(self._trick_points_name)
        hands.addWidget(self._trick_points)
        hands.addStretch()
        columns = QHBoxLayout()
        columns.addLayout(words, 1)
        columns.addSpacing(8)
        columns.addLayout(hands)
        standings = QGridLayout()
        standings.setHorizontalSpacing(16)
        for line, labels in enumerate(self._standing_labels):
            for field, label in enumerate(labels):
                standings.addWidget(label, line, field)
            labels[2].setAlignment(Qt.AlignmentFlag.AlignRight)
        standings.setColumnStretch(3, 1)
        place_in_list, buttons, foot = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        place_in_list.addWidget(self._list)
        place_in_list.addLayout(standings)
        buttons.addStretch()
        buttons.addWidget(self.again)
        buttons.addWidget(self.next)
        foot.addLayout(place_in_list, 1)
        foot.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addLayout(columns, 1)
        layout.addLayout(foot)

    def set_text_size(self, pixels: int) -> None:
        super().set_text_size(pixels)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(pixels, 2 * pixels // 3, pixels, 2 * pixels // 3)
        self._fitted = QSize()

    def fit(self, room: QSize) -> bool:
        """Make the hands as large as this room allows beside what has to be said.

        Returns whether they can be read.
        """
        layout = self.layout()
        if room == self._fitted or layout is None:
            return self._is_legible
        rows = len(SEATS) + 1
        below = (room.height() - 20 * self.text_size) / rows * HAND_ASPECT
        for share in _SHARES:
            beside = share * (room.width() - 3 * self.text_size)
            for _, strip in self._rows:
                strip.fit_hand(round(min(beside, below)))
            self._trick_points.fit_hand(round(min(beside, below)))
            layout.activate()  # Else it would answer for what was there before.
            if self.heightForWidth(room.width()) <= room.height():
                break
        self._fitted = room
        return self._is_legible

    @property
    def _is_legible(self) -> bool:
        return self._rows[0][1].card_width >= _LEAST_CARD

    def set_style(self, style: TableStyle) -> None:
        """Use the table's cards, their order, and its way of adding up the list."""
        self._style = style
        self._pixmaps = CardPixmaps(style.deck, style.back)

    @property
    def words(self) -> str:
        told = (self._headline, self._score, self._reason, self._account, self._points)
        return " ".join(label.text() for label in told if label.text() and not label.isHidden())

    @property
    def first_focus(self) -> QWidget | None:
        return self.next

    def confirm(self) -> None:
        (self.new_list if self._list_is_over else self.deal_next).emit()

    def show_view(self, view: TableView, texts: Texts) -> None:
        finished = view.finished
        if finished is None:
            return
        told = result_texts(view, finished, texts)
        self._headline.setText(told.headline)
        self._score.tell(told.score)
        won = finished.result is not None and finished.result.won
        self._score.set_tone("positive" if won else "negative")
        self._reason.setText(told.reason)
        self._account.tell("\n".join(told.account))
        self._points.tell(told.points)
        is_another = self._told is None or self._told[1] is not finished
        self._told = view, finished, texts
        if is_another:
            self.tricks.setChecked(False)
        self.tricks.setVisible(bool(finished.tricks))
        self._show_cards()
        self._show_list(view)
        self._list_is_over = view.list_is_over and not view.practice
        self.again.setText(translate("ResultPanel", "Practise this deal"))
        self.again.setToolTip(translate("ResultPanel", "The same deal again, without scoring"))
        self.next.setToolTip(translate("ResultPanel", "Key: Enter"))
        self.next.setText(
            translate("ResultPanel", "New list")
            if self._list_is_over
            else translate("ResultPanel", "Back to the list")
            if view.practice
            else translate("ResultPanel", "Next deal")
        )

    def _show_cards(self) -> None:
        if self._told is None:
            return
        played = self.tricks.isChecked()
        self.tricks.setText(
            translate("ResultPanel", "Show the hands")
            if played
            else translate("ResultPanel", "Show the tricks")
        )
        (self._show_tricks if played else self._show_hands)(*self._told)
        self._fitted = QSize()
        self.reshaped.emit()

    def _show_tricks(self, view: TableView, finished: GameState, texts: Texts) -> None:
        """Each player's cards in the order played: a column is a trick, and won by what is bright.

        The dot is at the card that was led.
        """
        contract = finished.contract
        assert contract is not None
        best = {trick.card_of(trick.winner(contract.game)) for trick in finished.tricks}
        led = {trick.led for trick in finished.tricks}
        for seat, (name, strip) in zip(SEATS, self._rows, strict=False):
            played = [card for trick in finished.tricks if (card := trick.card_of(seat))]
            name.setText(self._owner(view, finished, seat))
            strip.show_cards(
                tuple(played),
                self._pixmaps,
                texts,
                shaded=set(played) - best,
                dotted=set(played) & led,
            )
        for name, strip in self._rows[len(SEATS) :]:
            name.hide()
            strip.hide()
        counts = not contract.game.is_null
        self._trick_points_name.setVisible(counts)
        self._trick_points_name.setText(translate("ResultPanel", "Card points in the tricks"))
        self._trick_points.setVisible(counts)
        self._trick_points.show_numbers(tuple(trick.points for trick in finished.tricks))

    def _show_hands(self, view: TableView, finished: GameState, texts: Texts) -> None:
        self._trick_points_name.hide()
        self._trick_points.hide()
        game = finished.contract.game if finished.contract else None
        if game is GameType.NULL and not self._style.null_order:
            game = None

        def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            style = self._style
            return tuple(sort_hand(cards, game, style.sorting, ascending=style.ascending))

        shown = [(self._owner(view, finished, seat), finished.deal.hands[seat]) for seat in SEATS]
        shown.append((translate("ResultPanel", "Skat"), finished.deal.skat))
        if finished.discard:
            shown.append((translate("ResultPanel", "Put back"), finished.discard))
        for place, (name, strip) in enumerate(self._rows):
            is_used = place < len(shown)
            name.setVisible(is_used)
            strip.setVisible(is_used)
            if is_used:
                title, cards = shown[place]
                name.setText(title)
                strip.show_cards(in_order(cards), self._pixmaps, texts)

    def _owner(self, view: TableView, finished: GameState, seat: Seat) -> str:
        if seat is finished.declarer:
            return translate("ResultPanel", "{name}, declarer").format(name=view.name(seat))
        return view.name(seat)

    def _show_list(self, view: TableView) -> None:
        deals, played = view.setup.rules.deals, len(view.sheet.entries)
        if view.practice:
            text = translate("ResultPanel", "Practice: this result is not scored.")
        elif view.list_is_over:
            text = translate("ResultPanel", "The list is over. Final ranking:")
        else:
            text = translate("ResultPanel", "After {played} of {deals} deals:").format(
                played=played, deals=deals
            )
        self._list.setText(text)
        scoring: Scoring = self._style.scoring
        totals, rows = view.sheet.totals(scoring), view.sheet.rows
        lines = [(f"{place}.", chair) for place, chair in places(view.sheet, scoring)]
        for line, labels in enumerate(self._standing_labels):
            for label in labels:
                label.setVisible(line < len(lines))
            if line < len(lines):
                place, chair = lines[line]
                row = rows[chair]
                games = translate("ResultPanel", "{won} won, {lost} lost").format(
                    won=row.won, lost=row.lost
                )
                name = view.setup.chairs[chair].name
                for label, words in zip(
                    labels, (place, name, number(totals[chair]), games), strict=True
                ):
                    label.setText(words)
