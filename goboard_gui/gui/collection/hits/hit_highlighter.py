"""Highlighting of the current hit on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....diagram.picture import Tint, TintRole
from ...core import closing
from ...core.settings import TURN_GAMES

if TYPE_CHECKING:
    from ....diagram.picture import Picture
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from .hit_navigator import HitCursor, HitList


class HitHighlighter(QObject):
    """Highlights the matching region, and rotates the board to the orientation of the query."""

    def __init__(
        self, workspace: Workspace, presenter: BoardPresenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._shown: tuple[HitCursor, HitList] | None = None
        self._presenter = presenter
        presenter.add_decoration(self._highlight)
        closing.connect(self, workspace.settings.changed, self._setting_changed)

    def show(self, current: HitCursor, hit_list: HitList) -> None:
        """Highlight a hit; a hit that is no longer in the record is not highlighted."""
        self._shown = current, hit_list
        self._rotate_board()
        self._presenter.refresh_decorations()

    def clear(self) -> None:
        """Stop highlighting."""
        self._shown = None
        self._presenter.refresh_decorations()

    def _setting_changed(self, setting: object) -> None:
        if setting is TURN_GAMES:
            self._rotate_board()

    def _rotate_board(self) -> None:
        """Rotate the board to the orientation of the query, if the user has chosen so."""
        if self._shown is None or not self._workspace.settings.get(TURN_GAMES):
            return
        at, trail = self._shown
        hit = None if at.node is None else at.hit(trail)
        if hit is not None:
            view = hit.view.inverse.followed_by(trail.view)
            if view is not self._workspace.view_settings.view:
                self._workspace.view_settings.choose_view(view)

    def _highlight(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the region of the hit tinted, if the cursor is at the hit."""
        if self._shown is None:
            return picture
        (at, trail), session = self._shown, self._workspace.document.session
        question, hit = trail.query, at.hit(trail)
        if question is None or hit is None or question.is_whole_board:
            return picture
        if at.tree is not session.tree or at.node != session.cursor:
            return picture
        lit = frozenset(map(naming.to_view, question.contents_at(hit)))
        return replace(picture, overlays_below=(*picture.overlays_below, Tint(lit, TintRole.SPOT)))
