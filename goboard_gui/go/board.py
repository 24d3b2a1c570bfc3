"""Immutable board positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from ._kernel import Kernel
from .board_shape import BoardShape
from .graph import Graph
from .points import Colour, OffBoardError, Point, Size

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SIGNS = ".XO"
"""The characters of `Board.rows` for an empty point, a black and a white stone."""

_COLOURS = (None, Colour.BLACK, Colour.WHITE)


class PlayResult(NamedTuple):
    """The board after a play, and the points of the captured stones.

    After a suicide ``captured`` includes the point of the play itself.
    """

    board: Board
    captured: frozenset[Point]


class Board:
    """An immutable position: the stones on the points of a graph.

    Boards are compared and hashed by their stones. A board knows neither the earlier positions nor
    the player to move, and the only rule it applies is capture. ``cells`` has a byte for each point
    of ``graph`` in order: 0 empty, 1 black, 2 white. ``key`` is the Zobrist key, which is equal for
    equal positions on the same graph.

    >>> board = Board.from_rows(".O.", "OXO", "...")
    >>> print(board.play(Point(1, 2), Colour.WHITE).board)
    . O .
    O . O
    . O .
    """

    __slots__ = ("cells", "graph", "key")

    def __init__(self, graph: Graph, cells: bytes, key: int | None = None) -> None:
        """Create a board from its cells; pass ``key`` if it is known, to save computing it."""
        self.graph = graph
        self.cells = cells
        self.key = _key(graph, cells) if key is None else key

    @classmethod
    def empty(cls, shape: Size | Graph) -> Board:
        """Return an empty board of the given size or on the given graph.

        :raises SizeError: for sides outside 1…52.
        """
        graph = shape if isinstance(shape, Graph) else Graph.rectangle(shape)
        return cls(graph, bytes(len(graph.points)), 0)

    @classmethod
    def from_rows(cls, *rows: str) -> Board:
        """Create a board from its rows: ``.`` is empty, ``X`` black, ``O`` white.

        The top row is first; spaces are ignored.

        :raises ValueError: for other characters or rows of different lengths.
        """
        lines = ["".join(row.split()) for row in rows]
        if len({len(line) for line in lines}) != 1 or set("".join(lines)) - set(SIGNS):
            raise ValueError(f"not a picture of a board: {rows}")
        graph = Graph.rectangle(Size(len(lines[0]), len(lines)))
        return cls(graph, bytes(SIGNS.index(sign) for line in lines for sign in line))

    @property
    def size(self) -> Size:
        """The size of the smallest rectangle that contains all points of the graph."""
        return self.graph.size

    @property
    def shape(self) -> BoardShape:
        """The shape of the board; if its graph states none, a rectangle of the same size."""
        return self.graph.shape or BoardShape.rectangle(self.graph.size)

    def __getitem__(self, point: Point) -> Colour | None:
        return _COLOURS[self.cells[self._number(point)]]

    def stones(self) -> dict[Point, Colour]:
        """Return a dictionary with the colour of the stone on each occupied point."""
        return {
            point: colour
            for point, cell in zip(self.graph.points, self.cells, strict=True)
            if (colour := _COLOURS[cell])
        }

    def empty_points(self) -> list[Point]:
        """Return the points without a stone, in the order of the graph."""
        pairs = zip(self.graph.points, self.cells, strict=True)
        return [point for point, cell in pairs if _COLOURS[cell] is None]

    def play(self, point: Point, colour: Colour) -> PlayResult:
        """Place a stone, even on another one, and remove captured chains.

        Opposing chains are captured first; if there are none and the stone's own chain has no
        liberty, it is removed. Whether this is legal is up to `Rules`. O(points).

        :raises OffBoardError: when the point is not on the board.
        """
        kernel = Kernel(self.graph, self.cells, self.key)
        captured = kernel.play(self._number(point), colour)
        points = self.graph.points
        return PlayResult(
            Board(self.graph, bytes(kernel.cells), kernel.key),
            frozenset(points[number] for number in captured),
        )

    def with_stones(self, stones: Mapping[Point, Colour | None]) -> Board:
        """Return a board with the contents of some points replaced, without captures.

        :raises OffBoardError: when a point is not on the board.
        """
        kernel = Kernel(self.graph, self.cells, self.key)
        for point, colour in stones.items():
            kernel.set_point(self._number(point), colour or 0)
        return Board(self.graph, bytes(kernel.cells), kernel.key)

    def rows(self) -> list[str]:
        """Return the rows of a rectangular board, in the form that `from_rows` accepts."""
        width, height = self.size
        signs = dict(zip(self.graph.points, self.cells, strict=True))
        return [
            "".join(SIGNS[signs.get(Point(column, row), 0)] for column in range(width))
            for row in range(height)
        ]

    def _number(self, point: Point) -> int:
        try:
            return self.graph.index[point]
        except KeyError:
            raise OffBoardError(point, self.size) from None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.cells == other.cells and self.graph == other.graph

    def __hash__(self) -> int:
        return self.key

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the graph and the cells; unpickling recomputes the key."""
        return Board, (self.graph, self.cells)

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows())

    def __repr__(self) -> str:
        return f"Board.from_rows({', '.join(map(repr, self.rows()))})"


def _key(graph: Graph, cells: Iterable[int]) -> int:
    key = 0
    for number, colour in enumerate(cells):
        if colour:
            key ^= graph.zobrist[colour][number]
    return key
