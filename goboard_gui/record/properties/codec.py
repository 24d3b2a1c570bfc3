"""SGF values of points, point lists, labels and moves, on boards of up to 52×52.

sgfmill's codec supports 26 lines at most. Values are the raw text between brackets.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from string import ascii_letters
from typing import TYPE_CHECKING

from ...go import Point, Size
from ...late_patterns import late_pattern
from .conventions.normalisation import normalise_text

if TYPE_CHECKING:
    from collections.abc import Iterable

_LETTER_PASS = "tt"
# Some write 19x19 or 19.0 as the size of a board.
_SIZE = late_pattern(
    r"(?P<width>\d{1,9})(?:\.0*)?(?: ?[:x×*] ?(?P<height>\d{1,9})(?:\.0*)?)?", re.ASCII
)
_MOST_LINES_OF_OLD_BOARDS = 19
_FOUR_LETTERS = late_pattern("[a-z]{4}")
_ALPHABET = 26


class BadPointError(ValueError):
    """Error raised when a value is not a point on the board."""

    def __init__(self, value: str, size: Size) -> None:
        super().__init__(value, size)
        self.value, self.size = value, size

    def __str__(self) -> str:
        return f"[{self.value[:20]}] names no point of a {self.size} board"


def read_point(value: str, size: Size) -> Point:
    """Parse a point such as ``pd``, ignoring surrounding white space.

    On boards of more than 19 lines, CGoban 1 writes two letters for the column and two for the row:
    aa, ab, … az, ba, ….

    :raises BadPointError: for other values, and for points off the board.

    >>> read_point("pd", Size(19, 19)), read_point("adbb", Size(30, 30))
    (Point(column=15, row=3), Point(column=3, row=27))
    """
    letters = value.strip()
    point = None
    if len(letters) == 2:
        point = Point(ascii_letters.find(letters[0]), ascii_letters.find(letters[1]))
    elif max(size) > _MOST_LINES_OF_OLD_BOARDS and _FOUR_LETTERS.fullmatch(letters):
        first, column, second, row = map(ascii_letters.index, letters)
        point = Point(first * _ALPHABET + column, second * _ALPHABET + row)
    if point is not None and size.contains(point):
        return point
    raise BadPointError(value, size)


def write_point(point: Point) -> str:
    """Return the SGF value of a point. This is the inverse of `read_point`.

    >>> write_point(Point(15, 3))
    'pd'
    """
    return ascii_letters[point.column] + ascii_letters[point.row]


def read_move(value: str, size: Size) -> Point | None:
    """Parse a move; return None for a pass, which is empty or ``tt`` on boards of up to 19 lines
    (FF[3]).

    :raises BadPointError: for other values.
    """
    letters = value.strip()
    if not letters or (letters == _LETTER_PASS and max(size) <= _MOST_LINES_OF_OLD_BOARDS):
        return None
    return read_point(value, size)


def write_move(point: Point | None) -> str:
    """Return the SGF value of a move, which is empty for a pass."""
    return "" if point is None else write_point(point)


def read_points(value: str, size: Size) -> list[Point]:
    """Parse a value in a point list: either a point or a rectangle such as ``aa:cc``.

    The corners of a rectangle may be in any order, as some files have them reversed.

    :raises BadPointError: if a corner is not a point of the board.

    >>> [write_point(point) for point in read_points("ab:ba", Size(9, 9))]
    ['aa', 'ba', 'ab', 'bb']
    """
    return points_in_mask(read_point_mask(value, size), size)


@lru_cache(maxsize=1 << 13)  # a record is replayed several times when it is opened
def read_point_mask(value: str, size: Size) -> int:
    """Parse a value in a point list as `read_points` does, and return its points as a bit mask.

    The bit ``row * width + column`` stands for a point. A rectangle takes a few operations, not one
    for each point, so that a file with many of them cannot take long.

    :raises BadPointError: if a corner is not a point of the board.
    """
    one, colon, other = value.partition(":")
    corner = read_point(one, size)
    opposite = read_point(other, size) if colon else corner
    left, right = sorted((corner.column, opposite.column))
    top, bottom = sorted((corner.row, opposite.row))
    row = (1 << right + 1) - (1 << left)
    return (row * _first_column(size.width, bottom - top + 1)) << top * size.width


@cache
def _first_column(width: int, rows: int) -> int:
    """Return the bit mask of the points in the first column and the first ``rows`` rows."""
    return sum(1 << row * width for row in range(rows))


def point_mask(points: Iterable[Point], size: Size) -> int:
    """Return the bit mask of points, as described in `read_point_mask`."""
    mask = 0
    for column, row in points:
        mask |= 1 << row * size.width + column
    return mask


def points_in_mask(mask: int, size: Size) -> list[Point]:
    """Return the points of a bit mask, row by row."""
    if not mask:
        return []
    width, bits, points = size.width, f"{mask:b}"[::-1], []
    at = bits.find("1")
    while at >= 0:  # most masks have few points
        points.append(Point(at % width, at // width))
        at = bits.find("1", at + 1)
    return points


def write_points(points: Iterable[Point]) -> tuple[str, ...]:
    """Return the SGF values of a point list, one for each point, row by row."""
    return tuple(write_point(point) for point in sorted(points, key=lambda p: (p.row, p.column)))


def read_size(value: str) -> Size | None:
    """Parse an ``SZ`` value such as ``19`` or ``19:13``; return None if it is invalid.

    | written by                    | value                        | columns and rows |
    |-------------------------------|------------------------------|------------------|
    | FF[4]                         | 19, 19:13                    | 19×19, 19×13     |
    | sgf-parse; GNU Go reads it    | 19:19, against FF[4]         | 19×19            |
    | scripts with real numbers     | 19.0, 19.000000              | 19×19            |
    | people                        | 19x19, 19 × 13, 19*19, １９  | 19×19, 19×13     |

    >>> read_size("19"), read_size("19:13"), read_size("big")
    (Size(width=19, height=19), Size(width=19, height=13), None)
    >>> read_size("19x19"), read_size("19.0"), read_size("１９")
    (Size(width=19, height=19), Size(width=19, height=19), Size(width=19, height=19))
    """
    if not (value.isascii() and value.isdigit()):
        written = _SIZE.fullmatch(normalise_text(value).removesuffix(";"))
        if written is not None:
            value = f"{written['width']}:{written['height'] or written['width']}"
    width, colon, height = value.partition(":")
    sides = [width, height] if colon else [width, width]
    try:
        columns, rows = (_side(side) for side in sides)
    except ValueError:
        return None
    return Size(columns, rows)


def write_size(size: Size) -> str:
    """Return the ``SZ`` value for a board size."""
    return str(size.width) if size.width == size.height else f"{size.width}:{size.height}"


def _side(text: str) -> int:
    # int() also accepts "1_9" and digits of other scripts, and is slow for 10,000 digits.
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise ValueError(text)
    return int(digits)
