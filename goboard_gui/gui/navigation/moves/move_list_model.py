"""The moves of a line as a table: a row for each, named in the chosen notation."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QIcon

from ....go import Colour
from ....record.analysis.reused import Reused
from ....record.values.times import read_times
from ...widgets.icons import stone_icon
from ...widgets.rows import RowsModel
from ...wording import clock_texts, reused_points, terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ....notation import Naming
    from ....record import Step, Tree

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


class MoveListModel(RowsModel):
    """A row for each move; the rest of the line's nodes have none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self.reused = Reused()
        """Where the moves were made that have rows."""
        self._naming: Naming | None = None
        self.tree: Tree | None = None
        self._second: Naming | None = None
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
        """Show other moves; where the list only grew, so does the model."""
        moves = [step for step in steps if step.move is not None]
        old = self._steps
        same_names = (naming, second) == (self._naming, self._second)
        if same_names and moves[: len(old)] == old:
            self.add_moves(moves[len(old) :])
            return
        self.beginResetModel()
        self._keep(moves)
        self._steps, self._naming, self._second = moves, naming, second
        self.endResetModel()

    def _keep(self, moves: Sequence[Step]) -> None:
        """Know where other moves were made than before; those that both begin with stay."""
        old = self._steps
        pairs = enumerate(zip(old, moves, strict=False))
        common = next((row for row, (one, other) in pairs if one is not other), None)
        if common is None:
            common = min(len(old), len(moves))
        for step in reversed(old[common:]):
            self.reused.take_back(step)
        self.reused.add(moves[common:])

    def add_moves(self, steps: Sequence[Step]) -> None:
        """Show more moves behind those that are there."""
        moves = [step for step in steps if step.move is not None]
        if not moves:
            return
        before, again = len(self._steps), self.reused.again
        self.beginInsertRows(QModelIndex(), before, before + len(moves) - 1)
        self._steps += moves
        self.reused.add(moves)
        self.endInsertRows()
        if before and self.reused.again > again:
            # Some earlier moves have got others on their points; only rows in sight are asked.
            ends = (self.index(row, Column.NOTE) for row in (0, before - 1))
            self.dataChanged.emit(*ends, [Qt.ItemDataRole.DisplayRole])

    def step_at(self, number: int) -> Step | None:
        """The step of the move with a number, if it has a row."""
        return self._steps[number - 1] if 0 < number <= len(self._steps) else None

    def node_at(self, row: int) -> int:
        """The node of a row's move."""
        return self._steps[row].node

    def row_of(self, number: int) -> int:
        """The row of the move with a number."""
        return number - 1

    @property
    def titles(self) -> Sequence[str]:
        return (
            self.tr("No."),
            self.tr("Move"),
            self.tr("Second"),
            self.tr("Taken"),
            self.tr("Note"),
        )

    @property
    def rows(self) -> Sequence[Step]:
        return self._steps

    def _text(self, step: Step, column: int) -> str:
        match column:
            case Column.NUMBER:
                return str(step.number)
            case Column.POINT:
                return terms.move_name(step, self._naming) if self._naming else ""
            case Column.SECOND:
                return terms.move_name(step, self._second) if self._second else ""
            case Column.CAPTURED:
                return str(len(step.captured)) if step.captured else ""
        return " · ".join(filter(None, (terms.note(step), reused_points.others(step, self.reused))))

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
            f"{terms.colour_name(step.move.colour)} {terms.move_name(step, self._naming)}",
        ]
        if step.captured:
            taken = ", ".join(self._naming.name(point) for point in step.captured)
            parts.append(self.tr("takes {points}").format(points=taken))
        parts += [terms.note(step)] if terms.note(step) else []
        parts += filter(None, [reused_points.others_told(step, self.reused)])
        parts += self._times(step)
        return " · ".join(parts)

    def _times(self, step: Step) -> list[str]:
        """What a move tells of times."""
        if self.tree is None or not self.tree.knows(step.node):
            return []
        times = read_times(self.tree.properties(step.node))
        known = ((colour, times.of(colour)) for colour in Colour)
        return [clock_texts.told(colour, clock) for colour, clock in known if clock is not None]
