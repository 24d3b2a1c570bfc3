"""Cache of properties that nodes inherit from their ancestors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ..node import Node, Property
    from ..tree import Tree

T = TypeVar("T")


class InheritedProperty(Generic[T]):
    """A cached lookup of a value that is set by properties of a node and inherited by its
    descendants.

    Values are cached, and each is derived from that of the nearest ancestor, so that walking
    through a record node by node is fast.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9]DD[aa];B[ee];W[cc]DD[bb])").games[0]
    >>> updated = lambda before, properties: dict(properties).get("DD", before)
    >>> dimmed = InheritedProperty(tree, ("DD",), (), updated)
    >>> [dimmed.value_at(tree, node) for node in (2, 1)]
    [('bb',), ('aa',)]
    """

    def __init__(
        self,
        tree: Tree,
        idents: Collection[str],
        start: T,
        change: Callable[[T, Sequence[Property]], T],
    ) -> None:
        """Create a cache of values for a tree.

        ``change`` returns the value at a node, given the value at its parent and the node's
        properties; it may depend on the properties in ``idents`` only. ``start`` is the value above
        the root.
        """
        self._tree = tree
        self._idents = idents
        self._start = start
        self._change = change
        self._known: dict[int, T] = {}

    def value_at(self, tree: Tree, node: int) -> T:
        """Return the value at a node, in any version of the tree or in a different tree."""
        if tree is not self._tree:
            self._follow(tree)
        way: list[int] = []
        here: int | None = node
        while here is not None and here not in self._known:
            way.append(here)
            here = tree.parent(here)
        value = self._start if here is None else self._known[here]
        for below in reversed(way):
            value = self._known[below] = self._change(value, tree.properties(below))
        return value

    def _follow(self, tree: Tree) -> None:
        """Switch to another version of the tree, and discard the cached values if one of them has
        changed.

        Values below a node with another parent stay if its own value is the same there.
        """
        before, self._tree = self._tree, tree
        if tree.source is not before.source:
            self._known.clear()
            return
        altered = []
        for node in filter(before.has_id, tree.difference(before)):
            if not tree.has_id(node):
                self._known.pop(node, None)
            elif not self._alike(before.node(node), tree.node(node)):
                altered.append(node)
        for node in filter(self._known.__contains__, altered):
            parent = tree.parent(node)
            above = self._start if parent is None else self.value_at(tree, parent)
            if self._change(above, tree.properties(node)) != self._known[node]:
                self._known.clear()
                return

    def _alike(self, one: Node, other: Node) -> bool:
        return one.parent == other.parent and all(
            one.values(ident) == other.values(ident) for ident in self._idents
        )
