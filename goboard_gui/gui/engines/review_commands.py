"""The commands of reviews: mistakes, and losses on the board and in the list of moves."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..actions.commands import Command
from .reviewed_line import ReviewedLine

if TYPE_CHECKING:
    from ...study.review.losses import ReviewedMove
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.message_strip import MessageStrip
    from .loss_overlay import LossOverlay


class ReviewCommands(QObject):
    """The commands of reviews; nothing of a review is imported for records without analysis."""

    losses_changed = Signal(object)
    """Emitted with the moves of the displayed line, by node, when what they lose has changed."""

    def __init__(
        self, workspace: Workspace, presenter: BoardPresenter, strip: MessageStrip
    ) -> None:
        super().__init__(workspace.window)
        self._workspace = workspace
        self._presenter, self._strip = presenter, strip
        self.reviewed = ReviewedLine(workspace, self)
        self.reviewed.changed.connect(self._show_losses)
        actions = workspace.actions
        actions.connect_commands(
            {
                Command.NEXT_MISTAKE: self.go_to_next_mistake,
                Command.PREVIOUS_MISTAKE: self.go_to_previous_mistake,
            }
        )
        has_mistakes = self._has_mistakes
        actions.enable_when(
            {Command.NEXT_MISTAKE: has_mistakes, Command.PREVIOUS_MISTAKE: has_mistakes},
            self.reviewed.changed,
        )

    @cached_property
    def overlay(self) -> LossOverlay:
        """The losses on the board."""
        from .loss_overlay import LossOverlay

        return LossOverlay(self.reviewed, self._workspace, self._presenter, self)

    def go_to_next_mistake(self) -> None:
        """Go to the next mistake of the line."""
        self._workspace.document.display_schedule.flush()
        self._go_to(self.reviewed.next_mistake(), self.tr("No more mistakes on this line."))

    def go_to_previous_mistake(self) -> None:
        """Go to the previous mistake of the line."""
        self._workspace.document.display_schedule.flush()
        self._go_to(self.reviewed.previous_mistake(), self.tr("No earlier mistakes on this line."))

    def _go_to(self, move: ReviewedMove | None, none_left: str) -> None:
        if move is None:
            self._strip.show_confirmation(none_left)
            return
        from ..wording import loss_texts, terms

        session = self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        self._workspace.document.go_to(move.node)
        self._strip.show_confirmation(
            self.tr("{player}, move {number}, {point}: {loss}").format(
                player=terms.colour_name(move.colour),
                number=move.number,
                point=terms.point_or_pass(move.point, naming),
                loss=loss_texts.move_loss_text(move),
            )
        )

    def _has_mistakes(self) -> bool:
        return bool(self.reviewed.mistakes)

    def _show_losses(self) -> None:
        _ = self.overlay
        self.losses_changed.emit(self.reviewed.by_node)
