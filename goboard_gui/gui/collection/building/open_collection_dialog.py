"""Dialog that opens one of the known collections, or one that is stored elsewhere."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ....game_index.errors import IndexErrorCode, UnusableIndexError
from ....named_tuples import NamedTuple
from ...core.background import DiskTask
from ...core.i18n import format_number
from ...core.qt_strings import to_qt
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...widgets.labels import PlainLabel
from ...widgets.read_only_table import Index, ReadOnlyTableModel, ReadOnlyTableView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QObject

    from ...core.background import Task
    from .collection_store import CollectionStore


class KnownIndex(NamedTuple):
    """A row of the table: the folder of an index, with its number of games or the error that
    prevents its use. Both are unknown at first.
    """

    folder: Path
    games: int | Exception | None = None


class IndexModel(ReadOnlyTableModel):
    """Table model with one row for each known index.

    Games are counted in threads, because a disk may not answer.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[KnownIndex] = []
        self._tasks: list[DiskTask] = []

    def show_indexes(self, folders: Sequence[Path]) -> None:
        """Replace the rows with the indexes in these folders."""
        self.stop_work()
        self.beginResetModel()
        self._rows = [KnownIndex(folder) for folder in folders]
        self.endResetModel()
        self._tasks = [
            DiskTask(partial(_count_games, folder), partial(self._show_games, row))
            for row, folder in enumerate(folders)
        ]

    def stop_work(self) -> None:
        """Stop counting; `closing.dispose` calls this when the dialog closes."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []

    def _show_games(self, row: int, games: int | Exception) -> None:
        self._rows[row] = self._rows[row]._replace(games=games)
        cell = self.index(row, 1)
        self.dataChanged.emit(cell, cell)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Collection"), self.tr("Games"), self.tr("Location")

    @property
    def rows(self) -> Sequence[KnownIndex]:
        return self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            games = self._games_text(row.games)
            return (to_qt(row.folder.name), games, to_qt(str(row.folder.parent)))[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _games_text(self, games: int | Exception | None) -> str:
        if games is None:
            return "…"
        if isinstance(games, UnusableIndexError) and games.code is IndexErrorCode.BUSY:
            return self.tr("in use")
        return self.tr("unusable") if isinstance(games, Exception) else format_number(games)


class OpenCollectionDialog(QDialog):
    """Dialog with a table of the known collections, in which the user chooses one to open or
    removes some.
    """

    def __init__(
        self,
        store: CollectionStore,
        remove: Callable[[Path, QWidget], object],
        open_now: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog with the indexes that ``store`` lists.

        ``remove`` removes an index after confirmation; ``open_now`` is the index to select at
        first.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open Collection"))
        self._store = store
        self._remove = remove
        self.accepted_folder: Path | None = None
        """The index that the user wants to open, or None."""
        self.model = IndexModel(self)
        self.table = ReadOnlyTableView(self.model, self)
        self.table.setAccessibleName(self.tr("Collections"))
        self.table.fit_column(1, "0,000,000  ")
        self.table.fit_column(0, "n" * 28)
        self.explanation = PlainLabel(
            self.tr(
                "There are no collections yet. Create one, or choose the folder of an "
                "existing index."
            )
        )
        self.explanation.setWordWrap(True)
        self._make_buttons()
        column = QVBoxLayout(self)
        column.addWidget(self.explanation)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        self.open_button.setDefault(True)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.table.doubleClicked.connect(self.accept)
        self.resize(620, 340)
        self.refresh(open_now)

    def _make_buttons(self) -> None:
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_button = self.buttons.addButton(
            self.tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.other_button = add_button(self.buttons, self.tr("Other &Folder…"), self.ask_folder)
        self.remove_button = add_button(self.buttons, self.tr("&Remove…"), self.remove_selected)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def selected_folder(self) -> Path | None:
        """The folder of the selected index, or None if none is selected."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.rows[rows[0].row()].folder if rows else None

    def refresh(self, selected: Path | None = None) -> None:
        """Reload the list of known indexes and select the given one, or else the first."""
        known = self._store.known_indexes()
        self.model.show_indexes(known)
        if known:
            self.table.selectRow(known.index(selected) if selected in known else 0)
        self.explanation.setVisible(not known)
        self._enable()

    def accept(self) -> None:
        """Close the dialog, so that the caller opens the selected index; do nothing if none is
        selected.
        """
        self.accepted_folder = self.selected_folder
        if self.accepted_folder is not None:
            super().accept()

    def ask_folder(self) -> None:
        """Ask for the folder of another index, and close the dialog, so that the caller opens that
        index.
        """
        folder = dialogs.ask_folder(self, self.tr("Choose Index Folder"), str(self._store.home))
        if folder is not None:
            self.accepted_folder = folder
            super().accept()

    def remove_selected(self) -> None:
        """Remove the selected index after confirmation."""
        if self.selected_folder is not None:
            self._remove(self.selected_folder, self)
            self.refresh()

    def _enable(self) -> None:
        for button in (self.open_button, self.remove_button):
            button.setEnabled(self.selected_folder is not None)


def _count_games(folder: Path, _task: Task) -> int | UnusableIndexError:
    """Return the number of games in an index, or the error if the index can't be used now."""
    from ....game_index.database import GameDatabase
    from ....game_index.paths import DATABASE

    try:
        with closing(GameDatabase(folder / DATABASE, lock_timeout=0)) as games:
            return games.game_count()
    except UnusableIndexError as error:
        return error
