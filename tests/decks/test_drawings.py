"""The drawn files: complete, plain SVG, current, and told apart at the smallest size."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from operator import sub
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.decks import DECK_STYLES, back_file, card_file
from skat_desktop.decks.style import BACKS, RANKS, SUITS
from tests import sheets
from tests.decks.sight import SIGHTS, seen

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

Area = tuple[int, int, int, int]
PAPER = QColor("#fdfbf5")
INDEX_RIGHT, INDEX_BOTTOM = 46, 104
"""The upper left corner that belongs to the index alone, in card units."""
GLYPH, SIGN = (4, 12, 46, 62), (6, 66, 46, 104)
"""Left, top, right and bottom of its two parts."""
PIP = (50, 30, 115, 95)
"""The first pip of a seven."""


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
    assert sum(path.stat().st_size for path in files) < 350_000


def test_there_are_the_backs_the_settings_name() -> None:
    assert set(BACK_FILES[0].parent.iterdir()) == set(BACK_FILES)
    assert all(path.stat().st_size < 20_000 for path in BACK_FILES)


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
    pictures = {code: seen(sight, pixels) for code, pixels in faces.items()}
    difference, first, second = _least_difference(pictures)
    assert difference > LEAST, (first, second)


@pytest.mark.parametrize("sight", SIGHTS)
def test_indices_differ_in_a_tight_fan(faces: dict[str, bytes], sight: str) -> None:
    pictures = {code: seen(sight, _strip(pixels)) for code, pixels in faces.items()}
    difference, first, second = _least_difference(pictures)
    assert difference > LEAST, (first, second)


@pytest.mark.parametrize("sight", SIGHTS)
def test_backs_differ(sight: str) -> None:
    pictures = {path.stem: seen(sight, _pixels(path)) for path in BACK_FILES}
    difference, first, second = _least_difference(pictures)
    assert difference > LEAST, (first, second)


@pytest.mark.parametrize("path", BACK_FILES, ids=lambda path: path.stem)
def test_backs_look_the_same_turned_round(path: Path) -> None:
    pixels = _pixels(path)
    turned = b"".join(pixels[i : i + 3] for i in range(len(pixels) - 3, -1, -3))
    difference, *_ = _least_difference({"upright": pixels, "turned": turned})
    assert difference < 1.5


@pytest.mark.parametrize("style_id", DECK_STYLES)
@pytest.mark.parametrize("code", CODES)
def test_the_index_has_its_corner_to_itself(style_id: str, code: str) -> None:
    card = _large(card_file(style_id, code))
    glyph = _inked(card, (2, 8, INDEX_RIGHT + 1, 64))
    assert glyph.left() >= 4
    assert glyph.right() < INDEX_RIGHT
    assert glyph.height() >= 42
    sign = _inked(card, (2, 64, INDEX_RIGHT + 1, INDEX_BOTTOM))
    assert sign.top() - glyph.bottom() >= 4, "the sign stands clear of its letter"
    assert sign.right() < INDEX_RIGHT
    assert sign.bottom() < INDEX_BOTTOM - 1
    assert min(sign.width(), sign.height()) >= 20
    assert abs(sign.center().x() - glyph.center().x()) <= 3


@pytest.mark.parametrize("style_id", DECK_STYLES)
@pytest.mark.parametrize("suit", SUITS)
def test_indices_and_pips_stand_out_from_the_paper(style_id: str, suit: str) -> None:
    number = _large(card_file(style_id, suit + "7"))
    for part in (GLYPH, SIGN, PIP):
        assert _outline_contrast(number, part) >= 3
    assert _outline_contrast(_large(card_file(style_id, suit + "K")), GLYPH) >= 3


@pytest.mark.parametrize("style_id", [*DECK_STYLES, "backs"])
def test_nothing_is_drawn_beyond_the_card(style_id: str) -> None:
    paths = [card_file(style_id, code) for code in CODES] if style_id != "backs" else BACK_FILES
    for path in paths:
        image = QImage(330, 430, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(path)).render(painter, QRectF(40, 40, 250, 350))
        painter.fillRect(40, 40, 250, 350, PAPER)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(39, 39, 252, 352, PAPER)
        painter.end()
        assert not any(image.constBits()), path.name


@pytest.mark.parametrize("style_id", DECK_STYLES)
def test_a_deck_is_drawn_quickly(style_id: str) -> None:
    renderers = [QSvgRenderer(str(card_file(style_id, code))) for code in CODES]
    start = time.process_time()
    for renderer in renderers:
        image = QImage(300, 420, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
    # A tenth of a second where this was measured; a machine may be far slower than that.
    assert time.process_time() - start < 1.5


def test_contact_sheets_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheets.main([str(tmp_path), "--only", "icon"]) == 0
    path = tmp_path / "icon.png"
    assert capsys.readouterr().out == f"{path}\n"
    assert QImage(str(path)).width() > sum(sheets.ICON_SIZES)
    names = [name for name, _ in sheets.sheets()]
    assert len(names) == len(set(names)) == len(DECK_STYLES) * 9 + 3


def _large(path: Path) -> QImage:
    """A card at its own size, one pixel for each unit."""
    image = QImage(250, 350, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(image.rect(), PAPER)
    QSvgRenderer(str(path)).render(painter, QRectF(0, 0, 250, 350))
    painter.end()
    return image


def _colours(image: QImage, part: Area) -> Iterator[tuple[int, int, int]]:
    """Each pixel's place and colour."""
    left, top, right, bottom = part
    for y in range(top, bottom):
        for x in range(left, right):
            yield x, y, image.pixel(x, y)


def _inked(image: QImage, part: Area) -> QRect:
    """What of a part is clearly not paper."""
    found = QRect()
    for x, y, colour in _colours(image, part):
        if _contrast_with_paper(colour) > 1.5:
            found |= QRect(x, y, 1, 1)
    return found


def _outline_contrast(image: QImage, part: Area) -> float:
    """That of the colour that carries the shapes: an outline rather than its filling."""
    counts = Counter(colour for *_, colour in _colours(image, part))
    return max(_contrast_with_paper(colour) for colour, count in counts.items() if count >= 12)


def _contrast_with_paper(colour: int) -> float:
    """The ratio of WCAG 2."""
    darker, lighter = sorted((_luminance(colour), _luminance(PAPER.rgb())))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(colour: int) -> float:
    channels = ((colour >> shift & 255) / 255 for shift in (16, 8, 0))
    red, green, blue = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
