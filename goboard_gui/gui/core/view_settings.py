"""View settings of a window: notations, view (rotation or mirroring) and shown coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ...diagram.compose import ALL_SIDES, DisplayOptions, LastMove, PointNames
from ...go import Symmetry
from ...notation import Naming, Reading, Side, UnknownNotationError, notation
from . import closing
from .settings import (
    COORDINATE_SIDES,
    EDGE_COORDINATES,
    LAST_MOVE_MARK,
    NAMED_POINTS,
    NOTATION,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
    SECOND_NOTATION,
    SPOTLIGHT,
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
    READING,
)
"""The settings that each window has by itself, besides the notations."""


class ViewSettings(QObject):
    """The settings by which points are named and boards are drawn; all but the view are stored."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._view = Symmetry.IDENTITY
        self._notation = _known_notation(settings.get(NOTATION)) or notation(NOTATION.default)
        second = _known_notation(settings.get(SECOND_NOTATION))
        self._sides = frozenset(_sides(settings.get(COORDINATE_SIDES))) or ALL_SIDES
        self._named = PointNames(settings.get(NAMED_POINTS))
        self._shown = DisplayOptions(
            edges=self._sides if settings.get(EDGE_COORDINATES) else frozenset(),
            names=self._named if settings.get(POINT_NAMES) else PointNames.NONE,
            structure=settings.get(NOTATION_GRID),
            spotlight=settings.get(SPOTLIGHT),
            last_move=LastMove(settings.get(LAST_MOVE_MARK)),
            second=None if second == self._notation else second,
        )
        stays = settings.get(READING) == Reading.STAY.value
        self._reading = Reading.STAY if stays else Reading.TRAVEL
        closing.connect(self, settings.preferred, self._follow)

    @property
    def notation(self) -> Notation:
        return self._notation

    @property
    def view(self) -> Symmetry:
        return self._view

    @property
    def reading(self) -> Reading:
        return self._reading

    @property
    def shown(self) -> DisplayOptions:
        return self._shown

    def naming(self, size: Size) -> Naming:
        """Return the naming of points in the notation, for a board size."""
        return Naming(self._notation, size, self._view, self._reading)

    def second_naming(self, size: Size) -> Naming | None:
        """Return the naming in the second notation, or None if there is none."""
        second = self._shown.second
        return Naming(second, size, self._view, self._reading) if second else None

    def choose_notation(self, key: str) -> None:
        """Choose the first notation by its id; if it was the second, swap the two."""
        before, self._notation = self._notation, notation(key)
        self._settings.set(NOTATION, key)
        if self._notation == self._shown.second:
            self.choose_second(before.id)
        else:
            self.changed.emit()

    def choose_second(self, key: str) -> None:
        """Choose the second notation by its id; an empty ``key`` or the first one clears it."""
        second = _known_notation(key)
        if second == self._notation:
            key, second = "", None
        self._settings.set(SECOND_NOTATION, key)
        self._show(second=second)

    def choose_view(self, view: Symmetry) -> None:
        self._view = view
        self.changed.emit()

    def turn(self, by: Symmetry) -> None:
        """Rotate or mirror the board, starting from the current view."""
        self.choose_view(self._view.then(by))

    def choose_reading(self, reading: Reading) -> None:
        self._reading = reading
        self._settings.set(READING, reading.value)
        self.changed.emit()

    @property
    def named(self) -> PointNames:
        """The points on which names are shown, if names on points are turned on."""
        return self._named

    def show_edges(self, on: bool) -> None:
        """Show coordinates at the sides chosen last, or at no side."""
        self._settings.set(EDGE_COORDINATES, on)
        self._show(edges=self._sides if on else frozenset())

    def show_sides(self, sides: frozenset[Side]) -> None:
        """Show the coordinates at these sides of the board as seen; for none, hide them."""
        self._sides = sides or self._sides
        names = [side.name.lower() for side in Side if side in self._sides]
        self._settings.set(COORDINATE_SIDES, names)
        self.show_edges(bool(sides))

    def show_names(self, on: bool) -> None:
        """Show names on the points chosen last, or on no points."""
        self._settings.set(POINT_NAMES, on)
        self._show(names=self._named if on else PointNames.NONE)

    def choose_named(self, points: PointNames) -> None:
        """Choose the points on which names are shown, and show them."""
        self._named = points
        self._settings.set(NAMED_POINTS, points.value)
        self.show_names(True)

    def show_structure(self, on: bool) -> None:
        self._settings.set(NOTATION_GRID, on)
        self._show(structure=on)

    def show_spotlight(self, on: bool) -> None:
        self._settings.set(SPOTLIGHT, on)
        self._show(spotlight=on)

    def mark_last_move(self, how: LastMove) -> None:
        self._settings.set(LAST_MOVE_MARK, how.value)
        self._show(last_move=how)

    def get(self, setting: Setting[Any]) -> Any:
        """Return the value that a setting of `VIEW_SETTINGS` has in this window."""
        shown = self._shown
        if setting is EDGE_COORDINATES:
            return bool(shown.edges)
        if setting is COORDINATE_SIDES:
            return [side.name.lower() for side in Side if side in shown.edges]
        if setting is POINT_NAMES:
            return shown.names is not PointNames.NONE
        if setting is NAMED_POINTS:
            return self._named.value
        if setting is NOTATION_GRID:
            return shown.structure
        if setting is SPOTLIGHT:
            return shown.spotlight
        if setting is LAST_MOVE_MARK:
            return shown.last_move.value
        assert setting is READING, setting
        return self._reading.value

    def set(self, setting: Setting[Any], value: Any) -> None:
        """Change a setting of `VIEW_SETTINGS` in this window and in windows opened later."""
        if setting is EDGE_COORDINATES:
            self.show_edges(value)
        elif setting is COORDINATE_SIDES:
            self.show_sides(frozenset(_sides(value)))
        elif setting is POINT_NAMES:
            self.show_names(value)
        elif setting is NAMED_POINTS:
            self.choose_named(PointNames(value))
        elif setting is NOTATION_GRID:
            self.show_structure(value)
        elif setting is SPOTLIGHT:
            self.show_spotlight(value)
        elif setting is LAST_MOVE_MARK:
            self.mark_last_move(LastMove(value))
        else:
            assert setting is READING, setting
            self.choose_reading(Reading(value))

    def _follow(self, setting: Setting[Any]) -> None:
        """Apply a setting that was changed for all windows."""
        chosen = self._settings.get(setting)
        if setting is NOTATION:
            self.choose_notation(chosen)
        elif setting is SECOND_NOTATION:
            self.choose_second(chosen)
        elif setting is READING:
            self.choose_reading(Reading(chosen))
        elif setting in (EDGE_COORDINATES, COORDINATE_SIDES):
            self._sides = frozenset(_sides(self._settings.get(COORDINATE_SIDES))) or ALL_SIDES
            self.show_edges(self._settings.get(EDGE_COORDINATES))
        elif setting in (POINT_NAMES, NAMED_POINTS):
            self._named = PointNames(self._settings.get(NAMED_POINTS))
            self.show_names(self._settings.get(POINT_NAMES))
        elif setting is NOTATION_GRID:
            self.show_structure(chosen)
        elif setting is SPOTLIGHT:
            self.show_spotlight(chosen)
        elif setting is LAST_MOVE_MARK:
            self.mark_last_move(LastMove(chosen))

    def _show(self, **what: Any) -> None:
        self._shown = self._shown._replace(**what)
        self.changed.emit()


def _known_notation(key: str) -> Notation | None:
    """Return a notation by its id; None if it is unknown, as one of another version."""
    try:
        return notation(key)
    except UnknownNotationError:
        return None


def _sides(names: list[str]) -> list[Side]:
    return [side for side in Side if side.name.lower() in names]
