"""When placements of a region match in games, by when something happened on their points.

Most of it is decided by numbers alone. A placement that matches once does so from the move that
brings its last stone to the one that brings another or captures one. Where something came back,
what happened on all points is put in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .following import came_last
from .moments import CELL_SHIFT, EVENTFUL, LAST_MOVE, MOVE_SHIFT, NEVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .moments import Moments
    from .moments_file import Block
    from .placements import Lay, Placements

_LATE = LAST_MOVE + 1  # after all moves
_AT_ONCE = 400_000  # points of placements that are put in order together
_FEWER = 0.8  # candidates are moved together when no more of them are left


class Matches(NamedTuple):
    """Placements in games, and the move with which each match began; a row for each match.

    ``placements`` are the rows of a `Chart`, ``games`` the places in a block.
    """

    placements: NDArray[np.intp]
    games: NDArray[np.intp]
    begins: NDArray[np.intp]

    def taken(self, kept: NDArray[np.bool_] | NDArray[np.intp] | slice) -> Matches:
        """Some of the rows."""
        return Matches(self.placements[kept], self.games[kept], self.begins[kept])


class Chart:
    """Some placements on boards of one size, point by point."""

    def __init__(self, placements: Placements, rows: Sequence[tuple[Lay, int, int]]) -> None:
        """``rows`` has lays, and from which to which of their origins."""
        self.placements = placements
        self.numbers = np.concatenate(
            [np.arange(lay.first + start, lay.first + stop) for lay, start, stop in rows]
        )
        self._origins = np.concatenate([lay.origins[start:stop] for lay, start, stop in rows])
        counts = [stop - start for _, start, stop in rows]
        self._lays = np.repeat(np.arange(len(rows)), counts)
        self._offsets = np.array([lay.offsets[0] for lay, _, _ in rows])
        self.swapped = np.repeat(np.array([int(lay.swapped) for lay, _, _ in rows]), counts)

    def points(self, place: int) -> NDArray[np.intp]:
        """Where a point of the rectangle lies in each placement, by number."""
        points: NDArray[np.intp] = self._origins + self._offsets[:, place][self._lays]
        return points


def candidates(block: Block, chart: Chart, alive: NDArray[np.uint64]) -> Matches:
    """The placements and games in which each stone that is wanted ever lay where it is wanted.

    ``alive`` has a bit for each game that is not gone.
    """
    words = np.repeat(alive[np.newaxis], len(chart.numbers), axis=0)
    for place, colour in chart.placements.stones:
        words &= block.words[2 * chart.points(place) + ((colour - 1) ^ chart.swapped)]
    words = words.ravel()
    some = np.flatnonzero(words)
    bits = np.unpackbits(words[some].view(np.uint8), bitorder="little")
    found = np.flatnonzero(bits)
    places = some[found >> 6]
    placements, word = np.divmod(places, len(alive))
    return Matches(placements, word << 6 | found & 63, np.zeros(len(found), np.intp))


def matches(there: Moments, chart: Chart, found: Matches) -> Matches:
    """The first match of each candidate, with the wanted stone as its last move."""
    windows = _Windows(there, chart, found)
    several = windows.soft < windows.until
    once = windows.found.taken(~several)
    doubtful = windows.found.taken(several)
    step = max(1, _AT_ONCE // max(1, len(chart.placements.region.wanted)))
    parts = [once] + [
        _runs(there, chart, doubtful.taken(slice(begin, begin + step)))
        for begin in range(0, len(doubtful.games), step)
    ]
    found = Matches(*(np.concatenate(column) for column in zip(*parts, strict=True)))
    last = chart.placements.last
    if last is not None:
        found = found.taken(came_last(there, chart, found, last))
    others = (found.games[1:] != found.games[:-1]) | (found.placements[1:] != found.placements[:-1])
    return found.taken(np.append(True, others)[: len(found.games)])


class _Windows:
    """From which to which move candidates may match; those that cannot are left out.

    ``found.begins`` and ``until`` are exact unless something happened before ``until`` that
    numbers do not tell, at ``soft`` at the earliest.
    """

    def __init__(self, there: Moments, chart: Chart, found: Matches) -> None:
        self.found = found
        self.until = np.full(len(found.games), _LATE)
        self.soft = self.until.copy()
        self._there, self._chart = there, chart
        self._came, self._went = there.came.ravel(), there.went.ravel()
        for place, colour in chart.placements.stones:
            self._stone(place, colour - 1)
            self._drop()
        for place in chart.placements.empties:
            self._empty(place)
            self._drop()
        self._keep(self.found.begins < self.until)

    def _cells(self, place: int) -> NDArray[np.intp]:
        """Where what happened on a point is told, for each candidate."""
        rows = self._chart.points(place) * len(self._there.games)
        cells: NDArray[np.intp] = rows[self.found.placements] + self.found.games
        return cells

    def _stone(self, place: int, colour: int) -> None:
        """Wait for a stone, and for its capture."""
        cells = self._cells(place)
        came = self._came[cells].astype(np.intp)
        went = self._went[cells].astype(np.intp)
        eventful = went == EVENTFUL
        wrong = (came & 1 != colour ^ self._chart.swapped[self.found.placements]) & ~eventful
        moves = came >> 1
        np.maximum(self.found.begins, moves, out=self.found.begins)
        np.minimum(self.until, went, out=self.until)
        self.until[wrong] = 0
        self.soft[eventful] = np.minimum(self.soft[eventful], moves[eventful])

    def _empty(self, place: int) -> None:
        """Wait until a point is empty, and for a stone there."""
        cells = self._cells(place)
        moves = (self._came[cells] >> 1).astype(np.intp)
        near = np.flatnonzero(moves < self.until)  # what comes later makes no difference
        if not len(near):
            return
        moves, went = moves[near], self._went[cells[near]].astype(np.intp)
        stays = went == NEVER
        self.until[near[stays]] = moves[stays]
        left = near[~stays]
        moves, went = moves[~stays], went[~stays]
        before = (moves <= self.found.begins[left]) & (went != EVENTFUL)
        self.found.begins[left[before]] = np.maximum(self.found.begins[left[before]], went[before])
        after = left[~before]
        self.soft[after] = np.minimum(self.soft[after], moves[~before])

    def _drop(self) -> None:
        """Leave out what cannot match, if it is worth the while."""
        kept = self.found.begins < self.until
        if np.count_nonzero(kept) < _FEWER * len(kept):
            self._keep(kept)

    def _keep(self, kept: NDArray[np.bool_]) -> None:
        self.found = self.found.taken(kept)
        self.until, self.soft = self.until[kept], self.soft[kept]


def _runs(there: Moments, chart: Chart, found: Matches) -> Matches:
    """All matches in candidates, by putting in order what happened on their points.

    A candidate matches while as many points as are wanted are as they are wanted.
    """
    rows, moves, steps = _steps(there, chart, found)
    # Sorted as one number each, which is much faster than finding out an order.
    steps = np.sort((rows << 16 | moves) << 2 | steps + 1)
    places = steps >> 2
    sums = ((steps & 3) - 1).cumsum()
    ends = np.flatnonzero(np.append(places[1:] != places[:-1], True))
    rows, moves, sums = places[ends] >> 16, places[ends] & 0xFFFF, sums[ends]
    first = np.append(True, rows[1:] != rows[:-1])
    base = np.append(0, sums[:-1])[first]
    wanted = len(chart.placements.stones)  # as many as are wanting at first
    matching = (
        sums - np.repeat(base, np.diff(np.append(np.flatnonzero(first), len(rows)))) == wanted
    )
    begins = matching & (first | ~np.append(False, matching[:-1]))
    rows = rows[begins]
    return Matches(found.placements[rows], found.games[rows], moves[begins])


def _steps(
    there: Moments, chart: Chart, found: Matches
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """The moves after which a point became as it is wanted (1), or is so no longer (-1).

    There is one for each candidate at the beginning that changes nothing (0).
    """
    every = np.arange(len(found.games))
    parts = [(every, np.zeros_like(every), np.zeros_like(every))]
    swapped = chart.swapped[found.placements]
    came, went = there.came.ravel(), there.went.ravel()
    wanted: list[tuple[int, int | None]] = [
        *chart.placements.stones,
        *((place, None) for place in chart.placements.empties),
    ]
    for place, colour in wanted:
        cells = chart.points(place)[found.placements] * len(there.games) + found.games
        at, until = came[cells].astype(np.intp), went[cells].astype(np.intp)
        asked = np.zeros_like(every) if colour is None else (colour - 1 ^ swapped) + 1
        plain = (until != EVENTFUL) & (at != NEVER)
        meant = plain & ((asked == 0) | (asked == (at & 1) + 1))
        step = -1 if colour is None else 1
        parts.append((every[meant], at[meant] >> 1, np.full(np.count_nonzero(meant), step)))
        meant &= until != NEVER
        parts.append((every[meant], until[meant], np.full(np.count_nonzero(meant), -step)))
        eventful = np.flatnonzero(until == EVENTFUL)
        if len(eventful):
            parts.append(_told(there, eventful, cells[eventful], asked[eventful]))
    rows, moves, steps = zip(*parts, strict=True)
    return np.concatenate(rows), np.concatenate(moves), np.concatenate(steps)


def _told(
    there: Moments, rows: NDArray[np.intp], cells: NDArray[np.intp], asked: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """The steps on eventful points, where a colour is asked for, or 0 for none."""
    starts = there.events.searchsorted(cells << CELL_SHIFT)
    counts = there.events.searchsorted((cells + 1) << CELL_SHIFT) - starts
    each = np.repeat(np.arange(len(rows)), counts)
    begins = counts.cumsum() - counts
    events = there.events[np.arange(len(each)) - begins[each] + starts[each]]
    fits = ((events >> 2) & 3) == asked[each]
    before = np.append(False, fits[:-1])
    before[begins] = asked == 0
    steps = fits.astype(np.intp) - before
    kept = steps != 0
    moves = (events >> MOVE_SHIFT) & 0xFFFF
    return rows[each][kept], moves[kept], steps[kept]
