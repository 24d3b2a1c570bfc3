"""The dock of the score panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QShowEvent

    from .panel import ScorePanel

_HEIGHT = 0.75
"""Fraction of the height of the neighbouring docks that the panel takes."""


class ScoreDock(QDockWidget):
    """Holds the score panel; closing it ends scoring."""

    closed = Signal()

    def __init__(self, panel: ScorePanel, window: QMainWindow, beside: QDockWidget) -> None:
        """Restore the place of the last run, or share that of another dock."""
        super().__init__(window)
        self.setObjectName("score")
        self.setWindowTitle(self.tr("Score"))
        self.setWidget(panel)
        self.toggleViewAction().setVisible(False)  # counting is what shows it
        self._window = window
        self._counting = False
        self._around: list[tuple[QDockWidget, int]] = []
        if not window.restoreDockWidget(self):
            window.tabifyDockWidget(beside, self)

    def open(self) -> None:
        """Show the dock in front of those that share its place, and enlarge it."""
        self._around = [
            (dock, dock.height())
            for dock in self._window.findChildren(QDockWidget)
            if dock.isVisible() and dock is not self and not dock.isFloating()
        ]
        self._counting = True
        self.show()
        self.raise_()
        heights = dict(self._around)
        beside = [dock for dock in heights if dock not in self._window.tabifiedDockWidgets(self)]
        room = max(sum(heights.values()), 1)
        left = (1 - _HEIGHT) * room / max(sum(heights[dock] for dock in beside), 1)
        self._window.resizeDocks(
            [self, *beside],
            [round(_HEIGHT * room), *(max(round(left * heights[dock]), 1) for dock in beside)],
            Qt.Orientation.Vertical,
        )

    def leave(self) -> None:
        """Hide the dock and restore the heights of the others."""
        self._counting = False
        self.hide()
        docks = [dock for dock, _ in self._around if dock.isVisible()]
        heights = [height for dock, height in self._around if dock.isVisible()]
        self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def showEvent(self, event: QShowEvent) -> None:
        """Stay hidden while not scoring, even if the window state is restored."""
        super().showEvent(event)
        if not self._counting:
            self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
