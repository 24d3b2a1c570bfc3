"""What nodes have from those above them, without going up to the root for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ..node import Node, Property
    from ..tree import Tree

T = TypeVar("T")


class Inherited(Generic[T]):
    """Something that properties change and that holds from there on.

    Whoever goes through a record step by step asks for the neighbour of a node that is known.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9]DD[aa];B[ee];W[cc]DD[bb])").games[0]
    >>> said = lambda before, properties: dict(properties).get("DD", before)
    >>> dimmed = Inherited(tree, ("DD",), (), said)
    >>> [dimmed.at(tree, node) for node in (2, 1)]
    [('bb',), ('aa',)]
    """

    def __init__(
        self,
        tree: Tree,
        idents: Collection[str],
        start: T,
        change: Callable[[T, Sequence[Property]], T],
    ) -> None:
        """``change`` tells what holds at a node by what did above it; it looks at ``idents`` only.

        Above the root it is ``start``.
        """
        self._tree = tree
        self._idents = idents
        self._start = start
        self._change = change
        self._known: dict[int, T] = {}

    def at(self, tree: Tree, node: int) -> T:
        """What holds at a node in a version of the tree, or in another one."""
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
        """Forget what does not hold in another version, of which alone is known from now on."""
        before, self._tree = self._tree, tree
        if tree.source is not before.source:
            self._known.clear()
            return
        for node in filter(before.knows, tree.difference(before)):
            if not tree.knows(node):
                self._known.pop(node, None)
            elif not self._alike(before.node(node), tree.node(node)):
                self._known.clear()
                return

    def _alike(self, one: Node, other: Node) -> bool:
        return one.parent == other.parent and all(
            one.values(ident) == other.values(ident) for ident in self._idents
        )
