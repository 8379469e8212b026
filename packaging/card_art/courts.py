"""Kings, queens, jacks and their German cousins: one half figure, drawn twice.

The origin of a half is the centre of the card. Rank is told by the headgear's silhouette,
suit by dress, hair, beard and attribute. The half ends on the slanted band, so nothing
needs clipping.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_art.pips import pip
from card_art.svg import GOLD, INK, PAPER, SKIN, both_ways, disc, fill, line, place

LEFT, RIGHT, TOP = -75, 75, -153
_SLOPE = -0.28


def _band_y(x: float) -> float:
    return _SLOPE * x


@dataclass(frozen=True)
class Dress:
    """Colours of one court: cloth, its second tone, and hair."""

    cloth: str
    second: str
    hair: str


def _torso(dress: Dress, suit: str) -> str:
    """The mantle from shoulder to band, in the suit's own pattern."""
    shape = "M-75 21V-20C-70 -42 -42 -52 -18 -57H18C42 -52 70 -42 75 -20V-21L-75 21Z"
    parts = [fill(shape, dress.cloth)]
    if suit == "C":
        for x in (-62, -46, 46, 62):
            parts.append(line(f"M{x} {-38 if abs(x) > 50 else -46}V{_band_y(x):.1f}", dress.second, 4))
    elif suit == "S":
        for row, y in enumerate((-34, -22, -10, 2)):
            for x in range(-69 + 12 * (row % 2), 70, 24):
                if y + 6 < _band_y(x + 6) - 1 and y - 6 > -54 + 0.006 * x * x and abs(x) < 72:
                    parts.append(fill(f"M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z", dress.second))
    elif suit == "H":
        for x, y in ((-60, -22), (-44, -34), (-62, 2), (-42, -12), (44, -34), (60, -28), (-26, -2)):
            parts.append(disc(x, y, 4, dress.second))
    else:
        for offset in (-58, -40, 40, 58):
            lean = -8 if offset < 0 else 8
            top = -36 if abs(offset) > 50 else -47
            foot = offset + lean
            parts.append(line(f"M{offset} {top}L{foot} {_band_y(foot):.1f}", dress.second, 6))
    parts.append(fill(shape, "none", INK, 2.5))
    return "".join(parts)


def _front(dress: Dress, suit: str, colour: str) -> str:
    """The breast piece, which meets the band."""
    left, right = -20.0, 20.0
    d = f"M-14 -60L{left} {_band_y(left):.1f}L{right} {_band_y(right):.1f}L14 -60Z"
    return fill(d, dress.second, INK, 2.5)


def _face(brow: str, *, rosy: bool = False) -> str:
    """Neck, face, and eyes that look to the card's inside."""
    parts = [
        fill("M-9 -70V-54C-5 -48 5 -48 9 -54V-70Z", SKIN, INK, 2),
        fill("M-20 -116V-90C-20 -72 -9 -61 0 -61C9 -61 20 -72 20 -90V-116Z", SKIN, INK, 2.5),
        line("M-14 -99C-11 -102 -7 -102 -4 -100M5 -100C8 -102 12 -102 15 -99", brow, 2.6, cap="round"),
        fill("M-13 -93C-11 -97 -6 -97 -4 -93C-6 -91 -11 -91 -13 -93Z", PAPER, INK, 1.2),
        fill("M5 -93C7 -97 12 -97 14 -93C12 -91 7 -91 5 -93Z", PAPER, INK, 1.2),
        disc(-7.8, -93.4, 2.1, INK),
        disc(10.2, -93.4, 2.1, INK),
        line("M2 -96C3 -90 6 -85 5.5 -82C4.5 -80.5 2 -80.5 0 -81", INK, 1.8, cap="round"),
        fill("M-5 -73.5C-2 -75.5 0 -74 1 -74.5C3 -75.5 5 -75 7 -73.5C4 -70.5 -2 -70.5 -5 -73.5Z", "#B8443F"),
    ]
    if rosy:
        parts += [disc(-13, -83, 3.4, "#EDB79C"), disc(15, -83, 3.2, "#EDB79C")]
    return "".join(parts)


def _beard(colour: str) -> str:
    """A full beard with moustache, the mouth left visible."""
    whole = (
        "M-21 -92C-18 -86 -14 -82 -9 -79C-5 -81 -2 -80 1 -78C4 -80 8 -81 11 -79C15 -82 18 -86 21 -92"
        "C23 -72 16 -52 0 -40C-16 -52 -23 -72 -21 -92Z"
        "M-5 -73C-2 -70 4 -70 7 -73C4 -75.5 -2 -75.5 -5 -73Z"
    )
    return fill(whole, colour, INK, 2.2) + line(
        "M-9 -64C-8 -58 -5 -53 -3 -50M9 -64C8 -58 5 -53 3 -50M0 -65V-51", INK, 1.4, cap="round"
    )


def _moustache(colour: str) -> str:
    d = "M1 -79C-4 -81 -10 -78 -16 -72C-10 -72 -4 -74 1 -76C6 -74 12 -72 18 -72C12 -78 6 -81 1 -79Z"
    return fill(d, colour, INK, 1.4)


def _goatee(colour: str) -> str:
    return fill("M-6 -67C-2 -69 4 -69 8 -67C6 -60 3 -54 1 -50C-1 -54 -4 -60 -6 -67Z", colour, INK, 1.6)


def _short_hair(colour: str) -> str:
    """Locks to the jaw, behind the face."""
    d = "M-20 -122C-34 -116 -34 -82 -29 -68C-24 -64 -18 -66 -14 -72H14C18 -66 24 -64 29 -68C34 -82 34 -116 20 -122Z"
    return fill(d, colour, INK, 2.5)


def _long_hair(colour: str) -> str:
    """Hair over the shoulders, the queen's silhouette."""
    d = (
        "M0 -130C-30 -130 -36 -106 -35 -86C-34 -68 -44 -58 -42 -40C-34 -34 -22 -38 -16 -46"
        "L0 -56L16 -46C22 -38 34 -34 42 -40C44 -58 34 -68 35 -86C36 -106 30 -130 0 -130Z"
    )
    strands = "M-28 -100C-29 -80 -34 -62 -33 -46M28 -100C29 -80 34 -62 33 -46"
    return fill(d, colour, INK, 2.5) + line(strands, INK, 1.4, cap="round")


def _crown(jewel: str) -> str:
    """A king's crown: tall, open, five points."""
    d = "M-25 -110L-31 -140L-17 -126L-12 -146L0 -129L12 -146L17 -126L31 -140L25 -110Z"
    tips = "".join(disc(x, y, 3.4, GOLD, INK, 2) for x, y in ((-31, -141), (-12, -147), (12, -147), (31, -141)))
    band = fill("M-25.5 -118C-10 -114 10 -114 25.5 -118L24 -107C10 -103 -10 -103 -24 -107Z", jewel, INK, 2.2)
    gems = "".join(disc(x, y, 2.4, GOLD) for x, y in ((-14, -111.5), (0, -110.2), (14, -111.5)))
    return fill(d, GOLD, INK, 2.5) + tips + band + gems


def _circlet(hair: str, jewel: str) -> str:
    """A queen's circlet: low and spreading, over parted hair."""
    parting = (
        "M-21 -90C-20 -106 -8 -112 1 -117C9 -112 20 -106 21 -90C26 -104 25 -124 0 -124"
        "C-25 -124 -26 -104 -21 -90Z"
    )
    d = "M-27 -113C-10 -120 10 -120 27 -113L31 -127L19 -123L11 -134L0 -125L-11 -134L-19 -123L-31 -127Z"
    pearls = "".join(disc(x, y, 2.8, PAPER, INK, 1.8) for x, y in ((-31, -128), (-11, -135), (11, -135), (31, -128)))
    return fill(parting, hair, INK, 2) + fill(d, GOLD, INK, 2.5) + pearls + disc(0, -120, 3.2, jewel, INK, 1.6)


def _feathered_cap(cloth: str, plume: str) -> str:
    """A jack's soft cap, worn aslant under one long feather."""
    feather = (
        "M-16 -118C-30 -136 -18 -150 8 -150C30 -150 46 -142 56 -126C44 -130 36 -130 28 -126"
        "C18 -134 4 -136 -16 -118Z"
    )
    quill = line("M-15 -120C-4 -142 26 -146 50 -130", INK, 1.6, cap="round")
    cap = "M-31 -106C-36 -122 -22 -134 0 -132C20 -130 32 -120 30 -108C12 -116 -10 -115 -31 -106Z"
    brim = "M-32 -104C-12 -115 12 -116 31 -107L30 -100C12 -108 -12 -107 -30 -97Z"
    return fill(cap, cloth, INK, 2.5) + fill(brim, cloth, INK, 2.5) + fill(feather, plume, INK, 2.2) + quill


def _closed_crown(jewel: str) -> str:
    """The German king's crown, arched and topped by an orb."""
    arch = "M-26 -114C-38 -136 -18 -146 0 -138C18 -146 38 -136 26 -114Z"
    ribs = line("M0 -138V-114M-12 -141C-18 -132 -16 -122 -12 -114M12 -141C18 -132 16 -122 12 -114", INK, 2)
    band = fill("M-27 -118C-10 -114 10 -114 27 -118L25 -105C10 -101 -10 -101 -25 -105Z", jewel, INK, 2.4)
    gems = "".join(disc(x, y, 2.6, GOLD) for x, y in ((-15, -110.4), (0, -109), (15, -110.4)))
    return fill(arch, GOLD, INK, 2.5) + ribs + band + gems + disc(0, -143, 5, GOLD, INK, 2.2)


def _broad_hat(cloth: str, ribbon: str) -> str:
    """An Ober's hat, wider than the shoulders' slope."""
    crown = "M-24 -114C-26 -140 -14 -146 0 -143C14 -146 26 -140 24 -114Z"
    band = "M-24.6 -122C-10 -118 10 -118 24.6 -122L24 -111C10 -107 -10 -107 -24 -111Z"
    brim = "M-52 -116C-34 -108 -18 -112 0 -112C18 -112 34 -108 52 -116C54 -104 30 -98 0 -100C-30 -98 -54 -104 -52 -116Z"
    return fill(crown, cloth, INK, 2.5) + fill(band, ribbon, INK, 2) + fill(brim, cloth, INK, 2.5)


def _close_cap(cloth: str, trim: str) -> str:
    """An Unter's cap: tight about the skull, with a rolled edge and a tassel."""
    dome = "M-23 -100C-28 -124 -14 -134 0 -134C14 -134 28 -124 23 -100Z"
    seams = line("M0 -134V-104M-10 -131C-14 -122 -14 -112 -13 -104M10 -131C14 -122 14 -112 13 -104", INK, 1.6)
    roll = "M-26 -108C-10 -102 10 -102 26 -108C29 -104 28 -99 25 -97C10 -92 -10 -92 -25 -97C-28 -99 -29 -104 -26 -108Z"
    return fill(dome, cloth, INK, 2.5) + seams + place(fill(roll, trim, INK, 2.4), 0, -6) + disc(0, -136, 4.4, trim, INK, 2.2)


def _king(dress: Dress, jewel: str, suit: str, german: bool) -> tuple[str, str]:
    beard = "" if suit == "D" else _beard(dress.hair)
    crown = _closed_crown(jewel) if german else _crown(jewel)
    return _short_hair(dress.hair), _face(INK) + beard + crown


def _queen(dress: Dress, jewel: str, suit: str, german: bool) -> tuple[str, str]:
    if german:
        return _short_hair(dress.hair), _face(INK) + _moustache(dress.hair) + _broad_hat(dress.cloth, dress.second)
    return _long_hair(dress.hair), _face(INK, rosy=True) + _circlet(dress.hair, jewel)


def _jack(dress: Dress, jewel: str, suit: str, german: bool) -> tuple[str, str]:
    whiskers = {"C": _moustache, "D": _goatee}.get(suit)
    face = _face(INK) + (whiskers(dress.hair) if whiskers and not german else "")
    if german:
        return _short_hair(dress.hair), face + _close_cap(dress.cloth, dress.second)
    return _short_hair(dress.hair), face + _feathered_cap(dress.cloth, dress.second)


_FIGURES: dict[str, Callable[[Dress, str, str, bool], tuple[str, str]]] = {
    "K": _king,
    "Q": _queen,
    "J": _jack,
}


def _band(colour: str, trim: str) -> str:
    """The slanted band in the suit's colour that parts the two halves."""
    d = "M-75 13L75 -29V-13L-75 29Z"
    dots = "".join(disc(x, _band_y(x), 3, trim) for x in range(-60, 61, 20))
    return fill(d, colour, INK, 2.5) + dots


def court(deck: str, suit: str, rank: str, colour: str, dress: Dress) -> str:
    """The picture of a court card, frame included."""
    german = deck == "german"
    behind, before = _FIGURES[rank](dress, colour, suit, german)
    figure = behind + _torso(dress, suit) + _front(dress, suit, colour)
    if rank == "Q" and not german:
        figure = _torso(dress, suit) + _front(dress, suit, colour) + behind
    figure += before
    if german and rank == "J":
        shield = fill("M-70 -46H-30V-16C-30 -4 -40 2 -50 6C-60 2 -70 -4 -70 -16Z", PAPER, INK, 2.5)
        figure += shield + pip(deck, suit, colour, -50, -24, 32)
    else:
        figure += pip(deck, suit, colour, -52, -128, 34)
        if german and rank == "K":
            figure += pip(deck, suit, colour, 52, -128, 34)
    frame = '<rect x="50" y="20" width="150" height="310" fill="none" stroke="{}" stroke-width="2"/>'
    return "\n".join(
        [
            both_ways(place(figure, 125, 175)),
            place(_band(colour, GOLD), 125, 175),
            frame.format(INK),
        ]
    )
