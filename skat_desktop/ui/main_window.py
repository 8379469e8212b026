"""The main window: menus, the table, the panel the game asks for, and a line of hints."""

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from skat_desktop.core.actions import Action, Claim, Concede, PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.observation import Phase
from skat_desktop.decks import find
from skat_desktop.session.dealing import new_seed
from skat_desktop.session.engine import Engine
from skat_desktop.session.notice import Notice
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import choices, dialogs, look, questions
from skat_desktop.ui import settings as keys
from skat_desktop.ui.about import About
from skat_desktop.ui.bid_limit import call_up_to
from skat_desktop.ui.command import Command
from skat_desktop.ui.deck_list import fault_text
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.keys_page import KeysPage
from skat_desktop.ui.log_dock import LogDock
from skat_desktop.ui.menus import Menus
from skat_desktop.ui.notices import notice_text
from skat_desktop.ui.panels.announcement import AnnouncementPanel
from skat_desktop.ui.panels.answer import AnswerPanel
from skat_desktop.ui.panels.bidding import BiddingPanel
from skat_desktop.ui.panels.limit import LimitPanel
from skat_desktop.ui.panels.panel import CONFIRM_KEYS, Panel, TextLabel
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.panels.skat_choice import SkatChoicePanel
from skat_desktop.ui.panels.stage import Stage
from skat_desktop.ui.preferences import Preferences
from skat_desktop.ui.remark import Remark
from skat_desktop.ui.rules_page import show_rules
from skat_desktop.ui.score_sheet_dialog import ScoreSheetDialog
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.suggestion import suggested_contract
from skat_desktop.ui.table import TableWidget
from skat_desktop.ui.table.faces import fault_of
from skat_desktop.ui.table.narrator import Narrator
from skat_desktop.ui.translation import translate


class MainWindow(QMainWindow):
    """Sends what the person does to the engine, and shows what the engine answers."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        super().__init__()
        self.settings = settings
        self.engine = engine
        self.texts = choices.texts(settings)
        self.table = TableWidget(self)
        self.narrator = Narrator(self.table)
        self.bidding = BiddingPanel(self.table)
        self.limit = LimitPanel(self.table)
        self.skat_choice = SkatChoicePanel(self.table)
        self.announcement = AnnouncementPanel(self.table)
        self.answer = AnswerPanel(self.table)
        self.result = ResultPanel(self.table)
        self.stage = Stage(
            self.table,
            (
                self.bidding,
                self.limit,
                self.skat_choice,
                self.announcement,
                self.answer,
                self.result,
            ),
        )
        self._bid_limit: int | None = None
        self._wants_hand = False
        self._base_size = 0
        self._instant = False
        self._held_key = 0
        """The key that shows the last trick, while it is down."""

        self.log = LogDock(self)
        self._hint = TextLabel("large", centred=False)
        self._remark = Remark(self.table.viewport())
        self._build()
        self._connect()
        self.menus = Menus(
            self.menuBar(),
            {
                Command.NEW_LIST: self._ask_new_list,
                Command.SAME_DEAL: self.engine.replay_deal,
                Command.UNDO: self.engine.undo,
                Command.LAST_TRICK: self._show_last_trick,
                Command.GIVE_UP: self._ask_concede,
                Command.CLAIM: self._ask_claim,
                Command.SCORE_SHEET: self.show_score_sheet,
                Command.GAME_LOG: self.toggle_log,
                Command.PREFERENCES: self.show_preferences,
                Command.QUIT: self.close,
                Command.SOUNDS: self._toggle_sounds,
                Command.KEYS: self.show_keys,
                Command.RULES: lambda: show_rules(self),
                Command.INTRODUCTION: lambda: Introduction(self.settings, self).open(),
                Command.ABOUT: lambda: About(self).open(),
            },
        )
        self._apply_look()
        self.retranslate()
        self._show_sounds()

    # --- building -----------------------------------------------------------------------------

    def _build(self) -> None:
        hints = QFrame()
        hints.setObjectName("hints")
        hint_line = QHBoxLayout(hints)
        hint_line.setContentsMargins(16, 6, 16, 6)
        hint_line.addWidget(self._hint, 1)
        central = QWidget()
        layout = QVBoxLayout(central)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        layout.addWidget(hints)
        self.setCentralWidget(central)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        self.restoreState(QByteArray.fromBase64(self.settings[keys.LOG].encode()))
        self.table.installEventFilter(self)

    def _connect(self) -> None:
        self.engine.stepped.connect(self._stepped)
        self.engine.refused.connect(self._refused)
        self.engine.noticed.connect(self._noticed)
        self.engine.resumed_nothing.connect(self.start_list)
        self.table.step_shown.connect(self._step_shown)
        self.table.caught_up.connect(self._caught_up)
        self.table.card_clicked.connect(self._card_clicked)
        self.table.card_refused.connect(self._card_refused)
        self.table.discard_changed.connect(self._discard_changed)
        for panel in self.stage.panels:
            panel.acted.connect(self._act)
        self.bidding.limit_chosen.connect(self._bid_up_to)
        self.limit.stopped.connect(self._stop_bidding)
        self.skat_choice.hand_chosen.connect(self._choose_hand)
        self.announcement.game_chosen.connect(self.table.sort_for)
        self.announcement.game_chosen.connect(
            self._tell_announcement, Qt.ConnectionType.QueuedConnection
        )
        self.announcement.withdrawn.connect(self._withdraw_hand)
        self.result.deal_next.connect(self._deal_next)
        self.result.deal_again.connect(self.engine.replay_deal)
        self.result.new_list.connect(self.start_list)
        self.log.left.connect(self._back_to_game)
        self._remark.over.timeout.connect(self._forget_warning)
        self.settings.changed.connect(self._setting_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_look)

    def retranslate(self) -> None:
        """Put everything into the language in force."""
        self.setWindowTitle(translate("MainWindow", "Skat Desktop"))
        self.menus.set_keys(choices.shortcuts(self.settings))
        self.menus.retranslate()
        self.texts = choices.texts(self.settings)
        self.table.set_texts(choices.table_texts(self.texts))
        self.log.retranslate(self.texts)
        view = self.table.view
        if view is not None:
            renamed = choices.with_names(Step(view), self.settings).view
            if renamed != view:
                self.table.show_view(renamed)
                self.log.show_view(renamed)
            elif self.stage.panel is not None:
                self.stage.show(self.stage.panel, view, self.texts)
            self._hint_turn()

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _apply_look(self) -> None:
        theme = choices.theme(self.settings)
        self._base_size = choices.text_size(self.settings, self.size())
        QApplication.setPalette(look.palette(theme))
        self.setStyleSheet(look.style_sheet(theme, self._base_size))
        # With text or without, so that the table does not change its size with every hint.
        self._hint.setMinimumHeight(round(1.6 * self._base_size))
        style = choices.table_style(self.settings)
        if self._instant:
            style = style.instant()
            self.stage.rest = 0
        self.table.set_style(style)
        self.result.set_style(style)
        self.stage.set_look(theme, self._base_size)
        self.log.set_text_size(self._base_size)

    def _setting_changed(self, key: str) -> None:
        if key in (keys.LANGUAGE.key, keys.LOG.key):
            # The application has the language translated, and tells by a LanguageChange.
            return
        if key == keys.SOUNDS.key:
            self._show_sounds()
            return
        self._apply_look()
        self.retranslate()
        if key == keys.DECK.key:
            self.tell_deck_fault()

    def tell_deck_fault(self) -> None:
        """If the chosen deck cannot be used, say why."""
        deck = self.settings[keys.DECK]
        fault = fault_of(deck)
        if fault is not None:
            dialogs.tell(self, fault_text(find(deck), fault))

    @property
    def hint(self) -> str:
        """The line of text below the table."""
        return self._hint.text()

    def hurry_always(self) -> None:
        """Let nothing move and nothing wait, whatever the settings say."""
        self._instant = True
        self._apply_look()

    # --- what the engine tells ----------------------------------------------------------------

    def start_list(self) -> None:
        """Begin a list as the settings have it, with cards nobody can foresee."""
        seed = new_seed()
        self.engine.start_list(choices.list_setup(self.settings, seed))

    def _stepped(self, step: Step) -> None:
        self.table.enqueue(choices.with_names(step, self.settings))

    def _refused(self, error: IllegalAction) -> None:
        view = self.table.view
        if view is not None:
            self.table.show_view(view)
            self._warn(self.texts.illegal(error, view))

    def _noticed(self, notice: Notice) -> None:
        dialogs.tell(self, notice_text(notice))

    def _step_shown(self, step: Step) -> None:
        view = step.view
        if view.observation.phase is not Phase.BIDDING or step.dealt:
            self._bid_limit = None
        self._wants_hand = False
        self.announcement.begin()
        self._show_panel(self.limit if self._bid_limit is not None else None, view)
        told = self.texts.happened(step)
        self._say(told)
        self.narrator.say(told)
        self.log.show_view(view)
        self.menus.enable(self.table.view)

    def _caught_up(self) -> None:
        view = self.table.view
        if view is None:
            return
        if self._bid_limit is not None and view.may_act and view.observation.phase is Phase.BIDDING:
            self.engine.act(call_up_to(view.observation.auction, self._bid_limit))
            return
        self._show_panel(self._wanted_panel(view), view)
        self._hint_turn()
        self._tell_what_is_asked(view)
        self.menus.enable(self.table.view)

    def _tell_what_is_asked(self, view: TableView) -> None:
        """Speak to those who do not see it: the turn, or what a panel says beside its buttons."""
        panel = self.stage.panel
        if panel is None:
            self.narrator.say(self.texts.turn(view) if view.may_act else "")
        elif panel.first_focus is not panel:
            self._tell_panel(panel)

    def _tell_announcement(self) -> None:
        self._tell_panel(self.announcement)

    def _tell_panel(self, panel: Panel) -> None:
        """Speak what stands on a panel, if that has changed since it was spoken."""
        if panel.isVisible() and panel.words != panel.accessibleName():
            panel.setAccessibleName(panel.words)
            self.narrator.say(panel.words)

    def _wanted_panel(self, view: TableView) -> Panel | None:
        if view.is_over:
            return self.result
        if not view.may_act:
            return self.limit if self._bid_limit is not None else None
        match view.observation.phase:
            case Phase.BIDDING:
                return self.bidding
            case Phase.SKAT:
                return self.announcement if self._wants_hand else self.skat_choice
            case Phase.DECLARING:
                return self.announcement
            case Phase.ANSWERING:
                return self.answer
            case _:
                return None

    # --- panels -------------------------------------------------------------------------------

    def _show_panel(self, panel: Panel | None, view: TableView) -> None:
        if panel is not self.announcement:
            self.stage.show(panel, view, self.texts)
            return
        self.announcement.begin()
        self.table.start_discard()
        self.stage.show(panel, view, self.texts)
        self.announcement.propose(suggested_contract(view.observation))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """While a game is announced, lead the keyboard from the cards to the panel."""
        if (
            watched is self.table
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and self.stage.panel is self.announcement
        ):
            if event.key() == Qt.Key.Key_Up:
                self.announcement.focus_game()
                return True
            if event.key() in CONFIRM_KEYS and self.announcement.is_complete:
                return QApplication.sendEvent(self.announcement, event)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        if choices.text_size(self.settings, self.size()) != self._base_size:
            self._apply_look()

    # --- what the person does -----------------------------------------------------------------

    def _act(self, action: Action) -> None:
        view = self.table.view
        if view is not None:
            self.stage.show(None, view, self.texts)
            self.engine.act(action)

    def _card_clicked(self, card: Card) -> None:
        self.engine.act(PlayCard(card))

    def _card_refused(self, card: Card) -> None:
        view = self.table.view
        if view is None:
            return
        observation = view.observation
        trick, contract = observation.trick, observation.contract
        if view.may_act and contract and trick and trick.led is not None:
            self._warn(self.texts.must_follow(contract.game, trick.led))
        elif view.may_act and observation.phase is Phase.DECLARING:
            self._warn(
                translate("MainWindow", "Two cards lie there already – take one back first.")
            )
        else:
            self._say(self.texts.turn(view))

    def _discard_changed(self, cards: tuple[Card, ...]) -> None:
        self.announcement.set_discard(cards)
        self._hint_turn()

    def _bid_up_to(self, limit: int) -> None:
        self._bid_limit = limit
        self.limit.value = limit
        self._caught_up()

    def _stop_bidding(self) -> None:
        self._bid_limit = None
        self._caught_up()

    def _choose_hand(self) -> None:
        self._wants_hand = True
        self._caught_up()

    def _withdraw_hand(self) -> None:
        self._wants_hand = False
        self.table.sort_for(None)
        self._caught_up()

    def _deal_next(self) -> None:
        view = self.table.view
        if view is not None and view.practice:
            self.engine.end_practice()
        else:
            self.engine.next_deal()

    def _ask_new_list(self) -> None:
        view = self.table.view
        if view is None or view.list_is_over:
            self.start_list()
            return
        dialogs.ask(
            self,
            translate("MainWindow", "Begin a new list? The one you are playing ends here."),
            translate("MainWindow", "New list"),
            self.start_list,
        )

    def _ask_concede(self) -> None:
        if self.table.view is not None:
            observation = self.table.view.observation
            self._confirm(
                questions.concede(observation),
                translate("MainWindow", "End the game")
                if observation.value_is_fixed
                else translate("MainWindow", "Give up"),
                Concede(),
            )

    def _ask_claim(self) -> None:
        if self.table.view is not None:
            question = questions.claim(self.table.view.observation)
            self._confirm(question, translate("MainWindow", "Claim the rest"), Claim())

    def _confirm(self, question: str, yes: str, action: Action) -> None:
        """Do this if the person says yes, or wants no questions: it can be undone."""
        if self.settings[keys.CONFIRM]:
            dialogs.ask(self, question, yes, lambda: self.engine.act(action))
        else:
            self.engine.act(action)

    def show_score_sheet(self) -> None:
        """Open the score sheet."""
        if self.table.view is not None:
            ScoreSheetDialog(self.table.view, self.texts, self).open()

    def show_preferences(self) -> None:
        """Open the preferences."""
        Preferences(self.settings, self).open()

    def show_keys(self) -> None:
        """Open the page of keys."""
        KeysPage(self.menus.key_name, self).open()

    def _toggle_sounds(self) -> None:
        self.settings[keys.SOUNDS] = not self.settings[keys.SOUNDS]

    def _show_sounds(self) -> None:
        self.menus.actions[Command.SOUNDS].setChecked(self.settings[keys.SOUNDS])

    def toggle_log(self) -> None:
        """Open the game log and give it the keyboard; from there, close it again."""
        if self.log.isVisible() and self.log.has_keyboard:
            self.log.close()
            self._back_to_game()
            return
        if self.log.isHidden():
            self.log.show()
            self.resizeDocks([self.log], [self.log.usual_width], Qt.Orientation.Horizontal)
        self.log.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _back_to_game(self) -> None:
        """Give the keyboard to the panel that asks for something, or to the cards."""
        panel = self.stage.panel
        first = panel.first_focus if panel else None
        (first or self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_last_trick(self) -> None:
        self.table.show_last_trick(True)
        view = self.table.view
        if view is not None and view.observation.tricks:
            trick = view.observation.tricks[-1]
            won = self.texts.trick_won(view, trick)
            self.narrator.say(f"{self.texts.trick(view, trick)}. {won}")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if self.menus.is_key(Command.LAST_TRICK, event) and not event.isAutoRepeat():
            self._held_key = event.key()
            self._show_last_trick()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == self._held_key and not event.isAutoRepeat():
            self._held_key = 0
            self.table.show_last_trick(False)
        else:
            super().keyReleaseEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        self.engine.close()
        self.settings[keys.LOG] = self.saveState().toBase64().toStdString()
        super().closeEvent(event)

    # --- hints --------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self._remark.take_back()
        self._hint.set_tone("")
        self._hint.setText(text)

    def _warn(self, text: str) -> None:
        self._hint.set_tone("negative")
        self._hint.setText(text)
        self.narrator.say(text)
        place = self.table.scene().table.message.toRect()
        self._remark.say(text, place if self.stage.panel is None else None)

    def _forget_warning(self) -> None:
        self._say("")
        self._hint_turn()

    def _hint_turn(self) -> None:
        view = self.table.view
        if view is not None and view.is_over:
            self._say("")
        elif view is not None and view.may_act:
            observation = view.observation
            if observation.value_is_fixed and Concede() in observation.legal_actions():
                key = self.menus.key_name(Command.GIVE_UP)
                self._say(
                    translate("MainWindow", "The game is decided: {key} ends it.").format(key=key)
                    if key
                    else translate("MainWindow", "The game is decided.")
                )
            else:
                self._say(self.texts.turn(view))
