"""Widget that paints a picture of the board and reports the points under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...diagram.layout import BoardMargins, Layout, aligned_pitch
from ...diagram.painting.board_image import BoardImage
from ...diagram.painting.label_fitting import LEAST_NUMBERED_PITCH
from ...diagram.painting.wood import SHADOW_WIDTH
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent, QRegion

    from ...diagram.picture import EmptyBoard, Picture
    from ...diagram.theme import Theme
    from ...go import Point


class _AcceptedPress(NamedTuple):
    """The last left press that was not ignored: its point of the view, and its time in
    milliseconds.
    """

    point: Point
    timestamp: int


class BoardWidget(QWidget):
    """Widget that paints a picture of the board, and reports the points that the mouse or keyboard
    uses.

    The painted board is cached as an image; when the picture changes, only the points that differ
    are painted again.
    """

    pressed = Signal(object, object, object)
    """Emitted when a point is pressed: the point of the view, the button and the modifiers."""
    dragged = Signal(object)
    """Emitted while a point is pressed: the point of the view that the pointer is at, or None."""
    released = Signal()
    """Emitted when the button is released."""
    press_lost = Signal()
    """Emitted instead of `released` if the release of the button or key can't be received."""
    hovered = Signal(object)
    """Emitted when the pointer is at another point of the view, or at none (None)."""
    paint_requested = Signal()
    """Emitted when a new picture is about to be painted."""
    layout_changed = Signal()
    """Emitted when the size of the board or the distance between lines may have changed."""
    painted = Signal()
    """Emitted when the picture has been painted, or the board was hidden."""

    def __init__(self, picture: Picture, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._theme = theme
        self._pitch = 24.0
        self._layer = BoardImage()
        self._window = QRect()
        self._stale = True
        self._slices = QTimer(self, singleShot=True)
        self._slices.timeout.connect(self._paint_more)
        self._under_pointer: Point | None = None
        self._held: Qt.MouseButton | None = None
        self._pointer = QPointF()
        self._mouse_press: QPointF | None = None
        """Where the mouse pressed a point, until the pointer has left its surroundings."""
        self._is_held_by_mouse = False
        self._dragged_to: Point | None = None
        self._accepted: _AcceptedPress | None = None
        self.ignores_repeated_presses = False
        """Whether a left press that repeats the one before by accident is ignored."""
        self.keeps_pointed = False
        """Whether `hovered_point` keeps its value when the pointer leaves the points."""
        self._update_layout()
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Picture:
        """The displayed picture of the board."""
        return self._picture

    @property
    def pitch(self) -> float:
        """The distance between lines, in logical pixels."""
        return self._layout.pitch_x

    @property
    def is_too_small_for_numbers(self) -> bool:
        """Whether lines are too close to each other for move numbers on stones."""
        return self._layout.pitch < LEAST_NUMBERED_PITCH

    def show_picture(self, picture: Picture) -> None:
        """Display another picture, repainting only the points that differ."""
        empty_board, self._picture = self._picture.empty_board, picture
        if (empty_board.size, empty_board.plan, self.margins(empty_board, self.pitch)) != (
            picture.empty_board.size,
            picture.empty_board.plan,
            self.margins(picture.empty_board, self.pitch),
        ):
            self._update_layout()
        elif self._stale:
            self.update()
        else:
            changed = self._refresh()
            self.update(changed)
            if not changed.intersects(self.visibleRegion()):
                return
        if self.isVisible():
            self.paint_requested.emit()

    def set_theme(self, theme: Theme) -> None:
        """Paint the board with this theme."""
        self._theme = theme
        self._invalidate()

    def margins(self, empty_board: EmptyBoard, pitch: float) -> BoardMargins:
        """Return the margins that the coordinates of a board need at a given line spacing."""
        return BoardMargins.for_board(empty_board, self._theme.min_edge_size / pitch)

    def set_pitch(self, pitch: float) -> None:
        """Set the distance between lines in logical pixels, and resize the widget to fit."""
        if pitch != self._pitch:
            self._pitch = pitch
            self._update_layout()

    @property
    def hovered_point(self) -> Point | None:
        """The point of the view under the pointer or the keyboard cursor, or None."""
        return self._under_pointer

    def hover_point(self, point: Point | None) -> None:
        """Move the pointer to a point of the view, or off the board for None; a pressed point is
        dragged.
        """
        changed, self._under_pointer = point != self._under_pointer, point
        self._drag_to(point)
        if changed:
            self.hovered.emit(point)

    def _drag_to(self, point: Point | None) -> None:
        if self._held is not None and point != self._dragged_to:
            self._dragged_to = point
            self.dragged.emit(point)

    def press(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        """Press a point of the view, as a mouse button would, until `release_pressed` is called."""
        if self._held is not None:
            by_mouse = self._mouse_press
            self.cancel_press()  # a dialog received the release event
            self._mouse_press = by_mouse
        self._held, self._dragged_to = button, point
        self._is_held_by_mouse = self._mouse_press is not None
        self.pressed.emit(point, button, modifiers)

    def release_pressed(self) -> None:
        """Release the pressed point, if any."""
        if self._held is not None:
            self._held = self._mouse_press = None
            self.released.emit()

    def cancel_press(self) -> None:
        """Forget the pressed point, if any, because its release can't be received."""
        if self._held is not None:
            self._held = self._mouse_press = None
            self.press_lost.emit()

    def centre(self, point: Point) -> QPointF:
        """Return the position of a point of the view in the widget."""
        return self._layout.centre(point)

    def sizeHint(self) -> QSize:
        board = self._layout.board_rect()
        return QSize(round(board.right() + board.left()), round(board.bottom() + board.top()))

    def _update_layout(self) -> None:
        """Lay out the board for its size and line spacing, with room for its shadow."""
        empty_board = self._picture.empty_board
        self._ratio = self.devicePixelRatioF()
        pitch = aligned_pitch(self._pitch, self._ratio)
        layout = Layout.at_pitch(
            empty_board.size, pitch, margins=self.margins(empty_board, pitch), plan=empty_board.plan
        ).aligned_to_pixels(self._ratio)
        room = round(self._pitch * SHADOW_WIDTH)
        board = layout.board_rect()
        self._layout = layout.translated(room - board.left(), room - board.top()).aligned_to_pixels(
            self._ratio
        )
        self.setFixedSize(self.sizeHint())
        self._invalidate()
        self.layout_changed.emit()

    def _invalidate(self) -> None:
        self._stale = True
        self.update()

    def _refresh(self) -> QRegion:
        """Update the cached image of the board, and return the region of the widget that has
        changed.
        """
        self._stale = False
        corner, ratio = self._window.topLeft(), self.devicePixelRatioF()
        layout = self._layout.translated(-corner.x(), -corner.y())
        size = self._window.size()
        region = self._layer.update(self._picture, layout, self._theme, size, ratio, in_slices=True)
        if not self._layer.is_complete:
            self._slices.start()
        return region.translated(corner)

    def _paint_more(self) -> None:
        """Paint the next part of a picture that takes a long time to paint."""
        if self._stale or self._layer.is_complete:
            return  # it will be painted again, or was painted completely meanwhile
        self.update(self._layer.paint_next_slice().translated(self._window.topLeft()))
        if not self._layer.is_complete:
            self._slices.start()

    def _update_visible_part(self, painted: QRect) -> None:
        """Cache only the visible part of the board, which is small when zoomed in."""
        seen = self.visibleRegion().boundingRect()
        window = seen if seen.contains(painted) else self.rect()
        if window != self._window:
            self._window = window
            self._stale = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.painted.emit()  # do not keep others waiting for a paint

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ratio != ratio:
            self._update_layout()  # moved to another screen
        self._update_visible_part(event.rect())
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
        held = self._held if self._is_held_by_mouse else None
        if held is not None and not event.buttons() & held:
            self.cancel_press()  # a menu received the release event
        before, self._pointer = self._pointer, event.globalPosition()
        moved = before != self._pointer or not self.keeps_pointed  # not only the window has moved
        if moved and not self._is_still_click(event):
            self._hover(self._point_at(event.position()))
        event.ignore()

    def _is_still_click(self, event: QMouseEvent) -> bool:
        """Return whether the pointer is still close to where the mouse button was pressed, so that
        the press counts as a click and not as a drag.
        """
        if self._mouse_press is None:
            return False
        moved = event.globalPosition() - self._mouse_press
        if moved.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
            return True
        self._mouse_press = None
        return False

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press_by_mouse(event, is_double_click=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press_by_mouse(event, is_double_click=True)

    def _press_by_mouse(self, event: QMouseEvent, *, is_double_click: bool) -> None:
        point = self._point_at(event.position())
        if point is None or event.button() is Qt.MouseButton.MiddleButton:
            event.ignore()
            return
        if self._held is not None and event.buttons() != event.button():
            return  # another button is pressed
        if event.button() is Qt.MouseButton.LeftButton:
            if self.ignores_repeated_presses and self._is_repeated(event, point, is_double_click):
                return
            self._accepted = _AcceptedPress(point, event.timestamp())
        self.hover_point(point)
        self._mouse_press = event.globalPosition()
        self.press(point, event.button(), event.modifiers())

    def _is_repeated(self, event: QMouseEvent, point: Point, is_double_click: bool) -> bool:
        """Return whether a left press follows the last accepted one too soon to be intended.

        It must be on the same point, or reported as a double click by Qt, which allows for a small
        movement between the presses.
        """
        if self._accepted is None:
            return False
        elapsed = event.timestamp() - self._accepted.timestamp
        soon = 0 <= elapsed < QGuiApplication.styleHints().mouseDoubleClickInterval()
        return soon and (is_double_click or point == self._accepted.point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            event.ignore()
        elif event.button() is self._held:
            point = self._point_at(event.position())
            if not self._is_still_click(event):
                self._hover(point)
            self.release_pressed()
            self._hover(point)

    def _hover(self, point: Point | None) -> None:
        if point is not None or not self.keeps_pointed:
            self.hover_point(point)
        else:
            self._drag_to(None)
