"""Decks that were found are drawn like our own, and those that cannot be never do harm."""

from itertools import pairwise
from pathlib import Path
from time import thread_time

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage

from skat_desktop.core.cards import CARDS, Card, Suit
from skat_desktop.decks import AS_DECK, Fault
from skat_desktop.decks.reading import CODES
from skat_desktop.ui.table.faces import fault_of, fitted
from skat_desktop.ui.table.pixmaps import CardPixmaps
from tests.decks.hostile import HARMLESS, drawings
from tests.decks.samples import face, kde_deck, png, sheet, write

pytestmark = pytest.mark.usefixtures("qtbot")

WIDTH = 100


def deck(tmp_path: Path, content: str | bytes) -> str:
    """The id of a deck in a file with this content."""
    return f"folder:{write(tmp_path / 'deck.svg', content)}"


def picture(pixmaps: CardPixmaps, card: Card | None, width: int = WIDTH) -> QImage:
    """A card without its shadow."""
    image = pixmaps.card(card, width, 1.0).pixmap.toImage()
    margin = (image.width() - width) // 2
    return image.copy(margin, margin, width, round(width * 1.4))


def drawn(deck_id: str, card: Card | None = Card.CA, back: str = AS_DECK) -> QImage:
    return picture(CardPixmaps(deck_id, back), card)


@pytest.mark.parametrize("word", drawings())
def test_a_hostile_deck_gets_a_reason_and_our_own_cards(word: str, tmp_path: Path) -> None:
    content, expected = drawings()[word]
    deck_id = deck(tmp_path, content)
    start = thread_time()
    error = fault_of(deck_id)
    assert error is not None
    assert error.fault is expected
    assert drawn(deck_id) == drawn("french")
    assert drawn(deck_id, None) == drawn("french", None)
    assert thread_time() - start < 5
    assert fault_of(deck_id) is error, "it is not read again"


@pytest.mark.parametrize("word", HARMLESS)
@pytest.mark.qt_log_level_fail("CRITICAL")
def test_an_odd_deck_is_drawn(word: str, tmp_path: Path) -> None:
    deck_id = deck(tmp_path, HARMLESS[word])
    start = thread_time()
    assert fault_of(deck_id) is None
    pixmaps = CardPixmaps(deck_id, AS_DECK)
    images = [picture(pixmaps, card) for card in (*CARDS, None)]
    assert thread_time() - start < 5
    assert all(images[i] != images[j] for i in range(32) for j in range(i))
    assert images[0] != drawn("french", Card.CA)


def test_nothing_but_the_deck_is_read(tmp_path: Path) -> None:
    write(tmp_path / "secret.png", png(9, 9))
    (tmp_path / "secret.svg").symlink_to("/etc/passwd")
    link = (tmp_path / "secret.png").as_uri()
    image = f'<image width="50" height="70" xlink:href="{link}"/>'
    error = fault_of(deck(tmp_path, sheet(inside=image)))
    assert error is not None
    assert error.fault is Fault.NOT_ALONE


def test_all_decks_have_one_outer_shape(tmp_path: Path) -> None:
    found, own = drawn(deck(tmp_path, sheet())), drawn("french")
    assert found.size() == own.size()
    for x, y in ((0, 0), (99, 0), (0, 139), (99, 139)):
        alphas = [image.pixelColor(x, y).alpha() for image in (found, own)]
        assert abs(alphas[0] - alphas[1]) < 40, "a round corner"
    for x, y in ((50, 1), (1, 70), (98, 70), (50, 138)):
        assert found.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_found_card_is_as_sharp_as_the_screen(tmp_path: Path, ratio: float) -> None:
    stripes = "".join(f'<rect x="{x}" width="1" height="70"/>' for x in range(10, 40, 2))
    pixmaps = CardPixmaps(deck(tmp_path, sheet(inside=stripes)), AS_DECK)
    image = pixmaps.card(Card.CA, 200, ratio).pixmap.toImage()
    row = round(image.height() / 2)
    dark = [image.pixelColor(x, row).lightness() < 60 for x in range(image.width())]
    runs = sum(now and not before for before, now in pairwise(dark))
    assert runs >= 15, "each stripe is seen"
    assert image.width() == pytest.approx((200 + 2 * 10) * ratio, abs=2)


@pytest.mark.parametrize(
    ("size", "width", "height"),
    [
        ((250, 350), 250, 350),
        ((5, 7), 250, 350),
        ((64, 100), 250, 350),  # a little narrow: stretched
        ((75, 100), 250, 350),  # a little wide
        ((56, 100), 219.52, 350),  # much too narrow: stretched, and paper beside it
        ((85, 100), 250, 329.4),
    ],
)
def test_a_card_of_another_shape_fits_in(
    size: tuple[int, int], width: float, height: float
) -> None:
    rect = fitted(QSizeF(*size), QRectF(10, 20, 250, 350))
    assert rect.width() == pytest.approx(width, abs=0.1)
    assert rect.height() == pytest.approx(height, abs=0.1)
    assert rect.center() == QRectF(10, 20, 250, 350).center()


def test_the_back_is_the_decks_own_or_the_chosen_one(tmp_path: Path) -> None:
    deck_id = deck(tmp_path, sheet())
    own = drawn(deck_id, None)
    assert own != drawn("french", None, "blue")
    assert drawn(deck_id, None, "red") == drawn("french", None, "red")
    assert drawn("german", None, AS_DECK) == drawn("german", None, "blue")


@pytest.mark.parametrize(
    "back",
    ['<rect width="90" height="30"/>', "", '<rect width="50" height="70" opacity="0"/>'],
    ids=["lying", "empty", "see-through"],
)
def test_a_back_that_is_no_good_is_ours(tmp_path: Path, back: str) -> None:
    text = sheet(back=False).replace("</svg>", f'<g id="back">{back}</g></svg>')
    deck_id = deck(tmp_path, text)
    assert fault_of(deck_id) is None
    assert drawn(deck_id, None) == drawn("french", None)


def test_the_signs_are_ours_and_of_the_decks_family(tmp_path: Path) -> None:
    french, german = kde_deck(tmp_path / "nice", sheet()), kde_deck(tmp_path / "german", sheet())
    for folder, own in ((french, "french"), (german, "german")):
        for suit in Suit:
            sign = CardPixmaps(f"folder:{folder}", AS_DECK).pip(suit, 30, 1.0).toImage()
            assert sign == CardPixmaps(own, AS_DECK).pip(suit, 30, 1.0).toImage()


def test_pictures_are_cards_too(tmp_path: Path) -> None:
    for place, code in enumerate(CODES):
        image = QImage(50, 70, QImage.Format.Format_RGB32)
        image.fill(QColor(200, 5 * place, 60))
        image.setPixelColor(25, 35, QColor("white"))
        image.save(str(tmp_path / f"{code}.{'jpg' if place % 2 else 'png'}"))
    deck_id = f"folder:{tmp_path}"
    assert fault_of(deck_id) is None
    for card in CARDS:
        colour = drawn(deck_id, card).pixelColor(20, 20)
        assert colour.red() == pytest.approx(200, abs=6)
        assert colour.green() == pytest.approx(5 * CODES.index(card.code), abs=6)


def test_single_drawings_are_cards_too(tmp_path: Path) -> None:
    for place, code in enumerate(CODES):
        box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70">'
        write(tmp_path / f"{code}.svg", f"{box}{face(place)}</svg>")
    deck_id = f"folder:{tmp_path}"
    assert fault_of(deck_id) is None
    assert drawn(deck_id, Card.CA) != drawn(deck_id, Card.DJ)


@pytest.mark.qt_log_level_fail("CRITICAL")
@pytest.mark.parametrize(
    "content",
    [png(50, 70)[:60], png(50, 70, rows=0), b"\xff\xd8\xff\xc0\0\x11\x08\0\x46\0\x32\x03"],
)
def test_a_picture_with_no_more_than_a_head_is_empty(tmp_path: Path, content: bytes) -> None:
    for code in CODES:
        write(tmp_path / f"{code}.png", png(50, 70) if code != "HQ" else content)
    error = fault_of(f"folder:{tmp_path}")
    assert error is not None
    assert error.fault is Fault.INCOMPLETE


def test_a_symbol_with_a_box_is_shown_at_its_size(tmp_path: Path) -> None:
    """QtSvg by itself draws it at its own size, as large as ten cards."""
    symbol = (
        '<symbol id="s" viewBox="-500 -500 1000 1000">'
        '<rect x="-500" y="-500" width="1000" height="1000" fill="#ff0000"/></symbol>'
    )
    use = '<use xlink:href="#s" x="20" y="40" width="10" height="10"/>'
    image = drawn(deck(tmp_path, sheet(more=symbol, inside=use)))
    assert image.pixelColor(50, 90) == QColor("#ff0000")
    for x, y in ((35, 90), (65, 90), (50, 75), (50, 105)):
        assert image.pixelColor(x, y) != QColor("#ff0000")


def test_a_deck_that_vanishes_gives_way_to_ours_and_comes_back(tmp_path: Path) -> None:
    deck_id = deck(tmp_path, sheet())
    pixmaps = CardPixmaps(deck_id, AS_DECK)
    before = drawn(deck_id)
    (tmp_path / "deck.svg").rename(tmp_path / "elsewhere.svg")
    assert picture(pixmaps, Card.CA, 120).width() == 120, "what is open goes on"
    error = fault_of(deck_id)
    assert error is not None
    assert error.fault is Fault.MISSING
    assert drawn(deck_id) == drawn("french")
    (tmp_path / "elsewhere.svg").rename(tmp_path / "deck.svg")
    assert fault_of(deck_id) is None
    assert drawn(deck_id) == before


def test_a_deck_that_was_mended_is_read_again(tmp_path: Path) -> None:
    deck_id = deck(tmp_path, "rubbish")
    assert fault_of(deck_id) is not None
    assert deck(tmp_path, sheet()) == deck_id
    assert fault_of(deck_id) is None
