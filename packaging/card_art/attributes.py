"""What the persons hold.

The origin is the middle of the hand, which is drawn over it. Above the shoulders a thing
keeps within 17 units to either side, the room between the head and the frame.
"""

from __future__ import annotations

from card_art.pips import DIAMOND, HEART
from card_art.svg import GOLD, INK, PAPER, RED, cuts, disc, fill, line, place

STEEL = "#CBD5DC"
GLASS = "#DCEBF2"
IVORY = "#EADBB8"
WOOD = "#8A5A30"
LEAF = "#3F7A3A"


def _shaft(top: float, foot: float, colour: str, width: float = 5) -> str:
    return line(f"M0 {foot}V{top}", INK, width + 4) + line(f"M0 {foot - 1}V{top}", colour, width)


def orb() -> str:
    """An orb under a cross, to be carried on the palm."""
    cross = "M-3 -55H3V-47H10V-41H3V-33H-3V-41H-10V-47H-3Z"
    return (
        fill(cross, GOLD, INK, 2.4)
        + disc(0, -15, 17, GOLD, INK, 3)
        + line("M-16 -18C-8 -11 8 -11 16 -18M0 -32V-14", INK, 6)
        + line("M-16 -18C-8 -11 8 -11 16 -18M0 -32V-14", "#FFF1C4", 2.4)
    )


def sword() -> str:
    """A sword upright, its hilt in the hand."""
    return (
        fill("M-6 -12L-5.5 -96L0 -108L5.5 -96L6 -12Z", STEEL, INK, 2.6)
        + line("M0 -16V-86", INK, 1.8)
        + fill("M-18 -20C-10 -16 10 -16 18 -20V-11C10 -8 -10 -8 -18 -11Z", GOLD, INK, 2.4)
        + line("M0 -8V16", INK, 8)
        + disc(0, 19, 6, GOLD, INK, 2.4)
    )


def sceptre() -> str:
    """A sceptre ending in a lily."""
    flower = "M0 -112C11 -102 11 -90 5 -82C10 -86 16 -85 17 -77C12 -68 6 -70 0 -70"
    mirrored = "C-6 -70 -12 -68 -17 -77C-16 -85 -10 -86 -5 -82C-11 -90 -11 -102 0 -112Z"
    return (
        _shaft(-66, 30, GOLD)
        + fill(flower + mirrored, GOLD, INK, 2.6)
        + fill("M-8 -71H8V-64H-8Z", RED, INK, 2.2)
        + disc(0, 32, 5, GOLD, INK, 2.2)
    )


def axe() -> str:
    """A battle axe with one broad blade turned inward and a spike outward."""
    blade = "M-3 -92C-9 -92 -13 -96 -17 -104C-24 -86 -24 -74 -17 -58C-13 -66 -9 -69 -3 -69Z"
    spike = "M3 -86L16 -80L3 -74Z"
    return (
        _shaft(-104, 34, WOOD, 5.4)
        + fill(blade, STEEL, INK, 2.6)
        + cuts("-16 -98 -20 -82 -16 -64 1.2")
        + fill(spike, STEEL, INK, 2.4)
        + fill("M-4.5 -108H4.5V-100H-4.5Z", GOLD, INK, 2)
    )


def halberd() -> str:
    """A halberd: spear, axe and hook on a long shaft."""
    head = (
        "M0 -112L6 -92V-88C10 -88 13 -92 15 -96C19 -84 19 -76 15 -64C12 -69 9 -71 6 -71V-62H-6V-72"
        "L-16 -78L-6 -85V-92Z"
    )
    return _shaft(-66, 38, WOOD, 5.4) + fill(head, STEEL, INK, 2.6) + line("M0 -98V-66", INK, 1.6)


def fan(light: str, edge: str) -> str:
    """A folding fan, open."""
    leaf = "M0 2L-26 -30C-18 -50 14 -54 30 -36Z"
    trim = "M-26 -30C-18 -50 14 -54 30 -36L25.5 -30.4C14 -44 -14 -41 -22 -25Z"
    ribs = "M0 0L-15 -40M0 0L-2 -46M0 0L12 -46M0 0L23 -41"
    return fill(leaf, light, INK, 2.8) + fill(trim, edge, INK, 2) + line(ribs, INK, 1.8)


def rose() -> str:
    """A rose on a leafy stem."""
    leaf = "M0 -16C6 -28 16 -28 20 -25C17 -15 8 -10 0 -12Z"
    outer = "M0 -64C9 -68 18 -62 17 -54C20 -46 14 -38 6 -38C2 -34 -4 -34 -7 -38C-16 -38 -20 -46 -17 -54C-18 -62 -8 -68 0 -64Z"
    inner = "M-8 -54C-8 -62 10 -62 10 -53C10 -45 -6 -45 -6 -52C-6 -57 5 -57 5 -52M-14 -50C-12 -42 -4 -40 0 -41M15 -50C12 -43 8 -41 4 -41"
    return (
        line("M0 18C2 0 -2 -20 0 -38", INK, 7)
        + line("M0 17C2 0 -2 -20 0 -38", LEAF, 3.4)
        + fill(leaf, LEAF, INK, 2)
        + fill("M0 -4C-8 -12 -14 -12 -17 -9C-14 -1 -6 2 0 0Z", LEAF, INK, 2)
        + fill(outer, RED, INK, 2.6)
        + line(inner, INK, 1.9, cap="round")
    )


def locket() -> str:
    """A heart of gold on its chain, dangling from the hand."""
    heart = place(fill(HEART, GOLD, INK, 7), 0, 36, 0.36)
    gem = place(fill(HEART, RED, INK, 10), 0, 35, 0.17)
    links = "".join(disc(0, y, 2.6, GOLD, INK, 1.6) for y in (6, 12))
    return links + heart + gem


def mirror() -> str:
    """A hand mirror."""
    return (
        _shaft(-24, 20, GOLD, 5)
        + disc(0, -42, 18, GOLD, INK, 2.8)
        + disc(0, -42, 12.5, GLASS, INK, 2)
        + line("M-6 -41L3 -50M-3 -35L7 -45", PAPER, 3, cap="round")
        + disc(0, 22, 4.4, GOLD, INK, 2)
    )


def hourglass() -> str:
    """An hourglass, standing on the palm."""
    glass = "M-13 -60H13C13 -46 3 -40 3 -34C3 -28 13 -22 13 -8H-13C-13 -22 -3 -28 -3 -34C-3 -40 -13 -46 -13 -60Z"
    return (
        fill(glass, GLASS, INK, 2.4)
        + fill("M-11 -9C-9 -18 9 -18 11 -9ZM-8 -48H8L0 -37ZM-1 -36H1V-16H-1Z", GOLD)
        + line("M-15 -60V-8M15 -60V-8", INK, 4.4)
        + fill("M-17 -67H17V-59H-17ZM-17 -9H17V-1H-17Z", WOOD, INK, 2.4)
    )


def letter() -> str:
    """A sealed letter."""
    sheet = fill("M-18 -34L12 -42L18 -12L-12 -4Z", PAPER, INK, 2.8)
    return sheet + line("M-18 -34L3 -21L12 -42", INK, 2.2) + disc(1, -22, 5.6, RED, INK, 2.2)


def coin() -> str:
    """A gold piece, held between two fingers."""
    return (
        disc(-6, -18, 17, GOLD, INK, 3)
        + disc(-6, -18, 12, "none", INK, 1.8)
        + place(fill(DIAMOND, RED, INK, 8), -6, -18, 0.16)
    )


def horn() -> str:
    """A hunting horn, its mouth upward."""
    body = (
        "M-22 -62C-24 -34 -14 -2 14 8C22 10 26 0 19 -4C4 -12 -2 -36 0 -62C-4 -68 -18 -68 -22 -62Z"
    )
    return (
        fill(body, IVORY, INK, 2.8)
        + line("M-22 -50C-16 -54 -6 -54 0 -50M-17 -24C-12 -29 -4 -31 1 -29", INK, 8)
        + line("M-21 -50C-16 -54 -6 -54 -1 -50M-16 -24C-12 -29 -4 -31 0 -29", GOLD, 4.4)
        + fill("M-22 -62C-18 -56 -4 -56 0 -62C-4 -68 -18 -68 -22 -62Z", WOOD, INK, 2.2)
    )


def cup() -> str:
    """A goblet, its foot in the hand."""
    bowl = "M-19 -58H19C20 -36 12 -28 4 -25V-8H12V2H-12V-8H-4V-25C-12 -28 -20 -36 -19 -58Z"
    return (
        fill(bowl, GOLD, INK, 2.8)
        + fill("M-19 -58C-12 -64 12 -64 19 -58C12 -52 -12 -52 -19 -58Z", "#7B1630", INK, 2.2)
        + "".join(disc(x, -42, 3.4, RED, INK, 1.6) for x in (-9, 0, 9))
    )


def lute() -> str:
    """A lute, the body low, the neck beside the head."""
    body = "M0 -26C8 -20 24 -6 24 14C24 32 12 42 0 42C-12 42 -24 32 -24 14C-24 -6 -8 -20 0 -26Z"
    return (
        line("M0 -20V-78", INK, 11)
        + line("M0 -20V-77", WOOD, 6)
        + fill("M-5 -76H6L14 -98H3Z", WOOD, INK, 2.4)
        + line("M6 -96L18 -92M4 -88L15 -84", INK, 3, cap="round")
        + fill(body, "#B57A3C", INK, 2.8)
        + disc(0, 10, 7, INK)
        + line("M-2.4 34V-74M2.4 34V-74", IVORY, 1.4)
        + line("M-9 33H9", INK, 4)
    )


def drum(cloth: str, light: str) -> str:
    """A side drum."""
    return (
        fill("M-28 -14V22C-18 32 18 32 28 22V-14Z", cloth, INK, 2.8)
        + line("M-28 -6L-14 24L0 -4L14 24L28 -6", light, 3)
        + fill("M-28 -14C-18 -26 18 -26 28 -14C18 -4 -18 -4 -28 -14Z", PAPER, INK, 2.6)
    )


def drumstick() -> str:
    """A drumstick, pointing up to the left."""
    return (
        line("M4 6L-22 -28", INK, 6.4, cap="round")
        + line("M4 6L-22 -28", WOOD, 2.8, cap="round")
        + disc(-23, -30, 4, WOOD, INK, 2)
    )


def flute() -> str:
    """A straight pipe, its mouthpiece at the origin, pointing down to the right."""
    holes = "".join(disc(0, y, 2, INK) for y in (26, 35, 44))
    return (
        fill("M-4.5 0H4.5L6 60H-6Z", IVORY, INK, 2.6)
        + fill("M-8 60H8L10 70H-10Z", WOOD, INK, 2.4)
        + fill("M-5 8H5V14H-5Z", GOLD, INK, 1.6)
        + holes
    )


def dagger() -> str:
    """A dagger upright."""
    return (
        fill("M-6.5 -12L-5 -52L0 -68L5 -52L6.5 -12Z", STEEL, INK, 2.6)
        + line("M0 -16V-54", INK, 1.8)
        + fill("M-17 -19H17V-11H-17Z", GOLD, INK, 2.4)
        + disc(0, 17, 5.4, GOLD, INK, 2.4)
    )


def tambourine(rim: str) -> str:
    """A tambourine with its jingles."""
    jingles = ((-20, -32), (20, -32), (-22, -10), (22, -10), (0, -46))
    return (
        disc(0, -20, 25, rim, INK, 3)
        + disc(0, -20, 18, PAPER, INK, 2.4)
        + "".join(disc(x, y, 5, GOLD, INK, 2.2) for x, y in jingles)
    )
