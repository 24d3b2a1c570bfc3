"""Commands that open the trainer, best play, the postulates, the comparison of notations, the
reference charts and the statistics of answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command
from ..widgets import dialogs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter


class StudyCommands(QObject):
    """The study commands; their windows start with the notation and the view of the main window."""

    def __init__(self, workspace: Workspace, presenter: BoardPresenter, board: QWidget) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._presenter = presenter
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._messages = workspace.messages
        self._board = board
        self._window = workspace.window
        workspace.actions.connect_commands(
            {
                Command.TRAINER: self._train,
                Command.BEST_PLAY: self._solve,
                Command.POSTULATES: self._check_postulates,
                Command.COMPARE: self._compare,
                Command.CHART: self._chart,
                Command.STUDY_STATISTICS: self._show_statistics,
            }
        )

    def _train(self) -> None:
        from .trainer.trainer_history import history_file
        from .trainer.trainer_window import TrainerWindow

        def create_trainer() -> TrainerWindow:
            return TrainerWindow(self._view_settings, self._settings, history_file(), self._window)

        dialogs.raise_or_create(TrainerWindow, self._window, create_trainer)

    def _solve(self) -> None:
        from .best_play_dialog import BestPlayDialog

        def create_best_play_dialog() -> BestPlayDialog:
            dialog = BestPlayDialog(
                self._document, self._presenter, self._view_settings, self._window
            )
            dialogs.place_beside(dialog, self._board)
            return dialog

        dialogs.raise_or_create(BestPlayDialog, self._window, create_best_play_dialog)

    def _check_postulates(self) -> None:
        from .postulates_dialog import PostulatesDialog

        def create_postulates_dialog() -> PostulatesDialog:
            dialog = PostulatesDialog(
                self._document, self._presenter, self._view_settings, self._window
            )
            dialogs.place_beside(dialog, self._board)
            return dialog

        dialogs.raise_or_create(PostulatesDialog, self._window, create_postulates_dialog)

    def _compare(self) -> None:
        from .comparison_dialog import ComparisonDialog

        def create_comparison_dialog() -> ComparisonDialog:
            return ComparisonDialog(
                self._document, self._view_settings, self._settings, self._messages, self._window
            )

        dialogs.raise_or_create(ComparisonDialog, self._window, create_comparison_dialog)

    def _show_statistics(self) -> None:
        from .repetition.statistics_dialog import StudyStatisticsDialog
        from .repetition.study_history import study_history

        def create_statistics_dialog() -> StudyStatisticsDialog:
            return StudyStatisticsDialog(study_history(), self._settings, self._window)

        dialogs.raise_or_create(StudyStatisticsDialog, self._window, create_statistics_dialog)

    def _chart(self) -> None:
        from .chart_dialog import ChartDialog

        naming = self._view_settings.point_naming_on_rectangle(self._document.session.shape)
        dialog = ChartDialog(
            naming, self._messages, self._view_settings.display_options.second, self._window
        )
        dialogs.run_modal(dialog)
