"""Overlay with the losses of the last moves, as shapes on their stones."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...diagram.overlays.analysis import with_losses
from ..core import closing
from ..core.settings import REVIEW_LOSSES

if TYPE_CHECKING:
    from ...diagram.picture import Picture
    from ...go import Point
    from ...notation import Naming
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from .reviewed_line import ReviewedLine

LAST_MOVES = 8
"""The number of moves before the cursor whose losses are shown."""


class LossOverlay(QObject):
    """Overlay on the stones of the last moves, for what these lost."""

    def __init__(
        self,
        review: ReviewedLine,
        workspace: Workspace,
        presenter: BoardPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._document = workspace.document
        self._settings = workspace.settings
        self._presenter = presenter
        self._is_on = workspace.settings.get(REVIEW_LOSSES)
        presenter.add_decoration(self._decorate)
        review.changed.connect(self._refresh)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)

    def _setting_changed(self, setting: object) -> None:
        if setting is REVIEW_LOSSES:
            self._is_on = self._settings.get(REVIEW_LOSSES)
            self._presenter.refresh_decorations()

    def _refresh(self) -> None:
        if self._is_on:
            self._presenter.refresh_decorations()

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        if not self._is_on or not self._review.by_node:
            return picture
        return with_losses(picture, naming, self._last_classes())

    def _last_classes(self) -> dict[Point, int]:
        """Return the classes of the losses of the last moves, by point of the record."""
        session, by_node = self._document.session, self._review.by_node
        shown = islice(session.line, session.cursor_index + 1)
        moves = [by_node[node] for node in shown if node in by_node]
        # A stone that was captured since may have been replaced by that of a later move.
        latest = {move.point: move.loss_class for move in moves[-LAST_MOVES:]}
        return {
            point: loss_class
            for point, loss_class in latest.items()
            if point is not None and loss_class is not None
        }
