"""Badge in the status bar while a game is reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.i18n import format_number
from ..widgets.qt_texts import as_tip, verbatim
from .status_badge import StatusBadge

if TYPE_CHECKING:
    from .game_review import GameReview

_LEAST_WIDTH = 1
"""In average characters, since a narrow status bar has no room for it."""


class ReviewBadge(StatusBadge):
    """Button with the number of positions that a review has done; it is hidden without a review."""

    def __init__(self, review: GameReview) -> None:
        super().__init__(_LEAST_WIDTH, review.changed)
        self._review = review

    @property
    def is_needed(self) -> bool:
        return self._review.is_running

    def show_state(self) -> None:
        done, total = map(format_number, self._review.progress)
        self.setText(verbatim(self.tr("Review: {done}/{total}").format(done=done, total=total)))
        self.setAccessibleName(self._review.text)
        tip = self.tr("{state}. Show the Review panel").format(state=self._review.text)
        self.setToolTip(as_tip(tip))
