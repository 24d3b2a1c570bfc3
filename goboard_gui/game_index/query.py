"""Search queries, and the search for their hits in records."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from ..go import RECORDING, Board, Crop, OffBoardError, Point, Size, Symmetry
from ..record.properties.tables import SETUP_PROPERTIES
from ..record.steps import LineReplay, board_at, board_size
from .results import ALL_VIEWS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ..go import Colour
    from ..record.tree import Tree
    from .results import Hit


SQUARE_SIDES = (7, 10)
"""The sides of squares in corners that are found by keys (see `corner_keys`)."""


class Anchor(Enum):
    """The rule for where a region may be placed, such as only in corners; the edges that it refers
    to rotate with the region.
    """

    FIXED = "fixed"
    """Only at its original place."""
    CORNER = "corner"
    """In a corner, at the same distance from the edges of the nearest corner."""
    SIDE = "side"
    """Along its edge, away from the corners."""
    INSIDE = "inside"
    """Away from the edges."""
    ANYWHERE = "anywhere"
    """Anywhere, including the first lines."""


@dataclass(frozen=True)
class Query:
    """The subject of a search: a board or a part of it, and which transformations of it match.

    ``crop`` is the region to search for, or None for the whole board. The contents of the points in
    ``ignoring`` do not matter, but moves there count as moves in the region. ``anchor`` restricts
    where on a board the region may be found; None derives the restriction from the edges that the
    region touches. ``last`` is a stone of the region that must be the last move played in it;
    `with_position` sets it if ``last_move``. Hits may have one of the ``views``, and swapped
    colours if ``swapping``.
    """

    board: Board
    crop: Crop | None = None
    ignoring: frozenset[Point] = frozenset()
    anchor: Anchor | None = None
    last_move: bool = False
    last: Point | None = None
    views: frozenset[Symmetry] = ALL_VIEWS
    swapping: bool = True

    def with_position(self, board: Board, last: Point | None = None) -> Query:
        """Return the query for another position, given the point of its last move, if any.

        If the region does not fit on the board, the query is for the whole board.
        """
        crop, ignoring = self.crop, self.ignoring
        if crop is not None and not board.size.contains(Point(crop.right, crop.bottom)):
            crop, ignoring = None, frozenset()
        if last is not None:
            inside = last not in ignoring and (crop is None or crop.contains(last))
            last = last if self.last_move and inside and board[last] is not None else None
        if board is self.board and last == self.last and crop is self.crop:
            return self
        # Several times faster than `replace`, and done at each step through a record.
        options = self.anchor, self.last_move, last, self.views, self.swapping
        return Query(board, crop, ignoring, *options)

    @property
    def size(self) -> Size:
        """The size of the board."""
        return self.board.size

    @property
    def is_position(self) -> bool:
        """Whether the query is for a position of the whole board, regardless of the last move.

        Every other query is for a region, even if that covers the board.
        """
        return self.crop is None and self.last is None and not self.ignoring

    @property
    def is_whole_board(self) -> bool:
        """Whether the query is for the contents of all points of the board, without exception."""
        return not self.ignoring and self.rectangle == Crop.whole_board(self.size)

    @property
    def rectangle(self) -> Crop:
        """The region to search for, which may be the whole board."""
        return Crop.whole_board(self.size) if self.crop is None else self.crop

    @property
    def effective_anchor(self) -> Anchor:
        """The rule for where the region may be found."""
        if self.crop is None:
            return Anchor.FIXED
        return self.anchor or default_anchor(self.crop, self.size)

    @cached_property
    def wanted_contents(self) -> Mapping[Point, Colour | None]:
        """The wanted contents of the points that matter; None stands for an empty point.

        :raises OffBoardError: if the region is not entirely on the board, or ``last`` is not a
            stone of it.

        >>> board = Board.from_rows("X..", ".O.", "...")
        >>> query = Query(board, Crop(0, 0, 1, 1), ignoring=frozenset({Point(1, 0)}))
        >>> query.effective_anchor, len(query.wanted_contents)
        (<Anchor.CORNER: 'corner'>, 3)
        """
        crop, board = self.rectangle, self.board
        for corner in (Point(crop.left, crop.top), Point(crop.right, crop.bottom)):
            if not board.size.contains(corner):
                raise OffBoardError(corner, board.size)
        wanted = {point: board[point] for point in crop.points() if point not in self.ignoring}
        if self.last is not None and wanted.get(self.last) is None:
            raise OffBoardError(self.last, board.size)
        return wanted

    def wanted_contents_at(self, hit: Hit) -> dict[Point, Colour | None]:
        """Return the wanted contents of the points of a hit, in the orientation and colours of the
        hit.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query(Board.from_rows("X..", "...", "..."), Crop(0, 0, 0, 0))
        >>> query.wanted_contents_at(Hit(1, 20, Symmetry.R90, True, right=-1, down=2))
        {Point(column=1, row=2): <Colour.WHITE: 2>}
        """
        there = self.map_points_to_hit(self.wanted_contents, hit)
        colours = [
            colour.opponent if colour and hit.colours_swapped else colour
            for colour in self.wanted_contents.values()
        ]
        return dict(zip(there, colours, strict=True))

    def normalised_hit(self, hit: Hit) -> Hit:
        """Return the hit with its rotation and reflection removed if they map the query to itself.

        >>> from goboard_gui.game_index.results import Hit
        >>> query = Query(Board.from_rows("X.", ".X"))
        >>> query.normalised_hit(Hit(1, 20, Symmetry.R180, False)).view
        <Symmetry.IDENTITY: 'id'>
        """
        if self.wanted_contents_at(hit) != self.wanted_contents:
            return hit
        return hit._replace(view=Symmetry.IDENTITY, colours_swapped=False, right=0, down=0)

    def map_points_to_hit(self, points: Iterable[Point], hit: Hit) -> list[Point]:
        """Convert points of the query's board to the corresponding points of a hit."""
        turned = (hit.view.apply(point, self.size) for point in points)
        return [Point(point.column + hit.right, point.row + hit.down) for point in turned]

    def locate_hit(self, hit: Hit, tree: Tree) -> int | None:
        """Return the node of a record at which a hit occurs, or None if the position there does not
        match.

        The index may be of an older version of the file, and keys collide by chance once in 2**60
        comparisons.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.game_index.results import Hit
        >>> tree = read_sgf(b"(;SZ[3];B[aa];C[so];W[cc])").games[0]
        >>> query = Query(Board.from_rows("..X", "...", "..."))
        >>> query.locate_hit(Hit(1, 1, Symmetry.R270, False), tree)
        1
        >>> query.locate_hit(Hit(1, 2, Symmetry.R270, False), tree)
        """
        if board_size(tree) != hit.view.transformed_size(self.size):
            return None
        there = self.wanted_contents_at(hit)
        found = (
            (_position_after(tree, hit.moves),) if hit.node is None else _at_node(tree, hit.node)
        )
        for node, board in filter(None, found):
            on_board = all(map(board.size.contains, there))
            if on_board and all(board[at] is it for at, it in there.items()):
                return node
        return None


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


def _at_node(tree: Tree, number: int) -> Iterator[tuple[int, Board]]:
    """Yield the nodes that may be the one with a number in file order from 0, each with its
    position.

    As long as a record has not been saved again, its edits leave the number as the id of the node.
    """
    in_order = next(islice(tree.preorder(), number, None), None)
    by_id = number if tree.has_id(number) and number in tree else None
    for node in dict.fromkeys((by_id, in_order)):
        if node is not None:
            yield node, board_at(tree, node)


def default_anchor(crop: Crop, size: Size) -> Anchor:
    """Return the default rule for where a rectangle may be placed, which depends on the edges that
    it touches.

    >>> board = Size(19, 19)
    >>> [default_anchor(Crop(*sides), board).value for sides in
    ...  [(0, 0, 6, 6), (5, 0, 12, 4), (3, 3, 5, 5), (0, 0, 18, 3), (0, 4, 18, 6)]]
    ['corner', 'side', 'inside', 'corner', 'fixed']
    """
    across = (crop.left == 0) + (crop.right == size.width - 1)
    upright = (crop.top == 0) + (crop.bottom == size.height - 1)
    if across and upright:
        return Anchor.CORNER
    if across == 2 or upright == 2:  # it spans the board and cannot be shifted
        return Anchor.FIXED
    return Anchor.SIDE if across or upright else Anchor.INSIDE
