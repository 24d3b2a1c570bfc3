"""Parts of campaigns: ranges of cases within a time limit, and the file with their results."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, TypeVar

from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

_Item = TypeVar("_Item")


class Cases:
    """Iterates over the numbers in a range of cases until a time limit; the first is always
    included.

    :ivar reached: the number after the last one, at which the next part begins.
    """

    def __init__(self, start: int, stop: int, deadline: float, clock: Callable[[], float]) -> None:
        self.reached = start
        self._start = start
        self._stop = stop
        self._deadline = deadline
        self._clock = clock

    def __iter__(self) -> Iterator[int]:
        while self.reached < self._stop:
            if self.reached > self._start and self._clock() >= self._deadline:
                return
            self.reached += 1
            yield self.reached - 1


def numbered(cases: Iterable[int], items: Iterable[_Item]) -> Iterator[tuple[int, _Item]]:
    """Yield the items with the given ascending numbers; numbers beyond the last item are
    ignored."""
    rest = enumerate(items)
    for wanted in cases:
        for number, item in rest:
            if number == wanted:
                yield number, item
                break


@dataclass(frozen=True)
class Part:
    """The result of the cases from `start` up to, but not including, `stop`."""

    campaign: str
    seed: int
    start: int
    stop: int
    seconds: float
    revision: str
    counts: dict[str, int]
    peaks: dict[str, float]
    problems: list[str]

    @property
    def result(self) -> Result:
        return Result(Counter(self.counts), dict(self.peaks), list(self.problems))


def append(path: Path, part: Part) -> None:
    """Append a part to a file of results, and flush it to the disk."""
    line = json.dumps(asdict(part), ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        if file.tell() and not _ends_with_newline(file):
            line = b"\n" + line  # a line was torn when the process was killed
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def _ends_with_newline(file) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


def read(path: Path) -> list[Part]:
    """Return the parts in a file of results, without incomplete lines; empty if there is no
    file."""
    parts = []
    if path.exists():
        for line in path.read_bytes().splitlines():
            try:
                parts.append(Part(**json.loads(line)))
            except (ValueError, TypeError):
                continue
    return parts


def gaps(parts: Iterable[Part], start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Yield the ranges between `start` and `stop` that no part covers, in ascending order."""
    for part in sorted(parts, key=lambda part: part.start):
        if part.start > start:
            yield start, min(part.start, stop)
        start = max(start, part.stop)
        if start >= stop:
            return
    if start < stop:
        yield start, stop


def disjoint(parts: Iterable[Part]) -> tuple[list[Part], list[Part]]:
    """Return parts of one campaign and seed that do not overlap, and the remaining ones."""
    kept: list[Part] = []
    others: list[Part] = []
    for part in sorted(parts, key=lambda part: (part.start, -part.stop)):
        overlaps = bool(kept) and part.start < kept[-1].stop
        (others if overlaps else kept).append(part)
    return kept, others
