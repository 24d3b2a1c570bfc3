"""The line under the list of moves that tells which moves were made on the same point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from ...widgets.qt_texts import as_tip
from ...wording import reused_points as words

if TYPE_CHECKING:
    from .move_list import MoveList


class ReusedLine(QLabel):
    """Says it of the move at the cursor; it takes no room where no point was played on again."""

    def __init__(self, moves: MoveList) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(8, 2, 8, 4)
        # A long line must not widen the panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()
        self._moves = moves
        moves.hinted.connect(self.refresh)

    def refresh(self) -> None:
        """Follow the list."""
        current, reused = self._moves.current, self._moves.reused
        self.setText("" if current is None else words.all_at(current[0], reused, current[1]))
        self.setToolTip(
            as_tip(words.all_told(current[0], reused, current[1])) if current is not None else ""
        )
        self.setVisible(reused.again > 0)
