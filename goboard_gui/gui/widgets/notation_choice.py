"""A list from which a notation is chosen for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...notation import NOTATIONS, Notation, notation
from ..wording.notation_texts import explanation_of, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QWheelEvent


class NotationChoice(QComboBox):
    """Notations by their titles, all of them unless others are given."""

    chosen = Signal(object)
    """A person chose this notation."""

    def __init__(
        self, among: Sequence[Notation] = NOTATIONS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(len(among))
        for index, one in enumerate(among):
            self.addItem(title_of(one), one.id)
            self.setItemData(index, explanation_of(one), Qt.ItemDataRole.ToolTipRole)
        self.activated.connect(self._tell)

    @property
    def notation(self) -> Notation:
        """The notation that is shown."""
        return notation(self.currentData())

    def show_notation(self, shown: Notation) -> None:
        """Show this one, or the first if it is not offered, and tell nobody."""
        self.setCurrentIndex(max(self.findData(shown.id), 0))

    def _tell(self) -> None:
        if self.currentData():  # there may be an entry for none at all
            self.chosen.emit(self.notation)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel alone: what is chosen here may be written into the record."""
        event.ignore()
