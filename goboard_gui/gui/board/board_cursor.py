"""The keyboard cursor of the board, and the command that shows it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence

from ...go import Point
from ..actions.commands import Command
from ..core.key_repeats import KeyRepeats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ...diagram.picture import EmptyBoard
    from ...go import GraphPlan
    from ..actions.workspace import Workspace
    from .board_presenter import BoardPresenter
    from .board_view import BoardView
    from .message_strip import MessageStrip
    from .tools.board_tools import BoardTools

_Key = Qt.Key
_DIRECTIONS = {
    _Key.Key_Left: (-1, 0),
    _Key.Key_Right: (1, 0),
    _Key.Key_Up: (0, -1),
    _Key.Key_Down: (0, 1),
}
_PRESS_KEYS = frozenset({_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space})
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_LEVEL = 0.1  # units; points that are hardly farther ahead are level
_FOCUS_EVENTS = (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
_TEMPORARY_REASONS = frozenset(
    {
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
        Qt.FocusReason.ActiveWindowFocusReason,
    }
)
"""Focus reasons after which the focus returns to the board."""


class BoardCursor(QObject):
    """Keyboard cursor of the board, which selects and presses points like the mouse pointer.

    The mouse moves it as well. While it is active and the board has the focus, the arrow keys move
    it in the view; with Shift to the next line with star points, or to the edge. Enter and Space
    act as the left button while held, also with Shift or Ctrl; with Alt they act as the right
    button.
    """

    forward_requested = Signal()
    """Emitted when Space is pressed while the cursor is off."""
    activation_requested = Signal()
    """Emitted when a press key is used while the cursor is inactive."""
    active_changed = Signal(bool)
    """Emitted when the keyboard takes or gives up control of the cursor."""
    visibility_changed = Signal(bool)
    """Emitted when the cursor becomes visible or hidden."""
    moved = Signal()
    """Emitted when a key moved the cursor, or tried to at an edge."""
    point_pressed = Signal()
    """Emitted when a key pressed or released the point at the cursor."""
    key_forwarded = Signal(object)
    """Emitted when an arrow key is pressed with Alt: the `QKeySequence` of the arrow alone."""

    def __init__(self, view: BoardView, spans: Callable[[], bool]) -> None:
        """Create a cursor for a view of the board.

        ``spans`` returns whether the tool works from one point to another. A first press then sets
        the start and a second one the end, unless the cursor is moved while the key is held, like a
        drag.
        """
        super().__init__(view)
        self._view = view
        self._spans = spans
        self._board = view.board
        self._on = False
        self._visible = False
        self._place = Point(0, 0)
        self._pressed_key: int | None = None
        self._pressed_at: Point | None = None
        self._pending = False
        self._repeats = KeyRepeats()
        view.installEventFilter(self)
        view.board.hovered.connect(self._follow)

    @property
    def is_active(self) -> bool:
        """Whether the keyboard controls the cursor; it is visible only while the board has the
        focus.
        """
        return self._on

    @property
    def has_pending_press(self) -> bool:
        """Whether an operation with two points waits for its second press."""
        return self._pending

    def activate(self, at: Point) -> None:
        """Give the keyboard control of the cursor, starting at a point of the view."""
        self._on = True
        self._place = self._within(at)
        self._board.keeps_pointed = True
        self._view.setFocus()
        self._set_visible(self._view.hasFocus())
        self.active_changed.emit(True)

    def deactivate(self) -> None:
        """Hide the cursor, and forget the point that was pressed with it."""
        self.cancel_press()
        self._on = False
        self._board.keeps_pointed = False
        self._set_visible(False)
        self.active_changed.emit(False)

    def clamp_to_board(self) -> None:
        """Keep the cursor on the board after a change of its size or view."""
        if self._visible:
            self._go_to(self._within(self._place))

    def release_pressed(self) -> None:
        """Release the point that was pressed with a key."""
        self._pressed_key, self._pending = None, False
        self._board.release_pressed()

    def cancel_press(self) -> None:
        """Forget the point that was pressed with a key."""
        self._pressed_key, self._pending = None, False
        self._board.cancel_press()

    def _set_visible(self, seen: bool) -> None:
        if seen != self._visible:
            self._visible, self._place = seen, self._within(self._place)
            self._board.hover_point(self._place if seen else None)
            self.visibility_changed.emit(seen)

    def _follow(self, point: Point | None) -> None:
        if self._on and point is not None:
            self._place = point

    def _empty_board(self) -> EmptyBoard:
        return self._board.picture.empty_board

    def _within(self, point: Point) -> Point:
        width, height = self._empty_board().size
        plan = self._empty_board().plan
        if plan is not None:
            return point if point in plan.names else plan.board_points[0]
        return Point(min(point.column, width - 1), min(point.row, height - 1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            match event.type():
                case QEvent.Type.ShortcutOverride:
                    return self._claim(event)
                case QEvent.Type.KeyPress:
                    return self._press_key(event)
                case QEvent.Type.KeyRelease:
                    return self._release_key(event)
        elif isinstance(event, QFocusEvent) and self._on and event.type() in _FOCUS_EVENTS:
            self._change_focus(event)
        return super().eventFilter(watched, event)

    def _change_focus(self, event: QFocusEvent) -> None:
        if event.lostFocus() and not self._pending:
            self.cancel_press()  # the key will be released elsewhere
        if event.reason() not in _TEMPORARY_REASONS:
            self._set_visible(event.gotFocus())

    def _claim(self, event: QKeyEvent) -> bool:
        """Claim a key of the cursor before it triggers a shortcut; return whether the key was
        claimed.
        """
        modifiers = _modifiers(event)
        moves = event.key() in _DIRECTIONS and modifiers in (Qt.KeyboardModifier.NoModifier, _SHIFT)
        if self._on and (moves or event.key() in _PRESS_KEYS):
            event.accept()
            return True
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), _modifiers(event)
        if not self._on:
            if key in _PRESS_KEYS and not modifiers and not self._repeats.register_press(event):
                self.activation_requested.emit()
                if key == _Key.Key_Space:
                    self.forward_requested.emit()
                return True
            return False
        if key in _DIRECTIONS and modifiers in (Qt.KeyboardModifier.NoModifier, _SHIFT):
            self._move(_Key(key), far=bool(modifiers))
        elif key in _DIRECTIONS and modifiers == _ALT:
            self.key_forwarded.emit(QKeySequence(QKeyCombination(_Key(key))))
        elif key in _PRESS_KEYS:
            if not self._repeats.register_press(event):
                self._press(key, modifiers)
        elif key == _Key.Key_Menu or (key == _Key.Key_F10 and modifiers == _SHIFT):
            self._press(key, _ALT)
        else:
            return False
        return True

    def _release_key(self, event: QKeyEvent) -> bool:
        self._repeats.register_release(event)
        if event.isAutoRepeat() or event.key() != self._pressed_key:
            return False
        self._pressed_key = None
        if self._spans() and not self._pending and self._place == self._pressed_at:
            self._pending = True
        else:
            self.release_pressed()
        self.point_pressed.emit()
        return True

    def _press(self, key: int, modifiers: Qt.KeyboardModifier) -> None:
        self._pressed_key = key
        if self._pending:
            return  # the operation completes on release
        right = bool(modifiers & _ALT)
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        self._pressed_at = None if right else self._place
        self._board.press(self._place, button, modifiers & ~_ALT)

    def _move(self, key: Qt.Key, *, far: bool) -> None:
        self._go_to(self._target(_DIRECTIONS[key], far=far))
        self.moved.emit()

    def _target(self, direction: tuple[int, int], *, far: bool) -> Point:
        """Return the place to which one step of the cursor leads, avoiding faded lines."""
        plan = self._empty_board().plan
        if plan is not None:
            return next_point_on_graph(plan, self._place, direction)
        target = target_point(self._empty_board(), self._place, direction, far=far)
        return self._view.primary_position(self._view.view_point_at(target))

    def _go_to(self, point: Point) -> None:
        self._place = point
        self._board.hover_point(point)
        centre, around = self._board.centre(point).toPoint(), round(2 * self._board.pitch)
        self._view.ensureVisible(centre.x(), centre.y(), around, around)


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def target_point(
    empty_board: EmptyBoard, at: Point, direction: tuple[int, int], *, far: bool
) -> Point:
    """Return the point that one step of the cursor leads to, in view coordinates.

    A ``far`` step leads to the next line with star points, or to the edge.

    >>> from goboard_gui.diagram.picture import EmptyBoard
    >>> from goboard_gui.go import Point, Size, hoshi
    >>> board = EmptyBoard(Size(19, 19), hoshi(Size(19, 19)))
    >>> target_point(board, Point(4, 4), (1, 0), far=False)
    Point(column=5, row=4)
    >>> target_point(board, Point(4, 4), (1, 0), far=True)
    Point(column=9, row=4)
    """
    (across, down), size = direction, empty_board.size
    columns: Iterable[int] = (
        (point.column for point in empty_board.hoshi) if far else range(size.width)
    )
    rows: Iterable[int] = (point.row for point in empty_board.hoshi) if far else range(size.height)
    return Point(
        _next_stop({0, size.width - 1, *columns}, at.column, across),
        _next_stop({0, size.height - 1, *rows}, at.row, down),
    )


def next_point_on_graph(plan: GraphPlan, at: Point, direction: tuple[int, int]) -> Point:
    """Return the point that one step of the cursor reaches on a graph board, or ``at`` if there is
    no point in this direction.

    It is the nearest point ahead; the farther aside a point is, the less it counts as near.

    >>> from goboard_gui.go import BoardShape, Point
    >>> plan = BoardShape.hexagon(2).plan
    >>> [plan.names[next_point_on_graph(plan, Point(0, 1), d)] for d in ((1, 0), (0, 1), (-1, 0))]
    ['5', '6', '3']
    """
    (x, y), (across, down) = plan.point_positions[at], direction

    def weighted_distance(point: Point) -> float:
        right, below = plan.point_positions[point][0] - x, plan.point_positions[point][1] - y
        ahead, aside = right * across + below * down, abs(right * down) + abs(below * across)
        return ahead + 2 * aside if ahead > _LEVEL and ahead >= aside / 2 else inf

    best = min(plan.board_points, key=weighted_distance)
    return at if weighted_distance(best) == inf else best


def _next_stop(stops: Iterable[int], at: int, direction: int) -> int:
    """Return the nearest of the lines ``stops`` in a direction, or ``at`` itself if there is
    none.
    """
    if not direction:
        return at
    ahead = [stop for stop in stops if (stop - at) * direction > 0]
    return min(ahead, key=lambda stop: abs(stop - at), default=at)


class CursorCommands(QObject):
    """Command that shows or hides the keyboard cursor, and the message that explains its keys."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        view: BoardView,
        strip: MessageStrip,
        tools: BoardTools,
    ) -> None:
        super().__init__(view)
        document = workspace.document
        self._document = document
        self._view_settings = workspace.view_settings
        self._presenter = presenter
        self._view = view
        self._strip = strip
        self._actions = workspace.actions
        self._hint = ""
        self.cursor = BoardCursor(view, lambda: presenter.tool.uses_two_points)
        self.cursor.visibility_changed.connect(presenter.set_frame_visible)
        self.cursor.moved.connect(self._hide_hint)
        self.cursor.point_pressed.connect(self._hide_hint)
        self.cursor.key_forwarded.connect(self._forward_key)
        tools.changed.connect(self.cursor.cancel_press)
        document.cursor_moved.connect(self.cursor.cancel_press)
        document.record_changed.connect(self.cursor.clamp_to_board)
        workspace.actions.connect_commands({Command.BOARD_CURSOR: self._switch})

    def _switch(self) -> None:
        if self._actions[Command.BOARD_CURSOR].isChecked():
            self._start()
        else:
            self.hide_cursor()

    def _start(self) -> None:
        self._actions[Command.BOARD_CURSOR].setChecked(True)
        self.cursor.activate(self._first_point())
        self._hint = self.tr(
            "Arrow keys: move the cursor (with Shift: farther) · Alt+arrow keys: step "
            "through the game · Enter: click · Alt+Enter: open the menu · Esc: exit"
        )
        self._strip.show_message(self._hint)

    def _first_point(self) -> Point:
        """Return the point of the view at which the cursor appears.

        It is the point under the pointer, else that of the last move, else the centre.
        """
        if self._view.board.hovered_point is not None:
            return self._view.board.hovered_point
        session = self._document.session
        naming, last = self._view_settings.point_naming(session.shape), session.last_move
        if last is not None and last.move is not None and last.move.point is not None:
            return self._view.primary_position(naming.to_view(last.move.point))
        plan, (width, height) = naming.notation.plan, naming.view_size
        if plan is not None:
            return plan.board_points[len(plan.board_points) // 2]
        return self._view.primary_position(Point(width // 2, height // 2))

    def _hide_hint(self) -> None:
        if self._strip.text == self._hint:
            self._strip.clear_transient()

    def _forward_key(self, key: QKeySequence) -> None:
        """Trigger the action whose shortcut is this key."""
        action = self._actions.action_with_key(key)
        if action is not None:
            action.trigger()

    def cancel_pending(self) -> bool:
        """Cancel an operation that waits for a second press; return False if there is none."""
        begun = self.cursor.has_pending_press
        if begun:
            self._presenter.cancel()
            self.cursor.release_pressed()
        return begun

    def hide_cursor(self) -> bool:
        """Hide the cursor; return False if it was hidden already."""
        on = self.cursor.is_active
        if on:
            self._actions[Command.BOARD_CURSOR].setChecked(False)
            self._hide_hint()
            self.cursor.deactivate()
        return on
