"""Table of the statistics of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ....named_tuples import NamedTuple
from ...core.i18n import format_number
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....study.repetition.statistics import Results

_ON_THE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StatisticsRow(NamedTuple):
    """A row of the table: the texts of its cells, a tooltip of the first cell, and the key of the
    bar with the same numbers.
    """

    texts: tuple[str, ...]
    key: object
    tip: str = ""


class StudyStatisticsModel(ReadOnlyTableModel):
    """Model of a table with a text and several numbers in each row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._titles: Sequence[str] = ()
        self._rows: Sequence[StatisticsRow] = ()
        self.answers = {
            Qt.ItemDataRole.DisplayRole: lambda row, column: row.texts[column],
            Qt.ItemDataRole.ToolTipRole: lambda row, column: "" if column else row.tip,
            Qt.ItemDataRole.TextAlignmentRole: lambda _, column: _ON_THE_RIGHT if column else None,
        }

    @property
    def titles(self) -> Sequence[str]:
        return self._titles

    @property
    def rows(self) -> Sequence[StatisticsRow]:
        return self._rows

    def show_rows(self, titles: Sequence[str], rows: Sequence[StatisticsRow]) -> None:
        """Replace the contents of the table."""
        self.beginResetModel()
        self._titles, self._rows = titles, rows
        self.endResetModel()

    def share_text(self, results: Results) -> str:
        """Return the percentage of right answers, or an empty string without answers."""
        share = results.share
        if share is None:
            return ""
        return self.tr("{number}\u00a0%").format(number=format_number(100 * share, 0))


class StudyStatisticsTable(ReadOnlyTableView):
    """View of the table; its first column takes the width that the numbers leave."""

    def show_rows(self, titles: Sequence[str], rows: Sequence[StatisticsRow]) -> None:
        """Replace the contents of the table."""
        model = self.model()
        assert isinstance(model, StudyStatisticsModel)
        model.show_rows(titles, rows)
        for column, title in enumerate(titles[1:], 1):
            texts = (row.texts[column] for row in rows)
            widest = max((title, *texts), key=self.fontMetrics().horizontalAdvance)
            self.fit_column(column, widest)
