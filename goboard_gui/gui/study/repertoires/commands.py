"""The command that opens the list of repertoires, and what begins there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ....study.repertoires.repertoire import Repertoire
    from ....study.repetition.cards import CardKey
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.move_player import MovePlayer
    from ...files.document_io import DocumentIO
    from ..exercise.exercise_board import ExerciseBoard
    from .drilling import Drilling
    from .repertoires_dialog import RepertoiresDialog


class RepertoireCommands(QObject):
    """The list of repertoires, the drill on the board, and the comparison with games."""

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        player: MovePlayer,
        strip: MessageStrip,
        document_io: DocumentIO,
        known_indexes: Callable[[], Sequence[Path]],
        board: QWidget,
    ) -> None:
        """Create the commands; ``known_indexes`` returns the indexes of the user's collections.

        Dialogs from which games are opened are placed beside the ``board``.
        """
        super().__init__(workspace.window)
        self._workspace, self._exercises, self._player = workspace, exercises, player
        self._strip, self._document_io = strip, document_io
        self._known_indexes, self._board = known_indexes, board
        self.drilling: Drilling | None = None
        """The drill on the board, or the last one; None before the first."""
        self._drilled: Path | None = None
        """The file of the drill on the board, or None."""
        workspace.document.exercise_changed.connect(self._exercise_changed)
        workspace.actions.connect_commands({Command.REPERTOIRES: self.open_dialog})
        workspace.actions.disable_with_reason(
            [Command.REPERTOIRES], lambda: exercises.reason, exercises.changed
        )

    def open_dialog(self) -> RepertoiresDialog:
        """Show the list of repertoires, and return it."""
        from ..repetition.study_history import study_history
        from .repertoires_dialog import RepertoiresDialog

        def create() -> RepertoiresDialog:
            return RepertoiresDialog(
                self._workspace.settings,
                self._document_io,
                study_history(),
                self._exercises,
                self.begin_drill,
                self.compare,
                self._workspace.window,
            )

        return dialogs.raise_or_create(RepertoiresDialog, self._workspace.window, create)

    def begin_drill(
        self, repertoire: Repertoire, cards: Sequence[CardKey], name: str, collection: str
    ) -> None:
        """Begin the drill of some cards on the board."""
        from ..repetition.study_history import study_history
        from .drilling import Drilling

        if self.drilling is None:
            self.drilling = Drilling(
                self._workspace, self._exercises, self._player, self._strip, study_history()
            )
        self.drilling.begin(repertoire, cards, name, collection)
        self._drilled = Path(collection) if self.drilling.drill is not None else None

    def _exercise_changed(self) -> None:
        """Show the list again after a drill, with its repertoire selected."""
        path = self._drilled
        if path is not None and not self._workspace.document.is_exercise:
            self._drilled = None
            self.open_dialog().select_file(path)

    def compare(self, repertoire: Repertoire, name: str) -> None:
        """Open the comparison of a repertoire with games."""
        from .comparison_dialog import RepertoireComparisonDialog

        dialog = RepertoireComparisonDialog(
            repertoire,
            name,
            self._known_indexes(),
            self._workspace.settings,
            self._workspace.view_settings,
            self._document_io,
            self._workspace.window,
        )
        dialogs.place_beside(dialog, self._board)
        dialogs.show_modeless(dialog)
