"""The journal file on disk, whose records have chained checksums that reveal any damage.

The file is created or rewritten under a temporary name, then appended to. A record is a line with
its kind, the length of its payload and a checksum, then the payload and a line break. Each checksum
continues that of the previous record: a record that is missing, duplicated or from another journal
breaks the chain.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ...named_tuples import NamedTuple
from ..storage.disk import Disk
from ..storage.file_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

_LINE = re.compile(rb"([A-Z]) (\d{1,15}) ([0-9a-f]{8})\n")
_LONGEST_LINE = 32


class JournalRecordKind(Enum):
    """The kind of a journal record: document head, file contents, full state or edit."""

    HEAD = b"H"
    """Facts about the document."""
    BYTES = b"B"
    """The bytes of a file named in the head."""
    STATE = b"S"
    """The whole document."""
    EDIT = b"E"
    """The changes made by an edit."""


class JournalRecord(NamedTuple):
    """A valid record of a journal, and the offset at which it ends."""

    kind: JournalRecordKind
    payload: bytes
    end: int


class ChecksumChain:
    """Builder of journal records; the checksum of each record continues that of the previous
    one.
    """

    def __init__(self) -> None:
        self._sum = 0

    def make_record(self, kind: JournalRecordKind, payload: bytes) -> bytes:
        """Return the bytes of the next record of the chain, which contains ``payload``.

        >>> ChecksumChain().make_record(JournalRecordKind.EDIT, b"{}").splitlines()
        [b'E 2 481eeb51', b'{}']
        """
        self._sum = _checksum(kind, payload, self._sum)
        return b"%b %d %08x\n%b\n" % (kind.value, len(payload), self._sum, payload)


def read_records(data: bytes) -> Iterator[JournalRecord]:
    """Yield the valid records of a journal, stopping at the first that is damaged or truncated."""
    start = before = 0
    while match := _LINE.match(data, start, start + _LONGEST_LINE):
        try:
            kind = JournalRecordKind(match[1])
        except ValueError:
            return
        end = match.end() + int(match[2])
        payload = data[match.end() : end]
        before = _checksum(kind, payload, before)
        if before != int(match[3], 16) or data[end : end + 1] != b"\n":
            return
        start = end + 1
        yield JournalRecord(kind, payload, start)


def encode_json(value: object) -> bytes:
    """Return a value as JSON; its strings may contain lone surrogates."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def decode_json(payload: bytes) -> Any:
    """Return the value that `encode_json` serialized.

    :raises ValueError: when it is not JSON.
    """
    try:
        return json.loads(payload.decode("utf-8", "surrogatepass"))
    except RecursionError as error:
        raise ValueError(str(error)) from error


def _checksum(kind: JournalRecordKind, payload: bytes, before: int) -> int:
    return crc32(payload, crc32(b"%b%d" % (kind.value, len(payload)), before))


SUFFIX = ".journal"
LOCK_SUFFIX = ".lock"


@dataclass(frozen=True, slots=True)
class JournalDraft:
    """A journal that is being written under a temporary name, and its initial size."""

    path: Path
    chain: ChecksumChain
    size: int


@dataclass(slots=True)
class _OpenJournal:
    """An open journal file, with its initial size and the number of bytes appended since."""

    handle: int
    chain: ChecksumChain
    size: int
    grown: int = 0


class JournalFile:
    """Writer of a journal file; if one of its methods raises OSError, the file is closed.

    ``other_folders`` are used if the file can't be created in ``folder``.
    """

    def __init__(self, folder: Path, system: Any = os, other_folders: Sequence[Path] = ()) -> None:
        self.path = folder / (os.urandom(12).hex() + SUFFIX)
        self._folders = (folder, *other_folders)
        self._system = system
        self._disk = Disk(system)
        self._lock: FileLock | None = None
        self._open: _OpenJournal | None = None

    def take_over(self, path: Path, lock: FileLock | None) -> None:
        """Use an existing file and its lock, if any; the file must be rewritten before records are
        appended.
        """
        self.path, self._lock = path, lock

    @property
    def is_open(self) -> bool:
        """Whether the file is open, so that records can be appended."""
        return self._open is not None

    def has_grown_beyond(self, max_growth: int) -> bool:
        """Return whether the bytes appended exceed the initial size by more than ``max_growth``."""
        there = self._open
        return there is not None and there.grown > there.size + max_growth

    def acquire_lock(self) -> None:
        """Create the folder and lock the file, unless it is locked already.

        :raises OSError: when that fails in all folders.
        """
        if self._lock is not None:
            if self._lock.is_in_place():
                return
            self.release_lock()
        errors = []
        for folder in self._folders:
            path = folder / self.path.name
            try:
                self._disk.make_folder(folder)
                self._lock = FileLock.acquire(path.with_suffix(LOCK_SUFFIX), self._system)
            except OSError as error:
                errors.append(error)
            else:
                self.path = path
                return
        raise errors[0]

    def is_in_place(self) -> bool:
        """Return whether the open file is still at its path; it may have been removed with its
        folder.

        :raises OSError: when that cannot be known.
        """
        if self._open is None:
            return True
        try:
            return os.path.samestat(self._system.stat(self.path), os.fstat(self._open.handle))
        except (FileNotFoundError, NotADirectoryError):
            return False

    def abandon_removed_file(self) -> None:
        """Close the file and release its lock after it was removed, so that the next draft creates
        a new one.
        """
        self.close()
        self.release_lock()

    def write_draft(
        self, records: Iterable[tuple[JournalRecordKind, bytes]], *, durable: bool
    ) -> JournalDraft:
        """Write records to a temporary file; ``durable`` means that it is flushed to disk."""
        chain, size = ChecksumChain(), 0
        handle, temporary = self._disk.create_sibling(self.path, 0o600)
        try:
            try:
                for kind, payload in records:
                    record = chain.make_record(kind, payload)
                    self._disk.write_all(handle, record)
                    size += len(record)
            except BaseException:
                self._disk.close_quietly(handle)
                raise
            (self._disk.flush_and_close if durable else self._disk.close)(handle)
        except BaseException:
            self._disk.remove(temporary)
            raise
        return JournalDraft(temporary, chain, size)

    def extend_draft(
        self, draft: JournalDraft, kind: JournalRecordKind, payloads: Sequence[bytes]
    ) -> None:
        """Append records to a draft, for the edits made since it was begun."""
        if not payloads:
            return
        try:
            handle = self._disk.open_to_append(draft.path)
            try:
                for payload in payloads:
                    self._disk.write_all(handle, draft.chain.make_record(kind, payload))
            finally:
                self._disk.close_quietly(handle)
        except BaseException:
            self._disk.remove(draft.path)
            raise

    def install_draft(self, draft: JournalDraft) -> None:
        """Rename a draft to the path of the journal, and open it for appending."""
        self.close()
        try:
            self._disk.rename(draft.path, self.path)
        except BaseException:
            self._disk.remove(draft.path)
            raise
        self._open = _OpenJournal(self._disk.open_to_append(self.path), draft.chain, draft.size)

    def discard_draft(self, draft: JournalDraft) -> None:
        """Remove an unused draft."""
        self._disk.remove(draft.path)

    def append(self, kind: JournalRecordKind, payload: bytes) -> None:
        """Append a record to the open file in a single write operation."""
        if self._open is not None:
            record = self._open.chain.make_record(kind, payload)
            try:
                self._disk.append(self._open.handle, record)
            except BaseException:
                self.close()
                raise
            self._open.grown += len(record)

    def duplicate_handle(self) -> int | None:
        """Return a duplicate of the file handle, to be passed to `flush`, or None if the file is
        not open.
        """
        return None if self._open is None else self._disk.duplicate(self._open.handle)

    def flush(self, handle: int) -> None:
        """Flush the file and its folder entry to disk, and close ``handle``."""
        self._disk.flush_and_close(handle)
        self._disk.flush_folder(self.path.parent)

    def close(self) -> None:
        """Close the journal file if it is open."""
        if self._open is not None:
            self._disk.close_quietly(self._open.handle)
            self._open = None

    def remove(self) -> None:
        """Remove the journal file from the disk."""
        self._disk.remove(self.path)

    def release_lock(self) -> None:
        """Release the lock of the journal file."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
