"""The cards on the table for screen readers: hands, the skat and the trick, as lists."""

from collections.abc import Sequence
from typing import cast
from weakref import ref

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from shiboken6 import Shiboken

from skat_desktop.core.cards import Card
from skat_desktop.core.observation import Phase
from skat_desktop.ui.table.accessible_element import Element, player_at, united
from skat_desktop.ui.table.arrangement import Zone
from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.layout import Side
from skat_desktop.ui.table.widget import TableWidget
from skat_desktop.ui.translation import translate

PRESS = "Press"
FOCUS = "SetFocus"
"""The names by which Qt's own widgets offer these actions."""


class CardElement(Element):
    """A card that lies face up in one place."""

    kind = QAccessible.Role.ListItem

    def __init__(self, table: TableWidget, parent: "Cards", card: Card) -> None:
        super().__init__(table, parent)
        self._cards = parent
        self.card = card

    @property
    def name(self) -> str:
        return self._cards.name_of(self.card)

    @property
    def place(self) -> QRectF:
        item = self.scene.cards.get(self.card)
        return QRectF() if item is None else _card_place(item)


class OwnCard(CardElement):
    """A card of the viewer's: has the focus or not, and is played, or put back, by pressing it."""

    kind = QAccessible.Role.Button

    def __init__(self, table: TableWidget, parent: "Cards", card: Card) -> None:
        super().__init__(table, parent, card)
        self._actions = _CardActions(table, card)

    @property
    def description(self) -> str:
        row = self._cards.shown
        if self.card not in row:
            return ""
        words = translate("Accessible", "card {place} of {count}").format(
            place=row.index(self.card) + 1, count=len(row)
        )
        if self.is_playable is None:
            return words
        can = (
            translate("Accessible", "may be played")
            if self.is_playable
            else translate("Accessible", "may not be played now")
        )
        return f"{words}, {can}"

    @property
    def is_playable(self) -> bool | None:
        """Whether it may be played; None while the viewer is not to play a card."""
        view = self.table.view
        if view is None or not view.may_act or view.observation.phase is not Phase.PLAYING:
            return None
        return self.card in view.observation.legal_cards()

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = True
        state.focused = self.table.focused_card is self.card
        state.disabled = self.is_playable is False
        return state

    def interface_cast(self, type: QAccessible.InterfaceType) -> int:  # noqa: A002 (Qt's name)
        # Shiboken takes a plain 0 or None for the address of that object.
        offers = type is QAccessible.InterfaceType.ActionInterface
        (address,) = Shiboken.getCppPointer(self._actions) if offers else (0,)
        return cast(int, Shiboken.VoidPtr(address))


class _CardActions(QAccessibleActionInterface):
    """What can be done with one of the viewer's cards."""

    def __init__(self, table: TableWidget, card: Card) -> None:
        super().__init__()
        self._table = ref(table)
        self._card = card

    def actionNames(self) -> list[str]:
        return [PRESS, FOCUS]

    def doAction(self, actionName: str) -> None:
        table = self._table()
        if table is None:
            return
        table.focus_card(self._card)
        if actionName == PRESS:
            table.press_card(self._card)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return ["Space"] if actionName == PRESS else []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return name


class Cards(Element):
    """Cards that lie together, as a list."""

    kind = QAccessible.Role.List
    element: type[CardElement] = CardElement

    def __init__(self, table: TableWidget, parent: Element) -> None:
        super().__init__(table, parent)
        self._elements: dict[Card, CardElement] = {}

    @property
    def shown(self) -> list[Card]:
        """The cards one can see, from left to right."""
        return []

    def name_of(self, card: Card) -> str:
        """What one of the cards is called here."""
        return self.scene.texts.card(card)

    @property
    def members(self) -> list[CardElement]:
        return [self._element(card) for card in self.shown]

    def _element(self, card: Card) -> CardElement:
        if card not in self._elements:
            self._elements[card] = self.element(self.table, self, card)
        return self._elements[card]

    @property
    def all_made(self) -> list[CardElement]:
        """Every element that was ever asked for."""
        return list(self._elements.values())

    def _lying(self, zone: Zone, side: Side | None = None) -> list[CardItem]:
        """The items in a zone, in the order they lie in."""
        items = [
            item
            for item in self.scene.cards.values()
            if item.place.zone is zone and side in (None, item.place.side)
        ]
        return sorted(items, key=lambda item: item.place.z)

    @staticmethod
    def _faces(items: Sequence[CardItem]) -> list[Card]:
        return [item.card for item in items if item.card is not None and item.place.face_up]


class Hand(Cards):
    """The viewer's cards."""

    element = OwnCard

    @property
    def name(self) -> str:
        return translate("Accessible", "Your cards") if self.shown else ""

    @property
    def shown(self) -> list[Card]:
        return self.scene.hand_row()

    def element_of(self, card: Card) -> Element | None:
        """The element of this card, if it is in the hand."""
        return self._element(card) if card in self.shown else None


class Skat(Hand):
    """The skat, and what the declarer is about to put there."""

    @property
    def name(self) -> str:
        if not self._lying(Zone.SKAT) and not self.scene.choosing:
            return ""
        return (
            translate("Accessible", "To be put back")
            if self.scene.choosing
            else translate("Accessible", "Skat")
        )

    @property
    def description(self) -> str:
        lying, shown = self._lying(Zone.SKAT), self.shown
        if self.scene.choosing:
            return translate("Accessible", "{count} of 2 cards").format(count=len(shown))
        return translate("Accessible", "face down") if len(shown) < len(lying) else ""

    @property
    def shown(self) -> list[Card]:
        return self._faces(self._lying(Zone.SKAT))

    @property
    def place(self) -> QRectF:
        if self.scene.choosing:
            return united([self.scene.table.discard(place).rect for place in (0, 1)])
        return united([_card_place(item) for item in self._lying(Zone.SKAT)])


class OtherHand(Cards):
    """Another player's cards, usually face down."""

    def __init__(self, table: TableWidget, parent: Element, side: Side) -> None:
        super().__init__(table, parent)
        self._side = side

    @property
    def name(self) -> str:
        if not self._lying(Zone.HAND, self._side):
            return ""
        player = player_at(self.table.view, self._side)
        return translate("Accessible", "Cards of {name}").format(name=player)

    @property
    def description(self) -> str:
        if self.shown:
            return translate("Accessible", "open")
        count = len(self._lying(Zone.HAND, self._side))
        return translate("Accessible", "{count} face down").format(count=count)

    @property
    def shown(self) -> list[Card]:
        return self._faces(self._lying(Zone.HAND, self._side))

    @property
    def place(self) -> QRectF:
        return united([_card_place(item) for item in self._lying(Zone.HAND, self._side)])


class TrickOnTable(Cards):
    """The trick: who played which card, in the order played."""

    @property
    def name(self) -> str:
        return translate("Accessible", "Trick") if self.shown else ""

    @property
    def shown(self) -> list[Card]:
        return self._faces(self._lying(Zone.TRICK))

    def name_of(self, card: Card) -> str:
        item = self.scene.cards.get(card)
        side = item.place.side if item else None
        return f"{player_at(self.table.view, side)}: {super().name_of(card)}"


def _card_place(item: CardItem) -> QRectF:
    return item.mapToScene(item.shape()).boundingRect()
