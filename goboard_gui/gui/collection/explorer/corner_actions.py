"""Menu entries that search for a corner of the board at the last move."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from ....game_index.query import SQUARE_SIDES
from ....go import Crop, Point

if TYPE_CHECKING:
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ..search import Search


class CornerActions(QObject):
    """Menu entries that make a corner the search region, as large as corners that are found at
    once.
    """

    def __init__(self, search: Search, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._search = search
        self._workspace = workspace
        texts = {7: self.tr("Corner &7 × 7"), 10: self.tr("Corner &10 × 10")}
        self.actions = {side: QAction(texts[side], self) for side in SQUARE_SIDES}
        for side, action in self.actions.items():
            action.setStatusTip(self.tr("Search for the corner that is nearest to the last move"))
            action.triggered.connect(partial(self._search_corner, side))

    def refresh(self) -> None:
        """Enable the corners that fit on the current board."""
        for side, action in self.actions.items():
            action.setEnabled(self._search.fits_board and side <= min(self._search.board_size))

    def _search_corner(self, side: int) -> None:
        session = self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        step = session.last_move
        near = None if step is None or step.move is None else step.move.point
        crop = nearest_corner(naming, side, near)
        query = self._search.query
        kept = frozenset(filter(crop.contains, query.ignoring))
        self._search.set_query(replace(query, crop=crop, ignoring=kept))


def nearest_corner(naming: Naming, side: int, near: Point | None) -> Crop:
    """Return the square in the corner nearest to a point of the record, or without a point the one
    in the upper right corner as the board is seen.

    Right and upper corners are preferred to others that are as near.
    """
    width, height = naming.view_size
    seen = Point(width - 1, 0) if near is None else naming.to_view(near)
    left = width - side if 2 * seen.column >= width - 1 else 0
    top = height - side if 2 * seen.row > height - 1 else 0
    corners = Point(left, top), Point(left + side - 1, top + side - 1)
    return Crop.around_points(map(naming.to_record, corners))
