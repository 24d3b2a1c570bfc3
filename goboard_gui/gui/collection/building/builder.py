"""Building of an index in a separate process, so that the window stays responsive."""

from __future__ import annotations

import os
import sys
from collections import deque
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ....game_index.progress import (
    Progress,
    parse_damaged_index_report,
    parse_unusable_index_report,
)
from ...core.closing import dispose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QByteArray
    from PySide6.QtWidgets import QWidget

    from ....game_index.errors import UnusableIndexError

_LOOKED_BACK = 10.0
"""Length in seconds of the period over which the speed is averaged."""
_MIN_DURATION = 1.0
"""Seconds that must have passed before a speed is reported."""


class BuildPace:
    """The latest progress of a build, and its recent speed."""

    def __init__(self) -> None:
        self.progress: Progress | None = None
        self._reports: deque[tuple[float, Progress]] = deque()

    def add_report(self, progress: Progress, now: float) -> None:
        """Record the progress that was reported at ``now``, a time in seconds on a monotonic
        clock.
        """
        self.progress = progress
        self._reports.append((now, progress))
        while len(self._reports) > 2 and self._reports[1][0] <= now - _LOOKED_BACK:
            self._reports.popleft()

    @property
    def games_per_second(self) -> float | None:
        """The number of games read per second, or None if it is not known yet."""
        (first, before), (last, now) = self._ends
        duration = last - first
        return (now.games - before.games) / duration if duration >= _MIN_DURATION else None

    @property
    def seconds_left(self) -> float | None:
        """The estimated number of seconds until the build is done, or None if not known yet."""
        (first, before), (last, now) = self._ends
        files = now.done - before.done
        if last - first < _MIN_DURATION or not files:
            return None
        return (now.files - now.done) * (last - first) / files

    @property
    def _ends(self) -> tuple[tuple[float, Progress], tuple[float, Progress]]:
        """The times and progress at the start and the end of the averaging period."""
        if not self._reports:
            return (0.0, _NOTHING), (0.0, _NOTHING)
        return self._reports[0], self._reports[-1]


_NOTHING = Progress(0, 0, 0, 0, 0)


_PATIENCE = 10_000
"""Milliseconds that a terminated process has to save its results before it is killed."""
_LAST_PATIENCE = 5_000
"""Milliseconds that a terminated process has if the window is closing."""
_SAYS = "goboard: "
"""Prefix of the error messages of `goboard` that do not concern a single file."""
_MAX_ERROR_OUTPUT = 4_000
"""Maximum number of characters of error output to keep; the start is cut off."""


def goboard_command() -> list[str]:
    """Return the command that runs `goboard`: the bundled program, or this Python."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        return [str(here.with_name("goboard" + here.suffix))]
    return [sys.executable, "-m", "goboard_gui"]


class IndexBuilder(QObject):
    """Builder that builds one index at a time; the existing index can be used meanwhile.

    If a build is cancelled or its window closed, the games read so far are kept.
    """

    started = Signal()
    """Emitted when a build has started."""
    progressed = Signal()
    """Emitted when `pace` has changed."""
    finished = Signal()
    """Emitted when a build has succeeded."""
    cancelled = Signal()
    """Emitted when a cancelled build has ended."""
    failed = Signal(str)
    """Emitted with a message when a build has failed. Games read before may still be usable."""

    def __init__(self, window: QWidget, command: Sequence[str] | None = None) -> None:
        """Create a builder for a window; ``command`` is run instead of `goboard` if given."""
        super().__init__(window)
        self._command = list(command or goboard_command())
        self._process: QProcess | None = None
        self._output = b""
        self._error_output = ""
        self._kill_timer = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._kill_timer.timeout.connect(self._kill)
        self.index: Path | None = None
        """The folder of the index that is being built or was built last, or None."""
        self.pace = BuildPace()
        """The progress and the speed of the current or last build."""
        self.kept = ""
        """Where the current or last build has moved a damaged index, inside its folder."""
        self.error: UnusableIndexError | None = None
        """Why the last build could not use the index, or None."""
        self.cancelling = False
        """Whether the current build was cancelled and is about to end."""

    @property
    def busy(self) -> bool:
        """Whether an index is being built."""
        return self._process is not None

    def build(
        self,
        index: Path,
        folders: Sequence[Path],
        *,
        thorough: bool = False,
        variations: bool | None = None,
    ) -> None:
        """Start building an index from the records in these folders.

        ``index`` is the folder of the index. With ``thorough``, unchanged files are read again.
        ``variations`` is whether all nodes are indexed; None keeps what the index has.

        :raises RuntimeError: if a build is running already.
        """
        if self._process is not None:
            raise RuntimeError("one index at a time")
        self.index, self.pace, self.cancelling = index, BuildPace(), False
        self.kept, self.error = "", None
        self._output, self._error_output = b"", ""
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.errorOccurred.connect(self._report_not_started)
        process.finished.connect(self._end)
        name, *arguments = self._command
        arguments += ["collection", "build", "--progress", *["--thorough"] * thorough]
        if variations is not None:
            arguments.append("--variations" if variations else "--no-variations")
        self.started.emit()
        process.start(name, [*arguments, "--", os.fspath(index), *map(os.fspath, folders)])

    def cancel(self) -> None:
        """Ask the process to save the games read so far and to exit."""
        if self._process is not None and not self.cancelling:
            self.cancelling = True
            _ask_to_end(self._process)
            self._kill_timer.start()

    def stop_work(self) -> None:
        """Stop the build because the window is closing, and wait for the process to end."""
        process = self._process
        if process is None:
            return
        self.cancelling = True
        process.blockSignals(True)
        _ask_to_end(process)
        if not process.waitForFinished(_LAST_PATIENCE):
            process.kill()
            process.waitForFinished(_LAST_PATIENCE)
        self._forget()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _read(self) -> None:
        if self._process is None or self.index is None:
            return
        *lines, self._output = (self._output + _bytes(self._process.readAllStandardOutput())).split(
            b"\n"
        )
        for line in lines:
            self.kept = parse_damaged_index_report(line) or self.kept
            self.error = parse_unusable_index_report(line, self.index) or self.error
        reports = [progress for line in lines if (progress := Progress.parse(line)) is not None]
        if reports:
            self.pace.add_report(reports[-1], monotonic())
            self.progressed.emit()

    def _read_errors(self) -> None:
        if self._process is not None:
            said = _bytes(self._process.readAllStandardError()).decode(errors="replace")
            self._error_output = (self._error_output + said)[-_MAX_ERROR_OUTPUT:]

    def _report_not_started(self, error: QProcess.ProcessError) -> None:
        """Report that the process failed to start; Qt does not emit `finished` in this case."""
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:
            why = self._process.errorString()
            self._forget()
            text = self.tr("Couldn't start the index builder: {why}")
            self.failed.emit(text.format(why=why))

    def _end(self, status: int, how: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        self._forget()
        if how is QProcess.ExitStatus.NormalExit and status == 0:
            self.finished.emit()
        elif self.cancelling:
            self.cancelled.emit()
        else:
            self.failed.emit(self._failure_reason(status))

    def _failure_reason(self, status: int) -> str:
        """Return the last line of the error output, or a message with the exit status."""
        said = [line for line in self._error_output.splitlines() if line.strip()]
        if said:
            return said[-1].strip().removeprefix(_SAYS)
        text = self.tr("The index builder stopped unexpectedly (exit code {status}).")
        return text.format(status=status)

    def _forget(self) -> None:
        self._kill_timer.stop()
        if self._process is not None:
            dispose(self._process)
            self._process = None


def _ask_to_end(process: QProcess) -> None:
    """Terminate the process. On Windows it is killed, as console processes can't be terminated."""
    if sys.platform == "win32":
        process.kill()
    else:
        process.terminate()


def _bytes(read: QByteArray) -> bytes:
    return bytes(read.data())
