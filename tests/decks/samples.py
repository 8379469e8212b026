"""Small decks made by the tests themselves: no drawing of anybody else is needed."""

import struct
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

from skat_desktop.decks.reading import CODES

SUITS = {"C": "club", "S": "spade", "H": "heart", "D": "diamond"}
RANKS = {"A": "1", "T": "10", "K": "king", "Q": "queen", "J": "jack"}
WIDTH, HEIGHT = 50, 70


def kde(code: str) -> str:
    """What KDE's decks call a card: ``king_spade``."""
    return f"{RANKS.get(code[1], code[1])}_{SUITS[code[0]]}"


def aisleriot(code: str) -> str:
    """What AisleRiot's decks call a card: ``spade_king``."""
    return "_".join(reversed(kde(code).split("_")))


def face(place: int, inside: str = "") -> str:
    """A card of its own colour, with a mark that no other has."""
    colour = f"#{place * 7 % 256:02x}{place * 37 % 256:02x}40"
    mark = f'<rect x="5" y="5" width="{place + 5}" height="20" fill="{colour}"/>'
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffff8"/>{mark}{inside}'


def sheet(
    names: Callable[[str], str] = kde,
    codes: Iterable[str] = CODES,
    *,
    inside: str = "",
    first: str | None = None,
    more: str = "",
    before: str = "",
    back: bool = True,
) -> str:
    """A drawing of a deck.

    ``inside`` is drawn on the first card too, ``first`` instead of it, ``more`` stands among
    the cards and ``before`` ahead of the drawing.
    """
    cards = []
    for place, code in enumerate(codes):
        drawing = face(place, inside if place == 0 else "")
        if place == 0 and first is not None:
            drawing = first
        at = f"translate({place % 8 * 60} {place // 8 * 80})"
        cards.append(f'<g id="{names(code)}" transform="{at}">{drawing}</g>')
    if back:
        cards.append(f'<g id="back" transform="translate(480 0)">{face(40)}</g>')
    return (
        f'{before}<svg xmlns="http://www.w3.org/2000/svg" width="540" height="320"'
        f' xmlns:xlink="http://www.w3.org/1999/xlink">{more}{"".join(cards)}</svg>'
    )


def png(
    width: int, height: int, colour: bytes = b"\x30\x90\xc0", *, rows: int | None = None
) -> bytes:
    """A picture of one colour; with ``rows`` it holds fewer than its head says."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    lines = (b"\0" + colour * width) * (height if rows is None else rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(lines))
        + chunk(b"IEND", b"")
    )


def kde_deck(folder: Path, drawing: str | bytes, index: str | bytes | None = None) -> Path:
    """A folder as KDE's card decks have it."""
    folder.mkdir(parents=True, exist_ok=True)
    text = (
        index
        or f"[KDE Backdeck]\nName={folder.name}\nName[de]={folder.name} auf Deutsch\nSVG=all.svg\n"
    )
    write(folder / "index.desktop", text)
    write(folder / "all.svg", drawing)
    return folder


def write(path: Path, content: str | bytes) -> Path:
    """Write a file."""
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path
