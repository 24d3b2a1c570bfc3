"""A small board that shows where one is in some record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ...diagram.compose import compose
from ...go import Board, Size
from .view import BoardView

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ...record import Session
    from ..core.view_settings import ViewSettings


class Preview(BoardView):
    """Fits the board into a square or more, named and turned as the window's is. Takes no keys."""

    def __init__(self, view_settings: ViewSettings, theme: Theme, side: int) -> None:
        """``side`` is the least width and height, in logical pixels."""
        empty = Board.empty(Size(19, 19))
        super().__init__(
            compose(empty, view_settings.naming(empty.size), view_settings.shown), theme
        )
        self._view_settings = view_settings
        self.setMinimumSize(side, side)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.use_fit(True)

    def show_session(self, session: Session) -> None:
        """Show the position at a cursor, with its last move and its markup."""
        self.show_picture(
            compose(
                session.board,
                self._view_settings.naming(session.size),
                self._view_settings.shown,
                session.last_move,
                markup=session.markup,
            )
        )
