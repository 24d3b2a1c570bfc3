"""The list in the toolbar from which the notation is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ..core import closing
from .notation_choice import NotationChoice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ...notation import Notation
    from ..core.view_settings import ViewSettings

_LEAST_WIDTH = 150


class NotationBox(NotationChoice):
    """All notations; that of the view settings is shown."""

    def __init__(self, view_settings: ViewSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Notation"))
        self.setToolTip(self.tr("The notation in which points are named everywhere"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Else the toolbar hides it where there is not room enough for the longest title.
        self.view().setMinimumWidth(self.sizeHint().width())
        self.setMinimumWidth(_LEAST_WIDTH)
        self._view_settings = view_settings
        self._show()
        closing.connect(self, view_settings.changed, self._show)
        self.chosen.connect(self._choose)

    def _show(self) -> None:
        self.show_notation(self._view_settings.notation)

    def _choose(self, notation: Notation) -> None:
        self._view_settings.choose_notation(notation.id)
