"""Table of games and its model."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView

from ....game_index.errors import UnusableIndexError
from ...core.closing import dispose
from ...core.settings import Setting
from ...widgets.menu import Menu
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ...wording import error_messages
from ..game_rows import GameRowSequence
from ..large_index_query import LargeIndexQuery, is_large
from . import game_texts
from .game_texts import GAME_COLUMNS, GameColumn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject, QPoint
    from PySide6.QtGui import QMouseEvent

    from ....game_index.database import GameDatabase
    from ....game_index.filters import Filter, SortOrder
    from ....game_index.listing import GameLister, GameNumbers, GameOrder
    from ....game_index.results import SearchResult
    from ...core.settings import Settings
    from ..game_rows import GameRow

_ASCENDING = Qt.SortOrder.AscendingOrder
_AS_NUMBERED = -1


class GameTableModel(ReadOnlyTableModel):
    """Table model of the filtered games of a search, sorted by a chosen column."""

    failed = Signal(str)
    """Emitted with the reason when the games can't be sorted."""
    unreadable = Signal(object)
    """Emitted with the error when games can't be read or sorted."""
    listed = Signal()
    """Emitted when sorting a large collection begins, and when its games are listed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sorting = LargeIndexQuery(self)
        self._lister: GameLister | None = None
        self._answer: SearchResult | None = None
        self._filter: Filter | None = None
        self._sorted: tuple[int, Qt.SortOrder] = _AS_NUMBERED, _ASCENDING
        self._rows = GameRowSequence()
        self.answers = {
            Qt.ItemDataRole.DisplayRole: game_texts.display_text,
            Qt.ItemDataRole.ToolTipRole: _tip,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
        }

    @property
    def titles(self) -> Sequence[str]:
        return game_texts.column_titles()

    @property
    def rows(self) -> GameRowSequence:
        return self._rows

    def show_games(
        self, games: GameDatabase | None, game_filter: Filter | None, answer: SearchResult | None
    ) -> None:
        """List the games of a database that match a filter and, if a result is given, contain
        hits.

        Those of a large collection are sorted in a thread.
        """
        if games is None:
            self._lister = None
        elif self._lister is None or games is not self._lister.games:
            from ....game_index.listing import GameLister

            self._lister = GameLister(games)
            self._show(GameRowSequence())
        self._filter, self._answer = game_filter, answer
        self._refill()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Sort by a column; a ``column`` of −1 restores the order of the collection."""
        if (column, order) != self._sorted:
            self._sorted = column, order
            try:
                self._refill()
            except UnusableIndexError as error:
                self._report_unsorted(error)

    @property
    def is_sorting(self) -> bool:
        """Whether the games are being sorted, so that the rows are not those that are wanted."""
        return self._sorting.running

    def _refill(self) -> None:
        self._sorting.stop_work()
        lister = self._lister
        if lister is None:
            self._show(GameRowSequence())
            return
        from ....game_index.listing import base_order

        order, descending = self._order()
        base = base_order(self._filter, order, descending=descending)
        if lister.knows(base) or not is_large(lister.games):
            self._show(self._rows_of(lister))
        else:
            self._sorting.run(lister.games, base.read_numbers, partial(self._end_sorting, base))
            if self.is_sorting:
                self.listed.emit()

    def _end_sorting(self, base: GameOrder, numbers: GameNumbers | UnusableIndexError) -> None:
        if isinstance(numbers, UnusableIndexError):
            self._report_unsorted(numbers)
        elif self._lister is not None:
            self._lister.remember(base, numbers)
            self._show(self._rows_of(self._lister))
            self.listed.emit()

    def _report_unsorted(self, error: UnusableIndexError) -> None:
        self.show_games(None, None, None)
        self.failed.emit(error_messages.describe_error(error))
        self.unreadable.emit(error)

    def _show(self, rows: GameRowSequence) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _order(self) -> tuple[SortOrder | None, bool]:
        """Return the key by which games are sorted, None for their first hit, and whether the
        highest comes first.
        """
        from ....game_index.filters import SortOrder

        column, way = self._sorted
        order = "" if column == _AS_NUMBERED else GAME_COLUMNS[GameColumn(column)].order
        if column == GameColumn.HIT and self._answer is not None:
            return None, way is not _ASCENDING
        return SortOrder[order or "NUMBER"], way is not _ASCENDING and order != ""

    def _rows_of(self, lister: GameLister) -> GameRowSequence:
        order, descending = self._order()
        listing = lister.list_games(self._filter, order, descending=descending, result=self._answer)
        return GameRowSequence(listing, lister.games, self._answer, self.unreadable.emit)


def _tip(row: GameRow, _column: int) -> str:
    return "" if row.facts is None else game_texts.game_tooltip(row.facts, row.hits)


def _alignment(_row: GameRow, column: int) -> Qt.AlignmentFlag | None:
    if not GAME_COLUMNS[GameColumn(column)].is_number:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


COLUMNS = Setting("collection/columns", QByteArray())
_NARROWEST = 64
"""Least width of a column, in which about eight letters of a name are legible."""
_KEYS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
_STANDARD = QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll
_PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


class GameTable(ReadOnlyTableView):
    """Table of games with columns that can be sorted by, moved and hidden."""

    row_opened = Signal(int, bool)
    """Emitted on a double-click or Enter: the row, and whether Ctrl was pressed for a new window.
    """
    copy_requested = Signal()
    """Emitted when the user presses the shortcut for Copy."""

    def __init__(self, model: GameTableModel, settings: Settings) -> None:
        super().__init__(model)
        self._settings = settings
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = self.horizontalHeader()
        heads.setMinimumSectionSize(_NARROWEST)
        heads.setSectionsMovable(True)
        for column, info in GAME_COLUMNS.items():
            if info.sample:
                self.fit_column(column, info.sample)
            self.setColumnHidden(column, info.hidden)
        # In a narrow panel, the move and the result stay visible, and the date is scrolled away.
        heads.moveSection(heads.visualIndex(GameColumn.HIT), heads.visualIndex(GameColumn.RESULT))
        heads.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        heads.setSortIndicatorClearable(True)
        heads.restoreState(settings.get(COLUMNS))
        self.setSortingEnabled(True)
        heads.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        heads.customContextMenuRequested.connect(self._offer_columns)
        for changed in (heads.sectionMoved, heads.sectionResized, heads.sortIndicatorChanged):
            changed.connect(self._remember)

    def _offer_columns(self, at: QPoint) -> None:
        menu = Menu(parent=self)
        menu.aboutToHide.connect(partial(dispose, menu))
        for column, title in zip(GameColumn, game_texts.column_titles(), strict=True):
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(column))
            action.toggled.connect(partial(self.show_column, column))
        menu.popup(self.horizontalHeader().mapToGlobal(at))

    def show_column(self, column: GameColumn, shown: bool) -> None:
        """Show or hide a column; the last visible column can't be hidden."""
        left = [each for each in GameColumn if not self.isColumnHidden(each) and each != column]
        self.setColumnHidden(column, not shown and bool(left))
        self._remember()

    @property
    def current_game(self) -> int | None:
        """The number of the game in the current row, or None if there is no current row."""
        rows, at = cast("GameTableModel", self.model()).rows, self.currentIndex().row()
        return rows.game_number(at) if 0 <= at < len(rows) else None

    @property
    def selected_rows(self) -> list[int]:
        """The indexes of the selected rows, from top to bottom."""
        # `selectedRows` would make an object for each row, of which there may be a million.
        selected = self.selectionModel().selection().toList()
        ranges = sorted((it.top(), it.bottom()) for it in selected)
        return [row for top, bottom in ranges for row in range(top, bottom + 1)]

    @property
    def visible_columns(self) -> list[GameColumn]:
        """The visible columns, from left to right."""
        heads = self.horizontalHeader()
        shown = [column for column in GameColumn if not self.isColumnHidden(column)]
        return sorted(shown, key=heads.visualIndex)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self.rowAt(round(event.position().y()))
        if event.button() is Qt.MouseButton.LeftButton and row >= 0:
            self.row_opened.emit(row, _with_ctrl(event))

    def event(self, event: QEvent) -> bool:
        """Handle navigation keys in the table before they trigger the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = event.key() in _KEYS and event.modifiers() in _PLAIN
            if mine or any(map(event.matches, _STANDARD)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.row_opened.emit(row, _with_ctrl(event))
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Ignore typed text, because a search by typing would have to read all games."""

    def _remember(self) -> None:
        self._settings.set(COLUMNS, self.horizontalHeader().saveState())


def _with_ctrl(event: QMouseEvent | QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
