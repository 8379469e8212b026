"""Tells screen readers what changes on the table, and speaks what is said there."""

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from skat_desktop.ui.table import accessible
from skat_desktop.ui.table.accessible import WholeTable
from skat_desktop.ui.table.accessible_element import Element
from skat_desktop.ui.table.widget import TableWidget

_Told = tuple[str, str, bool]
"""Name, description, and whether it cannot be pressed now."""


class Narrator(QObject):
    """Belongs to a table.  While nothing listens it does nothing."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        accessible.install()
        self._table = table
        self._told: dict[Element, _Told] = {}
        table.scene().presented.connect(self._tell_changes)
        table.focus_moved.connect(self._tell_focus)

    def say(self, text: str) -> None:
        """Have this spoken."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table, text))

    def _tell_changes(self) -> None:
        """Say which elements have come, gone, or are called otherwise."""
        if not QAccessible.isActive():
            self._told.clear()
            return
        now = {element: _told(element) for element in self._whole.on_table}
        before, self._told = self._told, now
        for element in before:
            if element not in now:
                _tell(element, QAccessible.Event.ObjectDestroyed)
        for element, told in now.items():
            if element not in before:
                _tell(element, QAccessible.Event.ObjectCreated)
            elif told != before[element]:
                self._tell_difference(element, before[element], told)

    @staticmethod
    def _tell_difference(element: Element, before: _Told, now: _Told) -> None:
        if now[0] != before[0]:
            _tell(element, QAccessible.Event.NameChanged)
        if now[1] != before[1]:
            _tell(element, QAccessible.Event.DescriptionChanged)
        if now[2] != before[2]:
            changed = QAccessible.State()
            changed.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(element, changed))

    def _tell_focus(self) -> None:
        if not QAccessible.isActive():
            return
        element = self._whole.focusChild()
        if element is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(element, QAccessible.Event.Focus))

    @property
    def _whole(self) -> WholeTable:
        whole = QAccessible.queryAccessibleInterface(self._table)
        assert isinstance(whole, WholeTable)
        return whole


def _told(element: Element) -> _Told:
    return element.name, element.description, bool(element.state().disabled)


def _tell(element: Element, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(element, event))
