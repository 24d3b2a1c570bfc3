"""The command that opens the list of repertoires, and what begins there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ....study.repertoires.repertoire import Repertoire
    from ....study.repetition.cards import CardKey
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.move_player import MovePlayer
    from ...files.document_io import DocumentIO
    from ..exercise.exercise_board import ExerciseBoard
    from .drilling import Drilling


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
    ) -> None:
        """Create the commands; ``known_indexes`` returns the indexes of the user's collections."""
        super().__init__(workspace.window)
        self._workspace, self._exercises, self._player = workspace, exercises, player
        self._strip, self._document_io = strip, document_io
        self._known_indexes = known_indexes
        self.drilling: Drilling | None = None
        """The drill on the board, or the last one; None before the first."""
        workspace.actions.connect_commands({Command.REPERTOIRES: self.open_dialog})
        workspace.actions.disable_with_reason(
            [Command.REPERTOIRES], lambda: exercises.reason, exercises.changed
        )

    def open_dialog(self) -> None:
        """Show the list of repertoires."""
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

        dialogs.raise_or_create(RepertoiresDialog, self._workspace.window, create)

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
        dialogs.show_modeless(dialog)
