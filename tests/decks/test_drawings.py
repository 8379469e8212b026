"""The drawn files: complete, plain SVG, current, and told apart at the smallest size."""

import subprocess
import sys
from itertools import combinations
from operator import sub
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.decks import DECK_STYLES, back_file, card_file
from skat_desktop.decks.style import BACKS, RANKS, SUITS

ROOT = Path(__file__).parents[2]
CODES = [suit + rank for suit in SUITS for rank in RANKS]
BACK_FILES = [back_file(variant) for variant in BACKS]

PLAIN = {"svg", "g", "path", "rect", "circle"}
"""The elements QtSvg draws as every other renderer does; fonts and references are not."""

WIDTH, HEIGHT = 60, 84
STRIP_WIDTH, STRIP_HEIGHT = 11, 25
"""What a tight fan leaves to be seen of a card 60 pixels wide: the index column."""

LEAST = 3.5
"""One more pip on a number card, or another pip under the index, changes more than this."""

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
GAMMA = 2.2


@pytest.fixture(scope="module", params=list(DECK_STYLES))
def faces(request: pytest.FixtureRequest) -> dict[str, bytes]:
    """Each card of a deck as RGB bytes, 60 pixels wide."""
    return {code: _pixels(card_file(request.param, code)) for code in CODES}


def _pixels(path: Path) -> bytes:
    # 84 rows of 60 pixels need no padding: 180 bytes are a multiple of four.
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    return bytes(image.constBits())


def _seen(pixels: bytes, matrix: Matrix | None) -> bytes:
    """The picture as someone with this sight sees it."""
    if matrix is None:
        return pixels
    known: dict[bytes, bytes] = {}
    seen = []
    for start in range(0, len(pixels), 3):
        pixel = pixels[start : start + 3]
        if pixel not in known:
            light = [(channel / 255) ** GAMMA for channel in pixel]
            mixed = (sum(f * c for f, c in zip(row, light, strict=True)) for row in matrix)
            known[pixel] = bytes(round(255 * min(1.0, max(0.0, v)) ** (1 / GAMMA)) for v in mixed)
        seen.append(known[pixel])
    return b"".join(seen)


def _strip(pixels: bytes) -> bytes:
    row = 3 * WIDTH
    return b"".join(pixels[y * row : y * row + 3 * STRIP_WIDTH] for y in range(STRIP_HEIGHT))


def _least_difference(pictures: dict[str, bytes]) -> tuple[float, str, str]:
    """The two most alike pictures, and their mean difference of a channel (0 to 255)."""
    return min(
        (sum(map(abs, map(sub, a, b))) / len(a), first, second)
        for (first, a), (second, b) in combinations(pictures.items(), 2)
    )


@pytest.mark.parametrize("style_id", DECK_STYLES)
def test_deck_is_complete_and_small(style_id: str) -> None:
    files = list(card_file(style_id, "CA").parent.iterdir())
    assert {path.name for path in files} == {f"{code}.svg" for code in CODES}
    assert sum(path.stat().st_size for path in files) < 600_000


@pytest.mark.parametrize("style_id", [*DECK_STYLES, "backs"])
def test_files_are_plain_svg_of_one_format(style_id: str) -> None:
    paths = [card_file(style_id, code) for code in CODES] if style_id != "backs" else BACK_FILES
    for path in paths:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        names = {
            element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()
        }
        assert names <= PLAIN, path.name
        assert root.get("viewBox") == "0 0 250 350"
        assert QSvgRenderer(str(path)).isValid()


def test_files_are_what_the_script_draws() -> None:
    script = ROOT / "packaging" / "draw_decks.py"
    check = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.parametrize("sight", SIGHTS)
def test_faces_differ(faces: dict[str, bytes], sight: str) -> None:
    seen = {code: _seen(pixels, SIGHTS[sight]) for code, pixels in faces.items()}
    difference, first, second = _least_difference(seen)
    assert difference > LEAST, (first, second)


@pytest.mark.parametrize("sight", SIGHTS)
def test_indices_differ_in_a_tight_fan(faces: dict[str, bytes], sight: str) -> None:
    seen = {code: _seen(_strip(pixels), SIGHTS[sight]) for code, pixels in faces.items()}
    difference, first, second = _least_difference(seen)
    assert difference > LEAST, (first, second)


@pytest.mark.parametrize("path", BACK_FILES, ids=lambda path: path.stem)
def test_backs_look_the_same_turned_round(path: Path) -> None:
    pixels = _pixels(path)
    turned = b"".join(pixels[i : i + 3] for i in range(len(pixels) - 3, -1, -3))
    difference, *_ = _least_difference({"upright": pixels, "turned": turned})
    assert difference < 1.5
