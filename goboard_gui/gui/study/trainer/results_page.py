"""Results page of the trainer: the heat map, the panel and details about a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .pictures import by_view_point, lesson_naming, named_point

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ....go import Point
    from ....study.lesson import Subject
    from .board import TrainerBoard
    from .history import TrainerHistory
    from .results import TrainerResults
    from .setup import TrainerSetup


class ResultsPage(QObject):
    """Shows the history of the chosen lesson on the board and in the panel."""

    results_deleted = Signal()
    """Emitted when results were deleted."""

    def __init__(
        self,
        history: TrainerHistory,
        setup: TrainerSetup,
        board: TrainerBoard,
        panel: TrainerResults,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._setup = setup
        self._board = board
        self._panel = panel
        board.pointed.connect(self._show_point)
        panel.lesson_deletion_requested.connect(self._forget)
        panel.full_deletion_requested.connect(self._forget_all)

    def show(self) -> None:
        """Show the results of the chosen lesson."""
        lesson, history = self._setup.lesson, self._history.history
        naming = lesson_naming(lesson)
        points = by_view_point(naming, history.of(self._subject))
        heat = self._panel.show_results(lesson, points, naming.view_size, len(history))
        self._board.show_heat(heat)

    @property
    def _subject(self) -> Subject:
        lesson = self._setup.lesson
        return lesson.subject(lesson_naming(lesson))

    def _show_point(self, point: Point | None) -> None:
        """Show the results for the point under the pointer while the page is visible."""
        if point is not None and not self._panel.isHidden():
            naming = self._board.naming
            answers = self._history.history.of(self._subject).get(named_point(naming, point), ())
            self._panel.show_point(naming.name(point), answers)

    def _forget(self) -> None:
        if self._history.forget(self._subject, self._setup.lesson):
            self.results_deleted.emit()

    def _forget_all(self) -> None:
        if self._history.forget_all():
            self.results_deleted.emit()
