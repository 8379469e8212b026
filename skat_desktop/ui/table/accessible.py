"""The table for those who do not see it: what lies and stands on it, with names and places.

Qt knows nothing of what a `QGraphicsView` shows.  Here each plate, card and word on the table is
a `QAccessibleInterface`; the panels on it are widgets, which Qt describes by itself.

A screen reader may keep an interface for as long as it likes.  So each is made once, for a
place or for a card in a place, and stays until the table goes; what is not on the table just now
is no longer found among the children.
"""

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from skat_desktop.ui.table.accessible_cards import Cards, Hand, OtherHand, Skat, TrickOnTable
from skat_desktop.ui.table.accessible_element import Element, Words, player_at
from skat_desktop.ui.table.layout import Side
from skat_desktop.ui.table.widget import TableWidget
from skat_desktop.ui.translation import translate


class Plate(Element):
    """Who sits there, what part he has in the game, his tricks and points, and the turn."""

    def __init__(self, table: TableWidget, parent: Element, side: Side) -> None:
        super().__init__(table, parent)
        self._side = side

    @property
    def name(self) -> str:
        seat = self.scene.seats[self._side]
        info = seat.info
        if info is None or not seat.isVisible():
            return ""
        parts = [info.name, info.line]
        parts += [info.contract] if info.contract else []
        parts += [self.scene.texts.dealer] if info.dealer_mark else []
        parts += [info.tricks] if info.tricks else []
        parts.append(translate("Accessible", "{points} on the list").format(points=info.score))
        parts += [translate("Accessible", "to play")] if info.has_turn else []
        return ", ".join(part for part in parts if part)

    @property
    def place(self) -> QRectF:
        return self.scene.table.plate(self._side)


def _notes(table: TableWidget) -> str:
    notes = table.scene().notes.notes
    return ". ".join(text for text in (notes.deal, notes.practice, notes.message) if text)


def _announcement(table: TableWidget) -> str:
    item = table.scene().announcement
    return item.text if item.isVisible() else ""


def _last_trick(table: TableWidget) -> str:
    scene, view = table.scene(), table.view
    if view is None or not scene.last_trick.isVisible() or not view.observation.tricks:
        return ""
    words = scene.texts.trick(view, view.observation.tricks[-1])
    return f"{scene.texts.last_trick}: {words}"


class WholeTable(Element):
    """The table itself: what is on it, and then the panels."""

    kind = QAccessible.Role.Pane

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table, None)
        self.hand = Hand(table, self)
        self.skat = Skat(table, self)
        self._cards: list[Cards] = [
            self.skat,
            *(OtherHand(table, self, side) for side in Side),
            TrickOnTable(table, self),
            self.hand,
        ]
        self._parts: list[Element] = [
            Words(table, self, _notes, lambda scene: scene.table.corner),
            *(Plate(table, self, side) for side in Side),
            *(self._bubble(side) for side in Side),
            Words(table, self, _announcement, lambda scene: scene.announcement.sheet),
            Words(table, self, _last_trick, lambda scene: scene.sceneRect()),
            *self._cards,
        ]

    def _bubble(self, side: Side) -> Element:
        table = self.table

        def says(table: TableWidget) -> str:
            bubble = table.scene().bubbles[side]
            if not bubble.isVisible():
                return ""
            return translate("Accessible", "{name} says: {words}").format(
                name=player_at(table.view, side), words=bubble.text
            )

        return Words(table, self, says, lambda scene: scene.bubbles[side].balloon(scene.table))

    @property
    def name(self) -> str:
        return translate("Accessible", "Skat table")

    @property
    def place(self) -> QRectF:
        return self.scene.sceneRect()

    @property
    def members(self) -> list[Element]:
        return [part for part in self._parts if part.name]

    @property
    def everything(self) -> list[Element]:
        """All elements that there ever were, but for the table itself."""
        return [*self._parts, *(card for cards in self._cards for card in cards.all_made)]

    @property
    def on_table(self) -> list[Element]:
        """All elements that can be found now, but for the table itself."""
        members = self.members
        return [*members, *(card for member in members for card in member.members)]

    @property
    def _panels(self) -> list[QWidget]:
        table = self.table
        return [
            child
            for child in table.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if child is not table.viewport()
            and not child.isHidden()
            and not child.isWindow()
            and not child.objectName().startswith("qt_scrollarea")
        ]

    def object(self) -> QObject:
        return self.table

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        above = self.table.parentWidget() or QApplication.instance()
        assert above is not None
        return QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        return len(self.members) + len(self._panels)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        members, panels = self.members, self._panels
        if 0 <= index < len(members):
            return members[index]
        if 0 <= index - len(members) < len(panels):
            return QAccessible.queryAccessibleInterface(panels[index - len(members)])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        panels, widget = self._panels, child.object()
        if widget in panels:
            return len(self.members) + panels.index(widget)
        return super().indexOfChild(child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for panel in reversed(self._panels):
            if panel.rect().contains(panel.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(panel)
        return super().childAt(x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        card = self.table.focused_card
        if card is None:
            return None
        return self.hand.element_of(card) or self.skat.element_of(card)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = True
        state.focused = self.table.hasFocus() and self.focusChild() is None
        return state


@cache
def install() -> None:
    """Have Qt describe tables by this module from now on."""
    QAccessible.installFactory(_describe)


_kept: set[QAccessibleInterface] = set()
"""What Qt holds and Python must not throw away; Qt itself deletes it with its table."""


def _describe(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if class_name != TableWidget.__name__ or not isinstance(thing, TableWidget):
        return None
    described = WholeTable(thing)
    _kept.add(described)
    thing.destroyed.connect(lambda: _forget(described))
    return described


def _forget(described: WholeTable) -> None:
    """Take from Qt what it holds of a table that goes."""
    for element in (*described.everything, described):
        if Shiboken.isValid(element):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(element))
    _kept.discard(described)
