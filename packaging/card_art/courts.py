"""Kings, queens, jacks and their German cousins: one half figure, drawn twice.

The origin of a half is the centre of the card. Rank is told by the headgear's silhouette,
suit by dress, hair, beard and attribute. A half ends on the slanted band, so nothing needs
clipping.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_art import heads
from card_art.attributes import attribute, fist
from card_art.pips import pip
from card_art.svg import (
    GOLD,
    HEIGHT,
    INK,
    PAPER,
    WIDTH,
    both_ways,
    disc,
    fill,
    line,
    place,
)

_SIDE, _TOP = 71, 153
_SLOPE = -0.28
_BAND = 8
_HAND_X, _HAND_Y = 52, -39
_PIP = 31

_BROWN, _BLACK, _FAIR, _COPPER, _GREY = "#6B4226", "#2B2523", "#D9A441", "#B4552A", "#9A9DA1"


@dataclass(frozen=True)
class Dress:
    """The cloth of a court and the second tone of its pattern, lining and plume."""

    cloth: str
    second: str


_DRESSES: Mapping[str, Dress] = {
    "french C": Dress("#27496D", "#E3BE6A"),
    "french S": Dress("#2E323C", "#8FB0D0"),
    "french H": Dress("#C4122F", "#F6E3B2"),
    "french D": Dress("#B3202C", "#E9B23A"),
    "tournament S": Dress("#0B7A3B", "#C4E3A6"),
    "tournament D": Dress("#E08E0B", "#F9DE8C"),
    "german C": Dress("#5E3A1E", "#E3BE86"),
    "german S": Dress("#0B7A3B", "#C4E3A6"),
    "german H": Dress("#C4122F", "#F6E3B2"),
    "german D": Dress("#E08E0B", "#F9DE8C"),
}

_HAIR: Mapping[str, str] = {
    "KC": _GREY,
    "QC": _BROWN,
    "JC": _BROWN,
    "KS": _BLACK,
    "QS": _BLACK,
    "JS": _BLACK,
    "KH": _FAIR,
    "QH": _COPPER,
    "JH": _FAIR,
    "KD": _BROWN,
    "QD": _FAIR,
    "JD": _COPPER,
}


def _dress(deck: str, suit: str) -> Dress:
    """The dress in this deck; a deck without one of its own wears the French."""
    return _DRESSES.get(f"{deck} {suit}") or _DRESSES[f"french {suit}"]


def _band_top(x: float) -> float:
    return _SLOPE * x - _BAND


def _shoulder(x: float) -> float:
    return -57 + 0.4 * max(0.0, abs(x) - 18)


def _oak_collar(second: str) -> str:
    """Scallops round the neck, as of oak leaves."""
    d = (
        "M-16 -58C-26 -56 -38 -52 -46 -48C-50 -40 -44 -34 -38 -36C-38 -26 -28 -22 -23 -28"
        "C-20 -18 -8 -16 0 -24C8 -16 20 -18 23 -28C28 -22 38 -26 38 -36C44 -34 50 -40 46 -48"
        "C38 -52 26 -56 16 -58Z"
    )
    veins = "M-38 -46L-32 -36M-24 -50L-20 -36M-8 -50L-6 -32M8 -50L6 -32M24 -50L20 -36M38 -46L32 -36"
    return fill(d, second, INK, 2.2) + line(veins, INK, 1.6, cap="round")


def _chequers(second: str) -> str:
    squares = []
    for row, y in enumerate(range(-42, 14, 11)):
        for column in range(-3, 4):
            x = 22 * column + 11 * (row % 2)
            inside = abs(x) + 8 < _SIDE and y - 8 > _shoulder(x) and y + 8 < _band_top(x + 8)
            if inside:
                squares.append(f"M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z")
    return fill("".join(squares), second)


def _ermine() -> str:
    """White borders down the front with black tails."""
    borders = "".join(
        fill(
            f"M{side * 13} -58L{side * 33} -52L{side * 38} {_band_top(side * 38):.1f}"
            f"L{side * 17} {_band_top(side * 17):.1f}Z",
            PAPER,
            INK,
            2.2,
        )
        for side in (-1, 1)
    )
    tails = [(-22, -48), (-29, -39), (-23, -30), (-31, -20), (-24, -11), (-32, -3)]
    tails += [(22, -48), (29, -40), (23, -31), (31, -26)]
    drops = "".join(f"M{x} {y - 3}L{x + 2.2} {y + 3}H{x - 2.2}Z" for x, y in tails)
    return borders + fill(drops, INK)


def _stripes(second: str) -> str:
    parts = []
    for x in (-64, -50, -36, 36, 50, 64):
        foot = x + (-5 if x < 0 else 5)
        if abs(foot) < _SIDE:
            d = f"M{x} {_shoulder(x) + 2:.1f}L{foot} {_band_top(foot) + 2:.1f}"
            parts.append(line(d, second, 6))
    return "".join(parts)


def _pattern(dress: Dress, suit: str) -> str:
    """What lies on the mantle under the breast piece; the oak collar lies over it."""
    if suit == "S":
        return _chequers(dress.second)
    if suit == "H":
        return _ermine()
    return _stripes(dress.second) if suit == "D" else ""


def _body(dress: Dress, suit: str) -> str:
    """Mantle and breast from the shoulders down to the band."""
    drop = _SLOPE * _SIDE
    d = (
        f"M{-_SIDE} {-drop:.2f}V-36C-60 -45 -36 -53 -16 -58H16C36 -53 60 -45 {_SIDE} -36"
        f"V{drop:.2f}Z"
    )
    breast = f"M-13 -59L-19 {_SLOPE * -19:.1f}L19 {_SLOPE * 19:.1f}L13 -59Z"
    return "".join(
        [
            fill(d, dress.cloth),
            _pattern(dress, suit),
            fill(breast, dress.second, INK, 2.2),
            line("M0 -52V4", INK, 1.8),
            _oak_collar(dress.second) if suit == "C" else "",
            fill(d, "none", INK, 2.5),
        ]
    )


def _king(suit: str, hair: str, jewel: str, german: bool) -> tuple[str, str]:
    beard = "" if suit == "D" else heads.full_beard(hair)
    crown = heads.closed_crown(jewel) if german else heads.crown(jewel)
    return heads.locks(hair), heads.face() + beard + crown


def _queen(suit: str, hair: str, jewel: str, dress: Dress) -> tuple[str, str]:
    tresses = {"C": heads.plait, "S": heads.long_hair, "H": heads.curls, "D": heads.bob}[suit](hair)
    if suit == "S":
        tresses = heads.veil(dress.second) + tresses
    return tresses, heads.face(rosy=True) + heads.parting(hair) + heads.circlet(jewel)


def _jack(suit: str, hair: str, dress: Dress) -> tuple[str, str]:
    back = heads.curls(hair) if suit == "S" else heads.locks(hair)
    beard = {"C": heads.moustache, "D": heads.goatee}.get(suit)
    before = heads.face(brows=False) + (beard(hair) if beard else "")
    return back, before + heads.feathered_cap(dress.cloth, dress.second)


def _ober(suit: str, hair: str, dress: Dress) -> tuple[str, str]:
    before = heads.face(brows=False) + heads.moustache(hair)
    return heads.locks(hair), before + heads.broad_hat(dress.cloth, dress.second, suit)


def _unter(suit: str, hair: str, dress: Dress) -> tuple[str, str]:
    return heads.locks(hair), heads.face(brows=False) + heads.close_cap(
        dress.cloth, dress.second, suit
    )


def _head(german: bool, suit: str, rank: str, jewel: str, dress: Dress) -> tuple[str, str]:
    """What of the head lies behind the body's edge, and what before it."""
    hair = _HAIR[rank + suit]
    if rank == "K":
        return _king(suit, hair, jewel, german)
    if rank == "Q":
        return _ober(suit, hair, dress) if german else _queen(suit, hair, jewel, dress)
    return _unter(suit, hair, dress) if german else _jack(suit, hair, dress)


def _pips(deck: str, suit: str, rank: str, colour: str) -> str:
    """The suit inside the frame: high for all but the Unter, who holds it low."""
    if deck != "german":
        return pip(deck, suit, colour, -53, -133, _PIP)
    if rank == "J":
        medal = disc(-45, -24, 22, PAPER, INK, 2.4)
        return medal + pip(deck, suit, colour, -45, -24, _PIP)
    return pip(deck, suit, colour, -53, -133, _PIP)


def _sash(colour: str) -> str:
    """The slanted band in the suit's colour that parts the two halves."""
    low, high = -_SLOPE * _SIDE, _SLOPE * _SIDE
    d = (
        f"M{-_SIDE} {low - _BAND:.2f}L{_SIDE} {high - _BAND:.2f}V{high + _BAND:.2f}"
        f"L{-_SIDE} {low + _BAND:.2f}Z"
    )
    studs = "".join(disc(x, _SLOPE * x, 3, GOLD) for x in range(-60, 61, 20))
    return fill(d, colour, INK, 2.5) + studs


def court(deck: str, suit: str, rank: str, colour: str) -> str:
    """The picture of a court card, frame included."""
    german = deck == "german"
    dress = _dress(deck, suit)
    behind, before = _head(german, suit, rank, colour, dress)
    body = _body(dress, suit)
    # A queen's hair falls over her shoulders, everyone else's ends behind the collar.
    figure = body + behind if rank == "Q" and not german else behind + body
    held = attribute(german, suit, rank, dress.second) + fist(dress.second)
    half = figure + before + place(held, _HAND_X, _HAND_Y) + _pips(deck, suit, rank, colour)
    middle = WIDTH / 2, HEIGHT / 2
    frame = (
        f'<rect x="{middle[0] - _SIDE:g}" y="{middle[1] - _TOP:g}" width="{2 * _SIDE}"'
        f' height="{2 * _TOP}" fill="none" stroke="{colour}" stroke-width="3"/>'
    )
    return "\n".join([both_ways(place(half, *middle)), place(_sash(colour), *middle), frame])
