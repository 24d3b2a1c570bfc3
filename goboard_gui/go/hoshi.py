"""Star points (hoshi) of a board, and the handicap stones placed on them."""

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


MAX_HANDICAP_STONES = 9


class HandicapError(ValueError):
    """Exception raised if there is no traditional placement of this many stones on this board."""

    def __init__(self, stones: int, size: Size) -> None:
        super().__init__(stones, size)
        self.stones, self.size = stones, size

    def __str__(self) -> str:
        return (
            f"there is no standard placement for {self.stones} handicap stones "
            f"on a {self.size} board"
        )


def max_handicap_stones(size: Size) -> int:
    """Return the largest handicap that has a traditional placement on a board.

    It is 0 below 7 lines and 9 if both sides are odd and have at least 9 lines. It is 4 if a side
    is even, so that it has no middle line, or has 7 lines, where the middle line is too close to
    the corner points.
    """
    width, height = size
    if min(size) < 7:
        return 0
    if min(size) < 9 or width % 2 == 0 or height % 2 == 0:
        return 4
    return MAX_HANDICAP_STONES


def handicap_points(stones: int, size: Size) -> list[Point]:
    """Return the traditional points for 2 to 9 handicap stones, in the order of placement.

    The stones are on the third line of boards with fewer than 13 lines, else on the fourth; the
    centre is used for 5, 7 and 9 stones. Three stones leave the upper left corner empty, as is
    customary in Japan (GTP's ``fixed_handicap`` leaves the lower right one empty). For 0 and 1
    stones the list is empty.

    :raises HandicapError: if no traditional placement exists.

    >>> [tuple(point) for point in handicap_points(3, Size(9, 9))]
    [(6, 2), (2, 6), (6, 6)]
    """
    if stones in (0, 1):
        return []
    if not 0 <= stones <= max_handicap_stones(size):
        raise HandicapError(stones, size)
    left, middle, right = _lines(size.width)
    top, centre, bottom = _lines(size.height)
    corners = [Point(right, top), Point(left, bottom), Point(right, bottom), Point(left, top)]
    sides = [Point(left, centre), Point(right, centre), Point(middle, top), Point(middle, bottom)]
    tengen = [Point(middle, centre)] if stones in (5, 7, 9) else []
    outer = corners + sides
    return outer[: stones - len(tengen)] + tengen


def _lines(side: int) -> tuple[int, int, int]:
    edge = 3 if side >= 13 else 2
    return edge, side // 2, side - 1 - edge
