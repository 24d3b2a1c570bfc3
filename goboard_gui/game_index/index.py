"""An index opened for searches for positions and regions."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import position_keys
from ..go import Size
from ..named_tuples import NamedTuple
from ..stepwise import run_to_end
from . import segments
from .database import LOCK_TIMEOUT_SECONDS, GameDatabase
from .errors import translate_damage_errors
from .lines import IndexLines
from .paths import DATABASE, SEGMENTS
from .position_search import PositionResult, hit_transforms
from .positions import canonical_moves, count_moves
from .region_search.placements import Placements
from .region_search.region_result import MATCH_GAME_SHIFT, MatchColumns, RegionResult
from .region_search.search import search_region

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from ..go import Colour
    from .filters import Filter
    from .query import Query
    from .results import SearchResult


_FIRST_HITS = 1000
"""Number of hits that are reported before the end of a search, or a few more."""


_MOST_REPORTED = 50_000
"""Number of hits from which on only those of the first games are reported before the end."""


class GameSubset(NamedTuple):
    """Some or all of the games in an index, as selected by a filter.

    ``mask`` is indexed by game number, or None for all games; ``games`` is their count.
    """

    games: int
    mask: NDArray[np.bool_] | None = None

    def restrict(self, result: SearchResult) -> SearchResult:
        """Return the part of a search result that belongs to these games."""
        return result if self.mask is None else result.restrict_to_games(self.mask)

    def restrict_incrementally(self, result: SearchResult) -> Generator[None, None, SearchResult]:
        """Return what `restrict` returns, in steps of a few milliseconds."""
        if self.mask is None:
            return result
        return (yield from result.restrict_incrementally(self.mask))


class Index:
    """An index opened for searches; it shows the state from when it was opened."""

    def __init__(self, folder: Path, *, lock_timeout: float = LOCK_TIMEOUT_SECONDS) -> None:
        """Open the index in a folder, which takes milliseconds for any number of games.

        If another process changes it, wait up to ``lock_timeout`` seconds.

        :raises UnusableIndexError: if it cannot be opened.
        """
        self.folder = folder
        self.games = GameDatabase(folder / DATABASE, lock_timeout=lock_timeout)
        try:
            with self.games.read_transaction():
                outcomes = self.games.outcomes()
                self._segments = segments.open_segments(folder / SEGMENTS, self.games.segments())
            stored = (it.variations for it in self._segments if it.variations is not None)
            self._lines = IndexLines.from_stored(outcomes, stored)
        except BaseException:
            self.games.close()
            raise

    def close(self) -> None:
        """Close the files of the index."""
        self.games.close()
        self._segments = []

    def with_database(self, games: GameDatabase) -> Index:
        """Return this index with another connection to its database, for use in another thread."""
        other = copy(self)
        other.games = games
        return other

    def is_outdated(self) -> bool:
        """Return whether the index has been rebuilt since it was opened; the check takes
        microseconds.
        """
        return self.games.is_outdated()

    def __len__(self) -> int:
        """Return the number of games."""
        return self._lines.game_count

    def __contains__(self, game: int) -> bool:
        """Return whether a game with this number exists."""
        return game in self._lines

    @property
    def has_variations(self) -> bool:
        """Whether all nodes are indexed, not only main lines."""
        return self.games.has_variations

    def search(
        self, query: Query, report_first: Callable[[SearchResult], object] = lambda found: None
    ) -> Generator[float, None, SearchResult]:
        """Search for a query at any move of the indexed lines, in steps of a few milliseconds.

        Each step yields the fraction done; the generator returns the result and can be closed to
        cancel. A position (see `Query.is_position`) is found in the first step. If several views
        match, one that keeps the colours is preferred, then the first view. Of a region, moves
        after the 32,766th of a game are not searched.

        While a search for a region goes on, ``report_first`` is called with the hits in the games
        that have been searched, until there are enough to fill a list.

        :raises ValueError: if the board is not a rectangle.
        :raises OffBoardError: if the region is not on the board.
        :raises UnusableIndexError: if the index is damaged or there is not enough memory.
        """
        if query.board.graph != position_keys(query.size).graph:
            raise ValueError("only rectangles are indexed")
        if query.is_position:
            return self._find_position(query)
        placements = Placements(query)
        yield 0.0  # making them takes as long as several steps

        def report(found: Sequence[MatchColumns]) -> None:
            if sum(len(part.matches) for part in found[:-1]) < _FIRST_HITS:
                some = map(_first_games, found)
                matches, following = map(np.concatenate, zip(*some, strict=True))
                order = np.argsort(matches, kind="stable")
                first = matches[order], following[order]
                if len(matches):
                    report_first(RegionResult(self.folder, placements, *first, self._lines))

        with translate_damage_errors(self.folder, SEGMENTS):
            steps = search_region(self._segments, self._lines, placements, report)
            return RegionResult(self.folder, placements, *(yield from steps), self._lines)

    def find(self, query: Query) -> SearchResult:
        """Search as `search` does, but in a single call."""
        return run_to_end(self.search(query))

    def _find_position(self, query: Query) -> PositionResult:
        canonical = position_keys(query.size).canonical_key(query.board)
        transforms = hit_transforms(query, canonical)
        with translate_damage_errors(self.folder, SEGMENTS):
            found = [segment.find_entries(canonical.key) for segment in self._segments]
            entries = np.concatenate([np.empty(0, np.uint64), *found])
            return PositionResult(self.folder, query.size, transforms, entries, self._lines)

    def game_mask(
        self, game_filter: Filter, games: GameDatabase | None = None
    ) -> NDArray[np.bool_]:
        """Return a mask of the games that match a filter, indexed by game number.

        ``games`` is another connection to the database, for use in another thread.
        """
        matching = (games or self.games).matching_game_numbers(game_filter)
        mask = np.zeros(len(self._lines.outcomes), bool)
        with translate_damage_errors(self.folder, DATABASE):
            numbers = np.array(matching, np.int64)
            mask[numbers[numbers < len(mask)]] = True  # a newer build may have added games
        return mask

    def subset(self, game_filter: Filter | None, games: GameDatabase | None = None) -> GameSubset:
        """Return the games that match a filter, or all games if the filter is None.

        ``games`` is as in `game_mask`.
        """
        if game_filter is None:
            return GameSubset(len(self))
        kept = self.game_mask(game_filter, games)
        return GameSubset(int(np.count_nonzero(kept)), kept)

    def has_board_size(self, size: Size) -> bool:
        """Return whether any game was played on a board of this size, in either orientation."""
        return not self.board_sizes.isdisjoint({size, Size(size.height, size.width)})

    @cached_property
    def board_sizes(self) -> frozenset[Size]:
        """The board sizes of all games, which are read on first use."""
        rows = self.games.query("SELECT DISTINCT width, height FROM games", types=(int, int))
        return frozenset(Size(width, height) for width, height in rows)

    def count_moves(
        self, size: Size, moves: int, masks: Mapping[Colour, NDArray[np.bool_]]
    ) -> NDArray[np.int64]:
        """Return how often each point was played on with the first ``moves`` moves of games, row by
        row from the top.

        ``masks`` has the games, all on boards of ``size``, in which the moves of a colour count.
        """
        with translate_damage_errors(self.folder, SEGMENTS):
            return count_moves(self._segments, size, moves, masks)

    def canonical_moves_of(self, games: Iterable[int]) -> dict[int, bytes]:
        """Return the moves of games as bytes that are equal in all rotations and reflections (see
        `canonical_moves`).
        """
        sizes = {
            number: Size(width, height)
            for number, width, height in self.games.query(
                "SELECT id, width, height FROM games", types=(int, int, int)
            )
        }
        wanted = {game: sizes[game] for game in games}
        with translate_damage_errors(self.folder, SEGMENTS):
            return canonical_moves(self._segments, wanted)


def _first_games(found: MatchColumns) -> MatchColumns:
    """Return sorted matches without those in later games if there are very many."""
    if len(found.matches) <= _MOST_REPORTED:
        return found
    game = found.matches[_MOST_REPORTED] >> MATCH_GAME_SHIFT
    end = int(found.matches.searchsorted(game << MATCH_GAME_SHIFT)) or _MOST_REPORTED
    return MatchColumns(found.matches[:end], found.following[:end])
