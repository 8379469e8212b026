"""The introduction as a window: on the left what is told, on the right the felt."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.ui import choices, look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.introduction.board import Board
from skat_desktop.ui.introduction.card_button import CardButton, Mark
from skat_desktop.ui.introduction.lesson import Lesson, Option
from skat_desktop.ui.introduction.lessons import lessons
from skat_desktop.ui.panels.panel import PanelButton, TextLabel
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate

_PART: Final = 0.94
"""How much of the window the introduction takes."""
_COLUMN: Final = 21
"""The width of the text by its size."""


class Introduction(QDialog):
    """Leads through the lessons; nobody has to solve a task to go on."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._texts = Texts(settings[keys.DECK])
        self._lessons = lessons(self._texts)
        self._place = 0
        self._chosen: set[Option] = set()
        self.solved = False

        self.board = Board(choices.table_style(settings))
        self.board.card_clicked.connect(self._card_clicked)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._step = TextLabel("small", centred=False)
        self._title = TextLabel("title", centred=False, wrap=True)
        self._text = TextLabel(centred=False, wrap=True)
        self._question = TextLabel("strong", centred=False, wrap=True)
        self._told = QScrollArea()  # Large text may need more room than a small window has.
        self.answers: list[PanelButton] = []
        self._answers = QVBoxLayout()
        self.reaction = TextLabel("strong", centred=False, wrap=True)
        self.back = PanelButton()
        self.back.clicked.connect(lambda: self.go_to(self._place - 1))
        self.next = PanelButton()
        self.next.clicked.connect(self._go_on)
        self.next.setDefault(True)
        self._lay_out(look.text_size(parent))
        self.resize(parent.size() * _PART)
        self.go_to(0)

    def _lay_out(self, size: int) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.next)
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(0.6 * size))
        for widget in (self._step, self._progress, self._title, self._text):
            column.addWidget(widget)
        column.addSpacing(size // 2)
        column.addWidget(self._question)
        column.addLayout(self._answers)
        column.addWidget(self.reaction)
        column.addStretch()
        self._told.setWidget(told)
        self._told.setWidgetResizable(True)
        self._told.setFrameShape(QFrame.Shape.NoFrame)
        self._told.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._told.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._told.setFixedWidth(_COLUMN * size)
        left = QVBoxLayout()
        left.addWidget(self._told, 1)
        left.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(size, size, size, size)
        layout.setSpacing(size)
        layout.addLayout(left)
        layout.addWidget(self.board, 1)

    @property
    def lesson(self) -> Lesson:
        """The one on the screen."""
        return self._lessons[self._place]

    def go_to(self, place: int) -> None:
        """Show this lesson, counted from 0, with its task still to do."""
        self._place = place
        self._chosen = set()
        lesson = self.lesson
        self.setWindowTitle(translate("Introduction", "Introduction to Skat"))
        self._progress.setRange(0, len(self._lessons))
        self._progress.setValue(place + 1)
        self._step.setText(
            translate("Introduction", "Step {number} of {steps}").format(
                number=place + 1, steps=len(self._lessons)
            )
        )
        self._title.setText(lesson.title)
        self._text.setText(lesson.text)
        self._question.setText(lesson.question)
        self._offer(lesson.answers)
        self.board.show_lesson(lesson, self._texts)
        self.back.setText(translate("Introduction", "Back"))
        self.back.setEnabled(place > 0)
        last = place == len(self._lessons) - 1
        self.next.setText(
            translate("Introduction", "Finish") if last else translate("Introduction", "Next")
        )
        self._set_solved(False)
        self.reaction.tell("")
        first = self.board.cards or self.answers
        first[0].setFocus()

    def _offer(self, answers: tuple[str, ...]) -> None:
        for button in self.answers:
            self._answers.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.answers = []
        for answer in answers:
            button = PanelButton("option")
            button.setText(answer)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, each=button: self._answered(each))
            self._answers.addWidget(button)
            self.answers.append(button)

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self._lessons = lessons(self._texts)
            self.go_to(self._place)
        super().changeEvent(event)

    def _go_on(self) -> None:
        if self._place + 1 < len(self._lessons):
            self.go_to(self._place + 1)
        else:
            self.accept()

    # --- the task -----------------------------------------------------------------------------

    def _card_clicked(self, button: CardButton) -> None:
        if self.solved:
            return
        card = button.card
        if card not in self.lesson.right:
            button.set_mark(Mark.WRONG)
        elif card in self._chosen:
            self._chosen.remove(card)
            button.set_mark(Mark.NONE)
            return
        else:
            button.set_mark(Mark.CHOSEN)
        if self._judge(card):
            for each in self.board.cards:
                if each.card in self._chosen:
                    each.set_mark(Mark.RIGHT)

    def _answered(self, button: PanelButton) -> None:
        if self.solved:
            button.setChecked(button.text() in self.lesson.right)
        else:
            button.setChecked(self._judge(button.text()))

    def _judge(self, option: Option) -> bool:
        """Take this choice, and say what is to be said; whether the task is done now."""
        lesson = self.lesson
        if option not in lesson.right:
            self._react(lesson.hint, "")
            return False
        self._chosen.add(option)
        if len(self._chosen) < lesson.wanted:
            self._react("", "")
            return False
        self._react(lesson.praised(frozenset(self._chosen)), "positive")
        self._set_solved(True)
        self.next.setFocus()
        return True

    def _react(self, text: str, tone: str) -> None:
        self.reaction.set_tone(tone)
        self.reaction.tell(text)
        if text:
            QTimer.singleShot(0, self, lambda: self._told.ensureWidgetVisible(self.reaction))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.reaction, text))

    def _set_solved(self, solved: bool) -> None:
        """Lead on to the next step once the task is done."""
        self.solved = solved
        self.next.setProperty("role", "announce" if solved else "answer")
        self.next.style().unpolish(self.next)
        self.next.style().polish(self.next)
