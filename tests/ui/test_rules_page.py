"""The rules page: complete in every language, right, and easy to find one's way in."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.core.auction import BID_VALUES
from skat_desktop.core.cards import Rank
from skat_desktop.core.contract import SUIT_GAMES, Contract, GameType
from skat_desktop.core.game import CARDS_TO_CONCEDE
from skat_desktop.core.ruleset import EDITION, PRESETS
from skat_desktop.core.score_sheet import WON_GAME, lost_game_bonus
from skat_desktop.ui import look
from skat_desktop.ui.rules_page import RulesPage, chapters, show_rules, text_of

LANGUAGES = ("de", "en", "nl")
NINE = {"de": "neun Karten", "en": "nine cards", "nl": "negen kaarten"}


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> str:
    """The rules in each language."""
    text = text_of(request.param)
    assert isinstance(request.param, str)
    assert NINE[request.param] in text
    return text


def tables(text: str) -> list[list[list[str]]]:
    """The rows of each table, without its rule."""
    found = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
        for table in found
    ]


def rows_of_numbers(text: str) -> list[list[int]]:
    """Every row of every table that holds only numbers."""
    rows = (row for table in tables(text) for row in table)
    return [[*map(int, row)] for row in rows if all(cell.isdigit() for cell in row)]


def test_every_language_tells_the_same_things(text: str) -> None:
    german = text_of("de")
    for shape in (
        lambda each: [len(level) for level in re.findall(r"^(#+) ", each, re.MULTILINE)],
        lambda each: [[len(row) for row in table] for table in tables(each)],
        lambda each: re.findall(r"^(?:-|\d\.)", each, re.MULTILINE),
        lambda each: len(re.findall(r"\n\n", each)),
        rows_of_numbers,
        lambda each: sorted(re.findall(r"\d+", each)),
    ):
        assert shape(text) == shape(german)


def test_the_numbers_are_those_of_the_rules(text: str) -> None:
    assert str(EDITION) in text
    (bids,) = re.findall(r"^> (.*)$", text, re.MULTILINE)
    assert tuple(map(int, bids.split())) == BID_VALUES
    ranks = sorted(Rank, key=lambda rank: (-rank.points, -rank))
    bases = [game.base_value for game in (*reversed(SUIT_GAMES), GameType.GRAND)]
    assert rows_of_numbers(text) == [[rank.points for rank in ranks], bases]
    nulls = {
        contract.null_value
        for contract in (
            Contract(GameType.NULL, hand=hand, ouvert=ouvert)
            for hand in (False, True)
            for ouvert in (False, True)
        )
    }
    for value in nulls:
        assert f"| {value} | −{2 * value} |" in text
    assert f"| +{WON_GAME} | +{WON_GAME} |" in text
    assert f"| −{WON_GAME} | −{WON_GAME} |" in text
    assert f"| +{lost_game_bonus(3)} | +{lost_game_bonus(4)} |" in text
    assert CARDS_TO_CONCEDE == 9, "that many in words"
    last = tables(text)[-1][2:]
    assert len(last) == len(PRESETS)
    for row, rules in zip(last, PRESETS.values(), strict=True):
        assert rules.deals is None or str(rules.deals) in row[1]


def test_the_sums_are_right(text: str) -> None:
    sums = [row for table in tables(text) for row in table if "×" in row[1]]
    assert len(sums) == 5
    for _, counted, value in sums:
        levels, base = counted.split("×")
        *_, last = re.findall(r"\d+", levels)
        assert int(last) * int(base) == int(value)
        steps = [*map(int, re.findall(r"\d+", levels))]
        assert steps == [*range(steps[0], steps[0] + len(steps))]
    (list_sum,) = re.findall(r"608 \+ 50 × 12 \+ 40 × 4 = (\d+)", text)
    assert int(list_sum) == 608 + 50 * 12 + 40 * 4


def test_a_language_without_rules_of_its_own_reads_the_english() -> None:
    assert text_of("fr") == text_of("en")


# --- the page ---------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.setStyleSheet(look.style_sheet(look.THEMES["felt"], look.base_size(window.size())))
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def page(qtbot: QtBot, window: QWidget) -> RulesPage:
    page = RulesPage(window)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_every_chapter_can_be_gone_to(qtbot: QtBot, page: RulesPage) -> None:
    titles = [block.text() for block in chapters(page.page.document())]
    assert len(titles) == page.contents.count() == 15
    bar = page.page.verticalScrollBar()
    for row, title in enumerate(titles):
        item = page.contents.item(row)
        page.contents.scrollToItem(item)
        point = page.contents.visualItemRect(item).center()
        QTest.mouseClick(page.contents.viewport(), Qt.MouseButton.LeftButton, pos=point)
        assert page.contents.currentRow() == row
        block = page.page.document().findBlockByNumber(item.data(Qt.ItemDataRole.UserRole))
        assert block.text() == title
        top = page.page.document().documentLayout().blockBoundingRect(block).top()
        seen = top - bar.value()
        assert (
            0 <= seen < page.page.viewport().height() / (1 if bar.value() == bar.maximum() else 4)
        )


def test_the_contents_follow_the_reader(page: RulesPage) -> None:
    bar = page.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert page.contents.currentRow() > 10
    bar.setValue(0)
    assert page.contents.currentRow() == 0


def test_words_are_found_one_after_the_other(page: RulesPage) -> None:
    QTest.keyClicks(page.search, "overbid")
    found = page.page.textCursor()
    assert found.selectedText().lower() == "overbid"
    assert page.page.viewport().rect().contains(page.page.cursorRect())
    places = len(page.page.extraSelections())
    assert places > 2
    positions = {found.position()}
    for _ in range(places - 1):
        QTest.keyClick(page.search, Qt.Key.Key_Return)
        positions.add(page.page.textCursor().position())
    assert len(positions) == places
    assert page.isVisible(), "Enter has not closed it"
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.page.textCursor().position() == found.position()


def test_what_is_not_there_is_said_so(page: RulesPage) -> None:
    QTest.keyClicks(page.search, "roulette")
    assert page.found.text() == "Not found"
    page.search.clear()
    assert not page.found.isVisible()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_nothing_has_to_be_scrolled_sideways(
    qtbot: QtBot,
    window: QWidget,
    speak: Callable[[str], None],
    language: str,
    size: tuple[int, int],
) -> None:
    speak(language)
    window.resize(*size)
    window.setStyleSheet(look.style_sheet(look.THEMES["felt"], look.base_size(window.size())))
    page = RulesPage(window)
    page.show()
    qtbot.waitExposed(page)
    assert page.page.horizontalScrollBar().maximum() == 0
    assert page.page.document().size().width() <= page.page.viewport().width()
    for row in range(page.contents.count()):
        item = page.contents.item(row)
        room = page.contents.visualItemRect(item).width() - 2 * look.base_size(window.size())
        assert page.contents.fontMetrics().horizontalAdvance(item.text()) <= room, item.text()


def test_another_language_is_shown_at_once(page: RulesPage, speak: Callable[[str], None]) -> None:
    speak("de")
    QApplication.processEvents()
    assert page.page.document().toPlainText().startswith("Die Regeln")
    assert page.contents.item(0).text() == "In Kürze"


def test_it_stays_open_beside_the_game_and_only_once(window: QWidget) -> None:
    page = show_rules(window)
    assert not page.isModal()
    assert show_rules(window) is page
    page.close()
