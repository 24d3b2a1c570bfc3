"""Putting right what was recorded wrongly, with the rest of the record kept as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import IDENTS, move_property
from ..replacing import with_properties
from ..steps import board_size
from ..tree import Property
from ..values.codec import BadPointError, read_move, write_move, write_point
from ..values.markup import points_in
from ..values.properties import MOVES, SETUP
from .inserting import insert_above
from .merging import merged
from .redrawing import redrawn
from .setup import with_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Colour, Point, Size
    from ..tree import Tree

_OTHERS = {"B": "W", "W": "B"}


class NoMoveError(LookupError):
    """A node holds no move that could be corrected."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"node {self.node} holds no move"


class NoStoneError(LookupError):
    """A node sets up no stone on a point."""

    def __init__(self, node: int, point: Point) -> None:
        super().__init__(node, point)
        self.node = node
        self.point = point

    def __str__(self) -> str:
        return f"node {self.node} sets up no stone on {write_point(self.point)}"


def correct_move(tree: Tree, node: int, point: Point | None) -> Tree:
    """The move of a node was played on another point, or was a pass for None.

    What the node draws on the old point goes along, arrows and lines too, unless something is
    drawn on the new one. Of several moves in a node the first counts.

    :raises NoMoveError: when the node holds no move.

    >>> from goboard_gui.go import Point
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("B", ("dd",)), Property("LB", ("dd:A", "ee:B"))])
    >>> correct_move(tree, 0, Point(2, 2)).properties(0)
    (Property(ident='B', values=('cc',)), Property(ident='LB', values=('cc:A', 'ee:B')))
    """
    size = board_size(tree)
    properties: Sequence[Property] = tree.properties(node)
    place = _place_of_move(tree, node)
    ident, (value, *others) = properties[place]
    try:
        old = read_move(value, size)
        if old == point:
            return tree
    except BadPointError:
        old = None
    move = Property(ident, (write_move(point), *others))
    properties = [*properties[:place], move, *properties[place + 1 :]]
    if old is not None and point is not None:
        properties = redrawn(properties, old, point, size)
    return with_properties(tree, node, properties)


def correct_colour(tree: Tree, node: int, colour: Colour) -> Tree:
    """The move of a node was played by this colour; the tree itself if it was.

    :raises NoMoveError: when the node holds no move.
    """
    properties = list(tree.properties(node))
    place = _place_of_move(tree, node)
    properties[place] = Property(IDENTS[colour], properties[place].values)
    return with_properties(tree, node, properties)


def exchange_moves(tree: Tree, one: int, other: int) -> Tree:
    """The moves of two nodes were played each at the other's time; see `correct_move`.

    :raises NoMoveError: when one of the nodes holds no move.
    :raises BadPointError: when one of the moves names no point of the board.
    """
    first, second = _played(tree, one), _played(tree, other)
    return correct_move(correct_move(tree, one, second), other, first)


def move_stone(tree: Tree, node: int, old: Point, new: Point) -> Tree:
    """The stone that came to a point with a node lies on another, be it of its move or its setup.

    :raises NoStoneError: when the node puts no stone there.
    """
    try:
        played = _played(tree, node)
    except (NoMoveError, BadPointError):
        played = None
    if played == old:
        return correct_move(tree, node, new)
    return move_setup_stone(tree, node, old, new)


def move_setup_stone(tree: Tree, node: int, old: Point, new: Point) -> Tree:
    """A stone that a node sets up lies on another point, whatever the node had set up there.

    The old point holds then what it held before the node.

    :raises NoStoneError: when the node sets up no stone there.
    """
    size = board_size(tree)
    content = tree.node(node)
    lists = {
        ident: {point for value in content.values(ident) or () for point in points_in(value, size)}
        for ident in SETUP
    }
    colour = next((ident for ident in reversed(SETUP) if old in lists[ident]), "AE")
    if colour == "AE":
        raise NoStoneError(node, old)
    properties: Sequence[Property] = content.properties
    for ident, points in lists.items():
        left = points - {old, new}
        properties = with_points(properties, ident, left | {new} if ident == colour else left, size)
    return with_properties(tree, node, properties)


def insert_move_before(
    tree: Tree, node: int, colour: Colour, point: Point | None
) -> tuple[Tree, int]:
    """A missing move is added before a node; a pass for None. The moves after it keep colours.

    :raises ValueError: for the root, which nothing is above.
    """
    return insert_above(tree, node, [move_property(colour, point)])


def alternate_from(tree: Tree, node: int) -> Tree:
    """All moves below a node were played by the other colour: a missing one had shifted them."""
    changed = {}
    for below in tree.preorder(node):
        properties = tree.properties(below)
        if below != node and any(item.ident in MOVES for item in properties):
            changed[below] = [
                Property(_OTHERS.get(item.ident, item.ident), item.values) for item in properties
            ]
    return tree.set_all(changed) if changed else tree


def twin(tree: Tree, node: int) -> int | None:
    """The first sibling of a node that has its very move, and sets up the same; None without one.

    A node with several moves has none.
    """
    parent, size = tree.parent(node), board_size(tree)
    deed = _deed(tree.properties(node), size)
    if parent is None or deed is None:
        return None
    for sibling in tree.children(parent):
        if sibling != node and _deed(tree.properties(sibling), size) == deed:
            return sibling
    return None


def merge_twin(tree: Tree, node: int, twin: int) -> Tree:
    """A node becomes one with its twin, and so do those below both as long as moves are the same.

    The twin takes in what the node says, see `merging.merged`, and the variations below the node
    follow its own. A cursor at the node belongs to the twin then.

    :raises ValueError: when the two are no twins.
    """
    size = board_size(tree)
    deed = _deed(tree.properties(node), size)
    if node == twin or deed is None or deed != _deed(tree.properties(twin), size):
        raise ValueError(f"nodes {node} and {twin} have not the same move")
    if tree.parent(node) != tree.parent(twin):
        raise ValueError(f"nodes {node} and {twin} are no siblings")
    pairs = [(node, twin)]
    for given, kept in pairs:
        properties = merged(tree.properties(kept), tree.properties(given))
        tree = with_properties(tree, kept, properties)
        known: dict[object, int] = {}
        for child in tree.children(kept):
            known.setdefault(_deed(tree.properties(child), size), child)
        left = []
        for child in tree.children(given):
            deed = _deed(tree.properties(child), size)
            if deed is not None and deed in known:
                pairs.append((child, known[deed]))
            else:
                left.append(child)
        if left:
            tree = tree.hang(kept, [*tree.children(kept), *left])
    return tree.remove(node)


def _deed(properties: Sequence[Property], size: Size) -> object | None:
    """What a node does, to be compared; None if that is not just one move of a known point."""
    moves = [
        (item.ident, value) for item in properties if item.ident in MOVES for value in item.values
    ]
    if len(moves) != 1:
        return None
    ident, value = moves[0]
    try:
        point = read_move(value, size)
    except BadPointError:
        return None
    setup = {
        (item.ident, value) for item in properties if item.ident in SETUP for value in item.values
    }
    return ident, point, frozenset(setup)


def _played(tree: Tree, node: int) -> Point | None:
    """The point of a node's move, None for a pass."""
    return read_move(tree.properties(node)[_place_of_move(tree, node)].values[0], board_size(tree))


def _place_of_move(tree: Tree, node: int) -> int:
    """Which of the properties of a node is its move.

    :raises NoMoveError: when none is.
    """
    for place, item in enumerate(tree.properties(node)):
        if item.ident in MOVES:
            return place
    raise NoMoveError(node)
