"""A position on a board, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ._kernel import Kernel
from .graph import Graph
from .points import Colour, OffBoardError, Point, Size

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SIGNS = ".XO"
"""How `Board.rows` writes an empty point, a black stone and a white one."""

_COLOURS = (None, Colour.BLACK, Colour.WHITE)


class Played(NamedTuple):
    """What a stone did: the board after it and the points it emptied.

    ``captured`` holds the stone's own point when it took its own chain's last liberty.
    """

    board: Board
    captured: frozenset[Point]


class Board:
    """Which points hold which stones; immutable, equal and hashed by position.

    It knows no history, no player to move and no rule but capture. ``cells`` has a byte for each
    point of ``graph`` in its order: 0 empty, 1 black, 2 white; ``key`` is its Zobrist key, the
    same for the same stones on the same graph.

    >>> board = Board.from_rows(".O.", "OXO", "...")
    >>> print(board.play(Point(1, 2), Colour.WHITE).board)
    . O .
    O . O
    . O .
    """

    __slots__ = ("cells", "graph", "key")

    def __init__(self, graph: Graph, cells: bytes, key: int | None = None) -> None:
        """Take the cells of a graph; ``key`` saves computing it where it is known."""
        self.graph = graph
        self.cells = cells
        self.key = _key(graph, cells) if key is None else key

    @classmethod
    def empty(cls, shape: Size | Graph) -> Board:
        """A board without stones: a rectangle of a size, or any graph.

        :raises SizeError: for sides outside 1…52.
        """
        graph = shape if isinstance(shape, Graph) else Graph.rectangle(shape)
        return cls(graph, bytes(len(graph.points)), 0)

    @classmethod
    def from_rows(cls, *rows: str) -> Board:
        """A board from a picture: a row a string, ``.`` ``X`` ``O``; spaces do not count.

        :raises ValueError: for another sign or rows of different length.
        """
        lines = ["".join(row.split()) for row in rows]
        if len({len(line) for line in lines}) != 1 or set("".join(lines)) - set(SIGNS):
            raise ValueError(f"not a picture of a board: {rows}")
        graph = Graph.rectangle(Size(len(lines[0]), len(lines)))
        return cls(graph, bytes(SIGNS.index(sign) for line in lines for sign in line))

    @property
    def size(self) -> Size:
        """The rectangle that encloses the points."""
        return self.graph.size

    def __getitem__(self, point: Point) -> Colour | None:
        return _COLOURS[self.cells[self._number(point)]]

    def stones(self) -> dict[Point, Colour]:
        """The stones on the board by their points."""
        return {
            point: colour
            for point, cell in zip(self.graph.points, self.cells, strict=True)
            if (colour := _COLOURS[cell])
        }

    def empty_points(self) -> list[Point]:
        """The points on which there is no stone."""
        pairs = zip(self.graph.points, self.cells, strict=True)
        return [point for point, cell in pairs if _COLOURS[cell] is None]

    def play(self, point: Point, colour: Colour) -> Played:
        """Place a stone, whatever stood there, and take off the chains without liberties.

        The opponent's chains go first; if there are none and the stone's own chain has no
        liberty, that one goes. Whether this is allowed is for `Rules` to say. O(points).

        :raises OffBoardError: when the board has no such point.
        """
        kernel = Kernel(self.graph, self.cells, self.key)
        captured = kernel.play(self._number(point), colour)
        points = self.graph.points
        return Played(
            Board(self.graph, bytes(kernel.cells), kernel.key),
            frozenset(points[number] for number in captured),
        )

    def put(self, stones: Mapping[Point, Colour | None]) -> Board:
        """A board on which these points hold these stones or none; nothing is captured.

        :raises OffBoardError: when the board has no such point.
        """
        kernel = Kernel(self.graph, self.cells, self.key)
        for point, colour in stones.items():
            kernel.put(self._number(point), colour or 0)
        return Board(self.graph, bytes(kernel.cells), kernel.key)

    def rows(self) -> list[str]:
        """The picture that `from_rows` reads; rectangles only make sense."""
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
        """Pickle graph and cells; the key is computed from them again."""
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
