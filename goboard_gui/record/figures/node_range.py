"""Division of a line of play into ranges of nodes, each to be shown on one board."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from ...go import IllegalReason
from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..properties.tables import MARKUP_PROPERTIES, MAX_VALUES, SETUP_COLOURS, SETUP_PROPERTIES
from ..values.markup import parse_point_list
from .properties import parse_figure_properties

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Board, Colour, Point, Size
    from ..moves import RecordedMove
    from ..node import Property
    from ..steps import Move, Step
    from ..tree import Tree
    from .figure import FigureOptions

_COMMENT = "C"


class LineNode(NamedTuple):
    """A node in a line of play, with its move, setup and figure properties.

    ``number`` is the number of its move, or of the last one before it.
    """

    node: int
    move: RecordedMove | None
    number: int
    setup: Mapping[Point, Colour | None]
    options: FigureOptions | None
    marked: bool
    commented: bool


class ReplayedMove(NamedTuple):
    """A move and its effects: the points of the stones it captured, and whether it captured in a
    ko.

    It may have been made on an ``occupied`` point, against the rules.
    """

    node: int
    colour: Colour
    point: Point | None
    number: int
    captured: tuple[Point, ...] = ()
    occupied: bool = False
    ko: bool = False

    def position_before(self, board: Board) -> Board:
        """Return the position before this move, given the one after it.

        It must be a move on a free point.
        """
        suicide = self.point in self.captured
        taken = self.colour if suicide else self.colour.opponent
        stones: dict[Point, Colour | None] = dict.fromkeys(self.captured, taken)
        if self.point is not None:
            stones[self.point] = None
        return board.with_stones(stones)


def read_node(tree: Tree, node: int, size: Size, before: int) -> LineNode:
    """Read a node; ``before`` is the number of the move before it, or 0 at the start.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("B", ("aa",)), Property("MN", ("51",))])
    >>> read_node(tree, 0, Size(9, 9), 0).number
    51
    """
    properties = tree.node(node).properties  # which stay parsed, since nodes are read repeatedly
    move = recorded_move(properties, size)
    stated = parse_figure_properties(properties)
    number = before if move is None else stated.number or before + 1
    idents = {ident for ident, _ in properties}
    setup = read_setup(properties, size) if not idents.isdisjoint(SETUP_PROPERTIES) else {}
    commented = any(
        ident == _COMMENT and any(value.strip() for value in values) for ident, values in properties
    )
    return LineNode(
        node,
        move,
        number,
        setup,
        stated.options,
        not idents.isdisjoint(MARKUP_PROPERTIES),
        commented,
    )


def read_setup(properties: Sequence[Property], size: Size) -> dict[Point, Colour | None]:
    """Return the contents that setup properties give to points, read in the same way as by
    `LineReplay`.
    """
    stones: dict[Point, Colour | None] = {}
    for wanted in SETUP_PROPERTIES:
        values = [value for ident, given in properties if ident == wanted for value in given]
        stones |= dict.fromkeys(parse_point_list(values[:MAX_VALUES], size), SETUP_COLOURS[wanted])
    return stones


class NodeRange:
    """A range of consecutive nodes in a line of play that are shown on one board, extended node by
    node.

    ``base`` is the position before the first move and ``stones`` are those drawn so far, including
    captured ones. ``numbers`` are those of the last move at each node. ``repeated`` is a move
    before the first one that is shown again; the base is the position before it.
    ``started_for_letters`` are the letters for whose sake the range starts where it does.
    ``moves_ahead`` is the number of moves from its start to the end of the line, or to stones set
    up before; it is counted only if the moves are spread evenly.
    """

    def __init__(self, board: Board, start: int = 0, before: int = 0) -> None:
        """Create an empty range of nodes, which begins after the position on ``board``.

        ``start`` is the index in the line of the next node, and ``before`` is the number of moves
        before it.
        """
        self.base = board
        self._without_repeated = board
        self.stones = board.stones()
        self.start, self.before = start, before
        self.nodes: list[int] = []
        self.numbers: list[int] = []
        self.moves: list[ReplayedMove] = []
        self.repeated: ReplayedMove | None = None
        self.options: FigureOptions | None = None
        self.marked: list[int] = []
        self.commented = False
        self.started_for_letters: tuple[str, ...] = ()
        self.moves_ahead = 0

    def copy(self) -> NodeRange:
        """Return an independent copy, which can be extended on its own."""
        other = copy(self)
        other.stones = dict(self.stones)
        other.nodes, other.numbers = self.nodes.copy(), self.numbers.copy()
        other.moves, other.marked = self.moves.copy(), self.marked.copy()
        return other

    @property
    def has_content(self) -> bool:
        """Whether anything would be visible on the board: moves, added stones or markup."""
        return bool(self.moves or self.stones or self.marked)

    @property
    def all_moves(self) -> list[ReplayedMove]:
        """The moves of the range, including the repeated one."""
        return self.moves if self.repeated is None else [self.repeated, *self.moves]

    def repeat_move(self, move: ReplayedMove) -> None:
        """Show the move before the range again, and bring back the stones that it captured."""
        self.repeated = move
        self.base = move.position_before(self.base)
        self.stones |= self.base.stones()
        if move.point is not None:
            self.stones[move.point] = move.colour  # unless it was suicide

    def drop_repeated_move(self) -> None:
        """Stop repeating the last move before the range."""
        self.repeated = None
        self.base = self._without_repeated

    def add_node(self, coming: LineNode, step: Step, after: Board | None) -> None:
        """Append a node; ``after`` is its position, which is needed if the move captured a single
        stone.
        """
        if coming.setup:
            self.base = self.base.with_stones(coming.setup)
            self.stones = self.base.stones()
        self.nodes.append(coming.node)
        self.numbers.append(coming.number)
        if not self.moves:
            self.options = self.options or coming.options
        elif coming.options is not None:
            self.options = None  # they belong to a figure that ends here
        if coming.marked:
            self.marked.append(coming.node)
        if step.move is not None:
            self._add_move(coming, step.move, step, after)
        self.commented |= coming.commented and bool(self.moves)

    def _add_move(self, coming: LineNode, move: Move, step: Step, after: Board | None) -> None:
        colour, point = move
        retaken = after and after.play(step.captured[0], colour.opponent).captured
        occupied = step.illegal is IllegalReason.OCCUPIED
        self.moves.append(
            ReplayedMove(
                coming.node,
                colour,
                point,
                coming.number,
                step.captured,
                occupied,
                ko=retaken == {point} and not occupied,
            )
        )
        if point is not None:
            self.stones.setdefault(point, colour)
