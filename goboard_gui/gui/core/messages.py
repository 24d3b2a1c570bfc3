"""Transient messages of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path


class Messages(QObject):
    """Emitter of transient messages, which the status bar shows."""

    posted = Signal(str)
    """Emitted with the text of a message."""

    def show(self, text: str) -> None:
        """Show a text for a few seconds."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Show a message that a file was saved, with its name and folder."""
        text = self.tr("Saved: {name} in {folder}")
        self.show(text.format(name=path.name, folder=path.absolute().parent))
