"""A series of problems that are solved one after the other in a sitting."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .solvable_problem import SolvableProblem


class SeriesItem(NamedTuple):
    """A problem of a series, with its number in it, from 1, and whether it was failed before."""

    number: int
    problem: SolvableProblem
    has_returned: bool = False


class ProblemSeries:
    """The problems of a sitting, in order; one that was failed returns at the end until it is
    solved.

    >>> series = ProblemSeries(["easy", "hard"])
    >>> series.go_on(has_failed=True)
    SeriesItem(number=2, problem='hard', has_returned=False)
    >>> series.go_on(has_failed=False)
    SeriesItem(number=1, problem='easy', has_returned=True)
    >>> series.has_next, series.go_on(has_failed=False), series.left
    (False, None, 0)
    """

    def __init__(self, problems: Iterable[SolvableProblem]) -> None:
        """Begin a series.

        :raises ValueError: if there is no problem.
        """
        self._queue = deque(SeriesItem(*each) for each in enumerate(problems, 1))
        self.total = len(self._queue)
        if not self._queue:
            raise ValueError("a series has at least one problem")

    @property
    def current(self) -> SeriesItem | None:
        """The problem that is being solved, or None at the end of the series."""
        return self._queue[0] if self._queue else None

    @property
    def left(self) -> int:
        """The number of problems that are left, including the current one."""
        return len(self._queue)

    @property
    def has_next(self) -> bool:
        """Whether another problem follows the current one."""
        return len(self._queue) > 1

    def go_on(self, *, has_failed: bool) -> SeriesItem | None:
        """Go to the next problem, and return it; one that ``has_failed`` comes again at the end."""
        if self._queue:
            item = self._queue.popleft()
            if has_failed:
                self._queue.append(item._replace(has_returned=True))
        return self.current
