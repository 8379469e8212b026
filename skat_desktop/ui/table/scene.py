"""The scene: keeps an item for each card and plate, and moves them from beat to beat."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from skat_desktop.core.actions import Bid, Declare, Hold, Pass
from skat_desktop.core.cards import Card
from skat_desktop.core.contract import GameType
from skat_desktop.core.observation import Phase
from skat_desktop.session.view import TableView
from skat_desktop.ui.table.announcement_item import AnnouncementItem, announcement
from skat_desktop.ui.table.arrangement import (
    Key,
    Place,
    Zone,
    chair_side,
    dealing_times,
    places,
    playing_sides,
    side_of,
)
from skat_desktop.ui.table.beats import Beat
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.last_trick_item import LastTrickItem
from skat_desktop.ui.table.layout import Pose, Side, TableLayout
from skat_desktop.ui.table.motion import Motion, Move
from skat_desktop.ui.table.notes_item import Notes, NotesItem
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.table.seat_info import seat_info
from skat_desktop.ui.table.seat_item import BubbleItem, SeatItem
from skat_desktop.ui.table.sorting import HandSorting
from skat_desktop.ui.table.style import TableStyle, paint_felt, palette
from skat_desktop.ui.table.texts import TableTexts

_ON_THE_WAY = 1000
"""Added to the height of cards that go from one place to another."""


class TableScene(QGraphicsScene):
    """Shows one beat at a time; it knows nothing of what comes next."""

    presented = Signal()
    """Another beat is shown, or the same one in other words."""

    def __init__(self, style: TableStyle, texts: TableTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.looks = style
        self.texts = texts
        self.colours = palette(style.felt, dark=style.dark)
        self.pixmaps = CardPixmaps(style.deck, style.back)
        self.table = TableLayout(QSizeF(1280, 660), proportions=style.proportions)
        self.motion = Motion(self)
        self.cards: dict[Key, CardItem] = {}
        self.chosen: list[Card] = []
        """The cards that the viewer has laid aside for the discard."""
        self.choosing = False
        """Whether the viewer is choosing them."""
        self.arranged: list[Card] = []
        """The viewer's cards as they were last put in order by hand."""
        self.held: Card | None = None
        """The card at the pointer."""
        self.sort_for: GameType | None = None
        """The game the viewer thinks of announcing."""
        self._leaving: list[CardItem] = []
        self.seats = {side: SeatItem(side) for side in Side}
        self.bubbles = {side: BubbleItem(side) for side in Side}
        self.announcement = AnnouncementItem()
        self.notes = NotesItem()
        self.last_trick = LastTrickItem()
        for item in (*self.seats.values(), *self.bubbles.values()):
            self.addItem(item)
        for over in (self.announcement, self.notes, self.last_trick):
            self.addItem(over)
        for item in (*self.seats.values(), *self.bubbles.values()):
            item.hide()
        self.motion.finished.connect(self._remove_leaving)

    # --- choices ------------------------------------------------------------------------------

    def set_style(self, style: TableStyle) -> None:
        """Take new looks; the caller shows the current beat again."""
        if (style.deck, style.back) != (self.looks.deck, self.looks.back):
            self.pixmaps = CardPixmaps(style.deck, style.back)
            for item in self.cards.values():
                item.pixmaps = self.pixmaps
                item.update()
        if style.proportions != self.table.proportions:
            self._lay_out(self.table.size, self.table.chairs, self.table.playing, style)
        if (style.ascending, style.trumps_right) != (self.looks.ascending, self.looks.trumps_right):
            self.arranged.clear()
        self.looks = style
        self.colours = palette(style.felt, dark=style.dark)
        self.invalidate()

    def set_size(self, size: QSizeF) -> None:
        """Take the view's size; the caller shows the current beat again."""
        self._lay_out(size, self.table.chairs, self.table.playing, self.looks)
        self.setSceneRect(QRectF(QPointF(), size))

    def _lay_out(
        self, size: QSizeF, chairs: int, playing: frozenset[Side], style: TableStyle
    ) -> None:
        self.table = TableLayout(size, chairs, playing, style.proportions)

    def hold(self, card: Card, point: QPointF) -> None:
        """Let this card hang at the pointer, wherever it belongs."""
        if card in self.cards:
            if self.held is None:
                self.finish_motion()
            self.held = card
            self.cards[card].drag_to(point)

    def let_go(self) -> None:
        """Give the card at the pointer back to the table, which puts it where it belongs."""
        self.held = None

    def _is_being_arranged(self, key: Key) -> bool:
        """Whether this card stays at the pointer whatever happens on the table."""
        by_hand = self.looks.sorting is HandSorting.BY_HAND
        return by_hand and key is self.held and self.cards[key].place.zone is Zone.OWN_HAND

    # --- one beat -----------------------------------------------------------------------------

    def present(self, beat: Beat) -> bool:
        """Show this beat; True if cards are now on their way, until `motion` has finished."""
        self.finish_motion()
        view = beat.view
        if beat.dealt:
            self.arranged.clear()
        sides = playing_sides(view)
        if (view.seating.chairs, sides) != (self.table.chairs, self.table.playing):
            self._lay_out(self.table.size, view.seating.chairs, sides, self.looks)
        self._show_seats(beat)
        self._show_bubbles(beat)
        self._show_announcement(beat)
        self._show_notes(view, waits_for_click=beat.hold is None)
        wanted = places(
            view,
            self.table,
            self.looks,
            lying=beat.lying,
            chosen=self.chosen,
            skat_open=beat.skat_open,
            sort_for=self.sort_for,
            arranged=self.arranged,
        )
        self.arranged = _row(wanted)
        moving = self.motion.run(self._moves(beat, wanted), beat.move)
        if not moving:
            self._remove_leaving()
        self.presented.emit()
        return moving

    def finish_motion(self) -> None:
        """Let all cards arrive now."""
        self.motion.finish()
        self._remove_leaving()

    def show_last_trick(self, view: TableView) -> None:
        """Show this view's last complete trick enlarged, if there is one."""
        self.last_trick.show_trick(view, self.table, self.pixmaps, self.texts.last_trick)

    def _moves(self, beat: Beat, wanted: dict[Key, Place]) -> list[Move]:
        if beat.dealt:
            self._clear_cards()
        gone = {key: item for key, item in self.cards.items() if key not in wanted}
        for key, place in wanted.items():
            if key not in self.cards:
                self._find_item(key, place, gone, beat)
        moves = []
        times = dealing_times(beat.view, wanted) if beat.dealt else {}
        for key, place in wanted.items():
            item = self.cards[key]
            start, end = times.get(key, (0.0, 1.0))
            travels = beat.move > 0 and (beat.dealt or item.place.zone is not place.zone)
            item.height_of_lift = self.table.lift if place.zone is Zone.OWN_HAND else 0
            item.show_as(key if isinstance(key, Card) else None, place)
            if self._is_being_arranged(key):
                continue
            item.setZValue(place.z + _ON_THE_WAY * travels)
            moves.append(Move(item, place.pose, float(place.face_up), start, end))
        for key, item in gone.items():
            del self.cards[key]
            self._leaving.append(item)
            moves.append(Move(item, self._pile(beat.view), item.face))
        return moves

    def _find_item(self, key: Key, place: Place, gone: dict[Key, CardItem], beat: Beat) -> None:
        """Give a new card the item of one that has vanished, best from the same place."""
        home = place.zone, place.side
        free = [old for old in gone if gone[old].place.zone is not Zone.TRICK]
        free.sort(key=lambda old: (gone[old].place.zone, gone[old].place.side) != home)
        if free:
            self.cards[key] = gone.pop(free[0])
            del self.cards[free[0]]
            return
        item = self.cards[key] = CardItem(None, place, self.pixmaps)
        if beat.dealt:
            item.take_pose(self._dealer(beat.view))
            item.set_face(0.0)
        self.addItem(item)

    def _dealer(self, view: TableView) -> Pose:
        pose = self.table.pile(chair_side(view, view.seating.dealer))
        return Pose(pose.x, pose.y, self.table.small_width)

    def _pile(self, view: TableView) -> Pose:
        """Where the last trick goes."""
        observation = view.observation
        if observation.tricks and observation.contract:
            winner = observation.tricks[-1].winner(observation.contract.game)
            return self.table.pile(side_of(view, winner))
        return self._dealer(view)

    def _remove_leaving(self) -> None:
        for item in self._leaving:
            self.removeItem(item)
        self._leaving.clear()
        for key, item in self.cards.items():
            if not self._is_being_arranged(key):
                item.setZValue(item.place.z)

    def _clear_cards(self) -> None:
        for item in self.cards.values():
            self.removeItem(item)
        self.cards.clear()

    def _show_seats(self, beat: Beat) -> None:
        view = beat.view
        present = set()
        for chair in range(view.seating.chairs):
            side = chair_side(view, chair)
            info = seat_info(view, chair, self.looks, self.texts, trick_lies=beat.lying is not None)
            self.seats[side].show_info(info, self.table, self.colours, self.pixmaps)
            present.add(side)
        for side, item in self.seats.items():
            item.setVisible(side in present)

    def _show_bubbles(self, beat: Beat) -> None:
        view = beat.view
        words = dict.fromkeys(Side, "")
        fresh = side_of(view, beat.said.seat) if beat.said else None
        is_call = beat.said is not None and isinstance(beat.said.action, Bid | Hold | Pass)
        if view.observation.phase is Phase.BIDDING or is_call:
            for seat, call in view.observation.auction.calls:
                words[side_of(view, seat)] = self.texts.says(call)
        if fresh and beat.said:
            words[fresh] = self.texts.says(beat.said.action)
        contract, declarer = view.observation.contract, view.observation.declarer
        sign = side_of(view, declarer) if contract and declarer is not None else None
        for side, bubble in self.bubbles.items():
            bubble.say(words[side], self.table, fresh=side is fresh, declarer=side is sign)

    def _show_announcement(self, beat: Beat) -> None:
        announced = beat.said is not None and isinstance(beat.said.action, Declare)
        told = announcement(beat.view, self.texts) if announced else None
        self.announcement.tell(told, self.table, self.pixmaps)

    def _show_notes(self, view: TableView, *, waits_for_click: bool) -> None:
        texts = self.texts
        places_for = (0, 1) if self.choosing else ()
        notes = Notes(
            deal=texts.deal(view.deal_number, view.setup.rules.deals or 0),
            practice=texts.practice if view.practice else "",
            message=texts.to_continue if waits_for_click else "",
            absence=texts.you_sit_out if view.sits_out else "",
            frames=tuple(self.table.discard(place).rect for place in places_for),
        )
        self.notes.show_notes(notes, self.table, self.colours)

    # --- cloth --------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The felt."""
        paint_felt(painter, self.sceneRect(), QRectF(rect), self.colours)

    def own_card(self, item: object) -> Card | None:
        """The card of an item that lies in the viewer's hand or discard; None for others."""
        if not isinstance(item, CardItem) or item in self._leaving:
            return None
        mine = item.place.zone is Zone.OWN_HAND or item.place.zone is Zone.SKAT
        return item.card if mine and item.place.face_up else None

    def hand_row(self) -> list[Card]:
        """The cards in the viewer's hand from left to right."""
        return _row({key: item.place for key, item in self.cards.items()})


def _row(places: dict[Key, Place]) -> list[Card]:
    """The cards that lie in the viewer's hand, from left to right."""
    own = [key for key, place in places.items() if place.zone is Zone.OWN_HAND]
    own.sort(key=lambda key: places[key].z)
    return [key for key in own if isinstance(key, Card)]
