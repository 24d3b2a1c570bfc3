"""Recovery of documents from the journals of crashed programs."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, DiagnosticCode
from ..storage.contents import open_file
from ..storage.disk import remove_stale_files
from ..storage.file_lock import FileLock, LockHeldError
from ..storage.saving import Fingerprint
from .journal import Journal, ignore_report
from .journal_file import LOCK_SUFFIX, SUFFIX, JournalRecordKind, decode_json, read_records
from .origin import DocumentOrigin, JournalHead, NewerFormatError, host_name, read_head
from .state import DocumentState, InconsistentEntryError, StateReplay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ...record.tree import Tree
    from .journal_file import JournalRecord


class JournalDamage(DiagnosticCode):
    """The reason why a journal could not be read completely.

    The arguments of its diagnostics are a ``detail``, which may be empty, and the ``offset`` and
    ``size`` of the unusable bytes.
    """

    UNREADABLE = "it cannot be read"
    NEWER = "a newer version of the program wrote it"
    HEAD = "its beginning is damaged, nothing can be made of it"
    TAIL = "its end is damaged, the edits before that are there"


def _damage(code: JournalDamage, offset: int = 0, size: int = 0, detail: str = "") -> Diagnostic:
    return Diagnostic(code, arguments={"detail": detail, "offset": offset, "size": size})


class FileState(Enum):
    """The state of a recovered document's file: whether it is still as described in the journal."""

    NEVER = "it has none"
    SAME = "it is as it was"
    CHANGED = "it has changed"
    GONE = "it is gone"
    UNREADABLE = "it cannot be read"


class Recovery:
    """A journal left behind by a process that has ended, and the document recovered from it.

    It is locked until it is adopted, discarded or left, so that no other program offers it.
    """

    def __init__(self, journal: Path, lock: FileLock | None) -> None:
        """Read a journal; any damage is recorded in ``damage``, without raising an error.

        ``lock`` is None if it could not be locked.
        """
        self.journal = journal
        self.head: JournalHead | None = None
        self.origin = DocumentOrigin()
        self.state: DocumentState | None = None
        self.edits = 0
        self.when = 0.0
        """The time of the last edit, in seconds since the epoch."""
        self.damage: Diagnostic | None = None
        self._lock = lock
        try:
            self.when = journal.stat().st_mtime
            with open_file(journal) as file:
                data = file.read()
        except OSError as error:
            self.damage = _damage(JournalDamage.UNREADABLE, detail=error.strerror or str(error))
        else:
            self._read(data)

    @property
    def path(self) -> Path | None:
        """The path of the document's file, or None if it is unknown."""
        return self.origin.path

    @property
    def games(self) -> tuple[Tree, ...]:
        """The games after the last recovered edit, or an empty tuple if nothing can be
        recovered.
        """
        return self.state.games if self.state else ()

    def file_state(self) -> FileState:
        """Return the state of the document's file compared with when it was last read or saved."""
        if self.path is None or self.head is None:
            return FileState.NEVER
        try:
            found = Fingerprint.from_file(self.path, self.head.fingerprint)
        except OSError:
            return FileState.UNREADABLE
        if found is None:
            return FileState.GONE
        return FileState.SAME if found == self.head.fingerprint else FileState.CHANGED

    def continue_journal(
        self,
        report: Callable[[OSError | None], object] = ignore_report,
        other_folders: Sequence[Path] = (),
    ) -> Journal:
        """Return a `Journal` that continues this one; the file stays unchanged until the next edit.

        ``report`` and ``other_folders`` are as in `Journal`.

        :raises ValueError: when nothing can be recovered.
        """
        if self.state is None:
            raise ValueError(f"{self.journal}: {self.damage}")
        journal = Journal(
            self.journal.parent, self.origin, self.state, report, other_folders=other_folders
        )
        journal.take_over(self.journal, self._lock, self.edits)
        return journal

    def discard(self) -> None:
        """Delete the file of this journal and release its lock."""
        with suppress(OSError):
            self.journal.unlink()
        self.release()

    def remove_leftover_files(self) -> None:
        """Remove temporary files that the ended process left next to the document."""
        head = self.head
        if head is not None and head.path is not None and head.host == host_name():
            remove_stale_files(Path(os.path.realpath(head.path)).parent, ended=head.pid)

    def release(self) -> None:
        """Unlock the journal, so that it can be recovered later."""
        if self._lock is not None:
            self._lock.release()

    def _read(self, data: bytes) -> None:
        records = read_records(data)
        try:
            replay, end = self._read_beginning(records)
        except NewerFormatError as error:
            self.damage = _damage(JournalDamage.NEWER, 0, len(data), str(error))
        except (ValueError, LookupError, TypeError, OverflowError) as error:
            self.damage = _damage(JournalDamage.HEAD, 0, len(data), str(error))
        else:
            self._read_edits(replay, records, end, len(data))

    def _read_beginning(self, records: Iterator[JournalRecord]) -> tuple[StateReplay, int]:
        """Read the records at the beginning of the journal: the head, the file contents and the
        first state.

        :raises ValueError: when they are damaged; LookupError and TypeError are possible, too.
        """
        head = read_head(_next(records, JournalRecordKind.HEAD).payload)
        self.head, self.when = head, head.written
        self.origin = DocumentOrigin(head.path)
        self.origin = head.origin(
            [_next(records, JournalRecordKind.BYTES).payload for _ in head.sources]
        )
        first = _next(records, JournalRecordKind.STATE)
        entry = decode_json(first.payload)
        replay = StateReplay(self.origin.scanned_games)
        replay.apply_entry(entry)
        self.state = replay.state()
        self.edits, self.when = int(entry["edits"]), float(entry["time"])
        return replay, first.end

    def _read_edits(
        self, replay: StateReplay, records: Iterator[JournalRecord], end: int, size: int
    ) -> None:
        """Read the edits that follow the first state, up to the last valid record, and restore the
        document after them.
        """
        state = self.state
        for record in records:
            try:
                entry = decode_json(record.payload)
                replay.apply_entry(entry)
                self.when = float(entry["time"])
                self.edits += "more" not in entry
            except (ValueError, LookupError, TypeError, OverflowError):
                break
            end = record.end
        if end < size:
            self.damage = _damage(JournalDamage.TAIL, end, size - end)
        try:
            self.state = replay.state()
        except InconsistentEntryError as error:
            self.state = state
            self.damage = _damage(JournalDamage.TAIL, 0, size, str(error))


def find_recoverable(*folders: Path) -> list[Recovery]:
    """Return the journals that no running process owns, latest first and unusable ones last.

    Other remains of killed programs in these folders are removed: temporary files, locks, empty
    journals.
    """
    found = []
    for folder in folders:
        remove_stale_files(folder)
        for path in _files(folder, SUFFIX):
            recovery = _recovery(path)
            if recovery is not None:
                found.append(recovery)
        for path in _files(folder, LOCK_SUFFIX):
            if not path.with_suffix(SUFFIX).exists():
                with suppress(OSError):
                    FileLock.acquire(path).release()
    return sorted(found, key=lambda it: (it.state is not None, it.when), reverse=True)


def _recovery(path: Path) -> Recovery | None:
    """Return the recovery for a journal, or None if the journal is empty or its owner is still
    running.
    """
    lock = None
    try:
        lock = FileLock.acquire(path.with_suffix(LOCK_SUFFIX))
        if path.stat().st_size == 0:
            path.unlink()
    except LockHeldError:
        return None
    except OSError:  # nothing can be locked or removed in a read-only folder
        pass
    recovery = Recovery(path, lock) if path.exists() else None
    if recovery is None or (_may_be_owned(lock) and _seems_alive(recovery.head)):
        if lock is not None:
            lock.release()
        return None
    return recovery


def _may_be_owned(lock: FileLock | None) -> bool:
    return lock is None or not lock.certain


def _seems_alive(head: JournalHead | None) -> bool:
    """Return whether the process that owned a journal seems to be running; used only without lock
    support.
    """
    if sys.platform == "win32" or head is None or head.host != host_name():
        return False
    try:
        os.kill(head.pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _files(folder: Path, suffix: str) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return [Path(entry.path) for entry in entries if entry.name.endswith(suffix)]
    except OSError:
        return []


def _next(records: Iterator[JournalRecord], kind: JournalRecordKind) -> JournalRecord:
    record = next(records, None)
    if record is None or record.kind is not kind:
        raise ValueError(f"no {kind.name.lower()}")
    return record
