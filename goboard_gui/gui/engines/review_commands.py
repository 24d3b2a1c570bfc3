"""The commands of reviews: running one, mistakes, and losses on the board and in the move list."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..actions.commands import Command
from ..core.settings import ANALYSIS_ENGINE
from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from .reviewed_line import ReviewedLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDockWidget, QWidget

    from ...engine.errors import EngineError
    from ...record import Tree
    from ...study.review.losses import ReviewedMove
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.message_strip import MessageStrip
    from .commands import EngineCommands
    from .game_review import GameReview, ReviewSummary
    from .loss_overlay import LossOverlay
    from .review_panel import ReviewPanel


class ReviewCommands(QObject):
    """The commands of reviews; nothing of a review is imported for records without analysis."""

    losses_changed = Signal(object)
    """Emitted with the moves of the displayed line, by node, when what they lose has changed."""
    running_changed = Signal()
    """Emitted when a review has begun or ended, or may no longer begin."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        strip: MessageStrip,
        engines: EngineCommands,
        dock: QDockWidget,
        add_progress: Callable[[QWidget], object],
        describe_edit: Callable[[str], object],
    ) -> None:
        """Create the commands.

        ``add_progress`` adds a widget to the status bar, ``describe_edit`` shows a notice about the
        latest edit.
        """
        super().__init__(workspace.window)
        self._workspace = workspace
        self._presenter, self._strip = presenter, strip
        self._engines, self._dock = engines, dock
        self._add_progress, self._describe_edit = add_progress, describe_edit
        self.reviewed = ReviewedLine(workspace, self)
        self.reviewed.changed.connect(self._show_losses)
        self._pinned: list[str] = []
        """The errors of the latest review that are pinned in the strip."""
        self._reported: Tree | None = None
        """The record that these errors are about."""
        workspace.document.record_changed.connect(self._unpin_errors_of_other_records)
        actions = workspace.actions
        actions.connect_commands(
            {
                Command.REVIEW_GAME: self.ask_review,
                Command.CANCEL_REVIEW: self.cancel,
                Command.NEXT_MISTAKE: self.go_to_next_mistake,
                Command.PREVIOUS_MISTAKE: self.go_to_previous_mistake,
            }
        )
        actions.enable_when(
            {
                Command.NEXT_MISTAKE: self._has_mistakes,
                Command.PREVIOUS_MISTAKE: self._has_mistakes,
            },
            self.reviewed.changed,
        )
        actions.enable_when({Command.CANCEL_REVIEW: self._is_running}, self.running_changed)
        actions.disable_with_reason(
            [Command.REVIEW_GAME], self._reason, self.running_changed, engines.state_changed
        )
        engines.state_changed.connect(self._show_state)
        dock.visibilityChanged.connect(self._set_panel_visible)

    # Parts, created when first needed

    @cached_property
    def overlay(self) -> LossOverlay:
        """The losses on the board."""
        from .loss_overlay import LossOverlay

        return LossOverlay(self.reviewed, self._workspace, self._presenter, self)

    @cached_property
    def review(self) -> GameReview:
        """The running review of the game."""
        from .game_review import GameReview
        from .review_badge import ReviewBadge

        review = GameReview(self._workspace, self)
        badge = ReviewBadge(review)
        badge.clicked.connect(self._show_panel)
        self._add_progress(badge)
        review.changed.connect(self._show_state)
        review.noticed.connect(self._strip.show_notice)
        review.results_undone.connect(self._unpin_errors)
        review.ended.connect(self._report_end)
        return review

    @cached_property
    def panel(self) -> ReviewPanel:
        """The panel with the graph and the report."""
        from ..widgets.scroll_areas import ShrinkingArea
        from .review_panel import LEAST_SIZE, ReviewPanel

        panel = ReviewPanel(self._workspace, self.reviewed)
        action = self._workspace.actions[Command.REVIEW_GAME]
        panel.requested.connect(action.trigger)
        action.changed.connect(self._show_in_panel)
        panel.cancelled.connect(self.cancel)
        self._dock.setWidget(ShrinkingArea(panel, LEAST_SIZE))
        return panel

    # Commands

    def ask_review(self, komi: float | None = None) -> None:
        """Ask what to review, and begin; ``komi`` replaces that of the record."""
        from .engine_list import read_entries
        from .review_dialog import ReviewDialog

        if not read_entries(self._workspace.settings):
            self._engines.open_engines().offer_role(ANALYSIS_ENGINE, self.ask_review)
            return
        dialog = ReviewDialog(self._workspace, self._workspace.window, komi=komi)
        if not dialogs.run_modal(dialog) or dialog.options is None or not dialog.total:
            return
        self._unpin_errors()
        self.review.begin(dialog.options, dialog.total)
        self._show_panel()

    def _show_panel(self) -> None:
        self._dock.show()
        self._dock.raise_()

    def cancel(self) -> None:
        """End the running review; what is done stays in the record."""
        if self._is_running():
            self.review.cancel()

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

    # States

    def _is_running(self) -> bool:
        return "review" in vars(self) and self.review.is_running

    def _has_mistakes(self) -> bool:
        return bool(self.reviewed.mistakes)

    def _reason(self) -> str:
        """Return why no review can be started, or an empty string."""
        reason = self._engines.reason
        if not reason and self._is_running():
            return self.tr("A review is running.")
        return reason

    def _show_losses(self) -> None:
        _ = self.overlay
        self.losses_changed.emit(self.reviewed.by_node)

    def _set_panel_visible(self, seen: bool) -> None:
        """Create the panel when it is first shown, and show the candidates in the record with
        it.
        """
        if seen:
            _ = self.panel
            self._show_state()
        self._engines.show_stored_with(self._dock, seen)

    def _show_state(self) -> None:
        """Show in the panel whether a review is running."""
        self.running_changed.emit()
        self._show_in_panel()

    def _show_in_panel(self) -> None:
        if "panel" not in vars(self):
            return
        action = self._workspace.actions[Command.REVIEW_GAME]
        if self._is_running():
            self.panel.show_progress(self.review.text, *self.review.progress)
        else:
            self.panel.show_idle("" if action.isEnabled() else action.statusTip())

    def _report_end(self, summary: ReviewSummary, is_latest_edit: bool) -> None:
        """Report how a review has ended, with Undo if it has changed the record."""
        from . import review_texts

        engine = summary.options.entry.name
        if summary.error is not None:
            self._report_error(summary, summary.error)
            return
        text = review_texts.end_text(engine, summary.done, cancelled=summary.is_cancelled)
        if summary.failed:
            text = f"{text} {review_texts.failures_text(summary.failed)}"
        if is_latest_edit:
            self._describe_edit(text)
        else:
            self._strip.show_confirmation(text)
        if summary.failed and summary.failure is not None:
            self._pin_error(self._error_text(summary.failure, engine))

    def _report_error(self, summary: ReviewSummary, error: EngineError) -> None:
        """Report why a review could not go on, with a way on."""
        from ...engine.errors import KomiError
        from . import analysis_texts, review_texts

        text = self._error_text(error, summary.options.entry.name)
        first, *details = text.splitlines()
        if summary.done:
            first = f"{first} {review_texts.stored_text(summary.done)}"
        again = partial(self.ask_review, summary.options.komi)
        actions = [MessageAction(self.tr("Continue Review…"), again)]
        if isinstance(error, KomiError):
            other = partial(self.ask_review, error.nearest)
            actions = [MessageAction(analysis_texts.use_komi_text(error.nearest), other)]
        actions.append(MessageAction(self.tr("Engines…"), self._engines.open_engines))
        self._pin_error("\n".join([first, *details]), *actions)

    def _pin_error(self, text: str, *actions: MessageAction) -> None:
        """Show an error until it is closed or no longer applies."""
        self._pinned.append(text)
        self._reported = self._workspace.document.session.tree
        self._strip.pin_message(text, *actions)

    def _unpin_errors(self) -> None:
        for text in self._pinned:
            self._strip.unpin_message(text)
        self._pinned.clear()
        self._reported = None

    def _unpin_errors_of_other_records(self) -> None:
        """Remove the errors if another record is displayed, to which their actions would apply."""
        reported = self._reported
        current = self._workspace.document.session.tree
        if reported is not None and current.source is not reported.source:
            self._unpin_errors()

    def _error_text(self, error: EngineError, engine: str) -> str:
        from . import analysis_texts

        session = self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        return analysis_texts.error_text(error, engine, naming)
