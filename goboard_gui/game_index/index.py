"""Asking an index where a position occurs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..fuseki.keys import keys_of
from ..go import Size
from . import segments
from .canonical_moves import canonical_moves
from .database import GameDatabase
from .paths import DATABASE, SEGMENTS
from .position_search import PositionResult, hit_ways
from .region_search.search import search_region
from .results import ALL_VIEWS

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from ..go import Board, Symmetry
    from .filters import Filter
    from .region import Region
    from .results import SearchResult


class GameSubset(NamedTuple):
    """How many ``games`` are meant, and which: ``kept`` is true at their numbers, None for all."""

    games: int
    kept: NDArray[np.bool_] | None = None

    def among(self, answer: SearchResult) -> SearchResult:
        """What of an answer was found in these games."""
        return answer if self.kept is None else answer.among(self.kept)


class Index:
    """An index as it was when it was opened."""

    def __init__(self, folder: Path) -> None:
        """Open the index in a folder: some milliseconds, however many games it has.

        :raises NoIndexError: when there is none.
        :raises OutdatedIndexError: when another version made it.
        :raises DamagedIndexError: when something of it is missing.
        """
        self.folder = folder
        self.games = GameDatabase(folder / DATABASE)
        try:
            with self.games.reading():
                self._outcomes = np.frombuffer(self.games.outcomes(), np.uint8)
                self._segments = segments.open_segments(folder / SEGMENTS, self.games.segments())
        except BaseException:
            self.games.close()
            raise

    def close(self) -> None:
        """Let go of its files."""
        self.games.close()
        self._segments = []

    def outdated(self) -> bool:
        """Whether a build has changed the index since it was opened; some microseconds."""
        return self.games.outdated()

    def __len__(self) -> int:
        """How many games it has."""
        return int(np.count_nonzero(self._outcomes))

    def __contains__(self, game: int) -> bool:
        """Whether it has a game of this number."""
        return game < len(self._outcomes) and bool(self._outcomes[game])

    def find(
        self, board: Board, views: Collection[Symmetry] = ALL_VIEWS, *, swapping: bool = True
    ) -> PositionResult:
        """Where a position occurs on a whole board, at any move of a main line.

        Only those hits count that one of the ``views`` turns it into, with its colours exchanged
        only if ``swapping``. Where several do, one that keeps the colours is taken.

        :raises ValueError: if the board is no rectangle.
        """
        keys = keys_of(board.size)
        if board.graph != keys.graph:
            raise ValueError("only rectangles are indexed")
        canonical = keys.canonical(board)
        found = [segment.find(canonical.key) for segment in self._segments]
        entries = np.concatenate([np.empty(0, np.uint64), *found])
        ways = hit_ways(board.size, canonical, views, swapping=swapping)
        return PositionResult(board.size, ways, entries, self._outcomes)

    def mask(self, meant: Filter) -> NDArray[np.bool_]:
        """Which games a filter means, for `Answer.among`."""
        numbers = np.array(self.games.numbers(meant), np.int64)
        mask = np.zeros(len(self._outcomes), bool)
        mask[numbers[numbers < len(mask)]] = True  # another build may have added some
        return mask

    def meant(self, meant: Filter | None) -> GameSubset:
        """The games that a filter means; all of them without one."""
        if meant is None:
            return GameSubset(len(self))
        kept = self.mask(meant)
        return GameSubset(int(np.count_nonzero(kept)), kept)

    def has_boards(self, size: Size) -> bool:
        """Whether any of its games are on boards of a size, whichever way they lie."""
        return not self._sizes.isdisjoint({size, Size(size.height, size.width)})

    @cached_property
    def _sizes(self) -> frozenset[Size]:
        rows = self.games.ask("SELECT DISTINCT width, height FROM games")
        return frozenset(Size(width, height) for width, height in rows)

    def canonical_lines(self, games: Iterable[int]) -> dict[int, bytes]:
        """The moves of games, as `played.canonical_lines` has them."""
        sizes = {
            number: Size(width, height)
            for number, width, height in self.games.ask("SELECT id, width, height FROM games")
        }
        return canonical_moves(self._segments, {game: sizes[game] for game in games})

    def finding(
        self, region: Region, views: Collection[Symmetry] = ALL_VIEWS, *, swapping: bool = True
    ) -> Generator[float, None, SearchResult]:
        """Look for a region at any move of a main line, some milliseconds at a time.

        Each time it goes on it tells which share is done, and at the end it returns the answer;
        whoever closes it gives it up. The region is looked for under all of the ``views``, with
        colours exchanged only if ``swapping``. Of placements that come to the same one counts that
        keeps the colours, if there is any, and then the first of the views. Moves after the
        32,766th of a game are not looked at.
        """
        return search_region(self._segments, self._outcomes, region, views, swapping=swapping)

    def find_region(
        self, region: Region, views: Collection[Symmetry] = ALL_VIEWS, *, swapping: bool = True
    ) -> SearchResult:
        """Where a region occurs; the same as `finding`, without a break."""
        search = self.finding(region, views, swapping=swapping)
        while True:
            try:
                next(search)
            except StopIteration as end:
                answer: SearchResult = end.value
                return answer
