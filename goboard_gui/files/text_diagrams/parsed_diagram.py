"""Parsed diagrams, and their placement on a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Point, Size, hoshi
from ...named_tuples import NamedTuple
from .characters import EMPTY, HOSHI
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Colour

MAX_MOVE = 999


class DiagramRow(NamedTuple):
    """A row of a diagram: for each point a character, or the digits of a move number."""

    chars: tuple[str, ...]
    line: int


class LowerLeftPoint(NamedTuple):
    """The coordinates of a diagram's lower left point: a zero-based column and a one-based row from
    the bottom.
    """

    column: int
    row: int


@dataclass
class ParsedDiagram:
    """The contents of a diagram, and the text around it.

    ``size`` is None if it is not stated. ``lower_left`` places the diagram if it has coordinates;
    otherwise ``left``, ``right``, ``top`` and ``bottom`` are the visible edges, and ``whole`` says
    that it shows a whole board. ``start`` is the number of the move drawn as 1, and ``first`` its
    player. ``pairs`` are arrows and lines: an SGF identifier and the names of two points, or their
    columns and rows in the diagram from 1, such as ``2:4``. ``last_moves`` are points of the
    diagram; ``komi`` and ``captures`` are texts.
    """

    rows: list[DiagramRow] = field(default_factory=list)
    title: str = ""
    size: Size | None = None
    first: Colour | None = None
    start: int = 1
    left: bool = False
    right: bool = False
    top: bool = False
    bottom: bool = False
    whole: bool = False
    is_assumed_whole: bool = False
    lower_left: LowerLeftPoint | None = None
    pairs: list[tuple[str, str, str]] = field(default_factory=list)
    last_moves: list[Point] = field(default_factory=list)
    komi: str = ""
    captures: str = ""

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0].chars)

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    @property
    def shown_size(self) -> Size:
        """The number of columns and rows."""
        return Size(self.width, self.height)

    def add_row(self, row: DiagramRow) -> None:
        """Add a row at the bottom.

        :raises DiagramError: when its length differs, or when the board grows too large.
        """
        if self.rows and len(row.chars) != self.width:
            raise DiagramError(DiagramErrorReason.RAGGED, row.line)
        if max(len(row.chars), len(self.rows) + 1) > MAX_SIDE:
            raise DiagramError(DiagramErrorReason.TOO_LARGE, row.line, text=str(MAX_SIDE))
        self.rows.append(row)


_USUAL = 19
_USUAL_SIDES = (9, 13, 19, 52)
_LEAST_SIDE = 5


def is_incomplete(size: Size) -> bool:
    """Return whether a diagram of this size, which seems to show a whole board, probably lacks a
    row or column, or has one too many.

    >>> is_incomplete(Size(19, 18)), is_incomplete(Size(19, 19)), is_incomplete(Size(9, 7))
    (True, False, False)
    """
    return abs(size.width - size.height) == 1 and max(size) >= _LEAST_SIDE


class Placement(NamedTuple):
    """The size of the board that a diagram shows, the point of that board at the diagram's upper
    left corner, and whether this point is certain.
    """

    size: Size
    corner: Point
    is_certain: bool = True


def find_placement(diagram: ParsedDiagram) -> Placement:
    """Return the size of the board that a diagram shows, and the place of the diagram on it.

    Coordinates decide, then edges. Along an axis without either, the star points decide, as near to
    the middle as possible.
    """
    if diagram.lower_left is not None:
        return _by_coordinates(diagram)
    if diagram.whole:
        return Placement(Size(diagram.width, diagram.height), Point(0, 0))
    size = _size(diagram)
    column = _offset(diagram.width, size.width, before=diagram.left, after=diagram.right)
    row = _offset(diagram.height, size.height, before=diagram.top, after=diagram.bottom)
    return _place_by_star_points(diagram, size, column, row)


def _by_coordinates(diagram: ParsedDiagram) -> Placement:
    assert diagram.lower_left is not None
    left, lowest = diagram.lower_left
    right, highest = left + diagram.width, lowest + diagram.height - 1
    if diagram.size is not None and diagram.size.width >= right and diagram.size.height >= highest:
        size = diagram.size
    elif left == 0 and lowest == 1:
        size = Size(right, highest)
    else:
        side = next((side for side in _USUAL_SIDES if side >= max(right, highest)), highest)
        size = Size(side, side)
    return Placement(size, Point(left, size.height - highest))


def _size(diagram: ParsedDiagram) -> Size:
    """Return the size of the board that a diagram shows: exact where both edges are visible,
    otherwise the stated or usual size.
    """
    stated = diagram.size or Size(_USUAL, _USUAL)
    across, down = diagram.left and diagram.right, diagram.top and diagram.bottom
    width = diagram.width if across else max(stated.width, diagram.width)
    height = diagram.height if down else max(stated.height, diagram.height)
    if diagram.size is None and across and not down:
        height = max(diagram.width, diagram.height)
    elif diagram.size is None and down and not across:
        width = max(diagram.width, diagram.height)
    return Size(width, height)


def _offset(drawn: int, side: int, *, before: bool, after: bool) -> int | None:
    if before:
        return 0
    return side - drawn if after else None


def _place_by_star_points(
    diagram: ParsedDiagram, size: Size, column: int | None, row: int | None
) -> Placement:
    """Return the placement for which the marked points are the visible star points, or else the
    first possible one.
    """
    places = list(_possible_corners(diagram, size, column, row))
    marked = set(_points(diagram, HOSHI))
    stars = hoshi(size)
    fitting: list[Point] = []
    if 0 < len(marked) <= len(stars):
        bare = set(_points(diagram, EMPTY))
        for corner in places:
            seen = {Point(star.column - corner.column, star.row - corner.row) for star in stars}
            if marked <= seen and not bare & seen:
                fitting.append(corner)
    found = fitting or places
    return Placement(size, found[0], is_certain=len(found) == 1)


def _possible_corners(
    diagram: ParsedDiagram, size: Size, column: int | None, row: int | None
) -> Iterator[Point]:
    """Yield all points at which the diagram's upper left corner may be, the middle ones first."""
    columns = _middle_first(size.width - diagram.width) if column is None else [column]
    rows = _middle_first(size.height - diagram.height) if row is None else [row]
    for down, across in product(rows, columns):
        yield Point(across, down)


def _middle_first(last: int) -> list[int]:
    return sorted(range(last + 1), key=lambda place: abs(2 * place - last))


def _points(diagram: ParsedDiagram, wanted: str) -> Iterator[Point]:
    for row, (chars, _) in enumerate(diagram.rows):
        for column, char in enumerate(chars):
            if char == wanted:
                yield Point(column, row)
