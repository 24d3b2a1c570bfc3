"""Lists of games, filtered and sorted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

import numpy as np

from .errors import translate_damage_errors
from .filters import ALL_GAMES, Filter, SortOrder
from .paths import DATABASE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .database import GameDatabase
    from .results import SearchResult


class GameListing(Sequence[int]):
    """A sorted sequence of game numbers that can look up the row of a game."""

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
        """Return the row of a game, or None if it is not in the list."""
        found = np.flatnonzero(self._numbers == number)
        return int(found[0]) if len(found) else None


class GameLister:
    """Provider of filtered and sorted game lists from a database, which caches the last sorted
    list.
    """

    def __init__(self, games: GameDatabase) -> None:
        self.games = games
        self._criteria: tuple[Filter, SortOrder, bool] | None = None
        self._numbers = np.empty(0, np.int64)

    def list_games(
        self,
        game_filter: Filter | None = None,
        order: SortOrder | None = SortOrder.NUMBER,
        *,
        descending: bool = False,
        result: SearchResult | None = None,
    ) -> GameListing:
        """Return the list of games that match a filter; if a search result is given, only games
        with hits are listed.

        With ``order`` None they are sorted by the move of their first hit.
        """
        backwards = descending and order is not None
        numbers = self._sorted_numbers(
            game_filter or ALL_GAMES, order or SortOrder.NUMBER, backwards
        )
        if result is None:
            return GameListing(numbers)
        with translate_damage_errors(self.games.folder, DATABASE):
            found = result.games
            among = np.zeros(1 + found.max(initial=0), bool)
            among[found] = True
            numbers = numbers[numbers < len(among)]
            numbers = numbers[among[numbers]]
            if order is None:
                moves = _first_moves(result, numbers)
                numbers = numbers[np.argsort(-moves if descending else moves, kind="stable")]
        return GameListing(numbers)

    def _sorted_numbers(
        self, game_filter: Filter, order: SortOrder, descending: bool
    ) -> NDArray[np.int64]:
        criteria = game_filter, order, descending
        if criteria != self._criteria:
            numbers = self.games.matching_game_numbers(game_filter, order, descending=descending)
            self._criteria, self._numbers = criteria, np.array(numbers, np.int64)
        return self._numbers


def _first_moves(result: SearchResult, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return, for each of some games, the move number of the first hit of a search result."""
    moves: NDArray[np.int64] = result.first_hit_moves[result.games.searchsorted(numbers)]
    return moves
