"""Recording of a game in a window: clicks add moves at its end, whatever position is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...record import Step
    from ..core.document import Document


class Recording(QObject):
    """The recording of a game: whether it is on, and the end of the recorded line.

    While it is on, moves are added at the end of the line that was current when it began. It ends
    when another record or another game of the file becomes current.
    """

    changed = Signal()
    """Emitted when recording was turned on or off."""
    interrupted = Signal()
    """Emitted when recording was turned off because another game became current."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._line: Sequence[int] = ()
        self._source = document.session.tree.source
        document.record_changed.connect(self._follow)

    @property
    def is_active(self) -> bool:
        """Whether recording is on."""
        return bool(self._line)

    @property
    def last_node(self) -> int | None:
        """The last node of the recorded line, or None if recording is off."""
        return self._line[-1] if self._line else None

    @property
    def shows_earlier_position(self) -> bool:
        """Whether recording is on, and the cursor is not at the end of the recorded line."""
        return self.is_active and self._document.session.cursor != self.last_node

    @property
    def last_step(self) -> Step:
        """The step at the end of the recorded line, or at the cursor if recording is off."""
        session = self._document.session
        return session.step if self.last_node is None else session.step_at(self.last_node)

    def set_active(self, on: bool) -> None:
        """Turn recording on, at the end of the current line, or off."""
        if on is not self.is_active:
            session = self._document.session
            self._source = session.tree.source
            self._line = tuple(session.line) if on else ()
            self.changed.emit()

    def resume(self, end: int) -> None:
        """Turn recording on again after a crash; ``end`` is the last node of the recorded line, or
        its parent.
        """
        session = self._document.session
        if end in session.tree:
            self._source = session.tree.source
            self._line = tuple(session.line if end in session.line else session.tree.line_to(end))
            self.changed.emit()

    def go_to_end(self) -> None:
        """Show the last position of the recorded line, if recording is on."""
        if self.last_node is not None:
            self._document.go_to(self.last_node)

    def _follow(self) -> None:
        """Follow edits, undo and redo of the recorded line."""
        if not self.is_active:
            return
        session = self._document.session
        if session.tree.source is not self._source:
            self.set_active(False)
            self.interrupted.emit()
            return
        last = next(node for node in reversed(self._line) if node in session.tree)
        if last in session.line:
            self._line = tuple(session.line)
        else:
            self._line = tuple(session.tree.line_to(last))
