"""Lists of games, filtered and sorted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, overload

import numpy as np

from ..named_tuples import NamedTuple
from .errors import translate_damage_errors
from .filters import ALL_GAMES, Filter, SortOrder
from .paths import DATABASE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .database import GameDatabase
    from .results import SearchResult

GameNumbers: TypeAlias = "NDArray[np.int64]"
"""Numbers of games in the order of a list."""


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


class GameOrder(NamedTuple):
    """The games of a database that match a filter, in an order that does not depend on hits."""

    game_filter: Filter = ALL_GAMES
    order: SortOrder = SortOrder.NUMBER
    descending: bool = False

    def read_numbers(self, games: GameDatabase) -> GameNumbers:
        """Return the numbers of the games; this takes seconds for a million games."""
        game_filter, order, descending = self
        numbers = games.matching_game_numbers(game_filter, order, descending=descending)
        return np.array(numbers, np.int64)


class GameLister:
    """Provider of filtered and sorted game lists from a database, which caches the last sorted
    list.
    """

    def __init__(self, games: GameDatabase) -> None:
        self.games = games
        self._order: GameOrder | None = None
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
        base = base_order(game_filter, order, descending=descending)
        if not self.knows(base):
            self.remember(base, base.read_numbers(self.games))
        numbers = self._numbers
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

    def knows(self, order: GameOrder) -> bool:
        """Return whether the numbers of an order are cached, so that listing takes no time."""
        return order == self._order

    def remember(self, order: GameOrder, numbers: GameNumbers) -> None:
        """Cache the numbers of an order, which may have been read in another thread."""
        self._order, self._numbers = order, numbers


def base_order(
    game_filter: Filter | None, order: SortOrder | None, *, descending: bool
) -> GameOrder:
    """Return the order that a list of games is made from, as `GameLister.list_games` takes it."""
    backwards = descending and order is not None
    return GameOrder(game_filter or ALL_GAMES, order or SortOrder.NUMBER, backwards)


def _first_moves(result: SearchResult, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return, for each of some games, the move number of the first hit of a search result."""
    moves: NDArray[np.int64] = result.first_hit_moves[result.games.searchsorted(numbers)]
    return moves
