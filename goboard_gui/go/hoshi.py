"""Star points (hoshi) of a board."""

from __future__ import annotations

from itertools import product

from .points import Point, Size


def hoshi(size: Size) -> frozenset[Point]:
    """Return the star points of a board of this size.

    Boards from 7 lines on have four corner star points, on the third line with fewer than 13 lines
    and on the fourth otherwise. The centre point (tengen) is added if both sides are odd, and the
    middle of each odd side from 15 lines on. So 9×9 and 13×13 have five star points and 19×19 has
    nine.

    >>> sorted(tuple(point) for point in hoshi(Size(9, 9)))
    [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)]
    """
    if min(size) < 7:
        return frozenset()
    columns, rows = _corner_lines(size.width), _corner_lines(size.height)
    middle, centre = size.width // 2, size.height // 2
    points = set(product(columns, rows))
    if size.width % 2 and size.width >= 15:
        points |= {(middle, row) for row in rows}
    if size.height % 2 and size.height >= 15:
        points |= {(column, centre) for column in columns}
    if size.width % 2 and size.height % 2:
        points.add((middle, centre))
    return frozenset(Point(column, row) for column, row in points)


def _corner_lines(side: int) -> tuple[int, int]:
    edge = 3 if side >= 13 else 2
    return edge, side - 1 - edge
