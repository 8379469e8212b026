"""Cards in motion: one animation moves, turns and flips all that move at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from skat_desktop.ui.table.card_item import CardItem
from skat_desktop.ui.table.layout import Pose


@dataclass(frozen=True, slots=True)
class Move:
    """A card's way to a new pose and face.

    It runs from ``start`` to ``end``, parts of the motion's time between 0 and 1.
    """

    item: CardItem
    pose: Pose
    face: float
    start: float = 0.0
    end: float = 1.0


class Motion(QObject):
    """Runs one set of moves at a time; ``finished`` is emitted when all have arrived."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: list[tuple[Move, Pose, float]] = []
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._tick)
        self._animation.finished.connect(self.finished)

    @property
    def running(self) -> bool:
        """Whether cards are on their way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def run(self, moves: Sequence[Move], milliseconds: int) -> bool:
        """Begin these moves; True if they take time, False if all is done already."""
        self.finish()
        now = [(move, move.item.pose, move.item.face) for move in moves]
        self._moves = [(m, pose, face) for m, pose, face in now if (m.pose, m.face) != (pose, face)]
        if milliseconds > 0 and self._moves:
            self._animation.setDuration(milliseconds)
            self._animation.start()
            return True
        self._tick(1.0)
        return False

    def finish(self) -> None:
        """Let all cards arrive now, without `finished`."""
        if self.running:
            self._animation.stop()
            self._tick(1.0)

    def _tick(self, time: float) -> None:
        for move, origin, face in self._moves:
            part = min(max((time - move.start) / (move.end - move.start), 0.0), 1.0)
            if part >= 1.0:
                move.item.take_pose(move.pose)
                move.item.set_face(move.face)
            elif part > 0.0:
                way = self._easing.valueForProgress(part)
                move.item.take_pose(_between(origin, move.pose, way))
                move.item.set_face(face + (move.face - face) * way)


def _between(a: Pose, b: Pose, way: float) -> Pose:
    return Pose(
        a.x + (b.x - a.x) * way,
        a.y + (b.y - a.y) * way,
        a.width + (b.width - a.width) * way,
        a.angle + (b.angle - a.angle) * way,
    )
