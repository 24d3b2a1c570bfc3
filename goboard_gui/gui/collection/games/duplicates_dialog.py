"""The window that shows which games a collection has more than once."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ...core import background, closing
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...wording import error_messages
from . import duplicates_words as words
from .duplicates_model import DuplicatesModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ....game_index.duplicates import DuplicateGroup
    from ....game_index.facts import GameFacts
    from ...actions.workspace import Workspace
    from ...widgets.read_only_table import Index
    from ..hits.opener import Opener
    from ..search import Search

_FEW = 200
"""So many groups are shown with their games at once."""


class DuplicatesDialog(QDialog):
    """Stays beside the window; it opens and compares, and removes nothing."""

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        opener: Opener,
        compare_with: Callable[[Path, int], object],
        parent: QWidget | None = None,
    ) -> None:
        """``compare_with`` compares the record with a game of a file."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Duplicates"))
        self._search = search
        self._workspace = workspace
        self._opener = opener
        self._compare_with = compare_with
        self._task: background.Task | None = None
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(words.looking())
        self.model = DuplicatesModel(self)
        self.tree = self._make_tree()
        self._make_buttons()
        column = QVBoxLayout(self)
        for widget in (self.told, self.bar, self.tree, self.buttons):
            column.addWidget(widget, 1 if widget is self.tree else 0)
        closing.connect(self, search.opened, self.look)
        self.tree.selectionModel().selectionChanged.connect(self._enable)
        self.tree.activated.connect(self._activate)
        self.resize(860, 560)
        self.tree.setFocus()
        self.look()

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.model)
        tree.setAccessibleName(self.windowTitle())
        tree.setUniformRowHeights(True)
        tree.setAlternatingRowColors(True)
        tree.setExpandsOnDoubleClick(False)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = tree.header()
        heads.setStretchLastSection(False)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        heads.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, sample in enumerate(("W+12.5", "1846-09-11", "Moves 0", "w" * 14), 1):
            heads.resizeSection(column, self.fontMetrics().horizontalAdvance(sample) + 16)
        return tree

    def _make_buttons(self) -> None:
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.buttons.rejected.connect(self.reject)
        self.open_button = add_button(self.buttons, self.tr("&Open"), self.open)
        self.compare_button = add_button(self.buttons, self.tr("Co&mpare two"), self.compare)
        self.compare_button.setToolTip(
            self.tr("Open the one game, and tell where the other one parts from it")
        )
        self.copy_button = add_button(self.buttons, self.tr("&Copy the list"), self.copy)
        self.save_button = add_button(self.buttons, self.tr("&Save the list…"), self.save)

    @property
    def busy(self) -> bool:
        """Whether one is still looking."""
        return not self.bar.isHidden()

    def look(self) -> None:
        """Look through the collection that is open, in a thread with a connection of its own."""
        self.stop_work()
        index = self._search.index
        self.model.show_groups((), None)
        self.bar.setVisible(index is not None)
        self.told.setText(words.no_index() if index is None else words.looking())
        self._enable()
        if index is not None:
            self._task = background.Task(partial(_duplicates, index.folder), self._show)

    def stop_work(self) -> None:
        """Look no longer: the dialog is closed, see `closing`."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _show(self, found: list[DuplicateGroup] | Exception) -> None:
        self._task = None
        index = self._search.index
        if index is None:
            return
        self.bar.hide()
        if isinstance(found, Exception):
            self.told.setText(error_messages.describe(found))
            return
        self.model.show_groups(found, index.games)
        for row in range(min(len(found), _FEW)):
            self.tree.expand(self.model.index(row, 0))
        self.told.setText(words.count(found))
        self._enable()

    @property
    def _chosen(self) -> list[GameFacts]:
        """The games that are selected, by themselves or by their groups."""
        rows = self.tree.selectionModel().selectedRows()
        chosen = [facts for index in sorted(rows) for facts in self.model.facts_at(index)]
        return list(dict.fromkeys(chosen))

    def _enable(self) -> None:
        chosen = len(self._chosen)
        self.open_button.setEnabled(chosen == 1)
        self.compare_button.setEnabled(chosen == 2)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(bool(self.model.groups))

    def _activate(self, index: Index) -> None:
        chosen = self.model.facts_at(index)
        if index.internalId():
            self._opener.open_first(chosen[0])
        else:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def open(self) -> None:
        """Open the game that is selected, in the window."""
        if len(self._chosen) == 1:
            self._opener.open_first(self._chosen[0])

    def compare(self) -> None:
        """Open the first of two games, and compare all moves of it with those of the other."""
        if len(self._chosen) != 2:
            return
        first, second = self._chosen
        self._opener.open_first(first, lambda: self._compare_with(second.path, second.place))

    def _table(self) -> Iterator[list[object]]:
        yield list(words.table_titles())
        for number, group in enumerate(self.model.groups):
            for facts in self.model.facts_of(number):
                yield words.table_row(number + 1, group, facts)

    def copy(self) -> None:
        """Put the list on the clipboard, for text and for spreadsheets."""
        from ....files.tables import separated

        with dialogs.busy():
            QApplication.clipboard().setText(separated(self._table(), "\t"))
        self._workspace.messages.show(self.tr("Copied: the list"))

    def save(self) -> None:
        """Ask for a file and save the list as a table."""
        from ....files.errors import SaveError
        from ....files.storage.saving import save
        from ....files.tables import spreadsheet

        suggested = Path(self._workspace.settings.get(LAST_FOLDER)) / self.tr("duplicates.csv")
        kinds = self.tr("Comma-separated values (*.csv)")
        path = dialogs.ask_save_path(self, self.tr("Save the list"), str(suggested), kinds)
        if path is None:
            return
        try:
            with dialogs.busy():
                data = spreadsheet(self._table())
            path = path if path.suffix else path.with_suffix(".csv")
            save(path, data)
        except SaveError as error:
            dialogs.show_error(self, error_messages.describe(error))
        else:
            self._workspace.messages.show_saved(path)


def _duplicates(folder: Path, _task: background.Task) -> list[DuplicateGroup] | Exception:
    """Look for them, with a connection of the thread's own."""
    from ....game_index.duplicates import find_duplicates
    from ....game_index.index import Index
    from ..search import TROUBLES

    try:
        with contextlib.closing(Index(folder)) as index:
            return find_duplicates(index)
    except TROUBLES as error:
        return error
