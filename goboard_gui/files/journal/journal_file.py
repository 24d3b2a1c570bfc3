"""Journal file on disk: created or rewritten under a temporary name, then appended to."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..storage.disk import Disk
from ..storage.file_lock import FileLock
from .records import ChecksumChain, RecordKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

SUFFIX = ".journal"
LOCK_SUFFIX = ".lock"


@dataclass(frozen=True, slots=True)
class JournalDraft:
    """A journal written under a temporary name, and its initial size."""

    path: Path
    chain: ChecksumChain
    size: int


@dataclass(slots=True)
class _Open:
    """An open file: its initial size and the bytes appended since."""

    handle: int
    chain: ChecksumChain
    size: int
    grown: int = 0


class JournalFile:
    """Writer of journal records; after an OSError from any method the file is closed."""

    def __init__(self, folder: Path, system: Any = os) -> None:
        self.path = folder / (os.urandom(12).hex() + SUFFIX)
        self._system = system
        self._disk = Disk(system)
        self._lock: FileLock | None = None
        self._open: _Open | None = None

    def take_over(self, path: Path, lock: FileLock | None) -> None:
        """Adopt an existing locked file; it must be rewritten."""
        self.path, self._lock = path, lock

    @property
    def is_open(self) -> bool:
        """Return whether records can be appended."""
        return self._open is not None

    def has_outgrown(self, max_growth: int) -> bool:
        """Return whether the appended bytes exceed the initial size by more than ``max_growth``."""
        there = self._open
        return there is not None and there.grown > there.size + max_growth

    def acquire(self) -> None:
        """Create the folder and take the lock of the file, unless done already."""
        if self._lock is None:
            self._disk.make_folder(self.path.parent)
            self._lock = FileLock.take(self.path.with_suffix(LOCK_SUFFIX), self._system)

    def write_draft(
        self, records: Iterable[tuple[RecordKind, bytes]], *, durable: bool
    ) -> JournalDraft:
        """Write records to a temporary file, flushed to disk if ``durable``."""
        chain, size = ChecksumChain(), 0
        handle, temporary = self._disk.create_sibling(self.path, 0o600)
        try:
            try:
                for kind, payload in records:
                    record = chain.record(kind, payload)
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

    def extend(self, draft: JournalDraft, kind: RecordKind, payloads: Sequence[bytes]) -> None:
        """Append the records made since a draft was begun."""
        if not payloads:
            return
        try:
            handle = self._disk.open_to_append(draft.path)
            try:
                for payload in payloads:
                    self._disk.write_all(handle, draft.chain.record(kind, payload))
            finally:
                self._disk.close_quietly(handle)
        except BaseException:
            self._disk.remove(draft.path)
            raise

    def install(self, draft: JournalDraft) -> None:
        """Rename a draft to the journal, and open it. Windows cannot rename open files."""
        self.close()
        try:
            self._disk.rename(draft.path, self.path)
        except BaseException:
            self._disk.remove(draft.path)
            raise
        self._open = _Open(self._disk.open_to_append(self.path), draft.chain, draft.size)

    def discard_draft(self, draft: JournalDraft) -> None:
        """Remove an unused draft."""
        self._disk.remove(draft.path)

    def append(self, kind: RecordKind, payload: bytes) -> None:
        """Append a record in a single write."""
        if self._open is not None:
            record = self._open.chain.record(kind, payload)
            try:
                self._disk.append(self._open.handle, record)
            except BaseException:
                self.close()
                raise
            self._open.grown += len(record)

    def duplicate_handle(self) -> int | None:
        """Return a duplicate handle for `flush`, None if no file is open."""
        return None if self._open is None else self._disk.duplicate(self._open.handle)

    def flush(self, handle: int) -> None:
        """Flush the file and its folder entry to disk; close the handle."""
        self._disk.flush_and_close(handle)
        self._disk.flush_folder(self.path.parent)

    def close(self) -> None:
        """Close the file."""
        if self._open is not None:
            self._disk.close_quietly(self._open.handle)
            self._open = None

    def remove(self) -> None:
        """Remove the file."""
        self._disk.remove(self.path)

    def release_lock(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
