"""Edits of variations: which comes first, which go, and what becomes of what is below.

Where an edit removes the node at a cursor, `surviving` tells where the cursor is to go.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import Board, Colour
from ..node import NodeList, Property
from ..steps import board_size
from ..tree import Tree
from ..values.markup import DIMMED, VIEW, inherited
from ..values.properties import MARKUP, MOVES, OF_MOVE, OF_POSITION, OF_RECORD, SETUP
from .setup import setup_properties

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from ..node import Branch

_TURN = "PL"
_LEFT_BEHIND = {*MOVES, *SETUP, *OF_MOVE, _TURN}
_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}


def nearest_surviving(tree: Tree, node: int) -> int:
    """The node itself, or the nearest above it, that is in the tree still. O(depth).

    The root, where the tree has never had the node.

    >>> tree, move = Tree.new().add(0, [Property("B", ("ee",))])
    >>> surviving(tree, move), surviving(tree.remove(move), move)
    (1, 0)
    """
    if not tree.knows(node):
        return tree.root
    for above, below in pairwise(tree.line_to(node)):
        if below not in tree.children(above):
            return above
    return node


def branch_start(tree: Tree, node: int) -> int | None:
    """The nearest node, at or above one, that has siblings; None where there is no fork above."""
    here: int | None = node
    while here is not None and (parent := tree.parent(here)) is not None:
        if len(tree.children(parent)) > 1:
            return here
        here = parent
    return None


def branch_nodes(tree: Tree, node: int) -> Branch:
    """A node and all below it, to be grafted elsewhere."""
    numbers: dict[int | None, int] = {}
    nodes: list[tuple[int | None, tuple[Property, ...]]] = []
    for here in tree.preorder(node):
        numbers[here] = len(nodes)
        origin = None if here == node else numbers[tree.parent(here)]
        nodes.append((origin, tree.properties(here)))
    return nodes


def make_main(tree: Tree, node: int) -> Tree:
    """The way to a node comes first at every fork; the other ways keep their order."""
    for parent, child in pairwise(tree.line_to(node)):
        tree = _first(tree, parent, child)
    return tree


def promote(tree: Tree, node: int) -> Tree:
    """The way to a node comes first at the nearest fork above where it did not.

    The tree itself if there is none: the node is on the main line.
    """
    for parent, child in pairwise(tree.line_to(node)[::-1]):
        if tree.children(child)[0] != parent:
            return _first(tree, child, parent)
    return tree


def _first(tree: Tree, parent: int, child: int) -> Tree:
    children = tree.children(parent)
    if children[0] == child:
        return tree
    return reorder(tree, parent, [child, *(other for other in children if other != child)])


def move_branch(tree: Tree, node: int, places: int) -> Tree:
    """The variation that a node belongs to moves down among its siblings, or up if negative.

    It starts at the nearest fork, see `branch_start`, and goes to the end at most; the tree
    itself if it is there, or if there is no fork.
    """
    start = branch_start(tree, node)
    parent = None if start is None else tree.parent(start)
    if start is None or parent is None:
        return tree
    siblings = list(tree.children(parent))
    old = siblings.index(start)
    new = max(0, min(old + places, len(siblings) - 1))
    if new == old:
        return tree
    siblings.insert(new, siblings.pop(old))
    return reorder(tree, parent, siblings)


def delete_others(tree: Tree, node: int) -> Tree:
    """Without the siblings of the variation that a node belongs to, see `branch_start`."""
    start = branch_start(tree, node)
    parent = None if start is None else tree.parent(start)
    return tree if start is None or parent is None else tree.hang(parent, [start])


def keep_line(tree: Tree, line: Collection[int]) -> Tree:
    """Without the variations that leave a line, and without what follows its end.

    ``line`` has the ids of nodes from the root on. Cursors off the line go to the node where
    they left it.
    """
    kept = set(line)
    for node in line:
        children = tree.children(node)
        left = [child for child in children if child in kept]
        if len(left) < len(children):
            tree = tree.hang(node, left)
    return tree


def remove_node_only(tree: Tree, node: int) -> Tree:
    """Without a node; its children take its place. A cursor at it goes to its parent.

    :raises ValueError: for the root, which every record has.
    """
    parent = tree.parent(node)
    if parent is None:
        raise ValueError("the root of a record cannot be removed")
    siblings = tree.children(parent)
    place = siblings.index(node)
    return tree.hang(parent, [*siblings[:place], *tree.children(node), *siblings[place + 1 :]])


def flatten(tree: Tree, node: int, board: Board, to_play: Colour) -> Tree:
    """The position at a node becomes the root's setup, and what follows the node follows it.

    ``board`` and ``to_play`` are those at the node. The root keeps what tells of the record and
    of the game, and what nobody knows; what told of its old position goes, as all moves do up to
    the node and all other variations. The node's own comment, markup and whatever does not
    belong to its move come along, with what it inherits, and count where the root has the same.
    A cursor at a node that goes, the node itself included, goes to the root.
    """
    kept = [item for item in tree.properties(tree.root) if item.ident not in _LEFT_BEHIND]
    own: list[Property] = []
    if node != tree.root:
        left = {*_LEFT_BEHIND, *OF_RECORD}
        own = [item for item in tree.properties(node) if item.ident not in left]
        own += _inherited(tree, node)
        gone = {*OF_POSITION, *MARKUP, *(item.ident for item in own)}
        kept = [item for item in kept if item.ident not in gone]
    position = setup_properties(Board.empty(board_size(tree)), board.stones())
    turn = Property(_TURN, (_LETTERS[to_play],))
    flat = tree.hang(tree.root, tree.children(node))
    return flat.set_properties(tree.root, [*kept, *position, turn, *own])


def _inherited(tree: Tree, node: int) -> Iterator[Property]:
    """The markup that nodes above a node hand down to it, where it has none of its own."""
    idents = (DIMMED, VIEW)
    for ident, values in zip(idents, inherited(tree, node, idents), strict=True):
        if any(map(str.strip, values)) and not tree.node(node).has(ident):
            yield Property(ident, tuple(values))


def split_off(tree: Tree, node: int) -> Tree:
    """A record of its own: the line from the root to a node, and all that is below it.

    Its nodes are numbered in preorder, so the node has the number of those above it.
    """
    line = tree.line_to(node)
    nodes = [
        (number - 1 if number else None, tree.properties(above))
        for number, above in enumerate(line[:-1])
    ]
    depth = len(nodes)
    for origin, properties in branch_nodes(tree, node):
        number = (depth - 1 if depth else None) if origin is None else origin + depth
        nodes.append((number, properties))
    return Tree.read(NodeList.of(nodes))


def insert_above(tree: Tree, node: int, properties: Iterable[Property]) -> tuple[Tree, int]:
    """The record with a new node between a node and its parent, and the new one's id.

    :raises ValueError: for the root, which nothing is above.

    >>> from goboard_gui.record.tree import Tree
    >>> tree, move = Tree.new().add(0, [])
    >>> between, new = insert_above(tree, move, [])
    >>> between.line_to(move) == [0, new, move]
    True
    """
    parent = tree.parent(node)
    if parent is None:
        raise ValueError("nothing can be above the root of a record")
    grown, new = tree.add(parent, properties, tree.children(parent).index(node))
    return grown.hang(new, [node]), new


def insert_below(tree: Tree, node: int, properties: Iterable[Property]) -> tuple[Tree, int]:
    """The record with a new node between a node and all its children, and the new one's id."""
    grown, new = tree.add(node, properties)
    return grown.hang(new, tree.children(node)), new


def reorder(tree: Tree, node: int, children: Sequence[int]) -> Tree:
    """The record in which the children of a node stand in this order.

    :raises ValueError: when they are not its children, each once.
    """
    if sorted(children) != sorted(tree.children(node)):
        raise ValueError(f"not the children of node {node}, each once")
    return tree.hang(node, children)
