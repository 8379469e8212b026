"""Tables as a person on chair 0 sees them, for the tests of the table."""

from skat_desktop.core.actions import Action
from skat_desktop.core.cards import Card
from skat_desktop.core.deal import Deal
from skat_desktop.core.events import Acted
from skat_desktop.core.game import GameState
from skat_desktop.core.ruleset import ISKO, ISKO_FOUR
from skat_desktop.core.score_sheet import ScoreSheet
from skat_desktop.core.seats import Seat, Seating
from skat_desktop.session.setup import Chair, ListSetup
from skat_desktop.session.view import Step, TableView
from tests.builders import make_deal

DEAL: Deal = make_deal(
    forehand="CJ SJ CA CT HA HK H9 SA S8 D7",
    middlehand="HJ DJ CK CQ C9 HT HQ SK S9 DA",
    rearhand="C8 C7 H8 H7 ST SQ S7 DK DQ D9",
    skat="DT D8",
)
"""With dealer 2 the person on chair 0 is forehand."""
_NAMES = ("You", "Anna", "Bruno", "Clara")


def view_of(state: GameState, *, chairs: int = 3, dealer: int | None = None) -> TableView:
    """The table as the person on chair 0 sees it; usually the person is forehand."""
    rules = ISKO if chairs == 3 else ISKO_FOUR
    players = tuple(Chair(name, "club" if i else None) for i, name in enumerate(_NAMES[:chairs]))
    seating = Seating(chairs, chairs - 1 if dealer is None else dealer)
    seat = seating.seat(0)
    return TableView(
        setup=ListSetup(rules, players, 1),
        chair=0,
        seating=seating,
        deal_number=1,
        practice=False,
        sheet=ScoreSheet(chairs),
        observation=state.observe(Seat.FOREHAND if seat is None else seat),
    )


class Game:
    """A game whose steps are handed to the table one by one."""

    def __init__(self, state: GameState, *, chairs: int = 3, dealer: int | None = None) -> None:
        self.state = state
        self._chairs = chairs
        self._dealer = dealer

    @property
    def view(self) -> TableView:
        """The table now."""
        return view_of(self.state, chairs=self._chairs, dealer=self._dealer)

    def step(self, action: Action) -> Step:
        """What the table is told after this action by whoever's turn it is."""
        assert self.state.turn is not None
        event = Acted(self.state.turn, action)
        self.state = self.state.apply(event)
        return Step(self.view, event)


def codes(cards: tuple[Card, ...] | list[Card]) -> str:
    """The cards' codes, to compare and to read."""
    return " ".join(card.code for card in cards)
