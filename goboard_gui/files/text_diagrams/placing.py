"""Placement of a partial diagram on a board."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ...go import Point, Size, hoshi
from .signs import EMPTY, HOSHI

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sketch import Sketch

_USUAL = 19
_USUAL_SIDES = (9, 13, 19, 52)


class Placed(NamedTuple):
    """The board size, and the point of the upper left corner of the diagram."""

    size: Size
    corner: Point


def place(sketch: Sketch) -> Placed:
    """Find the board size of a diagram, and its place on the board.

    Coordinates decide, then edges. Along an axis without either, the star points decide, as near to
    the middle as possible.
    """
    if sketch.names is not None:
        return _by_names(sketch)
    if sketch.whole:
        return Placed(Size(sketch.width, sketch.height), Point(0, 0))
    size = _size(sketch)
    column = _offset(sketch.width, size.width, before=sketch.left, after=sketch.right)
    row = _offset(sketch.height, size.height, before=sketch.top, after=sketch.bottom)
    return Placed(size, _by_hoshi(sketch, size, column, row))


def _by_names(sketch: Sketch) -> Placed:
    assert sketch.names is not None
    left, lowest = sketch.names
    right, highest = left + sketch.width, lowest + sketch.height - 1
    if sketch.size is not None and sketch.size.width >= right and sketch.size.height >= highest:
        size = sketch.size
    elif left == 0 and lowest == 1:
        size = Size(right, highest)
    else:
        side = next((side for side in _USUAL_SIDES if side >= max(right, highest)), highest)
        size = Size(side, side)
    return Placed(size, Point(left, size.height - highest))


def _size(sketch: Sketch) -> Size:
    """Return the board size: two opposite edges give a side; boards are square by default."""
    told = sketch.size or Size(_USUAL, _USUAL)
    across, down = sketch.left and sketch.right, sketch.top and sketch.bottom
    width = sketch.width if across else max(told.width, sketch.width)
    height = sketch.height if down else max(told.height, sketch.height)
    if sketch.size is None and across and not down:
        height = max(sketch.width, sketch.height)
    elif sketch.size is None and down and not across:
        width = max(sketch.width, sketch.height)
    return Size(width, height)


def _offset(drawn: int, side: int, *, before: bool, after: bool) -> int | None:
    if before:
        return 0
    return side - drawn if after else None


def _by_hoshi(sketch: Sketch, size: Size, column: int | None, row: int | None) -> Point:
    """Return the place at which the marked points are exactly the visible star points."""
    places = list(_places(sketch, size, column, row))
    marked = set(_points(sketch, HOSHI))
    stars = hoshi(size)
    if not 0 < len(marked) <= len(stars):
        return places[0]
    bare = set(_points(sketch, EMPTY))
    for corner in places:
        seen = {Point(star.column - corner.column, star.row - corner.row) for star in stars}
        if marked <= seen and not bare & seen:
            return corner
    return places[0]


def _places(sketch: Sketch, size: Size, column: int | None, row: int | None) -> Iterator[Point]:
    """Yield all possible places, the middle ones first."""
    columns = _middle_first(size.width - sketch.width) if column is None else [column]
    rows = _middle_first(size.height - sketch.height) if row is None else [row]
    for down, across in product(rows, columns):
        yield Point(across, down)


def _middle_first(last: int) -> list[int]:
    return sorted(range(last + 1), key=lambda place: abs(2 * place - last))


def _points(sketch: Sketch, wanted: str) -> Iterator[Point]:
    for row, (signs, _) in enumerate(sketch.rows):
        for column, sign in enumerate(signs):
            if sign == wanted:
                yield Point(column, row)
