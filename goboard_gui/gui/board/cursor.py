"""The cursor on the board, for those who point and press with the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence

from ...go import Point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ...diagram.picture import Ground
    from .view import BoardView

_Key = Qt.Key
_WAYS = {
    _Key.Key_Left: (-1, 0),
    _Key.Key_Right: (1, 0),
    _Key.Key_Up: (0, -1),
    _Key.Key_Down: (0, 1),
}
_PRESSES = frozenset({_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space})
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_CHANGES = (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
_PASSING = frozenset(
    {
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
        Qt.FocusReason.ActiveWindowFocusReason,
    }
)
"""Why the keys leave the board for a moment only."""


class BoardCursor(QObject):
    """Lets the keys of the board point where the arrows lead, and press what is there.

    It is the pointer, moved by keys: the mouse takes it along. While it is on and the board has
    the keys, arrows move it as one sees the board, with Shift to the next line with hoshi or to
    the edge. Enter and Space are the left button, for as long as they are held down; with Shift
    or Ctrl they are it with Shift or Ctrl, with Alt they are the right button.
    """

    wanted = Signal()
    """It was asked for by pressing where it is not on."""
    shown = Signal(bool)
    """It is to be seen from now on, or no longer."""
    moved = Signal()
    """A key moved it, or let it stay at an edge."""
    pressed = Signal()
    """A key has pressed what is there, or has let it go."""
    passed_on = Signal(object)
    """A key (`QKeySequence`) was pressed with Alt, which means what it does without the cursor."""

    def __init__(self, view: BoardView, spans: Callable[[], bool]) -> None:
        """``spans`` tells whether a press begins what another one ends.

        So it does unless the cursor moves before the key comes up.
        """
        super().__init__(view)
        self._view = view
        self._spans = spans
        self._board = view.board
        self._on = False
        self._seen = False
        self._place = Point(0, 0)
        self._down: int | None = None
        self._pressed_at: Point | None = None
        self._begun = False
        view.installEventFilter(self)
        view.board.hovered.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether the arrows move it."""
        return self._on

    @property
    def begun(self) -> bool:
        """Whether something was begun that another press ends."""
        return self._begun

    def turn_on(self, at: Point) -> None:
        """Begin to point with the keys, at a view point."""
        self._on = True
        self._place = self._within(at)
        self._board.keeps_pointed = True
        self._view.setFocus()
        self._see(self._view.hasFocus())

    def turn_off(self) -> None:
        """Leave the board to the mouse."""
        self.let_go()
        self._on = False
        self._board.keeps_pointed = False
        self._see(False)

    def settle(self) -> None:
        """Stay on the board, which may have become a smaller one, or been turned."""
        if self._seen:
            self._go_to(self._within(self._place))

    def let_go(self) -> None:
        """Let go what is pressed by a key."""
        self._down, self._begun = None, False
        self._board.let_go()

    def _see(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen, self._place = seen, self._within(self._place)
            self._board.point_to(self._place if seen else None)
            self.shown.emit(seen)

    def _follow(self, point: Point | None) -> None:
        if self._on and point is not None:
            self._place = point

    def _ground(self) -> Ground:
        return self._board.picture.ground

    def _within(self, point: Point) -> Point:
        width, height = self._ground().size
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
        elif isinstance(event, QFocusEvent) and self._on and event.type() in _CHANGES:
            self._change_focus(event)
        return super().eventFilter(watched, event)

    def _change_focus(self, event: QFocusEvent) -> None:
        if event.lostFocus() and not self._begun:
            self.let_go()  # the key comes up elsewhere
        if event.reason() not in _PASSING:
            self._see(event.gotFocus())

    def _claim(self, event: QKeyEvent) -> bool:
        """Take keys before they can be shortcuts; with Alt they may be someone's own."""
        modifiers = _modifiers(event)
        moves = event.key() in _WAYS and modifiers in (Qt.KeyboardModifier.NoModifier, _SHIFT)
        if self._on and (moves or event.key() in _PRESSES):
            event.accept()
            return True
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), _modifiers(event)
        if not self._on:
            if key in _PRESSES and not modifiers and not event.isAutoRepeat():
                self.wanted.emit()
                return True
            return False
        if key in _WAYS and modifiers in (Qt.KeyboardModifier.NoModifier, _SHIFT):
            self._move(_Key(key), far=bool(modifiers))
        elif key in _WAYS and modifiers == _ALT:
            self.passed_on.emit(QKeySequence(QKeyCombination(_Key(key))))
        elif key in _PRESSES:
            if not event.isAutoRepeat():
                self._press(key, modifiers)
        elif key == _Key.Key_Menu or (key == _Key.Key_F10 and modifiers == _SHIFT):
            self._press(key, _ALT)
        else:
            return False
        return True

    def _release_key(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat() or event.key() != self._down:
            return False
        self._down = None
        if self._spans() and not self._begun and self._place == self._pressed_at:
            self._begun = True
        else:
            self.let_go()
        self.pressed.emit()
        return True

    def _press(self, key: int, modifiers: Qt.KeyboardModifier) -> None:
        self._down = key
        if self._begun:
            return  # what was begun ends when the key comes up
        right = bool(modifiers & _ALT)
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        self._pressed_at = None if right else self._place
        self._board.press(self._place, button, modifiers & ~_ALT)

    def _move(self, key: Qt.Key, *, far: bool) -> None:
        self._go_to(landing(self._ground(), self._place, _WAYS[key], far=far))
        self.moved.emit()

    def _go_to(self, point: Point) -> None:
        self._place = point
        self._board.point_to(point)
        centre, around = self._board.centre(point).toPoint(), round(2 * self._board.pitch)
        self._view.ensureVisible(centre.x(), centre.y(), around, around)


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def landing(ground: Ground, at: Point, way: tuple[int, int], *, far: bool) -> Point:
    """Where a step from a view point leads; one ``far`` to the next line with hoshi or the edge.

    >>> from goboard_gui.diagram.picture import Ground
    >>> from goboard_gui.go import Point, Size, hoshi
    >>> ground = Ground(Size(19, 19), hoshi(Size(19, 19)))
    >>> landing(ground, Point(4, 4), (1, 0), far=False)
    Point(column=5, row=4)
    >>> landing(ground, Point(4, 4), (1, 0), far=True)
    Point(column=9, row=4)
    """
    (across, down), size = way, ground.size
    columns: Iterable[int] = (point.column for point in ground.hoshi) if far else range(size.width)
    rows: Iterable[int] = (point.row for point in ground.hoshi) if far else range(size.height)
    return Point(
        _next({0, size.width - 1, *columns}, at.column, across),
        _next({0, size.height - 1, *rows}, at.row, down),
    )


def _next(stops: Iterable[int], at: int, way: int) -> int:
    """The nearest stop that way; where one is if there is none."""
    if not way:
        return at
    ahead = [stop for stop in stops if (stop - at) * way > 0]
    return min(ahead, key=lambda stop: abs(stop - at), default=at)
