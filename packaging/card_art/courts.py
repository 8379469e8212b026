"""Kings, queens, jacks and their German cousins: one half figure, drawn twice in a frame.

The frame is as wide as the card and steps aside for the indices. The origin of a half is the
centre of the card; it ends on the slanted band in the suit's colour.
"""

from __future__ import annotations

from collections.abc import Mapping

from card_art.dress import SIDE, SLOPE, Cloth
from card_art.persons import FRENCH, GERMAN
from card_art.pips import pip
from card_art.svg import GOLD, HEIGHT, INK, PAPER, WIDTH, both_ways, disc, fill, number, place

_TOP = 163
"""Half the height of the picture."""
_STEP_X, _STEP_Y = 75, 68
"""How far from the centre the frame steps back before an index."""
_ROUND = 7
_BAND = 8

_CLOTHS: Mapping[str, Cloth] = {
    "french C": Cloth("#2A5083", "#E3B64F", "#9CC0DE", "#17304F", "#E9F0F6"),
    "french S": Cloth("#4B3B63", "#C6BEDD", "#7E5C9A", "#2B2140", "#EFEAF6"),
    "french H": Cloth("#C4122F", "#F6E3B2", "#E9B23A", "#7B0F21", "#FCEDE2"),
    "french D": Cloth("#D9481E", "#F4C65A", "#2C6A70", "#8A2A10", "#FDF2DA"),
    "tournament S": Cloth("#086C33", "#C9E5A8", "#4FA25A", "#064A24", "#EAF4E4"),
    "tournament D": Cloth("#E08E0B", "#FBE09A", "#9A5A14", "#7A4300", "#FDF2DA"),
    "german C": Cloth("#7A4E28", "#E6C48E", "#4C7A3A", "#45290F", "#F7EDDD"),
    "german S": Cloth("#086C33", "#C9E5A8", "#8A5A30", "#064A24", "#EAF4E4"),
    "german H": Cloth("#C4122F", "#F6E3B2", "#E9B23A", "#7B0F21", "#FCEDE2"),
    "german D": Cloth("#E9A01B", "#FBE6B0", "#B3321F", "#8A5200", "#FDF2DA"),
}


def _cloth(deck: str, suit: str) -> Cloth:
    """The cloth of this deck; a deck without one of its own wears the French."""
    return _CLOTHS.get(f"{deck} {suit}") or _CLOTHS[f"french {suit}"]


def _outline(corners: list[tuple[float, float]], radius: float = _ROUND) -> str:
    """A closed path through right-angled corners, each rounded."""
    d = []
    for place_, corner in enumerate(corners):
        steps = []
        for other in (corners[place_ - 1], corners[(place_ + 1) % len(corners)]):
            run, rise = other[0] - corner[0], other[1] - corner[1]
            size = abs(run) + abs(rise)
            steps.append((corner[0] + run / size * radius, corner[1] + rise / size * radius))
        (x, y), (end_x, end_y) = steps
        d.append(
            f"{'L' if d else 'M'}{number(x)} {number(y)}"
            f"Q{number(corner[0])} {number(corner[1])} {number(end_x)} {number(end_y)}"
        )
    return "".join(d) + "Z"


def _frame(deck: str) -> str:
    """The frame's path about the card's centre; it leaves a corner to each index."""
    left_top = [(-SIDE, -_STEP_Y), (-_STEP_X, -_STEP_Y), (-_STEP_X, -_TOP)]
    right_top = [(SIDE, -_TOP)]
    if deck == "tournament":
        right_top = [(-x, y) for x, y in reversed(left_top)]
    half = left_top + right_top
    return _outline(half + [(-x, -y) for x, y in half])


def _sash(colour: str) -> str:
    """The slanted band that parts the two halves."""
    drop = SLOPE * SIDE
    d = (
        f"M{-SIDE - 1} {number(-drop - _BAND)}L{SIDE + 1} {number(drop - _BAND)}V{number(drop + _BAND)}"
        f"L{-SIDE - 1} {number(-drop + _BAND)}Z"
    )
    studs = "".join(disc(x, SLOPE * x, 3.2, GOLD) for x in range(-100, 101, 20))
    return fill(d, colour, INK, 3) + studs


def _pips(deck: str, suit: str, rank: str, colour: str) -> str:
    """The suit inside the frame: high beside the head, low at the hand of an Unter."""
    if deck == "tournament":
        return ""
    if deck == "german" and rank == "J":
        return pip(deck, suit, colour, -87, -40, 38)
    return pip(deck, suit, colour, 95, -142, 31 if deck == "german" else 28)


def court(deck: str, suit: str, rank: str, colour: str) -> str:
    """The picture of a court card, frame included."""
    person = (GERMAN if deck == "german" else FRENCH)[rank + suit]
    cloth = _cloth(deck, suit)
    half = person(cloth, colour) + _pips(deck, suit, rank, colour)
    middle = WIDTH / 2, HEIGHT / 2
    frame = _frame(deck)
    # What reaches beyond the frame is covered with paper again.
    margin = _outline([(-123, -173), (123, -173), (123, 173), (-123, 173)], 13) + frame
    cover = f'<path d="{margin}" fill="{PAPER}" fill-rule="evenodd"/>'
    edge = f'<path d="{frame}" fill="none" stroke="{colour}" stroke-width="2.6"/>'
    return "\n".join(
        [
            place(fill(frame, cloth.ground), *middle),
            both_ways(place(half, *middle)),
            place(_sash(colour) + cover + edge, *middle),
        ]
    )
