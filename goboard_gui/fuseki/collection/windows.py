"""From which to which move placements of a region may match, told by numbers alone.

A placement that matches once does so from the move that brings its last stone to the one that
brings another or captures one. Where more happened, these numbers do not decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .following import MOVE_BEGINS, NOT_KNOWN, NOT_PLAYED
from .moments import EVENTFUL, LAST_MOVE, NEVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .charts import Chart, Matches

_NEVER = LAST_MOVE + 2  # later than `NOTHING`
_AT_ONCE = 32_000  # points that are looked at together: few enough for fast memory
_FEWER = 0.8  # candidates are moved together when no more of them are left


class Windows:
    """Candidates, without those that cannot match.

    ``found.begins`` is the move with which each begins to match for the first time, and
    ``found.next`` what happens next on the points that are wanted, unless the numbers do not tell.
    """

    def __init__(self, chart: Chart, found: Matches) -> None:
        self.found = found
        self._ends = np.full(len(found.games), _NEVER, np.int32)  # what ends all matches
        self._back = self._ends.copy()  # the first stone on a point that may be empty again
        self._told = self._ends.copy()  # the first event on an eventful point
        self._chart = chart
        self._came = chart.block.moments.came.ravel()
        self._went = chart.block.moments.went.ravel()
        for place, _ in chart.placements.stones:
            self._stone(place)
            self._drop()
        empties = np.array(chart.placements.empties, np.intp)
        while len(empties):
            count = max(1, _AT_ONCE // max(1, len(self.found.games)))
            self._empty(empties[:count])
            self._drop()
            empties = empties[count:]
        self._keep(self.found.begins < self._ends)
        unknown = self._told <= self.found.next >> MOVE_BEGINS
        self.found.next[unknown] = NOT_KNOWN

    @property
    def doubtful(self) -> NDArray[np.bool_]:
        """Which of them may not match so soon, or not at all."""
        doubtful: NDArray[np.bool_] = self._back <= self.found.begins
        return doubtful

    @property
    def returning(self) -> NDArray[np.bool_]:
        """Which of them may not match so soon, or not only once."""
        returning: NDArray[np.bool_] = self._back < self._ends
        return returning

    def _stone(self, place: int) -> None:
        """Wait for a stone, and for its capture. That the stone came is known."""
        found = self.found
        cells = self._chart.cells(found, np.array([place]))[0]
        moves = (self._came.take(cells) >> 1).astype(np.int32)
        np.maximum(found.begins, moves, out=found.begins)
        went = self._went.take(cells)
        left = np.flatnonzero(went != NEVER)
        went = went[left].astype(np.int32)
        eventful = went == EVENTFUL
        rows = left[eventful]
        self._back[rows] = np.minimum(self._back[rows], moves[rows])
        rows, went = left[~eventful], went[~eventful]
        self._ends[rows] = np.minimum(self._ends[rows], went)
        found.next[rows] = np.minimum(found.next[rows], went << MOVE_BEGINS | NOT_PLAYED)

    def _empty(self, places: NDArray[np.intp]) -> None:
        """Wait until points are empty, and for stones there."""
        found = self.found
        cells = self._chart.cells(found, places)
        came = self._came.take(cells)
        # What comes later makes no difference.
        near = np.flatnonzero(came >> 1 <= found.next >> MOVE_BEGINS)
        if not len(near):
            return
        cells, came = cells.ravel()[near], came.ravel()[near].astype(np.int32)
        which, rows = np.divmod(near, len(found.games))
        moves, went = came >> 1, self._went.take(cells).astype(np.int32)
        stones = 2 * places[which] | (came & 1) ^ self._chart.swapped[found.placements[rows]]
        eventful, stays = went == EVENTFUL, went == NEVER
        before = (moves <= found.begins[rows]) & ~eventful & ~stays
        np.minimum.at(self._ends, rows[stays], moves[stays])
        np.minimum.at(self._told, rows[eventful], moves[eventful])
        plain = ~(before | eventful)
        happens = (moves << MOVE_BEGINS | stones).astype(np.int32)
        np.minimum.at(found.next, rows[plain], happens[plain])
        back = ~(before | stays)
        np.minimum.at(self._back, rows[back], moves[back])
        np.maximum.at(found.begins, rows[before], went[before])

    def _drop(self) -> None:
        """Leave out what cannot match, if it is worth the while."""
        alive = self.found.begins < self._ends
        if np.count_nonzero(alive) < _FEWER * len(alive):
            self._keep(alive)

    def _keep(self, kept: NDArray[np.bool_]) -> None:
        self.found = self.found.taken(kept)
        self._ends, self._back, self._told = self._ends[kept], self._back[kept], self._told[kept]
