"""Reads the drawings of a deck that was found, and makes sure that they may be drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from skat_desktop.decks import card_names, raster
from skat_desktop.decks.deck import Deck
from skat_desktop.decks.errors import DeckError, DrawingError, Fault
from skat_desktop.decks.files import MOST_BYTES, is_file, is_folder, read_file
from skat_desktop.decks.found import INDEX, kde_drawing, singles
from skat_desktop.decks.style import RANKS, SUITS
from skat_desktop.decks.svg import PlainSvg, plain_svg

CODES: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)
_PICTURES: Final = (".png", ".jpg", ".jpeg")


@dataclass(frozen=True)
class Drawing:
    """What one card looks like: a picture, a drawing, or one element of a drawing."""

    data: bytes
    element: str | None = None
    is_picture: bool = False


def read(deck: Deck) -> Mapping[str, Drawing]:
    """The drawings of all 32 cards by their codes, and of the ``back`` if there is one.

    Raises `DeckError`.  Everything is read now: what happens to the files later, changes
    nothing.
    """
    path = deck.path
    if path is None:
        raise DeckError(Fault.MISSING, Path(deck.id.partition(":")[2]))
    if is_file(path / INDEX):
        return _complete(path, _from_one(kde_drawing(path)))
    if is_folder(path):
        return _complete(path, _from_singles(path))
    return _complete(path, _from_one(path))


def files(deck: Deck) -> list[Path]:
    """The files that `read` would read, as far as they are known."""
    path = deck.path
    if path is None:
        return []
    try:
        if is_file(path / INDEX):
            return [path / INDEX, kde_drawing(path)]
        return [*singles(path).values()] if is_folder(path) else [path]
    except DeckError:
        return []


def _complete(path: Path, drawings: dict[str, Drawing]) -> Mapping[str, Drawing]:
    missing = tuple(code for code in CODES if code not in drawings)
    if len(missing) == len(CODES):
        raise DeckError(Fault.NO_DECK, path)
    if missing:
        raise DeckError(Fault.INCOMPLETE, path, missing)
    return drawings


def _from_one(path: Path) -> dict[str, Drawing]:
    try:
        svg = plain_svg(read_file(path))
        elements: dict[str, str] = {}
        for element in sorted(svg.ids):
            code = card_names.of_element(element)
            if code is not None and code not in elements:
                svg.check(element)
                elements[code] = element
    except DrawingError as error:
        raise DeckError(error.fault, path) from None
    return {code: Drawing(svg.data, element) for code, element in elements.items()}


def _from_singles(folder: Path) -> dict[str, Drawing]:
    drawings = {}
    room = MOST_BYTES
    for code, path in singles(folder).items():
        data = read_file(path, room)
        room -= len(data)
        try:
            if path.suffix.lower() in _PICTURES:
                raster.pixels(data)
                drawings[code] = Drawing(data, is_picture=True)
            else:
                drawings[code] = Drawing(_whole(plain_svg(data)))
        except DrawingError as error:
            raise DeckError(error.fault, path) from None
    return drawings


def _whole(svg: PlainSvg) -> bytes:
    svg.check()
    if not svg.has_size:
        raise DrawingError(Fault.DAMAGED)
    return svg.data
