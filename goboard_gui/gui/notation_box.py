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
        for notation in NOTATIONS:
            self.addItem(QCoreApplication.translate("Notations", notation.title), notation.id)
        self._viewpoint = viewpoint
        self._show()
        viewpoint.changed.connect(self._show)
        self.activated.connect(self._choose)

    def _show(self) -> None:
        self.setCurrentIndex(self.findData(self._viewpoint.notation.id))

    def _choose(self, index: int) -> None:
        self._viewpoint.choose_notation(self.itemData(index))
