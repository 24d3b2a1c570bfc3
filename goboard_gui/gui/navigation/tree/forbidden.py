"""Which moves of the tree are against the rules, found out between what happens in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from collections.abc import Set

    from ....record.analysis.faults import Faults
    from ...core.document import Document

_BOARD_FIRST = 150
"""Milliseconds by which the window has been painted; moves are judged then."""


class Forbidden(QObject):
    """Follows a document; what is new is known at once, another record within some slices."""

    found = Signal()
    """There may be more, or others."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._faults: Faults | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._tell)
        self._first = QTimer(self, singleShot=True, interval=_BOARD_FIRST)
        self._first.timeout.connect(self._judge)
        self._first.start()

    @property
    def nodes(self) -> Set[int]:
        """The nodes whose moves are known to be forbidden."""
        return frozenset() if self._faults is None else self._faults.nodes

    def follow(self) -> None:
        """Know the record as it is now."""
        session = self._document.session
        if self._faults is not None and not self._faults.follow(session.tree, session.rules):
            self._judge()

    def _judge(self) -> None:
        from ....record.analysis.faults import Faults

        session = self._document.session
        self._faults = Faults(session.tree, session.rules)
        self._idle_task.run(self._faults.run())

    def _tell(self) -> None:
        if self._faults is not None and self._faults.nodes:
            self.found.emit()
