"""Base class of the badges in the status bar that show what an engine is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSizePolicy

from ..widgets.elided_tool_button import ElidedToolButton

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

_REFRESH_MS = 250


class StatusBadge(ElidedToolButton):
    """Button that shows a state that changes often; it is hidden while there is nothing to show."""

    def __init__(self, least_width: int, changed: SignalInstance) -> None:
        """Create a hidden badge; ``least_width`` is in average characters, and ``changed`` is
        emitted when the state has changed.
        """
        super().__init__(least_width)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        # A status bar lays itself out anew when the width of a widget changes.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._timer.timeout.connect(self.refresh)
        changed.connect(self._refresh_soon)

    @property
    def is_needed(self) -> bool:
        """Whether there is something to show."""
        raise NotImplementedError

    def show_state(self) -> None:
        """Show the newest state in the text, the tooltip and the accessible name."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the newest state, or hide the badge."""
        needed = self.is_needed
        self.setVisible(needed)
        if needed:
            self.show_state()

    def _refresh_soon(self) -> None:
        if self.is_needed is self.isHidden():
            self.refresh()
        elif not self._timer.isActive():
            self._timer.start()
