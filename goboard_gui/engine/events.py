"""Events with which a supervised engine reports what happens, and its states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..go import Point, RuleSet
    from ..go.analysis import Analysis
    from .capabilities import Capabilities
    from .errors import CrashError, EngineError
    from .final_status import FinalStatus
    from .position import EnginePosition


class EngineStatus(Enum):
    """The state of a supervised engine."""

    STOPPED = auto()
    STARTING = auto()
    """The process has been started and has not answered yet; this may take a quarter of an hour."""
    READY = auto()
    BUSY = auto()
    """A request is being carried out."""
    ANALYSING = auto()
    FAILED = auto()


@dataclass(frozen=True)
class StatusChanged:
    """The state of the engine has changed; ``capabilities`` are known once it has started."""

    status: EngineStatus
    capabilities: Capabilities | None = None


@dataclass(frozen=True)
class StartDelayed:
    """The engine has not answered yet; ``line`` is the last one that it wrote to stderr."""

    line: str


@dataclass(frozen=True)
class AnalysisReceived:
    """An analysis of a position has begun or continued."""

    position: EnginePosition
    analysis: Analysis


@dataclass(frozen=True)
class AnalysisCompleted:
    """The analysis of a position has reached a limit."""

    position: EnginePosition
    analysis: Analysis


@dataclass(frozen=True)
class PositionPrepared:
    """The engine has accepted a position with its komi, rules and time limit."""

    position: EnginePosition


@dataclass(frozen=True)
class MoveSearchBegan:
    """The engine begins to think about its move in a position; its time runs from now on."""

    position: EnginePosition


@dataclass(frozen=True)
class MoveReceived:
    """The engine's move in a position, or a hint; ``point`` is None for a pass.

    If the engine ``resigns``, there is no move.
    """

    position: EnginePosition
    point: Point | None
    is_hint: bool
    resigns: bool = False


@dataclass(frozen=True)
class StatusReceived:
    """The engine's opinion of the stones in a final position."""

    position: EnginePosition
    status: FinalStatus


@dataclass(frozen=True)
class ScoreReceived:
    """The engine's score of a final position: Black's lead in points after komi.

    The engine counts by the rules of the position, unless it ``uses_other_rules``.
    """

    position: EnginePosition
    lead: float
    uses_other_rules: bool


@dataclass(frozen=True)
class ScoringFinished:
    """The engine has said everything about a final position that it was asked for."""

    position: EnginePosition


@dataclass(frozen=True)
class CommandAnswered:
    """The answer to a command of the console."""

    command: str
    success: bool
    text: str


@dataclass(frozen=True)
class RulesRefused:
    """The engine does not know the rules of a position; ``used`` is what it uses instead."""

    rules: RuleSet
    used: str


@dataclass(frozen=True)
class AnswerDelayed:
    """The engine has been silent for ``seconds`` although output is due."""

    command: str
    seconds: float


@dataclass(frozen=True)
class EngineRestarted:
    """The engine has ended unexpectedly and is started again, once."""

    error: CrashError


@dataclass(frozen=True)
class RequestFailed:
    """A request could not be carried out, or the engine has done something unexpected."""

    error: EngineError
    position: EnginePosition | None = None


EngineEvent = (
    StatusChanged
    | StartDelayed
    | AnalysisReceived
    | AnalysisCompleted
    | PositionPrepared
    | MoveSearchBegan
    | MoveReceived
    | StatusReceived
    | ScoreReceived
    | ScoringFinished
    | CommandAnswered
    | RulesRefused
    | AnswerDelayed
    | EngineRestarted
    | RequestFailed
)
