"""The usual words find room on plates, in bubbles and on the cloth, at any size."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from skat_desktop.ui.table.layout import SIDES, Side, TableLayout
from skat_desktop.ui.table.seat_item import BubbleItem, plate_lines, table_font

pytestmark = pytest.mark.usefixtures("qtbot")

LAYOUTS = [
    TableLayout(QSizeF(width, height), chairs, SIDES[chairs][-3:])
    for width, height in ((800, 480), (1024, 540), (1280, 660), (1366, 768), (1920, 1020))
    for chairs in SIDES
]
SAID = ("264", "Yes", "Pass", "Passe", "I give up", "Ich gebe auf", "Weiterspielen",
        "The rest is mine", "Der Rest ist meiner", "Ich spiele offen")  # fmt: skip
every_layout = pytest.mark.parametrize(
    "layout", LAYOUTS, ids=lambda it: f"{it.size.width():.0f}x{it.size.height():.0f}-{it.chairs}"
)


def advance(text: str, size: float, *, bold: bool = False) -> float:
    return QFontMetricsF(table_font(size, bold=bold)).horizontalAdvance(text)


@every_layout
def test_a_name_of_twelve_letters_stands_beside_the_dealers_mark(layout: TableLayout) -> None:
    upper, _, _ = plate_lines(layout.plate(Side.LEFT))
    for name in ("Karl-Heinz", "Grossmutter!", "Annemarie B."):
        needed = advance(name, 1.2 * layout.text, bold=True)
        assert needed + 1.55 * layout.text <= upper.width()


@every_layout
def test_part_and_bid_tricks_and_score_are_written_out(layout: TableLayout) -> None:
    _, middle, lower = plate_lines(layout.plate(Side.LEFT))
    for line in ("Alleinspieler · 264", "Gegner · Passe", "Gegner · 264"):
        assert advance(line, layout.text) <= middle.width()
    both = advance("10 Stiche", layout.text) + advance("−1234", layout.text)
    assert both + layout.text <= lower.width()


@every_layout
def test_small_print_is_written_out(layout: TableLayout) -> None:
    for text in ("Spiel 36 von 48", "Deal 36 of 48"):
        assert advance(text, layout.text) <= layout.corner.width()
    for text in ("Übung, ohne Wertung", "Practice, without scoring"):
        assert advance(text, layout.text) <= layout.other_corner.width()


@every_layout
def test_lines_of_a_plate_do_not_touch(layout: TableLayout) -> None:
    upper, middle, lower = plate_lines(layout.plate(Side.LEFT))
    assert QFontMetricsF(table_font(1.2 * layout.text, bold=True)).capHeight() < upper.height()
    for line in (middle, lower):
        assert QFontMetricsF(table_font(layout.text)).height() <= line.height() + 4


@every_layout
@pytest.mark.parametrize("declarer", [False, True])
def test_a_bubble_holds_its_words_in_readable_size(
    layout: TableLayout, declarer: bool, qtbot: QtBot
) -> None:
    for side in SIDES[layout.chairs]:
        bubble = BubbleItem(side)
        for text in SAID:
            bubble.say(text, layout, fresh=True, declarer=declarer)
            balloon, font = bubble.balloon(layout), bubble.font(layout)
            room = layout.bubble(side, declarer=declarer)
            assert room.adjusted(-1, -1, 1, 1).contains(balloon)
            assert QFontMetricsF(font).horizontalAdvance(text) < balloon.width()
            assert font.pixelSize() >= 0.9 * layout.text
