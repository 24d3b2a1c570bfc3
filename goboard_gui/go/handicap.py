"""Customary placement of handicap stones."""

from __future__ import annotations

from .points import Point, Size

MOST_STONES = 9


class HandicapError(ValueError):
    """There is no customary placement of this many stones on a board of this size."""

    def __init__(self, stones: int, size: Size) -> None:
        super().__init__(stones, size)
        self.stones, self.size = stones, size

    def __str__(self) -> str:
        return f"no customary placement of {self.stones} handicap stones on a {self.size} board"


def most_handicap_stones(size: Size) -> int:
    """Return the largest handicap with a customary placement.

    None below 7 lines, 9 on odd sides from 9 on. Even sides, which have no middle line, and 7
    lines, where it is too near to the corners, have 4.
    """
    width, height = size
    if min(size) < 7:
        return 0
    if min(size) < 9 or width % 2 == 0 or height % 2 == 0:
        return 4
    return MOST_STONES


def handicap_points(stones: int, size: Size) -> list[Point]:
    """Return the customary points for 2 to 9 stones, in the order in which they are added.

    Stones are on the third line below 13 lines, else on the fourth; the centre is used for 5, 7 and
    9 stones. The third stone leaves the upper left corner empty, as is customary in Japan (GTP's
    ``fixed_handicap`` leaves the lower right). 0 and 1 stones need no points.

    :raises HandicapError: for more stones than the board has places for.

    >>> [tuple(point) for point in handicap_points(3, Size(9, 9))]
    [(6, 2), (2, 6), (6, 6)]
    """
    if stones in (0, 1):
        return []
    if not 0 <= stones <= most_handicap_stones(size):
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
