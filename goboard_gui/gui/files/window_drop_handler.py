"""Handling of files and texts that are dropped on a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..widgets import dialogs
from ..widgets.file_drop import dropped_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget

    from .document_io import DocumentIO
    from .texts.commands import TextCommands


_MANY = 5
"""Number of files above which the user is asked whether to open that many windows."""


class WindowDropHandler(QObject):
    """Handler of dropped files and texts, which acts after control returns to the event loop.

    The program that they are dragged from waits until the drop event is handled.
    """

    def __init__(
        self,
        document_io: DocumentIO,
        texts: TextCommands,
        open_elsewhere: Callable[[Path], object],
        window: QWidget,
    ) -> None:
        """Create the handler; ``open_elsewhere`` opens a file in another window."""
        super().__init__(window)
        self._document_io = document_io
        self._texts = texts
        self._open_elsewhere = open_elsewhere
        self._window = window

    def accepts(self, data: QMimeData) -> bool:
        """Return whether dragged data contains files or text that can be dropped here."""
        return bool(dropped_files(data)) or (data.hasText() and not data.hasUrls())

    def handle_drop(self, data: QMimeData) -> None:
        """Open the dropped files, or show the possible interpretations of the dropped text."""
        files, text = dropped_files(data), data.text()
        if files:
            QTimer.singleShot(0, self, lambda: self._open(files))
        elif self.accepts(data):
            QTimer.singleShot(0, self, lambda: self._texts.show_interpretations(text))

    def _open(self, files: list[Path]) -> None:
        """Open the first file in place of the current record, and the others in windows of their
        own.
        """
        if len(files) > _MANY:
            question = self.tr("Open %n files, each in a window of its own?", "", len(files))
            if not dialogs.confirm(self._window, question, self.tr("&Open")):
                return
        if not self._document_io.confirm_discard():
            return
        self._document_io.open_file(files[0])
        for file in files[1:]:
            self._open_elsewhere(file)
