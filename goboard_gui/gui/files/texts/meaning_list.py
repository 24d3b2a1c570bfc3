"""The list of what a text could mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ...widgets.qt_texts import plain_tooltip
from . import meaning_words as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ....notation import Naming
    from ....study.interpretation import Interpretation, InterpretationFailure


class MeaningList(QTreeWidget):
    """A row for each meaning, and grey ones for what the text is not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._meanings: Sequence[Interpretation] = ()
        self.setAccessibleName(self.tr("What the text could mean"))
        self.setHeaderLabels([self.tr("It could be"), self.tr("Read as"), self.tr("Note")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)

    @property
    def chosen(self) -> Interpretation | None:
        """The meaning that is selected."""
        rows = [self.indexOfTopLevelItem(item) for item in self.selectedItems()]
        return self._meanings[rows[0]] if rows else None

    def show_meanings(
        self,
        meanings: Sequence[Interpretation],
        failures: Iterable[InterpretationFailure],
        current: Naming,
    ) -> None:
        """Show other meanings; none of them is chosen unless there is only one."""
        self.clearSelection()  # before the rows go to which it belongs
        self.clear()
        self._meanings = meanings
        rows = [
            QTreeWidgetItem(
                [words.meaning(meaning, current), words.where(meaning), words.doubt(meaning)]
            )
            for meaning in meanings
        ]
        self.addTopLevelItems([*rows, *map(self._failed, failures)])
        if len(rows) == 1:
            self.setCurrentItem(rows[0])

    def _failed(self, failure: InterpretationFailure) -> QTreeWidgetItem:
        why = words.failure(failure)
        item = QTreeWidgetItem([self.tr("Nothing"), words.where(failure), why])
        item.setToolTip(2, plain_tooltip(why))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        grey = self.palette().brush(QPalette.ColorRole.PlaceholderText)
        for column in range(self.columnCount()):
            item.setForeground(column, grey)
        return item
