"""The duration of a review: an upper bound before it starts, and an estimate while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.limits import AnalysisLimits

_LEAST_TIMES = 3
"""The number of positions after which the duration is estimated."""


def longest_duration(positions: int, limits: AnalysisLimits) -> float | None:
    """Return the seconds that a review takes at most after the engine has started.

    The result is None if the time for a position is not limited.

    >>> from goboard_gui.engine.limits import AnalysisLimits
    >>> longest_duration(300, AnalysisLimits(200, 5)), longest_duration(300, AnalysisLimits(200))
    (1500, None)
    """
    return None if limits.seconds is None else positions * limits.seconds


def estimated_duration(times: Sequence[float], left: int) -> float | None:
    """Return the seconds that a review will still take, or None if it is too early to say.

    ``times`` are those in seconds at which positions were completed, and ``left`` is the number of
    positions that are not. The start of the engine does not count.

    >>> estimated_duration([30, 32], 10), estimated_duration([30, 32, 33], 10)
    (None, 15.0)
    """
    if len(times) < _LEAST_TIMES:
        return None
    return left * (times[-1] - times[0]) / (len(times) - 1)
