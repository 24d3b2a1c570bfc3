"""The place of the count in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QShowEvent

    from .panel import ScorePanel

_HEIGHT = 0.75
"""How much of the height of the panel beside it and those below it a count takes."""


class ScoreDock(QDockWidget):
    """Holds the panel; closing it ends the count."""

    closed = Signal()

    def __init__(self, panel: ScorePanel, window: QMainWindow, beside: QDockWidget) -> None:
        """Take the place of the last run, or else that of another panel."""
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
        """Be seen, before what shares the place, and as high as there is room."""
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
        """Give the room back."""
        self._counting = False
        self.hide()
        docks = [dock for dock, _ in self._around if dock.isVisible()]
        heights = [height for dock, height in self._around if dock.isVisible()]
        self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def showEvent(self, event: QShowEvent) -> None:
        """Not be seen while nobody counts, even if all panels are shown as they were."""
        super().showEvent(event)
        if not self._counting:
            self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
