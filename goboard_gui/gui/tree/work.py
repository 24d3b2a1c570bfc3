"""Laying a tree out bit by bit, so that the window is never kept waiting."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...record.tree_layout import TreeLayout

_AT_ONCE = 0.005
"""So many seconds are worked on a layout before the window has its turn again."""
_BETWEEN_TELLS = 0.1


class TreeWork(QObject):
    """Lays a tree out bit by bit while the window goes on."""

    progressed = Signal()
    """There is more of it; told a few times a second."""
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._slices: Iterator[None] | None = None
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def under_way(self) -> bool:
        return self._slices is not None

    def begin(self, layout: TreeLayout) -> None:
        """Work on another layout from now on; a small one is finished at once."""
        self._slices = layout.slices()
        self._told = 0.0
        self._go_on()

    def stop(self) -> None:
        self._slices = None
        self._timer.stop()

    def _go_on(self) -> None:
        if self._slices is None:
            return
        until = perf_counter() + _AT_ONCE
        for _ in self._slices:
            if perf_counter() > until:
                self._timer.start()
                self._tell()
                return
        self.stop()
        self.finished.emit()

    def _tell(self) -> None:
        now = perf_counter()
        if now - self._told > _BETWEEN_TELLS:
            self._told = now
            self.progressed.emit()
