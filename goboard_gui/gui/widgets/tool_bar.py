"""Tool bar with a visible extension button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from .icons import icon

_EXTENSION_BUTTON = "qt_toolbar_ext_button"  # Qt's object name of the extension button


class ToolBar(QToolBar):
    """Tool bar that draws its own extension button, because Qt's is black even on dark windows."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.orientationChanged.connect(self._update_extension_icon)
        self._update_extension_icon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_extension_icon()

    def _update_extension_icon(self) -> None:
        button = self.findChild(QToolButton, _EXTENSION_BUTTON)
        if button is not None:
            horizontal = self.orientation() is Qt.Orientation.Horizontal
            button.setIcon(icon("more-right" if horizontal else "more-below"))
