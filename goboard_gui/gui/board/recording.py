"""Recording of a game in a window, also of one against an engine: clicks add moves at its end,
whatever position is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...go import Colour
    from ...record import Step
    from ..core.document import Document


class Recording(QObject):
    """The recording of a game: whether it is on, and the end of the recorded line.

    While it is active, moves are added at the end of the line that was current when it began. It
    ends when another record or another game of the file becomes current. The game is either
    recorded by the user, with the command *Recording*, or played against engines.
    """

    changed = Signal()
    """Emitted when recording was turned on or off, or a game against engines began or ended."""
    interrupted = Signal()
    """Emitted when recording was turned off because another game became current."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._line: Sequence[int] = ()
        self.engines: frozenset[Colour] = frozenset()
        """The colours that engines play; empty unless a game against engines is being played."""
        self.hold_reason = ""
        """The reason why the user can't add a move now, or an empty string."""
        self.confirm_start: Callable[[], bool] = lambda: True
        """Function that returns whether recording may be turned on."""
        self._source = document.session.tree.source
        document.record_changed.connect(self._follow)

    @property
    def is_active(self) -> bool:
        """Whether moves are added at the end of a line: a game is recorded or played."""
        return bool(self._line)

    @property
    def is_engine_game(self) -> bool:
        """Whether a game against engines, or between engines, is being played."""
        return bool(self.engines)

    @property
    def is_recording(self) -> bool:
        """Whether the user records a game."""
        return self.is_active and not self.engines

    @property
    def users_colour(self) -> Colour | None:
        """The colour of the user in a game against an engine, else None."""
        return next(iter(self.engines)).opponent if len(self.engines) == 1 else None

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
        """Turn recording on, at the end of the current line, or off; the latter also ends a game
        against engines.
        """
        if on is (self.is_recording if on else self.is_active):
            return
        if on and not self.confirm_start():
            self.changed.emit()  # the command shows again that recording is off
            return
        self.engines, self.hold_reason = frozenset(), ""
        self._begin(self._document.session.line if on else ())

    def begin_engine_game(self, engines: frozenset[Colour]) -> None:
        """Begin a game in which engines have these colours, at the end of the current line."""
        self.engines = engines
        self._begin(self._document.session.line)

    def _begin(self, line: Sequence[int]) -> None:
        self._source = self._document.session.tree.source
        self._line = tuple(line)
        self.changed.emit()

    def resume(self, end: int) -> None:
        """Turn recording on again after a crash; ``end`` is the last node of the recorded line, or
        its parent.
        """
        session = self._document.session
        if end in session.tree:
            self._begin(session.line if end in session.line else session.tree.line_to(end))

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
            was_recording = self.is_recording
            self.set_active(False)
            if was_recording:
                self.interrupted.emit()
            return
        last = next(node for node in reversed(self._line) if node in session.tree)
        if last in session.line:
            self._line = tuple(session.line)
        else:  # a variation is shown
            self._line = (*session.tree.line_to(last), *session.tree.line_from(last))
