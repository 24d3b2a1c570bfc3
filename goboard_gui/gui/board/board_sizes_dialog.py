"""A dialog that compares the usual board sizes."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...diagram.compose import compose_picture
from ...diagram.painting.wood import SHADOW_WIDTH
from ...go import USUAL_SIZES, Board, Size
from ..core import closing
from ..widgets.buttons import plain_button
from ..widgets.labels import PlainLabel
from .board_view import FITTING_ROUNDS
from .board_widget import BoardWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ...diagram.theme import Theme
    from ..core.view_settings import ViewSettings


class BoardSizesDialog(QDialog):
    """Dialog that shows the usual board sizes at the same scale; a button starts a game on each."""

    size_chosen = Signal(object)
    """Emitted with the `Size` of the board for a new game."""

    def __init__(
        self, view_settings: ViewSettings, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Board Sizes"))
        self.setMinimumSize(640, 320)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.background))
        self.setPalette(palette)
        self._view_settings = view_settings
        self.boards = [
            BoardWidget(
                compose_picture(
                    Board.empty(size),
                    view_settings.point_naming(size),
                    view_settings.display_options,
                ),
                theme,
            )
            for size in USUAL_SIZES
        ]
        row = QHBoxLayout()
        for size, board in zip(USUAL_SIZES, self.boards, strict=True):
            column = QVBoxLayout()
            column.addStretch()
            column.addWidget(board, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(self._begin_button(size), 0, Qt.AlignmentFlag.AlignHCenter)
            column.addStretch()
            row.addLayout(column)
        self.note = PlainLabel(
            self.tr("As with real boards, the stones are the same size on every board.")
        )
        rows = QVBoxLayout(self)
        rows.addLayout(row, 1)
        rows.addWidget(self.note, 0, Qt.AlignmentFlag.AlignHCenter)
        closing.connect_until_closed(self, view_settings.changed, self._refresh)
        self.resize(1200, 560)

    def _begin_button(self, size: Size) -> QPushButton:
        text = self.tr("New {size} Game").format(size=size)
        return plain_button(text, partial(self._choose, size))

    def _choose(self, size: Size) -> None:
        self.accept()
        self.size_chosen.emit(size)

    def _refresh(self) -> None:
        for size, board in zip(USUAL_SIZES, self.boards, strict=True):
            naming = self._view_settings.point_naming(size)
            board.show_picture(
                compose_picture(Board.empty(size), naming, self._view_settings.display_options)
            )
        self._resize_boards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_boards()

    def _resize_boards(self) -> None:
        """Set the largest distance between lines at which all boards fit the window."""
        lines = Size(
            sum(size.width - 1 for size in USUAL_SIZES),
            max(size.height - 1 for size in USUAL_SIZES),
        )
        available = QRectF(0, 0, self.width() - 80, self.height() - 90)
        pitch = inf
        for _ in range(FITTING_ROUNDS):
            margins = [board.margins(board.picture.empty_board, pitch) for board in self.boards]
            horizontal = sum(margin.left + margin.right + 2 * SHADOW_WIDTH for margin in margins)
            vertical = max(margin.top + margin.bottom + 2 * SHADOW_WIDTH for margin in margins)
            width = available.width() / (lines.width + horizontal)
            pitch = max(min(width, available.height() / (lines.height + vertical)), 4)
        for board in self.boards:
            board.set_pitch(pitch)
