"""The autosave journal, which stores every edit before control returns to the event loop."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...display_text import escape_name
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from ...files.journal.journal import Journal
    from ...files.journal.recovery import Recovery
    from ...files.journal.state import DocumentState
    from ...record import Tree
    from ..board.recording import Recording
    from ..core.background import Mailbox
    from ..core.document import Document

    _State = tuple[tuple[Tree, ...], int, int, int | None]
    """The fields of a `DocumentState`, whose module is not needed at start-up."""


def has_journals(folders: Iterable[Path]) -> bool:
    """Return whether there may be journals to recover; this is a quick check for startup."""
    return any(map(_has_journals, folders))


def _has_journals(folder: Path) -> bool:
    try:
        with os.scandir(folder) as entries:
            return any(entry.name.endswith(".journal") for entry in entries)
    except OSError:
        return False


def preload_modules() -> None:
    """Import the modules that the first edit needs, while the program is idle."""
    from ...files.journal import journal, origin  # noqa: F401
    from ..core import background  # noqa: F401


class AutosaveJournal(QObject):
    """Autosave journal of a document, started with the first edit and deleted when the document is
    saved.
    """

    failed = Signal(str)
    """Emitted once with a message when edits cannot be stored, until storing works again."""
    resumed = Signal(str)
    """Emitted with a message when edits are stored again, or with "" when there are none left to
    store.
    """

    def __init__(
        self,
        document: Document,
        folders: Callable[[], Sequence[Path]],
        parent: QObject,
        recording: Recording | None = None,
    ) -> None:
        """Create the journal of a document. ``folders`` returns the preferred folder, followed by
        alternatives if it is not writable.

        The journals store the state of ``recording`` as well, which `recover` restores.
        """
        super().__init__(parent)
        self._document = document
        self._folders = folders
        self._recording = recording
        self._journal: Journal | None = None
        self._remember()
        document.edits_changed.connect(self._follow)
        document.file_changed.connect(self._follow)
        document.modified_changed.connect(self._close_if_saved)
        if recording is not None:
            recording.changed.connect(self._recording_changed)

    @cached_property
    def _reports(self) -> Mailbox:
        """The mailbox for messages from the journal's thread, which may still arrive after the
        window is closed.
        """
        from ..core.background import Mailbox  # not needed at start-up, nor is what it imports

        return Mailbox(self._report)

    @property
    def journal(self) -> Journal | None:
        """The journal of the unsaved edits, or None if there are none."""
        return self._journal

    def recover(self, recovery: Recovery) -> None:
        """Open a recovered record as the document, and continue its journal.

        :raises ValueError: if the record cannot be restored.
        """
        journal = recovery.continue_journal(self._reports.post, self._folders())
        self._document.recover(journal.state, recovery.origin.file, recovery.path)
        if self._recording is not None and journal.state.recorded is not None:
            self._recording.resume(journal.state.recorded)
        self._journal = journal
        self._remember()

    def delete_journal(self) -> None:
        """Delete the journal, because the document is saved or discarded."""
        if self._journal is not None:
            self._journal.discard()
            self._journal = None
            self.resumed.emit("")

    def store_document(self) -> bool:
        """Store the document in its current state, unless that is stored already. Return whether
        its unsaved edits, if any, can be recovered.

        After an internal error, the last edit may not have been stored yet.
        """
        document = self._document
        if not document.is_modified:
            return True
        self._remember()
        if self._journal is None:
            self._journal = self._begin(self._last_state)
        if not self._journal.is_complete or self._journal.state.games != document.games:
            self._journal.append(_state(self._last_state), merged=True)
        return self._journal.is_complete

    def hand_over(self) -> None:
        """Stop storing edits, and leave the journal to another process, which recovers it."""
        if self._journal is not None:
            self._journal.release()
            self._journal = None

    def _remember(self) -> None:
        document = self._document
        recording = self._recording
        recorded = None
        if recording is not None and recording.is_recording:
            recorded = recording.last_node
        self._last_state = document.games, document.game_index, document.record.cursor, recorded
        self._index = document.undo_stack.index()

    def _recording_changed(self) -> None:
        """Store whether recording is on, if there is a journal; this alone does not start one."""
        self._remember()
        if self._journal is not None:
            self._journal.append(_state(self._last_state), merged=True)

    def _close_if_saved(self) -> None:
        """Delete the journal if the document equals its file again, for example because edits have
        been undone after a failed save.
        """
        if not self._document.is_modified:
            self.delete_journal()

    def _follow(self) -> None:
        before, index = self._last_state, self._index
        self._remember()
        if not self._document.is_modified:
            self.delete_journal()
        elif self._journal is not None and self._journal.origin.file is not self._document.file:
            self._rebase(self._journal)
        elif before[0] != self._last_state[0]:
            if self._journal is None:
                self._journal = self._begin(before)
            self._journal.append(_state(self._last_state), merged=index == self._index)

    def _rebase(self, journal: Journal) -> None:
        """Make the journal start at a state that has been saved in the meantime, keeping only later
        edits.
        """
        from ...files.journal.origin import DocumentOrigin

        stack = self._document.undo_stack
        edits = abs(stack.index() - max(stack.cleanIndex(), 0))
        journal.rebase(DocumentOrigin(self._document.path, self._document.file), edits)

    def _begin(self, before: _State) -> Journal:
        from ...files.journal.journal import Journal
        from ...files.journal.origin import DocumentOrigin

        origin = DocumentOrigin(self._document.path, self._document.file)
        folder, *others = self._folders()
        state = _state(before)
        return Journal(folder, origin, state, self._reports.post, other_folders=others)

    def stop_work(self) -> None:
        """Stop reporting, but keep the journal; `closing.dispose` calls this when the window
        closes.
        """
        if "_reports" in vars(self):
            self._reports.close()

    def _report(self, error: OSError | None) -> None:
        if error is None:
            if self._journal is not None:
                text = self.tr("Edits are being kept for recovery again. Folder: {folder}")
                folder = escape_name(str(self._journal.path.parent))
                self.resumed.emit(text.format(folder=folder))
            return
        text = self.tr("Couldn't keep edits for recovery: {why}. Save your work now.")
        self.failed.emit(text.format(why=error_messages.describe_error(error)))


def _state(known: _State) -> DocumentState:
    from ...files.journal.state import DocumentState

    return DocumentState(*known)
