"""Search queries, and the search for their hits in records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..go import RECORDING, Board, Point, Symmetry
from ..record.properties.tables import SETUP_PROPERTIES
from ..record.steps import LineReplay, board_size

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ..go import Colour, Size
    from ..record.tree import Tree
    from .results import Hit


@dataclass(frozen=True)
class Query:
    """A search query: the wanted contents of some points of a board.

    None stands for an empty point.
    """

    size: Size
    wanted: Mapping[Point, Colour | None]

    @classmethod
    def from_board(cls, board: Board, points: Collection[Point] | None = None) -> Query:
        """Return the query for the contents of some points of a board, or of all points."""
        points = board.graph.points if points is None else points
        return cls(board.size, {point: board[point] for point in points})

    @property
    def is_whole_board(self) -> bool:
        """Whether the query covers the whole board."""
        return len(self.wanted) == self.size.width * self.size.height

    def contents_at(self, hit: Hit) -> dict[Point, Colour | None]:
        """Return the wanted contents of the points of a hit, rotated, reflected and colour-swapped
        like the hit.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query.from_board(Board.from_rows("X..", "...", "..."), [Point(0, 0)])
        >>> query.contents_at(Hit(1, 20, Symmetry.R90, True, right=-1, down=2))
        {Point(column=1, row=2): <Colour.WHITE: 2>}
        """
        there = self.map_points(self.wanted, hit)
        colours = [
            colour.opponent if colour and hit.colours_swapped else colour
            for colour in self.wanted.values()
        ]
        return dict(zip(there, colours, strict=True))

    def normalised(self, hit: Hit) -> Hit:
        """Return the hit without rotation and reflection if these map the query to itself.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query.from_board(Board.from_rows("X.", ".X"))
        >>> query.normalised(Hit(1, 20, Symmetry.R180, False)).view
        <Symmetry.IDENTITY: 'id'>
        """
        if self.contents_at(hit) != dict(self.wanted):
            return hit
        return type(hit)(hit.game, hit.moves, Symmetry.IDENTITY, False)

    def map_points(self, points: Iterable[Point], hit: Hit) -> list[Point]:
        """Convert points of the query's board to the corresponding points of a hit."""
        turned = (hit.view.apply(point, self.size) for point in points)
        return [Point(point.column + hit.right, point.row + hit.down) for point in turned]

    def locate(self, hit: Hit, tree: Tree) -> int | None:
        """Return the main-line node of a record at which a hit occurs, or None if the position
        there does not match.

        The index may be of an older version of the file, and keys collide by chance once in 2**60
        comparisons.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.game_index.results import Hit
        >>> tree = read_sgf(b"(;SZ[3];B[aa];C[so];W[cc])").games[0]
        >>> query = Query.from_board(Board.from_rows("..X", "...", "..."))
        >>> query.locate(Hit(1, 1, Symmetry.R270, False), tree)
        1
        >>> query.locate(Hit(1, 2, Symmetry.R270, False), tree)
        """
        if board_size(tree) != hit.view.transformed_size(self.size):
            return None
        found = _position_after(tree, hit.moves)
        if found is None:
            return None
        node, board = found
        there = self.contents_at(hit)
        on_board = all(map(board.size.contains, there))
        return node if on_board and all(board[at] is it for at, it in there.items()) else None


def _position_after(tree: Tree, moves: int) -> tuple[int, Board] | None:
    """Return the node and the position after ``moves`` moves of the main line, or None if it is
    shorter.

    Setup after a move belongs to the position before the next move. If the root holds a move, it
    also stands for the position before it.
    """
    replay = LineReplay(tree, RECORDING)
    found = (tree.root, Board.empty(board_size(tree))) if moves == 0 else None
    for step in replay.replay_line(tree.main_line()):
        if step.number > moves:
            break
        if step.number == moves and (
            found is None
            or step.move is not None
            or tree.node(step.node).has_any_property(*SETUP_PROPERTIES)
        ):
            found = step.node, replay.board
    return found
