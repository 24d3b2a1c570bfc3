"""The list of the games in which something was found, or of all games of a collection."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from ..fields.rows import RowsTable
from ..settings import Setting
from . import game_words as words
from .game_model import GameModel
from .game_words import Column

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from ..parts import Parts
    from ..settings import Settings
    from .search import Search

COLUMNS = Setting("collection/columns", QByteArray())
_HIDDEN = (Column.EVENT, Column.MOVES, Column.FILE)
_SAMPLES = {
    Column.RESULT: "W+12.5",
    Column.DATE: "1846-09-11",
    Column.HIT: "123 (+1)",
    Column.MOVES: "Moves 00",
    Column.EVENT: "w" * 16,
    Column.FILE: "w" * 12,
}
_NARROWEST = 44


class GameTable(RowsTable):
    """Its columns are sorted by their heads, moved, and chosen in the menu of the heads."""

    def __init__(self, model: GameModel, settings: Settings) -> None:
        super().__init__(model)
        self._settings = settings
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = self.horizontalHeader()
        heads.setMinimumSectionSize(_NARROWEST)
        heads.setSectionsMovable(True)
        heads.setHighlightSections(False)
        for column, sample in _SAMPLES.items():
            self.fit(column, sample)
        for column in _HIDDEN:
            self.setColumnHidden(column, True)
        heads.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        heads.setSortIndicatorClearable(True)
        heads.restoreState(settings.get(COLUMNS))
        self.setSortingEnabled(True)
        heads.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        heads.customContextMenuRequested.connect(self._offer_columns)
        for changed in (heads.sectionMoved, heads.sectionResized, heads.sortIndicatorChanged):
            changed.connect(self._remember)

    def _offer_columns(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column, title in zip(Column, words.titles(), strict=True):
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(column))
            action.toggled.connect(partial(self.show_column, column))
        menu.popup(self.horizontalHeader().mapToGlobal(at))

    def show_column(self, column: Column, shown: bool) -> None:
        """Show a column or hide it, unless it is the last one."""
        left = [each for each in Column if not self.isColumnHidden(each) and each != column]
        self.setColumnHidden(column, not shown and bool(left))
        self._remember()

    def _remember(self) -> None:
        self._settings.set(COLUMNS, self.horizontalHeader().saveState())


class GameList(QWidget):
    """A filter, the games, and how many they are."""

    def __init__(self, search: Search, parts: Parts) -> None:
        super().__init__()
        self._search = search
        self._parts = parts
        self.model = GameModel(self)
        self.table = GameTable(self.model, parts.settings)
        self.table.setAccessibleName(self.tr("Games"))
        self.count = QLabel()
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self._put_together()
        search.opened.connect(self.refresh)
        search.changed.connect(self.refresh)
        self.refresh()

    def _put_together(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self.count, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.table, 1)
        column.addLayout(below)

    def refresh(self) -> None:
        """List the games that there are now."""
        index = self._search.index
        games = None if index is None else index.games
        self.model.show_games(games, self._search.filter, self._search.answer)
        self.count.setText(words.count(self.model.rowCount(), self.model.rowCount()))
