"""The tables of the repertoires and of the warnings about one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ....display_text import to_single_line
from ....named_tuples import NamedTuple
from ....record.properties.tables import MOVE_PROPERTIES
from ...core.i18n import format_number, tr_noop, translator
from ...widgets.read_only_table import ReadOnlyTableModel
from ...wording import error_messages, terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....diagnostics import Diagnostic
    from ....record.tree import Tree
    from .repertoire_files import LoadedRepertoire
    from .repertoire_list import ListedRepertoire

_R = "Repertoires"
_tr = translator(_R)
_NUMBERS = (2, 3, 4, 5)
"""The columns of the list with numbers."""


class RepertoireRow(NamedTuple):
    """A repertoire of the list, what has been read of it, and the numbers of its cards that are due
    and that are new today.
    """

    entry: ListedRepertoire
    loaded: LoadedRepertoire | None = None
    due: int = 0
    new: int = 0


class RepertoireModel(ReadOnlyTableModel):
    """Table model of the list of repertoires."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RepertoireRow] = []
        self.answers = {
            Qt.ItemDataRole.DisplayRole: _cell,
            Qt.ItemDataRole.ToolTipRole: _tooltip,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
        }

    def show_rows(self, rows: Sequence[RepertoireRow]) -> None:
        """Show these rows; a selection stays if the files are the same."""
        same = [row.entry.path for row in rows] == [row.entry.path for row in self._rows]
        if same and rows:
            self._rows = list(rows)
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 5))
            return
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return [
            _tr(tr_noop(_R, "File")),
            _tr(tr_noop(_R, "Colour")),
            _tr(tr_noop(_R, "Cards")),
            _tr(tr_noop(_R, "Due")),
            _tr(tr_noop(_R, "New")),
            _tr(tr_noop(_R, "Warnings")),
        ]

    @property
    def rows(self) -> Sequence[RepertoireRow]:
        return self._rows


def _cell(row: RepertoireRow, column: int) -> str:
    if column == 0:
        return to_single_line(row.entry.path.name)
    if row.loaded is None:
        return "…"
    if column == 1:
        return terms.colour_name(row.loaded.colour)
    repertoire = row.loaded.repertoire
    if repertoire is None:
        return "–" if column < 5 else _tr(tr_noop(_R, "unreadable"))
    counts = (len(repertoire.cards), row.due, row.new, len(row.loaded.warnings))
    return format_number(counts[column - 2])


def _tooltip(row: RepertoireRow, _column: int) -> str:
    path = str(row.entry.path)
    if row.loaded is None or row.loaded.error is None:
        return path
    return f"{path}\n{error_messages.describe_error(row.loaded.error)}"


def _alignment(_row: RepertoireRow, column: int) -> Qt.AlignmentFlag | None:
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if column > 1 else None


class WarningModel(ReadOnlyTableModel):
    """Table model of the warnings about a repertoire."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loaded: LoadedRepertoire | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.ToolTipRole: lambda warning, _column: self._text(warning, 1),
        }

    def show_warnings(self, loaded: LoadedRepertoire | None) -> None:
        """Show the warnings about a repertoire and its file."""
        if loaded is not self._loaded:
            self.beginResetModel()
            self._loaded = loaded
            self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return [_tr(tr_noop(_R, "Place")), _tr(tr_noop(_R, "Warning"))]

    @property
    def rows(self) -> Sequence[Diagnostic]:
        return () if self._loaded is None else self._loaded.warnings

    def _text(self, warning: Diagnostic, column: int) -> str:
        repertoire = self._loaded.repertoire if self._loaded is not None else None
        place = warning.place
        if column:
            return error_messages.diagnostic_message(warning)
        if repertoire is None or place.node is None or place.line is not None:
            return error_messages.place_text(place)
        games = repertoire.games
        game, node = place.game or 0, place.node or 0
        move = sum(_has_move(games[game], each) for each in games[game].line_to(node))
        one, several = tr_noop(_R, "Move {move}"), tr_noop(_R, "Game {game}, move {move}")
        text = _tr(several if len(games) > 1 else one)
        return text.format(game=game + 1, move=move)


def _has_move(tree: Tree, node: int) -> bool:
    return any(item.ident in MOVE_PROPERTIES for item in tree.properties(node))
