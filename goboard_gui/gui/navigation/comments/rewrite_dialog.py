"""Asks for the notation in which the comments of a record are to be written anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ....files.comments import comment_notation, rewrite_comments
from ....notation import NOTATIONS, Naming
from ....record import board_size
from ...widgets import dialogs
from ...widgets.marked_texts import MarkedTexts
from ...widgets.notation_choice import NotationChoice
from ...widgets.rows import RowsTable
from .rewrite_model import MARKS, Column, RewriteModel

if TYPE_CHECKING:
    from ....files.comments import Rewriting
    from ....notation import Notation
    from ....record import Tree


class RewriteDialog(QDialog):
    """Shows what would change, and what would not, before anything does."""

    def __init__(self, tree: Tree, wished: Notation, parent: QWidget | None = None) -> None:
        """Begin with the notation of the comments and a wished one, or another if it is that."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rewrite names in comments"))
        self.resize(780, 460)
        self._tree = tree
        self.source, self.target = NotationChoice(), NotationChoice()
        source = comment_notation(tree)
        self.source.show_notation(source)
        others = [notation for notation in NOTATIONS if notation != source]
        self.target.show_notation(wished if wished in others else others[0])
        for choice in (self.source, self.target):
            choice.chosen.connect(self._preview)
        self.count = QLabel()
        self.count.setWordWrap(True)
        self.table = self._table()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._rewrite = self.buttons.addButton(
            self.tr("&Rewrite"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("&From:"), self.source)
        form.addRow(self.tr("&To:"), self.target)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.count)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        self._preview()

    @property
    def rewriting(self) -> Rewriting:
        """The record as it would be, and what would change."""
        return self._rewriting

    def _table(self) -> RowsTable:
        self.model = RewriteModel(self)
        table = RowsTable(self.model)
        table.setAccessibleName(self.tr("What changes"))
        for column in (Column.BEFORE, Column.AFTER):
            table.setItemDelegateForColumn(column, MarkedTexts(MARKS, table))
        table.fit(Column.NODE, "Move 00000")
        return table

    def _preview(self) -> None:
        size = board_size(self._tree)
        source, target = (Naming(choice.notation, size) for choice in (self.source, self.target))
        with dialogs.busy():
            self._rewriting = rewrite_comments(self._tree, source, target)
        changes = self._rewriting.changes
        self.model.show_changes(self._tree, changes)
        names = sum(len(change.names_before) for change in changes)
        self.count.setText(
            self.tr("Names: {names} · comments: {comments}").format(
                names=names, comments=len(changes)
            )
            if changes
            else self.tr("No comment changes: none has a name in the first notation.")
        )
        self._rewrite.setEnabled(bool(changes))
