"""The introduction: every task has a right answer by the rules, and reacts to each."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from skat_desktop.core.cards import Card
from skat_desktop.decks import DECK_STYLES
from skat_desktop.ui import look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.introduction.card_button import CardButton, Mark
from skat_desktop.ui.introduction.lessons import lessons
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.texts import Texts

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
STEPS = len(lessons(Texts()))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    resize(window, (1024, 600))
    window.show()
    qtbot.waitExposed(window)
    return window


def resize(window: QWidget, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.setStyleSheet(look.style_sheet(look.THEMES["felt"], look.base_size(window.size())))


def introduction(qtbot: QtBot, window: QWidget, deck: str = "french-german") -> Introduction:
    settings = Settings()
    settings[keys.DECK] = deck
    dialog = Introduction(settings, window)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


def strip(card: CardButton) -> QPoint:
    """A point in that part of a card which no other covers."""
    return QPoint(card.width() // 8, card.height() // 2)


def click(card: CardButton) -> None:
    """Press and let go where a person would, on whatever lies on top there."""
    board = card.parentWidget()
    assert board is not None
    point = card.mapTo(board, strip(card))
    top = board.childAt(point)
    assert top is card, "it is covered"
    QTest.mouseClick(top, Qt.MouseButton.LeftButton, pos=top.mapFrom(board, point))


@pytest.mark.parametrize("deck", DECK_STYLES)
def test_each_task_has_right_and_wrong_answers_among_what_is_offered(deck: str) -> None:
    for lesson in lessons(Texts(deck)):
        assert len(set(lesson.options)) == len(lesson.options)
        assert lesson.right <= set(lesson.options), lesson.title
        assert len(lesson.right) >= lesson.wanted
        if lesson.wanted == 1:
            assert len(lesson.right) == 1, lesson.title
            assert lesson.hint
        assert "{" not in "".join((lesson.title, lesson.text, lesson.question, lesson.hint))
        assert "{" not in lesson.praised(lesson.right)


def test_the_right_answers_are_those_of_the_rules() -> None:
    assert [lesson.right for lesson in lessons(Texts()) if lesson.wanted == 1] == [
        {Card.DT},
        {Card.DJ},
        {Card.C9},
        {Card.H7},
        {"25"},
        {"The two others"},
        {Card.ST},
        {"22"},
        {"36"},
        {Card.DJ},
        {Card.SJ},
    ]
    assert "with 2, game 3 × 12 = 36" in lessons(Texts())[9].praise.replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_the_words_follow_the_deck() -> None:
    told = " ".join(f"{each.text} {each.hint} {each.praise}" for each in lessons(Texts("german")))
    assert "Unters" in told
    assert "Acorns" in told
    assert "jack" not in told
    assert "Spades" not in told


@pytest.mark.parametrize("step", range(STEPS))
def test_a_wrong_answer_gets_a_hint_and_the_right_one_praise(
    qtbot: QtBot, window: QWidget, step: int
) -> None:
    dialog = introduction(qtbot, window)
    dialog.go_to(step)
    lesson = dialog.lesson
    wrong = [each for each in dialog.board.cards if each.card not in lesson.right]
    if wrong:
        click(wrong[0])
        assert wrong[0].mark is Mark.WRONG
    for button in [each for each in dialog.answers if each.text() not in lesson.right][:1]:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not button.isChecked()
    assert dialog.reaction.text() == (lesson.hint if lesson.wanted == 1 else "")
    assert not dialog.solved

    right = [each for each in dialog.board.cards if each.card in lesson.right][: lesson.wanted]
    for card in right:
        assert not dialog.solved
        click(card)
    for button in [each for each in dialog.answers if each.text() in lesson.right]:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert button.isChecked()
    assert dialog.solved
    assert dialog.reaction.text()
    assert all(card.mark is Mark.RIGHT for card in right)
    assert dialog.focusWidget() is dialog.next


def test_a_card_put_away_can_be_taken_back(qtbot: QtBot, window: QWidget) -> None:
    dialog = introduction(qtbot, window)
    dialog.go_to(next(i for i, each in enumerate(lessons(Texts())) if each.wanted == 2))
    first, second, third = dialog.board.cards[-3:]
    click(first)
    marks = [first.mark]
    click(first)
    assert [*marks, first.mark] == [Mark.CHOSEN, Mark.NONE]
    click(second)
    assert not dialog.solved
    click(third)
    assert dialog.solved
    assert f"{second.card.points + third.card.points} points" in dialog.reaction.text()


def test_nobody_has_to_solve_anything_to_get_to_the_end_and_back(
    qtbot: QtBot, window: QWidget
) -> None:
    dialog = introduction(qtbot, window)
    assert not dialog.back.isEnabled()
    for _ in range(STEPS - 1):
        QTest.mouseClick(dialog.next, Qt.MouseButton.LeftButton)
    assert dialog.lesson.title == "Null"
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.lesson.title == "Grand"
    QTest.mouseClick(dialog.next, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.next, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_a_step_is_done_with_the_keyboard_alone(qtbot: QtBot, window: QWidget) -> None:
    dialog = introduction(qtbot, window)
    first, _, third = dialog.board.cards
    assert dialog.focusWidget() is first
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert dialog.focusWidget() is third
    QTest.keyClick(third, Qt.Key.Key_Space)
    assert dialog.solved
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.lesson.title == "Trumps"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_and_every_card_can_be_reached(
    qtbot: QtBot,
    window: QWidget,
    speak: Callable[[str], None],
    language: str,
    size: tuple[int, int],
) -> None:
    speak(language)
    resize(window, size)
    dialog = introduction(qtbot, window)
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    for step in range(STEPS):
        dialog.go_to(step)
        longest = max(dialog.lesson.hint, dialog.lesson.praise, key=len)
        dialog.reaction.tell(longest)
        qtbot.wait(1)
        for label in dialog.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            bottom = label.mapTo(dialog, label.rect().bottomLeft()).y()
            assert bottom < dialog.next.mapTo(dialog, QPoint(0, 0)).y(), label.text()
        for card in dialog.board.cards:
            assert dialog.board.rect().contains(card.geometry())
            point = card.mapTo(dialog.board, strip(card))
            assert dialog.board.childAt(point) is card
            assert card.width() >= 60


def test_a_card_tells_its_name(qtbot: QtBot, window: QWidget) -> None:
    dialog = introduction(qtbot, window)
    assert dialog.board.cards[0].accessibleName() == "king of diamonds"
