"""The question what a move loses, asked of the engine for analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..core.settings import ANALYSIS_ENGINE
from .engine_host import engine_host

if TYPE_CHECKING:
    from ...engine.entry import EngineEntry
    from ...engine.errors import EngineError
    from ...record import Tree
    from ...record.stored_analysis.model import StoredAnalysis
    from ...study.review.runner import ReviewEvent
    from ..actions.workspace import Workspace
    from .commands import EngineCommands
    from .hosted_review import HostedReview


class MoveLossQuestion(QObject):
    """A question about one move, which may be in no record that a window shows.

    The positions before and after the move are analysed by an engine of its own, as in a review.
    Nothing is stored.
    """

    changed = Signal()
    """Emitted when a question was asked, answered or dropped, or engines are available or not."""

    def __init__(self, workspace: Workspace, commands: EngineCommands) -> None:
        super().__init__(workspace.window)
        self._workspace = workspace
        self._commands = commands
        self._hosted: HostedReview | None = None
        self._analyses: dict[int, StoredAnalysis] = {}
        self._error: EngineError | None = None
        self._tree: Tree | None = None
        self._node = 0
        self.answer = ""
        """What the engine says, or what it is doing; empty if it was not asked."""
        commands.state_changed.connect(self._availability_changed)

    @property
    def is_available(self) -> bool:
        """Whether there is an engine that can be asked."""
        return not self._commands.reason and self._entry is not None

    @property
    def _entry(self) -> EngineEntry | None:
        from .engine_list import chosen_entry

        return chosen_entry(self._workspace.settings, ANALYSIS_ENGINE)

    def ask(self, tree: Tree, node: int) -> None:
        """Ask what the move at a node of a tree loses against the best one."""
        from ...study.review.positions import DEFAULT_LIMITS, review_positions, review_terms
        from .hosted_review import HostedReview

        entry = self._entry
        if entry is None or not self.is_available:
            return
        self.drop()
        terms = review_terms(tree, entry.name)
        wanted = {node, tree.parent(node)}
        positions = [
            position
            for position in review_positions(tree, tree.line_to(node), terms)
            if not wanted.isdisjoint(position.nodes)
        ]
        self._tree, self._node = tree, node
        self.answer = self.tr("Asking {engine}…").format(engine=entry.name)
        host = engine_host()
        self._hosted = HostedReview(
            entry,
            positions,
            terms,
            host.folder,
            self._receive,
            limits=DEFAULT_LIMITS,
            ownership=False,
        )
        self.changed.emit()

    def drop(self) -> None:
        """Drop the question and its answer, because another move is displayed."""
        self._leave_engine()
        self._analyses, self._error, self._tree = {}, None, None
        if self.answer:
            self.answer = ""
            self.changed.emit()

    def stop_work(self) -> None:
        """End the engine, because the window closes; `closing.dispose` calls this."""
        self._leave_engine()

    def _leave_engine(self) -> None:
        hosted, self._hosted = self._hosted, None
        if hosted is not None:
            engine_host().end_separate_engine(hosted)

    def _availability_changed(self) -> None:
        if self._commands.reason:
            self.drop()
        self.changed.emit()

    def _receive(self, event: ReviewEvent) -> None:
        from ...study.review.runner import PositionFailed, PositionReviewed, ReviewEnded

        match event:
            case PositionReviewed(node, stored):
                self._analyses[node] = stored
            case PositionFailed(_, error):
                self._error = error
            case ReviewEnded(error):
                self._error = error or self._error
                self._leave_engine()
                self._show_answer()

    def _show_answer(self) -> None:
        from ...study.review.losses import review_line
        from ..core.review_settings import loss_thresholds
        from ..wording import loss_texts
        from .analysis_texts import error_text

        tree, entry = self._tree, self._entry
        if tree is None or entry is None:
            return
        session = self._workspace.document.session
        if self._error is not None:
            naming = self._workspace.view_settings.point_naming(session.shape)
            self.answer = error_text(self._error, entry.name, naming).splitlines()[0]
        else:
            thresholds = loss_thresholds(self._workspace.settings)
            moves = review_line(tree, tree.line_to(self._node), self._analyses, thresholds)
            move = next((each for each in moves if each.node == self._node), None)
            text = loss_texts.move_loss_text(move) or self.tr("can't tell what the move loses")
            self.answer = self.tr("{engine}: {answer}").format(engine=entry.name, answer=text)
        self.changed.emit()
