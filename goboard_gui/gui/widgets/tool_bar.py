"""A toolbar that lets it be seen when it has more than there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from .icons import icon

_MORE = "qt_toolbar_ext_button"  # what Qt calls the button for what finds no room


class ToolBar(QToolBar):
    """Draws the button for what finds no room itself: Qt's is black on dark windows, too."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.orientationChanged.connect(self._draw_more)
        self._draw_more()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_more()

    def _draw_more(self) -> None:
        more = self.findChild(QToolButton, _MORE)
        if more is not None:
            across = self.orientation() is Qt.Orientation.Horizontal
            more.setIcon(icon("more-right" if across else "more-below"))
