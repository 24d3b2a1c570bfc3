"""The panel that lists what lives on the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...widgets.labels import FixedHeightLabel
from ...widgets.read_only_table import ReadOnlyTableView
from .model import Column, LifeModel

if TYPE_CHECKING:
    from ....go import Point
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.view_settings import ViewSettings
    from .showing import Showing

_LINES = 3  # of the sentence below the list


class LifePanel(QWidget):
    """Click a row to light it on the board, with its liberties; click it again to end that.

    It follows the cursor while it is seen, and does nothing else.
    """

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        showing: Showing,
    ) -> None:
        super().__init__()
        self._presenter = presenter
        self._showing = showing
        self._pinned: Point | None = None
        self._seen = False
        self.model = LifeModel(self)
        self.table = self._table()
        self.sentence = FixedHeightLabel(_LINES)
        self.sentence.setContentsMargins(6, 2, 6, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.sentence)
        self.table.clicked.connect(self._click)
        document.position_shown.connect(self.refresh)
        view_settings.changed.connect(self.refresh)
        showing.told.connect(self._tell)

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setFrameShape(ReadOnlyTableView.Shape.NoFrame)
        table.set_minimum_rows(1)
        table.setAccessibleName(self.tr("Chains, eyes and empty regions"))
        # The keys of navigation belong to the board, wherever one clicked last.
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(24)
        widths = {
            Column.PLACE: "00 +0+0XX",
            Column.COUNT: "Points ",
            Column.LIBERTIES: "Liberties ",
        }
        for column, sample in widths.items():
            table.fit(column, sample)
        return table

    def sizeHint(self) -> QSize:
        return QSize(300, 240)

    def look(self, seen: bool) -> None:
        """Begin to list what lives, or give it up: behind another panel this one is not hidden."""
        self._seen = seen
        self._showing.listen(seen)
        if seen:
            self.refresh()
        else:
            self._pin(None)

    def refresh(self) -> None:
        """List what lives on the position at the cursor, if anybody looks."""
        if self._seen and self.model.show_life(self._showing.life, self._presenter.naming):
            self._select()

    def _select(self) -> None:
        """Keep what is pinned selected, whatever has become of it."""
        row = None if self._pinned is None else self.model.row_of(self._pinned)
        if row is None:
            self._pin(None)
        else:
            self.table.selectRow(row)

    def _click(self, index: QModelIndex) -> None:
        point = self.model.point_at(index.row())
        again = self._pinned is not None and self.model.row_of(self._pinned) == index.row()
        self._pin(None if again else point)

    def _pin(self, point: Point | None) -> None:
        self._pinned = point
        self._showing.pin(point)
        if point is None:
            self.table.clearSelection()

    def _tell(self, text: str) -> None:
        self.sentence.setText(text)
        self.sentence.setToolTip(text)
