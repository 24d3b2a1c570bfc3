"""The numbers of an index: which lines are games, and which are variations of which game.

Each game has a number, which is that of its main line. Where all nodes are indexed, its variations
have the numbers after it (see `variations`). They have no outcome, so that win rates are those of
main lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .entries import ENTRY_GAME_SHIFT
from .facts import VARIATION, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from .results import Hit
    from .variations_file import StoredLines, VariationPlace


def line_owners(outcomes: bytes | bytearray) -> NDArray[np.int64]:
    """Return the game to which each number belongs, given the stored outcomes.

    >>> line_owners(bytes([1, VARIATION, VARIATION, 2])).tolist()
    [0, 0, 0, 3]
    """
    numbers = np.arange(len(outcomes))
    games = np.where(np.frombuffer(outcomes, np.uint8) == VARIATION, 0, numbers)
    owners: NDArray[np.int64] = np.maximum.accumulate(games)
    return owners


class IndexLines:
    """The lines of an index: their outcomes, and the games to which they belong.

    ``outcomes`` are indexed by number. ``owners`` are, too, or None if there are no variations, so
    that each number is a game.
    """

    def __init__(
        self,
        outcomes: NDArray[np.uint8],
        owners: NDArray[np.int64] | None = None,
        stored: Iterable[StoredLines] = (),
    ) -> None:
        self.outcomes = outcomes
        self.owners = owners
        self._stored = tuple(stored)

    @classmethod
    def from_stored(cls, outcomes: bytes, stored: Iterable[StoredLines]) -> IndexLines:
        """Return the lines of an index, given its stored outcomes and variations."""
        found = np.frombuffer(outcomes, np.uint8)
        variations = found == VARIATION
        if not variations.any():
            return cls(found)
        return cls(np.where(variations, Outcome.NEITHER, found), line_owners(outcomes), stored)

    def games_of(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the games to which lines belong."""
        return numbers if self.owners is None else self.owners.take(numbers)

    def is_variation(self, number: int) -> bool:
        """Return whether a number stands for variations."""
        return self.owners is not None and bool(self.owners[number] != number)

    @property
    def game_count(self) -> int:
        """The number of games that exist."""
        exist = self.outcomes != Outcome.GONE
        if self.owners is not None:
            exist &= self.owners == np.arange(len(exist))
        return int(np.count_nonzero(exist))

    def __contains__(self, game: int) -> bool:
        """Return whether a game with this number exists."""
        known = 0 <= game < len(self.outcomes) and bool(self.outcomes[game])
        return known and not self.is_variation(game)

    def end_of(self, game: int) -> int:
        """Return the number after the last line of a game."""
        if self.owners is None or game >= len(self.owners):
            return game + 1
        return int(self.owners.searchsorted(game, "right"))

    def check_mask(self, kept: NDArray[np.bool_]) -> None:
        """Raise ValueError if a mask has another length than the numbers of this index."""
        if kept.shape != self.outcomes.shape:
            raise ValueError("a mask of other games")

    def restrict(self, kept: NDArray[np.bool_]) -> IndexLines:
        """Return the lines of the games that a mask selects, indexed by number; the others count as
        removed.

        :raises ValueError: if the mask has another length.
        """
        self.check_mask(kept)
        kept = kept if self.owners is None else kept[self.owners]
        outcomes = np.where(kept, self.outcomes, np.uint8(Outcome.GONE))
        return IndexLines(outcomes, self.owners, self._stored)

    def move_numbers(
        self, numbers: NDArray[np.int64], moves: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """Return the move numbers of steps of lines; those of a main line are the steps."""
        if self.owners is None:
            return moves
        found = moves.copy()
        for at in np.flatnonzero(self.owners.take(numbers) != numbers).tolist():
            found[at] = self.place(int(numbers[at]), int(moves[at])).moves
        return found

    def located(self, hit: Hit) -> Hit:
        """Return a hit that has the number of a line and a step of it with its game and, in a
        variation, with its node and move.

        :raises LookupError: if there is no such step.
        """
        if not self.is_variation(hit.game):
            return hit
        node, moves = self.place(hit.game, hit.moves)
        game = int(self.games_of(np.array([hit.game]))[0])
        return hit._replace(game=game, moves=moves, node=node)

    def place(self, number: int, step: int) -> VariationPlace:
        """Return the node at a step of variations, and its move number.

        :raises LookupError: if there is none.
        """
        for lines in self._stored:
            if lines.has_line(number):
                return lines.place(number, step)
        raise LookupError(f"no line {number}")


def line_bounds(lines: IndexLines, game: int, shift: int = ENTRY_GAME_SHIFT) -> NDArray[np.int64]:
    """Return the bounds of what belongs to a game in an array that has the number of the line above
    ``shift``.
    """
    return np.array([game << shift, lines.end_of(game) << shift])
