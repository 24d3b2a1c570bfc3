"""Badge in the status bar while a game is reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSizePolicy

from ..core.i18n import format_number
from ..widgets.elided_tool_button import ElidedToolButton
from ..widgets.qt_texts import as_tip, verbatim

if TYPE_CHECKING:
    from .game_review import GameReview

_REFRESH_MS = 250
_LEAST_WIDTH = 1
"""In average characters, since a narrow status bar has no room for it."""


class ReviewBadge(ElidedToolButton):
    """Button with the number of positions that a review has done; it is hidden without a review."""

    def __init__(self, review: GameReview) -> None:
        super().__init__(_LEAST_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._review = review
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        # A status bar lays itself out anew when the width of a widget changes.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._timer.timeout.connect(self.refresh)
        review.changed.connect(self._refresh_soon)

    def _refresh_soon(self) -> None:
        if self._review.is_running is self.isHidden():
            self.refresh()
        elif not self._timer.isActive():
            self._timer.start()

    def refresh(self) -> None:
        """Show the newest state."""
        running = self._review.is_running
        self.setVisible(running)
        if running:
            done, total = map(format_number, self._review.progress)
            self.setText(verbatim(self.tr("Review: {done}/{total}").format(done=done, total=total)))
            self.setAccessibleName(self._review.text)
            tip = self.tr("{state}. Show the Review panel").format(state=self._review.text)
            self.setToolTip(as_tip(tip))
