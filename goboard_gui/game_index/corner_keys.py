"""Keys of the squares in the corners of boards, by which joseki are found at once.

A square has 7×7 or 10×10 points. They are numbered row by row from the corner of the board, so that
all four corners compare alike. A reflection at the diagonal and a swap of colours give a square
four images, each with a Zobrist key. The least of the four is the key of the square: it is the same
in every rotation, reflection and colouring. It also depends on the size of the board, and boards
that are higher than wide have other keys than those that are wider than high.

A row consists of a key and an entry, for a move that changes a square. From the lowest bits, the
entry packs the next stone in the square (0 for none, otherwise one more than twice its point plus
its colour), the image that has the key, the corner, the move and the game. Stored indexes have this
layout.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from itertools import product
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from ..named_tuples import NamedTuple
from .event_times import CELL_SHIFT, EVENTFUL, NEVER, STORED_EVENT_MOVE_SHIFT
from .query import SQUARE_SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..go import Size
    from .event_times import EventTimes

MAX_STONES = 20
"""Squares with more stones have no rows, nor have empty ones."""

REFLECTED = 1
"""Flag of an image in which rows and columns of the square are swapped."""
SWAPPED = 2
"""Flag of an image with swapped colours."""
_IMAGES = (0, REFLECTED, SWAPPED, REFLECTED | SWAPPED)
_IMAGE_MASK = np.uint64(len(_IMAGES) - 1)
_CORNERS = 4

ENTRY_IMAGE_SHIFT = 8
ENTRY_CORNER_SHIFT = 10
ENTRY_MOVE_SHIFT = 16
ENTRY_GAME_SHIFT = 32


Sum = TypeVar("Sum", np.int64, np.uint64)


class CornerRows(NamedTuple):
    """The keys and entries of squares, see above."""

    keys: NDArray[np.uint64]
    entries: NDArray[np.int64]

    @classmethod
    def concatenate(cls, parts: Iterable[CornerRows]) -> CornerRows:
        """Return the rows of all parts."""
        none = cls(np.empty(0, np.uint64), np.empty(0, np.int64))
        return cls(*map(np.concatenate, zip(none, *parts, strict=True)))

    def renumber(self, first: int) -> CornerRows:
        """Return the same rows with ``first`` added to the numbers of all games."""
        return CornerRows(self.keys, self.entries + (first << ENTRY_GAME_SHIFT))

    def select_rows(self, kept: NDArray[np.bool_] | NDArray[np.intp]) -> CornerRows:
        """Return the rows that a mask or an index array selects."""
        return CornerRows(self.keys[kept], self.entries[kept])

    def find_entries(self, key: int) -> NDArray[np.int64]:
        """Return the entries of the squares with a key, if rows are sorted by key. O(log rows)."""
        wanted = np.uint64(key)  # a plain int would be compared as a float
        begin = self.keys.searchsorted(wanted)
        found: NDArray[np.int64] = self.entries[begin : self.keys.searchsorted(wanted, "right")]
        return found


def square_sides(size: Size) -> list[int]:
    """Return the sides of the squares that have keys on boards of a size: those that overlap with
    other corners in a single row at most.

    >>> from goboard_gui.go import Size
    >>> square_sides(Size(19, 19)), square_sides(Size(13, 19)), square_sides(Size(9, 9))
    ([7, 10], [7], [])
    """
    return [side for side in SQUARE_SIDES if 2 * side - 1 <= min(size)]


def square_key(size: Size, side: int, contents: Sequence[int]) -> tuple[int, list[int]]:
    """Return the key of a square, and the images that have it: several if it is symmetrical.

    ``contents`` are those of its points, row by row from the corner: 0, or the value of a `Colour`.

    >>> from goboard_gui.go import Size
    >>> black, white = ([colour, *[0] * 48] for colour in (1, 2))
    >>> square_key(Size(19, 19), 7, black)[0] == square_key(Size(19, 19), 7, white)[0]
    True
    """
    square = _square(size, side)
    added = square.changes.take(np.arange(side * side) << _PLACE_SHIFT | np.array(contents), axis=1)
    keys = (np.bitwise_xor.reduce(added, axis=1) ^ square.bases) & ~_IMAGE_MASK
    least = keys.min()
    return int(least), np.flatnonzero(keys == least).tolist()


def square_places(size: Size, side: int) -> NDArray[np.intp]:
    """Return, for each corner and each point of the board, its number in the square of that corner,
    or -1 outside.
    """
    return _square(size, side).places


def corner_rows(parts: Iterable[EventTimes]) -> CornerRows:
    """Return the rows of all squares of games, in any order, given their event times.

    This is most efficient for a hundred games at once.
    """
    found: list[CornerRows] = []
    for times in parts:
        sides = square_sides(times.size)
        if sides and len(times.games):
            events = _events_in_order(times)
            found += (_rows(times.games, events, _square(times.size, side)) for side in sides)
    return CornerRows.concatenate(found)


class _Events(NamedTuple):
    """The events on all points of some games, ordered by game and move; of the events at one move,
    that on the point where it was played comes first.

    ``moves`` packs the index of a game and the number of a move. ``changes`` packs the point, four
    times what is on it before the event plus what is on it afterwards, and the colour of the move
    if it was played there, or 0.
    """

    moves: NDArray[np.int64]
    changes: NDArray[np.intp]


_PLACE_SHIFT = 4
"""An index into ``changes`` of a `_Square` has the change below, and the point above."""
# The bits in which an event is packed for sorting.
_CHANGE_SHIFT, _POINT_SHIFT, _ELSEWHERE_SHIFT, _MOVE_SHIFT, _GAME_SHIFT = 2, 6, 18, 19, 35
_MOVE_BITS = _GAME_SHIFT - _MOVE_SHIFT
_SQUARE_CORNER_SHIFT = 32
"""The number of a square of one size has the index of the game below, and the corner above."""


def _events_in_order(times: EventTimes) -> _Events:
    """Return the events in some games."""
    placed_at, removed_at = times.placed_at.ravel(), times.removed_at.ravel()
    placed = np.flatnonzero((placed_at != NEVER) & (removed_at != EVENTFUL))
    placed_times = placed_at.take(placed).astype(np.int64)
    moves, stones = placed_times >> 1, (placed_times & 1) + 1
    removed_times = removed_at.take(placed).astype(np.int64)
    removed = np.flatnonzero(removed_times != NEVER)
    games = len(times.games)
    packed = np.concatenate(
        [
            _packed(placed, games, moves, stones, np.where(moves > 0, stones, 0)),
            _packed(placed[removed], games, removed_times[removed], stones[removed] << 2, 0),
            _listed_events(times),
        ]
    )
    packed.sort()
    changes = (packed & _bits(_ELSEWHERE_SHIFT)).astype(np.intp, copy=False)
    return _Events(packed >> _MOVE_SHIFT, changes)


def _listed_events(times: EventTimes) -> NDArray[np.int64]:
    """Return the events on points with more than two of them, packed."""
    cells, after = times.events >> CELL_SHIFT, times.events >> 2 & 3
    before = np.append(0, after[:-1])[: len(after)]
    before[np.append(True, cells[1:] != cells[:-1])[: len(cells)]] = 0
    moves = times.events >> STORED_EVENT_MOVE_SHIFT & _bits(CELL_SHIFT - STORED_EVENT_MOVE_SHIFT)
    return _packed(cells, len(times.games), moves, before << 2 | after, times.events & 3)


def _packed(
    cells: NDArray[np.int64],
    games: int,
    moves: NDArray[np.int64],
    changes: NDArray[np.int64],
    played: NDArray[np.int64] | int,
) -> NDArray[np.int64]:
    """Return events as numbers that sort by game, move and whether the move was played elsewhere;
    ``cells`` are indices in an array of points and games.
    """
    points = cells // games
    elsewhere = np.equal(played, 0).astype(np.int64)
    numbers: NDArray[np.int64] = (
        cells - points * games << _GAME_SHIFT
        | moves << _MOVE_SHIFT
        | elsewhere << _ELSEWHERE_SHIFT
        | points << _POINT_SHIFT
        | changes << _CHANGE_SHIFT
        | played
    )
    return numbers


def _bits(count: int) -> int:
    return (1 << count) - 1


class _Square(NamedTuple):
    """The squares with one side on boards of one size.

    ``places`` has a row for each corner with the number that each point of the board has in the
    square there, or -1. ``events`` has a row for each corner as well: what the changes of `_Events`
    are in the square there, with its points instead of those of the board, or -1. ``changes`` has a
    row for each image with what an event contributes to its key, indexed by 16 times the point of
    the square plus the change. Keys start as ``bases``, one for each image.
    """

    places: NDArray[np.intp]
    events: NDArray[np.int16]
    changes: NDArray[np.uint64]
    bases: NDArray[np.uint64]


@lru_cache(maxsize=16)
def _square(size: Size, side: int) -> _Square:
    columns, rows = np.arange(size.width), np.arange(size.height)[:, np.newaxis]
    places = np.full((_CORNERS, size.height, size.width), -1)
    stones = np.zeros((side, side, 3), np.uint64)
    for row, column, colour in product(range(side), range(side), (1, 2)):
        stones[row, column, colour] = _hash(f"{row} {column} {colour}")
    for corner in range(_CORNERS):
        across = columns[::-1] if corner & 1 else columns
        down = rows[::-1] if corner & 2 else rows
        inside = (across < side) & (down < side)
        places[corner][inside] = (down * side + across)[inside]
    changes = []
    for image in _IMAGES:
        seen = stones.swapaxes(0, 1) if image & REFLECTED else stones
        seen = seen[..., [0, 2, 1]] if image & SWAPPED else seen
        before_and_after = np.zeros((side, side, 4, 4), np.uint64)
        before_and_after[..., :3, :3] = seen[..., np.newaxis] ^ seen[..., np.newaxis, :]
        changes.append(before_and_after.ravel())
    base = _hash(f"{size.width}x{size.height} {side}")
    numbers = places.reshape(_CORNERS, -1, 1)
    events = numbers << _POINT_SHIFT | np.arange(1 << _POINT_SHIFT)
    return _Square(
        places.reshape(_CORNERS, -1),
        np.where(numbers < 0, -1, events).reshape(_CORNERS, -1).astype(np.int16),
        np.array(changes),
        np.array([base | image for image in _IMAGES], np.uint64),
    )


def _hash(what: str) -> int:
    """Return a hash of a text; it is stored on disk and therefore the same on every machine."""
    digest = blake2b(f"corner {what}".encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "little") & ~int(_IMAGE_MASK)


_ADDED = np.array([(after > 0) - (before > 0) for before, after in product(range(4), repeat=2)])
"""By how much each change alters the number of stones."""


def _rows(games: NDArray[np.int64], events: _Events, square: _Square) -> CornerRows:
    """Return the rows of all squares with one side, ordered by entry, given the numbers of the
    games and their events.
    """
    inside = [there.take(events.changes) for there in square.events]
    chosen = [np.flatnonzero(some >= 0) for some in inside]
    changes = np.concatenate([some.take(those) for some, those in zip(inside, chosen, strict=True)])
    times = np.concatenate(
        [
            events.moves.take(those) | corner << _SQUARE_CORNER_SHIFT + _MOVE_BITS
            for corner, those in enumerate(chosen)
        ]
    )
    starts, ends = _group_bounds(times)
    times = times.take(starts)
    squares = times >> _MOVE_BITS
    firsts, lasts = _group_bounds(squares)

    counts, lengths = ends - starts + 1, lasts - firsts + 1
    contributions = (changes >> _CHANGE_SHIFT).astype(np.intp)
    stones = _ADDED.take(contributions & _bits(_PLACE_SHIFT)).cumsum().take(ends)
    stones -= _sums_before(stones, firsts).repeat(lengths)
    kept = (stones > 0) & (stones <= MAX_STONES)
    # Most squares have ever more stones; what happens after their last row needs no keys.
    rows = np.arange(len(kept))
    last_kept = np.maximum.reduceat(np.where(kept, rows, -1), firsts)
    needed = rows <= last_kept.repeat(lengths)
    least = _least_keys(
        square,
        contributions[needed.repeat(counts)],
        counts[needed].cumsum() - 1,
        (last_kept - firsts + 1).clip(0),
    )[kept[needed]]

    # Only the first event of a move can be the point where it was played.
    first = changes.take(starts)
    played = first & _bits(_CHANGE_SHIFT)
    stone = np.where(played > 0, 2 * (first >> _POINT_SHIFT) + played, 0)
    following = np.append(stone[1:], 0)[: len(stone)]
    following[lasts] = 0
    squares, times = squares[kept], times[kept]
    entries = (
        games.take(squares & _bits(_SQUARE_CORNER_SHIFT)) << ENTRY_GAME_SHIFT
        | (times & _bits(_MOVE_BITS)) << ENTRY_MOVE_SHIFT
        | squares >> _SQUARE_CORNER_SHIFT << ENTRY_CORNER_SHIFT
        | (least & _IMAGE_MASK).astype(np.int64) << ENTRY_IMAGE_SHIFT
        | following[kept]
    )
    order = np.argsort(entries, kind="stable")  # finds the order of each corner
    return CornerRows((least & ~_IMAGE_MASK)[order], entries[order])


def _least_keys(
    square: _Square,
    contributions: NDArray[np.intp],
    ends: NDArray[np.intp],
    lengths: NDArray[np.intp],
) -> NDArray[np.uint64]:
    """Return the key of each row with the image that has it.

    ``contributions`` are those of the events of all squares, ``ends`` the index of the last one of
    each row, and ``lengths`` the row counts of the squares.
    """
    firsts = (lengths.cumsum() - lengths)[lengths > 0]
    lengths = lengths[lengths > 0]
    least = np.full(len(ends), ~np.uint64(0))
    for added, base in zip(square.changes, square.bases, strict=True):
        sums = np.bitwise_xor.accumulate(added.take(contributions)).take(ends)
        undone = base ^ _sums_before(sums, firsts)
        np.minimum(least, sums ^ undone.repeat(lengths), out=least)
    return least


def _group_bounds(numbers: NDArray[np.int64]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the indices of the first and the last of each group of equal adjacent numbers."""
    others = numbers[1:] != numbers[:-1]
    firsts, lasts = np.append(True, others), np.append(others, True)
    return np.flatnonzero(firsts[: len(numbers)]), np.flatnonzero(lasts[: len(numbers)])


def _sums_before(sums: NDArray[Sum], firsts: NDArray[np.intp]) -> NDArray[Sum]:
    """Return, for each group that begins with one of ``firsts``, the sum before it."""
    return np.append(np.zeros(1, sums.dtype), sums).take(firsts)
