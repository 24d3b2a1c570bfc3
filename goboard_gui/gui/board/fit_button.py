"""Button that offers to fit a small board into the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from .board_view import BoardView

_LARGEST_SHARE, _LEAST_FACTOR = 0.5, 1.2
"""The largest share of the view that a board may take, and the least factor by which fitting must
enlarge it, for fitting to be offered.
"""
_MARGIN = 8


class FitButton(QToolButton):
    """Button that fits the board into its view.

    It is in the view's lower right corner, and visible while the board leaves more than half of the
    view empty, could be larger, and would not be covered by the button.
    """

    def __init__(self, view: BoardView, action: QAction) -> None:
        """Create the button; ``action`` fits the board."""
        super().__init__(view)
        self._view = view
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        view.scaled.connect(self._update)
        self._update()

    def _update(self) -> None:
        view, size = self._view, self.sizeHint()
        area = view.viewport().rect()
        corner = area.bottomRight() - QRect(0, 0, *size.toTuple()).bottomRight()
        place = QRect(corner, size).translated(-_MARGIN, -_MARGIN)
        board = QRect(view.board.mapTo(view, view.board.rect().topLeft()), view.board.size())
        self.setGeometry(place)
        free = area.contains(place) and not place.intersects(board)
        share = board.width() * board.height() / max(area.width() * area.height(), 1)
        offered = share < _LARGEST_SHARE and view.fitting_factor > _LEAST_FACTOR
        self.setVisible(free and offered)
