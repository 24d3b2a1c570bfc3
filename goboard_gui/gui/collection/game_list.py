"""The list of the games in which something was found, or of all games of a collection."""

from __future__ import annotations

from functools import partial
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from ..commands import Command
from ..fields.rows import RowsTable
from ..settings import Setting
from . import game_words as words
from .filter_row import FilterRow
from .game_model import GameModel
from .game_words import Column
from .hits import Hits, Listed
from .trail_bar import CountLine, TrailBar

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from ..parts import Parts
    from ..settings import Settings
    from .search import Answered, Search

COLUMNS = Setting("collection/columns", QByteArray())
_HIDDEN = (Column.EVENT, Column.MOVES, Column.FILE)
_SAMPLES = {
    Column.RESULT: "W+12.5",
    Column.DATE: "1846-09-11",
    Column.HIT: "00 +0",
    Column.MOVES: "Moves 0",
    Column.EVENT: "w" * 16,
    Column.FILE: "w" * 12,
}
_NARROWEST = 40
_ROWS = 3
"""So many can be seen in the lowest of panels."""
_OFFERED = 12


class GameTable(RowsTable):
    """Its columns are sorted by their heads, moved, and chosen in the menu of the heads."""

    opened = Signal(int, bool)
    """A row was double-clicked, or Enter pressed; with Ctrl, to be opened in another window."""

    def __init__(self, model: GameModel, settings: Settings) -> None:
        super().__init__(model)
        self._settings = settings
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = self.horizontalHeader()
        row = self.verticalHeader().defaultSectionSize()
        self.setMinimumHeight(heads.sizeHint().height() + _ROWS * row)
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

    @property
    def current_game(self) -> int | None:
        """The number of the game that is selected."""
        rows, at = cast("GameModel", self.model()).rows, self.currentIndex().row()
        return rows.number(at) if 0 <= at < len(rows) else None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self.rowAt(round(event.position().y()))
        if event.button() is Qt.MouseButton.LeftButton and row >= 0:
            self.opened.emit(row, _with_ctrl(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.opened.emit(row, _with_ctrl(event))
        else:
            super().keyPressEvent(event)

    def _remember(self) -> None:
        self._settings.set(COLUMNS, self.horizontalHeader().saveState())


def _with_ctrl(event: QMouseEvent | QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


class GameList(QWidget):
    """A filter, the games, how many they are, and whose hits one follows."""

    def __init__(self, search: Search, parts: Parts) -> None:
        super().__init__()
        self.search = search
        self._parts = parts
        self._answered: Answered | None = None
        self.model = GameModel(self)
        self.table = GameTable(self.model, parts.settings)
        self.table.setAccessibleName(self.tr("Games"))
        self.filter = FilterRow(self._players)
        self.hits = Hits(search, parts, self._listed, self)
        self.trail = TrailBar(self.hits)
        self.count = CountLine(parts.actions)
        self._put_together()
        self._connect()
        self.refresh()

    def _put_together(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.filter)
        column.addWidget(self.trail)
        column.addWidget(self.table, 1)
        column.addWidget(self.count)

    def _connect(self) -> None:
        self.search.opened.connect(self.refresh)
        self.search.changed.connect(self.refresh)
        self.filter.changed.connect(lambda: self.search.restrict(self.filter.meant))
        self.hits.changed.connect(self._follow)
        self.table.opened.connect(self._open)

    def refresh(self) -> None:
        """List the games that there are now; as long as more is looked for, those there were."""
        search, trail = self.search, self.hits.trail
        index, answered = search.index, search.answered
        if index is not None and answered is None and search.share is not None and trail is None:
            return
        self._answered = answered
        answer = trail.answer if trail is not None else answered and answered.answer
        kept = self.table.current_game
        try:
            self.model.show_games(None if index is None else index.games, search.filter, answer)
        except DatabaseError as error:
            self.model.show_games(None, None, None)
            self.count.told.setText(str(error))
            return
        self._select(self.hits.game if kept is None else kept)
        meant = answer.game_count if answer is not None else len(index) if index else 0
        self.count.tell(self.model.rowCount(), meant, self._place(self.hits.game))

    def _follow(self) -> None:
        """Show which game one came to."""
        self.refresh()
        if self.hits.game is not None:
            self._select(self.hits.game)
        back = self._parts.actions[Command.COLLECTION_BACK]
        back.setEnabled(self.hits.trail is not None)

    def _place(self, game: int | None) -> int | None:
        return None if game is None else self.model.rows.row_of(game)

    def _select(self, game: int | None) -> None:
        row = self._place(game)
        if row is not None:
            self.table.selectRow(row)

    def _listed(self) -> Listed:
        return Listed(self.model.rows, self._answered, max(self.table.currentIndex().row(), 0))

    def _open(self, row: int, beside: bool) -> None:
        chosen = self.model.rows[row]
        if beside:
            self.hits.open_beside(chosen)
        else:
            self.hits.open(chosen)

    def _players(self, beginning: str) -> list[str]:
        """The players that a filter may mean."""
        index = self.search.index
        if index is None:
            return []
        return [name for name, _ in index.games.players(beginning, _OFFERED)]
