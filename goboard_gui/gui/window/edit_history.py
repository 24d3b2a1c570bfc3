"""The list of edits in the panel Edit History."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

if TYPE_CHECKING:
    from ..core.undo import UndoStack


class EditHistory(QListWidget):
    """A list of the edits of a document, below a row for its original state.

    The current row is the last edit that is done. A click on another row undoes or redoes edits up
    to that one.
    """

    def __init__(self, undo_stack: UndoStack) -> None:
        super().__init__()
        self._undo_stack = undo_stack
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.addItem(self.tr("Original state"))
        self._show_edits(undo_stack.index())
        undo_stack.indexChanged.connect(self._show_edits)
        self.currentRowChanged.connect(undo_stack.setIndex)

    def _show_edits(self, index: int) -> None:
        """Show the edits, of which ``index`` are done.

        Only rows from the last edit on can have changed.
        """
        stack = self._undo_stack
        for number in range(self.count() - 1, stack.count()):
            self.addItem(stack.text(number))
        if index:
            self.item(index).setText(stack.text(index - 1))
        self.setCurrentRow(index)
        rows = stack.count() + 1
        self.model().removeRows(rows, self.count() - rows)
