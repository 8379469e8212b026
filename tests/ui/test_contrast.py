"""Contrast as WCAG 2.1 measures it, level AA: text 4.5:1, what else has to be seen 3:1."""

from itertools import product

import pytest
from PySide6.QtGui import QColor

from skat_desktop.ui.look import THEMES
from skat_desktop.ui.table import announcement_item
from skat_desktop.ui.table.seat_item import STALE
from skat_desktop.ui.table.style import (
    ACCENT,
    ACCENT_EDGE,
    CURTAIN,
    FELTS,
    INK,
    PAPER,
    Palette,
    palette,
)

TEXT, SHAPE = 4.5, 3.0
PALETTES = {
    f"{felt}-{'dark' if dark else 'light'}": palette(felt, dark=dark)
    for felt, dark in product(FELTS, (False, True))
}
ON_SURFACES = [
    *product(("text",), ("surface", "well", "raised", "hover")),
    *product(("muted",), ("surface", "well", "raised")),
    *product(("positive", "negative"), ("surface",)),
    *product(("primary_text",), ("primary", "primary_hover")),
]


def luminance(colour: QColor) -> float:
    """Relative luminance of an opaque colour."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def over(upper: QColor, lower: QColor, opacity: float = 1.0) -> QColor:
    """What is seen of a colour, perhaps half transparent, over an opaque one."""
    part = upper.alphaF() * opacity

    def mixed(above: float, below: float) -> float:
        return part * above + (1 - part) * below

    return QColor.fromRgbF(
        mixed(upper.redF(), lower.redF()),
        mixed(upper.greenF(), lower.greenF()),
        mixed(upper.blueF(), lower.blueF()),
    )


def contrast(one: QColor, other: QColor) -> float:
    """From 1, no contrast, to 21, black on white."""
    dark, light = sorted(map(luminance, (over(one, other), other)))
    return (light + 0.05) / (dark + 0.05)


def felts(colours: Palette) -> tuple[QColor, QColor]:
    """The lightest and the darkest of the cloth."""
    return colours.centre, colours.edge


def test_the_measure_itself() -> None:
    black, white = QColor("#000000"), QColor("#FFFFFF")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(QColor("#777777"), white) == pytest.approx(4.48, abs=0.01)
    assert over(QColor(0, 0, 0, 128), white).red() == pytest.approx(127, abs=1)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "surface"), ON_SURFACES, ids="-on-".join)
def test_text_on_panels_and_in_dialogs(theme: str, text: str, surface: str) -> None:
    colours = THEMES[theme]
    measured = contrast(QColor(getattr(colours, text)), QColor(getattr(colours, surface)))
    assert measured >= TEXT, f"{measured:.2f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", ["surface", "well", "raised"])
def test_what_has_the_keyboard_is_outlined(theme: str, surface: str) -> None:
    colours = THEMES[theme]
    measured = contrast(QColor(colours.accent), QColor(getattr(colours, surface)))
    assert measured >= SHAPE, f"{measured:.2f}"


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_text_on_the_cloth_and_on_plates(colours: Palette) -> None:
    for felt in felts(colours):
        plate = over(colours.plate, felt)
        for ground in (felt, plate):
            for text in (colours.text, colours.quiet):
                measured = contrast(text, ground)
                assert measured >= TEXT, f"{text.name()} on {ground.name()}: {measured:.2f}"
        mark = over(colours.quiet, plate)
        assert contrast(colours.edge, mark) >= TEXT, "the dealer's letter"


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_words_on_paper(colours: Palette) -> None:
    for felt in felts(colours):
        paper, ink = over(PAPER, felt, STALE), over(INK, felt, STALE)
        assert contrast(ink, paper) >= TEXT, "an earlier bid"
        curtain = over(CURTAIN, felt)
        assert contrast(PAPER, curtain) >= TEXT, "the last trick over the cloth"
    assert contrast(PAPER, over(CURTAIN, PAPER)) >= TEXT, "the last trick over cards"
    assert contrast(INK, PAPER) >= TEXT
    assert contrast(announcement_item.QUIET, PAPER) >= TEXT


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_turn_and_focus_are_outlined(colours: Palette) -> None:
    """The outline has a dark edge: on any ground one of the two stands out."""
    assert contrast(ACCENT, ACCENT_EDGE) >= SHAPE
    for felt in felts(colours):
        for ground in (felt, over(colours.plate, felt), PAPER):
            measured = max(contrast(line, ground) for line in (ACCENT, ACCENT_EDGE))
            assert measured >= SHAPE, f"on {ground.name()}: {measured:.2f}"
