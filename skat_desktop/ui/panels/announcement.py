"""The announcement: game, levels, and after the pick-up two cards to put back."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.core.actions import Declare
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import Contract, GameType
from skat_desktop.core.observation import Observation
from skat_desktop.core.scoring import Level
from skat_desktop.session.view import TableView
from skat_desktop.ui import offer
from skat_desktop.ui.look import game_icon
from skat_desktop.ui.offer import Appraisal, Option
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel, row
from skat_desktop.ui.plurals import Plurals
from skat_desktop.ui.result_texts import levels_sum, multiplied
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate


class AnnouncementPanel(Panel):
    """Asks for the contract.

    The window tells `set_discard` which cards are laid aside; ``withdrawn`` goes back to the
    choice between skat and Hand.  An overbid game has to be confirmed a second time.
    """

    withdrawn = Signal()
    game_chosen = Signal(object)
    """The `GameType` now chosen, so that the hand can be sorted for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # A click beside a button is for the cards.
        self._observation: Observation | None = None
        self._legal: tuple[Contract, ...] = ()
        self._contract: Contract | None = None
        self._discard: tuple[Card, ...] = ()
        self._warned = False
        self._texts = Texts()
        self._line = 20

        self._task = TextLabel("sum", centred=False)
        self._games = QButtonGroup(self)
        self._games.setExclusive(True)
        self.game_buttons: dict[GameType, QToolButton] = {}
        games = self._game_row = QHBoxLayout()
        for game in GameType:
            button = QToolButton()
            button.setProperty("role", "game")
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, game=game: self._choose_game(game))
            self._games.addButton(button)
            self.game_buttons[game] = button
            games.addWidget(button, 1)
        self.option_boxes: dict[Option, QCheckBox] = {}
        for option in Option:
            box = QCheckBox()
            box.clicked.connect(lambda on, option=option: self._choose_option(option, on))
            self.option_boxes[option] = box
        self._value = TextLabel("title", centred=False)
        self._sum = TextLabel("", wrap=True, centred=False)
        self._note = TextLabel("muted", wrap=True, centred=False)
        self._warning = TextLabel("warning", wrap=True, centred=False)
        for label in (self._sum, self._note, self._warning):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.back = PanelButton("answer")
        self.announce = PanelButton("announce")
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.back.clicked.connect(self.withdrawn)
        self.announce.clicked.connect(self.confirm)

        head = QHBoxLayout()
        head.addWidget(self._task, 1)
        head.addWidget(self._value)
        words = QVBoxLayout()
        words.addLayout(row(*self.option_boxes.values()))
        for label in (self._sum, self._note, self._warning):
            words.addWidget(label)
        words.addStretch()
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.back, 0, Qt.AlignmentFlag.AlignBottom)
        buttons.addWidget(self.announce, 0, Qt.AlignmentFlag.AlignBottom)
        self._foot.addLayout(words, 1)
        self._foot.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addLayout(games)
        layout.addLayout(self._foot)

    def set_text_size(self, pixels: int) -> None:
        """Keep room for all that may be said, so that nothing moves under the mouse."""
        super().set_text_size(pixels)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(pixels, 2 * pixels // 3, pixels, 2 * pixels // 3)
        self._line = round(1.25 * pixels)
        self._game_row.setSpacing(pixels // 4)
        for button in self.game_buttons.values():
            button.setIconSize(QSize(2 * pixels, 2 * pixels))
        self._make_room()

    def _make_room(self) -> None:
        """Lay out for a Hand game, which has options, or low, to leave the cards put back in view.

        In the low form the option of Null has the place of the sum of the other games.
        """
        is_hand = self._observation is None or not self._observation.skat_taken
        self._foot.setDirection(
            QBoxLayout.Direction.TopToBottom if is_hand else QBoxLayout.Direction.LeftToRight
        )
        option_height = self.option_boxes[Option.OUVERT].sizeHint().height()
        self._sum.setMinimumHeight(2 * self._line if is_hand else option_height)
        for label in (self._note, self._warning):
            label.setMinimumHeight((2 if is_hand else 3) * self._line)

    def begin(self) -> None:
        """Forget what was chosen: the next view starts with the usual game and no discard."""
        self._contract = None
        self._discard = ()
        self._warned = False

    def propose(self, contract: Contract | None) -> None:
        """Preselect this contract if there is one and it may be announced."""
        if contract in self._legal:
            self._contract = contract
            self._refresh()

    def set_discard(self, cards: tuple[Card, ...]) -> None:
        """Take note of the cards laid aside so far."""
        self._discard = cards
        self._refresh()

    def show_view(self, view: TableView, texts: Texts) -> None:
        self._observation = view.observation
        self._texts = texts
        self._legal = view.observation.contracts()
        if self._contract not in self._legal:
            self._contract = offer.usual_game(view.observation, self._legal)
        for game, button in self.game_buttons.items():
            button.setText(texts.game(game))
            button.setIcon(game_icon(texts.deck, game))
        self.option_boxes[Option.SCHNEIDER].setText(translate("Announcement", "Schneider"))
        self.option_boxes[Option.SCHWARZ].setText(translate("Announcement", "Schwarz"))
        self.option_boxes[Option.OUVERT].setText(translate("Announcement", "Ouvert"))
        self.announce.setToolTip(translate("Announcement", "Key: Enter"))
        self.back.setText(translate("Announcement", "Back"))
        self.back.setVisible(not view.observation.skat_taken)
        self._make_room()
        self._refresh()

    @property
    def words(self) -> str:
        aside = self._note if self._warning.isHidden() else self._warning
        return " ".join(filter(None, (self._task.text(), self._value.text(), aside.text())))

    @property
    def first_focus(self) -> QWidget | None:
        if self._observation and self._observation.skat_taken:
            return None  # The cards come first.
        return self.game_buttons[self._contract.game] if self._contract else None

    def focus_game(self) -> None:
        """Give the keyboard to the button of the chosen game."""
        if self._contract is not None:
            self.game_buttons[self._contract.game].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_complete(self) -> bool:
        """Whether all that is missing is the confirmation."""
        assert self._observation is not None
        return not self._observation.skat_taken or len(self._discard) == 2

    def confirm(self) -> None:
        if self._observation is None or self._contract is None or not self.is_complete:
            return
        if not self._warned and not offer.appraise(self._observation, self._contract).reaches_bid:
            self._warned = True
            self._refresh()
            self.asked_again.emit()
            return
        discard = (self._discard[0], self._discard[1]) if self._discard else None
        self.acted.emit(Declare(self._contract, discard))

    def _choose_game(self, game: GameType) -> None:
        assert self._contract is not None
        self._contract = offer.with_game(self._legal, game, self._contract)
        self._warned = False
        self._refresh()

    def _choose_option(self, option: Option, chosen: bool) -> None:
        assert self._contract is not None
        self._contract = offer.with_option(self._legal, self._contract, option, chosen)
        self._warned = False
        self._refresh()

    def _refresh(self) -> None:
        observation, contract = self._observation, self._contract
        if observation is None or contract is None:
            return
        offered = offer.games(self._legal)
        for game, button in self.game_buttons.items():
            button.setEnabled(game in offered)
            button.setChecked(game is contract.game)
            # Tab comes to the chosen one; from there the arrow keys lead to the others.
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if game is contract.game else Qt.FocusPolicy.ClickFocus
            )
        self.game_chosen.emit(contract.game)
        choices = offer.options(self._legal, contract.game)
        chosen = offer.options_of(contract)
        for option, box in self.option_boxes.items():
            box.setVisible(option in choices or option in chosen)
            box.setEnabled(option in choices)
            box.setChecked(option in chosen)
        self._task.setText(self._task_text(observation))
        appraisal = offer.appraise(observation, contract)
        self._value.setText(
            translate("Announcement", "Value {value}, your bid {bid}").format(
                value=appraisal.value, bid=appraisal.bid
            )
        )
        self._value.set_tone("" if appraisal.reaches_bid else "negative")
        self._sum.setText("" if contract.game.is_null else _sum(appraisal))
        self._sum.setVisible(contract.hand or not contract.game.is_null)
        warning = self._warning_text(appraisal)
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))
        self._note.setText(self._note_text(contract, appraisal, offered))
        self._note.setVisible(not warning)
        self.announce.setEnabled(self.is_complete)
        self.announce.setText(
            translate("Announcement", "Announce all the same")
            if self._warned
            else translate("Announcement", "Play {contract}").format(
                contract=self._texts.sign(contract)
            )
        )

    def _task_text(self, observation: Observation) -> str:
        if not observation.skat_taken:
            return translate("Announcement", "Which Hand game?")
        missing = 2 - len(self._discard)
        if missing:
            return Plurals().cards_to_put_back(missing)
        return translate("Announcement", "Which game?")

    def _note_text(
        self, contract: Contract, appraisal: Appraisal, offered: tuple[GameType, ...]
    ) -> str:
        notes = []
        plain = Contract(contract.game, hand=contract.hand)
        if contract.game.is_null and plain not in self._legal:
            notes.append(
                translate(
                    "Announcement", "{game} counts {value}, your bid is {bid}: only ouvert."
                ).format(
                    game=self._texts.contract(plain), value=plain.null_value, bid=appraisal.bid
                )
            )
        if contract.ouvert and contract.game.is_null:
            notes.append(
                translate("Announcement", "You lay your cards open and must take no trick.")
            )
        elif contract.ouvert:
            notes.append(
                translate(
                    "Announcement",
                    "You lay your cards open and must win all ten tricks: no trick lost.",
                )
            )
        elif contract.schwarz:
            notes.append(
                translate(
                    "Announcement",
                    "You must win all ten tricks: no trick lost, not even one without points.",
                )
            )
        elif contract.schneider:
            notes.append(translate("Announcement", "You need 90 card points."))
        if appraisal.least < appraisal.value:
            notes.append(
                translate(
                    "Announcement",
                    "A trump in the skat may change it; {least} are certain.",
                ).format(least=appraisal.least)
            )
        if GameType.NULL not in offered:
            notes.append(translate("Announcement", "Null is worth less than your bid."))
        return " ".join(notes)

    def _warning_text(self, appraisal: Appraisal) -> str:
        if appraisal.reaches_bid:
            return ""
        way_out = appraisal.way_out
        if way_out is None:
            if appraisal.most == appraisal.value:
                text = translate(
                    "Announcement", "Overbid: {value} does not reach {bid}. The game would be lost."
                )
            elif self._observation and self._observation.skat_taken:
                text = translate(
                    "Announcement",
                    "Overbid: even with Schwarz it is only {most}, not {bid}. "
                    "The game would be lost.",
                )
            else:
                text = translate(
                    "Announcement",
                    "Overbid: even with Schwarz and the best skat it is only {most}, not {bid}. "
                    "The game would be lost.",
                )
        elif not way_out.skat:
            text = {
                Level.SCHNEIDER: translate(
                    "Announcement", "Overbid: {value} reaches {bid} only with Schneider."
                ),
                Level.SCHWARZ: translate(
                    "Announcement", "Overbid: {value} reaches {bid} only with Schwarz."
                ),
            }[way_out.level or Level.SCHWARZ]
        else:
            text = {
                None: translate(
                    "Announcement", "Overbid: {value} reaches {bid} only with {cards} in the skat."
                ),
                Level.SCHNEIDER: translate(
                    "Announcement",
                    "Overbid: {value} reaches {bid} only with {cards} in the skat "
                    "and Schneider made.",
                ),
                Level.SCHWARZ: translate(
                    "Announcement",
                    "Overbid: {value} reaches {bid} only with {cards} in the skat "
                    "and Schwarz made.",
                ),
            }[way_out.level]
        cards = translate("Announcement", " and ").join(
            map(self._texts.card, way_out.skat if way_out else ())
        )
        return text.format(
            value=appraisal.value, bid=appraisal.bid, most=appraisal.most, cards=cards
        )


def _sum(appraisal: Appraisal) -> str:
    counted = levels_sum(appraisal.matadors, appraisal.levels)
    return f"{counted}{multiplied(appraisal.base_value, appraisal.value)}"
