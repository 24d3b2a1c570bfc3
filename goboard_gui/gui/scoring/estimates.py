"""Estimates of one position at a time, made between what happens in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..slices import Slices

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Board, Colour
    from ...study.estimate import Estimate

_FIRST = 20
"""How many games the first estimate rests on that is worth to be seen."""
_MORE = 1.4
"""How many times as many games the next one rests on."""


class Estimates(QObject):
    """Gives estimates of a position, each better than the one before."""

    estimated = Signal(object)
    """An `Estimate`; the last one if `running` is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._slices = Slices(self)
        self._slices.worked.connect(self._tell)
        self._latest: Estimate | None = None
        self._next = _FIRST

    @property
    def running(self) -> bool:
        """Whether a better estimate is to be expected."""
        return self._slices.running

    def run(self, board: Board, to_play: Colour) -> None:
        """Estimate a position, in the place of the one before."""
        self._latest, self._next = None, _FIRST
        self._slices.run(self._estimating(board, to_play))

    def stop(self) -> None:
        """Estimate no more."""
        self._slices.stop()

    def _estimating(self, board: Board, to_play: Colour) -> Iterator[object]:
        from ...study.estimating import estimating

        for self._latest in estimating(board, to_play):
            yield self._latest

    def _tell(self) -> None:
        latest = self._latest
        if latest is not None and (latest.games >= self._next or not self.running):
            self._next = round(latest.games * _MORE)
            self.estimated.emit(latest)
