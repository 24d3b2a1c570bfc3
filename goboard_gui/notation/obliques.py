"""The oblique lines of a board: their labels, ends and intersections.

A diagonal step never leaves one of two classes of points, see :func:`is_playable`. Each class is a
square lattice rotated by 45°: lines rising to the right have letters, counted from the upper left,
and lines falling to the right have numbers, counted from the lower left (Freeling).
Lower-case letters are used for the playable class, capitals for the other one, which is our
extension to Go.
"""

from __future__ import annotations

from ..go import OffBoardError, Point, Size
from ..named_tuples import NamedTuple
from .draughts import is_playable
from .errors import NotationError, NotationErrorReason
from .letters import WITH_I, from_letters, to_letters
from .sides import Side

DIAGONAL = "diagonal"
"""Id of the notation that names points by these lines."""

_TEN = 10


class ObliqueLines(NamedTuple):
    """The points on the two diagonals through a given point, each ordered from left to right."""

    rising: tuple[Point, ...]
    """The line with a letter, ``/``."""
    falling: tuple[Point, ...]
    """The line with a number, ``\\``."""


class LineEnd(NamedTuple):
    """A labelled end of a diagonal: the border point, the side of the board and the label."""

    point: Point
    side: Side
    label: str


class PointClass(NamedTuple):
    """The points of one of the two checkerboard colours, and their diagonals, which are counted
    from 0.
    """

    size: Size
    playable: bool

    @property
    def letter_count(self) -> int:
        """The number of rising diagonals, which are labelled with letters."""
        return (self.size.width - 1 - self._first_letter) // 2 + 1

    @property
    def number_count(self) -> int:
        """The number of falling diagonals, which are labelled with numbers."""
        return (sum(self.size) - 2 - self._parity) // 2 + 1

    def rising_label(self, index: int) -> str:
        """Return the label of a rising diagonal."""
        letters = to_letters(index, WITH_I)
        return letters.lower() if self.playable else letters

    def falling_label(self, index: int) -> str:
        """Return the label of a falling diagonal.

        If there are exactly ten, the last one is labelled 0.
        """
        return "0" if index + 1 == _TEN == self.number_count else str(index + 1)

    def lines_through(self, point: Point) -> tuple[int, int]:
        """Return the indices of the rising and falling diagonals that cross at a point of this
        colour.
        """
        column, height = point.column, self.size.height - 1 - point.row
        letter = (column - height - self._first_letter) // 2
        return letter, (column + height - self._parity) // 2

    def intersection(self, letter: int, number: int) -> Point:
        """Return the intersection of two diagonals, which may be off the board."""
        sums, difference = 2 * number + self._parity, 2 * letter + self._first_letter
        return Point((sums + difference) // 2, self.size.height - 1 - (sums - difference) // 2)

    @property
    def _parity(self) -> int:
        return 0 if self.playable else 1

    @property
    def _first_letter(self) -> int:
        """The column index minus the row index of the points on the first rising diagonal, counting
        rows from the bottom.
        """
        highest = self.size.height - 1
        return (self._parity + highest) % 2 - highest


def point_class(point: Point, size: Size) -> PointClass:
    """Return the class of a point: all points with the same checkerboard colour.

    :raises OffBoardError: if the point is not on the board.
    """
    return PointClass(size, is_playable(point, size))


def oblique_name(point: Point, size: Size) -> str:
    """Return the labels of the two diagonals that cross at a point.

    :raises OffBoardError: if the point is not on the board.

    >>> oblique_name(Point(4, 7), Size(10, 10)), oblique_name(Point(2, 15), Size(19, 19))
    ('f4', 'I3')
    """
    own = point_class(point, size)
    letter, number = own.lines_through(point)
    return own.rising_label(letter) + own.falling_label(number)


def oblique_lines(point: Point, size: Size) -> ObliqueLines:
    """Return the points on the two diagonals through a point.

    :raises OffBoardError: if the point is not on the board.

    >>> lines = oblique_lines(Point(1, 2), Size(3, 3))
    >>> [oblique_name(point, Size(3, 3)) for point in lines.rising]
    ['B1', 'B2']
    >>> [oblique_name(point, Size(3, 3)) for point in lines.falling]
    ['A1', 'B1']
    """
    if not size.contains(point):
        raise OffBoardError(point, size)
    steps = range(-point.column, size.width - point.column)
    rising = (Point(point.column + step, point.row - step) for step in steps)
    falling = (Point(point.column + step, point.row + step) for step in steps)
    return ObliqueLines(tuple(filter(size.contains, rising)), tuple(filter(size.contains, falling)))


def rising_line_ends(size: Size) -> list[LineEnd]:
    """Return the lower left ends of all rising diagonals, down the left side and then along the
    bottom.

    >>> " ".join(end.label for end in rising_line_ends(Size(3, 3)))
    'a A b B c'
    """
    *left, _ = Side.LEFT.points(size)
    ends = [(point, Side.LEFT) for point in left]
    ends += [(point, Side.BOTTOM) for point in Side.BOTTOM.points(size)]
    classes = ((point, side, point_class(point, size)) for point, side in ends)
    return [
        LineEnd(point, side, own.rising_label(own.lines_through(point)[0]))
        for point, side, own in classes
    ]


def falling_line_ends(size: Size) -> list[LineEnd]:
    """Return the lower right ends of all falling diagonals, along the bottom and then up the right
    side.

    >>> " ".join(end.label for end in falling_line_ends(Size(3, 3)))
    '1 1 2 2 3'
    """
    *right, _ = Side.RIGHT.points(size)
    ends = [(point, Side.BOTTOM) for point in Side.BOTTOM.points(size)]
    ends += [(point, Side.RIGHT) for point in reversed(right)]
    classes = ((point, side, point_class(point, size)) for point, side in ends)
    return [
        LineEnd(point, side, own.falling_label(own.lines_through(point)[1]))
        for point, side, own in classes
    ]


def read_intersection(letters: str, number: str, text: str, size: Size, *, playable: bool) -> Point:
    """Return the intersection of a rising diagonal and a falling one, given by their labels.

    :raises NotationError: if there are no such lines, or they do not cross on the board.
    """
    own = PointClass(size, playable)
    rising = from_letters(letters.upper(), WITH_I)
    if rising >= own.letter_count:
        raise _out_of_range(NotationErrorReason.NO_SUCH_LETTER, letters, own, text)
    falling = (int(number) or (_TEN if own.number_count == _TEN else 0)) - 1
    if not 0 <= falling < own.number_count:
        raise _out_of_range(NotationErrorReason.NO_SUCH_NUMBER, number, own, text)
    point = own.intersection(rising, falling)
    if not size.contains(point):
        crossings = (own.intersection(rising, other) for other in range(own.number_count))
        names = [oblique_name(crossing, size) for crossing in crossings if size.contains(crossing)]
        raise NotationError(
            text,
            size,
            DIAGONAL,
            NotationErrorReason.NO_CROSSING,
            part=own.rising_label(rising),
            first=names[0],
            last=names[-1],
        )
    return point


def _out_of_range(
    reason: NotationErrorReason, part: str, own: PointClass, text: str
) -> NotationError:
    if not own.number_count:  # the only point of the 1×1 board is playable
        own = own._replace(playable=True)
    label, count = (
        (own.rising_label, own.letter_count)
        if reason is NotationErrorReason.NO_SUCH_LETTER
        else (own.falling_label, own.number_count)
    )
    first, last = label(0), label(count - 1)
    return NotationError(text, own.size, DIAGONAL, reason, part=part, first=first, last=last)
