"""The table of differences between the record in a window and its file."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from ...files.sgf import values
from ...record import board_shape
from ...record.analysis.difference import DifferenceKind
from ...record.properties.codec import BadPointError, read_move
from ...record.properties.tables import MOVE_PROPERTIES, POINT_VALUE_TYPES, SETUP_PROPERTIES
from ..core.i18n import tr_noop, translator
from ..widgets.read_only_table import Index, ReadOnlyTableModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...notation import Naming
    from ...record import Tree
    from ...record.analysis.difference import Difference
    from ..core.view_settings import ViewSettings

_D = "Differences"
_tr = translator(_D)
_MAX_MOVES = 8
_MAX_CHARACTERS = 300

_KINDS = {
    DifferenceKind.ONLY_FIRST: tr_noop(_D, "%n nodes only in this window"),
    DifferenceKind.ONLY_SECOND: tr_noop(_D, "%n nodes only in the file"),
}
_TITLES = {
    "C": tr_noop(_D, "Comment"),
    "GC": tr_noop(_D, "Game comment"),
    "N": tr_noop(_D, "Node name"),
    "PB": tr_noop(_D, "Black"),
    "PW": tr_noop(_D, "White"),
    "RE": tr_noop(_D, "Result"),
    "KM": tr_noop(_D, "Komi"),
    "DT": tr_noop(_D, "Date"),
    "SZ": tr_noop(_D, "Board size"),
    "PL": tr_noop(_D, "Side to play"),
}
_SETUP = tr_noop(_D, "Setup")
_MOVE = tr_noop(_D, "Move")
_MARKUP = tr_noop(_D, "Markup")
_COLOURS = {"B": tr_noop(_D, "Black"), "W": tr_noop(_D, "White")}
_PASSES = {"B": tr_noop(_D, "Black passes"), "W": tr_noop(_D, "White passes")}


def node_position_text(tree: Tree, node: int | None) -> str:
    """Return the move number of a node, or that of the last move before it, as text."""
    if node is None:
        return ""
    line = tree.line_to(node)
    number = sum(1 for each in line if _move(tree, each) is not None)
    return _position_text(number)


def longest_position_text() -> str:
    """Return the longest text that `node_position_text` usually returns, for sizing columns."""
    return max(_position_text(0), _position_text(10000), key=len)


def _position_text(number: int) -> str:
    if not number:
        return _tr(tr_noop(_D, "Start of the game"))
    return _tr(tr_noop(_D, "Move {number}")).format(number=number)


def difference_kind_text(difference: Difference) -> str:
    """Return a description of a difference: which version has a branch, or which properties
    differ.
    """
    if difference.kind is DifferenceKind.CHANGED:
        return ", ".join(dict.fromkeys(map(_title, difference.changed_properties)))
    return _tr(_KINDS[difference.kind], difference.node_count)


def difference_text(tree: Tree, node: int | None, difference: Difference, naming: Naming) -> str:
    """Return what one version of a record has at a difference: the moves of a branch, or property
    values.
    """
    if node is None:
        return ""
    if difference.kind is DifferenceKind.CHANGED:
        texts = [
            text
            for ident in difference.changed_properties
            if (text := _values(tree, node, ident, naming))
        ]
        return " · ".join(texts)[:_MAX_CHARACTERS]
    return _moves(tree, node, naming)


def _title(ident: str) -> str:
    if ident in MOVE_PROPERTIES:
        return _tr(_MOVE)
    if ident in SETUP_PROPERTIES:
        return _tr(_SETUP)
    if ident in POINT_VALUE_TYPES:
        return _tr(_MARKUP)
    return _tr(_TITLES[ident]) if ident in _TITLES else ident


def _values(tree: Tree, node: int, ident: str, naming: Naming) -> str:
    raws = [raw for item in tree.properties(node) if item.ident == ident for raw in item.values]
    if not raws:
        return ""
    if ident in MOVE_PROPERTIES:
        return _move_text(ident, raws[0], naming)
    texts = " ".join(
        values.decode_simple_text(raw[:_MAX_CHARACTERS]) for raw in raws[:_MAX_CHARACTERS]
    )
    return texts if ident in _TITLES else f"{ident} {texts}"


def _moves(tree: Tree, node: int, naming: Naming) -> str:
    """Return the first few moves of a branch, along its main line, as text."""
    texts: list[str] = []
    here: int | None = node
    while here is not None and len(texts) <= _MAX_MOVES:
        move = _move(tree, here)
        if move is not None:
            texts.append(_move_text(*move, naming))
        children = tree.children(here)
        here = children[0] if children else None
    if len(texts) > _MAX_MOVES:
        texts[_MAX_MOVES:] = ["…"]
    return " ".join(texts)


def _move(tree: Tree, node: int) -> tuple[str, str] | None:
    for ident, raws in tree.properties(node):
        if ident in MOVE_PROPERTIES:
            return ident, raws[0]
    return None


def _move_text(ident: str, raw: str, naming: Naming) -> str:
    try:
        point = read_move(raw, naming.size)
    except BadPointError:
        return f"{_tr(_COLOURS[ident])} ?"
    if point is None:
        return _tr(_PASSES[ident])
    return f"{_tr(_COLOURS[ident])} {naming.name(point)}"


class DifferenceColumn(IntEnum):
    """The columns of the table of differences."""

    PLACE = 0
    WHAT = 1
    HERE = 2
    THERE = 3


class DifferenceModel(ReadOnlyTableModel):
    """Table model with a row for each difference; cells are computed on demand."""

    def __init__(
        self,
        mine: Sequence[Tree],
        theirs: Sequence[Tree],
        found: Sequence[tuple[int, Difference]],
        view_settings: ViewSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._mine, self._theirs = mine, theirs
        self._found = found
        self._view_settings = view_settings
        self._text = lru_cache(maxsize=1024)(self._compute_text)

    @property
    def titles(self) -> Sequence[str]:
        return (
            self.tr("Location"),
            self.tr("Difference"),
            self.tr("In this window"),
            self.tr("In the file"),
        )

    @property
    def rows(self) -> Sequence[object]:
        return self._found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        return None

    def _compute_text(self, row: int, column: int) -> str:
        game, difference = self._found[row]
        mine = self._mine[game] if game < len(self._mine) else None
        theirs = self._theirs[game] if game < len(self._theirs) else None
        if column == DifferenceColumn.PLACE:
            return self._place(game, mine, theirs, difference)
        if column == DifferenceColumn.WHAT:
            return difference_kind_text(difference)
        here = column == DifferenceColumn.HERE
        tree, node = (mine, difference.first_node) if here else (theirs, difference.second_node)
        if tree is None or not (
            difference.is_in_first_version if here else difference.is_in_second_version
        ):
            return ""
        return difference_text(
            tree, node, difference, self._view_settings.point_naming(board_shape(tree))
        )

    def _place(
        self, game: int, mine: Tree | None, theirs: Tree | None, difference: Difference
    ) -> str:
        tree, node = (
            (mine, difference.first_node)
            if difference.is_in_first_version
            else (theirs, difference.second_node)
        )
        where = node_position_text(tree, node) if tree is not None else ""
        if max(len(self._mine), len(self._theirs)) == 1:
            return where
        return self.tr("Game {game}: {where}").format(game=game + 1, where=where)
