"""Runs the scripted engine of `double.py` under a supervisor, and waits for what it reports."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import TYPE_CHECKING

from goboard_gui.engine.entry import EngineEntry
from goboard_gui.engine.events import (
    AnalysisReceived,
    AnswerDelayed,
    CommandAnswered,
    EngineRestarted,
    EngineStatus,
    MoveReceived,
    MoveSearchBegan,
    PositionPrepared,
    RequestFailed,
    RulesRefused,
    ScoreReceived,
    ScoringFinished,
    StartDelayed,
    StatusChanged,
    StatusReceived,
)
from goboard_gui.engine.position import EnginePosition, Play
from goboard_gui.engine.supervisor import EngineSupervisor
from goboard_gui.engine.transcript import Stream
from goboard_gui.go import Board, Colour, Size, rule_set
from goboard_gui.notation.vertices import format_vertex, parse_vertex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DOUBLE = Path(__file__).with_name("double.py")
PATIENCE = 120.0
"""Seconds to wait for what should happen."""
LONGEST_BLOCK = 3.0
"""Seconds for which the main thread may have to wait on a busy machine."""
_TICK = 0.01
_SIZE = Size(9, 9)


def entry(case: str, value: str = "") -> EngineEntry:
    """Return the entry of a double that misbehaves in one way, in both protocols."""
    command = (sys.executable, "-I", "-S", str(DOUBLE), case, value)
    return EngineEntry("Double", command, command)


def position(
    moves: str = "",
    *,
    setup: Board | None = None,
    first: Colour = Colour.BLACK,
    komi: float = 6.5,
    rules: str = "japanese",
    handicap: bool = False,
) -> EnginePosition:
    """Return a position after moves in turn, which are given by their vertices."""
    board = setup = Board.empty(_SIZE) if setup is None else setup
    colour = first
    plays = []
    for vertex in moves.split():
        point = parse_vertex(vertex, board.size)
        if point is not None:
            board = board.play(point, colour).board
        plays.append(Play(colour, point))
        colour = colour.opponent
    return EnginePosition(setup, tuple(plays), board, colour, komi, rule_set(rules), handicap)


class Desk:
    """A supervisor with a double, and the events that it has reported.

    It waits as an event loop does: with a timer that fires each 10 ms.
    """

    def __init__(self, folder: Path, case: str, value: str = "") -> None:
        self.folder = folder
        self.events: list[object] = []
        self.longest_block = 0.0
        self.ticks = 0
        self._arrived: SimpleQueue[object] = SimpleQueue()
        self.supervisor = EngineSupervisor(entry(case, value), folder, self._arrived.put)

    def wait_until(self, condition) -> None:
        """Wait until a condition holds, while a timer fires."""
        end = monotonic() + PATIENCE
        while not condition():
            before = monotonic()
            assert before < end, f"what arrived: {self.seen()}, {self.events[-3:]}"
            with suppress(Empty):
                self.events.append(self._arrived.get(timeout=_TICK))
            self.ticks += 1
            self.longest_block = max(self.longest_block, monotonic() - before - _TICK)

    def wait_for(self, *wanted: str) -> None:
        """Wait until as many events have arrived, and check that they are those."""
        self.wait_until(lambda: len(self.seen()) >= len(wanted))
        assert self.seen() == list(wanted)

    def wait_for_status(self, status: EngineStatus) -> None:
        """Wait until the newest status is this one."""
        self.wait_until(lambda: self.statuses()[-1:] == [status])

    def wait_ticks(self, count: int) -> None:
        """Wait until the timer has fired a number of times."""
        end = self.ticks + count
        self.wait_until(lambda: self.ticks >= end)

    def statuses(self) -> list[EngineStatus]:
        return [each.status for each in self.events if isinstance(each, StatusChanged)]

    def seen(self) -> list[str]:
        """Return what was reported, in words; analyses only once in a row."""
        words: list[str] = []
        for event in self.events:
            text = describe(event)
            if text and not (text == "analysis" == (words or [""])[-1]):
                words.append(text)
        return words

    def error(self) -> Exception:
        """Return the only error that was reported."""
        [error] = [each.error for each in self.events if isinstance(each, RequestFailed)]
        return error

    def analyses(self) -> list[AnalysisReceived]:
        return [each for each in self.events if isinstance(each, AnalysisReceived)]

    def sent(self) -> list[str]:
        """Return the commands that were sent, without their numbers."""
        lines = self.supervisor.transcript.since()
        return [line.text.lstrip("0123456789 ") for line in lines if line.stream is Stream.SENT]

    def pids(self) -> list[int]:
        return pids(self.folder)

    def close(self) -> None:
        """Close the supervisor; nothing of the engine may be left."""
        self.supervisor.close()
        self.wait_until(lambda: self.supervisor.join(0))
        while not self._arrived.empty():
            self.events.append(self._arrived.get())
        wait_until_gone(self.folder)
        assert self.longest_block < LONGEST_BLOCK


@contextmanager
def desk(folder: Path, case: str, value: str = "") -> Iterator[Desk]:
    """Run a double until the end of the context, when it must go."""
    made = Desk(folder, case, value)
    try:
        yield made
    finally:
        made.close()


def describe(event: object) -> str:
    """Return an event in words, an empty text for changes of the status."""
    match event:
        case StatusChanged() | MoveSearchBegan():
            return ""
        case PositionPrepared():
            return "prepared"
        case MoveReceived(position, point, is_hint, resigns):
            kind = "hint" if is_hint else "move"
            return "resigns" if resigns else f"{kind} {format_vertex(point, position.size)}"
        case RequestFailed(error):
            return type(error).__name__
        case CommandAnswered(command):
            return f"answer to {command}"
        case EngineRestarted():
            return "restarted"
        case StartDelayed(line):
            return f"start delayed: {line}"
        case AnswerDelayed(command):
            return f"delayed: {command}"
        case AnalysisReceived():
            return "analysis"
        case StatusReceived(position, status):
            stones = [
                " ".join(format_vertex(point, position.size) for point in sorted(points))
                for points in status
            ]
            return "dead {}, seki {}, unsure {}".format(*stones)
        case ScoreReceived(_, lead, uses_other_rules):
            return f"score {lead:g}" + (" by other rules" if uses_other_rules else "")
        case ScoringFinished() | RulesRefused():
            return ""
        case _:
            return type(event).__name__


def pids(folder: Path) -> list[int]:
    """Return the ids of all processes that doubles in a folder have started."""
    file = folder / "pids"
    return [int(word) for word in file.read_text().split()] if file.exists() else []


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end
        sleep(_TICK)


def wait_until_gone(folder: Path) -> None:
    """Wait until the processes of doubles in a folder and the threads of all engines are gone."""
    wait_until(lambda: not any(map(is_alive, pids(folder))))
    wait_until(lambda: not engine_threads())


def is_alive(pid: int) -> bool:
    """Return whether a process runs; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def engine_threads() -> list[str]:
    """Return the names of the threads that belong to engines."""
    return [each.name for each in threading.enumerate() if each.name.startswith("engine ")]
