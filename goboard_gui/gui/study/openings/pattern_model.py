"""A pattern as a table: a row for each level that holds stones, and one for each of its areas."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from ...widgets.read_only_table import ReadOnlyTableModel
from . import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....fuseki import Pattern
    from ....notation import Area


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


class PatternModel(ReadOnlyTableModel):
    """The title of a level stands in the first column of its row, which has no others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._shown: Pattern | None = None
        self.answers = {
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
        self._shown, self._rows = pattern, rows_of(pattern)
        self.endResetModel()
        return True

    def row_of(self, level: int, area: Area | None) -> int | None:
        """The row of an area or a whole level; None if there is none with stones."""
        wanted = level, area
        return next((at for at, row in enumerate(self.rows) if row[:2] == wanted), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Area"), self.tr("Points from offset 0 on"), self.tr("In base three")

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows


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
