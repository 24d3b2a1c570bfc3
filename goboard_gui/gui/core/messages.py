"""Confirmations: short messages in a window about completed actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...display_text import escape_name

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Messages(QObject):
    """Emitter of confirmations, which the message strip shows for a few seconds."""

    posted = Signal(str)
    """Emitted with the text of a message."""
    action_offered = Signal(str, str, object)
    """Emitted with the text of a message, the text of its button, and the function to call when the
    button is clicked.
    """

    def show_confirmation(self, text: str) -> None:
        """Show a confirmation with this text."""
        self.posted.emit(text)

    def show_saved(self, path: Path) -> None:
        """Confirm that a file was saved, with its name and folder."""
        self.show_confirmation(self._saved_text(path))

    def show_exported(self, path: Path, button: str, open_file: Callable[[], object]) -> None:
        """Confirm that a file was saved, with a button that opens it."""
        self.action_offered.emit(self._saved_text(path), button, open_file)

    def _saved_text(self, path: Path) -> str:
        text = self.tr("Saved: {name} in {folder}")
        return text.format(
            name=escape_name(path.name), folder=escape_name(str(path.absolute().parent))
        )
