"""The file that keeps the history: a line is added with each answer, older ones stay untouched.

A line that cannot be read is passed over and told, and stays in the file: it may be of a newer
version. Only forgetting writes the file anew.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..files.errors import SaveError, Stage
from ..files.storage.saving import save
from .history import History
from .history_lines import read_line, write_line

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .answers import Answer, Subject


@dataclass(frozen=True, slots=True)
class DamagedLine:
    """A line of a history that was passed over: its number from 1, and why."""

    number: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.number}: {self.reason}"


class HistoryFile:
    """A history on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[History, tuple[DamagedLine, ...]]:
        """All answers that can be read, and the lines that cannot.

        :raises OSError: there is a file and it cannot be read.
        """
        history, damaged = History(), []
        for number, line in enumerate(self._lines(), 1):
            try:
                answer = _read(line)
            except ValueError as error:
                damaged.append(DamagedLine(number, str(error)))
            else:
                if answer is not None:
                    history.add(answer)
        return history, tuple(damaged)

    def append(self, answer: Answer) -> None:
        """Add an answer, on a line of its own even after one that was cut short.

        What the file holds is not touched: a crash can cost no more than this answer.

        :raises SaveError: the answer could not be written.
        """
        line = write_line(answer).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                if file.seek(0, os.SEEK_END):
                    file.seek(-1, os.SEEK_END)
                    line = line if file.read(1) == b"\n" else b"\n" + line
                file.write(line)
        except OSError as error:
            raise SaveError(self.path, Stage.WRITE, error) from error

    def forget(self, subject: Subject | None = None) -> None:
        """Lose all answers, or those about one subject; then lines that cannot be read stay.

        :raises SaveError: the file could not be written; it holds what it held.
        """
        try:
            kept = (
                [] if subject is None else [line for line in self._lines() if _keeps(line, subject)]
            )
        except OSError as error:
            raise SaveError(self.path, Stage.TARGET, error) from error
        if self.path.exists():
            save(self.path, b"".join(line + b"\n" for line in kept))

    def _lines(self) -> Iterator[bytes]:
        """The lines of the file without their ends; none where there is no file."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return
        yield from data.removesuffix(b"\n").split(b"\n")


def _read(line: bytes) -> Answer | None:
    """The answer in a line; None for an empty one."""
    text = line.decode()
    return read_line(text) if text.strip() else None


def _keeps(line: bytes, subject: Subject) -> bool:
    try:
        answer = _read(line)
    except ValueError:
        return True
    return answer is not None and answer.subject != subject
