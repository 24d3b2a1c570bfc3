"""A pattern as a table: a row for each level that holds stones, and one for each of its areas."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from . import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from ...fuseki import Pattern
    from ...notation import Area

_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    AREA = 0
    STATES = 1
    NUMBER = 2


class Row(NamedTuple):
    """A level as a whole, whose stones are counted, or one of its areas with its states."""

    level: int
    area: Area | None = None
    states: str = ""
    stones: int = 0


def rows_of(pattern: Pattern) -> list[Row]:
    """The rows, from the innermost level on, as the pattern is printed."""
    return [
        row
        for ring in pattern.occupied
        for row in (
            Row(ring.level, stones=ring.stones),
            *(Row(ring.level, area, states) for area, states in ring.areas.items()),
        )
    ]


class PatternModel(QAbstractTableModel):
    """The title of a level stands in the first column of its row, which has no others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._shown: Pattern | None = None
        self._answers: dict[int, Callable[[Row, int], object]] = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: _aloud,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ToolTipRole: _aloud,
            Qt.ItemDataRole.FontRole: _font,
        }

    def show_pattern(self, pattern: Pattern) -> bool:
        """Show another pattern; whether it is another one."""
        if pattern == self._shown:
            return False
        self.beginResetModel()
        self._shown, self.rows = pattern, rows_of(pattern)
        self.endResetModel()
        return True

    def row_of(self, level: int, area: Area | None) -> int | None:
        """The row of an area or a whole level; None if there is none with stones."""
        wanted = level, area
        return next((at for at, row in enumerate(self.rows) if row[:2] == wanted), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        answer = self._answers.get(role)
        return answer and answer(self.rows[index.row()], index.column())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        titles = {
            Column.AREA: self.tr("Area"),
            Column.STATES: self.tr("Points from offset 0 on"),
            Column.NUMBER: self.tr("In base three"),
        }
        return titles[Column(section)]


def _text(row: Row, column: int) -> str:
    if row.area is None:
        return words.level_title(row.level, row.stones) if column == Column.AREA else ""
    match column:
        case Column.AREA:
            return row.area.value
        case Column.STATES:
            return row.states
    return str(int(row.states, 3))


def _aloud(row: Row, column: int) -> str:
    if row.area is None or column == Column.NUMBER:
        return _text(row, column)
    if column == Column.AREA:
        return words.area_name(row.area)
    return words.states_aloud(row.level, row.area, row.states)


def _font(row: Row, _column: int) -> QFont | None:
    if row.area is not None:
        return None
    font = QFont()
    font.setBold(True)
    return font


def _alignment(row: Row, column: int) -> Qt.AlignmentFlag | None:
    if row.area is None or column == Column.STATES:
        return None
    side = Qt.AlignmentFlag.AlignRight if column == Column.NUMBER else Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
