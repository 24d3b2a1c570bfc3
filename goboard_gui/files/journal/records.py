"""Journal records with chained checksums that detect any damage.

A record is a line with its kind, the length of its payload and a checksum, then the payload and a
line break. Each checksum continues that of the previous record: a record that is missing,
duplicated or from another journal breaks the chain.
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


class RecordKind(Enum):
    """The kind of a record."""

    HEAD = b"H"
    """Facts about the document."""
    BYTES = b"B"
    """The bytes of a file named in the head."""
    STATE = b"S"
    """The whole document."""
    EDIT = b"E"
    """The changes made by an edit."""


class JournalRecord(NamedTuple):
    """A valid record and its end offset in the journal."""

    kind: RecordKind
    payload: bytes
    end: int


class ChecksumChain:
    """Builder of records, each of which continues the checksum of the last one."""

    def __init__(self) -> None:
        self._sum = 0

    def record(self, kind: RecordKind, payload: bytes) -> bytes:
        """Return the next record.

        >>> ChecksumChain().record(RecordKind.EDIT, b"{}").splitlines()
        [b'E 2 481eeb51', b'{}']
        """
        self._sum = _checksum(kind, payload, self._sum)
        return b"%b %d %08x\n%b\n" % (kind.value, len(payload), self._sum, payload)


def read_records(data: bytes) -> Iterator[JournalRecord]:
    """Yield the records up to the first that is damaged or truncated."""
    start = before = 0
    while match := _LINE.match(data, start, start + _LONGEST_LINE):
        try:
            kind = RecordKind(match[1])
        except ValueError:
            return
        end = match.end() + int(match[2])
        payload = data[match.end() : end]
        before = _checksum(kind, payload, before)
        if before != int(match[3], 16) or data[end : end + 1] != b"\n":
            return
        start = end + 1
        yield JournalRecord(kind, payload, start)


def pack(value: object) -> bytes:
    """Serialize a value as JSON; texts may contain lone surrogates."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def unpack(payload: bytes) -> Any:
    """Parse a serialized value.

    :raises ValueError: when it is not JSON.
    """
    return json.loads(payload.decode("utf-8", "surrogatepass"))


def _checksum(kind: RecordKind, payload: bytes, before: int) -> int:
    return crc32(payload, crc32(b"%b%d" % (kind.value, len(payload)), before))
