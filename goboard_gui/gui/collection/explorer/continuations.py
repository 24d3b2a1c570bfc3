"""How games went on from a position, as a table: a row for each move, and one for where none is."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent

from ...core.i18n import number
from ...widgets.icons import stone_icon
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from .. import words
from .share_delegate import SHARE_ROLE, ShareDelegate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QMouseEvent

    from ....game_index.statistics.continuation_table import ContinuationRow
    from ....go import Point

_KEYS = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter),
}
"""What the table needs while it has the keys, although the board has them by default."""


class Column(IntEnum):
    LETTER = 0
    MOVE = 1
    GAMES = 2
    SHARE = 3
    BLACK_WINS = 4


class ContinuationsModel(ReadOnlyTableModel):
    """The rows of an answer, in its order, under the names of a naming."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[ContinuationRow] = ()
        self._name: Callable[[Point], str] = str
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ToolTipRole: self._sentence,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
            SHARE_ROLE: _share,
        }

    def show_rows(self, rows: Sequence[ContinuationRow], name: Callable[[Point], str]) -> None:
        """Show other rows; ``name`` names points."""
        self.beginResetModel()
        self._rows, self._name = rows, name
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return "", self.tr("Move"), self.tr("Games"), self.tr("Share"), self.tr("Black wins")

    @property
    def rows(self) -> Sequence[ContinuationRow]:
        return self._rows

    def _text(self, row: ContinuationRow, column: int) -> str:
        match column:
            case Column.LETTER:
                return row.letter
            case Column.MOVE:
                return words.place(row.point, self._name)
            case Column.GAMES:
                return number(row.games)
            case Column.SHARE:
                return words.percent(row.share)
        return "" if row.black_wins is None else words.percent(row.black_wins)

    def _stone(self, row: ContinuationRow, column: int) -> QIcon | None:
        return stone_icon(row.colour) if column == Column.MOVE else None

    def _sentence(self, row: ContinuationRow, column: int) -> str:
        return words.continuation(row, self._name)


def _alignment(row: ContinuationRow, column: int) -> Qt.AlignmentFlag | None:
    if column == Column.LETTER:
        return Qt.AlignmentFlag.AlignCenter
    if column == Column.MOVE:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _share(row: ContinuationRow, column: int) -> float | None:
    return row.black_wins if column == Column.BLACK_WINS else None


class ContinuationsTable(ReadOnlyTableView):
    """A click plays a move, as Enter does once the table has the keys."""

    chosen = Signal(object, object)
    """A move: its point, None for a pass, and its colour."""
    lit = Signal(object)
    """The point of the row that is pointed at or else current, or None."""

    def __init__(self) -> None:
        self.moves = ContinuationsModel()
        super().__init__(self.moves)
        self.moves.setParent(self)
        self._pointed = -1
        self._told: Point | None = None
        self.setAccessibleName(self.tr("How the games went on"))
        # A click leaves the keys to the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setItemDelegateForColumn(Column.BLACK_WINS, ShareDelegate(self))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(20)
        for column, sample in (
            (Column.LETTER, "WW"),
            (Column.GAMES, "00,000"),
            (Column.SHARE, "100 %"),
        ):
            self.fit(column, max(sample, self.moves.titles[column], key=len))
        self.selectionModel().currentRowChanged.connect(self._tell)

    def show_rows(self, rows: Sequence[ContinuationRow], name: Callable[[Point], str]) -> None:
        """Show other rows from the first, none of which is current."""
        self.moves.show_rows(rows, name)
        self.scrollToTop()
        self._point_at(-1)

    def row_of(self, point: Point | None) -> int:
        """The first row of a point; −1 if it has none."""
        if point is None:
            return -1
        return next((at for at, row in enumerate(self.moves.rows) if row.point == point), -1)

    def sizeHint(self) -> QSize:
        return QSize(300, 200)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()).row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(-1)
        return super().viewportEvent(event)

    def _point_at(self, row: int) -> None:
        self._pointed = row
        self._tell()

    def _tell(self) -> None:
        row = self._pointed if self._pointed >= 0 else self.currentIndex().row()
        point = self.moves.rows[row].point if row >= 0 else None
        if point != self._told:
            self._told = point
            self.lit.emit(point)

    def _choose(self, row: int) -> None:
        if row >= 0:
            move = self.moves.rows[row]
            self.chosen.emit(move.point, move.colour)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if plain and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
