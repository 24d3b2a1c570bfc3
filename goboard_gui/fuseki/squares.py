"""Levels and areas about tengen on a board as displayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Symmetry
from ..named_tuples import NamedTuple
from ..notation import Area, Reading, area_level_offset, side_points
from .pattern import Pattern

if TYPE_CHECKING:
    from ..go import Board, Point, Size
    from ..notation import AreaLevelOffset, Naming


class Squares(NamedTuple):
    """The levels (square rings) and areas (their sides) of a record's board as displayed in the
    rotation or reflection ``view``.

    >>> from goboard_gui.go import Size
    >>> squares = Squares(Size(3, 3), Symmetry.R90)
    >>> squares.points_at(1, Area.NORTH)
    (Point(column=0, row=2), Point(column=0, row=1))
    >>> str(squares.coordinates_of(squares.points_at(1, Area.NORTH)[1]))
    'N1.1'
    """

    size: Size
    view: Symmetry = Symmetry.IDENTITY

    @classmethod
    def for_point_naming(cls, naming: Naming) -> Squares:
        """Return the levels and areas of the board in the orientation in which its points are
        named.

        Names that stay with the window refer to the board as displayed.
        """
        stays = naming.reading is Reading.STAY
        return cls(naming.size, naming.view if stays else Symmetry.IDENTITY)

    def pattern(self, board: Board) -> Pattern:
        """Return the pattern of a position in the orientation in which the board is displayed."""
        return Pattern.from_board(board).transformed(self.view)

    def points_at(self, level: int, area: Area | None = None) -> tuple[Point, ...]:
        """Return the record's points in an area (side) of a square ring, ordered by offset, or in
        the whole ring if ``area`` is None.
        """
        seen, back = self.view.transformed_size(self.size), self.view.inverse
        return tuple(
            back.apply(point, seen)
            for each in Area
            if area in (each, None)
            for point in side_points(each, level, seen)
        )

    def coordinates_of(self, point: Point) -> AreaLevelOffset:
        """Return the area, level and offset of a record's point on the board as displayed.

        :raises OffBoardError: if the point is not on the board.
        """
        seen = self.view.transformed_size(self.size)
        return area_level_offset(self.view.apply(point, self.size), seen)
