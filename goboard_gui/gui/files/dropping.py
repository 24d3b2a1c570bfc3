"""What is dropped on a window: a file is opened, a text is what it could mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..widgets.file_drop import dropped_files

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from .filing import Filing
    from .texts.commands import TextCommands


class Dropping(QObject):
    """Takes files and texts. What it asks it asks later: the program one drags from waits."""

    def __init__(self, filing: Filing, texts: TextCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._filing = filing
        self._texts = texts

    def welcomes(self, data: QMimeData) -> bool:
        """Whether something can be made of it."""
        return bool(dropped_files(data)) or (data.hasText() and not data.hasUrls())

    def take(self, data: QMimeData) -> None:
        """Open the first file, or else tell what the text could mean."""
        files, text = dropped_files(data), data.text()
        if files:
            QTimer.singleShot(0, self, lambda: self._filing.open_instead(files[0]))
        elif self.welcomes(data):
            QTimer.singleShot(0, self, lambda: self._texts.understand(text))
