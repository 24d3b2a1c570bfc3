"""What an edit of a document changes, and how it is undone."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand, QUndoStack

from ...record import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from ...record import Tree

_REPLACE, _TYPE = -1, 1  # what Qt knows commands by that may merge

_PAUSE = 0.5
"""After so many seconds, typing that goes on is undone by itself."""


class OpenGame:
    """A game of a file; its session begins when it is first looked at: files have thousands."""

    __slots__ = ("_session", "_tree")

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._session: Session | None = None

    @property
    def tree(self) -> Tree:
        """The record as it is now."""
        return self._tree if self._session is None else self._session.tree

    @property
    def session(self) -> Session:
        """Where one is in it."""
        if self._session is None:
            self._session = Session(self._tree)
        return self._session


class State(NamedTuple):
    """All that an edit can change: which games there are, and the current one."""

    games: tuple[OpenGame, ...]
    game: int
    tree: Tree
    cursor: int


class Edit(QUndoCommand):
    """Any edit: trees share what did not change, so undo puts the old one back.

    Edits of one ``stretch`` of typing or dragging merge. None keeps the document that restores
    states: were both garbage together, commands could be deleted before the stack that has them.
    """

    def __init__(
        self,
        restore: Callable[[State], object],
        before: State,
        after: State,
        text: str,
        stretch: object | None = None,
    ) -> None:
        super().__init__(text)
        self._restorer = WeakMethod(restore)
        self._before, self.after = before, after
        self.stretch = stretch
        self._done = True  # pushing calls redo for what has been done already

    def undo(self) -> None:
        self._restore(self._before)

    def redo(self) -> None:
        if self._done:
            self._done = False
        else:
            self._restore(self.after)

    def _restore(self, state: State) -> None:
        restore = self._restorer()
        if restore is not None:
            restore(state)

    def id(self) -> int:
        return _REPLACE if self.stretch is None else _TYPE

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Edit) or other.stretch is not self.stretch:
            return False
        self.after = other.after
        return True

    def forget(self) -> None:
        """Let go of all it has, when nobody can undo it any more."""
        vars(self).clear()


class EditStack(QUndoStack):
    """The edits of a document. Those that are no more are forgotten.

    PySide keeps every command that was pushed for as long as the stack, also those that Qt has
    deleted, and with them all games that one ever edited.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._edits: list[Edit] = []

    def push(self, edit: QUndoCommand) -> None:
        """Add an edit, or let the last one have it if they merge; what was undone is no more."""
        assert isinstance(edit, Edit)
        index = self.index()
        super().push(edit)
        gone = self._edits[index:]
        del self._edits[index:]
        merged = self.count() == index
        (gone if merged else self._edits).append(edit)
        self._forget(gone)

    def clear(self) -> None:
        """Forget all."""
        super().clear()
        edits, self._edits = self._edits, []
        self._forget(edits)

    def _forget(self, edits: list[Edit]) -> None:
        for edit in edits:
            edit.forget()


class Typing:
    """Tells which letters are undone together: those typed without a pause, of one text."""

    def __init__(self) -> None:
        self._stretch = object()
        self._latest = "", monotonic()

    def go_on(self, text: str) -> object:
        """The stretch of the next letter, whose edit is called ``text``."""
        before, self._latest = self._latest, (text, monotonic())
        if before[0] != text or self._latest[1] - before[1] > _PAUSE:
            self.end()
        return self._stretch

    def end(self) -> None:
        """Let the next letter begin a stretch of its own."""
        self._stretch = object()
