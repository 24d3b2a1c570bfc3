"""Hints: areas around a point that become smaller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .regions import Rectangle

if TYPE_CHECKING:
    from random import Random

    from ..go import Point, Size

_SHRINK = 0.45
"""The side length of a hint relative to that of the previous hint or of the board."""
_MIN_SIDE = 3


def can_be_narrower(hint: Rectangle | None) -> bool:
    """Return whether `narrower_hint` returns a smaller area after a hint, or after none."""
    if hint is None:
        return True
    return max(hint.right - hint.left, hint.bottom - hint.top) >= _MIN_SIDE


def narrower_hint(before: Rectangle | None, point: Point, size: Size, random: Random) -> Rectangle:
    """Return a smaller area around a point of a board, which lies inside the previous hint, if any.

    ``random`` shifts it, so that its centre does not give the point away. It never becomes smaller
    than 3 by 3 points, so that hints alone don't show the point.
    """
    before = before or Rectangle(0, 0, size.width - 1, size.height - 1)
    left, right = _narrow(before.left, before.right, point.column, random)
    top, bottom = _narrow(before.top, before.bottom, point.row, random)
    return Rectangle(left, top, right, bottom)


def _narrow(first: int, last: int, inside: int, random: Random) -> tuple[int, int]:
    """Return a random smaller part of an interval, which still contains ``inside``."""
    length = last - first + 1
    side = min(length, max(_MIN_SIDE, round(length * _SHRINK)))
    start = random.randint(max(first, inside - side + 1), min(inside, last - side + 1))
    return start, start + side - 1
