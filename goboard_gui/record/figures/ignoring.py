"""Records without what they state about their figures: FG, PM, MN and VW."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._paged import PagedMap
from ..tree import NodeIds, Tree
from ..values.markup import VIEW
from .properties import FIGURE, NUMBER, NUMBERING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ..node import Node, Property

_SETTINGS = {FIGURE, NUMBERING, NUMBER, VIEW}


def without_figure_settings(tree: Tree) -> Tree:
    """Return a record without its figure settings: figures (FG), numbering (PM), move numbers (MN)
    and visible parts (VW).

    The nodes keep their ids. They are read from the given record when they are needed, so that this
    takes no time for long records.

    >>> from goboard_gui.record.node import Property
    >>> tree = Tree.new([Property("FG", ("",)), Property("MN", ("5",)), Property("B", ("aa",))])
    >>> without_figure_settings(tree).properties(tree.root)
    (Property(ident='B', values=('aa',)),)
    """
    count = max((len(tree.source), *(node + 1 for node in tree.changed_nodes)))
    return Tree(_NodesWithoutSettings(tree, count), PagedMap(), NodeIds(count), tree.root)


class _NodesWithoutSettings:
    """The nodes of a tree without their figure settings, as a `NodeSource`."""

    def __init__(self, tree: Tree, count: int) -> None:
        self._tree = tree
        self._count = count

    def __len__(self) -> int:
        return self._count

    def node(self, index: int) -> Node:
        """Return the node with this number."""
        node = self._tree.node(index)
        properties = _without_settings(node.properties)
        return node if properties is node.properties else node._replace(properties=properties)

    def parent(self, index: int) -> int | None:
        """Return the number of a node's parent, or None for the root."""
        return self._tree.parent(index)

    def children(self, index: int) -> tuple[int, ...]:
        """Return the numbers of a node's children."""
        return self._tree.children(index)

    def properties(self, index: int) -> tuple[Property, ...]:
        """Return the properties of a node in order."""
        return _without_settings(self._tree.properties(index))

    def span(self, index: int) -> None:
        """Return None, because nodes may differ from the source text."""

    def nodes_that_may_have(self, idents: Collection[str]) -> Iterator[int]:
        """Yield all nodes with properties of these identifiers, and perhaps others."""
        tree = self._tree
        yield from {*tree.source.nodes_that_may_have(idents), *tree.changed_nodes}


def _without_settings(properties: tuple[Property, ...]) -> tuple[Property, ...]:
    """Return properties without figure settings; the same object if there are none."""
    if not any(item.ident in _SETTINGS for item in properties):
        return properties
    return tuple(item for item in properties if item.ident not in _SETTINGS)
