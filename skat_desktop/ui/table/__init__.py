"""The card table: shows `session.view.TableView` values and animates `Step` by `Step`."""

from skat_desktop.ui.table.sorting import HandSorting
from skat_desktop.ui.table.style import FELTS, TableStyle
from skat_desktop.ui.table.texts import TableTexts
from skat_desktop.ui.table.widget import TableWidget

__all__ = ["FELTS", "HandSorting", "TableStyle", "TableTexts", "TableWidget"]
