"""Proposals of dead stones, computed while the program is idle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....go import Board, Colour
    from ....go.score import Marking

_FIRST_GAMES = 20
"""Number of simulated games for the first proposal."""
_GROWTH = 1.4
"""Factor by which the number of games grows for each further proposal."""


class Proposals(QObject):
    """Proposes dead stones of a position, each time from more simulated games."""

    proposed = Signal(object)
    """Emitted with a `Marking`; it is the last one if `running` is false."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._tell)
        self._latest: Marking | None = None
        self._games = 0
        self._next = _FIRST_GAMES

    @property
    def running(self) -> bool:
        """Whether a better proposal may follow."""
        return self._idle_task.running

    def run(self, board: Board, to_play: Colour) -> None:
        """Start to search for the dead stones of a position."""
        self._latest, self._games, self._next = None, 0, _FIRST_GAMES
        self._idle_task.run(self._proposing(board, to_play))

    def stop(self) -> None:
        """Stop the search."""
        self._idle_task.stop()

    def _proposing(self, board: Board, to_play: Colour) -> Iterator[object]:
        from ....study.proposal import improve_proposal

        for marking in improve_proposal(board, to_play):
            self._latest = marking
            self._games += 1
            yield marking

    def _tell(self) -> None:
        if self._latest is not None and (self._games >= self._next or not self.running):
            self._next = round(self._games * _GROWTH)
            self.proposed.emit(self._latest)
