"""The moments a step is shown in: a card arrives, the trick lies, the trick is taken."""

from dataclasses import dataclass

from skat_desktop.core.actions import Bid, Declare, Hold, Pass, PlayCard, TakeSkat
from skat_desktop.core.events import Acted
from skat_desktop.core.trick import Trick
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.table import timing
from skat_desktop.ui.table.arrangement import shows_own_hand
from skat_desktop.ui.table.style import TableStyle


@dataclass(frozen=True, slots=True)
class Beat:
    """One picture of the table, the time the cards take to get there, and to stay.

    ``move`` and ``hold`` are milliseconds; a ``hold`` of None lasts until the person clicks.
    ``said`` is the event whose words stand in a bubble.
    """

    view: TableView
    move: int = 0
    hold: int | None = 0
    said: Acted | None = None
    lying: Trick | None = None
    skat_open: bool = False
    dealt: bool = False


def beats(step: Step, style: TableStyle) -> list[Beat]:
    """How this step is shown, moment by moment."""
    view = step.view

    def ms(milliseconds: int) -> int:
        return timing.scaled(milliseconds, style.animation_speed)

    match step.event:
        case None:
            return [Beat(view, ms(timing.DEAL) if step.dealt else 0, dealt=step.dealt)]
        case Acted(_, Bid() | Hold() | Pass()) as said:
            # The bubble stays while the person answers: there is nothing to wait for.
            return [Beat(view, hold=0 if view.may_act else style.bubble_ms, said=said)]
        case Acted(seat, TakeSkat()) if shows_own_hand(view, seat):
            seen = ms(timing.SEE_SKAT)
            return [Beat(view, ms(timing.TURN_SKAT), seen, skat_open=True), _move(view, style)]
        case Acted(_, TakeSkat()) as said:
            return [Beat(view, ms(timing.MOVE), style.bubble_ms, said)]
        case Acted(_, Declare()) as said:
            return [Beat(view, ms(timing.MOVE), style.bubble_ms, said), Beat(view)]
        case Acted(_, PlayCard(card)):
            tricks = view.observation.tricks
            if not tricks or card not in tricks[-1].cards:
                rest = 0 if view.may_act else ms(timing.AFTER_CARD)
                return [Beat(view, ms(timing.PLAY), rest)]
            return [
                Beat(view, ms(timing.PLAY), style.trick_delay, lying=tricks[-1]),
                Beat(view, ms(timing.TAKE_TRICK)),
            ]
        case Acted() as said:
            # Whole words take longer to read than a bid, and then make way for the cards.
            return [Beat(view, ms(timing.MOVE), 2 * style.bubble_ms, said), Beat(view)]
        case _:
            return [_move(view, style)]


def _move(view: TableView, style: TableStyle) -> Beat:
    return Beat(view, timing.scaled(timing.MOVE, style.animation_speed))
