"""Transient messages of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path


class Messages(QObject):
    """What features report that nothing else on screen shows; the status bar shows it."""

    posted = Signal(str)

    def show(self, text: str) -> None:
        """Show a text for some seconds."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Show that a file has been saved, with its folder."""
        text = self.tr("Saved: {name} in {folder}")
        self.show(text.format(name=path.name, folder=path.absolute().parent))
