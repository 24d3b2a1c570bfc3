"""Which rows, columns and lines from the edge the moves of games use.

Rows are counted from the bottom and columns from the left, both from 1, as in Park's paper. Lines
are counted from the nearest edge: the points at the edge are on the first line. Games are taken as
they were recorded, not rotated; passes and setup stones do not count.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..go import Graph
from ..named_tuples import NamedTuple
from .openings import make_opening

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ..go import Colour, Point, Size
    from ..record import Tree


class MovePlaces(NamedTuple):
    """How often the points of a board were played on in some games.

    ``counts`` has the number of moves for each point, row by row from the top.
    """

    size: Size
    games: int
    counts: tuple[int, ...]

    @property
    def moves(self) -> int:
        """The number of moves on the board."""
        return sum(self.counts)

    def rows(self) -> tuple[int, ...]:
        """Return the number of moves on each row, from the bottom."""
        return self._sums(self.size.height, lambda point: self.size.height - 1 - point.row)

    def columns(self) -> tuple[int, ...]:
        """Return the number of moves on each column, from the left."""
        return self._sums(self.size.width, lambda point: point.column)

    def lines(self) -> tuple[int, ...]:
        """Return the number of moves on each line, from the nearest edge.

        >>> from goboard_gui.go import Size
        >>> MovePlaces(Size(3, 3), 1, (0, 0, 2, 0, 5, 0, 0, 1, 0)).lines()
        (3, 5)
        """
        width, height = self.size
        return self._sums(
            (min(width, height) + 1) // 2,
            lambda it: min(it.column, it.row, width - 1 - it.column, height - 1 - it.row),
        )

    def _sums(self, length: int, place_of: Callable[[Point], int]) -> tuple[int, ...]:
        sums = [0] * length
        for point, count in zip(Graph.rectangle(self.size).points, self.counts, strict=True):
            sums[place_of(point)] += count
        return tuple(sums)


def move_places(
    tree: Tree,
    moves: int | None = None,
    line: Sequence[int] | None = None,
    colours: Collection[Colour] | None = None,
) -> MovePlaces:
    """Return the places of the first ``moves`` moves of a game, or of all moves, on a line of play
    (by default the main line).

    With ``colours``, only their moves among these count.

    :raises ValueError: if the board is not a rectangle.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> places = move_places(read_sgf(b"(;SZ[3:2];B[aa];W[cb];B[];W[ba])").games[0], 3)
    >>> places.moves, places.rows(), places.columns(), places.lines()
    (2, (1, 1), (1, 0, 1), (2,))
    """
    opening = make_opening(tree, line, moves)
    played: Counter[Point] = Counter()
    for step in opening.steps:
        if step is not None and step.move is not None and step.move.point is not None:
            played[step.move.point] += colours is None or step.move.colour in colours
    size = opening.size
    return MovePlaces(size, 1, tuple(played[point] for point in Graph.rectangle(size).points))
