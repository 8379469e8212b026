"""Where everything lies on a table of a given size.  Pure geometry in the view's pixels."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from math import asin, cos, degrees, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

CARD_RATIO: Final = 350 / 250
"""Height of a card by its width."""
INDEX: Final = 46 / 250
"""The part of a card's width that its index takes: no card shows less of itself."""


class Side(Enum):
    """Where a player sits as the viewer sees it, clockwise."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


SIDES: Final = {3: (Side.BOTTOM, Side.LEFT, Side.RIGHT), 4: tuple(Side)}
"""The sides of a table of three and of four, clockwise from the viewer."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre, its angle in degrees clockwise, and its width."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The card's outline before it is turned."""
        height = self.width * CARD_RATIO
        return QRectF(self.x - self.width / 2, self.y - height / 2, self.width, height)


_TRICK_OFFSETS: Final[dict[frozenset[Side], dict[Side, tuple[float, float]]]] = {
    frozenset((Side.BOTTOM, Side.LEFT, Side.RIGHT)): {
        Side.BOTTOM: (0.0, 0.15),
        Side.LEFT: (-0.56, -0.15),
        Side.RIGHT: (0.56, -0.15),
    },
    frozenset((Side.LEFT, Side.TOP, Side.RIGHT)): {
        Side.LEFT: (-0.56, 0.15),
        Side.TOP: (0.0, -0.15),
        Side.RIGHT: (0.56, 0.15),
    },
    frozenset((Side.BOTTOM, Side.TOP, Side.RIGHT)): {
        Side.BOTTOM: (-0.55, 0.15),
        Side.TOP: (-0.3, -0.15),
        Side.RIGHT: (0.75, 0.0),
    },
    frozenset((Side.BOTTOM, Side.LEFT, Side.TOP)): {
        Side.BOTTOM: (0.3, 0.15),
        Side.LEFT: (-0.75, 0.0),
        Side.TOP: (0.55, -0.15),
    },
}
"""Where the cards of a trick lie, in card sizes from its middle: each toward its player, and
so that the index in the upper left corner shows whichever card lies on top."""


class TableLayout:
    """The places on a table of ``width`` by ``height`` pixels with three or four chairs.

    Everything grows with the window; in a very wide one the players stay near each other.
    ``playing`` are the sides that hold cards.
    """

    def __init__(
        self, size: QSizeF, chairs: int = 3, playing: Collection[Side] | None = None
    ) -> None:
        self.size = size
        self.chairs = chairs
        self.playing = frozenset(SIDES[3] if playing is None else playing)
        unit = min(size.height(), 0.6 * size.width())
        table = min(size.width(), 2.25 * size.height())
        self.unit = unit
        self.margin = round(0.018 * unit)
        self.gap = round(0.014 * unit)
        self.text = max(11.0, 0.0265 * unit)
        """The height of running text in pixels; other sizes are steps of 1.2 from it."""
        self._left = (size.width() - table) / 2 + self.margin
        self._right = size.width() - self._left
        self._plate = QSizeF(round(0.33 * unit), round(0.098 * unit))
        self._chip = round(0.058 * unit)
        self._middle = size.width() / 2

        self.card_width = self._even(0.325 * unit / CARD_RATIO)
        self.trick_width = self._even(0.92 * self.card_width)
        self.small_width = self._even(0.58 * self.card_width)
        self.back_width = self._even(0.5 * self.card_width)
        self.lift = round(0.09 * self.card_width)
        self._sag = 0.022 * unit

        self.corner = QRectF(self._left, self.margin, 2 * self._plate.width(), 1.3 * self.text)
        self._head = self.corner.bottom() + self.gap
        self._hand_middle = (
            size.height() - self.margin - self._sag - self.card_width * CARD_RATIO / 2
        )
        self._arrange_top_row()

    @staticmethod
    def _even(width: float) -> int:
        """Cards with an even width have their corners on whole pixels."""
        return 2 * round(width / 2)

    def _arrange_top_row(self) -> None:
        """Center the fourth player's plate, his cards and the skat in one row."""
        skat = 2 * self.small_width + self.gap
        x = self._middle - skat / 2
        self._top_plate_x = self._top_fan_x = x
        if self.chairs == 4:
            fan = self._backs_width(10) + self.gap if Side.TOP in self.playing else 0.0
            row = self._plate.width() + 2 * self.gap + fan + skat
            self._top_plate_x = self._middle - row / 2
            self._top_fan_x = self._top_plate_x + self._plate.width() + self.gap
            x = self._middle + row / 2 - skat
        self._skat_x = x + self.small_width / 2

    # --- players ------------------------------------------------------------------------------

    def plate(self, side: Side) -> QRectF:
        """The name plate."""
        width, height = self._plate.width(), self._plate.height()
        match side:
            case Side.BOTTOM:
                return QRectF(self._left, self.size.height() - self.margin - height, width, height)
            case Side.LEFT:
                return QRectF(self._left, self._head, width, height)
            case Side.TOP:
                return QRectF(self._top_plate_x, self.margin, width, height)
            case Side.RIGHT:
                return QRectF(self._right - width, self._head, width, height)

    def chip(self, side: Side) -> QRectF:
        """The sign with the contract, at the declarer's plate."""
        plate = self.plate(side)
        above = side is Side.BOTTOM
        y = plate.top() - self.gap / 2 - self._chip if above else plate.bottom() + self.gap / 2
        return QRectF(plate.left(), y, plate.width(), self._chip)

    def bubble(self, side: Side) -> QRectF:
        """Room for what the player says; the bubble grows from the edge at the plate."""
        plate = self.plate(side)
        height = 2.1 * self.text
        width = 0.3 * self.unit
        match side:
            case Side.BOTTOM:
                y = plate.top() - 1.2 * self.gap - height
                return QRectF(plate.left(), y, plate.width(), height)
            case Side.LEFT | Side.TOP:
                x = plate.right() + 1.2 * self.gap
            case Side.RIGHT:
                x = plate.left() - 1.2 * self.gap - width
        return QRectF(x, plate.center().y() - height / 2, width, height)

    def pile(self, side: Side) -> Pose:
        """Where the tricks that a player takes go: behind the plate."""
        centre = self.plate(side).center()
        return Pose(centre.x(), centre.y(), self.back_width)

    # --- cards --------------------------------------------------------------------------------

    def hand(self, count: int) -> list[Pose]:
        """The viewer's own cards from left to right: a fan so flat that it reads like a row."""
        if not count:
            return []
        room = self._hand_room
        strip = min(0.56 * self.card_width, (room - self.card_width) / max(1, count - 1, 9))
        half = strip * (count - 1) / 2
        full = max(room - self.card_width, 1.0) / 2
        radius = (full * full + self._sag * self._sag) / (2 * self._sag)
        poses = []
        for place in range(count):
            angle = asin((place * strip - half) / radius)
            poses.append(
                Pose(
                    self._middle + radius * sin(angle),
                    self._hand_middle + radius * (1 - cos(angle)),
                    self.card_width,
                    degrees(angle),
                )
            )
        return poses

    @property
    def _hand_room(self) -> float:
        """The width between the viewer's plate and its mirror image."""
        # The outer cards are turned, which makes them a little wider.
        free = self.size.width() / 2 - self.plate(Side.BOTTOM).right() - 2 * self.gap
        return 2 * free - 0.05 * self.card_width

    @property
    def hand_top(self) -> float:
        """The upper edge of the viewer's cards when one of them is raised."""
        return self._hand_middle - self.card_width * CARD_RATIO / 2 - self.lift

    def hidden_hand(self, side: Side, count: int) -> list[Pose]:
        """The backs of another player's cards."""
        return self._row(side, count, self.back_width, self._back_strip)

    def open_hand(self, side: Side, count: int) -> list[Pose]:
        """Another player's cards, face up."""
        return self._row(side, count, self.small_width, self._open_strip)

    @property
    def _back_strip(self) -> float:
        return 0.13 * self.back_width

    @property
    def _open_strip(self) -> float:
        return 0.3 * self.small_width

    def _backs_width(self, count: int) -> float:
        return self.back_width + (count - 1) * self._back_strip

    def _row(self, side: Side, count: int, width: float, strip: float) -> list[Pose]:
        whole = width + (count - 1) * strip
        half_height = width * CARD_RATIO / 2
        beside = self.chip(side).bottom() + self.gap + half_height
        match side:
            case Side.LEFT:
                x, y = self._left, beside
            case Side.RIGHT:
                x, y = self._right - whole, beside
            case Side.TOP:
                x, y = self._top_fan_x, self.margin + half_height
            case Side.BOTTOM:
                x, y = self._middle - whole / 2, self._hand_middle
        return [
            Pose(round(x + width / 2 + place * strip), round(y), width) for place in range(count)
        ]

    def skat(self, place: int) -> Pose:
        """The skat's card 0 or 1."""
        x = self._skat_x + place * (self.small_width + self.gap)
        return Pose(
            round(x), round(self.margin + self.small_width * CARD_RATIO / 2), self.small_width
        )

    def trick(self, side: Side) -> Pose:
        """The card that this side's player adds to the trick."""
        dx, dy = _TRICK_OFFSETS[self.playing][side]
        centre = self.trick_centre
        return Pose(
            round(centre.x() + dx * self.trick_width),
            round(centre.y() + dy * self.trick_width * CARD_RATIO),
            self.trick_width,
        )

    @property
    def trick_centre(self) -> QPointF:
        """The middle of the free cloth."""
        return QPointF(self._middle, (self._row_bottom + self.hand_top) / 2)

    @property
    def _row_bottom(self) -> float:
        """The lower edge of what lies at the top in the middle."""
        bottom = self.skat(0).rect.bottom()
        return max(bottom, self.chip(Side.TOP).bottom()) if self.chairs == 4 else bottom

    # --- areas --------------------------------------------------------------------------------

    def panel(self, open_sides: Collection[Side] = ()) -> QRectF:
        """The part of the middle that no card covers while no trick lies there."""

        def reach(side: Side) -> float:
            if side in open_sides:
                return self.small_width + 9 * self._open_strip
            return max(self._backs_width(12), 0.0)

        left = self._left + reach(Side.LEFT) + 2 * self.gap
        right = self._right - reach(Side.RIGHT) - 2 * self.gap
        half = min(self._middle - left, right - self._middle)
        top = self._row_bottom + self.gap
        return QRectF(self._middle - half, top, 2 * half, self.hand_top - self.gap - top)

    @property
    def message(self) -> QRectF:
        """A line of text just above the viewer's cards."""
        height = 2.0 * self.text
        return QRectF(
            self._middle - self.unit * 0.4, self.hand_top - height, self.unit * 0.8, height
        )
