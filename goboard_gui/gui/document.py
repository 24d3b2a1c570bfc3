"""The open record, as Qt sees it: signals, undo and the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from ..record import Outcome, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from ..files.sgf import SgfFile
    from ..go import Colour, Point
    from ..record import Attempt, Tree

T = TypeVar("T")


class _State(NamedTuple):
    """All that an edit can change."""

    game: int
    tree: Tree
    cursor: int


class _ReplaceTree(QUndoCommand):
    """Any edit: trees share what did not change, so undo puts the old one back."""

    def __init__(self, document: Document, before: _State, after: _State, text: str) -> None:
        super().__init__(text)
        self._document = document
        self._before, self._after = before, after
        self._done = True  # pushing calls redo for what has been done already

    def undo(self) -> None:
        self._document.restore(self._before)

    def redo(self) -> None:
        if self._done:
            self._done = False
        else:
            self._document.restore(self._after)


class Document(QObject):
    """A file of one or more games, one of them current, over a Qt-free `Session` for each."""

    cursor_moved = Signal()
    """The cursor is at another node of the same record."""
    record_changed = Signal()
    """The record was edited, or another one became current."""
    file_changed = Signal()
    """The document has another file, name or set of games."""

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.path: Path | None = None
        self.file: SgfFile | None = None
        self._sessions = [Session(tree)]
        self._game = 0

    @property
    def session(self) -> Session:
        """The current game."""
        return self._sessions[self._game]

    @property
    def game(self) -> int:
        """The number of the current game in the file, from 0."""
        return self._game

    @property
    def games(self) -> Sequence[Tree]:
        """All games of the file as they are now."""
        return [session.tree for session in self._sessions]

    @property
    def modified(self) -> bool:
        """Whether there are edits that the file does not have."""
        return not self.undo_stack.isClean()

    def open(self, trees: Sequence[Tree], file: SgfFile | None, path: Path | None) -> None:
        """Make other games the document's; there is nothing to undo in them yet."""
        self._sessions = [Session(tree) for tree in trees]
        self._game = 0
        self.file, self.path = file, path
        self.undo_stack.clear()
        self.file_changed.emit()
        self.record_changed.emit()

    def saved(self, file: SgfFile, path: Path) -> None:
        """Note that the file has what the document has."""
        self.file, self.path = file, path
        self.undo_stack.setClean()
        self.file_changed.emit()

    def play(self, point: Point | None, *, anyway: bool = False) -> Attempt:
        """Play or pass at the cursor, see `Session.play`."""
        before = self.session.cursor
        attempt = self._edit(
            self.tr("Pass") if point is None else self.tr("Play"),
            lambda: self.session.play(point, anyway=anyway),
        )
        if attempt.outcome is Outcome.FOLLOWED and self.session.cursor != before:
            self.cursor_moved.emit()
        return attempt

    def set_up(self, stones: Mapping[Point, Colour | None]) -> None:
        """Put stones on points and take others off, see `Session.set_up`."""
        self._edit(self.tr("Set up stones"), lambda: self.session.set_up(stones))

    def resign(self) -> None:
        """Record that the side to play resigns."""
        self._edit(self.tr("Resign"), self.session.resign)

    def remove(self) -> None:
        """Remove the node at the cursor and what follows it."""
        self._edit(self.tr("Remove node"), self.session.remove)

    def go_to(self, node: int) -> None:
        """Move the cursor; not an edit."""
        if node != self.session.cursor:
            self.session.go_to(node)
            self.cursor_moved.emit()

    def go_to_game(self, game: int) -> None:
        """Make another game of the file the current one, if there is one of that number."""
        if game != self._game and 0 <= game < len(self._sessions):
            self._game = game
            self.record_changed.emit()

    def restore(self, state: _State) -> None:
        """Go back, or forth again, to a state that was."""
        self._game = state.game
        self.session.restore(state.tree, state.cursor)
        self.record_changed.emit()

    def _state(self) -> _State:
        return _State(self._game, self.session.tree, self.session.cursor)

    def _edit(self, text: str, edit: Callable[[], T]) -> T:
        before = self._state()
        result = edit()
        after = self._state()
        if after.tree is not before.tree:
            self.undo_stack.push(_ReplaceTree(self, before, after, text))
            self.record_changed.emit()
        return result
