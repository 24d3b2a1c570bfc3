"""Transcript of what was sent to an engine and what it wrote, limited in size."""

from __future__ import annotations

from collections import deque
from enum import Enum
from threading import Lock

from ..named_tuples import NamedTuple

LIMIT = 1_000_000
"""The number of characters that are kept of each stream."""
MOST_LINES = 50_000
"""The number of lines that are kept of each stream; short ones take more memory than their text."""


class Stream(Enum):
    """A stream of an engine's process."""

    SENT = "sent"
    RECEIVED = "received"
    ERRORS = "errors"


class TranscriptLine(NamedTuple):
    """A line of a transcript; ``serial`` counts all lines of the process, from 0."""

    serial: int
    stream: Stream
    text: str


class Transcript:
    """The last lines of each stream, in the order in which they were written; for all threads."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        """The number of characters that are kept of each stream."""
        self._lock = Lock()
        self._lines: dict[Stream, deque[TranscriptLine]] = {each: deque() for each in Stream}
        self._sizes = dict.fromkeys(Stream, 0)
        self._serial = 0

    def add(self, stream: Stream, texts: list[str]) -> None:
        """Add lines, and drop the oldest ones of the stream that exceed the limit."""
        with self._lock:
            lines = self._lines[stream]
            for text in texts:
                lines.append(TranscriptLine(self._serial, stream, text[: self.limit]))
                self._serial += 1
                self._sizes[stream] += len(lines[-1].text) + 1
            while len(lines) > 1 and (self._sizes[stream] > self.limit or len(lines) > MOST_LINES):
                self._sizes[stream] -= len(lines.popleft().text) + 1

    def since(self, serial: int = 0) -> list[TranscriptLine]:
        """Return the kept lines from a serial number on, in order."""
        with self._lock:
            found = [line for lines in self._lines.values() for line in _tail(lines, serial)]
        return sorted(found)

    def last(self, stream: Stream, count: int) -> tuple[str, ...]:
        """Return the last lines of a stream, without empty ones."""
        with self._lock:
            found: list[str] = []
            for line in reversed(self._lines[stream]):
                if len(found) == count:
                    break
                if line.text.strip():
                    found.append(line.text)
        return tuple(reversed(found))


def _tail(lines: deque[TranscriptLine], serial: int) -> list[TranscriptLine]:
    if lines and lines[0].serial >= serial:
        return list(lines)
    found = []
    for line in reversed(lines):
        if line.serial < serial:
            break
        found.append(line)
    return found
