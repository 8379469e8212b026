"""Where everything lies on a table of a given size.  Pure geometry in the view's pixels."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from math import asin, cos, degrees, radians, sin
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


class Overlap(Enum):
    """How far the viewer's cards lie over each other, where there is room to choose."""

    TIGHT = "tight"
    NORMAL = "normal"
    WIDE = "wide"


_STRIPS: Final = {Overlap.TIGHT: (0.34, 10), Overlap.NORMAL: (0.56, 10), Overlap.WIDE: (0.86, 2)}
"""What shows at most of a card by its width, and how few cards still spread over the room."""


@dataclass(frozen=True, slots=True)
class Proportions:
    """The person's choices of size: cards and text by the usual, and the overlap of the hand."""

    cards: float = 1.0
    text: float = 1.0
    overlap: Overlap = Overlap.NORMAL


USUAL: Final = Proportions()


_TRICK_COLUMNS: Final[dict[frozenset[Side], tuple[Side, Side, Side]]] = {
    frozenset((Side.BOTTOM, Side.LEFT, Side.RIGHT)): (Side.LEFT, Side.BOTTOM, Side.RIGHT),
    frozenset((Side.LEFT, Side.TOP, Side.RIGHT)): (Side.LEFT, Side.TOP, Side.RIGHT),
    frozenset((Side.BOTTOM, Side.TOP, Side.RIGHT)): (Side.TOP, Side.BOTTOM, Side.RIGHT),
    frozenset((Side.BOTTOM, Side.LEFT, Side.TOP)): (Side.LEFT, Side.BOTTOM, Side.TOP),
}
"""Whose card lies left, in the middle and right in a trick, by who plays."""
_STAGGER: Final = 0.13
"""How far a trick's cards lie toward their players, up or down, by their height."""
_COLUMN: Final = 1.04
"""The distance of a trick's cards by their width: none hides another's index."""
_FAN_RADIUS: Final = 1.9
"""The radius of another player's fan of backs, by the card's height."""
_FAN_STEP: Final = 3.3
"""Degrees between two cards of it."""
_PLATE: Final = 0.33
"""The width of a name plate with text of the usual size, by the unit."""
_PLATE_GROWS: Final = 0.3
"""How much wider it is for text of twice the size."""
_SMALL: Final = 0.58
"""The width of a card in the discard by that of one in the hand."""
_OPEN: Final = 0.66
"""The width of a card in another player's open hand."""
_SKAT: Final = 0.44
"""The width of the skat's cards while they lie face down."""
_FULL_HAND: Final = 1 + 11 * 1.06 * INDEX
"""The width of twelve cards that show a little more than their indices, by that of one."""
_TOP_STRIP: Final = 0.26
"""What shows of each of the fourth player's open cards, by their width."""


class TableLayout:
    """The places on a table of ``width`` by ``height`` pixels with three or four chairs.

    Everything grows with the window; in a very wide one the players stay near each other.
    ``playing`` are the sides that hold cards.
    """

    def __init__(
        self,
        size: QSizeF,
        chairs: int = 3,
        playing: Collection[Side] | None = None,
        proportions: Proportions = USUAL,
    ) -> None:
        self.size = size
        self.chairs = chairs
        self.proportions = proportions
        self.playing = frozenset(SIDES[3] if playing is None else playing)
        unit = min(size.height(), (0.6 if chairs == 3 else 0.5) * size.width())
        table = min(size.width(), 2.25 * size.height())
        self.unit = unit
        self.margin = round(0.018 * unit)
        self.gap = round(0.014 * unit)
        self._left = (size.width() - table) / 2 + self.margin
        self._right = size.width() - self._left
        self._middle = size.width() / 2

        card = proportions.cards * 0.325 * unit / CARD_RATIO
        enlarged = proportions.text if chairs == 3 else self._text_beside(card)
        self.text = max(11.0, 0.0265 * unit * enlarged)
        """The height of running text in pixels; other sizes are steps of 1.2 from it."""
        self._plate = QSizeF(
            round((_PLATE + _PLATE_GROWS * (enlarged - 1)) * unit),
            round((0.136 + 0.1 * (enlarged - 1)) * unit),
        )
        self._chip = round((0.064 + 0.024 * (enlarged - 1)) * unit)

        free = size.width() / 2 - self.plate(Side.BOTTOM).right() - 2 * self.gap
        self.card_width = self._even(min(card, 2 * free / _FULL_HAND))
        self.small_width = self._even(_SMALL * self.card_width)
        self.open_width = self._even(_OPEN * self.card_width)
        self.back_width = self._even(0.5 * self.card_width)
        self.skat_width = self._even(_SKAT * self.card_width)
        # The outer cards are turned, which makes them a little wider.
        self._hand_room = 2 * free - 0.05 * self.card_width
        """The width between the viewer's plate and its mirror image."""
        self.lift = round(0.09 * self.card_width)
        self._sag = min(0.022 * unit, 0.0225 * (self._hand_room - self.card_width))

        corner = min(1.8 * self._plate.width(), self._middle - self.small_width - self._left)
        self.corner = QRectF(self._left, self.margin, corner - 2 * self.gap, 1.3 * self.text)
        """A line of small print in the upper left corner."""
        self._head = self.corner.bottom() + self.gap
        self._hand_middle = (
            size.height() - self.margin - self._sag - self.card_width * CARD_RATIO / 2
        )
        self._arrange_top_row()
        free = self.message.top() - self.row_bottom() - 2 * self.gap
        fitting = free / ((1 + 2 * _STAGGER) * CARD_RATIO)
        self.trick_width = self._even(min(0.86 * self.card_width, fitting))

    def _text_beside(self, card: float) -> float:
        """The size of text by the usual at a table of four: as far as the plates have room."""
        # The fourth player's plate, open hand and skat lie in one row, between two more plates.
        cards = ((1 + 9 * _TOP_STRIP) * _OPEN + 4 * _SMALL - 1.5 * _SKAT) * card + 6 * self.gap
        plate = (self._middle - self._left - cards / 2) / 1.5
        largest = 1 + max(0.0, plate / self.unit - _PLATE) / _PLATE_GROWS
        return min(self.proportions.text, largest)

    @staticmethod
    def _even(width: float) -> int:
        """Cards with an even width have their corners on whole pixels."""
        return 2 * round(width / 2)

    def _arrange_top_row(self) -> None:
        """Center the fourth player's plate, his open hand and the skat lying in one row."""
        discard = 2 * self.small_width + self.gap
        self._top_plate_x = self._top_cards_x = self._middle - discard / 2
        self._skat_x = self._middle
        if self.chairs == 4:
            playing = Side.TOP in self.playing
            cards = self._top_cards_width + self.gap if playing else 0.0
            skat = 1.5 * self.skat_width if playing else discard
            row = self._plate.width() + 2 * self.gap + cards + skat
            self._top_plate_x = self._middle - row / 2
            self._top_cards_x = self._top_plate_x + self._plate.width() + self.gap
            self._skat_x = self._middle + row / 2 - skat / 2
            self.corner.setRight(min(self.corner.right(), self._top_plate_x - self.gap))

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

    def bubble(self, side: Side, *, declarer: bool = False) -> QRectF:
        """Room for what the player says: where the sign would be, or past the declarer's sign.

        The declarer's bubble also leaves room for the cards, his open hand and the trick.
        """
        chip = self.chip(side)
        width, height = chip.width(), 2.1 * self.text
        x, y = chip.left(), chip.bottom() - height
        match side:
            case Side.BOTTOM:
                y = chip.top() - height - self.gap if declarer else chip.top()
            case Side.TOP if declarer:
                right = self._middle - (0.5 + _COLUMN) * self.trick_width - self.gap
                width = min(width, right - self.plate(Side.LEFT).right() - self.gap)
                x = right - width
                y = self.row_bottom() + self.gap
            case Side.LEFT | Side.RIGHT if declarer:
                opened = self.open_hand(side, 1)[0].rect.bottom()
                y = max(opened, self._fan_bottom(self._fan_place(side)[1])) + 1.5 * self.gap
        return QRectF(x, y, width, height)

    def pile(self, side: Side) -> Pose:
        """Where the tricks that a player takes go: behind the plate."""
        centre = self.plate(side).center()
        return Pose(centre.x(), centre.y(), self._even(0.3 * self.card_width))

    # --- cards --------------------------------------------------------------------------------

    def hand(self, count: int) -> list[Pose]:
        """The viewer's own cards from left to right: a fan so flat that it reads like a row."""
        if not count:
            return []
        room = self._hand_room
        part, fewest = _STRIPS[self.proportions.overlap]
        gaps = max(count, fewest) - 1
        strip = min(part * self.card_width, (room - self.card_width) / gaps)
        half = strip * (count - 1) / 2
        radius = self._hand_radius
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

    def hand_place(self, count: int, x: float) -> int:
        """Which of so many cards in the hand lies nearest to this point, from the left."""
        poses = self.hand(count)
        return min(range(count), key=lambda place: abs(poses[place].x - x))

    @property
    def _hand_radius(self) -> float:
        """The radius on which a full hand sinks by the sag at both ends."""
        half = (self._hand_room - self.card_width) / 2
        return (half * half + self._sag * self._sag) / (2 * self._sag)

    @property
    def hand_top(self) -> float:
        """The upper edge of the viewer's cards when one of them is raised."""
        # A card beside the middle has its corner a little higher.
        corner = self.card_width**2 / (8 * self._hand_radius)
        return self._hand_middle - self.card_width * CARD_RATIO / 2 - corner - self.lift

    def hidden_hand(self, side: Side, count: int) -> list[Pose]:
        """The backs of another player's cards, as a small fan."""
        height = self.back_width * CARD_RATIO
        radius = _FAN_RADIUS * height
        # Where the middle card lies when the fan is full, so that it shrinks evenly.
        x, top = self._fan_place(side)
        poses = []
        for place in range(count):
            angle = _FAN_STEP * (place - (count - 1) / 2)
            turn = radians(angle)
            y = top + height / 2 + radius * (1 - cos(turn))
            poses.append(Pose(x + radius * sin(turn), y, self.back_width, angle))
        return poses

    def _fan_place(self, side: Side) -> tuple[float, float]:
        """The middle and the upper edge of a fan of backs."""
        if side is Side.TOP:
            return self._top_cards_x + self._top_cards_width / 2, self.margin
        return self.plate(side).center().x(), self.chip(side).bottom() + self.gap

    @property
    def _fan_width(self) -> float:
        """The width of a fan of twelve backs."""
        height = self.back_width * CARD_RATIO
        turn = radians(5.5 * _FAN_STEP)
        across = self.back_width * cos(turn) + height * sin(turn)
        return 2 * _FAN_RADIUS * height * sin(turn) + across

    def _fan_bottom(self, top: float) -> float:
        """The lower edge of a fan of ten backs with this upper edge."""
        height = self.back_width * CARD_RATIO
        turn = radians(4.5 * _FAN_STEP)
        sunk = _FAN_RADIUS * height * (1 - cos(turn))
        return top + height / 2 + sunk + (height * cos(turn) + self.back_width * sin(turn)) / 2

    def open_hand(self, side: Side, count: int) -> list[Pose]:
        """Another player's cards, face up in a row."""
        width = self.open_width
        strip = _TOP_STRIP * width if side is Side.TOP else self._open_strip
        whole = width + (count - 1) * strip
        _, y = self._fan_place(side)
        match side:
            case Side.RIGHT:
                x = self._right - whole + width / 2
            case Side.TOP:
                x = self._top_cards_x + width / 2
            case _:
                x = self._left + width / 2
        y += width * CARD_RATIO / 2
        return [Pose(round(x + place * strip), round(y), width) for place in range(count)]

    @property
    def _top_cards_width(self) -> float:
        """The width of the fourth player's ten cards when they lie open."""
        return (1 + 9 * _TOP_STRIP) * self.open_width

    @property
    def _open_strip(self) -> float:
        """What shows of each open card: ten of them end before the trick begins."""
        trick = (0.5 + _COLUMN) * self.trick_width + 2 * self.gap
        room = self._middle - trick - self._left
        return min(0.34 * self.open_width, (room - self.open_width) / 9)

    def skat(self, place: int) -> Pose:
        """The skat's card 0 or 1 while it lies face down, the second half over the first."""
        x = self._skat_x + (place - 0.5) * 0.5 * self.skat_width
        y = self.margin + self.skat_width * CARD_RATIO / 2
        return Pose(round(x), round(y), self.skat_width)

    def discard(self, place: int) -> Pose:
        """The first or second place for the skat face up, and for the viewer's discard."""
        x = self._skat_x + (place - 0.5) * (self.small_width + self.gap)
        y = self.margin + self.small_width * CARD_RATIO / 2
        return Pose(round(x), round(y), self.small_width)

    def trick(self, side: Side) -> Pose:
        """The card that this side's player adds to the trick."""
        column = _TRICK_COLUMNS[self.playing].index(side) - 1
        down = {Side.BOTTOM: 1, Side.TOP: -1}.get(side, self._side_down)
        centre = self.trick_centre
        return Pose(
            round(centre.x() + column * _COLUMN * self.trick_width),
            round(centre.y() + down * _STAGGER * self.trick_width * CARD_RATIO),
            self.trick_width,
        )

    @property
    def _side_down(self) -> int:
        """Whether the cards from left and right lie lower (1), higher (-1) or between."""
        if Side.BOTTOM not in self.playing:
            return 1
        return 0 if Side.TOP in self.playing else -1

    @property
    def trick_centre(self) -> QPointF:
        """The middle of the free cloth, with room for a line of text below the trick."""
        return QPointF(self._middle, (self.row_bottom() + self.message.top()) / 2)

    def row_bottom(self, *, discarding: bool = False) -> float:
        """The lower edge of what lies at the top in the middle."""
        skat = self.discard(0) if discarding else self.skat(0)
        bottom = skat.rect.bottom()
        if self.chairs == 4:
            bottom = max(bottom, self.plate(Side.TOP).bottom())
            if Side.TOP in self.playing:
                opened = self.margin + self.open_width * CARD_RATIO
                chip = self.chip(Side.TOP).bottom()
                bottom = max(bottom, opened, chip, self._fan_bottom(self.margin))
        return bottom

    # --- areas --------------------------------------------------------------------------------

    def is_middle(self, point: QPointF) -> bool:
        """Whether a card dropped here is meant for the trick or the skat: on the free cloth."""
        left, right = self.plate(Side.LEFT).right(), self.plate(Side.RIGHT).left()
        middle = QRectF(left, 0, right - left, self.hand_top)
        on_plate = self.chairs == 4 and self.plate(Side.TOP).contains(point)
        return middle.contains(point) and not on_plate

    def is_hand(self, point: QPointF) -> bool:
        """Whether a card dropped here is meant for the viewer's hand."""
        left = self._middle - self._hand_room / 2
        height = self.size.height() - self.hand_top
        return QRectF(left, self.hand_top, self._hand_room, height).contains(point)

    def panel(self, open_sides: Collection[Side] = (), *, discarding: bool = False) -> QRectF:
        """The part of the middle that no card covers while no trick lies there.

        ``open_sides`` have their hands face up; while ``discarding`` the skat's places are
        large.
        """

        top = self.row_bottom(discarding=discarding) + self.gap

        def reach(side: Side) -> float:
            plate = self._plate.width()
            if side in open_sides:
                return max(plate, self.open_width + 9 * self._open_strip)
            if side in self.playing:
                return max(plate, (plate + self._fan_width) / 2)
            return plate if self.plate(side).bottom() > top else 0.0

        widest = max(reach(Side.LEFT), reach(Side.RIGHT))
        left = self._left + widest + 2 * self.gap
        bottom = self.hand_top - self.gap
        return QRectF(left, top, self.size.width() - 2 * left, bottom - top)

    @property
    def other_corner(self) -> QRectF:
        """A line of small print in the lower right corner, where no plate lies."""
        width, height = self._plate.width() + self.gap, self.corner.height()
        bottom = self.size.height() - self.margin
        return QRectF(self._right - width, bottom - height, width, height)

    @property
    def message(self) -> QRectF:
        """A line of text just above the viewer's cards."""
        free = self._middle - self.plate(Side.BOTTOM).right() - self.gap
        width, height = min(0.8 * self.unit, 2 * free), 1.7 * self.text
        return QRectF(self._middle - width / 2, self.hand_top - height, width, height)

    @property
    def absence(self) -> QRectF:
        """The line that stands in place of the viewer's cards."""
        return self.message.translated(0, 0.5 * (self.size.height() - self.hand_top))
