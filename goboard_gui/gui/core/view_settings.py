"""View settings of a window: notations, view (rotation or mirroring) and shown coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ...diagram.compose import ALL_SIDES, DisplayOptions, LastMoveMark, NamedPoints
from ...go import BoardShape, Symmetry
from ...notation import DEFAULT_NOTATION, Naming, Reading, Side, UnknownNotationError, notation
from ...record.properties.board_shapes import DEFAULT_SIZE
from ...record.values.move_numbers import RANGES_FROM_ONE, MoveNumbers, NumberedRange
from . import closing
from .settings import (
    CHANGED_NUMBER_STARTS,
    CONTINUED_LINES,
    COORDINATE_SIDES,
    EDGE_COORDINATES,
    LAST_MOVE_MARK,
    LAST_NUMBERED,
    LIFE_MARKS,
    MOVE_NUMBERS,
    NAMED_POINTS,
    NOTATION,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
    SECOND_NOTATION,
    SPOTLIGHT,
    VIEW,
)

if TYPE_CHECKING:
    from ...go import Size
    from ...notation import Notation
    from .settings import Setting, Settings


VIEW_SETTINGS: tuple[Setting[Any], ...] = (
    EDGE_COORDINATES,
    COORDINATE_SIDES,
    POINT_NAMES,
    NAMED_POINTS,
    NOTATION_GRID,
    SPOTLIGHT,
    LAST_MOVE_MARK,
    MOVE_NUMBERS,
    LAST_NUMBERED,
    CHANGED_NUMBER_STARTS,
    READING,
    LIFE_MARKS,
    CONTINUED_LINES,
)
"""The settings that each window has separately, besides the notations and the view."""

_NOT_STORED = (LIFE_MARKS,)
"""The settings that stay within a window and have their defaults in a new one."""


class ViewSettings(QObject):
    """The settings for naming points and drawing boards in a window.

    They are preferences of the user: they stay when another file is opened, and windows opened
    later begin with them, except for life and liberties.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._view = self._chosen_view = Symmetry(settings.get(VIEW))
        self._kept_view: Symmetry | None = None
        self._notation = _known_notation(settings.get(NOTATION)) or DEFAULT_NOTATION
        second = _known_notation(settings.get(SECOND_NOTATION))
        self._second = None if second == self._notation else second
        self._values = {
            setting.key: setting.default if setting in _NOT_STORED else settings.get(setting)
            for setting in VIEW_SETTINGS
        }
        self._numbers_start: int | None = None
        self._scroll = (0, 0)
        if self.move_numbers.range is NumberedRange.FROM:  # a move in another window
            self._values[MOVE_NUMBERS.key] = NumberedRange.NONE.value
        self._shown = self._display_options()
        closing.connect_until_closed(self, settings.preferred, self._follow)

    @property
    def notation(self) -> Notation:
        return self._notation

    @property
    def view(self) -> Symmetry:
        return self._view

    @property
    def reading(self) -> Reading:
        return Reading(self._values[READING.key])

    @property
    def display_options(self) -> DisplayOptions:
        return self._shown

    @property
    def move_numbers(self) -> MoveNumbers:
        """The move numbers that are shown on stones."""
        chosen = NumberedRange(self._values[MOVE_NUMBERS.key])
        changed = chosen.value in self._values[CHANGED_NUMBER_STARTS.key]
        return MoveNumbers(
            chosen,
            self._values[LAST_NUMBERED.key],
            from_one=(chosen in RANGES_FROM_ONE) is not changed,
        )

    @property
    def first_numbered_node(self) -> int | None:
        """The node from which moves are numbered, or None if the user has not chosen one."""
        return self._numbers_start

    def point_naming(self, board: Size | BoardShape) -> Naming:
        """Return how points are named on a board of this size or shape, in the first notation."""
        return Naming.on_board(self._notation, board, self._view, self.reading)

    def point_naming_on_rectangle(self, shape: BoardShape) -> Naming:
        """Return how points are named on a rectangular board: of this size or, if this shape has
        point names of its own, of the default size.
        """
        return self.point_naming(shape if shape.plan is None else DEFAULT_SIZE)

    def second_point_naming(self, board: Size | BoardShape) -> Naming | None:
        """Return how points are named in the second notation, or None if none is chosen or the
        board has point names of its own.
        """
        if self._second is None or (isinstance(board, BoardShape) and board.plan is not None):
            return None
        return Naming.on_board(self._second, board, self._view, self.reading)

    def set_notation(self, key: str) -> None:
        """Set the first notation by its id; if it was the second, swap the two."""
        before, self._notation = self._notation, notation(key)
        self._settings.set(NOTATION, key)
        if self._notation == self._second:
            self.set_second_notation(before.id)
        else:
            self.changed.emit()

    def set_second_notation(self, key: str) -> None:
        """Set the second notation by its id; an empty ``key``, or that of the first notation,
        clears it.
        """
        self._second = _known_notation(key)
        if self._second == self._notation:
            key, self._second = "", None
        self._settings.set(SECOND_NOTATION, key)
        self._refresh()

    def set_view(self, view: Symmetry) -> None:
        """Set the view in which boards are shown, that is, how they are rotated or reflected."""
        if self._kept_view is None:
            self._chosen_view = view
            self._settings.set(VIEW, view.value)
        self.show_view(view)

    def keep_view(self) -> None:
        """Remember the view: until `return_to_kept_view` is called, `set_view` and `rotate` change
        only how the board is shown, not which view the user has chosen.
        """
        self._kept_view = self._view

    def return_to_kept_view(self) -> None:
        """Show the board again in the view in which it was when `keep_view` was called."""
        view, self._kept_view = self._kept_view, None
        if view is not None and view is not self._view:
            self.show_view(view)

    def show_view(self, view: Symmetry) -> None:
        """Show the board in a view other than the chosen one, until `restore_view` is called."""
        self._view = view
        self.changed.emit()

    def restore_view(self) -> None:
        """Show the board in the view that the user has chosen."""
        if self._view is not self._chosen_view:
            self.show_view(self._chosen_view)

    def rotate(self, by: Symmetry) -> None:
        """Rotate or mirror the board, starting from the current view."""
        self.set_view(self._view.followed_by(by))

    @property
    def scroll_offset(self) -> tuple[int, int]:
        """The number of columns and rows by which a board with joined edges is moved to the left
        and up.
        """
        return self._scroll

    def scroll_board(self, right: int, down: int) -> None:
        """Scroll a board with joined edges by ``right`` columns and ``down`` rows."""
        self._scroll = self._scroll[0] + right, self._scroll[1] + down
        self._refresh()

    def reset_scroll(self) -> None:
        """Show a board with joined edges as it is recorded."""
        if self._scroll != (0, 0):
            self._scroll = (0, 0)
            self._refresh()

    def get(self, setting: Setting[Any]) -> Any:
        """Return the value that a setting of `VIEW_SETTINGS` has in this window."""
        return self._values[setting.key]

    def set(self, setting: Setting[Any], value: Any) -> None:
        """Change a setting of `VIEW_SETTINGS` in this window and in windows opened later."""
        self._values[setting.key] = value
        if setting not in _NOT_STORED:
            self._settings.set(setting, value)
        self._refresh()

    def show_numbers_from(self, node: int) -> None:
        """Show the numbers of moves from a node of the record on."""
        self._numbers_start = node
        self.set(MOVE_NUMBERS, NumberedRange.FROM.value)

    def start_numbers_at_one(self, on: bool) -> None:
        """Choose whether the current range of move numbers begins with 1."""
        chosen = self.move_numbers.range
        changed = set(self._values[CHANGED_NUMBER_STARTS.key]) - {chosen.value}
        if on is not (chosen in RANGES_FROM_ONE):
            changed.add(chosen.value)
        self.set(CHANGED_NUMBER_STARTS, sorted(changed))

    def forget_numbered_node(self) -> None:
        """Turn off move numbers that began at a node, because another record is shown."""
        self._numbers_start = None
        if self.move_numbers.range is NumberedRange.FROM:
            self.set(MOVE_NUMBERS, NumberedRange.NONE.value)

    def _follow(self, setting: Setting[Any]) -> None:
        """Adopt the new value of a setting that was changed for all windows."""
        value = self._settings.get(setting)
        if setting is NOTATION:
            self.set_notation(value)
        elif setting is SECOND_NOTATION:
            self.set_second_notation(value)
        elif setting in VIEW_SETTINGS:
            self._values[setting.key] = value
            self._refresh()

    def _refresh(self) -> None:
        self._shown = self._display_options()
        self.changed.emit()

    def _display_options(self) -> DisplayOptions:
        values = self._values
        sides = frozenset(
            side for side in Side if side.name.lower() in values[COORDINATE_SIDES.key]
        )
        return DisplayOptions(
            edges=(sides or ALL_SIDES) if values[EDGE_COORDINATES.key] else frozenset(),
            names=(
                NamedPoints(values[NAMED_POINTS.key])
                if values[POINT_NAMES.key]
                else NamedPoints.NONE
            ),
            structure=values[NOTATION_GRID.key],
            spotlight=values[SPOTLIGHT.key],
            last_move=LastMoveMark(values[LAST_MOVE_MARK.key]),
            second=self._second,
            continued_lines=values[CONTINUED_LINES.key],
        )


def _known_notation(key: str) -> Notation | None:
    """Return the notation with this id, or None if it is empty or unknown to this version of the
    program.
    """
    try:
        return notation(key) if key else None
    except UnknownNotationError:
        return None
