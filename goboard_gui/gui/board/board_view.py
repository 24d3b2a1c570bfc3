"""Scroll area around the board, with zooming, panning and the focus border, and a preview board."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPalette, QRegion, QWheelEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ...diagram.compose import compose_picture
from ...diagram.layout import BoardMargins, largest_pitch
from ...diagram.painting.wood import SHADOW_WIDTH
from ...diagram.picture import Arrow
from ...diagram.wrapping import find_unfolding, unfold_picture
from ...go import Board, Size
from ..actions.commands.command import MOVES_PER_PAGE
from ..widgets.scroll_areas import make_viewport
from .board_widget import BoardWidget
from .edge_label_bands import EdgeLabelBands

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from ...diagram.picture import EmptyBoard, Overlay, Picture
    from ...diagram.theme import Theme
    from ...diagram.wrapping import Unfolding
    from ...go import Point
    from ...record import Session
    from ..core.view_settings import ViewSettings

MAX_ARROWS = 1000
"""The maximum number of arrows and lines drawn on the screen; print and export draw all."""
_BORDER_WIDTH = 2
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FocusBorder(QWidget):
    """Border around a widget that has the keyboard focus, unless a click gave it the focus."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        elif isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self.setVisible(event.reason() in _KEYBOARD_REASONS or self.isVisible())
        elif isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            temporary = event.reason() in (
                Qt.FocusReason.PopupFocusReason,
                Qt.FocusReason.ActiveWindowFocusReason,
            )
            self.setVisible(temporary and self.isVisible())
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Cover the widget but mask everything except the border, so that the board is not
        repainted.
        """
        outer = QRect(0, 0, self._widget.width(), self._widget.height())
        self.setGeometry(outer)
        inner = outer.adjusted(_BORDER_WIDTH, _BORDER_WIDTH, -_BORDER_WIDTH, -_BORDER_WIDTH)
        self.setMask(QRegion(outer).subtracted(QRegion(inner)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))


class ArrowLimiter:
    """The arrows and lines of a picture, of which only the first `MAX_ARROWS` are drawn."""

    def __init__(self) -> None:
        self._all: Overlay = ()
        self._drawn: Overlay = ()
        self.omitted = 0

    def without_excess_arrows(self, picture: Picture) -> Picture:
        """Return a picture without the arrows and lines beyond the limit."""
        items = picture.overlays_above
        if items is not self._all:  # the same while only the pointer moves
            arrows = [number for number, item in enumerate(items) if isinstance(item, Arrow)]
            left_out = frozenset(arrows[MAX_ARROWS:])
            self._all, self.omitted = items, len(left_out)
            self._drawn = tuple(item for n, item in enumerate(items) if n not in left_out)
        return picture._replace(overlays_above=self._drawn) if self.omitted else picture


FULL_BOARD = Size(19, 19)
"""The board size that determines the pitch of all boards."""

ZOOM_STEP = 1.15
MIN_ZOOM, MAX_ZOOM = 0.25, 6.0
_MIN_PITCH = 4.0
FITTING_ROUNDS = 5
"""Number of rounds for fitting a board; each is about ten times as precise as the one before."""
_WHEEL_STEP = 120  # in eighths of a degree, as in QWheelEvent
_TOUCHPAD_STEP = 40  # touchpad pixels per move


class BoardView(QScrollArea):
    """Scroll area that contains a `BoardWidget`.

    Boards of all sizes have the same pitch, like real ones: the largest pitch at which a 19×19
    board fits, times the zoom. With `set_fit`, it is the largest pitch at which the current board
    fits.
    """

    stepped = Signal(int)
    """Emitted when the wheel steps through the game: the number of moves, negative for back."""
    zoomed = Signal(float)
    """Emitted with the new zoom factor."""
    scaled = Signal()
    """Emitted when the size of the board or of the view may have changed."""

    def __init__(self, picture: Picture, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(make_viewport(QPalette.ColorRole.Window))
        self.board = BoardWidget(unfold_picture(picture), theme)
        self.setWidget(self.board)
        self.rim = FocusBorder(self)
        self.label_bands = EdgeLabelBands(self.board, self.viewport(), theme)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.label_bands.refresh)
            bar.rangeChanged.connect(self.label_bands.refresh)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(self.tr("Board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().installEventFilter(self)
        self._zoom = 1.0
        self._fit = False
        self._full = picture.empty_board
        self._unfolding: Unfolding | None = None
        self._arrows = ArrowLimiter()
        self._wheel = 0
        self._grabbed: QPoint | None = None
        self.set_theme(theme)

    @property
    def zoom(self) -> float:
        """The zoom factor, relative to the line spacing that boards of all sizes share."""
        return self._zoom

    @property
    def omitted_arrows(self) -> int:
        """The number of arrows and lines of the picture that are not drawn."""
        return self._arrows.omitted

    def set_theme(self, theme: Theme) -> None:
        """Draw the board and its surroundings with this theme."""
        self.board.set_theme(theme)
        self.label_bands.set_theme(theme)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.background))
        self.setPalette(palette)

    def show_picture(self, picture: Picture) -> None:
        """Replace the picture of the board that is displayed; a board with joined edges is
        unfolded.
        """
        self._unfolding = find_unfolding(picture.empty_board)
        picture = unfold_picture(self._arrows.without_excess_arrows(picture))
        empty_board, before = picture.empty_board, self.board.picture.empty_board
        relabelled_bands = empty_board is not before or picture.crop != self.board.picture.crop
        resized = empty_board.size != before.size or empty_board.plan != before.plan
        pitch = self.board.pitch
        relabelled = self.board.margins(empty_board, pitch) != self.board.margins(before, pitch)
        self.board.show_picture(picture)
        if resized or relabelled:
            self._resize_board()
        if relabelled_bands:
            self.label_bands.refresh()

    def set_reference_board(self, full: EmptyBoard) -> None:
        """Set the full-sized board that determines the distance between lines for boards of all
        sizes.
        """
        if full is not self._full:
            before, self._full = self._shared_pitch(), full
            if self._shared_pitch() != before:
                self._resize_board()

    def view_point_at(self, place: Point) -> Point:
        """Convert a place on the displayed board to the point of the view that is shown there.

        The two differ only on boards with joined edges, which are displayed unfolded.
        """
        return place if self._unfolding is None else self._unfolding.fold(place)

    def primary_position(self, point: Point) -> Point:
        """Return where a point of the view is shown on the displayed board. If it is shown more
        than once, return the place that is not faded.
        """
        return point if self._unfolding is None else self._unfolding.primary_position(point)

    def set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        """Set the zoom factor, and stop fitting the board.

        The position ``around`` in the viewport stays in place; by default it is the centre.
        """
        self._fit = False
        place = around or QPointF(self.viewport().rect().center())
        on_board = self.board.mapFrom(self.viewport(), place)
        before = self.board.pitch
        self._zoom = min(max(zoom, MIN_ZOOM), MAX_ZOOM)
        self._resize_board()
        on_board *= self.board.pitch / before
        self.horizontalScrollBar().setValue(round(on_board.x() - place.x()))
        self.verticalScrollBar().setValue(round(on_board.y() - place.y()))
        self.zoomed.emit(self._zoom)

    def set_fit(self, fit: bool) -> None:
        """Fit the current board into the window, or return to the line spacing shared by all."""
        self._fit = fit
        self._resize_board()

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Multiply the visible size by a factor, see `set_zoom`."""
        seen = self.board.pitch / self._shared_pitch() if self._fit else self._zoom
        self.set_zoom(seen * factor, around)

    def _resize_board(self) -> None:
        pitch = self._pitch_of_empty_board() if self._fit else self._shared_pitch() * self._zoom
        self.board.set_pitch(max(pitch, _MIN_PITCH))
        self.label_bands.refresh()
        self.scaled.emit()

    @property
    def fitting_factor(self) -> float:
        """The factor by which fitting the board into the view would enlarge it."""
        return 1.0 if self._fit else self._pitch_of_empty_board() / self.board.pitch

    def _pitch_of_empty_board(self) -> float:
        empty_board = self.board.picture.empty_board
        return self._fitting_pitch(empty_board.size, empty_board)

    def _shared_pitch(self) -> float:
        unfolding = find_unfolding(self._full)
        size = FULL_BOARD if unfolding is None else unfolding.unfolded_size
        shared = self._fitting_pitch(size, self._full)
        if self.board.picture.empty_board.plan is None:
            return shared
        return min(shared, self._pitch_of_empty_board())  # a graph may be of any size

    def _fitting_pitch(self, size: Size, empty_board: EmptyBoard) -> float:
        """Return the largest line spacing at which a board of this size fits into the view with its
        shadow and the labels of ``empty_board``.
        """
        room, pitch = self.maximumViewportSize(), inf
        # The shorter the pitch, the more of it the margins take, as labels stay legible.
        for _ in range(FITTING_ROUNDS):
            margins = self.board.margins(empty_board, pitch)
            wide = BoardMargins(*(margin + SHADOW_WIDTH for margin in margins))
            rect = QRectF(QPointF(), room.toSizeF())
            pitch = largest_pitch(size, rect, margins=wide, plan=empty_board.plan)
            pitch = max(pitch, _MIN_PITCH)
        return pitch

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_board()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / _WHEEL_STEP), event.position())
            return
        # Some systems scroll horizontally while Shift is held.
        notch, turned = _WHEEL_STEP, event.angleDelta().y() or event.angleDelta().x()
        if not event.pixelDelta().isNull():
            notch, turned = _TOUCHPAD_STEP, event.pixelDelta().y()
        self._wheel -= turned
        steps = int(self._wheel / notch)
        self._wheel -= steps * notch
        if steps:
            by_page = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(steps * MOVES_PER_PAGE if by_page else steps)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll the board when it is dragged with the middle button."""
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


class PreviewBoard(BoardView):
    """A board that always fits into its area and uses the view settings; it can't get the focus."""

    def __init__(self, view_settings: ViewSettings, theme: Theme, side: int) -> None:
        """Create a board of at least ``side`` × ``side`` logical pixels."""
        empty = Board.empty(Size(19, 19))
        super().__init__(
            compose_picture(
                empty, view_settings.point_naming(empty.size), view_settings.display_options
            ),
            theme,
        )
        self._view_settings = view_settings
        self.setMinimumSize(side, side)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_fit(True)

    def show_session(self, session: Session) -> None:
        """Show the position at a session's cursor, with its last move and markup."""
        self.show_picture(
            compose_picture(
                session.board,
                self._view_settings.point_naming(session.shape),
                self._view_settings.display_options,
                session.last_move,
                markup=session.markup,
            )
        )
