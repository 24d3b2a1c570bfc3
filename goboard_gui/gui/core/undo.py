"""Undo and redo: the edits of a document, with its states before and after each of them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...named_tuples import NamedTuple
from ...record import Session

if TYPE_CHECKING:
    from ...record import Tree

_NONE = -1
"""The index of the saved state if no state is saved."""

_PAUSE = 0.5
"""Seconds without a keystroke after which further typing is undone separately."""


class OpenGame:
    """A game of an open file: its tree, and the session in which it is read and edited.

    Its session is created on first use, because a file may have thousands of games.
    """

    __slots__ = ("_session", "_tree")

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._session: Session | None = None

    @property
    def tree(self) -> Tree:
        """The current tree of the game."""
        return self._tree if self._session is None else self._session.tree

    @property
    def session(self) -> Session:
        """The session of the game, which holds its cursor."""
        if self._session is None:
            self._session = Session(self._tree)
        return self._session


class DocumentState(NamedTuple):
    """The state that an edit can change: the games, the index of the current one, and its tree and
    cursor.
    """

    games: tuple[OpenGame, ...]
    game: int
    tree: Tree
    cursor: int


class Edit:
    """An edit, or several that are undone together, with the states ``before`` and ``after`` it.

    Consecutive edits with the same ``merge_key`` become one, which joins what is typed or dragged.
    """

    __slots__ = ("after", "before", "merge_key", "text")

    def __init__(
        self,
        text: str,
        before: DocumentState,
        after: DocumentState,
        merge_key: object | None = None,
    ) -> None:
        self.text = text
        self.before = before
        self.after = after
        self.merge_key = merge_key


class UndoStack(QObject):
    """The edits of a document in order, of which the first ones are done and the others undone.

    The index is the number of edits that are done. A state of the document is identified by its
    index. One state is saved, or none. Methods and signals have the names that they have in
    `QUndoStack`; unlike there, an edit has been made already when it is pushed.
    """

    restore_requested = Signal(object)
    """Emitted with the `DocumentState` that the document has to take, for undo and redo."""
    redone = Signal(object)
    """Emitted with an `Edit` after its redo, before `indexChanged`."""
    indexChanged = Signal(int)
    """Emitted after an edit was made, merged, undone or redone, and when all are dropped."""
    canUndoChanged = Signal(bool)
    canRedoChanged = Signal(bool)
    undoTextChanged = Signal(str)
    redoTextChanged = Signal(str)
    cleanChanged = Signal(bool)
    """Emitted when `isClean` has changed, but not by `begin_save` and `end_save`."""
    refused = Signal()
    """Emitted when undo or redo was refused, because the stack `is_locked`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._edits: list[Edit] = []
        self._index = 0
        self._saved = 0
        self._being_saved = _NONE
        self.is_locked = False
        """Whether nothing can be undone or redone for the time being."""

    def count(self) -> int:
        """Return the number of edits, done or undone."""
        return len(self._edits)

    def index(self) -> int:
        """Return the number of edits that are done."""
        return self._index

    def text(self, number: int) -> str:
        """Return the text of the edit with this zero-based number."""
        return self._edits[number].text

    def canUndo(self) -> bool:
        """Return whether there is an edit to undo."""
        return self._index > 0

    def canRedo(self) -> bool:
        """Return whether there is an edit to redo."""
        return self._index < len(self._edits)

    def undoText(self) -> str:
        """Return the text of the edit that is undone next, or an empty string."""
        return self._edits[self._index - 1].text if self.canUndo() else ""

    def redoText(self) -> str:
        """Return the text of the edit that is redone next, or an empty string."""
        return self._edits[self._index].text if self.canRedo() else ""

    @property
    def latest_edit(self) -> Edit:
        """The edit that was pushed last, or the one that it was merged with."""
        return self._edits[-1]

    @property
    def redoable_edits(self) -> list[Edit]:
        """The edits that can be redone, and that the next push drops."""
        return self._edits[self._index :]

    def index_after(self, edit: Edit) -> int:
        """Return the index at which an edit is the last one that is done, for `setIndex`."""
        return self._edits.index(edit) + 1

    def push(self, edit: Edit) -> None:
        """Add an edit that has just been made, or merge it with the last one done.

        Undone edits are dropped. Nothing is merged into an edit after which the document was saved
        or is being saved.
        """
        was_clean = self.isClean()
        del self._edits[self._index :]
        if self._saved > self._index:
            self._saved = _NONE
        if self._being_saved > self._index:
            self._being_saved = _NONE
        if self._merges(edit):
            self.latest_edit.after = edit.after
        else:
            self._edits.append(edit)
            self._index += 1
        self._emit_changes(was_clean)

    def _merges(self, edit: Edit) -> bool:
        if edit.merge_key is None or self._index in (0, self._saved, self._being_saved):
            return False
        return edit.merge_key is self.latest_edit.merge_key

    def undo(self) -> None:
        """Undo the last edit done, if there is one."""
        self.setIndex(self._index - 1)

    def redo(self) -> None:
        """Redo the first edit undone, if there is one."""
        self.setIndex(self._index + 1)

    def setIndex(self, index: int) -> None:
        """Undo or redo edits, one by one, until this number of them is done."""
        index = min(max(index, 0), len(self._edits))
        if index == self._index:
            return
        if self.is_locked:
            self.refused.emit()
            return
        for edit in reversed(self._edits[index : self._index]):
            self.restore_requested.emit(edit.before)
        for edit in self._edits[self._index : index]:
            self.restore_requested.emit(edit.after)
            self.redone.emit(edit)
        was_clean = self.isClean()
        self._index = index
        self._emit_changes(was_clean)

    def clear(self) -> None:
        """Drop all edits; the current state becomes the saved one."""
        had_edits, was_clean = bool(self._edits), self.isClean()
        self._edits = []
        self._index = self._saved = 0
        self._being_saved = _NONE
        if had_edits:
            self._emit_changes(was_clean)
        elif not was_clean:
            self.cleanChanged.emit(True)

    def isClean(self) -> bool:
        """Return whether the current state is the saved one."""
        return self._index == self._saved

    def cleanIndex(self) -> int:
        """Return the index of the saved state, or −1 if no state is saved."""
        return self._saved

    def setClean(self) -> None:
        """Make the current state the saved one."""
        self._set_saved(self._index)

    def resetClean(self) -> None:
        """Forget the saved state, so that no state counts as saved."""
        self._set_saved(_NONE)

    def begin_save(self) -> None:
        """Note that the current state is being saved."""
        self._being_saved = self._index

    def end_save(self, *, succeeded: bool) -> None:
        """Make the state for which `begin_save` was called the saved one if the save succeeded, or
        none if an edit has dropped that state. If it failed, the saved state stays as it is.
        """
        if succeeded:
            self._saved = self._being_saved
        self._being_saved = _NONE

    def _set_saved(self, index: int) -> None:
        was_clean = self.isClean()
        self._saved = index
        if self.isClean() is not was_clean:
            self.cleanChanged.emit(not was_clean)

    def _emit_changes(self, was_clean: bool) -> None:
        self.indexChanged.emit(self._index)
        self.canUndoChanged.emit(self.canUndo())
        self.undoTextChanged.emit(self.undoText())
        self.canRedoChanged.emit(self.canRedo())
        self.redoTextChanged.emit(self.redoText())
        if self.isClean() is not was_clean:
            self.cleanChanged.emit(not was_clean)


class TypingMerge:
    """Grouping of typed edits for undo: text typed without a pause is undone as one edit."""

    def __init__(self) -> None:
        self._key = object()
        self._latest = "", monotonic()

    def next_merge_key(self, text: str) -> object:
        """Return the merge key for the next edit. ``text`` is its undo text; typed edits with equal
        keys are merged.
        """
        before, self._latest = self._latest, (text, monotonic())
        if before[0] != text or self._latest[1] - before[1] > _PAUSE:
            self.end_series()
        return self._key

    def end_series(self) -> None:
        """End the current series of edits, so that the next edit is undone separately."""
        self._key = object()
