"""A hit in its record: at which node it stands, where it lies, and whether it is there still."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..go import RECORDING, Board, Point, Symmetry
from ..record.steps import LineReplay, board_size
from ..record.values.properties import SETUP

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ..go import Colour, Size
    from ..record.tree import Tree
    from .results import Hit


@dataclass(frozen=True)
class Query:
    """What was looked for: what must lie on some points of a board of a size."""

    size: Size
    wanted: Mapping[Point, Colour | None]

    @classmethod
    def of(cls, board: Board, points: Collection[Point] | None = None) -> Query:
        """What a board has on some points, by default on all."""
        points = board.graph.points if points is None else points
        return cls(board.size, {point: board[point] for point in points})

    @property
    def whole(self) -> bool:
        """Whether all of the board is meant."""
        return len(self.wanted) == self.size.width * self.size.height

    def at(self, hit: Hit) -> dict[Point, Colour | None]:
        """What a hit says there is, where it lies.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query.of(Board.from_rows("X..", "...", "..."), [Point(0, 0)])
        >>> query.at(Hit(1, 20, Symmetry.R90, True, right=-1, down=2))
        {Point(column=1, row=2): <Colour.WHITE: 2>}
        """
        there = self.carried(self.wanted, hit)
        colours = [
            colour.opponent if colour and hit.colours_swapped else colour
            for colour in self.wanted.values()
        ]
        return dict(zip(there, colours, strict=True))

    def plain(self, hit: Hit) -> Hit:
        """The same hit, but as it is where turning it changes nothing.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query.of(Board.from_rows("X.", ".X"))
        >>> query.plain(Hit(1, 20, Symmetry.R180, False)).view
        <Symmetry.IDENTITY: 'id'>
        """
        if self.at(hit) != dict(self.wanted):
            return hit
        return type(hit)(hit.game, hit.moves, Symmetry.IDENTITY, False)

    def carried(self, points: Iterable[Point], hit: Hit) -> list[Point]:
        """Where points of the board that was asked about come to lie in a hit."""
        turned = (hit.view.apply(point, self.size) for point in points)
        return [Point(point.column + hit.right, point.row + hit.down) for point in turned]

    def place(self, hit: Hit, tree: Tree) -> int | None:
        """The node of a record's main line at which a hit stands; None if it does not.

        The index may have been made of another version of the file, and keys agree by chance once
        in 2**60 comparisons.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.game_index.results import Hit
        >>> tree = read_sgf(b"(;SZ[3];B[aa];C[so];W[cc])").games[0]
        >>> query = Query.of(Board.from_rows("..X", "...", "..."))
        >>> query.place(Hit(1, 1, Symmetry.R270, False), tree)
        1
        >>> query.place(Hit(1, 2, Symmetry.R270, False), tree)
        """
        if board_size(tree) != hit.view.size(self.size):
            return None
        found = _standing(tree, hit.moves)
        if found is None:
            return None
        node, board = found
        there = self.at(hit)
        on_board = all(map(board.size.holds, there))
        return node if on_board and all(board[at] is it for at, it in there.items()) else None


def _standing(tree: Tree, moves: int) -> tuple[int, Board] | None:
    """Where the position after so many moves of the main line is complete, and the position.

    Setup after a move belongs to the position that the next move finds. A root that holds a move
    has no node before it, and stands for it.
    """
    replay = LineReplay(tree, RECORDING)
    found = (tree.root, Board.empty(board_size(tree))) if moves == 0 else None
    for step in replay.follow(tree.main_line()):
        if step.number > moves:
            break
        if step.number == moves and (
            found is None or step.move is not None or tree.node(step.node).has(*SETUP)
        ):
            found = step.node, replay.board
    return found
