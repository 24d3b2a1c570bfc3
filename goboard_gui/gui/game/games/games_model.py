"""The item model of the games in a file."""

from __future__ import annotations

from enum import IntEnum
from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ....files.game_summary import GameOrder, GameSummary
from ....files.sgf.encoding_preview import escape_invalid_bytes
from ....record.steps import DEFAULT_SIZE
from ...core.i18n import tr_noop, translator
from ...widgets.thumbnails import ThumbnailPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....record import Tree

_G = "Games"
_tr = translator(_G)

_POSITION_NAMES = {
    ThumbnailPosition.END: tr_noop(_G, "Final positions"),
    ThumbnailPosition.MOVE_50: tr_noop(_G, "After 50 moves"),
    ThumbnailPosition.START: tr_noop(_G, "Starting positions"),
}

_ORDER_NAMES = {
    GameOrder.DATE: tr_noop(_G, "&Date"),
    GameOrder.EVENT: tr_noop(_G, "&Event and round"),
    GameOrder.BLACK: tr_noop(_G, "&Black"),
    GameOrder.WHITE: tr_noop(_G, "&White"),
    GameOrder.RESULT: tr_noop(_G, "&Result"),
    GameOrder.MOVES: tr_noop(_G, "&Number of moves"),
}


def thumbnail_position_name(moment: ThumbnailPosition) -> str:
    """Return the name of a thumbnail position."""
    return _tr(_POSITION_NAMES[moment])


def order_name(order: GameOrder) -> str:
    """Return the name of a sort order."""
    return _tr(_ORDER_NAMES[order])


class GameTexts(NamedTuple):
    """The texts about a game, one per line; "" for information that is missing."""

    black: str
    white: str
    event: str
    result: str
    extent: str


def game_texts(number: int, summary: GameSummary) -> GameTexts:
    """Return the texts about a game; ``number`` counts from 1."""
    info = summary.info
    black = _joined(" ", info.black_name, info.black_rank)
    white = _joined(" ", info.white_name, info.white_rank)
    title = info.game_name or _tr(tr_noop(_G, "Game {number}")).format(number=number)
    if not black and not white:
        black = title
    moves = _tr(tr_noop(_G, "%n moves"), summary.moves)
    size = "" if summary.size == DEFAULT_SIZE else str(summary.size)
    return GameTexts(
        *map(
            escape_invalid_bytes,
            (
                black,
                white,
                _joined(" · ", info.event, info.round, info.place),
                _joined(" · ", info.result, info.date),
                _joined(" · ", f"{number}.", size, moves),
            ),
        )
    )


def one_line_text(number: int, summary: GameSummary) -> str:
    """Return the same texts on one line."""
    return _joined(" · ", *game_texts(number, summary))


def _joined(between: str, *texts: str | None) -> str:
    return between.join(" ".join(text.split()) for text in texts if text)


_Index = QModelIndex | QPersistentModelIndex


class GameRole(IntEnum):
    """The item data roles of a game."""

    SUMMARY = Qt.ItemDataRole.UserRole
    NUMBER = Qt.ItemDataRole.UserRole + 1
    CURRENT = Qt.ItemDataRole.UserRole + 2
    SEARCH = Qt.ItemDataRole.UserRole + 3


class GamesModel(QAbstractListModel):
    """A row for each game; texts are computed on demand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.summaries: list[GameSummary] = []
        self._games: tuple[Tree, ...] = ()
        self._rows: dict[Tree, int] = {}
        self._current = 0

    def show_games(self, games: Sequence[Tree], current: int) -> None:
        """Show other games, or other versions of them.

        Rows whose game is the same are compared by identity only, so that an edit of one of
        10,000 games costs little.
        """
        before, self._games = self._games, tuple(games)
        changed = list(compress(count(), map(is_not, before, self._games)))
        if len(before) != len(self._games) or self._are_moved(changed, before):
            self._reset()
        else:
            self._update(changed)
        self._show_current(current)

    def _are_moved(self, rows: Sequence[int], before: Sequence[Tree]) -> bool:
        """Return whether the games in these rows are the same ones in another order."""
        return bool(rows) and {before[row] for row in rows} == {self._games[row] for row in rows}

    def _reset(self) -> None:
        """Show other games, or the same ones in another order."""
        known = {summary.tree: summary for summary in self.summaries}
        self.beginResetModel()
        self.summaries = [known.get(tree) or GameSummary(tree) for tree in self._games]
        self._rows = {tree: row for row, tree in enumerate(self._games)}
        self.endResetModel()

    def _update(self, rows: Sequence[int]) -> None:
        """Show other versions of the games in these rows."""
        known = {self.summaries[row].tree: self.summaries[row] for row in rows}
        for tree in known:
            del self._rows[tree]
        for row in rows:
            tree = self._games[row]
            self.summaries[row] = known.get(tree) or GameSummary(tree)
            self._rows[tree] = row
            self.dataChanged.emit(self.index(row), self.index(row))

    def _show_current(self, current: int) -> None:
        rows, self._current = {self._current, current}, current
        for row in rows:
            if row < len(self.summaries):
                self.dataChanged.emit(self.index(row), self.index(row), [GameRole.CURRENT])

    def row_of(self, tree: Tree) -> int | None:
        """Return the row of a game, or None."""
        return self._rows.get(tree)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.summaries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        summary = self.summaries[index.row()]
        match role:
            case GameRole.SUMMARY:
                return summary
            case GameRole.NUMBER:
                return index.row() + 1
            case GameRole.CURRENT:
                return index.row() == self._current
            case GameRole.SEARCH:
                return summary.search_text
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return one_line_text(index.row() + 1, summary)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid():
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.MoveAction
