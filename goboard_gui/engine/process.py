"""The process of an engine, with a thread for each of its streams.

An engine ends when its input is closed; if it does not, its process group is terminated and then
killed. The group is a session of its own, because an engine that is packed as an AppImage is a
child of the process that was started.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import BoundedSemaphore, Event, Thread
from time import monotonic, sleep
from typing import IO, TYPE_CHECKING

from ..named_tuples import NamedTuple
from .errors import StartError, StartFailure
from .transcript import Stream, Transcript

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

EMPTY_FILE = "empty.cfg"
"""The name of an empty file in each working folder, for presets that put all configuration in
arguments.
"""
GRACE_SECONDS = 2.0
"""Seconds that an engine has to end after each of ``quit``, SIGTERM and SIGKILL."""
LONGEST_LINE = 4_000_000
"""The longest line in bytes that is read; the rest of a longer one is dropped."""

_CHUNK = 65536
_WAITING_BATCHES = 16
_WORK_SECONDS, _SLEEP_SECONDS = 0.004, 0.002
_BATCH_FILES = (".bat", ".cmd")
_LIBRARY_PATH = "LD_LIBRARY_PATH"
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
_NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows, the console of a program would otherwise appear on the screen."""


class EngineProcess:
    """A started engine.

    ``receive_lines`` is called in a thread with this object and complete lines of the output,
    without their ends. When they have been handled, `release_batch` must be called, so that an
    engine which floods its output waits.
    ``receive_end`` is called in a thread with this object and the exit status when the process has
    ended and its output has been read. A process that closes its output is ended.
    """

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        transcript: Transcript,
        receive_lines: Callable[[EngineProcess, list[str]], object],
        receive_end: Callable[[EngineProcess, int], object],
    ) -> None:
        """Start the program ``command[0]``, an absolute path, in a working folder.

        :raises StartError: if it can't be started.
        """
        self._transcript = transcript
        self._receive_lines, self._receive_end = receive_lines, receive_end
        self._batches = BoundedSemaphore(_WAITING_BATCHES)
        self._discarding = False
        self._group_ended = False
        self._exited, self._ended = Event(), Event()
        self._input: SimpleQueue[str | None] = SimpleQueue()
        self._process = _start(command, folder)
        self._threads = [
            Thread(target=work, name=f"engine {name}", daemon=True)
            for name, work in (
                ("input", self._write_input),
                ("output", self._read_output),
                ("errors", self._read_errors),
                ("end", self._wait_for_end),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The id of the process that was started."""
        return self._process.pid

    def send_line(self, line: str) -> None:
        """Send a line; this returns at once, even if the engine does not read."""
        self._transcript.add(Stream.SENT, [line])
        self._input.put(f"{line}\n")

    def release_batch(self) -> None:
        """Let the next lines be read, because earlier ones have been handled."""
        self._batches.release()

    def end(self, *, goodbye: str | None = None) -> None:
        """End the process and all its children, and wait for that, at most three times
        `GRACE_SECONDS`. ``goodbye`` is a last line to be sent.
        """
        self._discarding = True
        if goodbye is not None:
            self.send_line(goodbye)
        self._input.put(None)
        for number in (None, signal.SIGTERM, _KILL):
            if number is not None:
                self._signal_group(number)
            if self._ended.wait(GRACE_SECONDS):
                break

    def _signal_group(self, number: int) -> bool:
        """Send a signal to all processes of the group; return whether there are any."""
        if self._group_ended:
            return False
        try:
            if sys.platform == "win32":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, number)
        except (ProcessLookupError, PermissionError):
            return False
        return True

    def _wait_for_end(self) -> None:
        """Wait until the process has ended, end what it left behind, and report its status."""
        status = self._process.wait()
        self._exited.set()
        self._end_children()
        self._group_ended = True
        self._input.put(None)
        # Its last lines are still to be read; a child in a session of its own may keep both open.
        _, output, errors, _ = self._threads
        output.join(GRACE_SECONDS)
        errors.join(GRACE_SECONDS)
        self._discarding = True
        self._ended.set()
        self._receive_end(self, status)

    def _end_children(self) -> None:
        """End the other processes of the group; its id stays reserved while there are any.

        They get time first: an AppImage has a child that removes its mount.
        """
        if sys.platform == "win32":
            return
        for number in (None, signal.SIGTERM, _KILL):
            if number is not None:
                self._signal_group(number)
            deadline = monotonic() + GRACE_SECONDS
            while monotonic() < deadline:
                if not self._signal_group(0):
                    return
                sleep(0.02)

    def _write_input(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            while (text := self._input.get()) is not None:
                stream.write(text.encode(errors="replace"))
                stream.flush()
        except OSError:
            pass  # the engine has ended or closed its input; the end is reported elsewhere
        finally:
            with contextlib.suppress(OSError):
                stream.close()

    def _read_output(self) -> None:
        assert self._process.stdout is not None
        for batch in read_lines(self._process.stdout):
            self._transcript.add(Stream.RECEIVED, batch.lines)
            while not self._discarding and not self._batches.acquire(timeout=0.1):
                pass
            # The rest of an unfinished line is unknown: "D1" may have become "D16".
            if not self._discarding and batch.complete:
                self._receive_lines(self, batch.lines)
        if not self._exited.wait(GRACE_SECONDS):
            self._signal_group(_KILL)

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for batch in read_lines(self._process.stderr):
            self._transcript.add(Stream.ERRORS, batch.lines)


def check_program_path(program: str) -> None:
    """Check the path of an engine's program, without looking at the file.

    Windows runs batch files by a shell, which reads arguments as commands.

    :raises StartError: if a program with this path may not be started.
    """
    path = Path(program)
    if not path.is_absolute():
        raise StartError(program, StartFailure.NOT_ABSOLUTE)
    if path.suffix.lower() in _BATCH_FILES:
        raise StartError(program, StartFailure.BATCH_FILE)


def check_program(program: str) -> None:
    """Check that a program may be started as an engine.

    :raises StartError: if it may not.
    """
    check_program_path(program)
    path = Path(program)
    if not path.is_file():
        raise StartError(program, StartFailure.NO_PROGRAM)
    if not os.access(path, os.X_OK):
        raise StartError(program, StartFailure.NOT_EXECUTABLE)


def child_environment(environment: Mapping[str, str], temporary: Path) -> dict[str, str]:
    """Return the environment of an engine, which puts its temporary files into a folder.

    A frozen program has changed the search path of libraries for itself and kept the original.
    """
    child = dict(environment) | {"TMPDIR": str(temporary)}
    if getattr(sys, "frozen", False):
        original = child.pop(f"{_LIBRARY_PATH}_ORIG", None)
        child.pop(_LIBRARY_PATH, None)
        if original is not None:
            child[_LIBRARY_PATH] = original
    return child


def _start(command: Sequence[str], folder: Path) -> subprocess.Popen[bytes]:
    check_program(command[0])
    temporary = folder / "tmp"
    try:
        temporary.mkdir(parents=True, exist_ok=True)
        (folder / EMPTY_FILE).touch()
    except OSError as error:
        raise StartError(
            command[0], StartFailure.NO_FOLDER, stderr=(error.strerror or "",)
        ) from error
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=child_environment(os.environ, temporary),
            shell=False,
            close_fds=True,
            start_new_session=True,
            creationflags=_NO_CONSOLE,
        )
    except (OSError, ValueError) as error:  # ValueError: a NUL in an argument
        reason = getattr(error, "strerror", None) or str(error)
        raise StartError(command[0], StartFailure.NOT_EXECUTABLE, stderr=(reason,)) from error


class LineBatch(NamedTuple):
    """Lines that a stream has delivered together; only the end of a stream is not ``complete``."""

    lines: list[str]
    complete: bool = True


class Pacer:
    """Pacer of a thread that may have endless work: it sleeps now and then, so that others run."""

    def __init__(self) -> None:
        self._rested = monotonic()

    def give_way(self) -> None:
        """Sleep for a moment if the thread has worked for some milliseconds."""
        if monotonic() - self._rested > _WORK_SECONDS:
            sleep(_SLEEP_SECONDS)
            self._rested = monotonic()


def read_lines(stream: IO[bytes]) -> Iterator[LineBatch]:
    """Yield the lines of a stream as they arrive, several at once if there are, without their ends.

    Invalid UTF-8 is replaced, and the rest of lines that are too long is dropped. The thread sleeps
    now and then, so that others run even if the stream never ends.
    """
    unfinished = bytearray()
    pacer = Pacer()
    while True:
        try:
            data = os.read(stream.fileno(), _CHUNK)
        except OSError:
            data = b""
        if not data:
            break
        first, *others = data.split(b"\n")
        unfinished += first[: LONGEST_LINE - len(unfinished)]
        if others:
            lines = [bytes(unfinished), *others[:-1]]
            unfinished = bytearray(others[-1])
            yield LineBatch([_decode(line) for line in lines])
        pacer.give_way()
    if unfinished:
        yield LineBatch([_decode(bytes(unfinished))], complete=False)
    stream.close()


def _decode(line: bytes) -> str:
    return line.rstrip(b"\r").decode("utf-8", "replace")
