"""Small board that previews a position of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ...diagram.compose import compose
from ...go import Board, Size
from .board_view import BoardView

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ...record import Session
    from ..core.view_settings import ViewSettings


class PreviewBoard(BoardView):
    """A board that always fits into its area and uses the view settings; it takes no focus."""

    def __init__(self, view_settings: ViewSettings, theme: Theme, side: int) -> None:
        """Create a board of at least ``side`` × ``side`` logical pixels."""
        empty = Board.empty(Size(19, 19))
        super().__init__(
            compose(empty, view_settings.naming(empty.size), view_settings.shown), theme
        )
        self._view_settings = view_settings
        self.setMinimumSize(side, side)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.use_fit(True)

    def show_session(self, session: Session) -> None:
        """Show the position at a session's cursor, with its last move and markup."""
        self.show_picture(
            compose(
                session.board,
                self._view_settings.naming(session.size),
                self._view_settings.shown,
                session.last_move,
                markup=session.markup,
            )
        )
