"""Events with which a supervised engine reports what happens, and its states."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

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


class StatusChanged(NamedTuple):
    """The state of the engine has changed; ``capabilities`` are known once it has started."""

    status: EngineStatus
    capabilities: Capabilities | None = None


class StartDelayed(NamedTuple):
    """The engine has not answered yet; ``line`` is the last one that it wrote to stderr."""

    line: str


class AnalysisReceived(NamedTuple):
    """An analysis of a position has begun or continued."""

    position: EnginePosition
    analysis: Analysis


class AnalysisCompleted(NamedTuple):
    """The analysis of a position has reached a limit."""

    position: EnginePosition
    analysis: Analysis


class PositionPrepared(NamedTuple):
    """The engine has accepted a position with its komi, rules and time limit."""

    position: EnginePosition


class MoveSearchBegan(NamedTuple):
    """The engine begins to think about its move in a position; its time runs from now on."""

    position: EnginePosition


class MoveReceived(NamedTuple):
    """The engine's move in a position, or a hint; ``point`` is None for a pass.

    If the engine ``resigns``, there is no move.
    """

    position: EnginePosition
    point: Point | None
    is_hint: bool
    resigns: bool = False


class StatusReceived(NamedTuple):
    """The engine's opinion of the stones in a final position."""

    position: EnginePosition
    status: FinalStatus


class ScoreReceived(NamedTuple):
    """The engine's score of a final position: Black's lead in points after komi.

    The engine counts by the rules of the position, unless it ``uses_other_rules``.
    """

    position: EnginePosition
    lead: float
    uses_other_rules: bool


class ScoringFinished(NamedTuple):
    """The engine has said everything about a final position that it was asked for."""

    position: EnginePosition


class CommandAnswered(NamedTuple):
    """The answer to a command of the console."""

    command: str
    success: bool
    text: str


class RulesRefused(NamedTuple):
    """The engine does not know the rules of a position; ``used`` is what it uses instead."""

    rules: RuleSet
    used: str


class AnswerDelayed(NamedTuple):
    """The engine has been silent for ``seconds`` although output is due."""

    command: str
    seconds: float


class EngineRestarted(NamedTuple):
    """The engine has ended unexpectedly and is started again, once."""

    error: CrashError


class RequestFailed(NamedTuple):
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
