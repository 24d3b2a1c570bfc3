"""The list in the toolbar from which the notation is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from ..notation import NOTATIONS

if TYPE_CHECKING:
    from .viewpoint import Viewpoint


class NotationBox(QComboBox):
    """All notations by their titles; the chosen one is shown."""

    def __init__(self, viewpoint: Viewpoint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Notation"))
        self.setToolTip(self.tr("The notation in which points are named everywhere"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMaxVisibleItems(len(NOTATIONS))
        for index, notation in enumerate(NOTATIONS):
            self.addItem(QCoreApplication.translate("Notations", notation.title), notation.id)
            explanation = QCoreApplication.translate("Notations", notation.explanation)
            self.setItemData(index, explanation, Qt.ItemDataRole.ToolTipRole)
        self._viewpoint = viewpoint
        self._show()
        viewpoint.changed.connect(self._show)
        self.activated.connect(self._choose)

    def _show(self) -> None:
        self.setCurrentIndex(self.findData(self._viewpoint.notation.id))

    def _choose(self, index: int) -> None:
        self._viewpoint.choose_notation(self.itemData(index))
