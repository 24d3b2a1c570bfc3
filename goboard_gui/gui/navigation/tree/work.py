"""Laying a tree out bit by bit, so that the window is never kept waiting."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from ....record.navigation.tree_layout import TreeLayout

_BETWEEN_TELLS = 0.1


class TreeWork(QObject):
    """Lays a tree out bit by bit while the window goes on."""

    progressed = Signal()
    """There is more of it; told a few times a second."""
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._tell)
        self._told = 0.0

    @property
    def under_way(self) -> bool:
        return self._idle_task.running

    def begin(self, layout: TreeLayout) -> None:
        """Work on another layout from now on; a small one is finished at once."""
        self._told = 0.0
        self._idle_task.run(layout.slices())

    def stop(self) -> None:
        self._idle_task.stop()

    def _tell(self) -> None:
        if not self.under_way:
            self.finished.emit()
        elif (now := perf_counter()) - self._told > _BETWEEN_TELLS:
            self._told = now
            self.progressed.emit()
