"""Corner study: map one corner to another by Andreev's signs or by rotation.

Changing signs maps a corner to any other, but changing a single sign reflects it. A rotation to an
adjacent corner also exchanges the two counts. Corners have Andreev's numbers, clockwise from the
lower left.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..go import Point, Size, Symmetry
from ..notation import quadrant

if TYPE_CHECKING:
    from collections.abc import Iterable

CORNERS = (1, 2, 3, 4)

_SIGN_CHANGES = (
    Symmetry.IDENTITY,
    Symmetry.MIRROR_VERTICAL,
    Symmetry.R180,
    Symmetry.MIRROR_HORIZONTAL,
)
_TURNS = (Symmetry.IDENTITY, Symmetry.R90, Symmetry.R180, Symmetry.R270)
_TWO = Size(2, 2)
_PLACES = {
    number: point for point in _TWO.points() if (number := quadrant(point, _TWO)) is not None
}


def corner_sign_change(start: int, goal: int) -> Symmetry:
    """Return the change of Andreev's signs that maps corner ``start`` to corner ``goal``.

    >>> corner_sign_change(1, 2), corner_sign_change(1, 3)
    (<Symmetry.MIRROR_VERTICAL: 'mv'>, <Symmetry.R180: 'r180'>)
    """
    return _find_symmetry(start, goal, _SIGN_CHANGES)


def corner_rotation(start: int, goal: int) -> Symmetry:
    """Return the rotation that maps corner ``start`` to corner ``goal``.

    >>> corner_rotation(1, 2)
    <Symmetry.R90: 'r90'>
    """
    return _find_symmetry(start, goal, _TURNS)


def _find_symmetry(start: int, goal: int, among: Iterable[Symmetry]) -> Symmetry:
    return next(
        symmetry for symmetry in among if symmetry.apply(_PLACES[start], _TWO) == _PLACES[goal]
    )


def studied_corner(last: Point | None, stones: Iterable[Point], size: Size) -> int:
    """Return the number of the corner with the last move, or else of the one with the most stones.

    Corner 1 if neither decides.

    >>> studied_corner(Point(15, 3), [], Size(19, 19))
    3
    """
    if last is not None and (own := quadrant(last, size)):
        return own
    counts = Counter(number for point in stones if (number := quadrant(point, size)))
    return max(CORNERS, key=lambda number: counts[number])
