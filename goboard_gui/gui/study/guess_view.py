"""What is seen only while one guesses, and what is hidden meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt

from ..widgets.cover import Cover
from .guess_bar import GuessBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget


class MoveDisplay(Protocol):
    """A list of moves that can end with the one at the cursor."""

    def look_ahead(self, ahead: bool) -> None: ...


class GuessView(QObject):
    """A bar below the board, a curtain before the tree, and a list that ends with the last move."""

    def __init__(self, moves: MoveDisplay, tree: QWidget, window: QMainWindow, told: str) -> None:
        """``told`` is said on the curtain before ``tree``, the panel of the game tree."""
        super().__init__(window)
        self._moves = moves
        self.bar = GuessBar(window)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.bar)
        self.curtain = Cover(tree, told)

    def cover(self, covered: bool) -> None:
        """Hide what tells of later moves, or show it again."""
        self.bar.guessing = covered
        self.bar.setVisible(covered)
        self.curtain.setVisible(covered)
        self._moves.look_ahead(not covered)
