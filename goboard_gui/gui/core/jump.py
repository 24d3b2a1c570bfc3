"""Jumps over many moves, which are replayed in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, Signal

from ...named_tuples import NamedTuple
from .idle_tasks import IdleTask

if TYPE_CHECKING:
    from ...record import Session, Tree
    from ...record.session import Lookup, Preparation


class _Target(NamedTuple):
    """A far node of a game, and the replay of the moves that lead there."""

    session: Session
    node: int
    preparation: Preparation


class Jump(QObject):
    """Move of the cursor to a far node; choosing another target replaces the previous one."""

    arrived = Signal(object, int, object)
    """Emitted when the cursor of a `Session` may move to a node, with the `Preparation`
    or None.
    """
    _ended = Signal()
    """Emitted when the cursor has arrived, or the target was given up."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lookups: list[Lookup] = []
        """Functions that look up what nodes inherit, which takes long the first time."""
        self._target: _Target | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._advanced)
        self._preparing = IdleTask(self)

    @property
    def is_in_progress(self) -> bool:
        """Whether the cursor has not arrived yet."""
        return self._target is not None

    def move_to(self, session: Session, node: int) -> None:
        """Move the cursor of a session to a node: at once, or after replaying what is on the way.

        :raises NodeNotFoundError: when the record has no such node.
        """
        preparation = session.preparation(node)
        if preparation is None:
            self.arrived.emit(session, node, None)
            return
        self._target = _Target(session, node, preparation)
        self._idle_task.run(session.prepared(preparation, self.lookups))

    def _advanced(self) -> None:
        target = self._target
        if target is None or self._idle_task.running:
            return
        self._target = None
        session, node, preparation = target
        if preparation.tree is session.tree:
            self.arrived.emit(session, node, preparation)
        self._ended.emit()

    def stop(self) -> None:
        """Cancel the jump, leaving the cursor where it is."""
        if self._target is not None:
            self._target = None
            self._idle_task.stop()
            self._ended.emit()

    def stop_work(self) -> None:
        """Cancel the jump and all preparations, because the window is closing."""
        self.stop()
        self._preparing.stop()
        self._preparing.advanced.emit()

    def wait_until_done(self) -> None:
        """Wait until the cursor has arrived, processing all events except user input."""
        if self._target is not None:
            loop = QEventLoop()
            self._ended.connect(loop.quit)
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def prepare_replay(self, session: Session, node: int, tree: Tree) -> Preparation | None:
        """Replay the moves needed to put the cursor on a node of another version of the tree,
        processing all events except user input.

        Return what was replayed, or None if that was little, or the session has changed meanwhile.
        """
        preparation = None if self._preparing.running else session.preparation(node, tree)
        if preparation is None:
            return None
        before = session.tree
        task = self._preparing
        task.run(session.prepared(preparation, self.lookups))
        if task.running:
            loop = QEventLoop()
            connection = task.advanced.connect(lambda: task.running or loop.quit())
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            QObject.disconnect(connection)
        finished = preparation.finished and session.tree is before
        return preparation if finished else None
