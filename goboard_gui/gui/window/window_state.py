"""Saved geometry and dock layout of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from ..actions.commands import Command
from ..core.settings import WINDOW_GEOMETRY, WINDOW_STATE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ..actions.commands.actions import Actions
    from ..core.settings import Settings

_DEFAULT_SIZE = QSize(1180, 860)
"""The size of a first window if the screen is large enough."""
_SHARE = 0.8
"""The share of a large screen that a first window takes instead."""
_WIDEST = 1.6
"""The largest ratio of width to height; a wider window would stay empty at the sides."""
_FRAME = QSize(16, 48)
"""Approximate size of a window's frame, in pixels."""


class WindowState(QObject):
    """Saves and restores the geometry and the dock layout of a window."""

    resetting = Signal()
    """Emitted before the default layout is restored."""

    def __init__(self, window: QMainWindow, settings: Settings, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._actions = actions
        self._default_state = window.saveState()
        actions.connect_commands({Command.DEFAULT_LAYOUT: self.reset})

    def restore(self) -> None:
        """Restore the state in which the last window was closed."""
        if not self._window.restoreGeometry(self._settings.get(WINDOW_GEOMETRY)):
            self._window.resize(first_size(self._window.screen().availableSize()))
        self._window.restoreState(self._settings.get(WINDOW_STATE))

    def save(self) -> None:
        """Save the present state."""
        self._settings.set(WINDOW_GEOMETRY, self._window.saveGeometry())
        self._settings.set(WINDOW_STATE, self._window.saveState())
        self._settings.sync()

    def reset(self) -> None:
        """Restore the default layout of panels and toolbars."""
        if self._actions[Command.ZEN].isChecked():
            self._actions[Command.ZEN].trigger()
        self.resetting.emit()
        self._window.restoreState(self._default_state)


def first_size(available: QSize) -> QSize:
    """Return the initial size of a window, for the available size of the screen."""
    wanted = (available * _SHARE).expandedTo(_DEFAULT_SIZE).boundedTo(available - _FRAME)
    return wanted.boundedTo(QSize(round(wanted.height() * _WIDEST), wanted.height()))
