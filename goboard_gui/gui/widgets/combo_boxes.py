"""Combo boxes for notations, and accessible names of combo boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...notation import NOTATIONS, Notation, notation
from ..wording.notation_texts import notation_explanation, notation_title
from .qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QStyleOptionComboBox, QWidget

    from ...notation import Notation


_PADDING = 8
"""Pixels between the text of a combo box and its frame, at both sides."""


def set_combo_box_name(box: QComboBox, name: str) -> None:
    """Set the accessible name of a combo box that has no visible label.

    On Linux, Qt reports the current item as the name; screen readers read the description after it.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)


class NotationComboBox(QComboBox):
    """Combo box of notations; it lists all of them by default."""

    notation_chosen = Signal(object)
    """Emitted with the notation that the user chose."""

    def __init__(
        self, notations: Sequence[Notation] = NOTATIONS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(len(notations))
        for index, each in enumerate(notations):
            self.addItem(notation_title(each), each.id)
            tip = notation_explanation(each)
            self.setItemData(index, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self.activated.connect(self._emit_chosen)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Elide a title that does not fit."""
        super().initStyleOption(option)
        # The arrow is about as wide as it is high. QStyle knows it exactly, but it is slow to load.
        room = self.width() - self.height() - _PADDING
        title, elide = self.currentText(), Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(title, elide, room)

    @property
    def notation(self) -> Notation:
        """The selected notation."""
        return notation(self.currentData())

    def show_notation(self, shown: Notation) -> None:
        """Select a notation, or the first one if it is not listed, without emitting
        `notation_chosen`.
        """
        self.setCurrentIndex(max(self.findData(shown.id), 0))

    def _emit_chosen(self) -> None:
        if self.currentData():  # an entry for no notation has no data
            self.notation_chosen.emit(self.notation)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the mouse wheel, so that an accidental change is not written to the record."""
        event.ignore()
