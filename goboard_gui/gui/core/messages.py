"""Transient messages of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path


class Messages(QObject):
    """Short-lived messages from features to the user; the status bar shows them."""

    posted = Signal(str)

    def show(self, text: str) -> None:
        """Show a text for a few seconds."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Show that a file has been saved, and in which folder."""
        text = self.tr("Saved: {name} in {folder}")
        self.show(text.format(name=path.name, folder=path.absolute().parent))
