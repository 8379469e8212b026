"""Index glyphs, drawn as shapes so that no font decides what a card says.

Each stands in a box 44 high whose top left corner is the origin. Strokes are 8 wide, which
is two pixels on a card of 60, and counters are kept open at least as wide. The ten is
condensed to one glyph's width.
"""

from __future__ import annotations

from dataclasses import dataclass

from card_art.svg import fill, line, place

HEIGHT = 44


@dataclass(frozen=True)
class Glyph:
    """Filled outlines and strokes (path, width) that make up one character."""

    width: float
    outlines: tuple[str, ...] = ()
    strokes: tuple[tuple[str, float], ...] = ()

    def draw(self, x: float, y: float, colour: str) -> str:
        """Draw the glyph centred on ``x`` with its top at ``y``."""
        parts = [fill(d, colour) for d in self.outlines]
        parts += [line(d, colour, width, join="miter") for d, width in self.strokes]
        return place("".join(parts), x - self.width / 2, y)


_BOWL = "M17 4C26.4 4 30 10.2 30 22C30 33.8 26.4 40 17 40C7.6 40 4 33.8 4 22C4 10.2 7.6 4 17 4Z"

GLYPHS = {
    "7": Glyph(
        33, outlines=("M0.5 0H32.5V7.2C24.4 17.4 20 29 18.8 44H9.4C10.6 29.4 15 17.8 22 8.2H0.5Z",)
    ),
    "8": Glyph(
        34,
        strokes=(
            (
                (
                    "M17 3.8C24 3.8 27.6 7.2 27.6 12C27.6 16.8 24 20.6 17 20.6"
                    "C10 20.6 6.4 16.8 6.4 12C6.4 7.2 10 3.8 17 3.8Z"
                ),
                7.6,
            ),
            (
                (
                    "M17 21C25.6 21 30 25 30 30.6C30 36.4 25.6 40.2 17 40.2"
                    "C8.4 40.2 4 36.4 4 30.6C4 25 8.4 21 17 21Z"
                ),
                7.6,
            ),
        ),
    ),
    "9": Glyph(
        34,
        strokes=(
            (
                (
                    "M17 4C25.4 4 30 8.4 30 15.2C30 22 25.4 26.4 17 26.4"
                    "C8.6 26.4 4 22 4 15.2C4 8.4 8.6 4 17 4Z"
                ),
                8,
            ),
            ("M30 13.5C31 31 24 39.4 7.5 40", 8),
        ),
    ),
    "10": Glyph(
        37,
        outlines=("M5.4 0H11.6V44H3.6V10.4L-0.6 12.8V4.6Z",),
        strokes=(
            (
                (
                    "M25.8 3.8C31 3.8 33.2 9.6 33.2 22C33.2 34.4 31 40.2 25.8 40.2"
                    "C20.6 40.2 18.4 34.4 18.4 22C18.4 9.6 20.6 3.8 25.8 3.8Z"
                ),
                7.6,
            ),
        ),
    ),
    "A": Glyph(
        35,
        outlines=(
            # The counter runs the other way round and so stays open.
            "M12.8 0H22.2L35 44H26.2L23.6 35H11.4L8.8 44H0ZM17.5 12.4L13.2 28H21.8Z",
        ),
    ),
    "K": Glyph(
        35,
        outlines=(
            "M0.5 0H9V44H0.5Z",
            "M9 19.4L23.4 0H33.6L9 32.6Z",
            "M20.4 17.2L35 44H25L14.4 24.4Z",
        ),
    ),
    "Q": Glyph(34, strokes=((_BOWL, 8), ("M18.5 27.5L32 45.5", 7.4))),
    "J": Glyph(
        31,
        strokes=(
            ("M24.5 0V29C24.5 36.6 21 40 14.6 40C8 40 4.4 36.4 4.4 27.6", 8.2),
            ("M13 3.6H28.6", 7.2),
        ),
    ),
    "D": Glyph(34, strokes=(("M4.2 4H14C25.4 4 30 10.8 30 22C30 33.2 25.4 40 14 40H4.2Z", 8),)),
    "B": Glyph(
        34,
        strokes=(
            ("M4.2 3.8H17.5C24.6 3.8 27.8 7.2 27.8 12.2C27.8 17.4 24.6 21 17.5 21H4.2Z", 7.8),
            ("M4.2 21H18C26.2 21 30 24.8 30 30.5C30 36.4 26.2 40.2 18 40.2H4.2Z", 7.8),
        ),
    ),
    "O": Glyph(34, strokes=((_BOWL, 8),)),
    "U": Glyph(34, strokes=(("M4.2 0V25C4.2 35.4 8.4 40 17 40C25.6 40 29.8 35.4 29.8 25V0", 8.2),)),
}
