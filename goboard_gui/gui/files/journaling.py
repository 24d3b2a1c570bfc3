"""Keeps the journal of a document: an edit is in it before anything else can happen."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ...files.journal.journal import Journal, Trouble
    from ...files.journal.recovery import Recovery
    from ...files.journal.state import State
    from ..core.background import Mailbox
    from ..core.document import Document


def has_journals(folder: Path) -> bool:
    """Whether there may be something to recover; it costs a start next to nothing."""
    try:
        with os.scandir(folder) as entries:
            return any(entry.name.endswith(".journal") for entry in entries)
    except OSError:
        return False


def prepare() -> None:
    """Import what the first edit needs, while nobody waits for it."""
    from ...files.journal import journal, origin  # noqa: F401
    from ..core import background  # noqa: F401


class Journaling(QObject):
    """Begins a journal with the first edit of a document, and ends it when it is saved or left."""

    trouble = Signal(str)
    """Edits cannot be kept for now, and why; once, until they have been kept again."""

    def __init__(self, document: Document, folder: Callable[[], Path], parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._folder = folder
        self._journal: Journal | None = None
        self._remember()
        document.edits_changed.connect(self._follow)
        document.file_changed.connect(self._follow)

    @cached_property
    def _reports(self) -> Mailbox:
        """Where the journal's thread reports, maybe after the window has closed."""
        from ..core.background import Mailbox  # with what it imports, no part of a start

        return Mailbox(self._tell)

    @property
    def journal(self) -> Journal | None:
        """The journal, if there are edits that no file has."""
        return self._journal

    def recover(self, recovery: Recovery) -> None:
        """Make what was recovered the document; it goes on in its journal.

        :raises ValueError: when nothing can be made of it.
        """
        journal = recovery.adopt(self._reports.post)
        self._document.recover(journal.state, recovery.origin.file, recovery.path)
        self._journal = journal
        self._remember()

    def close(self) -> None:
        """End the journal: the document is saved, or nobody wants its edits."""
        if self._journal is not None:
            self._journal.discard()
            self._journal = None

    def _remember(self) -> None:
        document = self._document
        self._known = document.games, document.game, document.session.cursor
        self._index = document.undo_stack.index()

    def _follow(self) -> None:
        before, index = self._known, self._index
        self._remember()
        if not self._document.modified:
            self.close()
        elif before[0] != self._known[0]:
            if self._journal is None:
                self._journal = self._begin(before)
            self._journal.append(_state(self._known), merged=index == self._index)

    def _begin(self, before: tuple) -> Journal:
        from ...files.journal.journal import Journal
        from ...files.journal.origin import Origin

        origin = Origin(self._document.path, self._document.file)
        return Journal(self._folder(), origin, _state(before), self._reports.post)

    def stop_work(self) -> None:
        """Report no more: the window is closed, see `closing`. The journal itself stays."""
        if "_reports" in vars(self):
            self._reports.close()

    def _tell(self, trouble: Trouble) -> None:
        text = self.tr("Edits cannot be kept for recovery at present, so better save: {why}")
        self.trouble.emit(text.format(why=error_messages.describe(trouble)))


def _state(known: tuple) -> State:
    from ...files.journal.state import State

    return State(*known)
