"""Saving and restoring of a window's geometry and dock layout."""

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
"""Size of the first window if the screen is large enough for it."""
_SHARE = 0.8
"""Fraction of a large screen that the first window takes."""
_WIDEST = 1.6
"""Maximum ratio of width to height, as a wider window would be empty at the sides."""
_FRAME = QSize(16, 48)
"""Approximate size that the frame of a window takes, in pixels."""


class WindowState(QObject):
    """The window geometry and dock layout, with methods for saving and restoring them."""

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
        """Restore the state of the window that was closed last."""
        if not self._window.restoreGeometry(self._settings.get(WINDOW_GEOMETRY)):
            self._window.resize(initial_size(self._window.screen().availableSize()))
        self._window.restoreState(self._settings.get(WINDOW_STATE))

    def save(self) -> None:
        """Save the window geometry and dock layout in the settings."""
        self._settings.set(WINDOW_GEOMETRY, self._window.saveGeometry())
        self._settings.set(WINDOW_STATE, self._window.saveState())
        self._settings.sync()

    def reset(self) -> None:
        """Restore the default layout of panels and toolbars."""
        if self._actions[Command.ZEN].isChecked():
            self._actions[Command.ZEN].trigger()
        self.resetting.emit()
        self._window.restoreState(self._default_state)


def initial_size(available: QSize) -> QSize:
    """Return the initial size of a window for the available size of its screen."""
    wanted = (available * _SHARE).expandedTo(_DEFAULT_SIZE).boundedTo(available - _FRAME)
    return wanted.boundedTo(QSize(round(wanted.height() * _WIDEST), wanted.height()))
