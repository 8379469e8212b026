"""The window's place: within any screen, remembered, and not upset by damage."""

import base64

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.ui import geometry


class Window(QWidget):
    """A window with a least size, as the program's has one."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        qtbot.addWidget(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 300)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return Window(qtbot)


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        (QRect(0, 0, 1920, 1080), QSize(1280, 800)),
        (QRect(0, 0, 1280, 720), QSize(1272, 676)),
        (QRect(0, 32, 1024, 568), QSize(1016, 524)),
        (QRect(-1366, 0, 1366, 768), QSize(1280, 724)),
    ],
)
def test_a_window_fits_the_screen_and_stands_in_its_middle(screen: QRect, size: QSize) -> None:
    place = geometry.within(screen, QSize(1280, 800))
    assert place.size() == size
    assert screen.contains(place.adjusted(-4, -40, 4, 4)), "the title bar is on the screen too"
    assert abs(place.center().x() - screen.center().x()) <= 1


def test_the_first_window_is_within_its_screen(window: QWidget) -> None:
    geometry.place(window)
    window.show()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_size_and_place_are_remembered(window: QWidget, qtbot: QtBot) -> None:
    place = QRect(60, 70, 500, 400)
    window.setGeometry(place)
    window.show()
    window.close()
    again = Window(qtbot)
    geometry.place(again, geometry.saved_place(window))
    assert again.geometry() == place
    assert not again.isMaximized()


def test_a_window_that_filled_the_screen_does_so_again(window: QWidget, qtbot: QtBot) -> None:
    window.setGeometry(60, 70, 500, 400)
    window.showMaximized()
    window.close()
    again = Window(qtbot)
    geometry.place(again, geometry.saved_place(window))
    assert again.isMaximized()
    assert again.normalGeometry() == QRect(60, 70, 500, 400)


def test_a_place_on_a_screen_that_has_gone_is_brought_back(window: QWidget, qtbot: QtBot) -> None:
    window.setGeometry(5000, 4000, 3000, 2000)
    window.show()
    again = Window(qtbot)
    geometry.place(again, geometry.saved_place(window))
    assert again.screen().availableGeometry().contains(again.geometry())


@pytest.mark.parametrize("saved", ["", "rubbish", "Größe", "AdnQywADAAAAAAA", "Z" * 400])
def test_a_damaged_place_is_ignored(window: QWidget, saved: str) -> None:
    geometry.place(window, saved)
    available = window.screen().availableGeometry()
    assert window.geometry() == geometry.within(available, geometry.USUAL_SIZE)


def test_a_place_with_any_bit_flipped_is_ignored_or_restored(window: QWidget, qtbot: QtBot) -> None:
    window.setGeometry(60, 70, 500, 400)
    sound = base64.b64decode(geometry.saved_place(window))
    for bit in range(0, 8 * len(sound), 3):
        bad = bytearray(sound)
        bad[bit // 8] ^= 1 << bit % 8
        again = Window(qtbot)
        geometry.place(again, base64.b64encode(bad).decode())
        assert again.screen().availableGeometry().contains(again.geometry()), bit
        assert again.width() >= 400, bit
        assert again.height() >= 300, bit


def test_a_wanted_size_comes_first(window: QWidget) -> None:
    window.setGeometry(60, 70, 500, 400)
    geometry.place(window, geometry.saved_place(window), QSize(640, 480))
    assert window.size() == QSize(640, 480)
