"""The offer to open a copy that was kept when saving a file was interrupted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...display_text import escape_name
from ..widgets import dialogs
from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...record import Tree
    from ..board.message_strip import MessageStrip
    from ..core.background import DiskTask, Task
    from ..core.document import Document
    from .document_io import DocumentIO


class InterruptedSaveOffer(QObject):
    """Controller that looks for copies kept when saving the document's file was interrupted, and
    offers the latest.

    A copy is removed when the user does not want it, or has saved the record opened from it.
    """

    def __init__(
        self, document: Document, document_io: DocumentIO, message: MessageStrip, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._document_io = document_io
        self._message = message
        self._path: Path | None = None
        self._task: DiskTask | None = None
        self._text = ""
        self._opened: tuple[Path, Tree] | None = None
        document.file_changed.connect(self._follow)
        document_io.saver.saved.connect(self._remove_opened)
        self._follow()

    def stop_work(self) -> None:
        """Stop looking; `closing.dispose` calls this when the window closes."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _follow(self) -> None:
        """Look for copies of the document's file if the document now belongs to another file."""
        path = self._document.path
        if path == self._path:
            return
        self.stop_work()
        self._withdraw()
        self._path = path
        if path is not None:
            from ..core.background import DiskTask

            self._task = DiskTask(partial(_find, path), self._offer)

    def _offer(self, copies: list[Path] | Exception) -> None:
        self._task = None
        if isinstance(copies, Exception) or not copies or self._path is None:
            return
        text = self.tr("Saving {name} was interrupted. Its previous contents are in {copy}.")
        self._text = text.format(
            name=escape_name(self._path.name), copy=escape_name(copies[0].name)
        )
        self._message.pin_message(
            self._text,
            MessageAction(self.tr("Open Copy"), partial(self._open, copies[0])),
            MessageAction(self.tr("Delete Copy"), partial(self._decline, copies[0])),
        )

    def _withdraw(self) -> None:
        if self._text:
            self._message.unpin_message(self._text)
            self._text = ""

    def _open(self, copy: Path) -> None:
        """Open the copy as an unsaved change of the document."""
        self._document_io.open_copy(copy, partial(self._note_opened, copy))

    def _note_opened(self, copy: Path, games: Sequence[Tree]) -> None:
        self._withdraw()
        self._opened = copy, games[0]

    def _decline(self, copy: Path) -> None:
        question = self.tr("Delete {copy}? This can't be undone.").format(copy=copy)
        if dialogs.confirm(self._message, question, self.tr("Delete")):
            self._withdraw()
            self._remove(copy)

    def _remove_opened(self) -> None:
        """After a save, delete the kept copy that was opened, unless another record is open now."""
        if self._opened is None:
            return
        copy, tree = self._opened
        self._opened = None
        if self._document.games[0].source is tree.source:
            self._remove(copy)

    def _remove(self, copy: Path) -> None:
        from ...files.storage.kept_copies import remove_copy
        from ..core.background import DiskTask

        DiskTask(lambda _task: remove_copy(copy), lambda _result: None)


def _find(path: Path, _task: Task) -> list[Path]:
    from ...files.storage.kept_copies import find_kept_copies

    return find_kept_copies(path)
