"""The markup of one node after the other, without going up to the root for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .markup import DIMMED, VIEW, drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .markup import Markup
    from .node import Node
    from .tree import Tree

_INHERITED = (DIMMED, VIEW)
_Values = tuple["Sequence[str]", "Sequence[str]"]


class MarkupReader:
    """Reads it as `read_markup` does, and remembers what nodes inherit.

    Whoever goes through a record step by step asks for the neighbour of a node that is known.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: dict[int, _Values] = {}

    def read(self, tree: Tree, node: int) -> Markup:
        """The markup of a node in a version of the tree, or in another one."""
        if tree is not self._tree:
            if not self._same_inheritance(tree):
                self._known.clear()
            self._tree = tree
        return drawn(tree, node, *self._inherited(node))

    def _inherited(self, node: int) -> _Values:
        """The values that hold at a node, be they its own or those of the nearest above."""
        way: list[int] = []
        here: int | None = node
        while here is not None and here not in self._known:
            way.append(here)
            here = self._tree.parent(here)
        dimmed, view = self._known[here] if here is not None else ((), ())
        for below in reversed(way):
            for ident, values in self._tree.properties(below):
                if ident == DIMMED:
                    dimmed = values
                elif ident == VIEW:
                    view = values
            self._known[below] = dimmed, view
        return dimmed, view

    def _same_inheritance(self, tree: Tree) -> bool:
        """Whether what is known holds in another version: no edit between was about it."""
        before = self._tree
        if tree.source is not before.source:
            return False
        both = (node for node in tree.difference(before) if before.knows(node))
        return all(tree.knows(node) and _alike(before.node(node), tree.node(node)) for node in both)


def _alike(one: Node, other: Node) -> bool:
    return one.parent == other.parent and all(
        one.values(ident) == other.values(ident) for ident in _INHERITED
    )
