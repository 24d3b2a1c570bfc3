"""Edits of variations: reordering, deleting, splitting off and inserting nodes.

When an edit removes the node at a cursor, `nearest_remaining_node` returns the new place of the
cursor.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import Board, Colour
from ..node import NodeList, Property
from ..properties.info_names import with_standard_names
from ..properties.tables import (
    COLOUR_LETTERS,
    MARKUP_PROPERTIES,
    MOVE_ATTRIBUTES,
    MOVE_PROPERTIES,
    POSITION_ATTRIBUTES,
    ROOT_PROPERTIES,
    SETUP_PROPERTIES,
)
from ..tree import Tree
from ..values.markup import DIMMED, VIEW, inherited_values
from .setup import setup_properties

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from ..node import Branch

_TURN = "PL"
_LEFT_BEHIND = {*MOVE_PROPERTIES, *SETUP_PROPERTIES, *MOVE_ATTRIBUTES, _TURN}


def nearest_remaining_node(tree: Tree, node: int) -> int:
    """Return the node itself, or its nearest remaining ancestor if it has been removed. O(depth).

    The root if the tree never had the node.

    >>> tree, move = Tree.new().add(0, [Property("B", ("ee",))])
    >>> nearest_remaining_node(tree, move), nearest_remaining_node(tree.remove(move), move)
    (1, 0)
    """
    if not tree.has_id(node):
        return tree.root
    for above, below in pairwise(tree.line_to(node)):
        if below not in tree.children(above):
            return above
    return node


def branch_start(tree: Tree, node: int) -> int | None:
    """Return the first node of the variation that contains a node, or None if there are no forks
    above it.
    """
    here: int | None = node
    while here is not None and (parent := tree.parent(here)) is not None:
        if len(tree.children(parent)) > 1:
            return here
        here = parent
    return None


def branch_nodes(tree: Tree, node: int) -> Branch:
    """Return a node and its descendants in the form that `Tree.graft` accepts."""
    numbers: dict[int | None, int] = {}
    nodes: list[tuple[int | None, tuple[Property, ...]]] = []
    for here in tree.preorder(node):
        numbers[here] = len(nodes)
        origin = None if here == node else numbers[tree.parent(here)]
        nodes.append((origin, tree.properties(here)))
    return nodes


def make_main_line(tree: Tree, node: int) -> Tree:
    """Make the path to a node the main line; other branches keep their order."""
    for parent, child in pairwise(tree.line_to(node)):
        tree = _first(tree, parent, child)
    return tree


def _first(tree: Tree, parent: int, child: int) -> Tree:
    children = tree.children(parent)
    if children[0] == child:
        return tree
    return reorder_children(tree, parent, [child, *(other for other in children if other != child)])


def move_branch(tree: Tree, node: int, places: int) -> Tree:
    """Move the variation of a node by ``places`` positions among its siblings, towards the first
    one if negative.

    The variation starts at the nearest fork, see `branch_start`; the move stops at either end.
    Returns the tree itself if nothing changes.
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
    return reorder_children(tree, parent, siblings)


def delete_other_branches(tree: Tree, node: int) -> Tree:
    """Delete the branches that leave the path to a node at the last fork before it."""
    start = branch_start(tree, node)
    parent = None if start is None else tree.parent(start)
    return tree if start is None or parent is None else tree.set_children(parent, [start])


def keep_only_line(tree: Tree, line: Collection[int]) -> Tree:
    """Delete all variations that branch off a line of play, and everything after its end.

    ``line`` has node ids from the root on. Cursors off the line go to the node at which they left
    it.
    """
    kept = set(line)
    for node in line:
        children = tree.children(node)
        left = [child for child in children if child in kept]
        if len(left) < len(children):
            tree = tree.set_children(node, left)
    return tree


def remove_node_only(tree: Tree, node: int) -> Tree:
    """Remove a single node and put its children in its place.

    :raises ValueError: for the root, which every record has.
    """
    parent = tree.parent(node)
    if parent is None:
        raise ValueError("the root of a record cannot be removed")
    siblings = tree.children(parent)
    place = siblings.index(node)
    return tree.set_children(
        parent, [*siblings[:place], *tree.children(node), *siblings[place + 1 :]]
    )


def start_record_at_node(tree: Tree, node: int, board: Board, to_play: Colour) -> Tree:
    """Make the position at a node the setup of the root, and keep only the nodes after it.

    ``board`` and ``to_play`` are those at the node. The root keeps properties of the record and of
    the game, and unknown ones; properties of its old position are removed, like all moves up to the
    node and all other variations. The comment, the markup and other non-move properties of the
    node, including inherited ones, move to the root and take precedence there. A cursor at a
    removed node, the node itself included, goes to the root.
    """
    root = with_standard_names(tree.properties(tree.root))
    kept = [item for item in root if item.ident not in _LEFT_BEHIND]
    own: list[Property] = []
    if node != tree.root:
        left = {*_LEFT_BEHIND, *ROOT_PROPERTIES}
        own = [item for item in tree.properties(node) if item.ident not in left]
        own += _inherited(tree, node)
        gone = {*POSITION_ATTRIBUTES, *MARKUP_PROPERTIES, *(item.ident for item in own)}
        kept = [item for item in kept if item.ident not in gone]
    position = setup_properties(Board.empty(board.graph), board.stones())
    turn = Property(_TURN, (COLOUR_LETTERS[to_play],))
    flat = tree.set_children(tree.root, tree.children(node))
    return flat.set_properties(tree.root, [*kept, *position, turn, *own])


def _inherited(tree: Tree, node: int) -> Iterator[Property]:
    """Yield the markup properties that a node inherits, except those that the node has itself."""
    idents = (DIMMED, VIEW)
    for ident, values in zip(idents, inherited_values(tree, node, idents), strict=True):
        if any(map(str.strip, values)) and not tree.node(node).has_any_property(ident):
            yield Property(ident, tuple(values))


def extract_branch(tree: Tree, node: int) -> Tree:
    """Return a new record with the moves from the root to a node, and all descendants of the node.

    Nodes are numbered in preorder, so the id of the node is the number of its ancestors.
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
    return Tree.from_source(NodeList.from_properties(nodes))


def insert_above(tree: Tree, node: int, properties: Iterable[Property]) -> tuple[Tree, int]:
    """Insert a new node between a node and its parent; return the record and the id of the new
    node.

    :raises ValueError: for the root, which has no parent.

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
    return grown.set_children(new, [node]), new


def insert_below(tree: Tree, node: int, properties: Iterable[Property]) -> tuple[Tree, int]:
    """Insert a new node between a node and all its children; return the record and the id of the
    new node.
    """
    grown, new = tree.add(node, properties)
    return grown.set_children(new, tree.children(node)), new


def move_siblings_below(tree: Tree, node: int) -> Tree:
    """Move the siblings of a node below it, in front of its own children.

    Returns the tree itself if the node has no siblings.

    >>> from goboard_gui.record.tree import Tree
    >>> tree, move = Tree.new().add(0, [])
    >>> tree, setup = tree.add(0, [])
    >>> move_siblings_below(tree, setup).line_to(move) == [0, setup, move]
    True
    """
    parent = tree.parent(node)
    siblings = [] if parent is None else [it for it in tree.children(parent) if it != node]
    return tree.set_children(node, [*siblings, *tree.children(node)]) if siblings else tree


def reorder_children(tree: Tree, node: int, children: Sequence[int]) -> Tree:
    """Return the record with the children of a node in a different order.

    :raises ValueError: unless ``children`` is a permutation of the children.
    """
    if sorted(children) != sorted(tree.children(node)):
        raise ValueError(f"not the children of node {node}, each once")
    return tree.set_children(node, children)
