"""Shows step after step, each in its moments, and tells when all has been shown."""

from collections import deque
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from skat_desktop.core.observation import Phase
from skat_desktop.session.view import Step, TableView
from skat_desktop.ui.table import timing
from skat_desktop.ui.table.beats import Beat, beats
from skat_desktop.ui.table.scene import TableScene


class Playback(QObject):
    """Leads a scene through the steps of a game in their order, never skipping one.

    ``view`` is the one on the screen or on its way there.  It is ``busy`` from the first step
    handed to it until the last one has been shown.
    """

    caught_up = Signal()
    step_shown = Signal(object)
    trick_acknowledged = Signal()
    view_changed = Signal()
    """`view` is another one; the cards of the one before can no longer be touched."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._steps: deque[Step] = deque()
        self._beats: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._holding = False
        self._advancing = False
        self.busy = False
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._end_hold)
        scene.motion.finished.connect(self._arrived)

    @property
    def view(self) -> TableView | None:
        """The view on the screen, or on its way there."""
        return self._beat.view if self._beat else None

    @property
    def on_last_step(self) -> bool:
        """Whether nothing is to come that the person has not begun to see."""
        return not self._steps

    @property
    def waits_for_click(self) -> bool:
        """Whether a complete trick lies until the person has it taken away."""
        return self._beat is not None and self._beat.hold is None

    def enqueue(self, step: Step) -> None:
        """Show this step after those before it."""
        self._steps.append(step)
        self.busy = True
        self._advance()

    def show_at_once(self, view: TableView) -> None:
        """Show this view without animation, and forget what was still to be shown."""
        self._steps.clear()
        self._beats.clear()
        self._hold.stop()
        self.busy = True
        self._begin(Beat(view))
        self._advance()

    # --- one beat after the other -------------------------------------------------------------

    def _advance(self) -> None:
        """Show beats until one takes time, or none is left."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self.busy and not (self._scene.motion.running or self._holding):
                if self._beats:
                    self._begin(self._beats.popleft())
                elif self._steps:
                    step = self._steps.popleft()
                    self._beats.extend(beats(step, self._scene.looks))
                    self._begin(self._beats.popleft())
                    self.step_shown.emit(step)
                else:
                    self.busy = False
                    self.caught_up.emit()
        finally:
            self._advancing = False

    def _begin(self, beat: Beat) -> None:
        changed = self._beat is None or beat.view is not self._beat.view
        self._beat = beat
        if changed:
            self._scene.choosing = False
            self._scene.chosen.clear()
            if beat.view.observation.phase is not Phase.DECLARING:
                self._scene.sort_for = None
        moving = self._scene.present(beat)
        if changed:
            self.view_changed.emit()
        if not moving:
            self._start_hold()

    def _arrived(self) -> None:
        if self.busy:
            self._start_hold()
            self._advance()

    def _start_hold(self) -> None:
        hold = self._beat.hold if self._beat else 0
        self._holding = hold != 0
        if hold:
            self._hold.start(hold)

    def _end_hold(self) -> None:
        self._hold.stop()
        if self._holding:
            self._holding = False
            if self._beat and self._beat.lying:
                self.trick_acknowledged.emit()
        self._advance()

    # --- in a hurry ---------------------------------------------------------------------------

    def hurry(self) -> None:
        """Let what moves arrive now; if nothing moves, go on to the next moment."""
        if self._scene.motion.running:
            self._scene.finish_motion()
            self._arrived()
        else:
            self._end_hold()

    def acknowledge_trick(self) -> None:
        """Take the complete trick away, if one lies there to be seen."""
        if self._holding and self._beat and self._beat.lying:
            self._end_hold()

    def finish_step(self) -> None:
        """Show the rest of the last step at once."""
        if self._beats:
            end = replace(self._beats[-1], move=0, hold=0)
            self._beats.clear()
            self._beats.append(end)
        while self.busy and self.on_last_step:
            self.hurry()

    # --- the same moment anew -----------------------------------------------------------------

    def redraw(self) -> None:
        """Show the same beat again: the size, the looks or the words have changed."""
        if self._beat is None:
            return
        moving = self._scene.motion.running
        self._scene.present(replace(self._beat, move=0, dealt=False))
        if moving:
            self._arrived()

    def rearrange(self) -> None:
        """Let the viewer's cards take the places they have now."""
        if self._beat is not None and not self.busy:
            move = timing.scaled(timing.MOVE, self._scene.looks.animation_speed)
            self._scene.present(replace(self._beat, move=move, dealt=False, said=None))
