"""The table as a widget: shows step after step, and tells what the person does."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from skat_desktop.core.cards import Card, CardSet
from skat_desktop.core.contract import GameType
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.table.arrangement import Zone, open_sides
from skat_desktop.ui.table.card_focus import CardFocus
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.playback import Playback
from skat_desktop.ui.table.scene import TableScene
from skat_desktop.ui.table.sorting import HandSorting, moved
from skat_desktop.ui.table.style import TableStyle
from skat_desktop.ui.table.texts import TableTexts

_SETTLE = 150
"""Milliseconds after the last change of size before the pictures are drawn anew."""


class TableWidget(QGraphicsView):
    """Shows `TableView` values, animates `Step` events, and tells what the person does.

    A card is asked for once: after `card_clicked` further cards wait for the next step, or
    for `show_view`.
    """

    card_clicked = Signal(object)
    """A `Card` the person wants to play, and may."""
    card_refused = Signal(object)
    """A `Card` the person wants to play, but may not."""
    discard_changed = Signal(object)
    """The tuple of 0 to 2 cards that lie in the skat's place."""
    caught_up = Signal()
    """Every step has been shown and nothing moves."""
    step_shown = Signal(object)
    """The `Step` that begins to be shown; `view` is its view now."""
    trick_acknowledged = Signal()
    """A complete trick has been taken away."""
    geometry_changed = Signal()
    """`panel_rect` may have changed."""
    focus_moved = Signal()
    """`focused_card` is another one."""

    def __init__(
        self,
        parent: QWidget | None = None,
        style: TableStyle | None = None,
        texts: TableTexts | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = TableScene(style or TableStyle(), texts or TableTexts(), self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(800, 480)

        self._playback = Playback(self._scene, self)
        self._playback.step_shown.connect(self.step_shown)
        self._playback.trick_acknowledged.connect(self.trick_acknowledged)
        self._playback.view_changed.connect(self._view_changed)
        self._playback.caught_up.connect(self._caught_up)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE)
        self._settle.timeout.connect(self._settled)
        self._room = QRect()

        self._asked = False
        self._hovered: CardItem | None = None
        self._focus = CardFocus(self._scene)
        self._told_focus: Card | None = None
        self._pressed: Card | None = None
        self._press_at = QPoint()
        self._dragging = False
        self._row: list[Card] = []
        """The hand as it was when a card was taken up."""

    # --- what is shown ------------------------------------------------------------------------

    @property
    def view(self) -> TableView | None:
        """The view on the screen, or on its way there."""
        return self._playback.view

    def scene(self) -> TableScene:
        """What is drawn."""
        return self._scene

    def enqueue(self, step: Step) -> None:
        """Show this step after those before it."""
        self._playback.enqueue(step)

    def show_view(self, view: TableView) -> None:
        """Show this at once and forget what was still to be shown."""
        self._asked = False
        self._playback.show_at_once(view)

    def hurry(self) -> None:
        """Let what moves arrive now; if nothing moves, go on to the next moment."""
        self._playback.hurry()

    def acknowledge_trick(self) -> None:
        """Take the complete trick away, if one lies there to be seen."""
        self._playback.acknowledge_trick()

    def set_style(self, style: TableStyle) -> None:
        """Take the person's choices; looks change at once."""
        self._scene.set_style(style)
        self.resetCachedContent()
        self._redraw()
        self._tell_room()

    def set_texts(self, texts: TableTexts) -> None:
        """Take the words of another language."""
        self._scene.texts = texts
        self._redraw()

    def sort_for(self, game: GameType | None) -> None:
        """Sort the hand for a game not announced yet; None for the usual order."""
        if game is not self._scene.sort_for:
            self._scene.sort_for = game
            self._rearrange()

    def show_last_trick(self, on: bool) -> None:
        """Show the last complete trick enlarged, or put it away again."""
        if on and self.view is not None:
            self._scene.show_last_trick(self.view)
        else:
            self._scene.last_trick.hide()

    def panel_rect(self) -> QRect:
        """The part of the viewport where panels cover no card and no plate."""
        table = self._scene.table
        if self.view is None:
            return table.panel().toAlignedRect()
        discarding = self.view.observation.phase is Phase.DECLARING
        return table.panel(open_sides(self.view), discarding=discarding).toAlignedRect()

    def sizeHint(self) -> QSize:  # Qt's name
        return QSize(1280, 720)

    # --- looks --------------------------------------------------------------------------------

    def _view_changed(self) -> None:
        self._asked = False
        if not (self._dragging and self._arranges(self._pressed)):
            self._drop()
        self._mark_focus()
        self._tell_room()

    def _tell_room(self) -> None:
        room = self.panel_rect()
        if room != self._room:
            self._room = room
            self.geometry_changed.emit()

    def _caught_up(self) -> None:
        self._hover(self._card_at(self.viewport().mapFromGlobal(QCursor.pos())))
        self.caught_up.emit()

    def _redraw(self) -> None:
        self._drop()
        self._playback.redraw()
        self._mark_focus()
        if self.view is not None and self._scene.last_trick.isVisible():
            self._scene.show_last_trick(self.view)

    def _rearrange(self) -> None:
        self._playback.rearrange()
        self._mark_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._scene.set_size(QSizeF(self.viewport().size()))
        self._scene.pixmaps.resizing = True
        self._settle.start()
        self._redraw()
        self._room = self.panel_rect()
        self.geometry_changed.emit()

    def _settled(self) -> None:
        self._scene.pixmaps.resizing = False
        self._scene.pixmaps.forget_sizes()
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Draw the pictures anew on a screen with other pixels; keep Escape for a drag."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._scene.pixmaps.forget_sizes()
            self.resetCachedContent()
            self.viewport().update()
        elif (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._dragging
        ):
            event.accept()  # Escape now means the drag, whatever the window has it for.
        return super().event(event)

    # --- the discard --------------------------------------------------------------------------

    def start_discard(self) -> None:
        """Let the person move up to two of the twelve cards into the skat's place."""
        if self.view is not None and self.view.observation.phase is Phase.DECLARING:
            self._scene.choosing = True
            self._scene.chosen.clear()
            self._rearrange()

    def discard(self) -> tuple[Card, ...]:
        """The cards that lie in the skat's place, in the order they were put there."""
        return tuple(self._scene.chosen)

    def _choose(self, card: Card) -> None:
        if card in self._scene.chosen:
            self._scene.chosen.remove(card)
        elif len(self._scene.chosen) < 2:
            self._scene.chosen.append(card)
        else:
            self._refuse(card)
            return
        self._rearrange()
        self.discard_changed.emit(self.discard())

    # --- what the person does -----------------------------------------------------------------

    def _touch(self, card: Card) -> None:
        """The person wants this card to be played, or to go into the discard or back."""
        if self._playback.busy or self._asked or self.view is None or not self.view.may_act:
            return
        if self._scene.choosing:
            self._choose(card)
        elif self.view.observation.phase is Phase.PLAYING:
            if card in self.view.observation.legal_cards():
                self._asked = True
                self.card_clicked.emit(card)
            else:
                self._refuse(card)

    def _refuse(self, card: Card) -> None:
        self._scene.cards[card].shake(self._scene.looks.animation_speed)
        self.card_refused.emit(card)

    def _card_at(self, point: QPoint) -> CardItem | None:
        """The person's own card under this point of the viewport."""
        for item in self.items(point):
            if isinstance(item, CardItem):
                return item if self._scene.own_card(item) is not None else None
        return None

    def _hover(self, item: CardItem | None) -> None:
        if item is not self._hovered:
            self._hovered = item
            self._mark_cards()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if event.button() is not Qt.MouseButton.LeftButton:
            self._cancel_drag()
            return
        point = event.position().toPoint()
        card = self._scene.own_card(self._card_at(point))
        if self._is_ready(card):
            self._pressed, self._press_at, self._dragging = card, point, False

    def _is_ready(self, card: Card | None) -> bool:
        """Whether this card may be taken at its word; else what is being shown is hurried on."""
        playback = self._playback
        if playback.busy:
            # What has not been seen yet must not be jumped over, nor a trick one waits for.
            may_count = playback.on_last_step and not playback.waits_for_click
            if card is None or not may_count or self.view is None or not self.view.may_act:
                playback.hurry()
                return False
            playback.finish_step()
        return True

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        """The second click of a double click must not play the next card."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        point = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            # The button may have been let go where only others were told.
            self._cancel_drag()
        if self._pressed is None:
            self._hover(self._card_at(point))
            return
        if not self._dragging:
            far = (point - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            if not far or not self._may_drag():
                return
            self._dragging = True
            self._row = self._scene.hand_row()
        where = self.mapToScene(point)
        self._scene.hold(self._pressed, where)
        if self._arranges(self._pressed):
            self._arrange(self._pressed, where)

    def _may_drag(self) -> bool:
        """Whether the pressed card may be taken up; if the rules forbid it, say so."""
        view, card = self.view, self._pressed
        if view is None or card is None or self._playback.busy or self._asked:
            return False
        if self._arranges(card):
            return True
        if not view.may_act:
            return False
        if self._scene.choosing or card in view.observation.legal_cards():
            return True
        self._pressed = None
        self._touch(card)
        return False

    def _arranges(self, card: Card | None) -> bool:
        """Whether the person keeps the hand in order, and this card is in it."""
        by_hand = self._scene.looks.sorting is HandSorting.BY_HAND
        return by_hand and card in self._scene.hand_row()

    def _arrange(self, card: Card, where: QPointF) -> None:
        """Put this card where the pointer is in the hand; the others make room."""
        row = self._row
        if self._scene.table.is_hand(where):
            row = moved(row, card, self._scene.table.hand_place(len(row), where.x()))
        self._put(row)

    def _put(self, row: list[Card]) -> None:
        """Hold the hand in this order from now on."""
        if row != self._scene.arranged:
            self._scene.arranged = row
            self._rearrange()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        card, self._pressed = self._pressed, None
        if card is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if not self._dragging:
            self._touch(card)
            return
        self._drop()
        table, point = self._scene.table, self.mapToScene(event.position().toPoint())
        back = card in self._scene.chosen
        if table.is_hand(point) if back else table.is_middle(point):
            self._touch(card)
        if not self._asked:
            self._rearrange()

    def _drop(self) -> None:
        """Let go of a card in the hand."""
        self._pressed, self._dragging = None, False
        self._scene.let_go()

    def _cancel_drag(self) -> None:
        """Let go of the card at the pointer; it goes back to where it came from."""
        dragging = self._dragging
        if self._arranges(self._pressed) and dragging:
            self._scene.arranged = self._row
        self._drop()
        if dragging:
            self._rearrange()

    def leaveEvent(self, event: QEvent) -> None:  # Qt's name
        self._hover(None)
        super().leaveEvent(event)

    # --- keyboard -----------------------------------------------------------------------------

    @property
    def focused_card(self) -> Card | None:
        """The card that a key would play; None while the keyboard is elsewhere."""
        return self._focus.card if self.hasFocus() else None

    def focus_card(self, card: Card) -> None:
        """Give this card of the viewer's the keyboard."""
        self._focus.card = card
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._mark_focus()

    def press_card(self, card: Card) -> None:
        """Do what a click on this card of the viewer's would."""
        if self._is_ready(card):
            self._touch(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        match event.key():
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if event.isAutoRepeat():
                    return
                if self._playback.busy:
                    self.hurry()
                elif self._focus.card is not None:
                    self._touch(self._focus.card)
            case Qt.Key.Key_Escape if self._dragging:
                self._cancel_drag()
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                step = -1 if key == Qt.Key.Key_Left else 1
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self._move_card(step)
                else:
                    self._move_focus(step)
            case Qt.Key.Key_Home | Qt.Key.Key_End as key:
                self._focus.go_to_end(last=key == Qt.Key.Key_End)
                self._mark_focus()
            case _:
                event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:  # Qt's name
        """Tab goes from card to card, and on to the next widget after the last."""
        step = 1 if forward else -1
        if not self._focus.can_move(step):
            return super().focusNextPrevChild(forward)
        self._move_focus(step)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # Qt's name
        super().focusInEvent(event)
        back = event.reason() is Qt.FocusReason.BacktabFocusReason
        if back or event.reason() is Qt.FocusReason.TabFocusReason:
            self._focus.go_to_end(last=back)
        self._mark_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # Qt's name
        super().focusOutEvent(event)
        self._cancel_drag()
        self._mark_focus()

    def _move_card(self, step: int) -> None:
        """Take the focused card along the hand, where the person keeps it in order."""
        card = self._focus.card
        if card is not None and self._arranges(card) and not self._playback.busy:
            row = self._scene.hand_row()
            self._put(moved(row, card, row.index(card) + step))

    def _move_focus(self, step: int) -> None:
        view = self.view
        self._focus.move(step, view.observation.legal_cards() if view else CardSet())
        self._mark_focus()

    def _mark_focus(self) -> None:
        self._focus.settle()
        self._mark_cards()
        if self.focused_card is not self._told_focus:
            self._told_focus = self.focused_card
            self.focus_moved.emit()

    def _mark_cards(self) -> None:
        """Raise the cards under the pointer and the focus, and outline the focused one."""
        focused = self.focused_card
        speed = self._scene.looks.animation_speed
        for key, item in self._scene.cards.items():
            item.set_focused(key is focused)
            raised = item is self._hovered or key is focused
            item.raise_up(raised and item.place.zone is Zone.OWN_HAND, speed)
