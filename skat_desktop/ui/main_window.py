"""The main window: menus, the table, the panel the game asks for, and a line of hints."""

import random
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QMenu, QVBoxLayout, QWidget

from skat_desktop.core.actions import Action, Claim, Concede, PlayCard
from skat_desktop.core.cards import Card
from skat_desktop.core.errors import IllegalAction
from skat_desktop.core.events import Acted
from skat_desktop.core.observation import Phase
from skat_desktop.session.engine import Engine
from skat_desktop.session.notice import Notice
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui import choices, dialogs, look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.bid_limit import call_up_to
from skat_desktop.ui.notices import notice_text
from skat_desktop.ui.panels.announcement import AnnouncementPanel
from skat_desktop.ui.panels.answer import AnswerPanel
from skat_desktop.ui.panels.bidding import BiddingPanel
from skat_desktop.ui.panels.limit import LimitPanel
from skat_desktop.ui.panels.panel import CONFIRM_KEYS, Panel, TextLabel
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.panels.skat_choice import SkatChoicePanel
from skat_desktop.ui.preferences import Preferences
from skat_desktop.ui.score_sheet_dialog import ScoreSheetDialog
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.suggestion import suggested_contract
from skat_desktop.ui.table import TableWidget
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate


class MainWindow(QMainWindow):
    """Sends what the person does to the engine, and shows what the engine answers."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        super().__init__()
        self.settings = settings
        self.engine = engine
        self.texts = Texts(settings[keys.DECK])
        self.table = TableWidget(self)
        self.bidding = BiddingPanel(self.table)
        self.limit = LimitPanel(self.table)
        self.skat_choice = SkatChoicePanel(self.table)
        self.announcement = AnnouncementPanel(self.table)
        self.answer = AnswerPanel(self.table)
        self.result = ResultPanel(self.table)
        self._panels: tuple[Panel, ...] = (
            self.bidding,
            self.limit,
            self.skat_choice,
            self.announcement,
            self.answer,
            self.result,
        )
        self._panel: Panel | None = None
        self._bid_limit: int | None = None
        self._wants_hand = False
        self._base_size = 0
        self._instant = False

        self._hint = TextLabel("large", centred=False)
        self._build()
        self._connect()
        self._actions: dict[str, QAction] = {}
        self._build_menus()
        self._apply_look()
        self.retranslate()

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
        self.table.discard_changed.connect(self.announcement.set_discard)
        self.table.geometry_changed.connect(self._place_panel)
        for panel in self._panels:
            panel.acted.connect(self._act)
        self.bidding.limit_chosen.connect(self._bid_up_to)
        self.limit.stopped.connect(self._stop_bidding)
        self.skat_choice.hand_chosen.connect(self._choose_hand)
        self.announcement.withdrawn.connect(self._withdraw_hand)
        self.result.deal_next.connect(self._deal_next)
        self.result.deal_again.connect(self.engine.replay_deal)
        self.result.new_list.connect(self.start_list)
        self.settings.changed.connect(self._setting_changed)

    def _build_menus(self) -> None:
        self._game_menu = QMenu(self)
        self._help_menu = QMenu(self)
        self.menuBar().addMenu(self._game_menu)
        self.menuBar().addMenu(self._help_menu)
        game: tuple[tuple[str, Callable[[], object], str] | None, ...] = (
            ("new", self._ask_new_list, "Ctrl+N"),
            ("again", self.engine.replay_deal, "Ctrl+R"),
            ("undo", self.engine.undo, "Ctrl+Z"),
            ("last trick", self._toggle_last_trick, ""),
            None,
            ("concede", self._ask_concede, ""),
            ("claim", self._ask_claim, ""),
            None,
            ("sheet", self.show_score_sheet, "F4"),
            ("preferences", self.show_preferences, "Ctrl+,"),
            None,
            ("quit", self.close, "Ctrl+Q"),
        )
        helping = (("keys", self._show_keys, "F1"), ("about", self._show_about, ""))
        for menu, entries in ((self._game_menu, game), (self._help_menu, helping)):
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                    continue
                name, slot, shortcut = entry
                action = QAction(self)
                action.triggered.connect(lambda _=False, slot=slot: slot())
                if shortcut:
                    action.setShortcut(QKeySequence(shortcut))
                menu.addAction(action)
                self._actions[name] = action
        self._actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self._actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._game_menu.aboutToShow.connect(self._enable_actions)
        self._enable_actions()

    def retranslate(self) -> None:
        """Put everything into the language in force."""
        self.setWindowTitle(translate("MainWindow", "Skat Desktop"))
        self._game_menu.setTitle(translate("MainWindow", "&Game"))
        self._help_menu.setTitle(translate("MainWindow", "&Help"))
        for name, text in (
            ("new", translate("MainWindow", "&New list …")),
            ("again", translate("MainWindow", "&Same deal again")),
            ("undo", translate("MainWindow", "&Undo")),
            ("last trick", translate("MainWindow", "&Last trick") + "\tL"),
            ("concede", translate("MainWindow", "&Give up …")),
            ("claim", translate("MainWindow", "&Claim the rest …")),
            ("sheet", translate("MainWindow", "Score s&heet …")),
            ("preferences", translate("MainWindow", "&Preferences …")),
            ("quit", translate("MainWindow", "&Quit")),
            ("keys", translate("MainWindow", "&Keys …")),
            ("about", translate("MainWindow", "&About Skat Desktop …")),
        ):
            self._actions[name].setText(text)
        self.texts = Texts(self.settings[keys.DECK])
        self.table.set_texts(choices.table_texts(self.texts))
        view = self.table.view
        if view is not None:
            renamed = choices.with_names(Step(view), self.settings).view
            if renamed != view:
                self.table.show_view(renamed)
            elif self._panel is not None:
                self._panel.show_view(view, self.texts)
                self._place_panel()
            self._hint_turn()

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _apply_look(self) -> None:
        theme = choices.theme(self.settings)
        self._base_size = look.base_size(self.height())
        self.setPalette(look.palette(theme))
        self.setStyleSheet(look.style_sheet(theme, self._base_size))
        style = choices.table_style(self.settings)
        if self._instant:
            style = replace(style, animation_speed=0, trick_delay=0, bubble_ms=0)
        self.table.set_style(style)
        self.result.set_style(style)

    def _setting_changed(self, key: str) -> None:
        if key == keys.LANGUAGE.key:
            return  # The application has it translated, and tells by a LanguageChange.
        self._apply_look()
        self.retranslate()

    def hurry_always(self) -> None:
        """Let nothing move and nothing wait, whatever the settings say."""
        self._instant = True
        self._apply_look()

    # --- what the engine tells ----------------------------------------------------------------

    def start_list(self) -> None:
        """Begin a list as the settings have it, with cards nobody can foresee."""
        seed = random.SystemRandom().getrandbits(53)
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
        self.announcement.propose(None)
        self._show_panel(self.limit if self._bid_limit is not None else None, view)
        if isinstance(step.event, Acted):
            self._say(self.texts.action(view, step.event.seat, step.event.action))
        self._enable_actions()

    def _caught_up(self) -> None:
        view = self.table.view
        if view is None:
            return
        if self._bid_limit is not None and view.may_act and view.observation.phase is Phase.BIDDING:
            self.engine.act(call_up_to(view.observation.auction, self._bid_limit))
            return
        self._show_panel(self._wanted_panel(view), view)
        self._hint_turn()
        self._enable_actions()

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
        if panel is self.announcement and self._panel is not panel:
            self.announcement.propose(suggested_contract(view.observation))
            if view.observation.phase is Phase.DECLARING:
                self.table.start_discard()
        if panel is not None:
            panel.show_view(view, self.texts)
        if self._panel is not panel:
            if self._panel is not None:
                self._panel.hide()
            self._panel = panel
            if panel is not None:
                panel.show()
        self._place_panel()
        self._give_focus(panel)

    def _give_focus(self, panel: Panel | None) -> None:
        first = panel.first_focus if panel else None
        (first or self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_panel(self) -> None:
        panel = self._panel
        if panel is None:
            return
        area = self.table.panel_rect()
        if panel is self.result:
            edge = self._base_size
            area = self.table.viewport().rect().adjusted(edge, edge, -edge, -edge)
        panel.setGeometry(_placed(panel, area))
        panel.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """Let Enter at the table confirm the discard once two cards are laid aside."""
        if (
            watched is self.table
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in CONFIRM_KEYS
            and self._panel is self.announcement
            and self.announcement.is_complete
        ):
            self.announcement.confirm()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        if look.base_size(self.height()) != self._base_size:
            self._apply_look()
        self._place_panel()

    # --- what the person does -----------------------------------------------------------------

    def _act(self, action: Action) -> None:
        view = self.table.view
        if view is not None:
            self._show_panel(None, view)
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
        else:
            self._say(self.texts.turn(view))

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
        view = self.table.view
        if view is None:
            return
        observation = view.observation
        if not observation.is_declarer:
            text = translate("MainWindow", "Give up? If the declarer agrees, the game is won.")
        elif observation.cards_held(observation.seat) >= 9:
            text = translate("MainWindow", "Give up? The game is lost then.")
        else:
            text = translate("MainWindow", "Give up? If a defender agrees, the game is lost.")
        dialogs.ask(
            self, text, translate("MainWindow", "Give up"), lambda: self.engine.act(Concede())
        )

    def _ask_claim(self) -> None:
        view = self.table.view
        if view is None:
            return
        observation = view.observation
        if not observation.is_declarer:
            text = translate(
                "MainWindow",
                "Lay your cards open? Only if the declarer can take no further trick; "
                "otherwise all the rest is his.",
            )
        elif observation.contract and observation.contract.game.is_null:
            text = translate("MainWindow", "Lay your cards open and claim to take no trick?")
        else:
            text = translate("MainWindow", "Lay your cards open and claim all the rest?")
        dialogs.ask(
            self,
            text,
            translate("MainWindow", "Claim the rest"),
            lambda: self.engine.act(Claim()),
        )

    def show_score_sheet(self) -> None:
        """Open the score sheet."""
        if self.table.view is not None:
            ScoreSheetDialog(self.table.view, self.texts, self).open()

    def show_preferences(self) -> None:
        """Open the preferences."""
        Preferences(self.settings, self).open()

    def _show_keys(self) -> None:
        dialogs.show_keys(self)

    def _show_about(self) -> None:
        dialogs.show_about(self)

    def _toggle_last_trick(self) -> None:
        self.table.show_last_trick(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self.table.show_last_trick(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self.table.show_last_trick(False)
        else:
            super().keyReleaseEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        self.engine.close()
        super().closeEvent(event)

    # --- hints --------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self._hint.set_tone("")
        self._hint.setText(text)

    def _warn(self, text: str) -> None:
        self._hint.set_tone("negative")
        self._hint.setText(text)

    def _hint_turn(self) -> None:
        view = self.table.view
        if view is not None and view.may_act:
            self._say(self.texts.turn(view))

    def _enable_actions(self) -> None:
        view = self.table.view
        legal: tuple[Action, ...] = ()
        if (
            view is not None
            and view.setup.person == view.chair
            and not view.sits_out
            and view.observation.phase is Phase.PLAYING
        ):
            legal = view.observation.legal_actions()
        self._actions["again"].setEnabled(view is not None and (view.is_over or view.practice))
        self._actions["undo"].setEnabled(view is not None and view.can_undo)
        self._actions["last trick"].setEnabled(view is not None and bool(view.observation.tricks))
        self._actions["concede"].setEnabled(Concede() in legal)
        self._actions["claim"].setEnabled(Claim() in legal)
        self._actions["sheet"].setEnabled(view is not None)


def _placed(panel: Panel, area: QRect) -> QRect:
    """The panel's place: in the middle of the area, and larger than it only where it must."""
    size = panel.sizeHint()
    width = min(max(size.width(), panel.minimumSizeHint().width()), area.width())
    if panel.hasHeightForWidth():
        size.setHeight(max(panel.heightForWidth(width), panel.minimumSizeHint().height()))
    rect = QRect(0, 0, max(width, panel.minimumSizeHint().width()), size.height())
    rect.moveCenter(area.center())
    if rect.height() > area.height():
        rect.moveBottom(area.bottom())
    return rect
