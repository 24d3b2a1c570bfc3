"""The dialog that compares the record in a window with its file."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ..widgets.labels import PlainLabel
from ..widgets.read_only_table import ReadOnlyTableView
from .difference_model import DifferenceColumn, DifferenceModel
from .version_view import VersionView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.theme import Theme
    from ...record import Tree
    from ...record.analysis.difference import Difference
    from ..core.view_settings import ViewSettings


class VersionChoice(Enum):
    """The version of a record to keep: the one in the window or the one on disk."""

    MINE = "mine"
    FILE = "the file's"


class DiskDialog(QDialog):
    """Dialog with a list of differences above two boards; once accepted, `kept` is the chosen
    version.
    """

    def __init__(
        self,
        mine: Sequence[Tree],
        theirs: Sequence[Tree],
        found: Sequence[tuple[int, Difference]],
        view_settings: ViewSettings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog. ``found`` lists the differences between the games in the window and
        those on disk.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare with File on Disk"))
        self.resize(900, 760)
        self.kept: VersionChoice | None = None
        self._mine, self._theirs, self._found = mine, theirs, found
        self.model = DifferenceModel(mine, theirs, found, view_settings, self)
        self.table = self._table()
        self.here = VersionView(self.tr("In this window"), view_settings, theme)
        self.there = VersionView(self.tr("In the file"), view_settings, theme)
        self.count = PlainLabel()
        self.count.setText(
            self.tr("%n differences", "", len(found))
            if found
            else self.tr("No differences in moves, comments or markup.")
        )
        self._make_buttons()
        self._lay_out()
        self.table.selectionModel().currentChanged.connect(self._show_current)
        self.table.setCurrentIndex(self.model.index(0, 0))
        if not found:
            self._show_places(0, *(games[0].root if games else None for games in (mine, theirs)))

    def _make_buttons(self) -> None:
        cancel = QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(cancel)
        # With the role of accepting, one would be for Enter, which must not save over anything.
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.mine_button = self.buttons.addButton(self.tr("Keep &My Version"), role)
        self.mine_button.setToolTip(self.tr("Replace the file with this record"))
        self.file_button = self.buttons.addButton(self.tr("Use Version on &Disk"), role)
        self.file_button.setToolTip(self.tr("Reload the file and keep a copy of this record"))
        self.buttons.rejected.connect(self.reject)
        self.mine_button.clicked.connect(lambda: self._answer(VersionChoice.MINE))
        self.file_button.clicked.connect(lambda: self._answer(VersionChoice.FILE))
        for button in (self.mine_button, self.file_button, self.buttons.button(cancel)):
            button.setAutoDefault(False)

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.tr("Differences"))
        table.fit_column(DifferenceColumn.PLACE, "Game 00, Move 00000")
        table.fit_column(DifferenceColumn.WHAT, "w" * 28)
        return table

    def _lay_out(self) -> None:
        boards = QWidget()
        row = QHBoxLayout(boards)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.here)
        row.addWidget(self.there)
        middle = QSplitter(Qt.Orientation.Vertical)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.table)
        middle.addWidget(boards)
        middle.setSizes([220, 460])
        column = QVBoxLayout(self)
        column.addWidget(self.count)
        column.addWidget(middle, 1)
        column.addWidget(self.buttons)

    def _show_current(self) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            game, difference = self._found[row]
            self._show_places(game, difference.first_node, difference.second_node)

    def _show_places(self, game: int, one: int | None, other: int | None) -> None:
        self.here.show_node(self._mine[game] if game < len(self._mine) else None, one)
        self.there.show_node(self._theirs[game] if game < len(self._theirs) else None, other)

    def _answer(self, kept: VersionChoice) -> None:
        self.kept = kept
        self.accept()
