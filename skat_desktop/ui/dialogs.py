"""Small dialogs: a question, a notice, and the keys."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QWidget,
)

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


def show_keys(parent: QWidget) -> QDialog:
    """The keys and what they do."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("Keys", "Keys"))
    grid = QGridLayout(dialog)
    grid.setContentsMargins(24, 24, 24, 16)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(10)
    rows = (
        ("← →", translate("Keys", "choose a card or a button")),
        (translate("Keys", "Space"), translate("Keys", "play the card, press the button")),
        (translate("Keys", "Space"), translate("Keys", "clear the trick away")),
        (translate("Keys", "Enter"), translate("Keys", "announce the game")),
        ("↑", translate("Keys", "from the cards to the games to announce")),
        (translate("Keys", "Tab"), translate("Keys", "on to the next button")),
        (translate("Keys", "Y"), translate("Keys", "hold the bid")),
        (translate("Keys", "P"), translate("Keys", "pass")),
        (translate("Keys", "L"), translate("Keys", "see the last trick while held down")),
        (translate("Keys", "Ctrl+Z"), translate("Keys", "undo")),
        (translate("Keys", "Ctrl+R"), translate("Keys", "same deal again")),
        (translate("Keys", "F4"), translate("Keys", "score sheet")),
    )
    for line, (key, use) in enumerate(rows):
        name = QLabel(key)
        name.setProperty("role", "strong")
        grid.addWidget(name, line, 0)
        grid.addWidget(QLabel(use), line, 1)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    grid.addWidget(buttons, len(rows), 0, 1, 2)
    dialog.open()
    return dialog


def _box(parent: QWidget, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translate("MainWindow", "Skat Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)  # A path may look like mark-up.
    box.setText(text)
    return box
