"""The moves at which stones were placed and captured on each point of many games, as arrays.

Nearly always a point gets one stone, which stays or is captured once. Two numbers encode that; what
else happened on a few points is kept as a list. Only the state after a move counts: a stone that a
move both adds and removes is an event, but never was on the board. Regions are searched in these
arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..named_tuples import NamedTuple
from .main_lines import StoneChanges

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from ..go import Size
    from .main_lines import NumberedChanges

LAST_MOVE = 0x7FFE
"""The number of the last move whose events are recorded."""
NEVER = 0xFFFF
EVENTFUL = 0xFFFE

STORED_EVENT_MOVE_SHIFT = 4
CELL_SHIFT = STORED_EVENT_MOVE_SHIFT + 16


class EventTimes(NamedTuple):
    """The move numbers at which stones appeared on and disappeared from each point, in games on
    boards of one size.

    ``games`` holds the game numbers. ``placed_at`` and ``removed_at`` have a row for each point and
    a column for each game. ``placed_at`` is twice the move that placed the first stone, plus 1 if
    it is white, or `NEVER`. ``removed_at`` is the move that captured it, `NEVER` if it stayed, or
    `EVENTFUL` if anything else happened there. Setup before the first move counts as move 0.

    ``events`` lists the events on eventful points, one for each move that was played there or
    changed the point: ``cell << CELL_SHIFT | move << STORED_EVENT_MOVE_SHIFT | after << 2 |
    played``, in ascending order. ``cell`` is the index in the array of points and games, ``after``
    the colour on the point then, and ``played`` the colour of the move, or 0.
    """

    size: Size
    games: NDArray[np.int64]
    placed_at: NDArray[np.uint16]
    removed_at: NDArray[np.uint16]
    events: NDArray[np.int64]


def event_times_of(games: Iterable[NumberedChanges]) -> list[EventTimes]:
    """Return the times at which stones appear and disappear in games, grouped by board size.

    This is most efficient for a few hundred games at once.
    """
    by_size: dict[Size, list[NumberedChanges]] = {}
    for some in games:
        by_size.setdefault(some.size, []).append(some)
    return [
        event_times_of_changes(
            size,
            [number for some in group for number in some.numbers],
            StoneChanges(*map(np.concatenate, zip(*(some.changes for some in group), strict=True))),
        )
        for size, group in by_size.items()
    ]


class _Changes(NamedTuple):
    """The stones that are added or removed in some games, ordered by game and move."""

    cells: NDArray[np.intp]
    moves: NDArray[np.intp]
    colours: NDArray[np.intp]
    played: NDArray[np.bool_]

    def select_rows(self, kept: NDArray[np.bool_] | NDArray[np.intp]) -> _Changes:
        """Return the changes that a mask or an index array selects."""
        return _Changes(self.cells[kept], self.moves[kept], self.colours[kept], self.played[kept])


def event_times_of_changes(
    size: Size, games: Sequence[int], stone_changes: StoneChanges
) -> EventTimes:
    """Return the times at which stones appear and disappear in the lines with these numbers, on
    boards of one size.
    """
    changes = _changes(size, stone_changes)
    cells, moves = changes.cells, changes.moves
    shape = (size.width * size.height, len(games))
    total = shape[0] * shape[1]

    order = np.arange(len(cells))
    first = np.zeros(total, np.intp)
    first[cells[::-1]] = order[::-1]  # the last write wins: the first change
    is_first = first[cells] == order
    placed_at = np.full(total, NEVER, np.uint16)
    placed_at[cells[is_first]] = (moves << 1 | changes.colours)[is_first]

    later = np.flatnonzero(~is_first)
    before = first[cells[later]]
    captured = (
        ~changes.played[later]
        & (changes.colours[later] == changes.colours[before])
        & (moves[later] > moves[before])
        & (np.bincount(cells, minlength=total)[cells[later]] == 2)
    )
    removed_at = np.full(total, NEVER, np.uint16)
    removed_at[cells[later[captured]]] = moves[later[captured]]
    removed_at[cells[later[~captured]]] = EVENTFUL
    removed_at[cells[is_first & ~changes.played & (moves > 0)]] = EVENTFUL

    events = _events(changes.select_rows(removed_at[cells] == EVENTFUL))
    numbers = np.array(games, np.int64)
    return EventTimes(size, numbers, placed_at.reshape(shape), removed_at.reshape(shape), events)


def _changes(size: Size, stone_changes: StoneChanges) -> _Changes:
    changes, lengths = stone_changes
    played = changes >= 0
    moves = played.cumsum()
    moves -= np.repeat(moves[lengths.cumsum() - lengths], lengths)
    stones = np.where(played, changes, ~changes)
    cells = (stones >> 1) * len(lengths) + np.repeat(np.arange(len(lengths)), lengths)
    on_board = (stones < 2 * size.width * size.height) & (moves <= LAST_MOVE)
    return _Changes(cells, moves, stones & 1, played).select_rows(on_board)


def _events(changes: _Changes) -> NDArray[np.int64]:
    changes = changes.select_rows(np.argsort(changes.cells, kind="stable"))
    cells = changes.cells
    if not len(cells):
        return np.empty(0, np.int64)
    # A stone that was toggled an odd number of times is on the board.
    toggled = np.bitwise_xor.accumulate(1 << changes.colours)
    begins = np.flatnonzero(np.append(True, cells[1:] != cells[:-1]))
    before = np.append(0, toggled)[begins]
    present = toggled ^ np.repeat(before, np.diff(np.append(begins, len(cells))))
    places = cells.astype(np.int64) << 16 | changes.moves
    others = places[1:] != places[:-1]
    ends, starts = np.append(others, True), np.append(True, others)
    played = np.where(changes.played, changes.colours + 1, 0)[starts]
    places, after = places[ends], present[ends]
    events = places << STORED_EVENT_MOVE_SHIFT | after << 2 | played
    # A stone may be captured and set up again before the next move.
    earlier = np.append(0, after[:-1])
    earlier[np.append(True, places[1:] >> 16 != places[:-1] >> 16)] = 0
    kept: NDArray[np.int64] = events[(played > 0) | (after != earlier)]
    return kept


def concatenate_event_times(parts: Iterable[EventTimes]) -> list[EventTimes]:
    """Concatenate the event times of different games; the result has one item per board size."""
    by_size: dict[Size, list[EventTimes]] = {}
    for part in parts:
        by_size.setdefault(part.size, []).append(part)
    return [_concatenate_size(group) if len(group) > 1 else group[0] for group in by_size.values()]


def _concatenate_size(parts: Sequence[EventTimes]) -> EventTimes:
    counts = [len(part.games) for part in parts]
    total, begin = sum(counts), 0
    events = []
    for part, count in zip(parts, counts, strict=True):
        events.append(_renumber(part.events, count, np.arange(begin, begin + count), total))
        begin += count
    return EventTimes(
        parts[0].size,
        np.concatenate([part.games for part in parts]),
        np.concatenate([part.placed_at for part in parts], axis=1),
        np.concatenate([part.removed_at for part in parts], axis=1),
        np.sort(np.concatenate(events)),
    )


def select_games(all_of_them: EventTimes, kept: NDArray[np.bool_]) -> EventTimes:
    """Return the event times of the games that a mask selects."""
    places = np.where(kept, kept.cumsum() - 1, -1)
    events = all_of_them.events
    alive = kept[(events >> CELL_SHIFT) % max(len(kept), 1)]
    return EventTimes(
        all_of_them.size,
        all_of_them.games[kept],
        all_of_them.placed_at[:, kept],
        all_of_them.removed_at[:, kept],
        _renumber(events[alive], len(kept), places, int(kept.sum())),
    )


def split_games(all_of_them: EventTimes, at_once: int) -> Iterator[EventTimes]:
    """Yield the event times of up to ``at_once`` games each."""
    count = len(all_of_them.games)
    games = (all_of_them.events >> CELL_SHIFT) % max(count, 1)
    for begin in range(0, count, at_once):
        end = min(begin + at_once, count)
        events = all_of_them.events[(games >= begin) & (games < end)]
        yield EventTimes(
            all_of_them.size,
            all_of_them.games[begin:end],
            all_of_them.placed_at[:, begin:end],
            all_of_them.removed_at[:, begin:end],
            _renumber(events, count, np.arange(count) - begin, end - begin),
        )


def _renumber(
    events: NDArray[np.int64], count: int, places: NDArray[np.intp], total: int
) -> NDArray[np.int64]:
    """Return events whose cell indices in an array of ``count`` games are converted to those in an
    array of ``total`` games.
    """
    points, games = np.divmod(events >> CELL_SHIFT, max(count, 1))
    cells = points * total + places[games]
    return cells << CELL_SHIFT | events & ((1 << CELL_SHIFT) - 1)


def stone_presence(there: EventTimes) -> NDArray[np.bool_]:
    """Return, for each point, colour and game, whether the point ever had a stone of that
    colour.
    """
    found = np.empty((len(there.placed_at), 2, len(there.games)), bool)
    for colour in (0, 1):
        found[:, colour] = (there.placed_at != NEVER) & (there.placed_at & 1 == colour)
    after = (there.events >> 2) & 3
    stones = after > 0
    points, games = np.divmod(there.events[stones] >> CELL_SHIFT, max(len(there.games), 1))
    found[points, after[stones] - 1, games] = True
    return found
