"""From which to which move placements of a region may match, told by numbers alone.

A placement that matches once does so from the move that brings its last stone to the one that
brings another or captures one. Where more happened, these numbers do not decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..moments import EVENTFUL, LAST_MOVE, NEVER
from .following import COLOUR_BEGINS, MOVE_BEGINS, NOT_KNOWN, captured, played

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
        self._ends = found.next.copy()  # what ends all matches
        self._back = np.full_like(found.begins, _NEVER)  # a stone where it may be empty again
        self._told = self._back.copy()  # the first event on an eventful point
        self._chart = chart
        self._came = chart.block.moments.came.ravel()
        self._went = chart.block.moments.went.ravel()
        for place, _ in chart.placements.stones:
            self._stone(place)
            self._drop()
        empties = np.array(chart.placements.empties, np.intp)
        count = 1
        while len(empties):
            self._empty(empties[:count])
            self._drop()
            empties = empties[count:]
            # The first few leave few to look at.
            count = min(2 * count, max(1, _AT_ONCE // max(1, len(self.found.games))))
        self._keep(self.found.begins < self._ends >> MOVE_BEGINS)
        np.minimum(self.found.next, self._ends, out=self.found.next)
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
        returning: NDArray[np.bool_] = self._back < self._ends >> MOVE_BEGINS
        return returning

    def _stone(self, place: int) -> None:
        """Wait for a stone, and for its capture. That the stone came is known."""
        cells = self._chart.cells(self.found, np.array([place]))[0]
        moves = self._came.take(cells) >> 1
        np.maximum(self.found.begins, moves, out=self.found.begins)
        went = self._went.take(cells)
        left = np.flatnonzero(went != NEVER)
        went = went[left]
        eventful = went == EVENTFUL
        rows = left[eventful]
        self._back[rows] = np.minimum(self._back[rows], moves[rows])
        rows = left[~eventful]
        self._ends[rows] = np.minimum(self._ends[rows], captured(went[~eventful]))

    def _empty(self, places: NDArray[np.intp]) -> None:
        """Wait until points are empty, and for stones there."""
        cells = self._chart.cells(self.found, places)
        came = self._came.take(cells)
        # What comes later makes no difference.
        latest = np.minimum(self._ends >> COLOUR_BEGINS | 1, 2 * LAST_MOVE + 1).astype(np.uint16)
        which, rows = np.nonzero(came <= latest)
        came, went = came[which, rows], self._went.take(cells[which, rows])
        happens = played(came, places[which])
        stays = went == NEVER
        np.minimum.at(self._ends, rows[stays], happens[stays])

        left = np.flatnonzero(~stays)
        rows, went, moves = rows[left], went[left].astype(np.int32), came[left] >> 1
        eventful = went == EVENTFUL
        before = ~eventful & (moves <= self.found.begins[rows])
        after = ~(eventful | before)
        moves = moves.astype(np.int32)
        np.minimum.at(self._told, rows[eventful], moves[eventful])
        np.minimum.at(self._back, rows[~before], moves[~before])
        np.minimum.at(self.found.next, rows[after], happens[left[after]])
        np.maximum.at(self.found.begins, rows[before], went[before])

    def _drop(self) -> None:
        """Leave out what cannot match, if it is worth the while."""
        alive = self.found.begins < self._ends >> MOVE_BEGINS
        if np.count_nonzero(alive) < _FEWER * len(alive):
            self._keep(alive)

    def _keep(self, kept: NDArray[np.bool_]) -> None:
        self.found = self.found.taken(kept)
        self._ends, self._back, self._told = self._ends[kept], self._back[kept], self._told[kept]
