"""Heads of the court cards: faces, hair, beards, and the headgear that tells the rank.

Everything is drawn about the card's centre; the crown of a head lies near y = -120. A piece
is either behind the body (hair, veil) or before it.
"""

from __future__ import annotations

from collections.abc import Mapping

from card_art.pips import pip
from card_art.svg import GOLD, INK, PAPER, SKIN, disc, fill, line

_LINE = 2.5
_LIPS = "#B8443F"
_BLUSH = "#EDB79C"


def face(*, rosy: bool = False, brows: bool = True) -> str:
    """Neck and face; eyes and nose turn to the inside of the card. A brim hides the brows."""
    parts = [
        fill("M-9 -70V-54C-5 -48 5 -48 9 -54V-70Z", SKIN, INK, 2),
        fill("M-20 -116V-90C-20 -72 -9 -61 0 -61C9 -61 20 -72 20 -90V-116Z", SKIN, INK, _LINE),
    ]
    if rosy:
        parts += [disc(-12, -82, 3.8, _BLUSH), disc(14, -82, 3.4, _BLUSH)]
    arches = "M-14 -99C-11 -102 -7 -102 -4 -100M6 -100C9 -102 13 -102 15 -99"
    mouth = "M-5 -73.5C-2 -75.5 0 -74 1 -74.5C3 -75.5 5 -75 7 -73.5C4 -70.5 -2 -70.5 -5 -73.5Z"
    return "".join(
        [
            *parts,
            line(arches, INK, 2.6, cap="round") if brows else "",
            fill("M-13 -93C-11 -97 -6 -97 -4 -93C-6 -91 -11 -91 -13 -93Z", PAPER, INK, 1.2),
            fill("M6 -93C8 -97 13 -97 15 -93C13 -91 8 -91 6 -93Z", PAPER, INK, 1.2),
            disc(-7.4, -93.6, 2.2, INK),
            disc(11.4, -93.6, 2.2, INK),
            line("M2 -96C3 -90 6 -85 5.5 -82C4.5 -80.5 2 -80.5 0 -81", INK, 1.8, cap="round"),
            fill(mouth, _LIPS),
        ]
    )


# --- beards -----------------------------------------------------------------


def full_beard(colour: str) -> str:
    """A full beard and moustache; the second outline leaves the mouth open."""
    whole = (
        "M-21 -92C-18 -86 -14 -82 -9 -79C-5 -81 -2 -80 1 -78C4 -80 8 -81 11 -79"
        "C15 -82 18 -86 21 -92C23 -72 16 -52 0 -40C-16 -52 -23 -72 -21 -92Z"
        "M-5 -73C-2 -70 4 -70 7 -73C4 -75.5 -2 -75.5 -5 -73Z"
    )
    strands = "M-9 -64C-8 -58 -5 -53 -3 -50M9 -64C8 -58 5 -53 3 -50M0 -65V-51"
    return fill(whole, colour, INK, 2.2) + line(strands, INK, 1.4, cap="round")


def moustache(colour: str) -> str:
    """A moustache with turned-up ends."""
    d = "M1 -79C-4 -82 -9 -78 -18 -79C-14 -72 -4 -72 1 -76C6 -72 16 -72 20 -79C11 -78 6 -82 1 -79Z"
    return fill(d, colour, INK, 1.4)


def goatee(colour: str) -> str:
    """A pointed tuft at the chin."""
    d = "M-6 -67C-2 -69 4 -69 8 -67C6 -60 3 -54 1 -50C-1 -54 -4 -60 -6 -67Z"
    return fill(d, colour, INK, 1.6)


# --- hair, behind the face --------------------------------------------------


def locks(colour: str) -> str:
    """Straight hair to the jaw."""
    d = (
        "M-20 -122C-34 -116 -34 -82 -29 -68C-24 -64 -18 -66 -14 -72H14"
        "C18 -66 24 -64 29 -68C34 -82 34 -116 20 -122Z"
    )
    return fill(d, colour, INK, _LINE)


def long_hair(colour: str) -> str:
    """Loose hair that falls over both shoulders."""
    d = (
        "M0 -130C-30 -130 -36 -106 -35 -86C-34 -68 -44 -58 -42 -40C-34 -34 -22 -38 -16 -46"
        "L0 -56L16 -46C22 -38 34 -34 42 -40C44 -58 34 -68 35 -86C36 -106 30 -130 0 -130Z"
    )
    strands = "M-28 -100C-29 -80 -35 -62 -34 -44M28 -100C29 -80 35 -62 34 -44"
    return fill(d, colour, INK, _LINE) + line(strands, PAPER, 1.4, cap="round")


def curls(colour: str) -> str:
    """A mass of ringlets, told by its scalloped edge."""
    d = (
        "M0 -132C-14 -134 -26 -128 -29 -118C-38 -114 -39 -104 -34 -99C-42 -93 -41 -83 -35 -79"
        "C-43 -72 -41 -62 -34 -59C-38 -50 -30 -42 -22 -45L0 -56L22 -45C30 -42 38 -50 34 -59"
        "C41 -62 43 -72 35 -79C41 -83 42 -93 34 -99C39 -104 38 -114 29 -118C26 -128 14 -134 0 -132Z"
    )
    rings = (
        "M-34 -99C-30 -97 -27 -98 -25 -101M-35 -79C-30 -77 -27 -78 -25 -82"
        "M-34 -59C-29 -58 -26 -60 -25 -64M34 -99C30 -97 27 -98 25 -101"
        "M35 -79C30 -77 27 -78 25 -82M34 -59C29 -58 26 -60 25 -64"
    )
    return fill(d, colour, INK, _LINE) + line(rings, INK, 1.6, cap="round")


def plait(colour: str) -> str:
    """Hair drawn back, with one plait over the left shoulder."""
    back = "M0 -130C-28 -130 -31 -104 -29 -84C-26 -74 -20 -70 -14 -70H14C26 -72 32 -100 26 -116Z"
    parts = [fill(back, colour, INK, _LINE)]
    for x, y in ((-29, -74), (-32, -61), (-33, -48), (-32, -35)):
        d = f"M{x - 9} {y - 4}C{x - 7} {y - 11} {x + 7} {y - 11} {x + 9} {y - 4}L{x} {y + 8}Z"
        parts.append(fill(d, colour, INK, 2))
    return "".join(parts) + disc(-32, -26, 4, GOLD, INK, 1.8)


def bob(colour: str) -> str:
    """Short hair that swings out at the chin."""
    d = (
        "M0 -130C-30 -130 -34 -104 -33 -88C-33 -78 -37 -72 -42 -68C-34 -60 -22 -62 -14 -68H14"
        "C22 -62 34 -60 42 -68C37 -72 33 -78 33 -88C34 -104 30 -130 0 -130Z"
    )
    return fill(d, colour, INK, _LINE)


def veil(cloth: str) -> str:
    """A veil to be laid under loose hair."""
    d = (
        "M0 -133C-38 -133 -44 -104 -45 -84C-46 -64 -54 -46 -58 -32C-40 -22 -20 -34 0 -44"
        "C20 -34 40 -22 58 -32C54 -46 46 -64 45 -84C44 -104 38 -133 0 -133Z"
    )
    return fill(d, cloth, INK, _LINE)


# --- headgear, before the face ----------------------------------------------


def parting(hair: str) -> str:
    """The hair that frames a queen's brow."""
    d = (
        "M-21 -88C-20 -106 -8 -112 1 -117C9 -112 20 -106 21 -88C26 -104 25 -124 0 -124"
        "C-25 -124 -26 -104 -21 -88Z"
    )
    return fill(d, hair, INK, 2)


def crown(jewel: str) -> str:
    """A king's open crown: tall, with four points above the band."""
    d = "M-25 -110L-31 -139L-17 -126L-11 -146L0 -129L11 -146L17 -126L31 -139L25 -110Z"
    band = "M-26 -118C-10 -114 10 -114 26 -118L24 -106C10 -102 -10 -102 -24 -106Z"
    tips = ((-31, -140), (-11, -146.5), (11, -146.5), (31, -140))
    gems = ((-14, -110.5), (0, -109.2), (14, -110.5))
    return "".join(
        [
            fill(d, GOLD, INK, _LINE),
            *(disc(x, y, 3.6, GOLD, INK, 2) for x, y in tips),
            fill(band, jewel, INK, 2.2),
            *(disc(x, y, 2.4, GOLD) for x, y in gems),
        ]
    )


def closed_crown(jewel: str) -> str:
    """The German king's crown, arched over and topped by an orb."""
    arch = "M-26 -114C-38 -136 -18 -144 0 -137C18 -144 38 -136 26 -114Z"
    ribs = "M0 -137V-114M-12 -140C-18 -132 -16 -122 -12 -114M12 -140C18 -132 16 -122 12 -114"
    band = "M-27 -118C-10 -114 10 -114 27 -118L25 -105C10 -101 -10 -101 -25 -105Z"
    gems = ((-15, -110.2), (0, -108.6), (15, -110.2))
    return "".join(
        [
            fill(arch, GOLD, INK, _LINE),
            line(ribs, INK, 2),
            fill(band, jewel, INK, 2.4),
            *(disc(x, y, 2.6, GOLD) for x, y in gems),
            disc(0, -142, 5.4, GOLD, INK, 2.2),
        ]
    )


def circlet(jewel: str) -> str:
    """A queen's circlet: low and spreading, tipped with pearls."""
    d = (
        "M-27 -112C-10 -119 10 -119 27 -112L31 -126L19 -122L11 -134L0 -125"
        "L-11 -134L-19 -122L-31 -126Z"
    )
    pearls = ((-31, -127), (-11, -135), (11, -135), (31, -127))
    return "".join(
        [
            fill(d, GOLD, INK, _LINE),
            *(disc(x, y, 3, PAPER, INK, 1.8) for x, y in pearls),
            disc(0, -120, 3.4, jewel, INK, 1.6),
        ]
    )


def feathered_cap(cloth: str, plume: str) -> str:
    """A jack's soft cap under one long feather."""
    cap = "M-31 -106C-36 -122 -22 -134 0 -132C20 -130 32 -120 30 -108C12 -116 -10 -115 -31 -106Z"
    brim = "M-33 -104C-12 -115 12 -116 32 -108L31 -100C12 -108 -12 -107 -30 -96Z"
    feather = (
        "M-24 -114C-34 -134 -22 -149 4 -150C26 -151 42 -143 50 -126C40 -130 32 -129 25 -125"
        "C14 -133 -6 -133 -24 -114Z"
    )
    quill = "M-23 -116C-10 -141 22 -147 45 -130"
    return "".join(
        [
            fill(cap, cloth, INK, _LINE),
            fill(feather, plume, INK, _LINE),
            line(quill, INK, 1.6, cap="round"),
            fill(brim, cloth, INK, _LINE),
        ]
    )


def broad_hat(cloth: str, ribbon: str, suit: str) -> str:
    """An Ober's hat, its brim twice as wide as the face."""
    top = "M-23 -112C-27 -140 -12 -149 0 -145C12 -149 27 -140 23 -112Z"
    band = "M-24.4 -124C-10 -120 10 -120 24.4 -124L24 -111C10 -107 -10 -107 -24 -111Z"
    brim = (
        "M-48 -114C-36 -107 -18 -111 0 -111C18 -111 36 -107 48 -114C51 -103 30 -97 0 -99"
        "C-30 -97 -51 -103 -48 -114Z"
    )
    parts = [fill(top, cloth, INK, _LINE), fill(band, ribbon, INK, 2)]
    if suit == "C":
        for x, y, turn in ((15, -137, -12), (29, -135, 42), (31, -121, 95)):
            parts.append(pip("german", "S", INK, x, y, 20, turn=turn))
    elif suit == "H":
        parts.append(disc(17, -117, 6, GOLD, INK, 2))
    parts.append(fill(brim, cloth, INK, _LINE))
    if suit == "D":
        parts += [disc(x, -99, 5, GOLD, INK, 2) for x in (-43, 43)]
    return "".join(parts)


def close_cap(cloth: str, trim: str, suit: str) -> str:
    """An Unter's cap, tight about the skull; the Schellen Unter is the fool."""
    dome = "M-23 -104C-28 -126 -14 -136 0 -136C14 -136 28 -126 23 -104Z"
    seams = "M0 -136V-108M-10 -133C-14 -124 -14 -116 -13 -108M10 -133C14 -124 14 -116 13 -108"
    roll = (
        "M-25 -115C-10 -109 10 -109 25 -115C29 -111 29 -105 25 -103C10 -98 -10 -98 -25 -103"
        "C-29 -105 -29 -111 -25 -115Z"
    )
    ears = (
        "M-22 -110C-24 -132 -12 -142 0 -128C12 -142 24 -132 22 -110"
        "C32 -118 36 -128 40 -132C46 -120 40 -102 24 -100H-24C-40 -102 -46 -120 -40 -132"
        "C-36 -128 -32 -118 -22 -110Z"
    )
    finials: Mapping[str, str] = {
        "C": pip("german", "C", INK, 0, -143, 18),
        "S": pip("german", "S", INK, 18, -129, 24, turn=35),
        "H": disc(0, -138, 4.6, trim, INK, 2.2),
        "D": "".join(disc(x, -134, 4.8, GOLD, INK, 2.2) for x in (-40, 40)),
    }
    body = fill(ears, cloth, INK, _LINE) if suit == "D" else fill(dome, cloth, INK, _LINE)
    if suit != "D":
        body += line(seams, INK, 1.6)
    return body + finials[suit] + fill(roll, trim, INK, 2.4)
