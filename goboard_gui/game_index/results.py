"""Search results: the hits, and how the games continued after them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ..go import Symmetry
from ..named_tuples import NamedTuple
from .shares import Share

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from ..go import Colour, Point

ALL_VIEWS = frozenset(Symmetry)


class Hit(NamedTuple):
    """An occurrence of a query in a game, after ``moves`` moves.

    ``view`` maps the query to the hit, with colours swapped if ``colours_swapped``; a region is
    then shifted by ``right`` columns and ``down`` rows. ``node`` is the node of a hit in a
    variation, in file order from 0, or None for a hit in the main line.
    """

    game: int
    moves: int
    view: Symmetry
    colours_swapped: bool
    right: int = 0
    down: int = 0
    node: int | None = None

    @property
    def is_main_line(self) -> bool:
        """Whether the hit is in the main line."""
        return self.node is None


class Continuation(NamedTuple):
    """A next move after the hits, in the orientation and colours of the query; it is a pass if
    ``point`` is None.

    The wins are counted in the query's colours, too. A game in which the move is only in variations
    counts as undecided.
    """

    point: Point | None
    colour: Colour
    games: int
    black_wins: int
    white_wins: int

    @property
    def decided_games(self) -> int:
        """The number of games with a known winner."""
        return self.black_wins + self.white_wins

    @property
    def undecided_games(self) -> int:
        """The number of games without a known winner."""
        return self.games - self.decided_games

    @property
    def win_share(self) -> Share:
        """Black's share of wins in the decided games."""
        return Share.from_wins(self.black_wins, self.white_wins)


class SearchResult(ABC):
    """The result of a search; statistics are computed on first use, or by `count_incrementally`.

    A region has one hit per game and placement: the first move after which it matches, regardless
    of later repetitions. A whole-board position has a hit for each move after which it is on the
    board; only passes can leave it unchanged. Where all nodes are indexed, the main line comes
    before the variations, which follow in file order; each node with the position is a hit.

    All properties and methods raise `UnusableIndexError` if the index is damaged or there is not
    enough memory.
    """

    folder: Path
    """The folder of the index."""

    def count_incrementally(self) -> Iterator[None]:
        """Compute the statistics in steps, yielding after each so that a window can stay
        responsive.
        """
        self.continuations, self.wins, self.ended_game_count  # noqa: B018
        yield

    @property
    @abstractmethod
    def occurrences(self) -> int:
        """The number of hits."""

    @property
    @abstractmethod
    def game_count(self) -> int:
        """The number of games with hits."""

    @property
    @abstractmethod
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games with hits, each once, in ascending order."""

    @property
    @abstractmethod
    def first_hit_moves(self) -> NDArray[np.int64]:
        """The move number of the first hit in each of `games`."""

    @property
    @abstractmethod
    def continuations(self) -> tuple[Continuation, ...]:
        """The next moves, most frequent first; symmetrical moves are counted as one.

        A move counts once per game. After a hit of a region this is the next move within its
        rectangle, provided that the region matches until then.
        """

    @property
    @abstractmethod
    def wins(self) -> tuple[int, int]:
        """The number of games won by Black and by White, each game counted once.

        Colours are those of the query at the first hit in each game. Games with hits in variations
        only are not counted.
        """

    @property
    @abstractmethod
    def ended_game_count(self) -> int:
        """The number of games in which no move follows a hit."""

    @abstractmethod
    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """Yield the hits from ``start`` to ``stop``, ordered by game and move; those in the main
        line of a game come before those in its variations.
        """

    @abstractmethod
    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Return the hits in a game, ordered by move. O(log hits)."""

    @abstractmethod
    def restrict_to_games(self, kept: NDArray[np.bool_]) -> SearchResult:
        """Return the result limited to the games that the mask ``kept`` selects.

        :raises ValueError: if the mask is not for the games of this index.
        """

    def restrict_incrementally(
        self, kept: NDArray[np.bool_]
    ) -> Generator[None, None, SearchResult]:
        """Return what `restrict_to_games` returns, in steps so that a window can stay
        responsive.
        """
        yield
        return self.restrict_to_games(kept)
