"""Line below the board that lists the move numbers which the board cannot show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QSizePolicy

from ...record.values.move_numbers import NumberedRange
from ..widgets.labels import ElidedLabel
from ..widgets.qt_texts import as_tip

if TYPE_CHECKING:
    from ..core.document import Document
    from ..core.view_settings import ViewSettings
    from .board_presenter import BoardPresenter
    from .board_view import BoardView

_MARGIN = 12


class HiddenNumbersLabel(ElidedLabel):
    """Line of fixed height with the move numbers that are not on the board.

    It is visible while move numbers are shown, even if it is empty, so that the board keeps its
    size. Text that does not fit is elided; the tooltip shows all of it, and *Copy* copies it.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        presenter: BoardPresenter,
        view: BoardView,
    ) -> None:
        super().__init__()
        self._view_settings = view_settings
        self._presenter = presenter
        self._board = view.board
        self.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self.setFixedHeight(self.fontMetrics().lineSpacing() + 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.copy_action = QAction(self.tr("&Copy"), self)
        self.copy_action.triggered.connect(self._copy)
        self.addAction(self.copy_action)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        document.position_shown.connect(self.refresh)
        view_settings.changed.connect(self.refresh)
        view.board.layout_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the numbers that are not on the board, or why it shows no numbers at all."""
        chosen = self._view_settings.move_numbers.range
        self.setVisible(chosen is not NumberedRange.NONE)
        text = self._text(chosen)
        self.setText(text)
        self.setToolTip(as_tip(text))
        self.setAccessibleName(text)
        self.copy_action.setEnabled(bool(text))

    def _text(self, chosen: NumberedRange) -> str:
        view = self._presenter.numbered_stones
        if view is None:
            return ""
        if self._board.is_too_small_for_numbers:
            from ..wording.number_texts import board_too_small_text

            return board_too_small_text()
        if not (view.numbers or view.hidden) and chosen is NumberedRange.VARIATION:
            return self.tr("Numbering starts where a variation leaves the main line.")
        if not (view.numbers or view.hidden) and chosen is NumberedRange.FROM:
            return self.tr("The numbered moves begin later in the game or in another variation.")
        return self._presenter.hidden_numbers_text()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
