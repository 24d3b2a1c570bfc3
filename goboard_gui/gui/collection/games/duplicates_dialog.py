"""Dialog that lists games that a collection contains more than once."""

from __future__ import annotations

import contextlib
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QProgressBar,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ....display_text import to_single_line
from ....game_index.duplicates import DuplicateEvidence, MoveAgreement
from ....game_index.errors import UnusableIndexError
from ...core import closing
from ...core.i18n import format_number, tr_noop, translator
from ...core.settings import LAST_FOLDER
from ...core.single_task import SingleTask
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...widgets.labels import PlainLabel
from ...widgets.progress_row import TaskProgressRow
from ...widgets.qt_texts import as_tip
from ...wording import error_messages
from ..game_reader import GameReader, collect
from ..index_opener import LOCK_TIMEOUT_SECONDS
from . import game_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QObject

    from ....game_index.database import GameDatabase
    from ....game_index.duplicates import DuplicateGroup
    from ....game_index.facts import GameFacts
    from ...actions.workspace import Workspace
    from ...core.background import Task
    from ...widgets.read_only_table import Index
    from ..hits.game_opener import GameOpener
    from ..search import Search

_D = "Duplicates"
_tr = translator(_D)

_AGREEMENTS = {
    MoveAgreement.SAME: tr_noop(_D, "identical moves"),
    MoveAgreement.PART: tr_noop(_D, "same moves, but some records end earlier"),
    MoveAgreement.DIFFERENT: tr_noop(_D, "some moves differ"),
}
_CLUES = {
    DuplicateEvidence.POSITION: tr_noop(_D, "final position"),
    DuplicateEvidence.SIGNATURE: tr_noop(_D, "moves 20, 31, 40, 51, 60 and 71"),
}


def _titles() -> list[str]:
    """Return the titles of the columns in the list of duplicates."""
    columns = (
        tr_noop(_D, "Players"),
        tr_noop(_D, "Result"),
        tr_noop(_D, "Date"),
        tr_noop(_D, "Moves"),
    )
    return [_tr(title) for title in (*columns, tr_noop(_D, "File"))]


def _group_text(duplicates: DuplicateGroup) -> str:
    """Return text with the number of games in a group and the extent to which they agree."""
    text = _tr(tr_noop(_D, "%n games: {agreement}"), len(duplicates.games))
    return text.format(agreement=_tr(_AGREEMENTS[duplicates.agreement]))


def _evidence_text(duplicates: DuplicateGroup) -> str:
    """Return the tooltip that states how the games of a group were recognised as duplicates."""
    clues = [_tr(text) for clue, text in _CLUES.items() if clue in duplicates.evidence]
    return _tr(tr_noop(_D, "Identified by: {clues}")).format(clues=", ".join(clues))


def _cells(facts: GameFacts) -> list[str]:
    """Return the texts of the cells in a game's row."""
    black = game_texts.player_text(facts.black, facts.black_rank) or "?"
    white = game_texts.player_text(facts.white, facts.white_rank) or "?"
    return [
        f"{black} – {white}",
        game_texts.result_text(facts.result),
        to_single_line(facts.date),
        str(facts.moves),
        game_texts.file_name(facts),
    ]


def _searching_text() -> str:
    """Return the message that is shown while searching."""
    return _tr(tr_noop(_D, "Searching for duplicates…"))


def _no_index_text() -> str:
    """Return the message that is shown if no collection is open."""
    return _tr(tr_noop(_D, "No collection is open."))


def duplicate_count_text(groups: Sequence[DuplicateGroup]) -> str:
    """Return the message with the number of duplicates found."""
    if not groups:
        return _tr(tr_noop(_D, "No duplicates found."))
    spare = sum(len(each.games) - 1 for each in groups)
    text = tr_noop(_D, "%Ln duplicates found.")
    if len(groups) > 1:
        text = tr_noop(_D, "%Ln duplicates found in {groups} groups.")
    counted = _tr(text, spare).format(groups=format_number(len(groups)))
    kept = _tr(tr_noop(_D, "No files are deleted."))
    return f"{counted} {kept}"


def _export_titles() -> list[str]:
    """Return the column titles of the exported list, in the order of `_export_row`."""
    first = tr_noop(_D, "Group"), tr_noop(_D, "Comparison"), tr_noop(_D, "Identified by")
    return [
        *map(_tr, first),
        *_titles()[:-1],
        _tr(tr_noop(_D, "File")),
        _tr(tr_noop(_D, "Game number in file")),
    ]


def _export_row(number: int, duplicates: DuplicateGroup, facts: GameFacts) -> list[object]:
    """Return the cells of a game in the exported list; ``number`` is the one-based number of its
    group.
    """
    clues = " + ".join(sorted(clue.value for clue in duplicates.evidence))
    path = os.fsencode(facts.path).decode("utf-8", "replace")
    return [
        *(number, duplicates.agreement.value, clues),
        *_cells(facts)[:-1],
        *(path, facts.place + 1),
    ]


_GROUP = 0
"""Internal id of the rows of groups; the rows of games have the number of their group, from 1."""


class DuplicatesModel(QAbstractItemModel):
    """Tree model of groups of duplicates; the games of a group are read when the group is
    expanded.
    """

    unreadable = Signal(object)
    """Emitted with the error when the games of a group can't be read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: Sequence[DuplicateGroup] = ()
        self._games: GameDatabase | None = None
        self._facts: dict[int, list[GameFacts]] = {}

    def show_groups(self, groups: Sequence[DuplicateGroup], games: GameDatabase | None) -> None:
        """Show these groups; their games are read from a database when they are needed."""
        self.beginResetModel()
        self.groups, self._games, self._facts = groups, games, {}
        self.endResetModel()

    def group_facts(self, group: int) -> list[GameFacts]:
        """Return the games of a group, or an empty list if they can't be read."""
        try:
            return self.read_duplicate_details(group)
        except UnusableIndexError as error:
            self._facts[group] = []
            self.unreadable.emit(error)
            return []

    def read_duplicate_details(self, group: int) -> list[GameFacts]:
        """Return the games of a group, except those that are no longer in the index.

        :raises UnusableIndexError: if they can't be read at the moment.
        """
        if group not in self._facts and self._games is not None:
            self._facts[group] = self._games.game_facts(self.groups[group].games)
        return self._facts.get(group, [])

    def game_facts_at(self, index: Index) -> list[GameFacts]:
        """Return the game in a row, or all games of the group if the row is a group."""
        if not index.isValid():
            return []
        group = index.internalId() - 1
        if group < 0:
            return self.group_facts(index.row())
        return self.group_facts(group)[index.row() : index.row() + 1]

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _GROUP)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _GROUP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        if parent.internalId() != _GROUP or parent.column() > 0:
            return 0
        return len(self.group_facts(parent.row()))

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008, N802
        if not parent.isValid():
            return bool(self.groups)
        return parent.internalId() == _GROUP and parent.column() == 0

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(_titles())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        shown = role == Qt.ItemDataRole.DisplayRole
        if index.internalId() == _GROUP:
            group = self.groups[index.row()]
            if not shown:
                return as_tip(_evidence_text(group))
            return _group_text(group) if index.column() == 0 else None
        (facts,) = self.game_facts_at(index)
        return _cells(facts)[index.column()] if shown else as_tip(game_texts.game_tooltip(facts))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return _titles()[section]


_FEW = 200
"""Maximum number of groups that are expanded at first."""
_MOST_ROWS = 3
"""The most selected rows that can stand for two games: theirs and that of their group."""


class DuplicatesDialog(QDialog):
    """Modeless dialog for opening and comparing duplicates. It does not delete any games."""

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        opener: GameOpener,
        compare_with: Callable[[Path, int], object],
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog; ``compare_with`` is a function that compares the open record with a
        game in a file.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Duplicates"))
        self._search = search
        self._workspace = workspace
        self._opener = opener
        self._compare_with = compare_with
        self._search_task = SingleTask(self)
        self.progress_row = TaskProgressRow()
        self._reader = GameReader(self, self.progress_row)
        self.progress_row.ended.connect(self._enable)
        self.status = PlainLabel()
        self.status.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(_searching_text())
        self.model = DuplicatesModel(self)
        self.model.unreadable.connect(search.failed)
        self.tree = self._make_tree()
        self._make_buttons()
        column = QVBoxLayout(self)
        for widget in (self.status, self.bar, self.tree, self.progress_row, self.buttons):
            column.addWidget(widget, 1 if widget is self.tree else 0)
        closing.connect_until_closed(self, search.opened, self.start_search)
        self.tree.selectionModel().selectionChanged.connect(self._enable)
        self.tree.activated.connect(self._activate)
        self.resize(860, 560)
        self.tree.setFocus()
        self.start_search()

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
        self.open_button = add_button(self.buttons, self.tr("&Open"), self.open_selected)
        self.compare_button = add_button(
            self.buttons, self.tr("Co&mpare Games"), self.compare_selected
        )
        self.compare_button.setToolTip(
            self.tr(
                "Open the first of the two selected games and show where the second one differs"
            )
        )
        self.copy_button = add_button(self.buttons, self.tr("&Copy List"), self.copy_list)
        self.save_button = add_button(self.buttons, self.tr("&Save List…"), self.save_list)

    @property
    def is_searching(self) -> bool:
        """Whether the search for duplicates is running."""
        return not self.bar.isHidden()

    def start_search(self) -> None:
        """Search the open collection for duplicates in a background thread, which opens the index
        separately.
        """
        self.progress_row.cancel()
        self._search_task.cancel()
        index = self._search.index
        self.model.show_groups((), None)
        self.bar.setVisible(index is not None)
        self.status.setText(_no_index_text() if index is None else _searching_text())
        self._enable()
        if index is not None:
            self._search_task.run_task(partial(_duplicates, index.folder), self._show)

    def _show(self, found: list[DuplicateGroup] | Exception) -> None:
        index = self._search.index
        if index is None:
            return
        self.bar.hide()
        if isinstance(found, Exception):
            self.status.setText(error_messages.describe_error(found))
            self._search.failed.emit(found)
            return
        self.model.show_groups(found, index.games)
        for row in range(min(len(found), _FEW)):
            self.tree.expand(self.model.index(row, 0))
        self.status.setText(duplicate_count_text(found))
        self._enable()

    @property
    def _chosen(self) -> list[GameFacts]:
        """The selected games, including those of selected groups; none if many are selected."""
        rows = self.tree.selectionModel().selectedRows()
        if len(rows) > _MOST_ROWS:
            return []
        chosen = [facts for index in sorted(rows) for facts in self.model.game_facts_at(index)]
        return list(dict.fromkeys(chosen))

    def _enable(self) -> None:
        chosen = len(self._chosen)
        self.open_button.setEnabled(chosen == 1)
        self.compare_button.setEnabled(chosen == 2)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(bool(self.model.groups) and not self._reader.busy)

    def _activate(self, index: Index) -> None:
        chosen = self.model.game_facts_at(index)
        if index.internalId():
            self._opener.open_first(chosen[0])
        else:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def open_selected(self) -> None:
        """Open the selected game in the window."""
        if len(self._chosen) == 1:
            self._opener.open_first(self._chosen[0])

    def compare_selected(self) -> None:
        """Open the first of two selected games and compare it with the second."""
        if len(self._chosen) != 2:
            return
        first, second = self._chosen
        self._opener.open_first(first, lambda: self._compare_with(second.path, second.place))

    def _table(self) -> Iterator[list[object]]:
        yield list(_export_titles())
        for place, group in enumerate(self.model.groups):
            for facts in self.model.read_duplicate_details(place):
                yield _export_row(place + 1, group, facts)

    def copy_list(self) -> None:
        """Copy the list as tab-separated text, which spreadsheets can paste."""
        from ....files.tables import csv_text

        lines: list[str] = []
        made = (csv_text([row], "\t") for row in self._table())
        self._reader.run(collect(made, lines, self._row_count), partial(self._copy, lines))

    def _copy(self, lines: list[str]) -> None:
        QApplication.clipboard().setText("".join(lines))
        self._workspace.messages.show_confirmation(self.tr("List copied"))

    def save_list(self) -> None:
        """Ask for a file name and save the list as a CSV file."""
        from ....files.tables import spreadsheet_pieces

        suggested = Path(self._workspace.settings.get(LAST_FOLDER)) / self.tr("duplicates.csv")
        kinds = self.tr("Comma-separated values (*.csv)")
        path = dialogs.ask_save_path(self, self.tr("Save List"), str(suggested), kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".csv")
        pieces: list[bytes] = []
        work = collect(spreadsheet_pieces(self._table()), pieces, self._row_count)
        self._reader.run(work, partial(self._save, path, pieces))

    def _save(self, path: Path, pieces: list[bytes]) -> None:
        from ...widgets.file_output import save_file

        if save_file(self, path, b"".join(pieces)):
            self._workspace.messages.show_exported(path)

    @property
    def _row_count(self) -> int:
        """The number of games in the list."""
        return sum(len(group.games) for group in self.model.groups)


def _duplicates(folder: Path, task: Task) -> list[DuplicateGroup] | Exception:
    """Open an index in the current thread, and return its groups of duplicates or the error that
    occurred.
    """
    from ....game_index.duplicates import find_duplicates
    from ....game_index.index import Index

    try:
        with contextlib.closing(Index(folder, lock_timeout=LOCK_TIMEOUT_SECONDS)) as index:
            index.games.watch_queries(task.pause)
            return find_duplicates(index, task.pause)
    except UnusableIndexError as error:
        return error
