"""Handling of files and texts that are dropped on a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..widgets.file_drop import dropped_files

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from .document_io import DocumentIO
    from .texts.commands import TextCommands


class WindowDrop(QObject):
    """Handler of dropped files and texts, which acts after control returns to the event loop.

    The program that they are dragged from waits until the drop event is handled.
    """

    def __init__(self, document_io: DocumentIO, texts: TextCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._document_io = document_io
        self._texts = texts

    def accepts(self, data: QMimeData) -> bool:
        """Return whether dragged data contains files or text that can be dropped here."""
        return bool(dropped_files(data)) or (data.hasText() and not data.hasUrls())

    def handle_drop(self, data: QMimeData) -> None:
        """Open the first dropped file, or show the possible interpretations of the dropped text."""
        files, text = dropped_files(data), data.text()
        if files:
            QTimer.singleShot(0, self, lambda: self._document_io.open_instead(files[0]))
        elif self.accepts(data):
            QTimer.singleShot(0, self, lambda: self._texts.show_interpretations(text))
