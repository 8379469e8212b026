"""All keys and all that the mouse does, on one page."""

import html
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from skat_desktop.ui import look
from skat_desktop.ui.command import Command
from skat_desktop.ui.translation import translate

Line = tuple[str, str]
"""A key, or what the mouse does, and what that is good for."""
Block = tuple[str, list[Line]]
_ARROWS: Final = {"Left": "←", "Right": "→"}
_KEY: Final = 10
"""The width of a column of keys by the size of the text."""
_TWO_COLUMNS: Final = 58
_WIDTH: Final = 64
"""The width from which there are two columns, and the usual one, by the size of the text."""


class KeysPage(QDialog):
    """Four blocks in two columns, or in one where the window is narrow for its text.

    ``key_name`` gives the key in force for a command, as people write it.
    """

    def __init__(self, key_name: Callable[[Command], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Keys", "Keys and mouse"))
        text = look.text_size(parent)
        self.page = QTextBrowser()
        self.page.document().setDocumentMargin(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(text // 2, text // 2, text // 2, text // 2)
        layout.addWidget(self.page, 1)
        layout.addWidget(buttons)
        room = parent.window().size()
        width = min(_WIDTH * text, room.width() - text)
        columns = _columns(key_name)
        if width < _TWO_COLUMNS * text:
            columns = [[block for column in columns for block in column]]
        self.page.setHtml(_html(columns, text))
        self.ensurePolished()
        self.page.ensurePolished()
        self.page.document().setTextWidth(width - 2 * text)
        height = round(self.page.document().size().height()) + 4 * text
        self.resize(width, min(height, room.height() - text))
        self.page.setFocus()


def _columns(key_name: Callable[[Command], str]) -> list[list[Block]]:
    return [
        [
            (translate("Keys", "With the mouse"), [*_mouse()]),
            (translate("Keys", "While cards are played"), [*_cards()]),
        ],
        [
            (translate("Keys", "Bidding and announcing"), [*_bidding()]),
            (translate("Keys", "At any time"), [*_commands(key_name)]),
        ],
    ]


def _mouse() -> Iterator[Line]:
    click = translate("Keys", "Click")
    yield click, translate("Keys", "play a card; put it into the skat or take it back")
    yield translate("Keys", "Drag"), translate("Keys", "the same, by taking the card to its place")
    yield (
        translate("Keys", "Drag in the hand"),
        translate("Keys", "arrange your cards, if you chose to do so yourself"),
    )
    yield click, translate("Keys", "let moving cards arrive; take the trick away")


def _cards() -> Iterator[Line]:
    yield "← →", translate("Keys", "choose a card")
    yield _keys("Home", "End"), translate("Keys", "go to the first or the last card")
    yield _keys("Space"), translate("Keys", "play the card; take the trick away")
    yield (
        _keys("Ctrl+Left", "Ctrl+Right"),
        translate("Keys", "take the card along, if you arrange them yourself"),
    )
    yield _keys("Esc"), translate("Keys", "put a dragged card back")


def _bidding() -> Iterator[Line]:
    yield translate("Keys", "Y"), translate("Keys", "hold the bid")
    yield translate("Keys", "P"), translate("Keys", "pass")
    yield _keys("Tab"), translate("Keys", "go on to the next button")
    yield "← →", translate("Keys", "choose a button or a game")
    yield _keys("Space"), translate("Keys", "press the button")
    yield "↑", translate("Keys", "from your cards to the games")
    yield translate("Keys", "Enter"), translate("Keys", "announce the game")


def _commands(key_name: Callable[[Command], str]) -> Iterator[Line]:
    for command in Command:
        if key := key_name(command):
            held = command is Command.LAST_TRICK
            use = translate("Keys", "see the last trick while held down") if held else command.title
            yield key, use


def _keys(*keys: str) -> str:
    """Keys as they are written on the keyboard of somebody who speaks the language in force."""
    native = QKeySequence.SequenceFormat.NativeText
    names = []
    for key in keys:
        *held, last = QKeySequence(key).toString(native).split("+")
        names.append("+".join((*held, _ARROWS.get(key.split("+")[-1], last))))
    return " ".join(names)


def _html(columns: list[list[Block]], text: int) -> str:
    share = 100 // len(columns)
    cells = "".join(
        f'<td width="{share}%" style="padding-right: {2 * text}px;">'
        f"{''.join(_block(block, text) for block in column)}</td>"
        for column in columns
    )
    return f'<table width="100%"><tr>{cells}</tr></table>'


def _block(block: Block, text: int) -> str:
    title, lines = block
    rows = "".join(
        f'<tr><td width="{_KEY * text}"><b>{html.escape(key)}</b></td>'
        f"<td>{html.escape(use)}</td></tr>"
        for key, use in lines
    )
    return (
        f'<h3 style="margin-bottom: {text // 3}px;">{html.escape(title)}</h3>'
        f'<table width="100%" cellspacing="0" cellpadding="{text // 5}">{rows}</table>'
    )
