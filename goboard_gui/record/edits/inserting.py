"""New nodes between others, and children in another order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..node import Property
    from ..tree import Tree


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
