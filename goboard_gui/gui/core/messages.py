"""Confirmations: short messages in a window about completed actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...display_text import escape_name

if TYPE_CHECKING:
    from pathlib import Path


class Messages(QObject):
    """Emitter of confirmations, which the message strip shows for a few seconds."""

    posted = Signal(str)
    """Emitted with the text of a message."""
    exported = Signal(str, object)
    """Emitted with the text of a message about an exported file, and the path of the file."""

    def show_confirmation(self, text: str) -> None:
        """Show a confirmation with this text."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Confirm that a file was saved, with its name and folder."""
        self.show_confirmation(self._saved_text(path))

    def show_exported(self, path: Path, note: str = "") -> None:
        """Confirm that a file for other programs was saved, and offer to open it; the sentence
        ``note`` follows.
        """
        text = ". ".join(filter(None, (self._saved_text(path), note)))
        self.exported.emit(text, path)

    def _saved_text(self, path: Path) -> str:
        text = self.tr("Saved: {name} in {folder}")
        return text.format(
            name=escape_name(path.name), folder=escape_name(str(path.absolute().parent))
        )
