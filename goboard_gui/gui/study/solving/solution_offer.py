"""The offer to solve a problem that was opened, while its solution is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command
from ...core.settings import HIDE_SOLUTIONS
from ...widgets.message_row import MessageAction
from ..exercise.cover import Cover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.message_strip import MessageStrip


class MoveDisplay(Protocol):
    """Interface of a move list that can hide the moves after the cursor."""

    def set_later_moves_shown(self, ahead: bool) -> None:
        """Set whether the moves after the cursor are shown."""


class SolutionOffer(QObject):
    """Controller that offers to solve a problem when its file is opened or its game is chosen.

    Until the user answers or edits the record, the moves after the displayed one are hidden on the
    board, in the move list and in the tree. A step forward shows only the next move.
    """

    hidden_changed = Signal()
    """Emitted when the moves that follow have been hidden or shown again."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        strip: MessageStrip,
        moves: MoveDisplay,
        tree: QDockWidget,
    ) -> None:
        super().__init__(workspace.window)
        self._document, self._settings = workspace.document, workspace.settings
        self._presenter, self._strip, self._moves = presenter, strip, moves
        self._solve = workspace.actions[Command.SOLVE]
        self._source: object = None
        self._text = self.tr("This looks like a problem. Its solution is hidden.")
        self._is_hidden = False
        self._cover = Cover(tree, self.tr("Hidden until you show the solution"))
        self._document.record_changed.connect(self._follow_record)
        self._document.edited.connect(self.show_solution)
        self._document.exercise_changed.connect(self._follow_exercise)
        strip.dismissed.connect(self.show_solution)

    def _follow_record(self) -> None:
        """Hide the solution if another record is displayed that looks like a problem."""
        document = self._document
        if document.is_exercise or document.record.tree.source is self._source:
            return
        self._source = document.record.tree.source
        self.show_solution()
        if self._is_problem():
            self._set_hidden(True)
            self._offer()

    def _is_problem(self) -> bool:
        from ....record.analysis.problems import looks_like_problem

        document = self._document
        if document.path is None or document.is_modified or not self._settings.get(HIDE_SOLUTIONS):
            return False
        session = document.record
        is_followed = bool(session.tree.children(session.cursor))
        return is_followed and not session.step.number and looks_like_problem(session.tree)

    def _follow_exercise(self) -> None:
        """Repeat the offer after an exercise."""
        if not self._is_hidden:
            return
        if self._document.is_exercise:
            self._strip.unpin_message(self._text)
            self._cover.set_covered(False)
            self._moves.set_later_moves_shown(True)
        else:
            self._set_hidden(True)
            self._offer()

    def _offer(self) -> None:
        self._strip.pin_message(
            self._text,
            MessageAction(self.tr("Solve"), self._begin_solving),
            MessageAction(self.tr("Show"), self.show_solution),
        )

    def _begin_solving(self) -> None:
        """Begin solving, or say why that is not available."""
        if self._solve.isEnabled():
            self._solve.trigger()
        else:
            self._strip.show_message(self._solve.statusTip())

    def show_solution(self) -> None:
        """Show the moves that follow, and withdraw the offer."""
        if self._is_hidden and not self._document.is_exercise:
            self._set_hidden(False)
            self._strip.unpin_message(self._text)

    def _set_hidden(self, hidden: bool) -> None:
        self._is_hidden = hidden
        self._cover.set_covered(hidden)
        self._moves.set_later_moves_shown(not hidden)
        self._presenter.set_variations_hidden(hidden)
        self.hidden_changed.emit()
