"""Saving and restoring of a window's geometry and docks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize

from ..core.settings import WINDOW_GEOMETRY, WINDOW_STATE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

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
    """The geometry and the docks of a window, with methods for saving and restoring them."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings

    def restore(self) -> None:
        """Restore the state of the window that was closed last."""
        if not self._window.restoreGeometry(self._settings.get(WINDOW_GEOMETRY)):
            self._window.resize(initial_size(self._window.screen().availableSize()))
        self._window.restoreState(self._settings.get(WINDOW_STATE))

    def save(self) -> None:
        """Save the geometry and the docks in the settings."""
        self._settings.set(WINDOW_GEOMETRY, self._window.saveGeometry())
        self._settings.set(WINDOW_STATE, self._window.saveState())
        self._settings.sync()


def initial_size(available: QSize) -> QSize:
    """Return the initial size of a window for the available size of its screen."""
    wanted = (available * _SHARE).expandedTo(_DEFAULT_SIZE).boundedTo(available - _FRAME)
    return wanted.boundedTo(QSize(round(wanted.height() * _WIDEST), wanted.height()))
