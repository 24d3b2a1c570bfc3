"""The records of a journal, each of which tells whether it and all before it are whole.

A record is a line with its kind, the length of its payload and a checksum, then the payload and
a line break. The checksum goes on from that of the record before: one that is missing, doubled
or from another journal breaks the chain.
"""

from __future__ import annotations

import json
import re
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Iterator

_LINE = re.compile(rb"([A-Z]) (\d{1,15}) ([0-9a-f]{8})\n")
_LONGEST_LINE = 32


class Kind(Enum):
    """What a record holds."""

    HEAD = b"H"
    """What the journal is about."""
    BYTES = b"B"
    """The bytes of a file that the head names."""
    STATE = b"S"
    """The whole document as it was."""
    EDIT = b"E"
    """What an edit made other."""


class Record(NamedTuple):
    """A whole record and where it ends in the journal."""

    kind: Kind
    payload: bytes
    end: int


class Chain:
    """Makes records, each from where the last one ended."""

    def __init__(self) -> None:
        self._sum = 0

    def record(self, kind: Kind, payload: bytes) -> bytes:
        """The next record.

        >>> Chain().record(Kind.EDIT, b"{}").splitlines()
        [b'E 2 481eeb51', b'{}']
        """
        self._sum = _checksum(kind, payload, self._sum)
        return b"%b %d %08x\n%b\n" % (kind.value, len(payload), self._sum, payload)


def read_records(data: bytes) -> Iterator[Record]:
    """The records from the start to the first that is damaged or cut."""
    start = before = 0
    while match := _LINE.match(data, start, start + _LONGEST_LINE):
        try:
            kind = Kind(match[1])
        except ValueError:
            return
        end = match.end() + int(match[2])
        payload = data[match.end() : end]
        before = _checksum(kind, payload, before)
        if before != int(match[3], 16) or data[end : end + 1] != b"\n":
            return
        start = end + 1
        yield Record(kind, payload, start)


def pack(value: object) -> bytes:
    """A value as JSON; a text may hold anything, half a surrogate pair too."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def unpack(payload: bytes) -> Any:
    """The value that was packed.

    :raises ValueError: when it is no JSON.
    """
    return json.loads(payload.decode("utf-8", "surrogatepass"))


def _checksum(kind: Kind, payload: bytes, before: int) -> int:
    return crc32(payload, crc32(b"%b%d" % (kind.value, len(payload)), before))
