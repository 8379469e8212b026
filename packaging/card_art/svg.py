"""Small building blocks for SVG text, limited to what QtSvg draws exactly.

No clip paths, filters, symbols or fonts: a shape that should end at an edge is drawn to
end there. Coordinates are card units, 250 by 350.
"""

from __future__ import annotations

import math

WIDTH = 250
HEIGHT = 350

PAPER = "#FDFBF5"
EDGE = "#C8C2B4"
INK = "#17181C"
RED = "#C4122F"
GREEN = "#086C33"
ORANGE = "#C87500"
AMBER = "#F2A900"
GOLD = "#E9B23A"
SKIN = "#F3D6B8"


def number(value: float) -> str:
    """Write a coordinate as briefly as two decimals allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def fill(d: str, colour: str, outline: str = "", width: float = 0) -> str:
    """A filled shape, with an outline if one is named."""
    edge = f' stroke="{outline}" stroke-width="{number(width)}"' if outline else ""
    return f'<path d="{d}" fill="{colour}"{edge}/>'


def line(d: str, colour: str, width: float, *, cap: str = "", join: str = "") -> str:
    """An open stroke; its corners are round unless another join is named."""
    ends = f' stroke-linecap="{cap}"' if cap else ""
    ends += f' stroke-linejoin="{join}"' if join else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends}/>'


def disc(
    x: float, y: float, radius: float, colour: str, outline: str = "", width: float = 0
) -> str:
    """A circle."""
    edge = f' stroke="{outline}" stroke-width="{number(width)}"' if outline else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"{edge}/>'


def place(body: str, x: float, y: float, scale: float = 1, *, turn: float = 0) -> str:
    """Move a drawing from its own origin to (x, y), turned and scaled about it."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.4g})")
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


def flip(body: str) -> str:
    """Mirror a drawing left to right about its own origin."""
    return f'<g transform="scale(-1 1)">{body}</g>'


def cuts(marks: str, colour: str = INK) -> str:
    """Tapered gouge marks, ``x y via-x via-y x y width`` each, parted by semicolons."""
    shapes = []
    for mark in marks.split(";"):
        x, y, via_x, via_y, end_x, end_y, width = map(float, mark.split())
        run = math.hypot(end_x - x, end_y - y)
        aside, down = -(end_y - y) / run * width * 2, (end_x - x) / run * width * 2
        shapes.append(
            f"M{number(x)} {number(y)}Q{number(via_x)} {number(via_y)} {number(end_x)}"
            f" {number(end_y)}Q{number(via_x + aside)} {number(via_y + down)} {number(x)}"
            f" {number(y)}Z"
        )
    return fill("".join(shapes), colour)


def both_ways(half: str) -> str:
    """Draw something and, turned about the card's centre, once more."""
    return f'{half}\n<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{half}</g>'


def card(*body: str) -> str:
    """A whole card: the paper with its hairline edge, and what is printed on it."""
    paper = (
        f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="14"'
        f' fill="{PAPER}" stroke="{EDGE}"/>'
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" stroke-linejoin="round">'
    )
    return "\n".join([head, paper, *body, "</svg>"]) + "\n"
