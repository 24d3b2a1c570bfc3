"""The board on screen: a picture in, points out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...diagram.layer import Layer
from ...diagram.layout import Layout, Margins
from ...diagram.wood import SHADOW

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent, QRegion

    from ...diagram.picture import Picture
    from ...diagram.theme import Theme
    from ...go import Point


class BoardWidget(QWidget):
    """Shows a picture at a pitch, and tells which point of it the pointer is on.

    What is painted is kept in a layer; another picture repaints only the points that differ.
    """

    pressed = Signal(object, object, object)
    """A point was pressed: the view point, the button and the modifiers."""
    dragged = Signal(object)
    """With a point pressed, the pointer came to another view point, or left them for None."""
    released = Signal()
    """What was pressed is no more."""
    hovered = Signal(object)
    """The pointer came to another view point, or left them for None."""
    paint_requested = Signal()
    """Another picture is going to be painted."""
    painted = Signal()
    """The picture has been painted, or the board was hidden."""

    def __init__(self, picture: Picture, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._theme = theme
        self._pitch = 24.0
        self._layer = Layer()
        self._window = QRect()
        self._stale = True
        self._under_pointer: Point | None = None
        self._held: Qt.MouseButton | None = None
        self._pointer = QPointF()
        self.keeps_pointed = False
        """Whether the point pointed at stays so when the pointer leaves the points."""
        self._place()
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Picture:
        return self._picture

    @property
    def pitch(self) -> float:
        """The distance of neighbouring lines, in logical pixels."""
        return self._layout.pitch_x

    def show_picture(self, picture: Picture) -> None:
        """Show another picture, repainting no more than differs."""
        ground, self._picture = self._picture.ground, picture
        if (ground.size, Margins.of(ground)) != (picture.ground.size, Margins.of(picture.ground)):
            self._place()
        elif self._stale:
            self.update()
        else:
            changed = self._refresh()
            self.update(changed)
            if not changed.intersects(self.visibleRegion()):
                return
        if self.isVisible():
            self.paint_requested.emit()

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._drop()

    def use_pitch(self, pitch: float) -> None:
        """Draw the board at a pitch in logical pixels; the widget takes the size it needs."""
        if pitch != self._pitch:
            self._pitch = pitch
            self._place()

    @property
    def pointed(self) -> Point | None:
        """The view point that the pointer is on, or that was pointed at instead."""
        return self._under_pointer

    def point_to(self, point: Point | None) -> None:
        """Point at a view point, or at none, as the pointer does; what is pressed is dragged."""
        if point != self._under_pointer:
            self._under_pointer = point
            self.hovered.emit(point)
            if self._held is not None:
                self.dragged.emit(point)

    def press(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        """Press a view point, as a button of the mouse does, until `let_go`."""
        if self._held is not None:
            self.let_go()
        self._held = button
        self.pressed.emit(point, button, modifiers)

    def let_go(self) -> None:
        """Let go what is pressed, if anything is."""
        if self._held is not None:
            self._held = None
            self.released.emit()

    def centre(self, point: Point) -> QPointF:
        """Where a view point lies in the widget."""
        return self._layout.centre(point)

    def sizeHint(self) -> QSize:
        board = self._layout.board_rect()
        return QSize(round(board.right() + board.left()), round(board.bottom() + board.top()))

    def _place(self) -> None:
        """Lay the board out for its size and pitch, with room for its shadow."""
        ground = self._picture.ground
        self._ratio = self.devicePixelRatioF()
        layout = Layout.at_pitch(ground.size, self._pitch, margins=Margins.of(ground)).aligned(
            self._ratio
        )
        room = round(self._pitch * SHADOW)
        board = layout.board_rect()
        self._layout = layout.moved(room - board.left(), room - board.top()).aligned(self._ratio)
        self.setFixedSize(self.sizeHint())
        self._drop()

    def _drop(self) -> None:
        self._stale = True
        self.update()

    def _refresh(self) -> QRegion:
        """Bring the layer up to date; return where the widget changed."""
        self._stale = False
        corner, ratio = self._window.topLeft(), self.devicePixelRatioF()
        layout = self._layout.moved(-corner.x(), -corner.y())
        region = self._layer.show(self._picture, layout, self._theme, self._window.size(), ratio)
        return region.translated(corner)

    def _look_through(self, painted: QRect) -> None:
        """Keep in the layer what can be seen of the board: zoomed in, that is a small part."""
        seen = self.visibleRegion().boundingRect()
        window = seen if seen.contains(painted) else self.rect()
        if window != self._window:
            self._window = window
            self._stale = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.painted.emit()  # nothing need wait for a paint any more

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ratio != ratio:
            self._place()  # the window has come to another screen
        self._look_through(event.rect())
        if self._stale:
            self._refresh()
        with QPainter(self) as painter:
            for rect in event.region():  # type: ignore[attr-defined]
                inside = QPointF(rect.topLeft() - self._window.topLeft())
                source = QRectF(inside * ratio, rect.size().toSizeF() * ratio)
                painter.drawImage(QRectF(rect), self._layer.image, source)
        self.painted.emit()

    def _point_at(self, position: QPointF) -> Point | None:
        return self._layout.point_at(position.x(), position.y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and not event.buttons() & self._held:
            self.let_go()  # a menu had the release
        before, self._pointer = self._pointer, event.globalPosition()
        if before != self._pointer or not self.keeps_pointed:  # else only windows have moved
            self._hover(self._point_at(event.position()))
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event.position())
        if point is None or event.button() is Qt.MouseButton.MiddleButton:
            event.ignore()
        else:
            if self._held is not None and event.buttons() != event.button():
                return  # another button is down
            self.press(point, event.button(), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            event.ignore()
        elif event.button() is self._held:
            self.let_go()

    def _hover(self, point: Point | None) -> None:
        if point is not None or not self.keeps_pointed:
            self.point_to(point)
