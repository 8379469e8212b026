"""What all parts of the table have in common for screen readers."""

from collections.abc import Callable, Sequence
from weakref import ref

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from shiboken6 import Shiboken

from skat_desktop.session.view import TableView
from skat_desktop.ui.table.arrangement import chair_side
from skat_desktop.ui.table.layout import Side
from skat_desktop.ui.table.scene import TableScene
from skat_desktop.ui.table.widget import TableWidget


class Element(QAccessibleInterface):
    """Something on the table.  Those below say what, where, and whether it is there now."""

    kind = QAccessible.Role.StaticText

    def __init__(self, table: TableWidget, parent: "Element | None") -> None:
        super().__init__()
        self._table = ref(table)
        self._parent = parent

    @property
    def table(self) -> TableWidget:
        """The widget it belongs to."""
        table = self._table()
        assert table is not None
        return table

    @property
    def scene(self) -> TableScene:
        """What the table shows."""
        return self.table.scene()

    # --- what the others say ------------------------------------------------------------------

    @property
    def name(self) -> str:
        """What it is or says, in words; empty while it is not on the table."""
        return ""

    @property
    def description(self) -> str:
        """What is worth knowing beside the name."""
        return ""

    @property
    def place(self) -> QRectF:
        """Where it is in the scene."""
        members = [member.place for member in self.members]
        return united(members)

    @property
    def members(self) -> Sequence["Element"]:
        """What it consists of."""
        return ()

    # --- what Qt asks -------------------------------------------------------------------------

    def isValid(self) -> bool:
        table = self._table()
        return table is not None and Shiboken.isValid(table)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.table.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._parent

    def childCount(self) -> int:
        return len(self.members)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        members = self.members
        return members[index] if 0 <= index < len(members) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, member in enumerate(self.members) if member is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        found = [member for member in self.members if member.rect().contains(x, y)]
        return found[-1] if found else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return self.kind

    def text(self, t: QAccessible.Text) -> str:
        if t is QAccessible.Text.Name:
            return self.name
        return self.description if t is QAccessible.Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Nothing on the table can be written over."""

    def rect(self) -> QRect:
        table = self.table
        shown = table.mapFromScene(self.place).boundingRect()
        return QRect(table.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        state.invisible = not self.table.isVisible()
        return state


class Words(Element):
    """A text on the table and where it stands."""

    def __init__(
        self,
        table: TableWidget,
        parent: Element,
        text: Callable[[TableWidget], str],
        place: Callable[[TableScene], QRectF],
    ) -> None:
        super().__init__(table, parent)
        self._text_of, self._place_of = text, place

    @property
    def name(self) -> str:
        return self._text_of(self.table)

    @property
    def place(self) -> QRectF:
        return self._place_of(self.scene)


def united(places: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for place in places:
        whole = whole.united(place)
    return whole


def player_at(view: TableView | None, side: Side | None) -> str:
    """The name of the player who sits there."""
    if view is None:
        return ""
    sides = {chair_side(view, chair): chair for chair in range(view.seating.chairs)}
    return view.setup.chairs[sides[side]].name if side in sides else ""
