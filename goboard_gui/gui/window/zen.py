"""Zen mode, which shows the board without menus, bars and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QToolBar

from ..widgets.menu import fill_menus

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ZenMode(QObject):
    """Zen mode, which hides everything around the board and restores it afterwards."""

    about_to_enter = Signal()
    """Emitted before Zen mode starts."""
    active_changed = Signal(bool)
    """Emitted when Zen mode has started or ended."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._hidden: list[QWidget] = []
        self._saved_state = QByteArray()
        self._on = False

    @property
    def is_active(self) -> bool:
        """Whether Zen mode is on."""
        return self._on

    def set_active(self, on: bool) -> None:
        """Enter Zen mode, or leave it if ``on`` is false."""
        if on is self._on:
            return
        self._on = on
        if on:
            self.about_to_enter.emit()
            # The shortcuts of a hidden menu bar work only if the window has the actions.
            fill_menus(self._window)
            for menu in self._window.findChildren(QMenu):
                self._window.addActions(menu.actions())
            self._hidden = [part for part in self._parts() if not part.isHidden()]
            self._saved_state = self._window.saveState()
        for part in self._hidden:
            part.setHidden(on)
        if not on:
            self._window.restoreState(self._saved_state)  # showing each dock changes their sizes
        self.active_changed.emit(on)

    def show_temporarily(self, part: QWidget, shown: bool) -> None:
        """Show a hidden part of the window temporarily during Zen mode, or hide it again."""
        if self._on and part in self._hidden:
            part.setVisible(shown)

    def _parts(self) -> list[QWidget]:
        window = self._window
        around: list[QWidget] = [window.menuBar(), window.statusBar()]
        return [*around, *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
