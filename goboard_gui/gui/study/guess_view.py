"""What is seen only while one guesses, and what is hidden meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ..fields.curtain import Curtain
from .guess_bar import GuessBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ..window.panels import Panels


class GuessView(QObject):
    """A bar below the board, a curtain before the tree, and a list that ends with the last move."""

    def __init__(self, panels: Panels, window: QMainWindow, told: str) -> None:
        """``told`` is said on the curtain."""
        super().__init__(window)
        self._moves = panels.moves
        self.bar = GuessBar(window)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.bar)
        self.curtain = Curtain(panels.tree, told)

    def cover(self, covered: bool) -> None:
        """Hide what tells of later moves, or show it again."""
        self.bar.guessing = covered
        self.bar.setVisible(covered)
        self.curtain.setVisible(covered)
        self._moves.look_ahead(not covered)
