"""The games of an answer in an order, as a list of them shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

import numpy as np

from .filters import EVERYTHING, Filter, SortOrder

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .database import GameDatabase
    from .results import SearchResult


class GameListing(Sequence[int]):
    """The numbers of games in an order."""

    def __init__(self, numbers: NDArray[np.int64]) -> None:
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, row: int) -> int: ...
    @overload
    def __getitem__(self, row: slice) -> list[int]: ...
    def __getitem__(self, row: int | slice) -> int | list[int]:
        numbers: int | list[int] = self._numbers[row].tolist()
        return numbers

    def row_of(self, number: int) -> int | None:
        """Where the game of a number is; None if it is not in the list."""
        found = np.flatnonzero(self._numbers == number)
        return int(found[0]) if len(found) else None


class GameLister:
    """Lists games of a database, which it asks only for another order or filter than before."""

    def __init__(self, games: GameDatabase) -> None:
        self.games = games
        self._asked: tuple[Filter, SortOrder, bool] | None = None
        self._numbers = np.empty(0, np.int64)

    def listing(
        self,
        meant: Filter | None = None,
        order: SortOrder | None = SortOrder.NUMBER,
        *,
        descending: bool = False,
        answer: SearchResult | None = None,
    ) -> GameListing:
        """The games that a filter means, those of an answer if there is one.

        Without an ``order`` they are sorted by the moves after which something was found first.
        """
        backwards = descending and order is not None
        numbers = self._ordered(meant or EVERYTHING, order or SortOrder.NUMBER, backwards)
        if answer is not None:
            found = answer.games
            among = np.zeros(1 + max(numbers.max(initial=0), found.max(initial=0)), bool)
            among[found] = True
            numbers = numbers[among[numbers]]
            if order is None:
                moves = _first_moves(answer, numbers)
                numbers = numbers[np.argsort(-moves if descending else moves, kind="stable")]
        return GameListing(numbers)

    def _ordered(self, meant: Filter, order: SortOrder, descending: bool) -> NDArray[np.int64]:
        asked = meant, order, descending
        if asked != self._asked:
            numbers = self.games.numbers(meant, order, descending=descending)
            self._asked, self._numbers = asked, np.array(numbers, np.int64)
        return self._numbers


def _first_moves(answer: SearchResult, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """The moves after which something was found first in some games."""
    moves: NDArray[np.int64] = answer.first_moves[answer.games.searchsorted(numbers)]
    return moves
