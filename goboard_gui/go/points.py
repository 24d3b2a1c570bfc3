"""Points, board sizes and colours."""

from __future__ import annotations

from enum import IntEnum

from ..named_tuples import NamedTuple

MAX_SIDE = 52
"""The longest side of a board, limited by SGF (FF[4])."""


class Point(NamedTuple):
    """A point of the board: its zero-based column from the left and row from the top.

    On other graphs than rectangles, whoever creates the graph chooses coordinates with which it can
    be drawn.
    """

    column: int
    row: int


class Size(NamedTuple):
    """The width and height of a rectangular board, in lines."""

    width: int
    height: int

    def contains(self, point: Point) -> bool:
        """Return whether a point is on a board of this size.

        >>> Size(19, 19).contains(Point(18, 0)), Size(9, 9).contains(Point(18, 0))
        (True, False)
        """
        return 0 <= point.column < self.width and 0 <= point.row < self.height

    def points(self) -> list[Point]:
        """Return all points, row by row from the top left.

        >>> Size(2, 1).points()
        [Point(column=0, row=0), Point(column=1, row=0)]
        """
        return [Point(column, row) for row in range(self.height) for column in range(self.width)]

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


USUAL_SIZES = (Size(9, 9), Size(13, 13), Size(19, 19))
"""The common board sizes, smallest first."""


class OffBoardError(ValueError):
    """Exception raised for a point that is not on a board of ``size``.

    ``place`` is the point, or its name or coordinates as they were given.
    """

    def __init__(self, place: object, size: Size) -> None:
        super().__init__(place, size)
        self.place = place
        self.size = size

    def __str__(self) -> str:
        return f"{self.place} is not on the {self.size} board"


class Colour(IntEnum):
    """The colour of a stone and of the player who places it."""

    BLACK = 1
    WHITE = 2

    @property
    def opponent(self) -> Colour:
        """The colour of the other player.

        >>> Colour.BLACK.opponent
        <Colour.WHITE: 2>
        """
        return Colour(3 - self)
