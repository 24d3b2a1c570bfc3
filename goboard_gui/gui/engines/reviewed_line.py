"""The review of the line that is displayed, read from the analyses in the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...record.stored_analysis.analysed_nodes import AnalysedNodes
from ..core import closing
from ..core.idle_tasks import IdleTask
from ..core.review_settings import loss_thresholds
from ..core.settings import MISTAKE_PERCENT, MISTAKE_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ...record import Tree
    from ...record.stored_analysis.lines import LineAnalyses
    from ...record.stored_analysis.model import StoredAnalysis
    from ...study.review.losses import ReviewedMove
    from ..actions.workspace import Workspace


class ReviewedLine(QObject):
    """What the moves of the displayed line lose, by the analyses in the record.

    Long lines are read while the program is idle. Nothing of a review is imported for a line
    without analysis.
    """

    changed = Signal()
    """Emitted when the line, or what is known about it, has changed."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._document = workspace.document
        self._settings = workspace.settings
        self.line: Sequence[int] = ()
        """The nodes of the line, from the root on."""
        self.moves: Sequence[ReviewedMove] = ()
        """The moves of the line in order; none if it has no analysis."""
        self.by_node: Mapping[int, ReviewedMove] = {}
        """The moves by node."""
        self._tree: Tree | None = None
        self._reviewed: Tree | None = None
        self._analysed = AnalysedNodes()
        self._analyses: LineAnalyses | None = None
        self._idle_task = IdleTask(self)
        workspace.document.position_shown.connect(self.follow)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)

    @property
    def analyses(self) -> Mapping[int, StoredAnalysis]:
        """The analyses along the line, by node."""
        return {} if self._analyses is None else self._analyses.by_node

    @property
    def mistakes(self) -> list[ReviewedMove]:
        """The moves of the line that are mistakes."""
        return [move for move in self.moves if move.is_mistake]

    def next_mistake(self) -> ReviewedMove | None:
        """Return the first mistake after the cursor, or None."""
        place = self._document.session.cursor_index
        later = set(self.line[place + 1 :])
        return next((move for move in self.mistakes if move.node in later), None)

    def previous_mistake(self) -> ReviewedMove | None:
        """Return the last mistake before the cursor, or None."""
        place = self._document.session.cursor_index
        earlier = set(self.line[:place])
        return next((move for move in reversed(self.mistakes) if move.node in earlier), None)

    def follow(self) -> None:
        """Read the displayed line if it is another one, or was edited."""
        session = self._document.session
        if session.tree is not self._tree or session.line is not self.line:
            if session.line is not self.line:
                self._reviewed = None
            self._tree, self.line = session.tree, session.line
            self._idle_task.run(self._read(session.tree, self.line))

    def _setting_changed(self, setting: object) -> None:
        if setting in (MISTAKE_POINTS, MISTAKE_PERCENT):
            self._tree = self._reviewed = None
            self.follow()

    def _read(self, tree: Tree, line: Sequence[int]) -> Iterator[None]:
        if not self._analysed.find_in(tree).isdisjoint(line):
            yield from self._review(tree, line)
        elif self.moves:
            self._analyses = self._reviewed = None
            self._show([])

    def _review(self, tree: Tree, line: Sequence[int]) -> Iterator[None]:
        from ...record.stored_analysis.lines import LineAnalyses
        from ...study.review.losses import review_line

        analyses = self._analyses = self._analyses or LineAnalyses()
        before, reviewed = analyses.by_node, self._reviewed
        yield from analyses.read_line(tree, line)
        self._reviewed = tree
        same_positions = reviewed is not None and tree.has_same_positions(reviewed)
        if same_positions and analyses.by_node == before:
            return
        thresholds = loss_thresholds(self._settings)
        self._show(review_line(tree, line, analyses.by_node, thresholds))

    def _show(self, moves: Sequence[ReviewedMove]) -> None:
        self.moves = moves
        self.by_node = {move.node: move for move in moves}
        self.changed.emit()
