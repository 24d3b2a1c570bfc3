"""How far the building of an index is, how fast it goes, and how long it may still take."""

from __future__ import annotations

from collections import deque

from ....game_index.progress import Progress

_LOOKED_BACK = 10.0
"""Seconds whose pace is the pace: what is written in between goes by in that time."""
_LEAST = 1.0
"""Seconds before anything is said of the pace."""


class Pace:
    """What was told last, and how fast it went lately."""

    def __init__(self) -> None:
        self.progress: Progress | None = None
        self._told: deque[tuple[float, Progress]] = deque()

    def note(self, progress: Progress, now: float) -> None:
        """Take what a build tells at a moment, in seconds from whenever."""
        self.progress = progress
        self._told.append((now, progress))
        while len(self._told) > 2 and self._told[1][0] <= now - _LOOKED_BACK:
            self._told.popleft()

    @property
    def games_a_second(self) -> float | None:
        """How many games are read in a second; None as long as nobody can say."""
        (first, before), (last, now) = self._ends
        return (now.games - before.games) / (last - first) if last - first >= _LEAST else None

    @property
    def seconds_left(self) -> float | None:
        """How long it takes at this pace; None as long as nobody can say."""
        (first, before), (last, now) = self._ends
        files = now.done - before.done
        if last - first < _LEAST or not files:
            return None
        return (now.files - now.done) * (last - first) / files

    @property
    def _ends(self) -> tuple[tuple[float, Progress], tuple[float, Progress]]:
        if not self._told:
            return (0.0, _NOTHING), (0.0, _NOTHING)
        return self._told[0], self._told[-1]


_NOTHING = Progress(0, 0, 0, 0, 0)
