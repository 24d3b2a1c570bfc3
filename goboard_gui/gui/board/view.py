"""The place for the board in the window: its size, its zoom, panning and the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ...diagram.layout import Margins, fitting_pitch
from ...diagram.wood import SHADOW
from ...go import Size
from ..widgets.viewport import make_viewport
from .message_bar import MessageBar
from .rim import FocusRim
from .widget import BoardWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ...diagram.picture import Ground, Picture
    from ...diagram.theme import Theme

FULL_BOARD = Size(19, 19)
"""The board whose fit to the window sets the pitch that all boards share."""

ZOOM_STEP = 1.15
LEAST_ZOOM, MOST_ZOOM = 0.25, 6.0
_LEAST_PITCH = 4.0
_NOTCH = 120  # eighths of a degree, as Qt counts them
_SWIPE = 40  # pixels of a touch pad for a move


class BoardView(QScrollArea):
    """Holds a `BoardWidget` at the pitch of the window, in the middle or to be panned.

    All boards share one pitch, as real ones do: the largest at which a 19×19 fits, times the
    zoom. `fit` makes it the largest for the board that is shown instead.
    """

    stepped = Signal(int)
    """The wheel asks to go so many moves forward, or back if negative."""
    zoomed = Signal(float)
    """There is another zoom."""

    def __init__(self, picture: Picture, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(make_viewport(QPalette.ColorRole.Window))
        self.board = BoardWidget(picture, theme)
        self.setWidget(self.board)
        self.rim = FocusRim(self)
        self.message = MessageBar(self)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(self.tr("Board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().installEventFilter(self)
        self._zoom = 1.0
        self._fit = False
        self._full_margins = Margins.of(picture.ground)
        self._wheel = 0
        self._grabbed: QPoint | None = None
        self.use_theme(theme)

    @property
    def zoom(self) -> float:
        return self._zoom

    def use_theme(self, theme: Theme) -> None:
        self.board.use_theme(theme)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.table))
        self.setPalette(palette)

    def show_picture(self, picture: Picture) -> None:
        ground, before = picture.ground, self.board.picture.ground
        resized = ground.size != before.size
        relabelled = Margins.of(ground) != Margins.of(before)
        self.board.show_picture(picture)
        if resized or relabelled:
            self._resize_board()

    def share_pitch(self, full: Ground) -> None:
        """Let boards have the pitch at which the full board with these labels fits the view."""
        margins = Margins.of(full)
        if margins != self._full_margins:
            self._full_margins = margins
            self._resize_board()

    def use_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        """Zoom, and fit no longer; ``around`` a place, by default the middle, nothing moves."""
        self._fit = False
        place = around or QPointF(self.viewport().rect().center())
        on_board = self.board.mapFrom(self.viewport(), place)
        before = self.board.pitch
        self._zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        self._resize_board()
        on_board *= self.board.pitch / before
        self.horizontalScrollBar().setValue(round(on_board.x() - place.x()))
        self.verticalScrollBar().setValue(round(on_board.y() - place.y()))
        self.zoomed.emit(self._zoom)

    def use_fit(self, fit: bool) -> None:
        """Fit the board that is shown to the window, or let all boards share one pitch."""
        self._fit = fit
        self._resize_board()

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom in or out from the size that is seen, see `use_zoom`."""
        seen = self.board.pitch / self._shared_pitch() if self._fit else self._zoom
        self.use_zoom(seen * factor, around)

    def _resize_board(self) -> None:
        if self._fit:
            ground = self.board.picture.ground
            pitch = self._fitting_pitch(ground.size, Margins.of(ground))
        else:
            pitch = self._shared_pitch() * self._zoom
        self.board.use_pitch(max(pitch, _LEAST_PITCH))

    def _shared_pitch(self) -> float:
        return self._fitting_pitch(FULL_BOARD, self._full_margins)

    def _fitting_pitch(self, size: Size, margins: Margins) -> float:
        """The largest pitch at which a board, its labels and its shadow fit the view."""
        room = self.maximumViewportSize()
        wide = Margins(*(margin + SHADOW for margin in margins))
        return fitting_pitch(size, QRectF(0, 0, room.width(), room.height()), margins=wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_board()
        self.message.place()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / _NOTCH), event.position())
            return
        # Some systems turn the wheel sideways while Shift is held.
        notch, turned = _NOTCH, event.angleDelta().y() or event.angleDelta().x()
        if not event.pixelDelta().isNull():
            notch, turned = _SWIPE, event.pixelDelta().y()
        self._wheel -= turned
        steps = int(self._wheel / notch)
        self._wheel -= steps * notch
        if steps:
            tens = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(steps * 10 if tens else steps)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pan with the middle button, on the board and beside it."""
        if isinstance(event, QMouseEvent):
            self._pan(event)
        return super().eventFilter(watched, event)

    def _pan(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() is Qt.MouseButton.MiddleButton:
                self._grabbed = here
            case QEvent.Type.MouseMove if self._grabbed is not None:
                moved = here - self._grabbed
                self._grabbed = here
                for bar, distance in (
                    (self.horizontalScrollBar(), moved.x()),
                    (self.verticalScrollBar(), moved.y()),
                ):
                    bar.setValue(bar.value() - distance)
            case QEvent.Type.MouseButtonRelease:
                self._grabbed = None
