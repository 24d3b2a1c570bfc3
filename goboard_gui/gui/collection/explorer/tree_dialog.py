"""Dialog that saves the continuations of the searched position as a game tree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from ....diagram.output.book_files import WriteProgress
from ....game_index.continuation_tree import (
    MAX_MOVES,
    ContinuationTree,
    MoveCount,
    build_tree,
    tree_bytes,
)
from ....game_index.errors import UnusableIndexError
from ....game_index.index import GameSubset
from ...core.i18n import format_number, tr_noop, translator
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.file_output import save_file
from ...widgets.labels import PlainLabel
from ...widgets.progress_row import TaskProgressRow
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Generator

    from ...actions.workspace import Workspace
    from ..search import Search

_DEPTH, _MAX_DEPTH = 10, 60
_LEAST, _MAX_LEAST = 5, 1_000_000
_T = "ContinuationTree"
_tr = translator(_T)


def count_text(counted: MoveCount) -> str:
    """Return the comment about a position or a move."""
    parts = [_tr(tr_noop(_T, "%Ln games"), counted.games)]
    if counted.parent_games:
        share = f"{100 * counted.games / counted.parent_games:.1f}"
        text = _tr(tr_noop(_T, "{share} % of {games}"))
        parts.append(text.format(share=share, games=format_number(counted.parent_games)))
    black = counted.black_share
    if black.value is not None:
        text = _tr(tr_noop(_T, "Black won {share} % of {games}"))
        share = f"{100 * black.value:.1f}"
        parts.append(text.format(share=share, games=format_number(black.whole)))
    if counted.is_transposed and counted.position_games:
        parts.append(_tr(tr_noop(_T, "position in %Ln games"), counted.position_games))
    return ", ".join(parts)


class TreeDialog(QDialog):
    """Dialog that asks how deep a tree is and how frequent its moves are, and saves it."""

    saved = Signal(object)
    """Emitted with the path of the saved file."""

    def __init__(self, search: Search, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save Tree"))
        self._search = search
        self._workspace = workspace
        self._path: Path | None = None
        self._found: ContinuationTree | None = None
        self._error: UnusableIndexError | None = None
        self.depth_box = QSpinBox(minimum=1, maximum=_MAX_DEPTH, value=_DEPTH)
        self.least_box = QSpinBox(minimum=1, maximum=_MAX_LEAST, value=_LEAST)
        self.progress_row = TaskProgressRow()
        self.progress_row.ended.connect(self._end)
        self.saved.connect(workspace.messages.show_exported)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save_button = self.buttons.addButton(
            self.tr("&Save…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.save_button.clicked.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()

    def _lay_out(self) -> None:
        label = PlainLabel(
            self.tr(
                "Saves what followed the position or region as a game tree, with the number of "
                "games in comments. The filter of the collection applies."
            )
        )
        label.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("&Depth in moves:"), self.depth_box)
        form.addRow(self.tr("&Minimum number of games:"), self.least_box)
        column = QVBoxLayout(self)
        column.addWidget(label)
        column.addLayout(form)
        column.addWidget(self.progress_row)
        column.addWidget(self.buttons)

    def save(self) -> None:
        """Ask for a file name, build the tree and save it."""
        if self._search.index is None or self.progress_row.busy:
            return
        title, kinds = self.tr("Save Tree"), self.tr("Game records (*.sgf)")
        suggested = Path(self._workspace.settings.get(LAST_FOLDER)) / f"{self.tr('tree')}.sgf"
        path = dialogs.ask_save_path(self, title, str(suggested), kinds)
        if path is None:
            return
        self._path = path if path.suffix else path.with_suffix(".sgf")
        self._found, self._error = None, None
        self.save_button.setEnabled(False)
        self.progress_row.run(self.tr("Counting continuations…"), self._work())

    def _work(self) -> Generator[WriteProgress, None, None]:
        index, search = self._search.index, self._search
        if index is None:
            return
        query = search.query.with_position(self._workspace.document.session.board)
        steps = build_tree(
            index,
            query,
            search.subset or GameSubset(len(index)),
            depth=self.depth_box.value(),
            least=self.least_box.value(),
            comment=count_text,
        )
        try:
            while True:
                next(steps)
                yield WriteProgress()
        except StopIteration as end:
            self._found = end.value
        except UnusableIndexError as error:
            self._error = error

    def _end(self, _done: bool) -> None:
        self.save_button.setEnabled(True)
        found, path = self._found, self._path
        if self._error is not None:
            dialogs.show_error(self, error_messages.describe_error(self._error))
        if found is None or path is None:
            return
        self._found = None
        if not found.games:
            dialogs.show_error(self, self.tr("No game has this position."))
            return
        if not save_file(self, path, tree_bytes(found.tree)):
            return
        self.saved.emit(path)
        if found.is_cut:
            text = self.tr("The tree has only the {number} most frequent moves.")
            dialogs.show_error(self, text.format(number=format_number(MAX_MOVES)))
        else:
            self.accept()
