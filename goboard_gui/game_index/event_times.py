"""When something happened on the points of many games, as arrays: what regions are searched in.

Nearly always a point gets one stone, which stays or is captured once. Two numbers tell that, and
what else happened on a few points is kept as a list. What counts is how a point is after a move:
a stone that a move puts down and takes off is an event, but there was never a stone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .main_lines import stone_changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..go import Size
    from .main_lines import MainLine

LAST_MOVE = 0x7FFE
"""Of a longer line, what happened on the points is known up to here."""
NEVER = 0xFFFF
EVENTFUL = 0xFFFE

MOVE_SHIFT = 4
CELL_SHIFT = MOVE_SHIFT + 16


class EventTimes(NamedTuple):
    """What happened in some games on boards of one size; the points in the order of `go.Graph`.

    ``games`` has their numbers. For each point there is a row in ``came`` and in ``went``, and for
    each game a column. ``came`` is twice the move that brought the first stone, plus 1 for a white
    one; `NEVER` if there was none. ``went`` is the move that captured it; `NEVER` if it stayed,
    `EVENTFUL` if more than that happened there. Setup before all moves was brought by move 0.

    ``events`` has what happened on eventful points: for each move that was played there or changed
    the point, ``cell << CELL_SHIFT | move << MOVE_SHIFT | after << 2 | played``, in ascending
    order. ``cell`` is the place in an array of points and games, ``after`` the colour that is
    there then and ``played`` the one that the move had, 0 for none.
    """

    size: Size
    games: NDArray[np.int64]
    came: NDArray[np.uint16]
    went: NDArray[np.uint16]
    events: NDArray[np.int64]


def event_times_of(games: Iterable[tuple[int, MainLine]]) -> list[EventTimes]:
    """What happened in some games, by sizes of boards; some hundred make the best use of memory."""
    by_size: dict[Size, list[tuple[int, MainLine]]] = {}
    for numbered in games:
        by_size.setdefault(numbered[1].size, []).append(numbered)
    return [_of_size(size, group) for size, group in by_size.items()]


class _Changes(NamedTuple):
    """Stones that come or go, in the order of games and moves."""

    cells: NDArray[np.intp]
    moves: NDArray[np.intp]
    colours: NDArray[np.intp]
    played: NDArray[np.bool_]

    def taken(self, kept: NDArray[np.bool_] | NDArray[np.intp]) -> _Changes:
        return _Changes(self.cells[kept], self.moves[kept], self.colours[kept], self.played[kept])


def _of_size(size: Size, games: Sequence[tuple[int, MainLine]]) -> EventTimes:
    changes = _changes(size, games)
    cells, moves = changes.cells, changes.moves
    shape = (size.width * size.height, len(games))
    total = shape[0] * shape[1]

    order = np.arange(len(cells))
    first = np.zeros(total, np.intp)
    first[cells[::-1]] = order[::-1]  # of several the last one stays, and that is the first
    is_first = first[cells] == order
    came = np.full(total, NEVER, np.uint16)
    came[cells[is_first]] = (moves << 1 | changes.colours)[is_first]

    later = np.flatnonzero(~is_first)
    before = first[cells[later]]
    captured = (
        ~changes.played[later]
        & (changes.colours[later] == changes.colours[before])
        & (moves[later] > moves[before])
        & (np.bincount(cells, minlength=total)[cells[later]] == 2)
    )
    went = np.full(total, NEVER, np.uint16)
    went[cells[later[captured]]] = moves[later[captured]]
    went[cells[later[~captured]]] = EVENTFUL
    went[cells[is_first & ~changes.played & (moves > 0)]] = EVENTFUL

    events = _events(changes.taken(went[cells] == EVENTFUL))
    numbers = np.array([number for number, _ in games], np.int64)
    return EventTimes(size, numbers, came.reshape(shape), went.reshape(shape), events)


def _changes(size: Size, games: Sequence[tuple[int, MainLine]]) -> _Changes:
    changes, lengths = stone_changes(size, [line for _, line in games])
    played = changes >= 0
    moves = played.cumsum()
    moves -= np.repeat(moves[lengths.cumsum() - lengths], lengths)
    stones = np.where(played, changes, ~changes)
    cells = (stones >> 1) * len(games) + np.repeat(np.arange(len(games)), lengths)
    on_board = (stones < 2 * size.width * size.height) & (moves <= LAST_MOVE)
    return _Changes(cells, moves, stones & 1, played).taken(on_board)


def _events(changes: _Changes) -> NDArray[np.int64]:
    changes = changes.taken(np.argsort(changes.cells, kind="stable"))
    cells = changes.cells
    if not len(cells):
        return np.empty(0, np.int64)
    # A stone lies there that has come or gone an odd number of times.
    toggled = np.bitwise_xor.accumulate(1 << changes.colours)
    begins = np.flatnonzero(np.append(True, cells[1:] != cells[:-1]))
    before = np.append(0, toggled)[begins]
    lying = toggled ^ np.repeat(before, np.diff(np.append(begins, len(cells))))
    places = cells.astype(np.int64) << 16 | changes.moves
    others = places[1:] != places[:-1]
    ends, starts = np.append(others, True), np.append(True, others)
    played = np.where(changes.played, changes.colours + 1, 0)[starts]
    places, after = places[ends], lying[ends]
    events = places << MOVE_SHIFT | after << 2 | played
    # A stone may be captured and set up again before the next move.
    earlier = np.append(0, after[:-1])
    earlier[np.append(True, places[1:] >> 16 != places[:-1] >> 16)] = 0
    kept: NDArray[np.int64] = events[(played > 0) | (after != earlier)]
    return kept


def concatenate(parts: Iterable[EventTimes]) -> list[EventTimes]:
    """The same of all games, one for each size."""
    by_size: dict[Size, list[EventTimes]] = {}
    for part in parts:
        by_size.setdefault(part.size, []).append(part)
    return [_joined(group) if len(group) > 1 else group[0] for group in by_size.values()]


def _joined(parts: Sequence[EventTimes]) -> EventTimes:
    counts = [len(part.games) for part in parts]
    total, begin = sum(counts), 0
    events = []
    for part, count in zip(parts, counts, strict=True):
        events.append(_moved(part.events, count, np.arange(begin, begin + count), total))
        begin += count
    return EventTimes(
        parts[0].size,
        np.concatenate([part.games for part in parts]),
        np.concatenate([part.came for part in parts], axis=1),
        np.concatenate([part.went for part in parts], axis=1),
        np.sort(np.concatenate(events)),
    )


def select_games(all_of_them: EventTimes, kept: NDArray[np.bool_]) -> EventTimes:
    """The same of some of the games."""
    places = np.where(kept, kept.cumsum() - 1, -1)
    events = all_of_them.events
    alive = kept[(events >> CELL_SHIFT) % max(len(kept), 1)]
    return EventTimes(
        all_of_them.size,
        all_of_them.games[kept],
        all_of_them.came[:, kept],
        all_of_them.went[:, kept],
        _moved(events[alive], len(kept), places, int(kept.sum())),
    )


def _moved(
    events: NDArray[np.int64], count: int, places: NDArray[np.intp], total: int
) -> NDArray[np.int64]:
    """Events of ``count`` games for an array of ``total``, where the games have other places."""
    points, games = np.divmod(events >> CELL_SHIFT, max(count, 1))
    cells = points * total + places[games]
    return cells << CELL_SHIFT | events & ((1 << CELL_SHIFT) - 1)


def stone_presence(there: EventTimes) -> NDArray[np.bool_]:
    """Whether a point ever had a stone of a colour: by points, colours and games."""
    found = np.empty((len(there.came), 2, len(there.games)), bool)
    for colour in (0, 1):
        found[:, colour] = (there.came != NEVER) & (there.came & 1 == colour)
    after = (there.events >> 2) & 3
    stones = after > 0
    points, games = np.divmod(there.events[stones] >> CELL_SHIFT, max(len(there.games), 1))
    found[points, after[stones] - 1, games] = True
    return found
