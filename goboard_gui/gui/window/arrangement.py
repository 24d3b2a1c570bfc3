"""Where the window is, how large it is, and where its panels and toolbars are: remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from ..actions.commands import Command
from ..core.settings import WINDOW_GEOMETRY, WINDOW_STATE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ..actions.commands.actions import Actions
    from ..core.settings import Settings

_USUAL = QSize(1180, 860)
"""The size of a first window where the screen has room for it."""
_SHARE = 0.8
"""How much of a large screen it takes instead."""
_WIDEST = 1.6
"""Width by height, at most: a wider window would have nothing to show there."""
_FRAME = QSize(16, 48)
"""About what the frame of a window takes of the screen."""


class Arrangement(QObject):
    """Knows how a window with all its panels was arranged at first."""

    resetting = Signal()
    """All is about to be put where it was at first."""

    def __init__(self, window: QMainWindow, settings: Settings, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._actions = actions
        self._first = window.saveState()
        actions.connect_commands({Command.DEFAULT_LAYOUT: self.reset})

    def restore(self) -> None:
        """Have the window as it was left the last time."""
        if not self._window.restoreGeometry(self._settings.get(WINDOW_GEOMETRY)):
            self._window.resize(first_size(self._window.screen().availableSize()))
        self._window.restoreState(self._settings.get(WINDOW_STATE))

    def keep(self) -> None:
        """Remember how the window is."""
        self._settings.set(WINDOW_GEOMETRY, self._window.saveGeometry())
        self._settings.set(WINDOW_STATE, self._window.saveState())
        self._settings.sync()

    def reset(self) -> None:
        """Put panels and toolbars where they were at first."""
        if self._actions[Command.ZEN].isChecked():
            self._actions[Command.ZEN].trigger()
        self.resetting.emit()
        self._window.restoreState(self._first)


def first_size(room: QSize) -> QSize:
    """The size of a window that nobody has sized yet, on a screen with so much room."""
    wanted = (room * _SHARE).expandedTo(_USUAL).boundedTo(room - _FRAME)
    return wanted.boundedTo(QSize(round(wanted.height() * _WIDEST), wanted.height()))
