"""A filterable list of games with thumbnails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelectionModel,
    QSignalBlocker,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...core import closing
from ...core.settings import NATURAL_PLACEMENT, THEME, Setting
from ...widgets import appearance, dialogs
from ...widgets.accessibility import set_combo_box_name
from ...widgets.thumbnails import ThumbnailPosition, Thumbnails
from . import words as games_words
from .model import GameRole, GamesModel
from .view import ROW, TILE, GamesView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....record import Tree
    from ...core.settings import Settings

ROWS = Setting("games/rows", False)
MOMENT = Setting(
    "games/moment", ThumbnailPosition.END.name, tuple(moment.name for moment in ThumbnailPosition)
)


class GamesPanel(QWidget):
    """Shows games and their selection; games are identified by index, from 0."""

    changed = Signal()
    """Emitted when the selection or the filter changes."""
    opened = Signal()
    """Emitted when the selected game should be opened."""
    dropped = Signal(int)
    """Emitted with the index in front of which the selected games were dropped."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.thumbnails = Thumbnails(appearance.board_theme(settings), TILE, self)
        self.model = GamesModel(self)
        self._chosen: list[int] | None = None
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self.model)
        self._found.setFilterRole(GameRole.SEARCH)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view = GamesView(self.thumbnails)
        self.view.setModel(self._found)
        self.setFocusProxy(self.view)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find players, events, dates, results…"))
        self.filter.setAccessibleName(self.tr("Find"))
        self.filter.setClearButtonEnabled(True)
        self.moments, self.shapes = QComboBox(), QComboBox()
        self._fill_choices()
        above = QHBoxLayout()
        above.addWidget(self.filter, 1)
        above.addWidget(self.moments)
        above.addWidget(self.shapes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(above)
        column.addWidget(self.view, 1)
        self._connect()
        self._use_shape()
        self._use_moment()

    def _fill_choices(self) -> None:
        set_combo_box_name(self.moments, self.tr("Positions shown"))
        for moment in ThumbnailPosition:
            self.moments.addItem(games_words.moment_name(moment), moment)
        self.moments.setCurrentIndex(
            self.moments.findData(ThumbnailPosition[self._settings.get(MOMENT)])
        )
        set_combo_box_name(self.shapes, self.tr("Shown as"))
        self.shapes.addItem(self.tr("Tiles"), False)
        self.shapes.addItem(self.tr("Rows"), True)
        self.shapes.setCurrentIndex(self.shapes.findData(self._settings.get(ROWS)))

    def _connect(self) -> None:
        closing.connect(self, self._settings.changed, self._setting_changed)
        self.thumbnails.drawn.connect(self._show_drawn)
        self.filter.textChanged.connect(self._find)
        self.filter.returnPressed.connect(self.view.setFocus)
        self.moments.activated.connect(self._use_moment)
        self.shapes.activated.connect(self._use_shape)
        self.view.activated.connect(self.opened)
        self.view.dropped.connect(self.dropped)
        self.model.modelReset.connect(self._forget_chosen)
        self.view.selectionModel().selectionChanged.connect(self._forget_chosen)
        self.view.selectionModel().selectionChanged.connect(self.changed)

    @property
    def filtered(self) -> bool:
        """Whether a filter may hide games."""
        return bool(self.filter.text())

    @property
    def found(self) -> int:
        """The number of visible games."""
        return self._found.rowCount()

    @property
    def chosen(self) -> list[int]:
        """The indexes of the selected games.

        Cached until the selection changes: all of 10,000 games may be selected while one of them is
        edited.
        """
        if self._chosen is None:
            indexes = self.view.selectionModel().selectedIndexes()
            self._chosen = sorted(self._found.mapToSource(index).row() for index in indexes)
        return self._chosen

    def _forget_chosen(self) -> None:
        self._chosen = None

    def choose(self, *games: Tree) -> None:
        """Select games; the first one becomes current and is scrolled into view."""
        selection = self.view.selectionModel()
        with QSignalBlocker(selection):
            selection.clear()
        for tree in reversed(games):
            row = self.model.row_of(tree)
            index = self._found.mapFromSource(self.model.index(-1 if row is None else row))
            if index.isValid():
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.Select)
                self.view.scrollTo(index)
        self._forget_chosen()
        self.view.viewport().update()
        self.changed.emit()

    def show_games(self, games: Sequence[Tree], current: int) -> None:
        """Show other games, keeping the selection."""
        before = [self.model.summaries[place].tree for place in self.chosen]
        scrolled = self.view.verticalScrollBar().value()
        self.model.show_games(games, current)
        if before and not self.chosen:
            self.choose(*before)
            self.view.verticalScrollBar().setValue(scrolled)
        self.changed.emit()

    def _find(self, text: str) -> None:
        with dialogs.busy():
            self._found.setFilterFixedString(text)
        self.view.setDragEnabled(not self.filtered)
        self.changed.emit()

    def _use_moment(self) -> None:
        moment = self.moments.currentData()
        self._settings.set(MOMENT, moment.name)
        self.thumbnails.use(moment=moment)
        self.view.viewport().update()

    def _use_shape(self) -> None:
        rows = bool(self.shapes.currentData())
        self._settings.set(ROWS, rows)
        self.thumbnails.use(side=ROW if rows else TILE)
        self.view.use_rows(rows)

    def _setting_changed(self, setting: object) -> None:
        if setting in (THEME, NATURAL_PLACEMENT):
            self.thumbnails.use(theme=appearance.board_theme(self._settings))
            self.view.viewport().update()

    def _show_drawn(self, tree: Tree) -> None:
        row = self.model.row_of(tree)
        if row is not None:
            self.view.update(self._found.mapFromSource(self.model.index(row)))
