"""Engines as a review uses them, whichever protocol they speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...engine.errors import (
    CommandError,
    CrashError,
    EngineError,
    StartError,
    UnsupportedBoardError,
)
from ...engine.events import (
    AnalysisCompleted,
    AnswerDelayed,
    EngineRestarted,
    EngineStatus,
    RequestFailed,
    RulesRefused,
    StartDelayed,
    StatusChanged,
)
from ...engine.json_analysis import NoResult, QueryResult
from ...engine.json_engine import JsonEngine
from ...engine.supervisor import EngineSupervisor
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ...engine.entry import EngineEntry
    from ...engine.limits import AnalysisLimits
    from ...engine.position import EnginePosition
    from ...go.analysis import Analysis

Notice = StartDelayed | AnswerDelayed | EngineRestarted | RulesRefused
"""What an engine reports besides results."""


class Completed(NamedTuple):
    """The final analysis of a position."""

    position: EnginePosition
    analysis: Analysis


class Refused(NamedTuple):
    """The reason why a position was not analysed."""

    position: EnginePosition
    error: EngineError


class Ended(NamedTuple):
    """The reason why the engine can't go on."""

    error: EngineError


Outcome = Completed | Refused | Ended | Notice


class ReviewEngine(Protocol):
    """An engine that analyses positions within limits.

    It posts events in other threads, which `outcome` interprets in the thread of the review.
    """

    capacity: int
    """The number of positions that it gets at a time."""

    def analyse(self, position: EnginePosition) -> None:
        """Begin to analyse a position.

        :raises EngineError: if that is impossible.
        """
        ...

    def outcome(self, event: object) -> Outcome | None:
        """Return what an event means for the review, or None if that is nothing."""
        ...

    def close(self) -> None:
        """End the engine, and wait for that."""
        ...


class GtpReviewEngine:
    """An engine that analyses one position after another with the Go Text Protocol."""

    capacity = 1

    def __init__(
        self,
        entry: EngineEntry,
        folder: Path,
        limits: AnalysisLimits,
        post: Callable[[object], object],
        *,
        ownership: bool,
    ) -> None:
        self._limits, self._ownership = limits, ownership
        self._has_failed = False
        self._supervisor = EngineSupervisor(entry, folder, post)

    def analyse(self, position: EnginePosition) -> None:
        """Begin to analyse a position."""
        self._supervisor.analyse_within(position, self._limits, ownership=self._ownership)

    def outcome(self, event: object) -> Outcome | None:
        """Return what an event means for the review, or None if that is nothing."""
        match event:
            case AnalysisCompleted(position, analysis):
                return Completed(position, analysis)
            case StatusChanged(status):
                self._has_failed = status is EngineStatus.FAILED
            case RequestFailed(error, position):
                if self._has_failed:
                    return Ended(error)
                return None if position is None else Refused(position, error)
            case StartDelayed() | AnswerDelayed() | EngineRestarted() | RulesRefused():
                return event
        return None

    def close(self) -> None:
        """End the engine, and wait for that."""
        self._supervisor.close()
        self._supervisor.join()


class JsonReviewEngine:
    """KataGo's JSON analysis engine, which always gets a few positions at a time."""

    capacity = 8

    def __init__(
        self,
        entry: EngineEntry,
        folder: Path,
        limits: AnalysisLimits,
        post: Callable[[object], object],
        *,
        ownership: bool,
    ) -> None:
        """Start the engine.

        :raises StartError: if it can't be started.
        """
        self._limits, self._ownership = limits, ownership
        self._positions: dict[str, EnginePosition] = {}
        self._engine = JsonEngine(entry, folder, post)

    def analyse(self, position: EnginePosition) -> None:
        """Begin to analyse a position.

        :raises EngineError: if that is impossible.
        """
        ident = self._engine.analyse(position, self._limits, ownership=self._ownership)
        self._positions[ident] = position

    def outcome(self, event: object) -> Outcome | None:
        """Return what an event means for the review, or None if that is nothing."""
        match event:
            case QueryResult(ident, analysis, searching=False) if ident in self._positions:
                return Completed(self._positions.pop(ident), analysis)
            case NoResult(ident) if ident in self._positions:
                return Refused(self._positions.pop(ident), CommandError(ident, ""))
            case CommandError(command=ident) if ident in self._positions:
                return Refused(self._positions.pop(ident), event)
            case StartDelayed() | AnswerDelayed() | RulesRefused():
                return event
            case StartError() | CrashError() | UnsupportedBoardError():
                return Ended(event)
        return None

    def close(self) -> None:
        """End the engine, and wait for that."""
        self._engine.close()
