"""One card on the table."""

from math import sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from skat_desktop.core.cards import Card
from skat_desktop.ui.table import timing
from skat_desktop.ui.table.arrangement import Place
from skat_desktop.ui.table.layout import CARD_RATIO, Pose
from skat_desktop.ui.table.pixmaps import CORNER, CardPixmaps
from skat_desktop.ui.table.seat_item import draw_outline
from skat_desktop.ui.table.style import SHADE

_OVERHANG = 0.08
"""Room for shadow and focus outline around the card, by its width."""

_IN_THE_AIR = 2000


class CardItem(QGraphicsObject):
    """A card with a pose, a face and a lift, painted from the shared pictures.

    ``face`` runs from 0, the back, to 1, the face; between them the card stands on its edge.
    ``lift`` from 0 to 1 raises the picture, not the item, along the card.
    """

    def __init__(self, card: Card | None, place: Place, pixmaps: CardPixmaps) -> None:
        super().__init__()
        self.card = card
        self.place = place
        self.pixmaps = pixmaps
        self.face = float(place.face_up)
        self.width = place.pose.width
        self.height_of_lift = 0.0
        self._lift = self._target = 0.0
        self._shake = 0.0
        self._focused = False
        self._lifting = self._animation(timing.LIFT)
        self._lifting.valueChanged.connect(self._set_lift)
        self._shaking = self._animation(timing.SHAKE)
        self._shaking.valueChanged.connect(self._set_shake)
        self.take_pose(place.pose)
        self.setZValue(place.z)

    def _animation(self, milliseconds: int) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(milliseconds)
        return animation

    def show_as(self, card: Card | None, place: Place) -> None:
        """Be this card, or one whose face is not known, on the way to this place."""
        if (card, place.dimmed) != (self.card, self.place.dimmed):
            self.update()
        self.card, self.place = card, place

    # --- where it lies ------------------------------------------------------------------------

    @property
    def pose(self) -> Pose:
        """Where the card is at this moment."""
        return Pose(self.x(), self.y(), self.width, self.rotation())

    def take_pose(self, pose: Pose) -> None:
        """Lie here from now on."""
        if pose == self.pose:
            return  # Qt would have it painted again all the same.
        if pose.width != self.width:
            self.prepareGeometryChange()
            self.width = pose.width
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)

    def set_face(self, face: float) -> None:
        """Turn the card: 0 shows the back, 1 the face."""
        if face != self.face:
            self.face = face
            self.update()

    def drag_to(self, point: QPointF) -> None:
        """Hang at the pointer, above everything else."""
        self.setPos(point)
        self.setRotation(0)
        self.setZValue(_IN_THE_AIR)

    # --- what the person does to it -----------------------------------------------------------

    def set_focused(self, focused: bool) -> None:
        """Outline the card that the keyboard would play."""
        if focused != self._focused:
            self._focused = focused
            self.update()

    def raise_up(self, up: bool, speed: float) -> None:
        """Lift the card out of the hand, or lower it."""
        target = float(up)
        if target == self._target:
            return
        self._target = target
        self._lifting.stop()
        if speed <= 0:
            self._set_lift(target)
        else:
            self._lifting.setStartValue(self._lift)
            self._lifting.setEndValue(target)
            self._lifting.setDuration(timing.scaled(timing.LIFT, speed))
            self._lifting.start()

    def shake(self, speed: float) -> None:
        """Shake the head: this card may not be played."""
        if speed > 0:
            self._shaking.setDuration(timing.scaled(timing.SHAKE, speed))
            self._shaking.start()

    def _set_lift(self, lift: float) -> None:
        self.prepareGeometryChange()
        self._lift = lift
        self.update()

    def _set_shake(self, progress: float) -> None:
        self._shake = sin(2 * tau * progress) * (1 - progress) * 0.045
        self.update()

    # --- for the scene ------------------------------------------------------------------------

    @property
    def _rect(self) -> QRectF:
        height = self.width * CARD_RATIO
        return QRectF(-self.width / 2, -height / 2, self.width, height)

    def boundingRect(self) -> QRectF:  # Qt's name
        over = _OVERHANG * self.width
        return self._rect.adjusted(-over, -over - self.height_of_lift, over, over)

    def shape(self) -> QPainterPath:
        """The card where it lies and where it is lifted to, so that it does not flicker."""
        path = QPainterPath()
        path.addRect(self._rect.adjusted(0, -self._lift * self.height_of_lift, 0, 0))
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the picture; one that lies straight is put on whole pixels of the screen."""
        shown = self.card if self.face >= 0.5 else None
        picture = self.pixmaps.card(
            shown, self.place.pose.width, painter.device().devicePixelRatio()
        )
        size = picture.pixmap.deviceIndependentSize()
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        scale = self.width / picture.width
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self._shake * self.width, -self._lift * self.height_of_lift)
        if self.face not in (0.0, 1.0):
            painter.scale(abs(2 * self.face - 1), 1)
        if scale == 1 and not self.rotation():
            painter.translate(_to_whole_pixels(painter.deviceTransform(), corner))
        painter.save()
        painter.scale(scale, scale)
        painter.drawPixmap(corner, picture.pixmap)
        painter.restore()
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = CORNER * self.width
        if self.place.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(SHADE)
            painter.drawRoundedRect(self._rect, radius, radius)
        if self._focused:
            draw_outline(painter, self._rect, radius, max(3.0, 0.03 * self.width))


def _to_whole_pixels(transform: QTransform, corner: QPointF) -> QPointF:
    """How far to move a picture so that its corner falls on a pixel of the screen."""
    exact = transform.map(corner)
    x, y = round(exact.x()) - exact.x(), round(exact.y()) - exact.y()
    return QPointF(x / (transform.m11() or 1), y / (transform.m22() or 1))
