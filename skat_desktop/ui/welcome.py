"""The first start: one page that asks what should be right from the first card on."""

import re
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.core.cards import Card
from skat_desktop.ui import look
from skat_desktop.ui import settings as keys
from skat_desktop.ui.introduction import Introduction
from skat_desktop.ui.panels.panel import PanelButton, TextLabel
from skat_desktop.ui.result_texts import NBSP
from skat_desktop.ui.scrolled import Scrolled, fit_into
from skat_desktop.ui.setting import Choice
from skat_desktop.ui.settings import Settings
from skat_desktop.ui.table.pixmaps import CardPixmaps
from skat_desktop.ui.translation import language_of, translate

SHOWN: Final = (Card.CJ, Card.SQ, Card.HK, Card.DA)
"""A card of each suit, and the ranks in which the decks differ most."""
_STRIP: Final = 0.5
"""How much of a covered card's width shows."""
_CARD: Final = 4.4
"""The width of a card by the size of the text."""


class Welcome(QDialog):
    """Asks language, deck and level, and nothing more; each answer holds at once.

    Closing it in whatever way leaves what is chosen by then, and it is never shown again.
    """

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        size = look.text_size(parent)
        self._title = TextLabel("display")
        self._text = TextLabel(wrap=True)
        self.languages = _Answers(settings, keys.LANGUAGE, _button)
        # Pictures do not grow with the text: all decks stand side by side.
        usual = look.base_size(parent.size())
        self.decks = _Answers(settings, keys.DECK, lambda deck: DeckButton(str(deck), usual))
        self.levels = _Answers(settings, keys.LEVEL, _button, reverse=True)
        self.no_skat_yet = PanelButton("link")
        self.no_skat_yet.clicked.connect(lambda: Introduction(settings, parent).open())
        self.play = PanelButton("primary")
        self.play.clicked.connect(self.accept)
        self.play.setDefault(True)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * size, size, 2 * size, size)
        layout.setSpacing(size // 2)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        asked = QWidget()
        questions = QVBoxLayout(asked)
        questions.setContentsMargins(0, 0, 0, 0)
        questions.setSpacing(size // 2)
        for answers in (self.languages, self.decks, self.levels):
            questions.addSpacing(size // 3)
            questions.addLayout(answers)
        layout.addWidget(Scrolled(asked), 1)
        layout.addSpacing(size // 2)
        last = QHBoxLayout()
        last.addWidget(self.no_skat_yet)
        last.addStretch()
        last.addWidget(self.play)
        layout.addLayout(last)
        self.retranslate()
        self.languages.check(language_of(settings[keys.LANGUAGE]))
        self.decks.check(settings[keys.DECK])
        self.levels.check(settings[keys.LEVEL])
        self.play.setFocus()
        fit_into(self, parent)
        self.finished.connect(lambda: settings.keep(keys.LANGUAGE, keys.DECK, keys.LEVEL))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.setWindowTitle(translate("MainWindow", "Skat Desktop"))
        self._title.setText(translate("Welcome", "Welcome to Skat Desktop"))
        self._text.setText(
            translate(
                "Welcome",
                "Three questions, and the cards are dealt. You can change it all later.",
            )
        )
        self.languages.name(translate("Settings", "Language"))
        self.decks.name(translate("Welcome", "Which cards do you play with?"))
        self.levels.name(translate("Welcome", "How strong should the computer players be?"))
        self.no_skat_yet.setText(translate("Welcome", "I do not know Skat yet"))
        self.play.setText(translate("Welcome", "Play"))

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Answers(QVBoxLayout):
    """A question about one setting, and a button for each of its values."""

    def __init__(
        self,
        settings: Settings,
        setting: Choice[Any],
        button: Callable[[object], QAbstractButton],
        *,
        reverse: bool = False,
    ) -> None:
        super().__init__()
        self._setting = setting
        self._question = TextLabel("strong", centred=False)
        self.addWidget(self._question)
        group = QButtonGroup(self)
        line = QHBoxLayout()
        self.addLayout(line)
        self.buttons: dict[object, QAbstractButton] = {}
        order = setting.choices[:: -1 if reverse else 1]
        for value, _ in order:
            if value == "system":
                continue  # It is what the button of one of the languages says already.
            each = self.buttons[value] = button(value)
            each.setCheckable(True)
            each.clicked.connect(lambda _=False, value=value: settings.__setitem__(setting, value))
            group.addButton(each)
            line.addWidget(each, 1)

    def name(self, question: str) -> None:
        """Ask the question in these words."""
        self._question.setText(question)
        for value, label in self._setting.choices:
            if value in self.buttons:
                self.buttons[value].setText(translate("Settings", label))
                self.buttons[value].setAccessibleName(translate("Settings", label))

    def check(self, value: object) -> None:
        """Show this as the answer that holds; Tab leads to it, and arrow keys to the others."""
        self.buttons[value].setChecked(True)
        for other, button in self.buttons.items():
            if other != value:
                button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)


def _button(value: object) -> QAbstractButton:
    button = PanelButton("option")
    button.setObjectName(str(value))
    return button


class DeckButton(QPushButton):
    """Four cards of a deck with its name below."""

    def __init__(self, deck: str, size: int) -> None:
        super().__init__()
        self.setProperty("role", "option")
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        self._width = round(_CARD * size)
        self._pixmaps = CardPixmaps(deck, str(keys.BACK.default))
        self._label = TextLabel("small", wrap=True)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(size // 2, round(1.4 * self._width) + size, size // 2, size // 3)
        layout.addWidget(self._label)

    def setText(self, text: str) -> None:  # Qt's name
        # The letters of the ranks stay together.
        self._label.setText(re.sub(r"(?<=\b[A-Z]) (?=[A-Z]\b)", NBSP, text))

    def sizeHint(self) -> QSize:  # Qt's name
        layout = self.layout()
        assert layout is not None
        room = round(self._width * (1 + _STRIP * len(SHOWN)))
        return QSize(room, layout.totalHeightForWidth(room))

    def minimumSizeHint(self) -> QSize:  # Qt's name
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        left = (self.width() - self._width * (1 + _STRIP * (len(SHOWN) - 1))) / 2
        for place, card in enumerate(SHOWN):
            picture = self._pixmaps.card(card, self._width, self.devicePixelRatioF()).pixmap
            margin = (picture.deviceIndependentSize().width() - self._width) / 2
            x = round(left + place * _STRIP * self._width)
            painter.drawPixmap(QPointF(x - margin, self._width // 6 - margin), picture)
        painter.end()
