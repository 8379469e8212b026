"""A concession or claim lies on the table: agree or play on."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skat_desktop.core.actions import Agree, Concede, Refuse
from skat_desktop.session.view import TableView
from skat_desktop.ui.panels.panel import Panel, PanelButton, TextLabel
from skat_desktop.ui.texts import Texts
from skat_desktop.ui.translation import translate


class AnswerPanel(Panel):
    """Puts the proposal in plain words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = TextLabel("sum", wrap=True, centred=False)
        self._meaning = TextLabel(wrap=True, centred=False)
        self.agree = PanelButton("answer")
        self.refuse = PanelButton("answer")
        words = QVBoxLayout()
        words.addStretch()
        words.addWidget(self._what)
        words.addWidget(self._meaning)
        words.addStretch()
        buttons = QVBoxLayout()
        buttons.addWidget(self.agree)
        buttons.addWidget(self.refuse)
        # Side by side, so low that the trick below stays in view.
        layout = QHBoxLayout(self)
        layout.addLayout(words, 1)
        layout.addLayout(buttons)
        self.agree.clicked.connect(lambda: self.acted.emit(Agree()))
        self.refuse.clicked.connect(lambda: self.acted.emit(Refuse()))

    def set_text_size(self, pixels: int) -> None:
        super().set_text_size(pixels)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(pixels, pixels // 2, pixels, pixels // 2)
        layout.setSpacing(pixels)

    @property
    def answers(self) -> tuple[QWidget, ...]:
        return self.agree, self.refuse

    def show_view(self, view: TableView, texts: Texts) -> None:
        proposal = view.observation.proposal
        if proposal is None:
            return
        name = view.name(proposal.seat)
        by_declarer = proposal.seat is view.observation.declarer
        if isinstance(proposal.action, Concede):
            self._what.setText(translate("Answer", "{name} gives up.").format(name=name))
            self._meaning.setText(
                translate("Answer", "If you agree, the game is lost for {name}.").format(name=name)
                if by_declarer
                else translate(
                    "Answer",
                    "If you agree, the game ends as it stands. You may also play on "
                    "for a higher value.",
                )
            )
        elif view.observation.contract and view.observation.contract.game.is_null:
            self._what.setText(translate("Answer", "{name} shows the hand.").format(name=name))
            self._meaning.setText(
                translate("Answer", "{name} will take no trick.").format(name=name)
            )
        else:
            self._what.setText(translate("Answer", "{name} shows the hand.").format(name=name))
            self._meaning.setText(
                translate("Answer", "{name} claims all the rest.").format(name=name)
            )
        self.agree.setText(translate("Answer", "Agree"))
        self.refuse.setText(translate("Answer", "Play on"))
