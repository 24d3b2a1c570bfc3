"""The oblique lines of a board: their letters and numbers, their ends and where they cross.

A diagonal step changes neither of the two classes of points, see :func:`is_playable`. Each class
is a square lattice of its own, turned by an eighth: the lines that rise to the right bear letters,
counted from the upper left, and those that fall to the right numbers, counted from the lower left
(Freeling, seed 001). Small letters belong to the playable class. The other class, our extension
to Go, has capitals.
"""

from __future__ import annotations

from typing import NamedTuple

from ..go import OffBoardError, Point, Size
from .draughts import is_playable
from .errors import NotationError, NotationErrorReason
from .letters import WITH_I, from_letters, to_letters
from .sides import Side

DIAGONAL = "diagonal"
"""The id of the notation that names points by these lines."""

_TEN = 10


class ObliqueLines(NamedTuple):
    """The points of the two oblique lines through a point, both from left to right."""

    rising: tuple[Point, ...]
    """The line with a letter, ``/``."""
    falling: tuple[Point, ...]
    """The line with a number, ``\\``."""


class LineEnd(NamedTuple):
    """The end of an oblique line where its label is drawn, beyond the point at that side."""

    point: Point
    side: Side
    label: str


class PointClass(NamedTuple):
    """One of the two classes of points of a board, with lines counted from 0."""

    size: Size
    playable: bool

    @property
    def letters(self) -> int:
        """How many lines with letters there are."""
        return (self.size.width - 1 - self._first_letter) // 2 + 1

    @property
    def numbers(self) -> int:
        """How many lines with numbers there are."""
        return (sum(self.size) - 2 - self._parity) // 2 + 1

    def letter(self, index: int) -> str:
        """The label of a rising line."""
        letters = to_letters(index, WITH_I)
        return letters.lower() if self.playable else letters

    def number(self, index: int) -> str:
        """The label of a falling line: the tenth of exactly ten is 0."""
        return "0" if index + 1 == _TEN == self.numbers else str(index + 1)

    def lines(self, point: Point) -> tuple[int, int]:
        """The rising and the falling line that cross at a point of this class."""
        column, height = point.column, self.size.height - 1 - point.row
        letter = (column - height - self._first_letter) // 2
        return letter, (column + height - self._parity) // 2

    def point(self, letter: int, number: int) -> Point:
        """Where two lines cross, be it on the board or not."""
        sums, difference = 2 * number + self._parity, 2 * letter + self._first_letter
        return Point((sums + difference) // 2, self.size.height - 1 - (sums - difference) // 2)

    @property
    def _parity(self) -> int:
        return 0 if self.playable else 1

    @property
    def _first_letter(self) -> int:
        """What column minus height makes on the first rising line."""
        highest = self.size.height - 1
        return (self._parity + highest) % 2 - highest


def class_of(point: Point, size: Size) -> PointClass:
    """The class that a point belongs to.

    :raises OffBoardError: the point is not on the board.
    """
    return PointClass(size, is_playable(point, size))


def oblique_name(point: Point, size: Size) -> str:
    """The labels of the two oblique lines that cross at a point.

    :raises OffBoardError: the point is not on the board.

    >>> oblique_name(Point(4, 7), Size(10, 10)), oblique_name(Point(2, 15), Size(19, 19))
    ('f4', 'I3')
    """
    own = class_of(point, size)
    letter, number = own.lines(point)
    return own.letter(letter) + own.number(number)


def oblique_lines(point: Point, size: Size) -> ObliqueLines:
    """The points of the two oblique lines through a point.

    :raises OffBoardError: the point is not on the board.

    >>> lines = oblique_lines(Point(1, 2), Size(3, 3))
    >>> [oblique_name(point, Size(3, 3)) for point in lines.rising]
    ['B1', 'B2']
    >>> [oblique_name(point, Size(3, 3)) for point in lines.falling]
    ['A1', 'B1']
    """
    if not size.holds(point):
        raise OffBoardError(point, size)
    steps = range(-point.column, size.width - point.column)
    rising = (Point(point.column + step, point.row - step) for step in steps)
    falling = (Point(point.column + step, point.row + step) for step in steps)
    return ObliqueLines(tuple(filter(size.holds, rising)), tuple(filter(size.holds, falling)))


def letter_ends(size: Size) -> list[LineEnd]:
    """The lower left ends of all lines with letters, down the left side and along the bottom.

    >>> " ".join(end.label for end in letter_ends(Size(3, 3)))
    'a A b B c'
    """
    *left, _ = Side.LEFT.points(size)
    ends = [(point, Side.LEFT) for point in left]
    ends += [(point, Side.BOTTOM) for point in Side.BOTTOM.points(size)]
    classes = ((point, side, class_of(point, size)) for point, side in ends)
    return [LineEnd(point, side, own.letter(own.lines(point)[0])) for point, side, own in classes]


def number_ends(size: Size) -> list[LineEnd]:
    """The lower right ends of all lines with numbers, along the bottom and up the right side.

    >>> " ".join(end.label for end in number_ends(Size(3, 3)))
    '1 1 2 2 3'
    """
    *right, _ = Side.RIGHT.points(size)
    ends = [(point, Side.BOTTOM) for point in Side.BOTTOM.points(size)]
    ends += [(point, Side.RIGHT) for point in reversed(right)]
    classes = ((point, side, class_of(point, size)) for point, side in ends)
    return [LineEnd(point, side, own.number(own.lines(point)[1])) for point, side, own in classes]


def read_crossing(letters: str, number: str, text: str, size: Size, *, playable: bool) -> Point:
    """The point where a line with letters and one with a number cross.

    :raises NotationError: the class has no such lines, or they do not meet on the board.
    """
    own = PointClass(size, playable)
    rising = from_letters(letters.upper(), WITH_I)
    if rising >= own.letters:
        raise _out_of_range(NotationErrorReason.NO_SUCH_LETTER, letters, own, text)
    falling = (int(number) or (_TEN if own.numbers == _TEN else 0)) - 1
    if not 0 <= falling < own.numbers:
        raise _out_of_range(NotationErrorReason.NO_SUCH_NUMBER, number, own, text)
    point = own.point(rising, falling)
    if not size.holds(point):
        crossings = (own.point(rising, other) for other in range(own.numbers))
        names = [oblique_name(crossing, size) for crossing in crossings if size.holds(crossing)]
        raise NotationError(
            text,
            size,
            DIAGONAL,
            NotationErrorReason.NO_CROSSING,
            part=own.letter(rising),
            first=names[0],
            last=names[-1],
        )
    return point


def _out_of_range(
    reason: NotationErrorReason, part: str, own: PointClass, text: str
) -> NotationError:
    if not own.numbers:  # the only point of the 1×1 board is playable
        own = own._replace(playable=True)
    label, count = (
        (own.letter, own.letters)
        if reason is NotationErrorReason.NO_SUCH_LETTER
        else (own.number, own.numbers)
    )
    first, last = label(0), label(count - 1)
    return NotationError(text, own.size, DIAGONAL, reason, part=part, first=first, last=last)
