"""The moves of the current line, named in the chosen notation."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from ....diagram.edging import breadth
from ....record.navigation.line_steps import LineSteps
from ...core.idle_tasks import IdleTask
from ...widgets.quiet import draw_quiet
from ...widgets.rows import RowsTable
from .move_list_model import Column, MoveListModel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from ....notation import Naming
    from ....record import Session, Step
    from ....record.analysis.reused import Reused

_BESIDE_NAME = 30  # pixels for a stone and some air
_LEAST_HEIGHT = 44
"""Pixels for the heads and a move: low windows have no more."""
_AT_ONCE = 600
"""So many nodes are listed before anyone notices."""
_MOST = 100_000
"""So many are listed at all."""
_SAMPLES = {
    Column.NUMBER: "0000",
    Column.POINT: "00 +0+0",
    Column.SECOND: "+0+0",
    Column.CAPTURED: "00",
}
"""As wide as these are columns at first; what is left is for notes."""


class MoveList(RowsTable):
    """The panel: click a move to go there."""

    chosen = Signal(int)
    """The node of a clicked move."""
    hinted = Signal()
    """Another move is at the cursor, or others are known on its point."""

    def __init__(self, parent: QWidget | None = None) -> None:
        model = MoveListModel()
        super().__init__(model, parent)
        model.setParent(self)
        self._model = model
        self.setAccessibleName(self.tr("Moves"))
        # The keys of navigation belong to the board, wherever one clicked last.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.keep_lines(1)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(24)
        self._fitted: dict[Column, Naming] = {}
        for column, sample in _SAMPLES.items():
            self.fit(column, sample)
        self.clicked.connect(self._click)
        self._steps = LineSteps()
        self._taken = 0
        self._ahead = True
        self._names: tuple[Naming, Naming | None] | None = None
        self._current = 0
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._take)

    def show_line(self, session: Session, naming: Naming, second: Naming | None = None) -> None:
        """Show the moves of a session's line, with a column for a second notation if there is one.

        The moves of a long line come little by little.
        """
        self._model.tree = session.tree
        self.setColumnHidden(Column.SECOND, second is None)
        self._make_room(Column.POINT, naming)
        if second is not None:
            self._make_room(Column.SECOND, second)
        line = session.line if self._ahead else session.line[: session.place + 1]
        if self._steps.follows(session.tree, line) and self._names == (naming, second):
            return
        self._names = naming, second
        self._steps.turn_to(session.tree, line, session.rules)
        more = self._steps.go_on()
        for _ in islice(more, _AT_ONCE):
            pass
        self._taken = len(self._steps.made)
        self._model.show_moves(self._steps.made, naming, second)
        if self._taken < len(line):
            self._idle_task.run(islice(more, _MOST - self._taken))
        else:
            self._idle_task.stop()

    def look_ahead(self, ahead: bool) -> None:
        """Show the moves after the cursor from now on, or hide them."""
        self._ahead = ahead

    def _take(self) -> None:
        """Show the moves that there are by now."""
        made = self._steps.made[self._taken :]
        self._taken += len(made)
        self._model.add_moves(made)
        if self._current >= self._model.rowCount() - len(made):
            self.show_current(self._current)
        else:
            self.hinted.emit()

    def _make_room(self, column: Column, naming: Naming) -> None:
        """Widen a column if some name of a notation would not fit."""
        if self._fitted.get(column) == naming:
            return
        self._fitted[column] = naming
        longest = max(map(naming.name, naming.size.points()), key=breadth)
        needed = self.fontMetrics().horizontalAdvance(longest) + _BESIDE_NAME
        self.setColumnWidth(column, max(needed, self.columnWidth(column)))

    def show_current(self, number: int) -> None:
        """Mark the move at the cursor and keep it in sight; none for number 0."""
        self._current = number
        row = self._model.row_of(number)
        if row < 0:
            self.clearSelection()
            self.scrollToTop()
        else:
            self.selectRow(row)
            self.scrollTo(self._model.index(row, 0))
        self.hinted.emit()

    @property
    def reused(self) -> Reused:
        """Where the moves were made that are listed."""
        return self._model.reused

    @property
    def current(self) -> tuple[Step, Naming] | None:
        """The move at the cursor, if it is listed, and what names its point."""
        step = self._model.step_at(self._current)
        return None if step is None or self._names is None else (step, self._names[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the move at the cursor in sight, if it was, when panels around take room."""
        super().resizeEvent(event)
        current = self._model.index(self._model.row_of(self._current), 0)
        if 0 <= self.visualRect(current).top() < event.oldSize().height():
            self.scrollTo(current)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._model.rowCount():
            draw_quiet(self, self.tr("Each move that is played is listed here, with its name."))

    def _click(self, index: QModelIndex) -> None:
        self.chosen.emit(self._model.node_at(index.row()))
