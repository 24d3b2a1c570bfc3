"""The command that checks a record, and the dialog that asks which problems to fix."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...display_text import to_displayable
from ...files.tidy import Cleanup
from ..core.i18n import tr_noop, translator
from ..widgets import dialogs
from ..widgets.labels import PlainLabel
from ..widgets.read_only_table import Index, ReadOnlyTableModel, ReadOnlyTableView
from ..wording import error_messages
from .difference_model import longest_position_text, node_position_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagnostics import Diagnostic, DiagnosticCode
    from ...record import Tree
    from ..core.document import Document
    from .file_loader import FileLoader, LoadResult

_T = "Tidying"
_tr = translator(_T)

_TITLES: Mapping[Cleanup, str] = {
    Cleanup.INFO_NAMES: tr_noop(_T, "Rename TE, RD and KO (event, date, komi) to EV, DT and KM"),
    Cleanup.OLD_PROPERTIES: tr_noop(_T, "Convert old properties to FF[4]"),
    Cleanup.EMPTY_PROPERTIES: tr_noop(_T, "Remove empty properties"),
    Cleanup.DUPLICATES: tr_noop(_T, "Remove duplicate points"),
    Cleanup.SEVERAL_VALUES: tr_noop(_T, "Merge multiple values where only one is allowed"),
    Cleanup.OFF_BOARD: tr_noop(_T, "Remove setup and markup outside the board"),
    Cleanup.OFF_BOARD_MOVES: tr_noop(_T, "Convert moves outside the board to passes"),
    Cleanup.LETTER_PASSES: tr_noop(_T, "Write passes as empty values instead of tt"),
    Cleanup.SETUP_AND_MOVE: tr_noop(_T, "Split nodes that contain both setup and a move"),
    Cleanup.MOVE_FIRST: tr_noop(_T, "Write moves before comments and markup, as OGS expects"),
    Cleanup.REDUNDANT_SETUP: tr_noop(_T, "Remove setup that has no effect"),
    Cleanup.HANDICAP_STONES: tr_noop(_T, "Place missing handicap stones where White moves first"),
    Cleanup.WRONG_TURN: tr_noop(_T, "Correct the side to play where only the other one moves"),
    Cleanup.REDUNDANT_TURN: tr_noop(_T, "Remove redundant side-to-play properties"),
    Cleanup.GAME_INFO: tr_noop(_T, "Move game information to the start of the game"),
    Cleanup.DATES: tr_noop(_T, "Write dates as YYYY-MM-DD"),
    Cleanup.RESULTS: tr_noop(_T, "Write results as B+3.5 or W+R"),
    Cleanup.NUMBERS: tr_noop(_T, "Write komi, handicap, time and rules as in FF[4]"),
    Cleanup.UNREADABLE: tr_noop(_T, "Unreadable komi, handicap, size or time (kept as recorded)"),
    Cleanup.ODD_KOMI: tr_noop(_T, "Convert Chinese komi (in stones or hundredths) to points"),
    Cleanup.ANALYSIS: tr_noop(_T, "Remove analysis (win rates, scores and candidates of engines)"),
    Cleanup.ROOT: tr_noop(_T, "Add missing SGF properties (FF, GM, SZ, CA, AP)"),
    Cleanup.TRAILING_PASSES: tr_noop(_T, "Remove passes at the end of a line"),
    Cleanup.EMPTY_NODES: tr_noop(_T, "Remove empty nodes"),
    Cleanup.ILLEGAL_MOVES: tr_noop(_T, "Illegal moves (kept as recorded)"),
}


def cleanup_title(kind: Cleanup) -> str:
    """Return a description of a kind of problem and of the way to fix it."""
    return _tr(_TITLES[kind])


class TidyColumn(IntEnum):
    """The columns of the table of problems."""

    NODE = 0
    BEFORE = 1
    AFTER = 2


class TidyModel(ReadOnlyTableModel):
    """Table model with a row for each problem; cells are computed on demand."""

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: Sequence[Diagnostic] = ()
        self._place = lru_cache(maxsize=512)(lambda node: node_position_text(tree, node))

    def show_diagnostics(self, found: Sequence[Diagnostic]) -> None:
        """Replace the problems in the table."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Node"), self.tr("Before tidying up"), self.tr("After tidying up")

    @property
    def rows(self) -> Sequence[Diagnostic]:
        return self._found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        found = self._found[index.row()]
        if index.column() == TidyColumn.NODE:
            return self._place(found.place.node)
        key = "before" if index.column() == TidyColumn.BEFORE else "after"
        return to_displayable(found.arguments[key] or "—").replace("\n", " ")


_KIND = Qt.ItemDataRole.UserRole
_TITLE, _COUNT = 0, 1


class TidyDialog(QDialog):
    """Dialog with a check box for each kind of problem, and a list of the problems of the selected
    kind.
    """

    def __init__(
        self, tree: Tree, found: Sequence[Diagnostic], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check and Tidy Up"))
        self.resize(760, 560)
        self._found: dict[DiagnosticCode, list[Diagnostic]] = {}
        for each in found:
            self._found.setdefault(each.code, []).append(each)
        self.model = TidyModel(tree, self)
        self.list = self._kinds()
        self.table = self._table()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.tidy_button = self.buttons.addButton(
            self.tr("&Tidy Up"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemChanged.connect(self._enable)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._enable()

    @property
    def kinds(self) -> set[Cleanup]:
        """The kinds of problems that the user has chosen to fix."""
        return {
            item.data(_TITLE, _KIND)
            for item in self._items()
            if item.checkState(_TITLE) is Qt.CheckState.Checked
        }

    def _items(self) -> list[QTreeWidgetItem]:
        rows = map(self.list.topLevelItem, range(self.list.topLevelItemCount()))
        return [item for item in rows if item is not None]

    def _kinds(self) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(self.tr("Suggested changes"))
        table.setHeaderLabels([self.tr("Suggested changes"), self.tr("Count")])
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        for kind in Cleanup:
            if kind in self._found:
                item = QTreeWidgetItem(table, [cleanup_title(kind), str(len(self._found[kind]))])
                item.setData(_TITLE, _KIND, kind)
                item.setTextAlignment(
                    _COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
                if not kind.is_report_only:
                    state = (
                        Qt.CheckState.Checked if kind.is_recommended else Qt.CheckState.Unchecked
                    )
                    item.setCheckState(_TITLE, state)
        columns = table.header()
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(_COUNT, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.tr("Preview of the changes"))
        table.fit_column(TidyColumn.NODE, longest_position_text())
        return table

    def _lay_out(self) -> None:
        intro = PlainLabel(
            self.tr("Nothing changes until you click Tidy Up, and you can undo it.")
            if self._found
            else self.tr("There is nothing to tidy up in this record.")
        )
        intro.setWordWrap(True)
        middle = QSplitter(Qt.Orientation.Vertical)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.list)
        middle.addWidget(self.table)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addWidget(middle, 1)
        column.addWidget(self.buttons)

    def _show_current(self) -> None:
        item = self.list.currentItem()
        self.model.show_diagnostics(self._found[item.data(_TITLE, _KIND)] if item else ())

    def _enable(self) -> None:
        self.tidy_button.setEnabled(bool(self.kinds))


class TidyCommand(QObject):
    """Command that finds problems in a record, asks which to fix, and fixes them as one edit.

    Long records are checked in a thread.
    """

    def __init__(self, document: Document, loader: FileLoader, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._loader = loader
        self._window = window
        self._tree: Tree | None = None
        self._encoding: str | None = None

    def start_check(self) -> None:
        """Check the current game, and open the dialog when finished."""
        from ...files.encoding import ca_value
        from ...files.sgf.writing import game_codecs
        from ...files.tidy import find_problems

        file = self._document.file
        tree = self._tree = self._document.session.tree
        self._encoding = ca_value("utf-8" if file is None else game_codecs(file, [tree])[0])
        text = self.tr("Checking the record…")
        self._loader.load(text, lambda _progress: find_problems(tree, self._encoding), self._ask)

    def _ask(self, result: LoadResult) -> None:
        from ...files.tidy import tidy_record

        if result.error is not None:
            dialogs.show_error(self._window, error_messages.describe_error(result.error))
            return
        found: list[Diagnostic] = result.value
        tree = self._tree
        if tree is None or tree is not self._document.session.tree:
            return  # the record was edited in the meantime
        dialog = TidyDialog(tree, found, self._window)
        if dialogs.run_modal(dialog):
            with dialogs.busy_cursor():
                tidied = tidy_record(tree, dialog.kinds, self._encoding)
            self._document.replace_tree(self.tr("Tidy up the record"), tidied)
