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

    def show_confirmation(self, text: str) -> None:
        """Show a confirmation with this text."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Confirm that a file was saved, with its name and folder."""
        text = self.tr("Saved: {name} in {folder}")
        self.show_confirmation(
            text.format(
                name=escape_name(path.name), folder=escape_name(str(path.absolute().parent))
            )
        )
