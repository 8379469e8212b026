"""What the window is shown: the table as one chair sees it, and what just happened."""

from dataclasses import dataclass

from skat_desktop.core.events import Event
from skat_desktop.core.game import GameState
from skat_desktop.core.observation import Observation
from skat_desktop.core.score_sheet import ScoreSheet
from skat_desktop.core.seats import Seat, Seating
from skat_desktop.session.setup import ListSetup


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as the player on ``chair`` sees it.

    ``observation`` is that player's; while the player deals and sits out it is forehand's,
    and the window shows nobody's hand.  ``finished`` is the whole game with all its cards,
    once it is over and nothing is hidden any more.  ``deal_number`` counts from 1; ``practice``
    tells that an earlier deal is played again without scoring.
    """

    setup: ListSetup
    chair: int
    seating: Seating
    deal_number: int
    practice: bool
    sheet: ScoreSheet
    observation: Observation
    finished: GameState | None = None
    can_undo: bool = False

    @property
    def sits_out(self) -> bool:
        """Whether the viewer only deals this time."""
        return self.seating.sits_out == self.chair

    @property
    def is_over(self) -> bool:
        """Whether the deal has been played."""
        return self.finished is not None

    @property
    def list_is_over(self) -> bool:
        """Whether the last deal of the list has been played."""
        return self.is_over and len(self.sheet.entries) >= (self.setup.rules.deals or 0)

    @property
    def may_act(self) -> bool:
        """Whether it is the viewer's turn and the viewer is a person."""
        observation = self.observation
        return (
            self.setup.person == self.chair
            and not self.sits_out
            and observation.turn is observation.seat
        )

    def name(self, seat: Seat) -> str:
        """The name of the player on this seat."""
        return self.setup.chairs[self.seating.chair(seat)].name


@dataclass(frozen=True, slots=True)
class Step:
    """One event, as the viewer may see it, and the table after it.

    ``event`` is None when the table is to be shown as it is, without animation: after a new
    deal it is the deal itself that ``view`` shows, with ``dealt`` set.  Another player's
    discard is left out of a declaration.
    """

    view: TableView
    event: Event | None = None
    dealt: bool = False
