"""Index builds in a separate process, so that the window stays responsive."""

from __future__ import annotations

import os
import sys
from collections import deque
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ....game_index.progress import Progress
from ...core.closing import dispose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

_LOOKED_BACK = 10.0
"""Time constant of the average speed, in seconds."""
_LEAST = 1.0
"""Seconds before any speed is reported."""


class BuildPace:
    """Latest progress of a build and its recent speed."""

    def __init__(self) -> None:
        self.progress: Progress | None = None
        self._told: deque[tuple[float, Progress]] = deque()

    def note(self, progress: Progress, now: float) -> None:
        """Record the progress at a time in seconds (of any clock)."""
        self.progress = progress
        self._told.append((now, progress))
        while len(self._told) > 2 and self._told[1][0] <= now - _LOOKED_BACK:
            self._told.popleft()

    @property
    def games_a_second(self) -> float | None:
        """Games read per second, or None if it is not known yet."""
        (first, before), (last, now) = self._ends
        return (now.games - before.games) / (last - first) if last - first >= _LEAST else None

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds until the build is done, or None if not known yet."""
        (first, before), (last, now) = self._ends
        files = now.done - before.done
        if last - first < _LEAST or not files:
            return None
        return (now.files - now.done) * (last - first) / files

    @property
    def _ends(self) -> tuple[tuple[float, Progress], tuple[float, Progress]]:
        if not self._told:
            return (0.0, _NOTHING), (0.0, _NOTHING)
        return self._told[0], self._told[-1]


_NOTHING = Progress(0, 0, 0, 0, 0)


_PATIENCE = 10_000
"""Milliseconds a terminated process has to write its results before it is killed."""
_LAST_PATIENCE = 5_000
"""The same when the window has been closed."""
_SAYS = "goboard: "
"""Prefix of error messages that are not about a file."""
_LONGEST = 4_000
"""Number of characters of error output that are kept, counted from the end."""


def goboard_command() -> list[str]:
    """Return the command that runs `goboard`: the bundled program, or this Python."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        return [str(here.with_name("goboard" + here.suffix))]
    return [sys.executable, "-m", "goboard_gui"]


class IndexBuilder(QObject):
    """Builder of one index at a time. The existing index stays usable during a build.

    Cancelling a build, or closing its window, keeps the games read so far.
    """

    begun = Signal()
    progressed = Signal()
    """The `pace` has changed."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)
    """The build failed, with the reason as text; games read before may still be usable."""

    def __init__(self, window: QWidget, command: Sequence[str] | None = None) -> None:
        """``command`` is run instead of `goboard`."""
        super().__init__(window)
        self._command = list(command or goboard_command())
        self._process: QProcess | None = None
        self._told = b""
        self._wrong = ""
        self._impatience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._impatience.timeout.connect(self._make_end)
        self.index: Path | None = None
        """The index that is being built, or was built last."""
        self.pace = BuildPace()
        self.ending = False
        """Whether the build was cancelled."""

    @property
    def busy(self) -> bool:
        """Whether an index is being built."""
        return self._process is not None

    def build(self, index: Path, folders: Sequence[Path], *, thorough: bool = False) -> None:
        """Start building the index in a folder from the records in other folders.

        :raises RuntimeError: if a build is running.
        """
        if self._process is not None:
            raise RuntimeError("one index at a time")
        self.index, self.pace, self.ending = index, BuildPace(), False
        self._told, self._wrong = b"", ""
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_wrong)
        process.errorOccurred.connect(self._not_started)
        process.finished.connect(self._end)
        name, *arguments = self._command
        arguments += ["collection", "build", "--progress", *["--thorough"] * thorough, "--"]
        self.begun.emit()
        process.start(name, [*arguments, os.fspath(index), *map(os.fspath, folders)])

    def cancel(self) -> None:
        """Ask the process to save the games read so far and exit."""
        if self._process is not None and not self.ending:
            self.ending = True
            _ask_to_end(self._process)
            self._impatience.start()

    def stop_work(self) -> None:
        """End the build when the window closes, and wait for the process, see `closing`."""
        process = self._process
        if process is None:
            return
        self.ending = True
        process.blockSignals(True)
        _ask_to_end(process)
        if not process.waitForFinished(_LAST_PATIENCE):
            process.kill()
            process.waitForFinished(_LAST_PATIENCE)
        self._forget()

    def _make_end(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._told = (self._told + _bytes(self._process.readAllStandardOutput())).split(
            b"\n"
        )
        told = [progress for line in lines if (progress := Progress.read(line)) is not None]
        if told:
            self.pace.note(told[-1], monotonic())
            self.progressed.emit()

    def _read_wrong(self) -> None:
        if self._process is not None:
            said = _bytes(self._process.readAllStandardError()).decode(errors="replace")
            self._wrong = (self._wrong + said)[-_LONGEST:]

    def _not_started(self, error: QProcess.ProcessError) -> None:
        """Report a process that failed to start; Qt does not emit `finished` for it."""
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:
            why = self._process.errorString()
            self._forget()
            told = self.tr("The program that builds the index cannot be started: {why}")
            self.failed.emit(told.format(why=why))

    def _end(self, status: int, how: QProcess.ExitStatus) -> None:
        self._read()
        self._read_wrong()
        self._forget()
        if how is QProcess.ExitStatus.NormalExit and status == 0:
            self.finished.emit()
        elif self.ending:
            self.cancelled.emit()
        else:
            self.failed.emit(self._why(status))

    def _why(self, status: int) -> str:
        """Return the last line of error output, or a message with the exit status."""
        said = [line for line in self._wrong.splitlines() if line.strip()]
        if said:
            return said[-1].strip().removeprefix(_SAYS)
        told = self.tr("The program that builds the index ended before it was done ({status}).")
        return told.format(status=status)

    def _forget(self) -> None:
        self._impatience.stop()
        if self._process is not None:
            dispose(self._process)
            self._process = None


def _ask_to_end(process: QProcess) -> None:
    """Terminate the process, or kill it where a console process can't be terminated."""
    if sys.platform == "win32":
        process.kill()
    else:
        process.terminate()


def _bytes(read: object) -> bytes:
    return bytes(read)  # type: ignore[call-overload]
