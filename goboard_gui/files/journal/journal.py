"""Journal of an open document, in which every edit is stored before the next one can be made."""

from __future__ import annotations

import os
import time
from threading import Event, Thread
from threading import Lock as Mutex
from typing import TYPE_CHECKING, Any

from .journal_file import JournalFile, JournalRecordKind, encode_json
from .state import DocumentState, full_state_entry, state_change_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ..storage.file_lock import FileLock
    from .journal_file import JournalDraft
    from .origin import DocumentOrigin

MAX_GROWTH = 1 << 20
"""A journal is compacted when its edits exceed the size of all the rest by this much."""

GATHER_SECONDS = 0.05
"""Edits within this time are flushed together."""
_FIRST_RETRY, _LAST_RETRY = 1.0, 5.0  # seconds


def ignore_report(_error: OSError | None) -> None:
    """Do nothing, as the default callback for errors of the journal."""


class Journal:
    """The autosave journal of a document; its file is created at the first edit.

    Nothing is written before that. When `append` returns, the edit is with the operating system and
    survives a crash of the program. A `FlushThread` flushes it to disk soon after, so that it
    survives a crash of the system, and rewrites the journal if it has grown long or after a disk
    error. A failure is reported once, in the thread where it occurs, and does not block edits.
    """

    def __init__(
        self,
        folder: Path,
        origin: DocumentOrigin,
        state: DocumentState,
        report: Callable[[OSError | None], object] = ignore_report,
        *,
        other_folders: Sequence[Path] = (),
        system: Any = os,
        max_growth: int = MAX_GROWTH,
        threaded: bool = True,
    ) -> None:
        """Create a journal for a document in the given state, before its first edit.

        ``report`` is called with an error when edits cannot be stored, and with None when they are
        stored again, perhaps in one of ``other_folders``. Unless ``threaded``, the caller calls
        `maintain`; ``system`` replaces `os` in tests.
        """
        self.edits = 0
        """The number of edits; an edit merged with the previous one does not count."""
        self._origin = origin
        self._state = state
        self._report = report
        self._file = JournalFile(folder, system, other_folders)
        self._max_growth = max_growth
        self._flush_thread = FlushThread(self.maintain) if threaded else None
        self._mutex = Mutex()  # held only briefly, never while waiting for the disk
        self._edits_meanwhile: list[bytes] | None = None
        self._unflushed = self._failed = self._closed = self._discarded = False
        self._removed = False  # by another program, and not yet rewritten
        self._again_at, self._again_after = 0.0, _FIRST_RETRY

    @property
    def state(self) -> DocumentState:
        """The document state that was stored last."""
        return self._state

    @property
    def origin(self) -> DocumentOrigin:
        """The file that the edits in the journal were made to, as last read or saved."""
        return self._origin

    @property
    def is_complete(self) -> bool:
        """Whether the last write succeeded, so that `state` can be recovered."""
        with self._mutex:
            return self._file.is_open and not (self._failed or self._closed)

    @property
    def path(self) -> Path:
        """The path of the journal file, even if the file does not exist yet."""
        return self._file.path

    def take_over(self, path: Path, lock: FileLock | None, edits: int) -> None:
        """Continue in the journal file of a recovered document; the file is rewritten at the first
        edit.
        """
        self._file.take_over(path, lock)
        self.edits = edits

    def append(self, state: DocumentState, *, merged: bool = False) -> None:
        """Store the state of the document after an edit; ``merged`` means that the edit continues
        the last one.
        """
        failure = None
        with self._mutex:
            if self._closed:
                return
            before, self._state = self._state, state
            known, self.edits = self.edits, self.edits + (not merged)
            try:
                self._write_edit(before, known, self._edit(before, merged=merged))
            except OSError as error:
                failure = self._fail(error)
        self._report_changes(failure)
        if self._flush_thread is not None:
            self._flush_thread.wake()

    def rebase(self, origin: DocumentOrigin, edits: int) -> None:
        """Start again from a new origin, after the file was written with an earlier state;
        ``edits`` were made since that state.

        The old journal is replaced at once and completely, or kept until that succeeds.
        """
        failure, resumed = None, False
        with self._mutex:
            if self._closed:
                return
            self._origin, self.edits = origin, edits
            try:
                records = self._records(self._state, edits)
                self._file.acquire_lock()
                self._file.install_draft(self._file.write_draft(records, durable=False))
                resumed = self._resume()
            except OSError as error:
                self._file.close()  # it belongs to the old origin
                failure = self._fail(error)
        self._report_changes(failure, resumed=resumed)
        if self._flush_thread is not None:
            self._flush_thread.wake()

    def discard(self) -> None:
        """Remove the journal: the document was saved, or its edits were discarded."""
        with self._mutex:
            self._close()
            self._discarded = True
            self._file.remove()
            self._file.release_lock()

    def release(self) -> None:
        """Close the journal and release its lock as if the program had ended, but keep its file for
        recovery.
        """
        with self._mutex:
            self._close()
            self._file.release_lock()

    def maintain(self) -> float | None:
        """Flush the journal and rewrite it if necessary; return the seconds until the next call
        is due, or None if none is.
        """
        with self._mutex:
            due = self._failed and time.monotonic() >= self._again_at
            must_rewrite = due or self._file.has_grown_beyond(self._max_growth)
        if must_rewrite:
            self._rewrite()
        self._flush()
        with self._mutex:
            if self._closed or not self._failed:
                return None
            return max(self._again_at - time.monotonic(), 0.0)

    def _edit(self, before: DocumentState, *, merged: bool) -> bytes:
        entry = state_change_entry(before, self._state, self._origin.scanned_games)
        entry["time"] = round(time.time(), 3)
        if merged:
            entry["more"] = True
        return encode_json(entry)

    def _records(self, state: DocumentState, edits: int) -> list[tuple[JournalRecordKind, bytes]]:
        entry = full_state_entry(state, self._origin.scanned_games)
        entry |= {"time": round(time.time(), 3), "edits": edits}
        return [*self._origin.journal_records(), (JournalRecordKind.STATE, encode_json(entry))]

    def _write_edit(self, before: DocumentState, known: int, edit: bytes) -> None:
        """Write an edit to the journal, and keep it for any rewrite in progress; ``known`` is the
        number of earlier edits.
        """
        if self._edits_meanwhile is not None:
            self._edits_meanwhile.append(edit)
        if self._file.is_open:
            self._file.append(JournalRecordKind.EDIT, edit)
        elif not self._failed:
            self._file.acquire_lock()
            records = [*self._records(before, known), (JournalRecordKind.EDIT, edit)]
            self._file.install_draft(self._file.write_draft(records, durable=False))
        self._unflushed = True

    def _rewrite(self) -> None:
        """Rewrite the journal with the whole document; edits made meanwhile go to the old and the
        new file.
        """
        failure, resumed = None, False
        try:
            with self._mutex:
                if self._closed:
                    return
                state, edits, self._edits_meanwhile = self._state, self.edits, []
                origin = self._origin
                self._file.acquire_lock()
            draft = self._file.write_draft(self._records(state, edits), durable=True)
            with self._mutex:
                resumed = self._install_rewritten(draft, origin)
        except OSError as error:
            with self._mutex:
                self._edits_meanwhile = None
                if self._file.is_open:
                    self._max_growth *= 2  # still valid, so it may grow further
                else:
                    failure = self._fail(error)
        self._report_changes(failure, resumed=resumed)

    def _install_rewritten(self, draft: JournalDraft, origin: DocumentOrigin) -> bool:
        """Put a rewritten journal in place; return whether edits are stored again after a
        failure.
        """
        late, self._edits_meanwhile = self._edits_meanwhile or [], None
        if self._closed or origin is not self._origin:
            self._file.discard_draft(draft)
            return False
        self._file.extend_draft(draft, JournalRecordKind.EDIT, late)
        self._file.install_draft(draft)
        return self._resume()

    def _resume(self) -> bool:
        """Note that the journal is complete; return whether it was incomplete before."""
        resumed = self._failed or self._removed
        self._unflushed, self._failed, self._removed = True, False, False
        self._again_after = _FIRST_RETRY
        return resumed

    def _flush(self) -> None:
        failure = None
        try:
            with self._mutex:
                handle = self._file.duplicate_handle() if self._unflushed else None
                self._unflushed = False
            if handle is not None:
                self._file.flush(handle)
                self._remove_again()
                self._replace_removed()
        except OSError as error:
            with self._mutex:
                self._file.close()  # whether its contents are on disk is unknown now
                failure = self._fail(error)
        self._report_changes(failure)

    def _remove_again(self) -> None:
        """Remove a journal that was discarded during a flush, when Windows could not remove the
        open file.
        """
        with self._mutex:
            if self._discarded:
                self._file.remove()

    def _replace_removed(self) -> None:
        """Write the journal again if another program has removed it, perhaps with its folder."""
        with self._mutex:
            if self._closed or self._file.is_in_place():
                return
            self._file.abandon_removed_file()
            self._removed = True
        self._rewrite()

    def _fail(self, error: OSError) -> OSError | None:
        """Schedule another attempt after an error; return the error if it must be reported, else
        None.
        """
        is_new = not self._failed and not self._closed
        self._failed = True
        self._again_at = time.monotonic() + self._again_after
        self._again_after = min(self._again_after * 2, _LAST_RETRY)
        if not is_new:
            return None
        return OSError(error.errno, error.strerror or str(error), str(self._file.path))

    def _report_changes(self, failure: OSError | None, *, resumed: bool = False) -> None:
        if failure is not None or resumed:
            self._report(failure)

    def _close(self) -> None:
        self._closed = True
        self._file.close()
        if self._flush_thread is not None:
            self._flush_thread.stop()


class FlushThread:
    """Thread that calls the function ``maintain`` when woken, and again after the number of seconds
    it returns.

    The thread starts on demand, and ends on request or with the program.
    """

    def __init__(self, maintain: Callable[[], float | None]) -> None:
        self._maintain = maintain
        self._work = Event()
        self._end = Event()
        self._thread: Thread | None = None

    def wake(self) -> None:
        """Make the thread call ``maintain`` at once, starting the thread if necessary."""
        self._work.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop the thread after its current task, without waiting for it."""
        self._end.set()
        self._work.set()

    def _run(self) -> None:
        seconds: float | None = None
        while not self._end.is_set():
            self._work.wait(seconds)
            self._work.clear()
            if not self._end.wait(GATHER_SECONDS):
                seconds = self._maintain()
