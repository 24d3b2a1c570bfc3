"""Static analysis of a position: chains, eyes, safe and unconditionally alive stones."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from ._parts import Components
from .benson import points_of, unconditional, unconditionally_alive
from .chains import chains_of, regions_of
from .eyes import eyes, eyes_of, safe_family, safe_parts, stones_of
from .life import Life
from .points import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .benson import Unconditional
    from .board import Board
    from .points import Point

__all__ = [
    "eyes",
    "label_points",
    "life",
    "safe_family",
    "unconditionally_alive",
]


def life(board: Board, *, suicide: bool = False) -> Life:
    """Analyse a position. O(points).

    ``suicide`` tells whether players may capture their own chains, which gives the opponent of
    unconditionally alive chains more options.
    """
    parts = Components(board)
    found = [unconditional(parts, colour, suicide=suicide) for colour in Colour]
    regions = tuple(regions_of(parts))
    black, white = (points_of(parts, side.enclosed()) for side in found)
    return Life(
        chains=tuple(chains_of(parts)),
        regions=regions,
        eyes=eyes_of(parts),
        safe=stones_of(parts, set().union(*(safe_parts(parts, colour) for colour in Colour))),
        alive=stones_of(parts, set().union(*(side.chains for side in found))),
        territory=(black, white),
        neutral=frozenset().union(*(it.points for it in regions if len(it.borders) != 1)),
        vital=tuple(
            _vital(parts, number, found[part.state - 1])
            for number, part in enumerate(parts.all)
            if part.state
        ),
    )


def label_points(points: Iterable[Point]) -> dict[Point, str]:
    """Assign letters to points: a to z, aa, ab, … row by row from the top, left to right.

    >>> from goboard_gui.go import Point
    >>> label_points([Point(0, 1), Point(2, 0), Point(1, 0)])
    {Point(column=1, row=0): 'a', Point(column=2, row=0): 'b', Point(column=0, row=1): 'c'}
    """
    ordered = sorted(set(points), key=lambda point: (point.row, point.column))
    return {point: _letters(number) for number, point in enumerate(ordered)}


def _letters(number: int) -> str:
    letters = ""
    while number >= 0:
        number, letter = divmod(number, len(ascii_lowercase))
        letters = ascii_lowercase[letter] + letters
        number -= 1
    return letters


def _vital(parts: Components, chain: int, found: Unconditional) -> tuple[frozenset[Point], ...]:
    return tuple(points_of(parts, [area]) for area in found.vital_to(chain))
