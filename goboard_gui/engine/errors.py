"""Errors of engines: what went wrong, as data."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..go import Point, Size


_LONGEST_QUOTE = 200


class EngineError(Exception):
    """Base class of the errors of engines."""


class StartFailure(Enum):
    """The reason why an engine could not be started; the value is the English text."""

    NO_PROGRAM = "the program does not exist"
    NOT_EXECUTABLE = "the file is not an executable program"
    BATCH_FILE = "batch files (.bat, .cmd) can't be used as engines"
    NOT_ABSOLUTE = "the path of the program is not absolute"
    NO_FOLDER = "the working folder can't be created"
    ENDED = "the program ended before it answered"
    NOT_GTP = "the program does not speak the Go Text Protocol, version 2"
    NOT_JSON = "the program is not a JSON analysis engine"


class MissingFile(NamedTuple):
    """A file that a command line names and that does not exist; ``kind`` is "network" or
    "configuration".
    """

    kind: str
    name: str


class StartError(EngineError):
    """Error raised if an engine could not be started.

    ``program`` is its path, ``status`` the exit status if it ended (negative for a signal), and
    ``stderr`` has the last lines that it wrote there. ``missing`` are the files that its command
    line names and that do not exist.
    """

    def __init__(
        self,
        program: str,
        reason: StartFailure,
        status: int | None = None,
        stderr: tuple[str, ...] = (),
        missing: tuple[MissingFile, ...] = (),
    ) -> None:
        super().__init__(program, reason, status, stderr, missing)
        self.program = program
        self.reason = reason
        self.status = status
        self.stderr = stderr
        self.missing = missing

    def __str__(self) -> str:
        ending = "" if self.status is None else f" (status {self.status})"
        return "\n".join([f"{self.program}: {self.reason.value}{ending}", *self.stderr])


class CrashError(EngineError):
    """Error raised if an engine ended unexpectedly, with its exit ``status`` and the last lines
    that it wrote to ``stderr``.
    """

    def __init__(self, status: int | None, stderr: tuple[str, ...] = ()) -> None:
        super().__init__(status, stderr)
        self.status = status
        self.stderr = stderr

    def __str__(self) -> str:
        return "\n".join([f"the engine ended unexpectedly (status {self.status})", *self.stderr])


class CommandError(EngineError):
    """Error raised if an engine refused a command: the ``command`` and the engine's ``answer``."""

    def __init__(self, command: str, answer: str) -> None:
        super().__init__(command, answer)
        self.command = command
        self.answer = answer

    def __str__(self) -> str:
        return f"{self.command}: {self.answer}"


class NoAnswerError(EngineError):
    """Error raised if an engine did not answer a ``command`` within ``seconds``."""

    def __init__(self, command: str, seconds: float) -> None:
        super().__init__(command, seconds)
        self.command = command
        self.seconds = seconds

    def __str__(self) -> str:
        return f"{self.command}: no answer for {self.seconds:g} s"


class UnexpectedAnswerError(EngineError):
    """Error raised for an answer that belongs to another command or makes no sense.

    A long answer is cut off.
    """

    def __init__(self, command: str, answer: str) -> None:
        answer = answer[:_LONGEST_QUOTE]
        super().__init__(command, answer)
        self.command = command
        self.answer = answer

    def __str__(self) -> str:
        return f"{self.command}: unexpected answer: {self.answer}"


class IllegalMoveError(EngineError):
    """Error raised if an engine's move at a ``point`` is illegal by the rules of the record."""

    def __init__(self, point: Point) -> None:
        super().__init__(point)
        self.point = point

    def __str__(self) -> str:
        return f"the engine's move at {self.point} is illegal"


class UnsupportedBoardError(EngineError):
    """Error raised if an engine can't play on boards of this ``size``."""

    def __init__(self, engine: str, size: Size, answer: str = "") -> None:
        super().__init__(engine, size, answer)
        self.engine = engine
        self.size = size
        self.answer = answer

    def __str__(self) -> str:
        return f"{self.engine} can't play {self.size}"


class KomiError(EngineError):
    """Error raised for a ``komi`` that an engine would refuse or round to ``nearest``."""

    def __init__(self, engine: str, komi: float, nearest: float) -> None:
        super().__init__(engine, komi, nearest)
        self.engine = engine
        self.komi = komi
        self.nearest = nearest

    def __str__(self) -> str:
        return (
            f"{self.engine} can't play with a komi of {self.komi:g}; "
            f"the nearest is {self.nearest:g}"
        )


class UnsendablePositionError(EngineError):
    """Error raised for a position that can't be sent to an engine by moves and setup stones."""

    def __str__(self) -> str:
        return "this position can't be sent to the engine"


class RejectedMoveError(EngineError):
    """Error raised if an engine rejected a move of the record.

    ``number`` counts the moves that were sent from 1; ``point`` is None for a pass.
    """

    def __init__(self, number: int, point: Point | None, answer: str) -> None:
        super().__init__(number, point, answer)
        self.number = number
        self.point = point
        self.answer = answer

    def __str__(self) -> str:
        return f"the engine rejected move {self.number}: {self.answer}"


class DifferentBoardError(EngineError):
    """Error raised if an engine's board differs from the position that was sent, at ``points``."""

    def __init__(self, points: tuple[Point, ...]) -> None:
        super().__init__(points)
        self.points = points

    def __str__(self) -> str:
        return f"the engine's board differs at {len(self.points)} points"


class MissingCommandError(EngineError):
    """Error raised if an engine lacks the ``command`` that a request needs."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command = command

    def __str__(self) -> str:
        return f"the engine has no command {self.command}"
