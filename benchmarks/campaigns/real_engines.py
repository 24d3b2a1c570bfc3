"""The engines of the campaigns: where they are, and a client that waits for each answer."""

from __future__ import annotations

import os
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TYPE_CHECKING

from goboard_gui.engine import presets
from goboard_gui.engine.gtp import AnalysisLine, Answer, AnswerReader
from goboard_gui.engine.process import EngineProcess
from goboard_gui.engine.transcript import Stream, Transcript

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.engine.entry import EngineEntry

VARIABLES = {
    "KataGo": "GOBOARD_KATAGO",
    "Leela Zero": "GOBOARD_LEELAZ",
    "GNU Go": "GOBOARD_GNUGO",
}
"""The environment variables that name the engines: the program, its network, and for KataGo more
settings for ``-override-config``, separated as in PATH.
"""
_MOUNT_SECONDS = 10.0
_PATIENCE = 300.0
"""Seconds to wait for an answer; a start may take minutes on a busy machine."""


def entry(engine: str) -> EngineEntry | None:
    """Return the preset of an engine, or None if its variable is not set."""
    words = os.environ.get(VARIABLES[engine], "").split(os.pathsep)
    if not words[0]:
        return None
    if engine == "GNU Go":
        return presets.gnu_go(words[0])
    if engine == "Leela Zero":
        return presets.leela_zero(words[0], words[1], cpu_only=True)
    made = presets.katago(words[0], words[1])
    more = ",".join(words[2:])
    return replace(
        made,
        command=_with_overrides(made.command, more),
        json_command=_with_overrides(made.json_command, more),
    )


def _with_overrides(command: tuple[str, ...], more: str) -> tuple[str, ...]:
    at = command.index("-override-config") + 1
    text = ",".join(filter(None, (command[at], more)))
    return (*command[:at], text, *command[at + 1 :])


def missing() -> str:
    """Return why no engine can be tried, or an empty text."""
    if any(map(os.environ.get, VARIABLES.values())):
        return ""
    return f"no engine is named by {', '.join(VARIABLES.values())}"


class SurpriseError(Exception):
    """An engine does something else than the program relies on."""


def expect(found: object, expected: object, what: str = "") -> None:
    """Compare what an engine does with what is expected.

    :raises SurpriseError: if they differ.
    """
    if found != expected:
        raise SurpriseError(f"{what or 'found'}: {found!r}, expected {expected!r}")


class Client:
    """A running engine, asked one thing after the other."""

    def __init__(self, command: tuple[str, ...], folder: Path) -> None:
        self.transcript = Transcript()
        self._reader = AnswerReader()
        self._arrived: SimpleQueue[str | int] = SimpleQueue()
        self._process = EngineProcess(
            command,
            folder,
            self.transcript,
            self._receive,
            lambda _, status: self._arrived.put(status),
        )
        self._number = 0
        self.status: int | None = None

    def _receive(self, process: EngineProcess, lines: list[str]) -> None:
        for line in lines:
            self._arrived.put(line)
        process.release_batch()

    @property
    def pid(self) -> int:
        return self._process.pid

    def line(self, seconds: float = _PATIENCE) -> str | None:
        """Return the next line of the output, or None if there is none in time."""
        try:
            found = self._arrived.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(found, int):
            self.status = found
            raise SurpriseError(f"ended with status {found}: {self.last_errors()}")
        return found

    def last_errors(self) -> str:
        return " / ".join(self.transcript.last(Stream.ERRORS, 5))

    def send(self, line: str) -> None:
        self._process.send_line(line)

    def command(self, text: str) -> Answer:
        """Return the answer to a command."""
        self._number += 1
        self.send(f"{self._number} {text}")
        while True:
            line = self.line()
            if line is None:
                raise SurpriseError(f"{text}: no answer")
            for part in self._reader.read_line(line):
                if isinstance(part, Answer) and part.number == self._number:
                    return part

    def ask(self, text: str) -> str:
        """Return the text of the answer to a command that must succeed."""
        answer = self.command(text)
        expect(answer.success, True, f"{text}: {answer.text}")
        return answer.text

    def refuses(self, text: str, reason: str = "") -> None:
        """Check that a command is refused, with a reason."""
        answer = self.command(text)
        expect(answer.success, False, f"success of {text}")
        expect(reason in answer.text, True, f"{text}: {answer.text!r} with {reason!r}")

    def play(self, moves: str, first: str = "b") -> None:
        """Play moves in turn."""
        colours = "bw" if first == "b" else "wb"
        for number, vertex in enumerate(moves.split()):
            self.ask(f"play {colours[number % 2]} {vertex}")

    def lines_of(self, text: str, count: int, seconds: float = _PATIENCE) -> list[str]:
        """Return the first lines of an analysis, fewer if there are no more in time."""
        self._number += 1
        self.send(f"{self._number} {text}")
        end = monotonic() + seconds
        found: list[str] = []
        while len(found) < count and (left := end - monotonic()) > 0:
            line = self.line(left)
            parts = self._reader.read_line(line) if line is not None else ()
            found += [part.text for part in parts if isinstance(part, AnalysisLine)]
        return found

    def close(self) -> None:
        self._process.end()


@contextmanager
def working_folder() -> Iterator[Path]:
    """Return a folder, which is removed at the end.

    An AppImage removes its mount in there a moment after its engine has ended.
    """
    with TemporaryDirectory(prefix="goboard-engine-", ignore_cleanup_errors=True) as name:
        yield Path(name)
        end = monotonic() + _MOUNT_SECONDS
        while list(Path(name).glob("tmp/.mount_*")) and monotonic() < end:
            sleep(0.05)


@contextmanager
def client(command: tuple[str, ...]) -> Iterator[Client]:
    """Run an engine in a folder of its own."""
    with working_folder() as folder:
        made = Client(command, folder)
        try:
            yield made
        finally:
            made.close()
