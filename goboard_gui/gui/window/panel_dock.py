"""The dock of a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QWidget

from ..widgets.icons import icon

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

_ICONS = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
"""The icons of the buttons in the title bar, by the names that Qt gives the buttons."""


class PanelDock(QDockWidget):
    """Dock whose buttons are drawn in the text colour.

    Those of the style are dark, and hardly visible on dark windows.
    """

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.topLevelChanged.connect(self._draw_buttons)  # Qt sets its own icons before

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_buttons()

    def _draw_buttons(self) -> None:
        children = Qt.FindChildOption.FindDirectChildrenOnly
        for button in self.findChildren(QAbstractButton, options=children):
            if name := _ICONS.get(button.objectName()):
                button.setIcon(icon(name))
