"""Sleeves and hands.

A hand's origin is the middle of what it holds; the wrist lies below it, to the right. Mirror
it for the other side.
"""

from __future__ import annotations

import math

from card_art.svg import INK, SKIN, fill, line, number, place

SHADE = "#DFAF8A"
"""The side of a face and of a hand that lies away from the light."""

Point = tuple[float, float]


def sleeve(
    shoulder: Point, elbow: Point, wrist: Point, upper: float, lower: float, colour: str
) -> str:
    """An arm in its sleeve: upper arm and forearm, round at the elbow."""
    bones = []
    for start, end, width in ((shoulder, elbow, upper), (elbow, wrist, lower)):
        ends = " L".join(f"{number(x)} {number(y)}" for x, y in (start, end))
        bones.append((f"M{ends}", width))
    edge = "".join(line(d, INK, width + 6, cap="round") for d, width in bones)
    return edge + "".join(line(d, colour, width, cap="round") for d, width in bones)


def slashes(shoulder: Point, elbow: Point, upper: float, colour: str) -> str:
    """The lining that shows through slits along the upper sleeve."""
    (x, y), (end_x, end_y) = shoulder, elbow
    turn = round(math.degrees(math.atan2(end_y - y, end_x - x)))
    reach = number(round(upper * 0.36, 1))
    slit = fill(f"M-{reach} 0Q0 -6.5 {reach} 0Q0 6.5 -{reach} 0Z", colour, INK, 1.8)
    return "".join(
        place(slit, round(x + (end_x - x) * t), round(y + (end_y - y) * t), turn=turn + 90)
        for t in (0.2, 0.62, 1.04)
    )


def rings(shoulder: Point, elbow: Point, upper: float, colour: str) -> str:
    """Ribbons tied round the upper sleeve."""
    (x, y), (end_x, end_y) = shoulder, elbow
    turn = round(math.degrees(math.atan2(end_y - y, end_x - x)))
    reach = number(upper / 2)
    tie = f"M0 -{reach}Q4 0 0 {reach}"
    ribbon = line(tie, INK, 7.4) + line(tie, colour, 3.6)
    return "".join(
        place(ribbon, round(x + (end_x - x) * t), round(y + (end_y - y) * t), turn=turn)
        for t in (0.3, 0.75)
    )


def cuff(at: Point, towards: Point, width: float, colour: str) -> str:
    """A turned-back cuff at the wrist, square to the arm."""
    turn = math.degrees(math.atan2(towards[1] - at[1], towards[0] - at[0])) + 90
    half = width / 2
    d = f"M{number(-half)} -3L{number(-half - 2)} 7H{number(half + 2)}L{number(half)} -3Z"
    return place(fill(d, colour, INK, 2.4), *at, turn=round(turn))


def fist() -> str:
    """A hand closed about something upright."""
    hand = "M-10 -7C-9 -12 -2 -13 2 -11C7 -12 11 -9 11 -4L11 6C10 12 4 13 -1 12C-7 13 -11 10 -11 4Z"
    fingers = "M-3 -5.5C2 -4.5 7 -4.5 11 -5.5M-3 0C2 1 7 1 11 0M-3 5.5C2 6.5 7 6.5 10.5 6"
    thumb = "M-10 -7C-8 -12 0 -13 5 -10C7 -8 5 -5.5 2 -6C-2 -6.5 -4 -4 -10 -3"
    return (
        fill(hand, SKIN, INK, 2.4)
        + line(fingers, INK, 1.7, cap="round")
        + fill(thumb, SKIN, INK, 2)
    )


def pinch() -> str:
    """Thumb and forefinger hold something thin; the other fingers are curled beneath."""
    hand = (
        "M14 18C16 10 15 3 10 -2L3 -9C-1 -12 -5 -8 -2 -4L2 1L-5 -3C-9 -4 -11 0 -8 3L-3 7"
        "C-8 6 -10 11 -6 13L2 19Z"
    )
    return fill(hand, SKIN, INK, 2.2) + line("M-3 7L4 10M2 1L6 5", INK, 1.6, cap="round")


def palm() -> str:
    """An open hand that carries something from below."""
    hand = (
        "M-19 -5C-22 -8 -17 -11 -13 -8C-8 -4 -2 -3 4 -4C9 -5 12 -9 16 -10C20 -10 20 -5 18 -1"
        "C15 7 10 13 3 13C-7 13 -14 4 -19 -5Z"
    )
    return fill(hand, SKIN, INK, 2.2) + line(
        "M-12 -2C-8 3 -3 5 2 5M-6 7C-3 9 0 9 3 9", INK, 1.6, cap="round"
    )


def laid() -> str:
    """A hand laid flat, the fingers to the left, the wrist to the right."""
    hand = (
        "M14 -8C6 -11 -4 -11 -12 -9C-16 -8 -15 -4 -12 -4C-18 -4 -18 1 -13 1C-17 2 -16 6 -12 6"
        "C-14 8 -11 11 -7 10C0 11 8 10 14 9Z"
    )
    return (
        fill(hand, SKIN, INK, 2.2)
        + line("M-12 -4L-1 -4M-13 1L-1 1M-12 6L-2 5.5", INK, 1.6, cap="round")
        + line("M6 -8C2 -4 -2 -6 -4 -9", INK, 1.6, cap="round")
    )
