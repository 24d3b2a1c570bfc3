"""Field for commands to an engine, with a history and completion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit

from ..widgets.text_fields import MAX_FIELD_LENGTH, handle_shortcut_override

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent

LONGEST_HISTORY = 200
_COMMENT = "#"


class CommandField(QLineEdit):
    """Field for commands: Enter sends one, Up and Down recall earlier ones."""

    command_entered = Signal(str)
    """Emitted with a command to be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(MAX_FIELD_LENGTH)
        self._history: list[str] = []
        self._recalled: int | None = None
        self._draft = ""
        self._names = QStringListModel(self)
        completer = _CommandCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.textEdited.connect(self._forget_recalled)

    def complete_with(self, commands: Iterable[str]) -> None:
        """Offer the names of these commands for completion."""
        self._names.setStringList(sorted(commands))

    def send(self) -> None:
        """Send the command, unless there is only a comment, and store it in the history."""
        # An engine does not answer a comment, so the next command would wait for ever.
        command = self.text().split(_COMMENT, 1)[0].strip()
        self._forget_recalled()
        if not command:
            return
        if not self._history or self._history[-1] != command:
            self._history.append(command)
            del self._history[:-LONGEST_HISTORY]
        self.clear()
        if (popup := self.completer().popup()) is not None:
            popup.hide()
        self.command_entered.emit(command)

    def event(self, event: QEvent) -> bool:
        """Handle editing keys before they trigger shortcuts of the window."""
        return handle_shortcut_override(event, undoes=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.send()
            case Qt.Key.Key_Up:
                self._recall(-1)
            case Qt.Key.Key_Down:
                self._recall(1)
            case _:
                super().keyPressEvent(event)

    def _recall(self, steps: int) -> None:
        """Show an earlier or later command; after the last one what was typed before."""
        if self._recalled is None:
            self._draft = self.text()
        at = len(self._history) if self._recalled is None else self._recalled
        at = max(0, min(at + steps, len(self._history)))
        if at < len(self._history):
            self._recalled = at
            self.setText(self._history[at])
        else:
            self._recalled = None
            self.setText(self._draft)

    def _forget_recalled(self) -> None:
        self._recalled = None


class _CommandCompleter(QCompleter):
    """Completer whose list takes all keys while it is open."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and watched is self.popup():
            event.accept()
            return True
        return super().eventFilter(watched, event)
