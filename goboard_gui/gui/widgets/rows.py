"""A table of texts that are read, not edited: its model and its look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Index = QModelIndex | QPersistentModelIndex

_ROOM = 12
"""Pixels beside the text of a cell."""


class RowsModel(QAbstractTableModel):
    """What tables have in common whose cells are worked out when they are looked at.

    A table asks for ten roles of every cell it paints: those that ``answers`` knows get the answer
    of a row and a column, the others nothing at once.
    """

    answers: Mapping[int, Callable[[Any, int], object]] = {}

    @property
    def titles(self) -> Sequence[str]:
        """What stands over the columns."""
        raise NotImplementedError

    @property
    def rows(self) -> Sequence[object]:
        """What there is a row for."""
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        answer = self.answers.get(role)
        return answer and answer(self.rows[index.row()], index.column())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self.titles[section]


class RowsTable(QTableView):
    """Rows of one line each that are selected as a whole; Tab leaves it.

    The columns share the width, but for those that are made as wide as a sample.
    """

    def __init__(self, model: RowsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setHighlightSections(False)

    def fit(self, column: int, sample: str) -> None:
        """Make a column as wide as a text, and as its head in any language."""
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        text = self.fontMetrics().horizontalAdvance(sample) + _ROOM
        heads.resizeSection(column, max(text, heads.sectionSizeHint(column)))

    def keep_lines(self, lines: int) -> None:
        """Never be lower than the heads and so many rows."""
        rows = lines * self.verticalHeader().defaultSectionSize()
        self.setMinimumHeight(self.horizontalHeader().sizeHint().height() + rows)
