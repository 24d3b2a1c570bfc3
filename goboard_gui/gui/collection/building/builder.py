"""Builds indexes in a process of its own, so that the window goes on meanwhile."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ....game_index.progress import Progress
from ...core.closing import dispose
from .pace import Pace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

_PATIENCE = 10_000
"""Milliseconds in which one who is asked to end writes what was found; then it is made to."""
_LAST_PATIENCE = 5_000
"""Likewise when the window is gone already."""
_SAYS = "goboard: "
"""How it begins what is not about a file."""
_LONGEST = 4_000
"""So many characters of what went wrong are kept, the last ones."""


def program() -> list[str]:
    """How `goboard` is run: in a bundle the one beside this program, else by this Python."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        return [str(here.with_name("goboard" + here.suffix))]
    return [sys.executable, "-m", "goboard_gui"]


class Builder(QObject):
    """Builds one index at a time. It may be used meanwhile as it was.

    Whoever cancels keeps what was read so far, and so does the window that is closed.
    """

    begun = Signal()
    progressed = Signal()
    """There is something else to be said of the `pace`."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)
    """It came to nothing, and why in words; what was read before may be of use."""

    def __init__(self, window: QWidget, command: Sequence[str] | None = None) -> None:
        """``command`` is what is run in place of `goboard`."""
        super().__init__(window)
        self._command = list(command or program())
        self._process: QProcess | None = None
        self._told = b""
        self._wrong = ""
        self._impatience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._impatience.timeout.connect(self._make_end)
        self.index: Path | None = None
        """The index that is being built, or was so last."""
        self.pace = Pace()
        self.ending = False
        """Whether somebody has cancelled."""

    @property
    def busy(self) -> bool:
        """Whether an index is being built."""
        return self._process is not None

    def build(self, index: Path, folders: Sequence[Path], *, thorough: bool = False) -> None:
        """Begin to make the index in a folder one of the records in other folders.

        :raises RuntimeError: when one is being built.
        """
        if self._process is not None:
            raise RuntimeError("one index at a time")
        self.index, self.pace, self.ending = index, Pace(), False
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
        """Let it write what was found, and end."""
        if self._process is not None and not self.ending:
            self.ending = True
            _ask_to_end(self._process)
            self._impatience.start()

    def stop_work(self) -> None:
        """End it with the window, and come back when it has ended, see `closing`."""
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
        """Say so: of a process that never began Qt does not say that it ended."""
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
        """What it said last, or what else is known."""
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
    """Let it end; where a process without a window cannot be asked, make it."""
    if sys.platform == "win32":
        process.kill()
    else:
        process.terminate()


def _bytes(read: object) -> bytes:
    return bytes(read)  # type: ignore[call-overload]
