"""Placements of a region: rotated, reflected, colour-swapped and shifted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...fuseki.keys import TRANSFORMS, Transform
from ...go import Crop, Point, Size
from ...named_tuples import NamedTuple
from ..query import Anchor

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from numpy.typing import NDArray

    from ..query import Query


class Orientation(NamedTuple):
    """One way to rotate, reflect and colour a region on a board size, and the points where its
    corner may be placed.

    ``origins`` are the numbers of the points at which the upper left of the rectangle may be
    placed, ``first`` is the number of the first placement. ``transforms`` give the same
    orientation: a single one unless the region is symmetrical. ``offsets`` holds for each transform
    and each point of the rectangle, row by row as queried, its distance from the origin.
    """

    size: Size
    first: int
    origins: NDArray[np.intp]
    transforms: tuple[Transform, ...]
    offsets: NDArray[np.intp]

    @property
    def swaps_colours(self) -> bool:
        """Whether colours are swapped."""
        return self.transforms[0].colours_swapped

    def original_points(self) -> NDArray[np.intp]:
        """Return, for each transform, the queried point that each point of the rectangle comes
        from.
        """
        there = np.argsort(self.offsets, axis=1)
        original = np.empty_like(there)
        original[:, there[0]] = there
        return original


class Placements:
    """All distinct placements of a region on the board, those with the colours of the query first.

    Points of the rectangle are numbered row by row, as queried.
    """

    def __init__(self, query: Query) -> None:
        self.query = query
        self.points = points = query.rectangle.points()
        places = {point: place for place, point in enumerate(points)}
        self.area = len(points)
        self.stones = [
            (places[point], colour)
            for point, colour in query.wanted_contents.items()
            if colour is not None
        ]
        """The wanted stones with their points."""
        lying = {place for place, _ in self.stones}
        self.empties = sorted(
            (places[point] for point, colour in query.wanted_contents.items() if colour is None),
            key=lambda place: _distance(points[place], [points[stone] for stone in lying]),
        )
        """Points that must be empty, nearest to the stones first: those are occupied soonest."""
        self.others = np.array(
            [place for point, place in places.items() if point not in query.wanted_contents],
            np.intp,
        )
        """Points that may hold anything."""
        self.last = None if query.last is None else places[query.last]
        self.orientations = _orientations(query)

    def __len__(self) -> int:
        return sum(len(orientation.origins) for orientation in self.orientations)

    def orientation_of(self, placement: int) -> Orientation:
        """Return the orientation of a placement."""
        return next(
            orientation
            for orientation in reversed(self.orientations)
            if orientation.first <= placement
        )


_Appearance = tuple[bytes, bytes, int | None]


def _distance(point: Point, stones: Collection[Point]) -> int:
    return min(
        (abs(point.column - it.column) + abs(point.row - it.row) for it in stones), default=0
    )


class _OrientedRegion(NamedTuple):
    """A region after one transform: where its corner may be placed, and where its points are
    relative to that.
    """

    transform: Transform
    origins: list[int]
    offsets: NDArray[np.intp]


def _orientations(query: Query) -> list[Orientation]:
    """Return the distinct orientations of a query."""
    contents = _wanted_contents(query)
    last = None if query.last is None else query.rectangle.points().index(query.last)
    grid = np.array(query.rectangle.points(), np.intp).T
    alike: dict[tuple[Size, _Appearance], list[_OrientedRegion]] = {}
    for transform in TRANSFORMS:
        if transform.view in query.views and transform.colours_swapped <= query.swapping:
            oriented = _orient(query, grid, transform)
            appearance = _appearance_key(oriented, contents, last)
            alike.setdefault((transform.view.transformed_size(query.size), appearance), []).append(
                oriented
            )
    found = [
        (size, same, origins)
        for (size, _), group in alike.items()
        for same, origins in _merge_equivalent(group)
    ]
    found.sort(key=lambda it: TRANSFORMS.index(it[1][0].transform))
    orientations: list[Orientation] = []
    first = 0
    for size, same, origins in found:
        transforms = tuple(it.transform for it in same)
        offsets = np.array([it.offsets for it in same], np.intp)
        orientations.append(
            Orientation(size, first, np.array(origins, np.intp), transforms, offsets)
        )
        first += len(origins)
    return orientations


def _merge_equivalent(
    group: list[_OrientedRegion],
) -> list[tuple[list[_OrientedRegion], list[int]]]:
    """Return groups of equivalent orientations with the origins they share, so that each origin
    occurs once.

    Continuations are counted in the colours of the first, so orientations with other colours are
    left out.
    """
    lying: dict[int, list[int]] = {}
    for number, oriented in enumerate(group):
        for origin in oriented.origins:
            lying.setdefault(origin, []).append(number)
    together: dict[tuple[int, ...], list[int]] = {}
    for origin, numbers in sorted(lying.items()):
        swapped = group[numbers[0]].transform.colours_swapped
        same = (it for it in numbers if group[it].transform.colours_swapped == swapped)
        together.setdefault(tuple(same), []).append(origin)
    return [([group[it] for it in same], origins) for same, origins in together.items()]


def _wanted_contents(query: Query) -> NDArray[np.uint8]:
    """Return the wanted contents of the rectangle: 0 for anything, 1 for empty, 2 for black, 3 for
    white.
    """
    contents = [
        1 + (query.wanted_contents[point] or 0) if point in query.wanted_contents else 0
        for point in query.rectangle.points()
    ]
    return np.array(contents, np.uint8)


def _appearance_key(
    oriented: _OrientedRegion, contents: NDArray[np.uint8], last: int | None
) -> _Appearance:
    """Return a value that is equal for orientations with the same wanted contents and the same last
    move.
    """
    if oriented.transform.colours_swapped:
        contents = np.array([0, 1, 3, 2], np.uint8)[contents]
    order = np.argsort(oriented.offsets)
    last_at = None if last is None else int(oriented.offsets[last])
    return oriented.offsets[order].tobytes(), contents[order].tobytes(), last_at


def _orient(query: Query, grid: NDArray[np.intp], transform: Transform) -> _OrientedRegion:
    """Return a region after a transform; ``grid`` has the columns and rows of its points."""
    view, crop = transform.view, query.rectangle
    board, here = view.transformed_size(query.size), crop.transformed(view, query.size)
    origin, right, down = (view.apply(Point(*it), query.size) for it in ((0, 0), (1, 0), (0, 1)))
    # How much a point's number grows for one step to the right, or down.
    across = (right.row - origin.row) * board.width + right.column - origin.column
    upright = (down.row - origin.row) * board.width + down.column - origin.column
    corner = here.top * board.width + here.left
    origins = [corner + columns * across + rows * upright for columns, rows in _shifts(query)]
    columns, rows = grid
    numbers = columns * across + rows * upright
    return _OrientedRegion(transform, origins, numbers - numbers.min())


def _shifts(query: Query) -> Iterator[tuple[int, int]]:
    """Yield the distances, right and down, by which a region may be shifted on the board of the
    query.
    """
    crop, size = query.rectangle, query.size
    match query.effective_anchor:
        case Anchor.FIXED | Anchor.CORNER:
            yield 0, 0
        case Anchor.SIDE if _is_horizontal(crop, size):
            yield from (
                (across, 0) for across in _shifts_along(crop.left, crop.right, size.width, 1)
            )
        case Anchor.SIDE:
            yield from ((0, down) for down in _shifts_along(crop.top, crop.bottom, size.height, 1))
        case Anchor.INSIDE | Anchor.ANYWHERE:
            margin = 1 if query.effective_anchor is Anchor.INSIDE else 0
            for down in _shifts_along(crop.top, crop.bottom, size.height, margin):
                for across in _shifts_along(crop.left, crop.right, size.width, margin):
                    yield across, down


def _shifts_along(first: int, last: int, side: int, margin: int) -> range:
    """Return the distances by which an interval can be shifted along a side while keeping a margin
    at both ends.
    """
    return range(margin - first, side - margin - last)


def _is_horizontal(crop: Crop, size: Size) -> bool:
    """Return whether the edge nearest to a rectangle is the upper or the lower one.

    If two edges are equally near, the one parallel to the longer side is chosen.
    """
    upright = min(crop.top, size.height - 1 - crop.bottom)
    across = min(crop.left, size.width - 1 - crop.right)
    return (upright, -crop.size.width) <= (across, -crop.size.height)
