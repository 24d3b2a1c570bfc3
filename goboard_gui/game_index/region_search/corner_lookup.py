"""Search for squares in corners by their keys, without looking at the points of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...named_tuples import NamedTuple
from ..corner_keys import (
    ENTRY_GAME_SHIFT,
    ENTRY_IMAGE_SHIFT,
    ENTRY_MOVE_SHIFT,
    MAX_STONES,
    REFLECTED,
    SWAPPED,
    square_key,
    square_places,
    square_sides,
)
from ..facts import Outcome
from ..query import Anchor, default_anchor
from .region_result import MatchColumns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...go import Size
    from ..corner_keys import CornerRows
    from .placements import Orientation, Placements

_POSITIONS_BITS = 4
_POSITIONS = 1 << _POSITIONS_BITS  # corners times images
_FOLLOWING = (1 << ENTRY_IMAGE_SHIFT) - 1


class CornerKey(NamedTuple):
    """The key of a query, and what its rows mean.

    A row belongs to one of 16 combinations of corner and image, packed as in its entry.
    ``placements`` has the placement of each, or -1 if the query does not include it. ``following``
    has a row for each of them, with the next move as in `RegionResult` for each next stone that an
    entry may have.
    """

    key: int
    placements: NDArray[np.int64]
    following: NDArray[np.int64]


def corner_keys(placements: Placements) -> list[CornerKey]:
    """Return the keys by which a region can be found, one for each board size.

    There are none unless the region is a square that has keys, and nothing else matters.
    """
    query, stones = placements.query, placements.stones
    width, height = query.rectangle.size
    has_keys = (
        width == height
        and width in square_sides(query.size)
        and default_anchor(query.rectangle, query.size) is Anchor.CORNER
        and query.effective_anchor in (Anchor.CORNER, Anchor.FIXED)
        and 0 < len(stones) <= MAX_STONES
        and not len(placements.others)
        and placements.last is None
    )
    if not has_keys:
        return []
    sizes = dict.fromkeys(orientation.size for orientation in placements.orientations)
    return [_corner_key(placements, size, width) for size in sizes]


class _Seen(NamedTuple):
    """An orientation of a square, the corner in which it lies, and the number from this corner of
    each of its points.
    """

    orientation: Orientation
    corner: int
    numbers: NDArray[np.intp]


def _corner_key(placements: Placements, size: Size, side: int) -> CornerKey:
    """Return the key of a query on boards of one size."""
    seen = [_seen(it, side) for it in placements.orientations if it.size == size]
    first = seen[0]
    contents = np.zeros(placements.area, np.int64)
    for place, colour in placements.stones:
        here = colour.opponent if first.orientation.swaps_colours else colour
        contents[first.numbers[place]] = here
    key, images = square_key(size, side, contents.tolist())

    found = CornerKey(
        key, np.full(_POSITIONS, -1), np.zeros((_POSITIONS, 1 + 2 * placements.area), np.int64)
    )
    stones = np.arange(2 * placements.area)
    for orientation, corner, numbers in seen:
        swapped = orientation.swaps_colours
        there = SWAPPED if swapped != first.orientation.swaps_colours else 0
        there |= 0 if np.array_equal(numbers, first.numbers) else REFLECTED
        following = 1 + 2 * np.argsort(numbers)[stones >> 1] + (stones & 1 ^ swapped)
        # A square has the image of the first one if both are seen in the same way.
        for image in images:
            position = corner << 2 | image ^ there
            found.placements[position] = orientation.first
            found.following[position, 1:] = following
    return found


def _seen(orientation: Orientation, side: int) -> _Seen:
    points = orientation.origins[0] + orientation.offsets[0]
    numbers = square_places(orientation.size, side)[:, points]
    corner = int((numbers >= 0).all(axis=1).argmax())
    return _Seen(orientation, corner, numbers[corner])


def corner_matches(
    rows: CornerRows, wanted: CornerKey, outcomes: NDArray[np.uint8]
) -> MatchColumns:
    """Return the first match of each placement in each game that still exists, in ascending
    order.
    """
    entries = rows.find_entries(wanted.key)
    if entries.min(initial=0) < 0:
        raise ValueError("negative game number")
    positions = entries >> ENTRY_IMAGE_SHIFT & _POSITIONS - 1
    placements = wanted.placements.take(positions)
    following = wanted.following[positions, entries & _FOLLOWING]
    kept = (placements >= 0) & (outcomes.take(entries >> ENTRY_GAME_SHIFT) != Outcome.GONE)
    # Packed in this way, matches sort by game, move and placement.
    found = entries >> ENTRY_MOVE_SHIFT << ENTRY_MOVE_SHIFT
    found = np.sort((found | placements << ENTRY_IMAGE_SHIFT | following)[kept])
    placements = found >> ENTRY_IMAGE_SHIFT & _POSITIONS - 1
    placed = found >> ENTRY_GAME_SHIFT << _POSITIONS_BITS | placements
    first = np.sort(np.unique(placed, return_index=True)[1])
    found, placements = found[first], placements[first]
    return MatchColumns(
        found >> ENTRY_MOVE_SHIFT << ENTRY_MOVE_SHIFT | placements,
        (found & _FOLLOWING).astype(np.uint16),
    )
