"""Updating of a panel that shows the position: at once if it is visible, otherwise when it is
shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDockWidget, QWidget

    from ..core.document import Document


_INPUT = {
    QEvent.Type.FocusIn,
    QEvent.Type.KeyPress,
    QEvent.Type.InputMethod,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Drop,
}


class PositionDisplay(QObject):
    """Updater for a panel in a dock, triggered by `Document.position_shown`.

    While the dock is closed or behind another tab, the panel is only marked as outdated.
    """

    def __init__(
        self, dock: QDockWidget, document: Document, refresh: Callable[[], object]
    ) -> None:
        super().__init__(dock)
        self._document = document
        self._refresh = refresh
        self._visible = True
        self._stale = False
        document.position_shown.connect(self.update)
        dock.visibilityChanged.connect(self._set_visible)

    def update(self) -> None:
        """Update the panel now if it is visible, or else as soon as it is shown."""
        self._stale = not self._visible
        if self._visible:
            self._refresh()

    def refresh_before_input(self, *widgets: QWidget) -> None:
        """Update the panel before any of these widgets receives input."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._document.display_schedule.flush()
        return False

    def _set_visible(self, visible: bool) -> None:
        self._visible = visible
        if visible and self._stale:
            self.update()
