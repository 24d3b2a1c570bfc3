"""List model of search results in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ....record.finding import MatchKind, excerpt
from ....record.navigation.jumps import MoveNumbers
from ....record.values.evaluations import read_judgement
from ...widgets.qt_texts import to_qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....record import Tree
    from ....record.finding import Match

_Index = QModelIndex | QPersistentModelIndex
MARKS = Qt.ItemDataRole.UserRole
"""Item role of the matched part of a row."""


class FindResults(QAbstractListModel):
    """One row per result, created when displayed: move, name and context."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tree: Tree | None = None
        self._found: Sequence[Match] = ()
        self._shown = 0
        self._numbers: MoveNumbers | None = None

    def show_found(self, tree: Tree | None, found: Sequence[Match]) -> None:
        """Show results, a new sequence or the extended current one."""
        if tree is self._tree and found is self._found:
            if len(found) > self._shown:
                self.beginInsertRows(QModelIndex(), self._shown, len(found) - 1)
                self._shown = len(found)
                self.endInsertRows()
            return
        self.beginResetModel()
        self._tree, self._found, self._shown = tree, found, len(found)
        self._numbers = None if tree is None else MoveNumbers(tree)
        self.endResetModel()

    def found_at(self, row: int) -> Match:
        """Return the result of a row."""
        return self._found[row]

    def number_of(self, node: int) -> int:
        """Return the number of moves up to a node of the record that is shown."""
        return 0 if self._numbers is None else self._numbers.of(node)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._shown

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return to_qt(self._row(index.row())[0])
        if role == MARKS:
            return self._row(index.row())[1]
        return None

    def _row(self, row: int) -> tuple[str, list[tuple[int, int]]]:
        """The text of a row, and where in it that stands what was found."""
        tree, found = self._tree, self._found[row]
        if tree is None:
            return "", []
        text = self.tr("Move {number}").format(number=self.number_of(found.node))
        name = read_judgement(tree, found.node).name
        if name and found.kind is not MatchKind.NAME:
            text += f" · {name}"
        around = excerpt(tree, found)
        if not around.text:
            return text, []
        start = len(text) + 3 + around.start
        return f"{text} · {around.text}", [(start, around.length)]
