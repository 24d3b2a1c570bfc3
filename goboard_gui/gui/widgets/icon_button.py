"""A small flat button with an icon, as bars and panels have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QToolButton

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = QSize(16, 16)
"""The size of icons beside lists and texts."""


class IconButton(QToolButton):
    """It draws its icon anew when windows get other colours."""

    def __init__(self, name: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """``name`` is that of the icon; the ``tip`` is also what a screen reader says."""
        super().__init__()
        self._name = name
        self.setIconSize(SMALL)
        self.setIcon(icon(name))
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        if slot is not None:
            self.clicked.connect(lambda: slot())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(icon(self._name))
