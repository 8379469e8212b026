"""How the table looks and how fast it goes: the person's choices, and the colours they mean."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from skat_desktop.core.score_sheet import Scoring
from skat_desktop.ui.table.layout import USUAL, Proportions
from skat_desktop.ui.table.sorting import HandSorting

FELTS: Final = ("green", "blue", "burgundy", "grey", "plain")
"""The table cloths by id; the plain one is light or dark like the rest of the desktop."""


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The person's choices for the table.

    ``deck`` is the id of a deck, ``back`` of a back or `AS_DECK`, and ``felt`` one of `FELTS`.
    ``animation_speed`` divides every duration of `timing`: 2 is twice as fast, and with 0
    nothing moves.  How long a complete trick lies (``trick_delay``, None until the person
    clicks) and how long a bid stands alone (``bubble_ms``) are times to read, in
    milliseconds, and do not depend on it.  ``ascending`` puts the highest cards of a suit on
    the right, ``trumps_right`` the trumps; ``null_order`` sorts the hand as in Null while Null
    is played.  ``points`` shows the points so far where the rules of the list leave it open.
    ``scoring`` decides which totals the plates show.
    """

    deck: str = "french"
    back: str = "blue"
    felt: str = "green"
    dark: bool = False
    animation_speed: float = 1.0
    trick_delay: int | None = 1500
    bubble_ms: int = 900
    sorting: HandSorting = HandSorting.ALTERNATING
    ascending: bool = False
    trumps_right: bool = False
    null_order: bool = True
    proportions: Proportions = USUAL
    points: bool = False
    scoring: Scoring = Scoring.SEEGER_FABIAN

    def instant(self) -> "TableStyle":
        """The same, but nothing moves and nothing waits: for demonstrations and tests."""
        return replace(self, animation_speed=0, trick_delay=0, bubble_ms=0)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one felt."""

    centre: QColor
    edge: QColor
    plate: QColor
    text: QColor
    quiet: QColor
    line: QColor


ACCENT: Final = QColor("#FFB020")
"""Whose turn it is, and the keyboard's focus; nothing else has this colour."""
ACCENT_EDGE: Final = QColor("#17181C")
"""Goes along both sides of an outline in that colour, which stands out on no light ground."""
PAPER: Final = QColor("#FDFBF5")
"""The paper of the cards; bubbles and signs are of it too."""
INK: Final = QColor("#17181C")
SHADE: Final = QColor(20, 20, 30, 80)
"""Over cards that have lost the trick."""
CURTAIN: Final = QColor(0, 0, 0, 165)
"""Over the table behind the last trick."""

_WHITE: Final = QColor("#FFFFFF")
_FELT: Final = {
    ("green", False): ("#2B7752", "#1A5238"),
    ("green", True): ("#1F553C", "#0F3021"),
    ("blue", False): ("#35699B", "#1E4469"),
    ("blue", True): ("#234768", "#122A41"),
    ("burgundy", False): ("#8A3346", "#571B29"),
    ("burgundy", True): ("#5E2230", "#35111A"),
    ("grey", False): ("#646B72", "#454B51"),
    ("grey", True): ("#43484E", "#262A2E"),
    ("plain", False): ("#F1EFEA", "#DAD6CC"),
    ("plain", True): ("#2B2D31", "#1B1C1F"),
}


def palette(felt: str, *, dark: bool) -> Palette:
    """The colours of this felt; an unknown one is shown as green."""
    centre, edge = _FELT.get((felt, dark), _FELT["green", dark])
    if felt == "plain" and not dark:
        plate, text, quiet = QColor(255, 255, 255, 225), INK, QColor("#5A5C63")
        line = QColor(0, 0, 0, 70)
    else:
        plate, text, quiet = QColor(0, 0, 0, 95), _WHITE, QColor(255, 255, 255, 222)
        line = QColor(255, 255, 255, 95)
    return Palette(QColor(centre), QColor(edge), plate, text, quiet, line)


def paint_felt(painter: QPainter, felt: QRectF, part: QRectF, colours: Palette) -> None:
    """Paint this part of the felt: lighter in the middle, where the light falls."""
    reach = 0.5 * (felt.width() ** 2 + felt.height() ** 2) ** 0.5
    light = QPointF(felt.center().x(), felt.top() + felt.height() * 0.45)
    gradient = QRadialGradient(light, reach)
    gradient.setColorAt(0.0, colours.centre)
    gradient.setColorAt(0.35, colours.centre)
    gradient.setColorAt(1.0, colours.edge)
    painter.fillRect(part, gradient)
