"""Model and view of a read-only table of texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ...display_text import MAX_DISPLAYED, clip_text
from .qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Index = QModelIndex | QPersistentModelIndex

_CELL_PADDING = 12
"""Horizontal padding of a cell in pixels."""


class ReadOnlyTableModel(QAbstractTableModel):
    """Base class of table models that compute their cells on demand.

    Views request ten roles for each cell that they paint. ``answers`` maps the supported roles to
    functions of a row and a column; all other roles return None at once. Tooltips are displayed
    literally.
    """

    answers: Mapping[int, Callable[[Any, int], object]] = {}

    @property
    def titles(self) -> Sequence[str]:
        """The column titles."""
        raise NotImplementedError

    @property
    def rows(self) -> Sequence[object]:
        """The objects shown in the rows of the table."""
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        answer = self.answers.get(role)
        if answer is None:
            return None
        found = answer(self.rows[index.row()], index.column())
        if found and role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(str(found))
        return clip_text(found, MAX_DISPLAYED) if isinstance(found, str) else found

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self.titles[section]


class ReadOnlyTableView(QTableView):
    """Table with single-row selection, in which Tab moves on to the next widget.

    The columns share the width, except those set by `fit`.
    """

    def __init__(self, model: ReadOnlyTableModel, parent: QWidget | None = None) -> None:
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

    def fit_column(self, column: int, sample: str) -> None:
        """Make a column wide enough for a sample text and for its title."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        text = self.fontMetrics().horizontalAdvance(sample) + _CELL_PADDING
        header.resizeSection(column, max(text, header.sectionSizeHint(column)))

    def set_minimum_rows(self, count: int) -> None:
        """Make the table high enough for its header and this number of rows."""
        rows = count * self.verticalHeader().defaultSectionSize()
        self.setMinimumHeight(self.horizontalHeader().sizeHint().height() + rows)
