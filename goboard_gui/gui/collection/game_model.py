"""The games of a collection as a table that reads of them no more than is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, overload

from PySide6.QtCore import Qt

from ..fields.qt_texts import as_tip
from ..fields.rows import RowsModel
from . import game_words as words
from .game_words import Column, GameRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PySide6.QtCore import QObject

    from ...fuseki.collection.answers import Answer
    from ...fuseki.collection.facts import GameFacts
    from ...fuseki.collection.filters import Filter
    from ...fuseki.collection.games import Games

PAGE = 100
"""So many games are read together."""
_PAGES = 64
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
        numbers: NDArray[np.int64] | Sequence[int],
        games: Games | None,
        answer: Answer | None = None,
    ) -> None:
        self.numbers = numbers
        self._games = games
        self._answer = answer
        self._pages: dict[int, dict[int, GameFacts]] = {}

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, row: int) -> GameRow: ...
    @overload
    def __getitem__(self, row: slice) -> list[GameRow]: ...
    def __getitem__(self, row: int | slice) -> GameRow | list[GameRow]:
        if isinstance(row, slice):
            return [self[each] for each in range(*row.indices(len(self)))]
        if not 0 <= row < len(self):
            raise IndexError(row)
        number = int(self.numbers[row])
        hits = () if self._answer is None else self._answer.hits_in(number)
        return GameRow(number, self._page(row // PAGE).get(number), hits)

    def row_of(self, number: int) -> int | None:
        """Where the game of a number is; None if it is not among them."""
        import numpy as np

        found = np.flatnonzero(np.asarray(self.numbers) == number)
        return int(found[0]) if len(found) else None

    def _page(self, page: int) -> dict[int, GameFacts]:
        if page not in self._pages and self._games is not None:
            if len(self._pages) >= _PAGES:
                del self._pages[next(iter(self._pages))]
            numbers = map(int, self.numbers[page * PAGE : (page + 1) * PAGE])
            self._pages[page] = {facts.number: facts for facts in self._games.facts(numbers)}
        return self._pages.get(page, {})


class GameModel(RowsModel):
    """The games of an answer that a filter means, in an order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: Games | None = None
        self._answer: Answer | None = None
        self._filter: Filter | None = None
        self._sorted: tuple[int, Qt.SortOrder] = _AS_NUMBERED, _ASCENDING
        self._ordered: tuple[object, NDArray[np.int64]] | None = None
        self._rows = GameRows((), None)
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

    @property
    def answer(self) -> Answer | None:
        """What was found, None if the list is of all games."""
        return self._answer

    def show_games(self, games: Games | None, meant: Filter | None, answer: Answer | None) -> None:
        """List the games of a database that a filter means, those of an answer if there is one."""
        if games is not self._games:
            self._ordered = None
        self._games, self._filter, self._answer = games, meant, answer
        self._refill()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Put the games into another order; a column of -1 is that of the collection."""
        if (column, order) != self._sorted:
            self._sorted = column, order
            self._refill()

    def _refill(self) -> None:
        self.beginResetModel()
        self._rows = GameRows(self._listed(), self._games, self._answer)
        self.endResetModel()

    def _listed(self) -> NDArray[np.int64]:
        """The numbers of the games, in order."""
        import numpy as np

        if self._games is None:
            return np.empty(0, np.int64)
        numbers, answer = self._meant(), self._answer
        if answer is not None:
            found = answer.games
            top = max(int(numbers.max(initial=0)), int(found.max(initial=0)))
            among = np.zeros(top + 1, bool)
            among[found] = True
            numbers = numbers[among[numbers]]
        if self._sorted[0] == Column.HIT and answer is not None:
            numbers = numbers[np.argsort(_first_moves(answer, numbers), kind="stable")]
            if self._sorted[1] is not _ASCENDING:
                numbers = numbers[::-1]
        return numbers

    def _meant(self) -> NDArray[np.int64]:
        """The games that the filter means, in order; asked for anew only if that is another."""
        import numpy as np

        from ...fuseki.collection.filters import EVERYTHING, Order

        column, way = self._sorted
        order = Order[_ORDERS.get(column, "NUMBER")]
        descending = way is not _ASCENDING and column in _ORDERS
        asked = self._filter or EVERYTHING, order, descending
        if self._games is not None and (self._ordered is None or self._ordered[0] != asked):
            numbers = self._games.numbers(asked[0], order, descending=descending)
            self._ordered = asked, np.array(numbers, np.int64)
        return np.empty(0, np.int64) if self._ordered is None else self._ordered[1]


def _first_moves(answer: Answer, numbers: NDArray[np.int64]) -> list[int]:
    """The moves after which something was found first in some games."""
    firsts: dict[int, int] = {}
    for hit in answer.hits():
        firsts.setdefault(hit.game, hit.moves)
    return [firsts.get(number, 0) for number in numbers.tolist()]


def _tip(row: GameRow, _column: int) -> str:
    return "" if row.facts is None else as_tip(words.tip(row.facts))


def _alignment(_row: GameRow, column: int) -> Qt.AlignmentFlag | None:
    if column not in _ON_THE_RIGHT:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
