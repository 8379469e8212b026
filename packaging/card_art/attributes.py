"""What the persons hold.

The origin is the middle of the fist, which is drawn over a shaft; things stand upward and
keep within 17 units to either side, the room between the head and the frame.
"""

from __future__ import annotations

from card_art.pips import HEART
from card_art.svg import GOLD, INK, PAPER, RED, SKIN, disc, fill, line, place

STEEL = "#CBD5DC"
WOOD = "#8A5A30"
LEAF = "#4F7A4A"


def _shaft(top: float, colour: str, width: float = 5) -> str:
    return line(f"M0 12V{top}", INK, width + 3.6) + line(f"M0 12V{top}", colour, width - 0.4)


def fist(cuff: str) -> str:
    """A hand closed about something upright, with its sleeve's cuff."""
    hand = "M-8 8V-3C-8 -8 8 -8 8 -3V8Z"
    return (
        fill("M-9 7H9L12 19H-12Z", cuff, INK, 2.2)
        + fill(hand, SKIN, INK, 2.2)
        + line("M-3 -1.5H8M-3 2.5H8", INK, 1.4, cap="round")
    )


def _orb() -> str:
    cross = "M-2.5 -50H2.5V-43H9V-38H2.5V-30H-2.5V-38H-9V-43H-2.5Z"
    return (
        fill(cross, GOLD, INK, 2.2)
        + disc(0, -18, 14, GOLD, INK, 2.4)
        + line("M-13.5 -20C-5 -15 5 -15 13.5 -20M0 -32V-17", INK, 2)
    )


def _sword() -> str:
    return (
        fill("M-4.5 -10V-90L0 -102L4.5 -90V-10Z", STEEL, INK, 2.2)
        + line("M0 -14V-84", INK, 1.4)
        + fill("M-14 -16H14V-10H-14Z", GOLD, INK, 2.2)
        + disc(0, 12, 5, GOLD, INK, 2.2)
    )


def _sceptre() -> str:
    flower = "M0 -104C9 -96 9 -86 4 -80C8 -82 13 -82 15 -76C10 -68 5 -70 0 -70"
    mirrored = "C-5 -70 -10 -68 -15 -76C-13 -82 -8 -82 -4 -80C-9 -86 -9 -96 0 -104Z"
    return (
        _shaft(-66, GOLD)
        + fill(flower + mirrored, GOLD, INK, 2.2)
        + fill("M-7 -70H7V-64H-7Z", GOLD, INK, 2)
    )


def _axe() -> str:
    blade = "M3 -84C9 -84 12 -88 15 -93C19 -80 19 -70 15 -57C12 -62 9 -66 3 -66Z"
    edges = fill(blade, STEEL, INK, 2.2)
    return _shaft(-92, WOOD) + edges + place(edges, 0, -150, turn=180)


def _halberd() -> str:
    head = (
        "M0 -110L5 -92V-88C9 -88 12 -92 14 -95C17 -84 17 -78 14 -68C11 -72 8 -74 5 -74V-66H-5V-76"
        "L-14 -80L-5 -85V-92Z"
    )
    return _shaft(-70, WOOD) + fill(head, STEEL, INK, 2.2)


def _fan(second: str) -> str:
    leaf = "M0 -4L-17 -38C-14 -48 14 -48 17 -38Z"
    ribs = "M0 -6L-9 -43M0 -6V-45M0 -6L9 -43"
    return fill(leaf, second, INK, 2.2) + line(ribs, INK, 1.6)


def _rose() -> str:
    petals = "".join(
        disc(x, y, 7, PAPER, INK, 2) for x, y in ((-7, -46), (7, -46), (-6, -36), (6, -36))
    )
    leaf = "M0 -14C6 -24 13 -24 16 -22C14 -14 8 -10 0 -12Z"
    return (
        _shaft(-34, LEAF, 3.4)
        + fill(leaf, LEAF, INK, 1.8)
        + petals
        + disc(0, -41, 6, PAPER, INK, 2)
        + line("M-2.5 -41C-2 -44 3 -44 3 -41", INK, 1.6, cap="round")
    )


def _locket() -> str:
    heart = place(fill(HEART, GOLD, INK, 8), 0, -22, 0.32)
    spark = place(line(HEART, PAPER, 8), 0, -22.5, 0.17)
    return disc(0, -41, 4, "none", INK, 2.4) + heart + spark


def _mirror() -> str:
    return (
        _shaft(-20, GOLD)
        + disc(0, -34, 15, GOLD, INK, 2.2)
        + disc(0, -34, 10, "#DCEBF2", INK, 1.8)
        + line("M-5 -33L2 -40M-2 -29L5 -36", PAPER, 2.2, cap="round")
    )


def _hourglass() -> str:
    glass = (
        "M-9 -46H9C9 -36 2 -32 2 -28C2 -24 9 -20 9 -10"
        "H-9C-9 -20 -2 -24 -2 -28C-2 -32 -9 -36 -9 -46Z"
    )
    return (
        fill(glass, "#DCEBF2", INK, 2)
        + fill("M-8 -11C-6 -18 6 -18 8 -11Z M-5 -38H5L0 -31Z", GOLD)
        + fill("M-13 -51H13V-45H-13ZM-13 -11H13V-5H-13Z", WOOD, INK, 2)
    )


def _letter() -> str:
    sheet = fill("M-17 -34L13 -40L17 -12L-13 -5Z", PAPER, INK, 2.2)
    return sheet + line("M-17 -34L2 -20L13 -40", INK, 1.8) + disc(1.5, -20, 4.6, RED, INK, 1.6)


def _coin() -> str:
    return (
        disc(0, -22, 15, GOLD, INK, 2.4)
        + disc(0, -22, 10, "none", INK, 1.6)
        + fill("M0 -29L5 -22L0 -15L-5 -22Z", INK)
    )


def _horn() -> str:
    horn = (
        "M-13 -58C-18 -34 -8 -8 10 -4C16 -4 16 -12 11 -13"
        "C0 -18 -4 -38 -1 -58C-4 -62 -10 -62 -13 -58Z"
    )
    return (
        fill(horn, "#EADBB8", INK, 2.2)
        + line("M-14.5 -50C-10 -53 -5 -53 -1.5 -50M-11 -28C-8 -31 -3 -33 1 -32", GOLD, 4)
        + line("M-13 -58C-10 -55 -4 -55 -1 -58", INK, 1.6)
    )


def _cup() -> str:
    bowl = "M-14 -48H14C14 -32 8 -26 3 -24V-14H9V-8H-9V-14H-3V-24C-8 -26 -14 -32 -14 -48Z"
    return fill(bowl, GOLD, INK, 2.4) + line("M-13 -41H13", INK, 1.8)


def _lute() -> str:
    body = (
        "M0 -62C4 -54 14 -44 14 -32C14 -20 7 -14 0 -14C-7 -14 -14 -20 -14 -32C-14 -44 -4 -54 0 -62Z"
    )
    return (
        line("M0 -52V-92", INK, 8)
        + line("M0 -52V-91", WOOD, 4)
        + line("M-7 -90L7 -96", INK, 4)
        + fill(body, WOOD, INK, 2.4)
        + disc(0, -36, 4.4, INK)
        + line("M-2 -20V-86M2 -20V-86", "#EADBB8", 1)
    )


def _drum(second: str) -> str:
    return (
        fill("M-16 -38V-10C-10 -4 10 -4 16 -10V-38Z", second, INK, 2.2)
        + fill("M-16 -38C-10 -45 10 -45 16 -38C10 -31 -10 -31 -16 -38Z", PAPER, INK, 2.2)
        + line("M-16 -30L-8 -10L0 -32L8 -10L16 -30", INK, 1.8)
        + line("M-12 -56L4 -39M14 -56L-2 -39", WOOD, 3.6, cap="round")
    )


def _pipe() -> str:
    holes = "".join(disc(0, y, 1.8, INK) for y in (-22, -32, -42, -52))
    return _shaft(-70, "#EADBB8", 7) + line("M-5.5 -68H5.5", INK, 4) + holes


def _dagger() -> str:
    return (
        fill("M-5 -10L-4 -42L0 -56L4 -42L5 -10Z", STEEL, INK, 2.2)
        + line("M0 -14V-44", INK, 1.4)
        + fill("M-12 -15H12V-9H-12Z", GOLD, INK, 2.2)
        + disc(0, 12, 4.6, GOLD, INK, 2.2)
    )


def _tambourine(second: str) -> str:
    bells = ((-14, -29), (14, -29), (-9, -9), (9, -9), (0, -39))
    return (
        disc(0, -23, 15, second, INK, 2.4)
        + disc(0, -23, 10.5, PAPER, INK, 1.8)
        + "".join(disc(x, y, 3.4, GOLD, INK, 1.8) for x, y in bells)
    )


def attribute(german: bool, suit: str, rank: str, second: str) -> str:
    """What this person holds, without the hand."""
    if rank == "K":
        return _sceptre() if german else {"C": _orb, "S": _sword, "H": _sceptre, "D": _axe}[suit]()
    things = {
        "QC": _halberd() if german else _fan(second),
        "QS": _horn() if german else _rose(),
        "QH": _cup() if german else _locket(),
        "QD": _lute() if german else _mirror(),
        "JC": _drum(second) if german else _halberd(),
        "JS": _pipe() if german else _hourglass(),
        "JH": _dagger() if german else _letter(),
        "JD": _tambourine(second) if german else _coin(),
    }
    return things[rank + suit]
