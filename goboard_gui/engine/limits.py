"""The budget of an analysis."""

from __future__ import annotations

from ..named_tuples import NamedTuple


class AnalysisLimits(NamedTuple):
    """The budget of an analysis: visits and seconds per position; None is no limit.

    The analysis ends when either is reached.
    """

    visits: int | None = None
    seconds: float | None = None


UNLIMITED = AnalysisLimits()
