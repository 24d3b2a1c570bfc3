"""The path from the root of a record to a node, which still leads there after other edits."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..tree import Tree


class NodePath(NamedTuple):
    """The path from the root to a node, given by its depth and the forks at which it does not
    continue with the first child.

    A turn is a pair: the depth of the node where the path turns off, and the index of the child
    that it takes there.
    """

    depth: int
    turns: tuple[tuple[int, int], ...] = ()


def path_to(tree: Tree, node: int) -> NodePath:
    """Return the path to a node. O(depth).

    >>> from goboard_gui.record import Tree
    >>> tree, first = Tree.new().add(0, [])
    >>> tree, second = tree.add(0, [])
    >>> tree, third = tree.add(second, [])
    >>> path_to(tree, third)
    NodePath(depth=2, turns=((0, 1),))
    """
    line = tree.line_to(node)
    turns = []
    for depth, (above, below) in enumerate(pairwise(line)):
        index = tree.children(above).index(below)
        if index:
            turns.append((depth, index))
    return NodePath(len(line) - 1, tuple(turns))


def node_at(tree: Tree, path: NodePath) -> int:
    """Return the node to which a path leads, or the last one on it that exists. O(depth).

    >>> from goboard_gui.record import Tree
    >>> tree, first = Tree.new().add(0, [])
    >>> node_at(tree, NodePath(5)), node_at(tree, NodePath(5, ((0, 1),)))
    (1, 0)
    """
    turns = dict(path.turns)
    node = tree.root
    for depth in range(path.depth):
        children = tree.children(node)
        index = turns.get(depth, 0)
        if index >= len(children):
            break
        node = children[index]
    return node
