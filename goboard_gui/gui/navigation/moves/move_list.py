"""List of the moves of the current line of play, and the label about points played on more than
once.
"""

from __future__ import annotations

from bisect import bisect_left
from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....diagram.edge_labels import estimated_width
from ....go import Colour
from ....record.analysis.repeated_points import RepeatedPoints
from ....record.navigation.line_steps import LineSteps
from ...core.i18n import tr_noop, translator
from ...core.idle_tasks import IdleTask
from ...widgets.icons import stone_icon
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ...widgets.scroll_areas import draw_empty_state, make_viewport
from ...wording import terms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QContextMenuEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from ....notation import Naming
    from ....record import Session, Step, Tree
    from ....study.review.losses import ReviewedMove

_T = "Reused"
_tr = translator(_T)

_FEW, _SOME, _MANY = 3, 9, 60
"""Maximum number of moves that a cell, a line and a tooltip list."""


def other_moves_short_text(step: Step, reused: RepeatedPoints) -> str:
    """Return the numbers of the other moves at the point of a move in short form, or "" if there
    are none.
    """
    numbers = _numbers_at(step, reused)
    return f"= {_number_list(numbers, step.number, _FEW + 1, own=False)}" if numbers else ""


def other_moves_text(step: Step, reused: RepeatedPoints) -> str:
    """Return a phrase with the numbers of the other moves at the point of a move, or "" if there
    are none.
    """
    numbers = _numbers_at(step, reused)
    if not numbers:
        return ""
    listed = _number_list(numbers, step.number, _MANY, own=False)
    return _tr(tr_noop(_T, "other moves at this point: {numbers}")).format(numbers=listed)


def moves_at_point_text(
    step: Step, reused: RepeatedPoints, naming: Naming, maximum: int = _SOME
) -> str:
    """Return text with the name of a move's point and the numbers of all moves there, or "" if
    there is only one.
    """
    numbers, point = _numbers_at(step, reused), step.move and step.move.point
    if not numbers or point is None:
        return ""
    listed = _number_list(numbers, step.number, maximum)
    return _tr(tr_noop(_T, "{numbers} at {point}")).format(numbers=listed, point=naming.name(point))


def moves_at_point_tooltip(step: Step, reused: RepeatedPoints, naming: Naming) -> str:
    """Return a tooltip like the text of `moves_at_point_text`, but with more moves."""
    return moves_at_point_text(step, reused, naming, _MANY)


def _numbers_at(step: Step, reused: RepeatedPoints) -> Sequence[int]:
    """Return the numbers of all moves at the point of a step's move, or none if the move is the
    only one there.
    """
    point = step.move.point if step.move is not None else None
    numbers = () if point is None else reused.move_numbers_at(point)
    return numbers if len(numbers) > 1 else ()


def _number_list(numbers: Sequence[int], number: int, maximum: int, *, own: bool = True) -> str:
    """Return up to ``maximum`` of the move numbers, chosen around ``number``, as a comma-separated
    list.

    With ``own``, the list includes ``number`` itself.
    """
    index = bisect_left(numbers, number)
    start = max(0, min(index - maximum // 2, len(numbers) - maximum))
    end = min(start + maximum, len(numbers))
    shown = [str(each) for each in numbers[start:end] if own or each != number]
    return ", ".join([*["…"][: start > 0], *shown, *["…"][: end < len(numbers)]])


_ILLEGAL_COLOUR = QColor(200, 60, 30)


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


class MoveColumn(IntEnum):
    NUMBER = 0
    POINT = 1
    SECOND = 2
    CAPTURED = 3
    LOSS = 4
    NOTE = 5


class MoveListModel(ReadOnlyTableModel):
    """Table model with a row for each move; nodes without a move have no row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self.repeated_points = RepeatedPoints()
        """The listed moves by point, to find replayed points."""
        self._naming: Naming | None = None
        self.tree: Tree | None = None
        self._second: Naming | None = None
        self.losses: Mapping[int, ReviewedMove] = {}
        """What the moves lose according to a review, by node."""
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
            Qt.ItemDataRole.ForegroundRole: self._colour,
            Qt.ItemDataRole.FontRole: self._font,
            Qt.ItemDataRole.ToolTipRole: self._sentence,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
        }

    def show_moves(
        self, steps: Sequence[Step], naming: Naming, second: Naming | None = None
    ) -> None:
        """Show the moves of a line of play; if the current one has only grown, append the new
        moves.
        """
        moves = [step for step in steps if step.move is not None]
        old = self._steps
        same_names = (naming, second) == (self._naming, self._second)
        if same_names and moves[: len(old)] == old:
            self.add_moves(moves[len(old) :])
            return
        self.beginResetModel()
        self._update_reused(moves)
        self._steps, self._naming, self._second = moves, naming, second
        self.endResetModel()

    def _update_reused(self, moves: Sequence[Step]) -> None:
        """Update the points played on more than once for a new line, reusing the moves that both
        lines have in common.
        """
        old = self._steps
        pairs = enumerate(zip(old, moves, strict=False))
        common = next((row for row, (one, other) in pairs if one is not other), None)
        if common is None:
            common = min(len(old), len(moves))
        if common < len(old) - common:
            self.repeated_points = RepeatedPoints()
            self.repeated_points.add_steps(moves)
            return
        for step in reversed(old[common:]):
            self.repeated_points.take_back(step)
        self.repeated_points.add_steps(moves[common:])

    def add_moves(self, steps: Sequence[Step]) -> None:
        """Append the moves of these steps."""
        moves = [step for step in steps if step.move is not None]
        if not moves:
            return
        before, again = len(self._steps), self.repeated_points.again
        self.beginInsertRows(QModelIndex(), before, before + len(moves) - 1)
        self._steps += moves
        self.repeated_points.add_steps(moves)
        self.endInsertRows()
        if before and self.repeated_points.again > again:
            # Earlier moves may have gained recurrences; only visible rows are queried.
            ends = (self.index(row, MoveColumn.NOTE) for row in (0, before - 1))
            self.dataChanged.emit(*ends, [Qt.ItemDataRole.DisplayRole])

    def show_losses(self, losses: Mapping[int, ReviewedMove]) -> None:
        """Show what the moves lose, by node."""
        self.losses = losses
        if self._steps:
            ends = (self.index(row, MoveColumn.LOSS) for row in (0, len(self._steps) - 1))
            self.dataChanged.emit(*ends)

    def step_at(self, number: int) -> Step | None:
        """Return the step with this move number, or None if it is not listed."""
        return self._steps[number - 1] if 0 < number <= len(self._steps) else None

    def node_at(self, row: int) -> int:
        """Return the node of the move in a row."""
        return self._steps[row].node

    def row_of(self, number: int) -> int:
        """Return the row for a move number, even if the list has no such row (−1 for the
        number 0).
        """
        return number - 1

    @property
    def titles(self) -> Sequence[str]:
        return (
            self.tr("No."),
            self.tr("Move"),
            self.tr("2nd notation"),
            self.tr("Captures"),
            self.tr("Loss"),
            self.tr("Note"),
        )

    @property
    def rows(self) -> Sequence[Step]:
        return self._steps

    def _text(self, step: Step, column: int) -> str:
        match column:
            case MoveColumn.NUMBER:
                return str(step.number)
            case MoveColumn.POINT:
                return terms.move_name(step, self._naming) if self._naming else ""
            case MoveColumn.SECOND:
                return terms.move_name(step, self._second) if self._second else ""
            case MoveColumn.CAPTURED:
                return str(len(step.captured)) if step.captured else ""
            case MoveColumn.LOSS:
                return self._loss_number(step)
        return " · ".join(
            filter(
                None, (terms.move_note(step), other_moves_short_text(step, self.repeated_points))
            )
        )

    def _stone(self, step: Step, column: int) -> QIcon | None:
        return stone_icon(step.move.colour) if column == MoveColumn.POINT and step.move else None

    def _alignment(self, step: Step, column: int) -> Qt.AlignmentFlag | None:
        numeric = column in (MoveColumn.NUMBER, MoveColumn.CAPTURED, MoveColumn.LOSS)
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if numeric else None

    def _colour(self, step: Step, column: int) -> QColor | None:
        return _ILLEGAL_COLOUR if step.illegal else None

    def _font(self, step: Step, column: int) -> QFont | None:
        if column == MoveColumn.LOSS:
            reviewed = self.losses.get(step.node)
            return _bold() if reviewed is not None and reviewed.is_mistake else None
        return _bold() if step.illegal else None

    def _sentence(self, step: Step, column: int) -> str:
        if step.move is None or self._naming is None:
            return ""
        parts = [
            f"{step.number}",
            f"{terms.colour_name(step.move.colour)} {terms.move_name(step, self._naming)}",
        ]
        if step.captured:
            taken = ", ".join(self._naming.name(point) for point in step.captured)
            parts.append(self.tr("captures {points}").format(points=taken))
        parts += filter(None, [self._loss_text(step)])
        parts += [terms.move_note(step)] if terms.move_note(step) else []
        parts += filter(None, [other_moves_text(step, self.repeated_points)])
        parts += self._times(step)
        return " · ".join(parts)

    def _loss_number(self, step: Step) -> str:
        if not self.losses:
            return ""
        from ...wording.loss_texts import move_loss_number

        return move_loss_number(self.losses.get(step.node))

    def _loss_text(self, step: Step) -> str:
        if not self.losses:
            return ""
        from ...wording.loss_texts import move_loss_text

        return move_loss_text(self.losses.get(step.node))

    def _times(self, step: Step) -> list[str]:
        """Return the text of each player's clock at the time of a move."""
        if self.tree is None or not self.tree.has_id(step.node):
            return []
        from ....record.values.clocks import read_clocks
        from ...wording import clock_texts

        times = read_clocks(self.tree.properties(step.node))
        known = ((colour, times.clock_of(colour)) for colour in Colour)
        return [
            clock_texts.player_time_text(colour, clock)
            for colour, clock in known
            if clock is not None
        ]


class ReusedPointsLabel(PlainLabel):
    """Label with the moves at the point of the current move; hidden if no point was played on more
    than once.
    """

    def __init__(self, moves: MoveList) -> None:
        super().__init__()
        self.setContentsMargins(8, 2, 8, 4)
        # A long line must not widen the panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()
        self._moves = moves
        moves.reuse_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Update the label for the current move of the list."""
        current, reused = self._moves.current_move, self._moves.repeated_points
        self.setText("" if current is None else moves_at_point_text(current[0], reused, current[1]))
        self.setToolTip(
            as_tip(moves_at_point_tooltip(current[0], reused, current[1]))
            if current is not None
            else ""
        )
        self.setVisible(reused.again > 0)


_NAME_PADDING = 30  # pixels for a stone and padding
_MIN_HEIGHT = 44
"""Height of the header and one move in pixels, for low windows."""
_FIRST_MOVES = 60
"""Number of nodes listed without idle tasks, which is more than can be seen at a time."""
_MAX_MOVES = 100_000
"""Maximum number of nodes in the list."""
_SAMPLES = {
    MoveColumn.NUMBER: "0000",
    MoveColumn.POINT: "00 +0+0",
    MoveColumn.SECOND: "+0+0",
    MoveColumn.CAPTURED: "00",
    MoveColumn.LOSS: "00.0 %",
}
"""Sample texts for the initial column widths; notes get the rest."""


class MoveList(ReadOnlyTableView):
    """Table of moves; clicking a move goes to it."""

    node_chosen = Signal(int)
    """The node of the clicked move."""
    menu_requested = Signal(int, QPoint)
    """The node of the move whose context menu is opened, and the screen position of the menu."""
    reuse_changed = Signal()
    """The current move, or the recurrences on its point, have changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        model = MoveListModel()
        super().__init__(model, parent)
        model.setParent(self)
        self._model = model
        self.setViewport(make_viewport(QPalette.ColorRole.Base))
        self.setAccessibleName(self.tr("Moves"))
        # The navigation keys belong to the board even after a click in the list.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.set_minimum_rows(1)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(24)
        self._fitted: dict[MoveColumn, Naming] = {}
        for column, sample in _SAMPLES.items():
            self.fit_column(column, sample)
        self.setColumnHidden(MoveColumn.LOSS, True)
        self.clicked.connect(self._click)
        self._steps = LineSteps()
        self._shown_count = 0
        self._ahead = True
        self._names: tuple[Naming, Naming | None] | None = None
        self._current = 0
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._append_moves)

    def show_line(self, session: Session, naming: Naming, second: Naming | None = None) -> None:
        """Show the moves of a session's current line, with a column for a second notation if one is
        given.

        The moves of a long line are added in idle time.
        """
        self._model.tree = session.tree
        self.setColumnHidden(MoveColumn.SECOND, second is None)
        line = session.line if self._ahead else session.line[: session.cursor_index + 1]
        if self._steps.is_current_line(session.tree, line) and self._names == (naming, second):
            return
        self._names = naming, second
        self._steps.set_line(session.tree, line, session.rules)
        more = self._steps.compute_remaining()
        # Steps of the line shown before may have been kept.
        for _ in islice(more, max(min(_FIRST_MOVES, _MAX_MOVES - len(self._steps.made)), 0)):
            pass
        self._shown_count = len(self._steps.made)
        self._model.show_moves(self._steps.made, naming, second)
        self._fit_columns()
        if self._shown_count < min(len(line), _MAX_MOVES):
            self._idle_task.run_later(islice(more, _MAX_MOVES - self._shown_count))
        else:
            self._idle_task.stop()

    def show_losses(self, losses: Mapping[int, ReviewedMove]) -> None:
        """Show what the moves lose according to a review, by node; the column is hidden if there
        are no losses.
        """
        are_known = any(move.loss is not None for move in losses.values())
        self.setColumnHidden(MoveColumn.LOSS, not are_known)
        self._model.show_losses(losses)
        self._fit_captures()

    def _fit_captures(self) -> None:
        """Make room for the losses: while they are shown, the title of the captures is elided."""
        self.fit_column(MoveColumn.CAPTURED, _SAMPLES[MoveColumn.CAPTURED])
        if not self.isColumnHidden(MoveColumn.LOSS):
            width = self.columnWidth(MoveColumn.NUMBER)
            self.setColumnWidth(MoveColumn.CAPTURED, width)

    def set_later_moves_shown(self, ahead: bool) -> None:
        """Set whether moves after the cursor are listed. This takes effect at the next update of
        the list.
        """
        self._ahead = ahead

    def _append_moves(self) -> None:
        """Append the moves that have been computed since the last call."""
        made = self._steps.made[self._shown_count :]
        self._shown_count += len(made)
        self._model.add_moves(made)
        self._fit_columns()
        if self._current >= self._model.rowCount() - len(made):
            self.show_current(self._current)
        else:
            self.reuse_changed.emit()

    def _fit_columns(self) -> None:
        """Widen the columns of names if necessary; an empty list has none."""
        if self._names is None or not self._model.rowCount():
            return
        naming, second = self._names
        self._fit_names(MoveColumn.POINT, naming)
        if second is not None:
            self._fit_names(MoveColumn.SECOND, second)

    def _fit_names(self, column: MoveColumn, naming: Naming) -> None:
        """Widen a column if a point name in its notation, or the word for a pass, would not fit."""
        if self._fitted.get(column) == naming:
            return
        self._fitted[column] = naming
        longest = max(map(naming.name, naming.points()), key=estimated_width)
        texts = longest, terms.point_or_pass(None, naming)
        needed = max(map(self.fontMetrics().horizontalAdvance, texts)) + _NAME_PADDING
        self.setColumnWidth(column, max(needed, self.columnWidth(column)))

    def show_current(self, number: int) -> None:
        """Highlight the move with this number and scroll to it; the number 0 clears the
        highlight.
        """
        self._current = number
        row = self._model.row_of(number)
        if row < 0:
            self.clearSelection()
            self.scrollToTop()
        else:
            self.selectRow(row)
            self.scrollTo(self._model.index(row, 0))
        self.reuse_changed.emit()

    @property
    def repeated_points(self) -> RepeatedPoints:
        """The move numbers played at each point of the listed moves."""
        return self._model.repeated_points

    @property
    def current_move(self) -> tuple[Step, Naming] | None:
        """The current move and the naming of points, or None if no listed move is current."""
        step = self._model.step_at(self._current)
        return None if step is None or self._names is None else (step, self._names[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current move visible when the list shrinks."""
        super().resizeEvent(event)
        current = self._model.index(self._model.row_of(self._current), 0)
        if 0 <= self.visualRect(current).top() < event.oldSize().height():
            self.scrollTo(current)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._model.rowCount():
            draw_empty_state(self, self.tr("Moves are listed here as they are played."))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid():
            self.menu_requested.emit(self._model.node_at(index.row()), event.globalPos())

    def _click(self, index: QModelIndex) -> None:
        self.node_chosen.emit(self._model.node_at(index.row()))
