"""Small dialogs: a question and a notice."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from skat_desktop.ui.translation import translate


def ask(parent: QWidget, question: str, yes: str, then: Callable[..., object]) -> QMessageBox:
    """Ask before something that cannot be taken back lightly; ``then`` is what "yes" does."""
    box = _box(parent, question)
    accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    accept.clicked.connect(then)
    box.open()
    return box


def tell(parent: QWidget, text: str) -> QMessageBox:
    """Tell something that wants to be read."""
    box = _box(parent, text)
    box.addButton(QMessageBox.StandardButton.Ok)
    box.open()
    return box


def _box(parent: QWidget, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translate("MainWindow", "Skat Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)  # A path may look like mark-up.
    box.setText(text)
    return box
