"""The table of games in the list of a collection."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView

from ...core.closing import dispose
from ...core.settings import Setting
from ...widgets.menu import Menu
from ...widgets.read_only_table import ReadOnlyTableView
from . import words
from .words import Column

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QMouseEvent

    from ...core.settings import Settings
    from .model import GameModel

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
    """Its columns are sorted by their heads, moved, and chosen in the menu of the heads."""

    opened = Signal(int, bool)
    """A row was double-clicked, or Enter pressed; with Ctrl, to be opened in another window."""
    copied = Signal()
    """What is selected is to be copied."""

    def __init__(self, model: GameModel, settings: Settings) -> None:
        super().__init__(model)
        self._settings = settings
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = self.horizontalHeader()
        heads.setMinimumSectionSize(_NARROWEST)
        heads.setSectionsMovable(True)
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
        menu = Menu(parent=self)
        menu.aboutToHide.connect(partial(dispose, menu))
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

    @property
    def chosen(self) -> list[int]:
        """The rows that are selected, from above."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    @property
    def columns(self) -> list[Column]:
        """The columns that are shown, from left to right."""
        heads = self.horizontalHeader()
        shown = [column for column in Column if not self.isColumnHidden(column)]
        return sorted(shown, key=heads.visualIndex)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self.rowAt(round(event.position().y()))
        if event.button() is Qt.MouseButton.LeftButton and row >= 0:
            self.opened.emit(row, _with_ctrl(event))

    def event(self, event: QEvent) -> bool:
        """Take the keys of a list before the window's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = event.key() in _KEYS and event.modifiers() in _PLAIN
            if mine or any(map(event.matches, _STANDARD)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.opened.emit(row, _with_ctrl(event))
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Look for nothing that is typed: all games would have to be read for it."""

    def _remember(self) -> None:
        self._settings.set(COLUMNS, self.horizontalHeader().saveState())


def _with_ctrl(event: QMouseEvent | QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
