"""The games of a collection as a table that reads of them no more than is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, overload

from PySide6.QtCore import Qt, Signal

from ...widgets.qt_texts import plain_tooltip
from ...widgets.read_only_table import ReadOnlyTableModel
from ...wording import error_messages
from ..search import TROUBLES
from . import words
from .words import Column, GameRow

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from ....game_index.database import GameDatabase
    from ....game_index.facts import GameFacts
    from ....game_index.filters import Filter
    from ....game_index.listing import GameLister, GameListing
    from ....game_index.results import SearchResult

PAGE = 20
"""So many games are read together: about as many as are seen, for they are read at each step."""
_PAGES = 320
"""So many pages are remembered."""

_ORDERS: Mapping[int, str] = {
    Column.BLACK: "BLACK",
    Column.WHITE: "WHITE",
    Column.RESULT: "RESULT",
    Column.DATE: "DATE",
    Column.EVENT: "EVENT",
    Column.MOVES: "MOVES",
    Column.FILE: "FILE",
}
"""The names of the orders that the database knows of."""
_ON_THE_RIGHT = {Column.HIT, Column.MOVES}
_ASCENDING = Qt.SortOrder.AscendingOrder
_AS_NUMBERED = -1


class GameRows(Sequence[GameRow]):
    """The rows of games, read page by page when they are looked at."""

    def __init__(
        self,
        listing: GameListing | None = None,
        games: GameDatabase | None = None,
        answer: SearchResult | None = None,
    ) -> None:
        self._listing = listing
        self._games = games
        self._answer = answer
        self._pages: dict[int, dict[int, GameFacts]] = {}

    def __len__(self) -> int:
        return 0 if self._listing is None else len(self._listing)

    @overload
    def __getitem__(self, row: int) -> GameRow: ...
    @overload
    def __getitem__(self, row: slice) -> list[GameRow]: ...
    def __getitem__(self, row: int | slice) -> GameRow | list[GameRow]:
        if isinstance(row, slice):
            return [self[each] for each in range(*row.indices(len(self)))]
        number = self.number(row)
        hits = () if self._answer is None else self._answer.hits_in(number)
        return GameRow(number, self._page(row // PAGE).get(number), hits)

    def number(self, row: int) -> int:
        """The number of a game, of which nothing is read.

        :raises IndexError: when there are fewer rows.
        """
        if self._listing is None or not 0 <= row < len(self._listing):
            raise IndexError(row)
        return self._listing[row]

    def row_of(self, number: int) -> int | None:
        """Where the game of a number is; None if it is not among them."""
        return None if self._listing is None else self._listing.row_of(number)

    def _page(self, page: int) -> dict[int, GameFacts]:
        if page not in self._pages and self._games is not None and self._listing is not None:
            if len(self._pages) >= _PAGES:
                del self._pages[next(iter(self._pages))]
            numbers = self._listing[page * PAGE : (page + 1) * PAGE]
            # What asks here may be a paint event while the index is closed, or found damaged.
            with suppress(*TROUBLES):
                self._pages[page] = {facts.number: facts for facts in self._games.facts(numbers)}
        return self._pages.get(page, {})


class GameModel(ReadOnlyTableModel):
    """The games of an answer that a filter means, in an order."""

    failed = Signal(str)
    """They cannot be put into an order, and why."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lister: GameLister | None = None
        self._answer: SearchResult | None = None
        self._filter: Filter | None = None
        self._sorted: tuple[int, Qt.SortOrder] = _AS_NUMBERED, _ASCENDING
        self._rows = GameRows()
        self.answers = {
            Qt.ItemDataRole.DisplayRole: words.cell,
            Qt.ItemDataRole.ToolTipRole: _tip,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
        }

    @property
    def titles(self) -> Sequence[str]:
        return words.titles()

    @property
    def rows(self) -> GameRows:
        return self._rows

    def show_games(
        self, games: GameDatabase | None, meant: Filter | None, answer: SearchResult | None
    ) -> None:
        """List the games of a database that a filter means, those of an answer if there is one."""
        if games is None:
            self._lister = None
        elif self._lister is None or games is not self._lister.games:
            from ....game_index.listing import GameLister

            self._lister = GameLister(games)
        self._filter, self._answer = meant, answer
        self._refill()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Put the games into another order; a column of -1 is that of the collection."""
        if (column, order) != self._sorted:
            self._sorted = column, order
            try:
                self._refill()
            except TROUBLES as error:
                self.show_games(None, None, None)
                self.failed.emit(error_messages.describe(error))

    def _refill(self) -> None:
        rows = self._listed()
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _listed(self) -> GameRows:
        if self._lister is None:
            return GameRows()
        from ....game_index.filters import SortOrder

        column, way = self._sorted
        by_hit = column == Column.HIT and self._answer is not None
        listing = self._lister.listing(
            self._filter,
            None if by_hit else SortOrder[_ORDERS.get(column, "NUMBER")],
            descending=way is not _ASCENDING and (by_hit or column in _ORDERS),
            answer=self._answer,
        )
        return GameRows(listing, self._lister.games, self._answer)


def _tip(row: GameRow, _column: int) -> str:
    return "" if row.facts is None else plain_tooltip(words.tip(row.facts))


def _alignment(_row: GameRow, column: int) -> Qt.AlignmentFlag | None:
    if column not in _ON_THE_RIGHT:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
