"""Small flat buttons for bars and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QToolButton

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = QSize(16, 16)
"""Size of icons in lists and next to texts."""


class IconButton(QToolButton):
    """Flat button with an icon, which is drawn again when the palette changes."""

    def __init__(self, name: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """Create a button with the icon ``name``.

        ``tip`` is both its tooltip and its accessible name.
        """
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


class TextButton(QToolButton):
    """Flat button with a short text. Only Tab focuses it; a click leaves the focus on the board."""

    def __init__(self, text: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """Create a button; ``tip`` is both its tooltip and its accessible name."""
        super().__init__()
        self.setText(text)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        if slot is not None:
            self.clicked.connect(lambda: slot())
