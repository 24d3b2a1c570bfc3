"""The moves of the current line, named in the chosen notation."""

from __future__ import annotations

from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ..diagram.edging import breadth
from ..go import Colour
from ..record.line_steps import LineSteps
from ..record.times import read_times
from . import words
from .icons import stone_icon
from .recording import time_words
from .slices import Slices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from ..notation import Naming
    from ..record import Session, Step, Tree

_Index = QModelIndex | QPersistentModelIndex
_BESIDE_NAME = 30  # pixels for a stone and some air
_AT_ONCE = 600
"""So many nodes are listed before anyone notices."""
_MOST = 100_000
"""So many are listed at all."""
_FAULT_COLOUR = QColor(200, 60, 30)


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


class Column(IntEnum):
    NUMBER = 0
    POINT = 1
    SECOND = 2
    CAPTURED = 3
    NOTE = 4


class MoveListModel(QAbstractTableModel):
    """A row for each move; the rest of the line's nodes have none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._naming: Naming | None = None
        self.tree: Tree | None = None
        self._second: Naming | None = None
        # A table asks for ten roles of every cell it paints: most are answered here, by nothing.
        self._answers: dict[int, Callable[[Step, int], object]] = {
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
        """Show other moves; where the list only grew, so does the model."""
        moves = [step for step in steps if step.move is not None]
        old = self._steps
        same_names = (naming, second) == (self._naming, self._second)
        if same_names and moves[: len(old)] == old:
            if len(moves) > len(old):
                self.beginInsertRows(QModelIndex(), len(old), len(moves) - 1)
                self._steps = moves
                self.endInsertRows()
            return
        self.beginResetModel()
        self._steps, self._naming, self._second = moves, naming, second
        self.endResetModel()

    def add_moves(self, steps: Sequence[Step]) -> None:
        """Show more moves behind those that are there."""
        moves = [step for step in steps if step.move is not None]
        if moves:
            last = len(self._steps) + len(moves) - 1
            self.beginInsertRows(QModelIndex(), len(self._steps), last)
            self._steps += moves
            self.endInsertRows()

    def node_at(self, row: int) -> int:
        """The node of a row's move."""
        return self._steps[row].node

    def row_of(self, number: int) -> int:
        """The row of the move with a number."""
        return number - 1

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._steps)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        answer = self._answers.get(role)
        return answer and answer(self._steps[index.row()], index.column())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        titles = {
            Column.NUMBER: self.tr("No."),
            Column.POINT: self.tr("Move"),
            Column.SECOND: self.tr("Or"),
            Column.CAPTURED: self.tr("Taken"),
            Column.NOTE: self.tr("Note"),
        }
        return titles[Column(section)]

    def _text(self, step: Step, column: int) -> str:
        match column:
            case Column.NUMBER:
                return str(step.number)
            case Column.POINT:
                return words.move_name(step, self._naming) if self._naming else ""
            case Column.SECOND:
                return words.move_name(step, self._second) if self._second else ""
            case Column.CAPTURED:
                return str(len(step.captured)) if step.captured else ""
        return words.note(step)

    def _stone(self, step: Step, column: int) -> QIcon | None:
        return stone_icon(step.move.colour) if column == Column.POINT and step.move else None

    def _alignment(self, step: Step, column: int) -> Qt.AlignmentFlag | None:
        numeric = column in (Column.NUMBER, Column.CAPTURED)
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if numeric else None

    def _colour(self, step: Step, column: int) -> QColor | None:
        return _FAULT_COLOUR if step.illegal else None

    def _font(self, step: Step, column: int) -> QFont | None:
        return _bold() if step.illegal else None

    def _sentence(self, step: Step, column: int) -> str:
        if step.move is None or self._naming is None:
            return ""
        parts = [
            f"{step.number}",
            f"{words.colour_name(step.move.colour)} {words.move_name(step, self._naming)}",
        ]
        if step.captured:
            taken = ", ".join(self._naming.name(point) for point in step.captured)
            parts.append(self.tr("takes {points}").format(points=taken))
        parts += [words.note(step)] if words.note(step) else []
        parts += self._times(step)
        return " · ".join(parts)

    def _times(self, step: Step) -> list[str]:
        """What a move tells of times."""
        if self.tree is None or not self.tree.knows(step.node):
            return []
        times = read_times(self.tree.properties(step.node))
        known = ((colour, times.of(colour)) for colour in Colour)
        return [time_words.told(colour, clock) for colour, clock in known if clock is not None]


class MoveList(QTableView):
    """The panel: click a move to go there."""

    chosen = Signal(int)
    """The node of a clicked move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves"))
        self._model = MoveListModel(self)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # The keys of navigation belong to the board, wherever one clicked last.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        # What is left is for notes; a last section that stretches would keep its usual width.
        header.setSectionResizeMode(Column.NOTE, QHeaderView.ResizeMode.Stretch)
        self._fitted: dict[Column, Naming] = {}
        widths = {
            Column.NUMBER: "0000",
            Column.POINT: "00 +0+0",
            Column.SECOND: "+0+0",
            Column.CAPTURED: "Taken",
        }
        for column, sample in widths.items():
            header.resizeSection(column, self.fontMetrics().horizontalAdvance(sample) + 12)
        self.clicked.connect(self._click)
        self._steps = LineSteps()
        self._taken = 0
        self._ahead = True
        self._names: tuple[Naming, Naming | None] | None = None
        self._current = 0
        self._slices = Slices(self)
        self._slices.worked.connect(self._take)

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
            self._slices.run(islice(more, _MOST - self._taken))
        else:
            self._slices.stop()

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the move at the cursor in sight, if it was, when panels around take room."""
        super().resizeEvent(event)
        current = self._model.index(self._model.row_of(self._current), 0)
        if 0 <= self.visualRect(current).top() < event.oldSize().height():
            self.scrollTo(current)

    def _click(self, index: QModelIndex) -> None:
        self.chosen.emit(self._model.node_at(index.row()))
