"""Contact sheets of the drawn art, to be looked at: ``python -m tests.sheets FOLDER``.

``cards-DECK-WIDTH-FELT.png``
    all 32 cards of a deck at 60, 110 and 240 pixels' width on a light and a dark table
``courts-DECK.png``
    the twelve persons of a deck, large
``fans-DECK.png``
    ten cards of which the others leave 20, 28 and 36 pixels to be seen
``sight-DECK.png``
    the smallest cards as with red-green blindness
``beside.png``
    each card in the four decks side by side
``backs.png``, ``icon.png``
    every back and the program's icon, large to small, on light and dark

``--only`` draws the sheets whose names begin so.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.assets import resource
from skat_desktop.decks import DECK_STYLES, back_file, card_file
from skat_desktop.decks.style import BACKS, RANKS, SUITS
from skat_desktop.ui.table.style import palette
from tests.decks.sight import SIGHTS, seen_by

CODES = [suit + rank for suit in SUITS for rank in RANKS]
COURTS = [suit + rank for rank in "KQJ" for suit in SUITS]
FAN = ("CJ", "SJ", "HJ", "DJ", "HA", "HT", "HK", "SA", "ST", "D7")
FELTS = {
    "light": palette("plain", dark=False).centre,
    "dark": palette("green", dark=True).centre,
}
STRIPS = (20, 28, 36)
"""What a card leaves to be seen of the one under it, in pixels."""
ICON_SIZES = (256, 128, 48, 32, 24, 16)

Draw = Callable[[], QImage]


class Sheet:
    """A picture that is filled card by card."""

    def __init__(self, width: float, height: float, felt: QColor) -> None:
        self.image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
        self.image.fill(felt)
        self._painter = QPainter(self.image)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw(self, file: Path, x: float, y: float, width: float, height: float = 0) -> None:
        """Draw a file with its upper left corner at (x, y); a card unless it has a height."""
        _renderer(file).render(self._painter, QRectF(x, y, width, height or 1.4 * width))

    def fill(self, x: float, y: float, width: float, height: float, colour: QColor) -> None:
        """Lay a ground of another colour."""
        self._painter.fillRect(QRectF(x, y, width, height), colour)

    def done(self) -> QImage:
        """The finished picture."""
        self._painter.end()
        return self.image


@cache
def _renderer(file: Path) -> QSvgRenderer:
    return QSvgRenderer(str(file))


def _cards(deck: str, codes: list[str], columns: int, width: int, felt: QColor) -> QImage:
    gap = max(4, width // 12)
    rows = len(codes) // columns
    sheet = Sheet(columns * (width + gap) + gap, rows * (1.4 * width + gap) + gap, felt)
    for place, code in enumerate(codes):
        row, column = divmod(place, columns)
        x, y = gap + column * (width + gap), gap + row * (round(1.4 * width) + gap)
        sheet.draw(card_file(deck, code), x, y, width)
    return sheet.done()


def _fans(deck: str) -> QImage:
    """Tight to open from above, small to large from the left."""
    sheet = Sheet(1400, 3 * 270, FELTS["dark"])
    for row, strip in enumerate(STRIPS):
        x = 10
        for width in (60, 110, 180):
            for place, code in enumerate(FAN):
                sheet.draw(card_file(deck, code), x + strip * place, 270 * row + 10, width)
            x += 9 * strip + width + 20
    return sheet.done()


def _sight(deck: str) -> QImage:
    smallest = _cards(deck, CODES, 8, 60, FELTS["light"])
    sheet = QImage(smallest.width(), smallest.height() * len(SIGHTS), smallest.format())
    painter = QPainter(sheet)
    for place, sight in enumerate(SIGHTS):
        painter.drawImage(0, place * smallest.height(), seen_by(sight, smallest))
    painter.end()
    return sheet


def _beside() -> QImage:
    width, gap = 100, 6
    group = len(DECK_STYLES) * (width + gap) + 3 * gap
    sheet = Sheet(4 * group, 8 * (1.4 * width + gap) + gap, FELTS["dark"])
    for column, suit in enumerate(SUITS):
        for row, rank in enumerate(RANKS):
            for place, deck in enumerate(DECK_STYLES):
                x = column * group + 2 * gap + place * (width + gap)
                y = gap + row * (1.4 * width + gap)
                sheet.draw(card_file(deck, suit + rank), x, y, width)
    return sheet.done()


def _backs() -> QImage:
    widths = (240, 110, 60, 40)
    column = max(widths) + 20
    height = sum(1.4 * width + 10 for width in widths)
    sheet = Sheet(len(BACKS) * column, 2 * height, FELTS["light"])
    sheet.fill(0, height, len(BACKS) * column, height, FELTS["dark"])
    for place, back in enumerate(BACKS):
        y = 5.0
        for width in widths * 2:
            sheet.draw(back_file(back), place * column + 10, y, width)
            y += 1.4 * width + 10
    return sheet.done()


def _icon() -> QImage:
    file = resource("icons", "skat-desktop.svg")
    width = sum(ICON_SIZES) + 20 * len(ICON_SIZES) + 10
    sheet = Sheet(width, 3 * 276, QColor("#F2F2F2"))
    sheet.fill(0, 276, width, 276, QColor("#1B1D22"))
    sheet.fill(0, 552, width, 276, QColor("#5B6B8C"))
    for row in range(3):
        x = 10
        for size in ICON_SIZES:
            sheet.draw(file, x, row * 276 + 10, size, size)
            x += size + 20
    return sheet.done()


def sheets() -> Iterator[tuple[str, Draw]]:
    """Yield each sheet's name and what draws it."""
    for deck in DECK_STYLES:
        for width in (60, 110, 240):
            for felt, colour in FELTS.items():
                draw = partial(_cards, deck, CODES, 8, width, colour)
                yield f"cards-{deck}-{width}-{felt}", draw
        yield f"courts-{deck}", partial(_cards, deck, COURTS, 4, 400, FELTS["dark"])
        yield f"fans-{deck}", partial(_fans, deck)
        yield f"sight-{deck}", partial(_sight, deck)
    yield "beside", _beside
    yield "backs", _backs
    yield "icon", _icon


def main(arguments: list[str] | None = None) -> int:
    """Draw the sheets that are asked for; prints the path of each."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.sheets",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="the beginning of the wanted sheets' names")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, draw in sheets():
        if name.startswith(options.only):
            path = options.folder / f"{name}.png"
            draw().save(str(path))
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
