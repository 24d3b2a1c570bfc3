"""Counting lines from the nearer edge: the fold that all corner notations share.

A fold keeps the edge apart from the count: the count 0 from the near edge and the count 0 from
the far edge are different lines, so neither fits into a signed integer.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple


class Sign(Enum):
    """The edge that a line is counted from; the value is Andreev's sign for it."""

    NEAR = "+"
    """The left or the lower edge."""
    CENTRE = "="
    """Either: the line is the middle one of an odd number."""
    FAR = "-"
    """The right or the upper edge."""


class Folded(NamedTuple):
    """A line as a count from an edge, the line on the edge being 0."""

    sign: Sign
    magnitude: int

    def __str__(self) -> str:
        return f"{self.sign.value}{self.magnitude}"


def centre_line(count: int) -> int | None:
    """The middle one of ``count`` lines, or None when ``count`` is even.

    >>> centre_line(19), centre_line(18)
    (9, None)
    """
    return count // 2 if count % 2 else None


@lru_cache(maxsize=4096)
def fold(line: int, count: int) -> Folded:
    """Fold a line, numbered from 0 at the left or lower edge, of ``count`` lines.

    >>> [str(fold(line, 5)) for line in range(5)]
    ['+0', '+1', '=2', '-1', '-0']
    """
    mirrored = count - 1 - line
    if line < mirrored:
        return Folded(Sign.NEAR, line)
    if line > mirrored:
        return Folded(Sign.FAR, mirrored)
    return Folded(Sign.CENTRE, line)


def unfold(folded: Folded, count: int) -> int:
    """The number of a folded line: the inverse of :func:`fold`, without its limits.

    A count may run past the centre, even off the board; the caller checks the result, and also
    that a line called the centre is the centre.

    >>> unfold(Folded(Sign.FAR, 3), 19), unfold(Folded(Sign.NEAR, 15), 19)
    (15, 15)
    """
    return count - 1 - folded.magnitude if folded.sign is Sign.FAR else folded.magnitude
