"""The parts of the window that are shown or hidden while moves are guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt

from ..widgets.cover import Cover
from .guess_bar import GuessBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget


class MoveDisplay(Protocol):
    """A move list that can hide the moves after the cursor."""

    def set_look_ahead(self, ahead: bool) -> None:
        """Show or hide the moves after the cursor."""


class GuessView(QObject):
    """Shows the guess bar, covers the game tree, and ends the move list at the cursor."""

    def __init__(self, moves: MoveDisplay, tree: QWidget, window: QMainWindow, told: str) -> None:
        """Create the guess bar and a cover for the game tree panel, which shows a text."""
        super().__init__(window)
        self._moves = moves
        self.bar = GuessBar(window)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.bar)
        self.tree_cover = Cover(tree, told)

    def hide_later_moves(self, hidden: bool) -> None:
        """Hide or show everything that would reveal later moves."""
        self.bar.guessing = hidden
        self.bar.setVisible(hidden)
        self.tree_cover.setVisible(hidden)
        self._moves.set_look_ahead(not hidden)
