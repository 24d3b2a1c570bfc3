"""Files that store the answers of a learner, one on each line.

An answer is appended as a line; existing lines stay untouched. Lines that cannot be parsed are
reported and kept, since they may come from a newer version. Only forgetting rewrites the file.

Several windows and programs may use the same file: appending and forgetting hold a lock, so that no
answer is lost.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from ..files.errors import SaveError, SaveStage
from ..files.storage.file_lock import FileLock, LockHeldError
from ..files.storage.saving import save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from typing import BinaryIO

A = TypeVar("A")

_LOCK_SECONDS, _RETRY_SECONDS = 5.0, 0.01
"""How long to wait for the lock of another window or program, and how long between attempts."""
_LOCK_SUFFIX = ".lock"


@dataclass(frozen=True, slots=True)
class DamagedLine:
    """A line of a file of answers that was skipped: its number, starting at 1, and the reason."""

    number: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.number}: {self.reason}"


class FilePlace(NamedTuple):
    """The place after the last complete line that was read: the identity of the file, and the
    numbers of bytes and lines before the place.
    """

    identity: tuple[int, int] = (0, 0)
    size: int = 0
    lines: int = 0


class Answers(NamedTuple, Generic[A]):
    """The answers of a file in order, its damaged lines, and the place where they end."""

    answers: tuple[A, ...]
    damaged: tuple[DamagedLine, ...]
    end: FilePlace


class AnswerFile(Generic[A]):
    """A file with an answer on each line.

    ``parse`` returns the answer on a line, or raises ValueError; ``serialize`` returns a line
    without its line break.
    """

    def __init__(
        self, path: Path, parse: Callable[[str], A], serialize: Callable[[A], str]
    ) -> None:
        self.path = path
        self._parse = parse
        self._serialize = serialize

    def read(self, pause: Callable[[], object] | None = None) -> Answers[A]:
        """Read all answers; a missing file has none. ``pause`` is called after each line.

        :raises OSError: if the file exists but cannot be read.
        """
        try:
            with self.path.open("rb") as file:
                return self._parse_lines(file, FilePlace(_identity(file)), pause)
        except FileNotFoundError:
            return Answers((), (), FilePlace())

    def read_after(self, place: FilePlace) -> Answers[A] | None:
        """Read the answers after a place; return None if the file was rewritten since then.

        A last line without a line break is left out: another program may be writing it.

        :raises OSError: if the file exists but cannot be read.
        """
        try:
            with self.path.open("rb") as file:
                identity = _identity(file)
                if place.size and (identity != place.identity or _size(file) < place.size):
                    return None
                file.seek(place.size)
                complete = takewhile(_is_complete, file)
                return self._parse_lines(complete, place._replace(identity=identity))
        except FileNotFoundError:
            return None if place.size else Answers((), (), FilePlace())

    def _parse_lines(
        self,
        lines: Iterable[bytes],
        start: FilePlace,
        pause: Callable[[], object] | None = None,
    ) -> Answers[A]:
        answers: list[A] = []
        damaged: list[DamagedLine] = []
        _, size, number = start
        for line in lines:
            try:
                if line.strip():
                    answers.append(self._parse(line.decode()))
            except ValueError as error:
                damaged.append(DamagedLine(number + 1, str(error)))
            if _is_complete(line):
                size, number = size + len(line), number + 1
            if pause is not None:
                pause()
        return Answers(tuple(answers), tuple(damaged), start._replace(size=size, lines=number))

    def append(self, answer: A) -> None:
        """Append an answer on a new line, even if the previous line was truncated.

        Existing content is not touched: a crash loses at most this answer.

        :raises SaveError: if the answer cannot be written.
        """
        line = self._serialize(answer).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._lock(), self.path.open("a+b") as file:
                if file.seek(0, os.SEEK_END):
                    file.seek(-1, os.SEEK_END)
                    line = line if file.read(1) == b"\n" else b"\n" + line
                file.write(line)
        except OSError as error:
            raise SaveError(self.path, SaveStage.WRITE, error) from error

    def delete(self, is_deleted: Callable[[A], bool] | None = None) -> None:
        """Delete all lines, or only the answers that ``is_deleted`` chooses, in which case damaged
        lines are kept.

        :raises SaveError: if the file cannot be written; it is then unchanged.
        """
        try:
            if not self.path.exists():
                return
            with self._lock():
                lines = [] if is_deleted is None else _split_lines(self.path.read_bytes())
                kept = [line for line in lines if is_deleted and self._is_kept(line, is_deleted)]
                save(self.path, b"".join(line + b"\n" for line in kept))
        except OSError as error:
            raise SaveError(self.path, SaveStage.TARGET, error) from error

    def _is_kept(self, line: bytes, is_deleted: Callable[[A], bool]) -> bool:
        try:
            return bool(line.strip()) and not is_deleted(self._parse(line.decode()))
        except ValueError:
            return True

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """Hold the lock of the file; wait for others that hold it.

        :raises OSError: if it cannot be acquired.
        """
        path = self.path.with_name(self.path.name + _LOCK_SUFFIX)
        end = monotonic() + _LOCK_SECONDS
        while True:
            try:
                lock = FileLock.acquire(path)
                break
            except LockHeldError:
                if monotonic() > end:
                    raise
            sleep(_RETRY_SECONDS)
        try:
            yield
        finally:
            lock.release()


def parse_fields(line: str, version: int) -> dict[str, Any]:
    """Return the fields of a line, a JSON object with the version of its format.

    :raises ValueError: if the line is not JSON, or has another version.
    :raises KeyError: if it has none.
    :raises TypeError: if it is not an object.
    :raises RecursionError: if it is nested too deeply.
    """
    fields: dict[str, Any] = json.loads(line)
    if fields["v"] != version:
        raise ValueError(f"version {fields['v']} is not known")
    return fields


def check_type(value: Any, kind: type) -> Any:
    """Return a value of a line if it has a type, which may not be a subclass.

    :raises TypeError: if it has another one.
    """
    if type(value) is not kind:  # True would pass for an int
        raise TypeError(f"{value!r} is not of type {kind.__name__}")
    return value


def parse_time(value: Any) -> datetime:
    """Return a time (UTC) that is written in ISO format; one without a zone is UTC.

    :raises TypeError: if the value is not text.
    :raises ValueError: if it is not a time.
    :raises OverflowError: if the time has no UTC.
    """
    time = datetime.fromisoformat(check_type(value, str))
    return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)


def _split_lines(data: bytes) -> list[bytes]:
    """Return the lines of a file without line breaks."""
    return data.removesuffix(b"\n").split(b"\n") if data else []


def _is_complete(line: bytes) -> bool:
    """Return whether a line has its line break."""
    return line.endswith(b"\n")


def _identity(file: BinaryIO) -> tuple[int, int]:
    status = os.fstat(file.fileno())
    return status.st_dev, status.st_ino


def _size(file: BinaryIO) -> int:
    return os.fstat(file.fileno()).st_size
