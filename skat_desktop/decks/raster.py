"""The size of a PNG or JPEG picture, from its head alone, before anything unpacks it."""

import struct
from typing import Final

from skat_desktop.decks.errors import DrawingError, Fault

MOST_PIXELS: Final = 12_000_000
"""The most pixels of one picture."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_ALONE: Final = {0x01, *range(0xD0, 0xD9)}
_FRAMES: Final = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}


def kind(data: bytes) -> str:
    """``png`` or ``jpeg``; `DrawingError` if it is neither."""
    if data.startswith(_PNG):
        return "png"
    if data.startswith(_JPEG):
        return "jpeg"
    raise DrawingError(Fault.DAMAGED)


def pixels(data: bytes) -> int:
    """How many pixels the picture has; `DrawingError` if it has none or too many."""
    try:
        width, height = _png_size(data) if kind(data) == "png" else _jpeg_size(data)
    except (struct.error, IndexError):
        raise DrawingError(Fault.DAMAGED) from None
    if not width or not height:
        raise DrawingError(Fault.DAMAGED)
    if width * height > MOST_PIXELS:
        raise DrawingError(Fault.TOO_LARGE)
    return width * height


def _png_size(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR":
        raise DrawingError(Fault.DAMAGED)
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while True:
        if data[at] != 0xFF:
            raise DrawingError(Fault.DAMAGED)
        marker = data[at + 1]
        if marker == 0xFF or marker in _ALONE:
            at += 1 if marker == 0xFF else 2
            continue
        if marker in _FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        (length,) = struct.unpack_from(">H", data, at + 2)
        at += 2 + max(2, length)
