"""The table as a widget: shows step after step, and tells what the person does."""

from collections import deque
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.table import timing
from skat_desktop.ui.table.arrangement import Zone, open_sides
from skat_desktop.ui.table.beats import Beat, beats
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.scene import TableScene
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

    def __init__(
        self,
        parent: QWidget | None = None,
        style: TableStyle | None = None,
        texts: TableTexts | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style or TableStyle()
        self._scene = TableScene(self._style, texts or TableTexts(), self)
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

        self._view: TableView | None = None
        self._steps: deque[Step] = deque()
        self._beats: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._holding = False
        self._busy = False
        self._advancing = False
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._end_hold)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE)
        self._settle.timeout.connect(self._settled)
        self._scene.motion.finished.connect(self._arrived)

        self._choosing = False
        self._chosen: list[Card] = []
        self._sort_for: GameType | None = None
        self._asked = False
        self._hovered: CardItem | None = None
        self._focused: Card | None = None
        self._focused_place = 0
        self._pressed: Card | None = None
        self._press_at = QPoint()
        self._dragging = False
        self._last_trick_shown = False

    # --- what is shown ------------------------------------------------------------------------

    @property
    def view(self) -> TableView | None:
        """The view on the screen, or on its way there."""
        return self._view

    def scene(self) -> TableScene:
        """What is drawn."""
        return self._scene

    def enqueue(self, step: Step) -> None:
        """Show this step after those before it."""
        self._steps.append(step)
        self._busy = True
        self._advance()

    def show_view(self, view: TableView) -> None:
        """Show this at once and forget what was still to be shown."""
        self._steps.clear()
        self._beats.clear()
        self._hold.stop()
        self._holding = False
        self._busy = True
        self._begin(Beat(view))
        self._advance()

    def set_style(self, style: TableStyle) -> None:
        """Take the person's choices; looks change at once."""
        self._style = style
        self._scene.set_style(style)
        self.resetCachedContent()
        self._redraw()

    def set_texts(self, texts: TableTexts) -> None:
        """Take the words of another language."""
        self._scene.texts = texts
        self._redraw()

    def sort_for(self, game: GameType | None) -> None:
        """Sort the hand for a game not announced yet; None for the usual order."""
        if game is not self._sort_for:
            self._sort_for = game
            self._rearrange()

    def show_last_trick(self, on: bool) -> None:
        """Show the last complete trick enlarged, or put it away again."""
        self._last_trick_shown = on
        if on and self._view is not None:
            scene = self._scene
            scene.last_trick.show_trick(
                self._view, scene.table, scene.pixmaps, scene.texts.last_trick
            )
        else:
            self._scene.last_trick.hide()

    def panel_rect(self) -> QRect:
        """The part of the viewport where panels cover no card and no plate."""
        table = self._scene.table
        if self._view is None:
            return table.panel().toAlignedRect()
        discarding = self._view.observation.phase is Phase.DECLARING
        return table.panel(open_sides(self._view), discarding=discarding).toAlignedRect()

    def sizeHint(self) -> QSize:  # Qt's name
        return QSize(1280, 720)

    # --- one beat after the other -------------------------------------------------------------

    def _advance(self) -> None:
        """Show beats until one takes time, or none is left."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._busy and not (self._scene.motion.running or self._holding):
                if self._beats:
                    self._begin(self._beats.popleft())
                elif self._steps:
                    step = self._steps.popleft()
                    self._beats.extend(beats(step, self._style))
                    self._begin(self._beats.popleft())
                    self.step_shown.emit(step)
                else:
                    self._busy = False
                    self._mark_focus()
                    self.caught_up.emit()
        finally:
            self._advancing = False

    def _begin(self, beat: Beat) -> None:
        before, room = self._view, self.panel_rect()
        self._view, self._beat = beat.view, beat
        if beat.view is not before:
            self._asked = False
            self._drop()
            self._choosing = False
            self._chosen.clear()
            if beat.view.observation.phase is not Phase.DECLARING:
                self._sort_for = None
        if not self._present(beat):
            self._start_hold()
        if self.panel_rect() != room:
            self.geometry_changed.emit()

    def _present(self, beat: Beat) -> bool:
        moving = self._scene.present(
            beat,
            chosen=self._chosen,
            choosing=self._choosing,
            waits_for_click=beat.hold is None,
            sort_for=self._sort_for,
        )
        self._mark_focus()
        return moving

    def _arrived(self) -> None:
        if self._busy:
            self._start_hold()
            self._advance()

    def _start_hold(self) -> None:
        hold = self._beat.hold if self._beat else 0
        self._holding = hold != 0
        if hold:
            self._hold.start(hold)

    def _end_hold(self) -> None:
        self._hold.stop()
        if self._holding:
            self._holding = False
            if self._beat and self._beat.lying:
                self.trick_acknowledged.emit()
        self._advance()

    def hurry(self) -> None:
        """Let what moves arrive now; if nothing moves, go on to the next moment."""
        if self._scene.motion.running:
            self._scene.finish_motion()
            self._arrived()
        else:
            self._end_hold()

    def acknowledge_trick(self) -> None:
        """Take the complete trick away, if one lies there to be seen."""
        if self._holding and self._beat and self._beat.lying:
            self._end_hold()

    def _finish_step(self) -> None:
        """Show the rest of the step in progress at once."""
        while self._busy and not self._steps:
            if self._beats:
                self._beats[-1] = replace(self._beats[-1], move=0, hold=0)
                while len(self._beats) > 1:
                    self._beats.popleft()
            self.hurry()

    # --- looks --------------------------------------------------------------------------------

    def _redraw(self) -> None:
        """Show the same beat again: the size, the looks or the words have changed."""
        if self._beat is None:
            self._scene.update()
            return
        moving = self._scene.motion.running
        self._drop()
        self._present(replace(self._beat, move=0, dealt=False))
        if self._last_trick_shown:
            self.show_last_trick(True)
        if moving:
            self._arrived()

    def _rearrange(self) -> None:
        """Let the cards of the hand take new places."""
        if self._beat is not None and not self._busy:
            move = timing.scaled(timing.MOVE, self._style.animation_speed)
            self._present(replace(self._beat, move=move, dealt=False, said=None))

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._scene.set_size(QSizeF(self.viewport().size()))
        self._scene.pixmaps.resizing = True
        self._settle.start()
        self._redraw()
        self.geometry_changed.emit()

    def _settled(self) -> None:
        self._scene.pixmaps.resizing = False
        self._scene.pixmaps.forget_sizes()
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Draw the pictures anew on a screen with other pixels."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._scene.pixmaps.forget_sizes()
            self.resetCachedContent()
            self.viewport().update()
        return super().event(event)

    # --- the discard --------------------------------------------------------------------------

    def start_discard(self) -> None:
        """Let the person move up to two of the twelve cards into the skat's place."""
        if self._view is not None and self._view.observation.phase is Phase.DECLARING:
            self._choosing = True
            self._chosen.clear()
            self._rearrange()

    def discard(self) -> tuple[Card, ...]:
        """The cards that lie in the skat's place, in the order they were put there."""
        return tuple(self._chosen)

    def _choose(self, card: Card) -> None:
        if card in self._chosen:
            self._chosen.remove(card)
        elif len(self._chosen) < 2:
            self._chosen.append(card)
        else:
            self._refuse(card)
            return
        self._rearrange()
        self.discard_changed.emit(self.discard())

    # --- what the person does -----------------------------------------------------------------

    def _touch(self, card: Card) -> None:
        """The person wants this card to be played, or to go into the discard or back."""
        if self._busy or self._asked or self._view is None or not self._view.may_act:
            return
        if self._choosing:
            self._choose(card)
        elif self._view.observation.phase is Phase.PLAYING:
            if card in self._view.observation.legal_cards():
                self._asked = True
                self.card_clicked.emit(card)
            else:
                self._refuse(card)

    def _refuse(self, card: Card) -> None:
        self._scene.cards[card].shake(self._style.animation_speed)
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
            return
        point = event.position().toPoint()
        item = self._card_at(point)
        card = self._scene.own_card(item)
        if self._busy:
            waits = self._beat is not None and self._beat.hold is None
            wanted = card is not None and self._view is not None and self._view.may_act
            if self._steps or waits or not wanted:
                self.hurry()
                return
            self._finish_step()
        self._pressed, self._press_at, self._dragging = card, point, False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        """The second click of a double click must not play the next card."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        point = event.position().toPoint()
        if self._pressed is None:
            self._hover(self._card_at(point))
            return
        if not self._dragging:
            far = (point - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            if not far or not self._may_drag():
                return
            self._dragging = True
        item = self._scene.cards.get(self._pressed)
        if item is not None:
            self._scene.finish_motion()
            item.drag_to(self.mapToScene(point))

    def _may_drag(self) -> bool:
        """Whether the pressed card may be taken up; if the rules forbid it, say so."""
        view, card = self._view, self._pressed
        if view is None or card is None or self._busy or self._asked or not view.may_act:
            return False
        if self._choosing or card in view.observation.legal_cards():
            return True
        self._pressed = None
        self._touch(card)
        return False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        card, self._pressed = self._pressed, None
        if card is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if not self._dragging:
            self._touch(card)
            return
        self._dragging = False
        above = event.position().y() < self._scene.table.hand_top
        if above is not (card in self._chosen):
            self._touch(card)
        if not self._asked:
            self._rearrange()

    def _drop(self) -> None:
        """Let go of a card in the hand."""
        self._pressed, self._dragging = None, False

    def leaveEvent(self, event: QEvent) -> None:  # Qt's name
        self._hover(None)
        super().leaveEvent(event)

    # --- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        match event.key():
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if event.isAutoRepeat():
                    return
                if self._busy:
                    self.hurry()
                elif self._focused is not None:
                    self._touch(self._focused)
            case Qt.Key.Key_Left:
                self._move_focus(-1)
            case Qt.Key.Key_Right:
                self._move_focus(1)
            case Qt.Key.Key_Home:
                self._focus_place(0)
            case Qt.Key.Key_End:
                self._focus_place(len(self._row()) - 1)
            case _:
                event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:  # Qt's name
        """Tab goes from card to card, and on to the next widget after the last."""
        row = self._row()
        place = row.index(self._focused) if self._focused in row else None
        step = 1 if forward else -1
        if place is None or not 0 <= place + step < len(row):
            return super().focusNextPrevChild(forward)
        self._focus_place(place + step)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # Qt's name
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self._focus_place(0)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self._focus_place(len(self._row()) - 1)
        self._mark_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # Qt's name
        super().focusOutEvent(event)
        self._mark_focus()

    def _row(self) -> list[Card]:
        """The cards the keyboard reaches: the hand, then what is about to be discarded."""
        return [*self._scene.hand_row(), *self._chosen]

    def _move_focus(self, step: int) -> None:
        row = self._row()
        if self._focused in row:
            self._focus_place(row.index(self._focused) + step)
        elif self._view is not None:
            legal = self._view.observation.legal_cards()
            self._focus_place(next((i for i, card in enumerate(row) if card in legal), 0))

    def _focus_place(self, place: int) -> None:
        row = self._row()
        self._focused = row[min(max(place, 0), len(row) - 1)] if row else None
        self._mark_focus()
        if self._focused is not None:
            name = self._scene.texts.card(self._focused)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, name))

    def _mark_focus(self) -> None:
        """Outline the focused card; if it has gone, its neighbour takes over."""
        row = self._row()
        if self._focused is not None and self._focused not in row:
            self._focused = row[min(self._focused_place, len(row) - 1)] if row else None
        elif self._focused is not None:
            self._focused_place = row.index(self._focused)
        self._mark_cards()

    def _mark_cards(self) -> None:
        """Raise the cards under the pointer and the focus, and outline the focused one."""
        focused = self._focused if self.hasFocus() else None
        for key, item in self._scene.cards.items():
            item.set_focused(key is focused)
            raised = item is self._hovered or key is focused
            item.raise_up(raised and item.place.zone is Zone.OWN_HAND, self._style.animation_speed)
