"""Search for the node of another version of a record that corresponds to a given node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..properties.tables import MOVE_PROPERTIES

if TYPE_CHECKING:
    from ..tree import Property, Tree


def corresponding_node(tree: Tree, node: int, other: Tree) -> int:
    """Return the node of another tree that the moves to ``node`` lead to, or the last node on that
    path if the moves differ from there on.

    Among siblings with the same moves, or without any, the index decides.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, move = Tree.new().add(0, [Property("B", ("ee",))])
    >>> other, _ = Tree.new().add(0, [Property("B", ("cc",))])
    >>> other, _ = other.add(0, [Property("B", ("ee",))])
    >>> corresponding_node(tree, move, other)
    2
    """
    parent, there = tree.root, other.root
    for child in tree.line_to(node)[1:]:
        moves = _moves(tree, child)
        twins = [twin for twin in other.children(there) if _moves(other, twin) == moves]
        if not twins:
            break
        alike = [one for one in tree.children(parent) if _moves(tree, one) == moves]
        there = twins[min(alike.index(child), len(twins) - 1)]
        parent = child
    return there


def _moves(tree: Tree, node: int) -> list[Property]:
    return [item for item in tree.properties(node) if item.ident in MOVE_PROPERTIES]
