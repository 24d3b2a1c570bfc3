"""The test of an engine: it is started with each of its command lines, and asked what it can do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...engine.command_files import missing_files
from ...engine.errors import EngineError
from ...engine.events import (
    CommandAnswered,
    EngineStatus,
    RequestFailed,
    StartDelayed,
    StatusChanged,
)
from ...engine.json_check import check_json_engine
from ...engine.supervisor import START_NOTICE_SECONDS
from ...engine.transcript import Stream
from ...go import Size
from ..core.background import DiskTask, Mailbox, Task
from .engine_host import engine_host

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ...engine.capabilities import Capabilities
    from ...engine.entry import EngineEntry
    from ...engine.errors import MissingFile
    from ...engine.events import EngineEvent
    from .engine_host import HostedEngine

_SIZES = (Size(19, 19), Size(9, 9))
"""The board sizes that are tried; KataGo loads its network again when the size changes."""
_SIZE_COMMAND = "boardsize"


class CheckStage(Enum):
    """What the test of an engine is doing."""

    STARTING = auto()
    TRYING_SIZES = auto()
    STARTING_JSON = auto()


@dataclass
class CheckResult:
    """What the test of an engine has shown so far.

    ``seconds`` is the time from the start to the first answers, None if there were none;
    ``json_seconds`` that of the JSON analysis engine, which the entry may lack. ``sizes`` are the
    board sizes that the engine has accepted. If the test has ended with an ``error``,
    ``json_failed`` says whether it was the JSON analysis engine. Files that the command lines name
    and that are ``missing`` prevent the test.
    """

    entry: EngineEntry
    capabilities: Capabilities | None = None
    seconds: float | None = None
    sizes: tuple[Size, ...] = ()
    json_seconds: float | None = None
    missing: Sequence[MissingFile] = ()
    error: Exception | None = None
    json_failed: bool = False


class EngineCheck(QObject):
    """A running test of an engine, which uses processes of its own."""

    progressed = Signal(object, str)
    """Emitted with the `CheckStage`, and with the last line that an engine which takes long to
    start wrote to stderr, or to stdout if there is none.
    """
    finished = Signal(object)
    """Emitted with the `CheckResult` when the test has ended, unless it was cancelled."""

    def __init__(self, entry: EngineEntry, parent: QObject) -> None:
        super().__init__(parent)
        self.result = CheckResult(entry)
        self._host = engine_host()
        self._engine: HostedEngine | None = None
        self._started = monotonic()
        self._untried: list[Size] = []
        self._cancelled = Event()
        self._mailbox = Mailbox(self._show_json_line)
        commands = filter(None, (entry.command, entry.json_command))
        self._task: DiskTask | None = DiskTask(
            lambda _task: [
                file for command in commands if command for file in missing_files(command)
            ],
            self._begin,
        )
        self._json_task: Task | None = None

    def stop_work(self) -> None:
        """Cancel the test; `closing.dispose` calls this when the dialog closes."""
        self._cancelled.set()
        self._mailbox.close()
        for task in (self._task, self._json_task):
            if task is not None:
                task.cancel()
        self._end_engine()

    def _begin(self, missing: list[MissingFile] | Exception) -> None:
        self._task = None
        if isinstance(missing, list) and missing:
            self.result.missing = missing
            self._finish()
            return
        self._engine = self._host.separate_engine(self.result.entry)
        self._engine.add_listener(self._receive)
        self._started = monotonic()
        self._engine.supervisor.start()

    def _receive(self, event: EngineEvent) -> None:
        match event:
            case StartDelayed(line) if self._engine is not None:
                written = self._engine.supervisor.transcript.last(Stream.RECEIVED, 1)
                shown = line or next(iter(written), "")
                self.progressed.emit(CheckStage.STARTING, shown)
            case StatusChanged(EngineStatus.READY, capabilities) if capabilities is not None:
                if self.result.capabilities is None:
                    self.result.capabilities = capabilities
                    self.result.seconds = monotonic() - self._started
                    self._untried = list(_SIZES)
                    self.progressed.emit(CheckStage.TRYING_SIZES, "")
                    self._try_next_size()
            case CommandAnswered(success=success) if self._untried:
                size = self._untried.pop(0)
                if success:
                    self.result.sizes += (size,)
                self._try_next_size()
            case RequestFailed(error):
                self._finish(error)

    def _try_next_size(self) -> None:
        assert self._engine is not None
        if self._untried:
            width = self._untried[0].width
            self._engine.supervisor.send_command(f"{_SIZE_COMMAND} {width}")
        elif self.result.entry.json_command:
            self._begin_json()
        else:
            self._finish()

    def _begin_json(self) -> None:
        """Start the JSON analysis engine, after the other process has been told to end."""
        assert self._engine is not None
        folder = self._engine.folder
        self._engine.supervisor.stop()
        self._started = monotonic()
        work = partial(_check_json, self.result.entry, folder, self._cancelled, self._mailbox.post)
        self._json_task = Task(work, self._end_json)
        self.progressed.emit(CheckStage.STARTING_JSON, "")

    def _show_json_line(self, line: str) -> None:
        if monotonic() - self._started >= START_NOTICE_SECONDS:
            self.progressed.emit(CheckStage.STARTING_JSON, line)

    def _end_json(self, error: Exception | None) -> None:
        self._json_task = None
        if error is None:
            self.result.json_seconds = monotonic() - self._started
        else:
            self.result.json_failed = True
        self._finish(error)

    def _finish(self, error: Exception | None = None) -> None:
        self.result.error = error
        self._mailbox.close()
        self._end_engine()
        self.finished.emit(self.result)

    def _end_engine(self) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.remove_listener(self._receive)
            self._host.end_separate_engine(engine)


def _check_json(
    entry: EngineEntry,
    folder: Path,
    cancelled: Event,
    report_line: Callable[[str], object],
    _task: Task,
) -> EngineError | OSError | None:
    try:
        check_json_engine(entry, folder, cancelled, report_line)
    except (EngineError, OSError) as error:
        return error
    return None
