"""What differs between two versions of a mapping or of a sequence that is drawn."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol, TypeVar

from ..go import Point

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

K = TypeVar("K")
V = TypeVar("V")


def parted(ours: tuple[V, ...], theirs: tuple[V, ...]) -> tuple[tuple[V, ...], tuple[V, ...]]:
    """Both without what both begin with and end with.

    >>> parted((1, 2, 5), (1, 3, 4, 5))
    ((2,), (3, 4))
    """
    if ours == theirs:
        return (), ()
    shorter = min(len(ours), len(theirs))
    first = next((at for at in range(shorter) if ours[at] != theirs[at]), shorter)
    left = range(1, shorter - first + 1)
    last = next((at - 1 for at in left if ours[-at] != theirs[-at]), shorter - first)
    return ours[first : len(ours) - last], theirs[first : len(theirs) - last]


class Drawn(Protocol):
    """What is drawn across points."""

    def touched(self) -> frozenset[Point]:
        """The points on which something of it is drawn."""


D = TypeVar("D", bound=Drawn)


def touched_points(
    ours: tuple[D, ...], theirs: tuple[D, ...], growing: Callable[[D, D], bool]
) -> set[Point]:
    """The points on which two sequences may look different, on the board or off.

    Where one item has only grown or shrunk to another, they look alike on their common points.
    """
    ours, theirs = parted(ours, theirs)
    if len(ours) == len(theirs) and all(map(growing, ours, theirs)):
        pairs = zip(ours, theirs, strict=True)
        return set().union(*(one.touched() ^ other.touched() for one, other in pairs))
    return set().union(*(item.touched() for item in (*ours, *theirs)))


@lru_cache(maxsize=512)
def points_along(start: tuple[float, float], end: tuple[float, float]) -> frozenset[Point]:
    """The points within one line of the way between two places, on the board or off."""
    (x0, y0), (x1, y1) = start, end
    steps = ceil(2 * max(abs(x1 - x0), abs(y1 - y0))) or 1
    places = [
        (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for step in range(steps + 1)
    ]
    return frozenset(
        Point(column, row)
        for x, y in places
        for column in {floor(x), ceil(x)}
        for row in {floor(y), ceil(y)}
    )


def changed_keys(one: Mapping[K, V], other: Mapping[K, V], missing: V) -> set[K]:
    """The keys whose values differ; what has none counts as ``missing``.

    >>> sorted(changed_keys({1: "a", 2: "b", 3: ""}, {2: "c", 1: "a"}, ""))
    [2]
    """
    if list(one) == list(other):  # as with names on all points: no need to look them up
        both = zip(one, one.values(), other.values(), strict=True)
        return {key for key, a, b in both if a is not b and a != b}
    return {
        key for key in one.keys() | other.keys() if one.get(key, missing) != other.get(key, missing)
    }
