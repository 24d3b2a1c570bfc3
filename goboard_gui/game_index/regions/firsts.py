"""The first stone that came to any of the points that a region wants empty.

Where many games of a block are candidates, it is found out for all of them at once: to go through
rows of a block is a hundred times as fast as to look points up.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .trials import Matches, Trial

_MANY = 16
"""A placement has many matches if one of so many games has it."""


class Firsts(NamedTuple):
    """The rows of some matches, and the point of the rectangle to which the first stone came."""

    rows: NDArray[np.intp]
    places: NDArray[np.intp]


class _Earliest(NamedTuple):
    """Points in groups of one size, and the first stone in each group, as `Moments` has it.

    Of the last group points may be there twice.
    """

    points: NDArray[np.intp]
    came: NDArray[np.uint16]

    def points_of(self, came: NDArray[np.uint16], games: NDArray[np.intp]) -> NDArray[np.intp]:
        """Where among the points the one with the first stone is in some games."""
        groups = self.came.take(games, axis=1).argmin(axis=0)
        cells = self.points.take(groups, axis=0) * came.shape[1] + games[:, np.newaxis]
        within = came.ravel().take(cells).argmin(axis=1)
        found: NDArray[np.intp] = groups * self.points.shape[1] + within
        return found


def firsts(trial: Trial, found: Matches) -> Firsts:
    """Those of placements that have many matches, which must be sorted by placements."""
    came = trial.block.moments.came
    empties = np.array(trial.placements.empties, np.intp)
    counts = np.bincount(found.placements, minlength=len(trial.numbers))
    many = np.flatnonzero(counts * _MANY > came.shape[1]).tolist()
    begins = (counts.cumsum() - counts).tolist()
    known: dict[bytes, _Earliest] = {}
    rows, places = [np.empty(0, np.intp)], [np.empty(0, np.intp)]
    for placement in many if len(empties) else ():
        points = trial.points(placement, empties)
        order = points.argsort()
        # Views, and exchanged colours, often want the same points empty.
        there = points[order].tobytes()
        if there not in known:
            known[there] = _earliest(came, points[order])
        some = np.arange(begins[placement], begins[placement] + counts[placement])
        rows.append(some)
        which = known[there].points_of(came, found.games[some])
        places.append(empties[order.take(which, mode="clip")])
    return Firsts(np.concatenate(rows), np.concatenate(places))


def _earliest(came: NDArray[np.uint16], points: NDArray[np.intp]) -> _Earliest:
    size = isqrt(len(points) - 1) + 1
    count = -(-len(points) // size)
    grouped = points.take(np.arange(count * size), mode="clip").reshape(count, size)
    least = came.take(grouped[:, 0], axis=0)
    for group, several in zip(least, grouped.tolist(), strict=True):
        for point in several[1:]:
            np.minimum(group, came[point], out=group)
    return _Earliest(grouped, least)
