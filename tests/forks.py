"""Programs that are killed: children of one process, which has loaded what they use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]

_PARENT = """
import os, sys, time

for request in sys.stdin:
    lines, seconds, arguments = eval(request)
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.dup2(writing, 1)
        try:
            work(*arguments)
        finally:
            os._exit(sys.exc_info()[0] is not None)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        output = b"".join(told.readline() for _ in range(lines or 0))
        if lines is not None:
            time.sleep(seconds)
            os.kill(child, 9)
        output += told.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print((status, output), flush=True)
"""


class Ended(NamedTuple):
    """A child that has ended."""

    status: int
    """Its exit status; below 0, the signal that killed it."""
    output: bytes
    """What it has written to its standard output."""


class Forks:
    """A process of its own that does some work in children of itself, on POSIX systems.

    A child takes a few milliseconds, a process that first imports what it uses a hundred.
    """

    def __init__(self, program: str) -> None:
        """Start it with a text of Python, which defines the function `work`."""
        self._parent = subprocess.Popen(
            [sys.executable, "-c", program + _PARENT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def __enter__(self) -> Forks:
        return self

    def __exit__(self, *_error: object) -> None:
        self._parent.communicate()

    def run(self, *arguments: object) -> Ended:
        """Work in a child until it ends."""
        return self._request(None, 0, arguments)

    def kill(self, *arguments: object, lines: int = 0, seconds: float = 0) -> Ended:
        """Work in a child, and kill it some time after it has written so many lines."""
        return self._request(lines, seconds, arguments)

    def _request(self, lines: int | None, seconds: float, arguments: tuple[object, ...]) -> Ended:
        self._parent.stdin.write(f"{(lines, seconds, arguments)!r}\n")
        self._parent.stdin.flush()
        return Ended(*eval(self._parent.stdout.readline()))
