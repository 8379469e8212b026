"""The pictures of the cards."""

import pytest
from PySide6.QtGui import QColor

from skat_desktop.core.cards import CARDS, Card, Suit
from skat_desktop.decks import DECK_STYLES
from skat_desktop.ui.table.pixmaps import CardPixmaps

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("deck", DECK_STYLES)
def test_every_card_has_its_own_picture_on_paper(deck: str) -> None:
    pixmaps = CardPixmaps(deck, "blue")
    images = [pixmaps.card(card, 60, 1.0).pixmap.toImage() for card in CARDS]
    for image in images:
        # Between a card's edge and the frame of a court there is bare paper.
        assert image.pixelColor(image.width() // 2, 4).lightness() > 240
    assert all(images[i] != images[j] for i in range(32) for j in range(i))


def test_a_picture_is_as_sharp_as_the_screen() -> None:
    pixmaps = CardPixmaps("french", "red")
    once, twice = (pixmaps.card(None, 100, ratio).pixmap for ratio in (1.0, 2.0))
    assert twice.width() == pytest.approx(2 * once.width(), abs=2)
    assert twice.deviceIndependentSize().width() == pytest.approx(once.width(), abs=1)


def test_a_picture_is_drawn_once_and_another_size_stands_in_while_resizing() -> None:
    pixmaps = CardPixmaps("french", "red")
    drawn = pixmaps.card(Card.CJ, 100, 1.0)
    assert pixmaps.card(Card.CJ, 100, 1.0) is drawn
    pixmaps.resizing = True
    assert pixmaps.card(Card.CJ, 120, 1.0) is drawn
    assert pixmaps.card(Card.SJ, 120, 1.0).width == 120
    pixmaps.resizing = False
    assert pixmaps.card(Card.CJ, 120, 1.0).width == 120


def test_a_shadow_surrounds_the_card_and_fades() -> None:
    picture = CardPixmaps("french", "blue").card(Card.CA, 200, 1.0)
    image, middle = picture.pixmap.toImage(), picture.pixmap.height() // 2
    margin = (image.width() - 200) // 2
    alphas = [image.pixelColor(x, middle).alpha() for x in range(margin)]
    assert alphas == sorted(alphas)
    assert alphas[0] < 10 < alphas[-1] < 120


@pytest.mark.parametrize("deck", DECK_STYLES)
def test_the_sign_of_a_suit_is_whole(deck: str) -> None:
    pixmaps = CardPixmaps(deck, "blue")
    for suit in Suit:
        image = pixmaps.pip(suit, 40, 1.0).toImage()
        edge = [image.pixelColor(x, y) for x in range(40) for y in (0, 39)]
        edge += [image.pixelColor(x, y) for y in range(40) for x in (0, 39)]
        assert all(colour == QColor("#FDFBF5") for colour in edge)
        assert min(image.pixelColor(x, 20).lightness() for x in range(40)) < 200
