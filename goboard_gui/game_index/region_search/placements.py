"""Where a region may lie on boards: turned, reflected, with colours exchanged, and moved about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...fuseki.keys import WAYS, Way
from ...go import Crop, Point, Size
from ..region import Anchor

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from numpy.typing import NDArray

    from ...go import Symmetry
    from ..region import Region


class Orientation(NamedTuple):
    """One way to lay a region on a board of some size; it has a number for each of its origins.

    ``origins`` are the points, by number, on which the upper left of its rectangle may come to
    lie, ``first`` is the number of the first. ``ways`` lay it alike: one if it is not symmetrical.
    ``offsets`` has for each of them and each point of the rectangle, row by row as it was asked
    for, how much further than the origin it lies.
    """

    size: Size
    first: int
    origins: NDArray[np.intp]
    ways: tuple[Way, ...]
    offsets: NDArray[np.intp]

    @property
    def swapped(self) -> bool:
        """Whether colours are exchanged."""
        return self.ways[0].colours_swapped

    def asked(self) -> NDArray[np.intp]:
        """Which point of the rectangle each is in each way, by what it is in the first."""
        there = np.argsort(self.offsets, axis=1)
        asked = np.empty_like(there)
        asked[:, there[0]] = there
        return asked


class Placements:
    """All placements of a region, each once: those that keep the colours first, then by views.

    Points of the rectangle are numbered row by row, as it was asked for.
    """

    def __init__(self, region: Region, views: Collection[Symmetry], *, swapping: bool) -> None:
        self.region = region
        self.points = points = region.crop.points()
        places = {point: place for place, point in enumerate(points)}
        self.area = len(points)
        self.stones = [
            (places[point], colour) for point, colour in region.wanted.items() if colour is not None
        ]
        """The stones that are wanted, and where."""
        lying = {place for place, _ in self.stones}
        self.empties = sorted(
            (places[point] for point, colour in region.wanted.items() if colour is None),
            key=lambda place: _distance(points[place], [points[stone] for stone in lying]),
        )
        """Points that are to be empty, those near the stones first: they are soon occupied."""
        self.others = np.array(
            [place for point, place in places.items() if point not in region.wanted], np.intp
        )
        """Points that may be anything."""
        self.last = None if region.last is None else places[region.last]
        self.lays = _lays(region, views, swapping=swapping)

    def __len__(self) -> int:
        return sum(len(lay.origins) for lay in self.lays)

    def lay_of(self, placement: int) -> Orientation:
        """How a placement lies."""
        return next(lay for lay in reversed(self.lays) if lay.first <= placement)


_Looks = tuple[bytes, bytes, int | None]


def _distance(point: Point, stones: Collection[Point]) -> int:
    return min(
        (abs(point.column - it.column) + abs(point.row - it.row) for it in stones), default=0
    )


class _Laid(NamedTuple):
    """A region laid in one way."""

    way: Way
    origins: list[int]
    offsets: NDArray[np.intp]


def _lays(region: Region, views: Collection[Symmetry], *, swapping: bool) -> list[Orientation]:
    """The ways to lay a region, without those that come to the same."""
    signs = _signs(region)
    last = None if region.last is None else region.crop.points().index(region.last)
    grid = np.array(region.crop.points(), np.intp).T
    alike: dict[tuple[Size, _Looks], list[_Laid]] = {}
    for way in WAYS:
        if way.view in views and way.colours_swapped <= swapping:
            laid = _laid(region, grid, way)
            looks = _looks(laid, signs, last)
            alike.setdefault((way.view.size(region.size), looks), []).append(laid)
    found = [
        (size, same, origins)
        for (size, _), group in alike.items()
        for same, origins in _together(group)
    ]
    found.sort(key=lambda it: WAYS.index(it[1][0].way))
    lays: list[Orientation] = []
    first = 0
    for size, same, origins in found:
        ways = tuple(it.way for it in same)
        offsets = np.array([it.offsets for it in same], np.intp)
        lays.append(Orientation(size, first, np.array(origins, np.intp), ways, offsets))
        first += len(origins)
    return lays


def _together(group: list[_Laid]) -> list[tuple[list[_Laid], list[int]]]:
    """The origins at which the same of some that look alike can lie, each once.

    What follows is told in the colours of the first, so none counts that exchanges others.
    """
    lying: dict[int, list[int]] = {}
    for number, laid in enumerate(group):
        for origin in laid.origins:
            lying.setdefault(origin, []).append(number)
    together: dict[tuple[int, ...], list[int]] = {}
    for origin, numbers in sorted(lying.items()):
        swapped = group[numbers[0]].way.colours_swapped
        same = (it for it in numbers if group[it].way.colours_swapped == swapped)
        together.setdefault(tuple(same), []).append(origin)
    return [([group[it] for it in same], origins) for same, origins in together.items()]


def _signs(region: Region) -> NDArray[np.uint8]:
    """What is wanted of the points of the rectangle: 1 for empty, 2 and 3 for stones, 0 for any."""
    signs = [
        1 + (region.wanted[point] or 0) if point in region.wanted else 0
        for point in region.crop.points()
    ]
    return np.array(signs, np.uint8)


def _looks(laid: _Laid, signs: NDArray[np.uint8], last: int | None) -> _Looks:
    """What is wanted where, and where the last move is, as the region lies."""
    if laid.way.colours_swapped:
        signs = np.array([0, 1, 3, 2], np.uint8)[signs]
    order = np.argsort(laid.offsets)
    last_at = None if last is None else int(laid.offsets[last])
    return laid.offsets[order].tobytes(), signs[order].tobytes(), last_at


def _laid(region: Region, grid: NDArray[np.intp], way: Way) -> _Laid:
    """``grid`` has the columns and the rows of the points of the rectangle."""
    view, crop = way.view, region.crop
    board, here = view.size(region.size), crop.under(view, region.size)
    origin, right, down = (view.apply(Point(*it), region.size) for it in ((0, 0), (1, 0), (0, 1)))
    # How much further a point is by number if it was one further to the right, or down.
    across = (right.row - origin.row) * board.width + right.column - origin.column
    upright = (down.row - origin.row) * board.width + down.column - origin.column
    corner = here.top * board.width + here.left
    origins = [corner + columns * across + rows * upright for columns, rows in _shifts(region)]
    columns, rows = grid
    numbers = columns * across + rows * upright
    return _Laid(way, origins, numbers - numbers.min())


def _shifts(region: Region) -> Iterator[tuple[int, int]]:
    """How far a region may move right and down on a board that is not turned."""
    crop, size = region.crop, region.size
    match region.anchor:
        case Anchor.FIXED | Anchor.CORNER:
            yield 0, 0
        case Anchor.SIDE if _along_rows(crop, size):
            yield from ((across, 0) for across in _along(crop.left, crop.right, size.width, 1))
        case Anchor.SIDE:
            yield from ((0, down) for down in _along(crop.top, crop.bottom, size.height, 1))
        case Anchor.INSIDE | Anchor.ANYWHERE:
            margin = 1 if region.anchor is Anchor.INSIDE else 0
            for down in _along(crop.top, crop.bottom, size.height, margin):
                for across in _along(crop.left, crop.right, size.width, margin):
                    yield across, down


def _along(first: int, last: int, side: int, margin: int) -> range:
    """How far a part of a side may move along it, and keep a margin at both ends."""
    return range(margin - first, side - margin - last)


def _along_rows(crop: Crop, size: Size) -> bool:
    """Whether the edge a rectangle is nearest to is the upper or lower one.

    Of two that are as near it is the one that the longer side lies along.
    """
    upright = min(crop.top, size.height - 1 - crop.bottom)
    across = min(crop.left, size.width - 1 - crop.right)
    return (upright, -crop.size.width) <= (across, -crop.size.height)
