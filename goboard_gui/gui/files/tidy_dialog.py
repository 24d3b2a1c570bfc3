"""Shows what could be tidied in a record, and asks what of it is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...files.tidy import Kind
from ..widgets.read_only_table import ReadOnlyTableView
from . import tidy_words as words
from .tidy_model import Column, TidyModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...files.tidy import Finding
    from ...record import Tree

_KIND = Qt.ItemDataRole.UserRole
_TITLE, _COUNT = 0, 1


class TidyDialog(QDialog):
    """Kinds of things with switches over a list of what there is of the one that is selected."""

    def __init__(self, tree: Tree, found: Sequence[Finding], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check and tidy"))
        self.resize(760, 560)
        self._found: dict[Kind, list[Finding]] = {}
        for each in found:
            self._found.setdefault(each.kind, []).append(each)
        self.model = TidyModel(tree, self)
        self.list = self._kinds()
        self.table = self._table()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.tidy_button = self.buttons.addButton(
            self.tr("&Tidy"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemChanged.connect(self._enable)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._enable()

    @property
    def kinds(self) -> set[Kind]:
        """What is to be done."""
        return {
            item.data(_TITLE, _KIND)
            for item in self._items()
            if item.checkState(_TITLE) is Qt.CheckState.Checked
        }

    def _items(self) -> list[QTreeWidgetItem]:
        rows = map(self.list.topLevelItem, range(self.list.topLevelItemCount()))
        return [item for item in rows if item is not None]

    def _kinds(self) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(self.tr("What could be done"))
        table.setHeaderLabels([self.tr("What could be done"), self.tr("Places")])
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        for kind in Kind:
            if kind in self._found:
                item = QTreeWidgetItem(table, [words.title(kind), str(len(self._found[kind]))])
                item.setData(_TITLE, _KIND, kind)
                item.setTextAlignment(
                    _COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
                if not kind.only_listed:
                    state = Qt.CheckState.Checked if kind.advised else Qt.CheckState.Unchecked
                    item.setCheckState(_TITLE, state)
        columns = table.header()
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(_COUNT, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.tr("What would change"))
        table.fit(Column.NODE, "Move 00000")
        return table

    def _lay_out(self) -> None:
        told = QLabel(
            self.tr("Nothing changes before you choose Tidy, and it can be undone at once.")
            if self._found
            else self.tr("There is nothing to tidy in this record.")
        )
        told.setWordWrap(True)
        middle = QSplitter(Qt.Orientation.Vertical)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.list)
        middle.addWidget(self.table)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addWidget(middle, 1)
        column.addWidget(self.buttons)

    def _show_current(self) -> None:
        item = self.list.currentItem()
        self.model.show_found(self._found[item.data(_TITLE, _KIND)] if item else ())

    def _enable(self) -> None:
        self.tidy_button.setEnabled(bool(self.kinds))
