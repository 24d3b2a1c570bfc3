"""The command that checks a record and fixes problems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..widgets import dialogs
from ..wording import error_messages

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ...diagnostics import Diagnostic
    from ...record import Tree
    from ..core.document import Document
    from .file_loader import FileLoader, LoadResult

_WEIGHT = 100
"""Bytes of a file that take as long to read as a node takes to check."""


class TidyCommand(QObject):
    """Finds problems, asks which to fix, and fixes them as one edit.

    Long records are checked in a thread.
    """

    def __init__(self, document: Document, loader: FileLoader, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._loader = loader
        self._window = window
        self._tree: Tree | None = None
        self._encoding: str | None = None

    def start(self) -> None:
        """Check the current game, and open the dialog when finished."""
        from ...files.encoding import ca_name
        from ...files.tidy import find

        file = self._document.file
        tree = self._tree = self._document.session.tree
        self._encoding = ca_name(file.source.encoding if file is not None else "utf-8")
        text = self.tr("Checking the record…")
        size = len(tree.source) * _WEIGHT
        self._loader.load(text, size, lambda _progress: find(tree, self._encoding), self._ask)

    def _ask(self, result: LoadResult) -> None:
        from ...files.tidy import tidy
        from .tidy_dialog import TidyDialog

        if result.error is not None:
            dialogs.show_error(self._window, error_messages.describe(result.error))
            return
        found: list[Diagnostic] = result.value
        tree = self._tree
        if tree is None or tree is not self._document.session.tree:
            return  # the record was edited in the meantime
        dialog = TidyDialog(tree, found, self._window)
        if dialogs.run(dialog):
            with dialogs.busy():
                tidied = tidy(tree, dialog.kinds, self._encoding)
            self._document.replace(self.tr("Tidy the record"), tidied)
