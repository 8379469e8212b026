"""How pictures look to eyes that do not tell red from green."""

from functools import cache

from PySide6.QtGui import QImage

Matrix = tuple[tuple[float, float, float], ...]
SIGHTS: dict[str, Matrix | None] = {
    "normal": None,
    # Machado, Oliveira and Fernandes (2009), full dichromacy, for linear light.
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
_GAMMA = 2.2


@cache
def _pixel(sight: str, pixel: bytes) -> bytes:
    matrix = SIGHTS[sight]
    if matrix is None:
        return pixel
    light = [(channel / 255) ** _GAMMA for channel in pixel]
    mixed = (sum(f * c for f, c in zip(row, light, strict=True)) for row in matrix)
    return bytes(round(255 * min(1.0, max(0.0, v)) ** (1 / _GAMMA)) for v in mixed)


def seen(sight: str, pixels: bytes) -> bytes:
    """RGB pixels as someone with this sight sees them."""
    return b"".join(_pixel(sight, pixels[i : i + 3]) for i in range(0, len(pixels), 3))


def seen_by(sight: str, image: QImage) -> QImage:
    """A whole picture as someone with this sight sees it."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    width, height, stride = rgb.width(), rgb.height(), rgb.bytesPerLine()
    raw = bytes(rgb.constBits())
    rows = (raw[y * stride : y * stride + 3 * width] for y in range(height))
    pixels = seen(sight, b"".join(rows))
    return QImage(pixels, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
