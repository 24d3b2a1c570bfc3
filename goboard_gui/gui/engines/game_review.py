"""The running review of a game: its engine, its progress, and its results in the record."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.events import AnswerDelayed, EngineRestarted, RulesRefused, StartDelayed
from ...named_tuples import NamedTuple
from ...record.stored_analysis.writing import with_analyses
from ...study.review.duration import estimated_duration
from ...study.review.positions import (
    missing_positions,
    review_positions,
    review_terms,
    unchanged_nodes,
)
from ...study.review.runner import PositionFailed, PositionReviewed, ReviewEnded
from . import review_texts
from .engine_host import engine_host
from .hosted_review import HostedReview

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...engine.entry import EngineEntry
    from ...engine.errors import EngineError
    from ...engine.limits import AnalysisLimits
    from ...record import Tree
    from ...record.stored_analysis.model import StoredAnalysis
    from ...study.review.positions import ReviewPosition
    from ...study.review.runner import ReviewEvent
    from ..actions.workspace import Workspace

_WRITE_MS = 3000
"""Milliseconds between two times at which results are written to the record."""


class ReviewOptions(NamedTuple):
    """What a review analyses: the engine, which nodes, the budget per position, and the komi.

    With ``ownership``, the owner of each point is stored.
    """

    entry: EngineEntry
    variations: bool
    limits: AnalysisLimits
    komi: float
    ownership: bool = False


def options_positions(tree: Tree, options: ReviewOptions) -> Iterator[ReviewPosition]:
    """Yield the positions that a review with these options has to analyse."""
    nodes = tree.preorder() if options.variations else tree.main_line()
    terms = review_terms(tree, options.entry.name, options.komi)
    positions = review_positions(tree, nodes, terms)
    return missing_positions(tree, positions, terms, options.limits, ownership=options.ownership)


class ReviewSummary(NamedTuple):
    """How a review has ended.

    ``done`` and ``failed`` count positions. ``error`` is why it could not go on, ``failure`` why
    the first of the failed positions could not be analysed.
    """

    options: ReviewOptions
    done: int
    failed: int
    is_cancelled: bool
    error: EngineError | None = None
    failure: EngineError | None = None


class GameReview(QObject):
    """The review of the current game of a window, one at a time.

    Results are stored in the record every few seconds, as one edit unless the user edits it in
    between; those for positions that have changed meanwhile are dropped. The user's undone edits
    and typing are left alone until the review ends or the document requests pending edits. A review
    ends when another game becomes current, when its results are undone, and while a game is
    recorded.
    """

    changed = Signal()
    """Emitted when a review has begun, progressed or ended."""
    noticed = Signal(str)
    """Emitted with a text that the user should know."""
    results_undone = Signal()
    """Emitted when results of the latest review have been undone."""
    ended = Signal(object, bool)
    """Emitted with the `ReviewSummary`, and whether the latest edit is that of the review."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._document = workspace.document
        self._host = engine_host()
        self._host.watch(self._availability_changed)
        self._hosted: HostedReview | None = None
        self._options: ReviewOptions | None = None
        self._tree: Tree | None = None
        self._results: dict[int, StoredAnalysis] = {}
        self._latest: object = None
        self._end: ReviewEnded | None = None
        self._edit: object = None
        self._merge_key = object()
        self._is_writing = False
        self._times: list[float] = []
        self._total = self._done = self._failed = 0
        self._failure: EngineError | None = None
        self._state = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WRITE_MS)
        self._timer.timeout.connect(self._write)
        document = workspace.document
        document.edited.connect(self._postpone)
        document.pending_edits_requested.connect(self._write_now)
        document.record_changed.connect(self._check_game)
        document.undo_stack.indexChanged.connect(self._check_history)

    @property
    def is_running(self) -> bool:
        """Whether a review is running."""
        return self._options is not None

    @property
    def progress(self) -> tuple[int, int]:
        """The number of positions that are done, and that of all positions of the review."""
        return self._done + self._failed, self._total

    @property
    def text(self) -> str:
        """What the running review is doing, or an empty string."""
        if self._options is None:
            return ""
        if self._state:
            return self._state
        done, total = self.progress
        left = estimated_duration(self._times, total - done)
        return review_texts.progress_text(self._options.entry.name, done, total, left)

    def begin(self, options: ReviewOptions, total: int) -> None:
        """Begin a review of ``total`` positions; live analysis by the same engine ends."""
        if self.is_running or not self._host.is_allowed:
            return
        self._options, self._tree = options, self._document.record.tree
        self._results, self._latest, self._end = {}, None, None
        self._edit, self._merge_key = None, object()
        self._times, self._total = [], total
        self._done = self._failed = 0
        self._failure = None
        self._state = review_texts.starting_text(options.entry.name)
        live = self._host.find(options.entry)
        if live is not None:
            live.supervisor.stop()
        self._hosted = HostedReview(
            options.entry,
            options_positions(self._tree, options),
            review_terms(self._tree, options.entry.name, options.komi),
            self._host.folder,
            self._receive,
            limits=options.limits,
            ownership=options.ownership,
        )
        self.changed.emit()

    def cancel(self) -> None:
        """End the review; what is done is stored."""
        if self._hosted is not None and self._end is None:
            self._leave_engine()
            self._end = ReviewEnded(is_cancelled=True)
            self._write()

    def stop_work(self) -> None:
        """End the review, because the window closes; `closing.dispose` calls this."""
        self._timer.stop()
        self._host.unwatch(self._availability_changed)
        self._leave_engine()
        self._options = None
        self._results = {}

    def _leave_engine(self) -> None:
        hosted, self._hosted = self._hosted, None
        if hosted is not None:
            self._host.end_separate_engine(hosted)

    def _receive(self, event: ReviewEvent) -> None:
        assert self._options is not None
        engine = self._options.entry.name
        match event:
            case PositionReviewed(node, stored):
                self._results[node] = stored
                if stored is not self._latest:  # nodes with the same position share the result
                    self._latest = stored
                    self._done += 1
                self._progressed()
            case PositionFailed(_, error):
                if error is not self._latest:
                    self._latest = error
                    self._failed += 1
                    self._failure = self._failure or error
                self._progressed()
            case StartDelayed(line):
                self._state = review_texts.starting_text(engine, line)
            case AnswerDelayed(seconds=seconds):
                self._state = review_texts.silent_text(engine, seconds)
            case EngineRestarted():
                self.noticed.emit(review_texts.restarted_text(engine))
            case RulesRefused(used=used):
                self.noticed.emit(review_texts.rules_replaced_text(engine, used))
            case ReviewEnded():
                self._end = event
                self._leave_engine()
                self._write()
        self.changed.emit()

    def _progressed(self) -> None:
        self._state = ""
        self._times.append(monotonic())
        if not self._timer.isActive():
            self._timer.start()

    # Results

    def _write(self) -> None:
        """Store the results, unless that would disturb the user; then it is done later."""
        document, ending = self._document, self._end is not None
        if document.is_jumping or (document.undo_stack.canRedo() and not ending):
            self._timer.start()
        else:
            self._store()

    def _write_now(self) -> None:
        """Store the results that wait."""
        if self._results:
            self._document.wait_for_jump()
            self._store()

    def _store(self) -> None:
        """Store the results, and finish the review if it has ended."""
        document = self._document
        self._timer.stop()
        results, self._results = self._unchanged_results(), {}
        options = self._options
        if results and options is not None:
            tree = with_analyses(document.record.tree, results, ownership=options.ownership)
            self._is_writing = True
            try:
                if document.replace_analyses(self.tr("Review"), tree, self._merge_key):
                    self._edit = document.undo_stack.latest_edit
            finally:
                self._is_writing = False
        if self._end is not None:
            self._finish()

    def _unchanged_results(self) -> dict[int, StoredAnalysis]:
        """Return the results for positions that are the same as when the review began."""
        assert self._tree is not None
        kept = unchanged_nodes(self._tree, self._document.record.tree, sorted(self._results))
        return {node: self._results[node] for node in kept}

    def _finish(self) -> None:
        options, end = self._options, self._end
        assert options is not None
        assert end is not None
        self._timer.stop()
        self._options = self._end = self._tree = None
        stack = self._document.undo_stack
        is_latest = bool(stack.index()) and not stack.canRedo() and stack.latest_edit is self._edit
        summary = ReviewSummary(
            options, self._done, self._failed, end.is_cancelled, end.error, self._failure
        )
        self.ended.emit(summary, is_latest)
        self.changed.emit()

    # Events of the window

    def _availability_changed(self) -> None:
        if not self._host.is_allowed:
            self.cancel()

    def _postpone(self) -> None:
        """Wait a little after an edit by the user, whose typing is undone as one edit."""
        if self._timer.isActive() and not self._is_writing:
            self._timer.start()

    def _check_game(self) -> None:
        """End the review if another game has become current."""
        if self._tree is not None and self._document.record.tree.source is not self._tree.source:
            self._drop_results()

    def _check_history(self) -> None:
        """End the review if its results have been undone."""
        if self._edit in self._document.undo_stack.redoable_edits:
            self.results_undone.emit()
            if self.is_running:
                self._drop_results()

    def _drop_results(self) -> None:
        self._results = {}
        if self._hosted is not None:
            self._leave_engine()
            self._end = ReviewEnded(is_cancelled=True)
        if self._end is not None:
            self._finish()
