"""The list of the right lines of a problem, in the bar of the exercise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from ...widgets.combo_boxes import set_combo_box_name

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEAST_LENGTH = 12
"""The number of characters for which there is room in a narrow window."""


class LineChoice(QComboBox):
    """List of right lines, one of which is followed when the user steps forward.

    It shows whole lines where there is room.
    """

    def __init__(self) -> None:
        super().__init__()
        set_combo_box_name(self, self.tr("Right line"))
        # A click leaves the focus on the board, so that its navigation keys keep working.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(_LEAST_LENGTH)
        self.hide()

    def show_lines(self, texts: Sequence[str]) -> None:
        """Show these lines, of which the first is chosen, or hide the list if there are none."""
        self.clear()
        self.addItems(list(texts))
        self.setVisible(bool(texts))
