"""What an index answers: where something was found, and how it went on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from ..go import Symmetry
from .shares import Share

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from ..go import Colour, Point

ALL_VIEWS = frozenset(Symmetry)


class Hit(NamedTuple):
    """A place where something was found: after ``moves`` moves of the game of a number.

    ``view`` turns what was asked for into what is there, with its colours exchanged if
    ``colours_swapped``. What was asked for by a region then lies ``right`` columns further right
    and ``down`` rows further down.
    """

    game: int
    moves: int
    view: Symmetry
    colours_swapped: bool
    right: int = 0
    down: int = 0


class Continuation(NamedTuple):
    """What was played next, as the position that was asked for lies; ``point`` None is a pass.

    The wins are those of the colours as they were asked for.
    """

    point: Point | None
    colour: Colour
    games: int
    black_wins: int
    white_wins: int

    @property
    def neither(self) -> int:
        """The games that nobody won, or of which that is not known."""
        return self.games - self.black_wins - self.white_wins

    @property
    def share(self) -> Share:
        """Black's share of the games that somebody won."""
        return Share.of_wins(self.black_wins, self.white_wins)


class SearchResult(ABC):
    """What was found; everything is counted when it is asked for, or by `counting`.

    A region is hit once in a game wherever it lies: with the first move that makes it what was
    asked for, however long that stands and whether it comes again. A whole board is hit by each
    move after which it stands, but only passes can leave it as it is.
    """

    def counting(self) -> Iterator[None]:
        """Count what is told of it, with pauses, so that nobody has to wait who asks for it."""
        self.continuations, self.wins, self.ended  # noqa: B018
        yield

    @property
    @abstractmethod
    def occurrences(self) -> int:
        """How many hits there are."""

    @property
    @abstractmethod
    def game_count(self) -> int:
        """In how many games they are."""

    @property
    @abstractmethod
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games, each once, in ascending order."""

    @property
    @abstractmethod
    def first_moves(self) -> NDArray[np.int64]:
        """After how many moves it was found first in each of the games, in their order."""

    @property
    @abstractmethod
    def continuations(self) -> tuple[Continuation, ...]:
        """What was played next there, the most frequent first; symmetrical moves count as one.

        A move counts once in a game. After a region was hit it is the next move in its rectangle,
        if what was wanted stands until then.
        """

    @property
    @abstractmethod
    def wins(self) -> tuple[int, int]:
        """How many of the games Black won and how many White, by the first hit in each.

        The colours are those that were asked for.
        """

    @property
    @abstractmethod
    def ended(self) -> int:
        """In how many of the games nothing was played there."""

    @abstractmethod
    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """The hits from one to another, by game and move."""

    @abstractmethod
    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Those in a game, by move; O(log hits)."""

    @abstractmethod
    def among(self, kept: NDArray[np.bool_]) -> SearchResult:
        """What was found in some of the games: those whose number is true in ``kept``."""
