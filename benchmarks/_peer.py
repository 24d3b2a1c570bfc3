"""Another program that does the same work, for comparison.

A peer is a process that reads a request from each line of its input and writes the answer to a line
of its output, both as JSON. The packages of @sabaki are asked by `sabaki_peer.js`. For sente,
Kombilo and q5Go, an environment variable names a program that asks them; it answers the requests
listed in `docs/performance.md`, and is not part of the project. A peer that is not named is left
out, and the reason is printed.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from math import nan
from typing import TYPE_CHECKING

from _timing import Seconds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import ExitStack
    from types import TracebackType
    from typing import Any, Self

PEERS = {"sente": "GOBOARD_SENTE", "Kombilo": "GOBOARD_KOMBILO", "q5Go": "GOBOARD_Q5GO"}
"""The variables with the command line of each peer."""


class Peer:
    """The process of a peer, which starts with the first request and ends with the context."""

    def __init__(self, command: Sequence[str | os.PathLike[str]]) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._prepared: list[tuple[str, object]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self._process.communicate()

    def prepare(self, question: str, given: object) -> None:
        """Make a request before the first one whose answer is needed, if there ever is one."""
        self._prepared.append((question, given))

    def ask(self, question: str, given: object = None) -> Any:
        """Return the answer to a request."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for prepared in self._prepared:
                self.ask(*prepared)
        self._process.stdin.write(json.dumps([question, given]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self._command[0]} ended when it was asked: {question}")
        return json.loads(answer)

    def seconds(self, question: str, given: object = None) -> Seconds:
        """Return the time that some work takes; NaN if the peer cannot do it."""
        answer = self.ask(question, given)
        return Seconds(nan, nan) if answer is None else Seconds(answer["seconds"], answer["cpu"])


def peer(name: str, stack: ExitStack) -> Peer | None:
    """Return a peer that ends when the stack is closed; print a message if there is none."""
    command = os.environ.get(PEERS[name])
    if command is None:
        print(f"nothing is measured beside {name}, as {PEERS[name]} is not set")
        return None
    return stack.enter_context(Peer(shlex.split(command)))
