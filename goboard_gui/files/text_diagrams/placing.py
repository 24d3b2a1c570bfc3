"""Where on a board the part lies that a diagram shows."""

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
    """The size of a board, and the point of it that is drawn first, at the upper left."""

    size: Size
    corner: Point


def place(sketch: Sketch) -> Placed:
    """Find the board of a diagram, and its place on it.

    Names of rows and columns decide, then edges. Along a side without either it lies where its
    hoshi do, as near to the middle as may be.
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
    """Two opposite edges tell how long the side between them is; boards are square as a rule."""
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
    """The place at which every marked point is a hoshi, and every hoshi in sight is marked."""
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
    """All places that are left open, those in the middle first."""
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
