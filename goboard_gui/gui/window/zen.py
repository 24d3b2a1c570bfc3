"""The board alone in its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QToolBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Zen(QObject):
    """Hides all that lies around the board, and shows again what was seen before."""

    entering = Signal()
    """The board is about to be alone."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._hidden: list[QWidget] = []
        self._arranged = QByteArray()
        self._on = False

    @property
    def on(self) -> bool:
        """Whether the board is alone."""
        return self._on

    def enter(self, on: bool) -> None:
        """Hide what lies around the board, or show it again."""
        if on is self._on:
            return
        self._on = on
        if on:
            self.entering.emit()
            # The actions of a hidden menu bar have no keys but by the window itself.
            for menu in self._window.findChildren(QMenu):
                self._window.addActions(menu.actions())
            self._hidden = [part for part in self._parts() if not part.isHidden()]
            self._arranged = self._window.saveState()
        for part in self._hidden:
            part.setHidden(on)
        if not on:
            self._window.restoreState(self._arranged)  # panels shown one by one share anew

    def lend(self, part: QWidget, seen: bool) -> None:
        """Let a part be seen for a while although the board is alone, or hide it again."""
        if self._on and part in self._hidden:
            part.setVisible(seen)

    def _parts(self) -> list[QWidget]:
        window = self._window
        around: list[QWidget] = [window.menuBar(), window.statusBar()]
        return [*around, *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
