"""The nodes of a record that contain analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tables import ANALYSIS_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Set

    from ..tree import Tree


class AnalysedNodes:
    """The nodes of a record that contain analysis, searched for when they are first needed.

    Some nodes without analysis, and some that have been removed, may be among them.
    """

    def __init__(self) -> None:
        self._tree: Tree | None = None
        self._nodes: set[int] = set()

    def find_in(self, tree: Tree) -> Set[int]:
        """Return the nodes of a tree. O(edits since the last call)."""
        before = self._tree
        if before is None or before.source is not tree.source:
            self._nodes = set(tree.source.nodes_that_may_have(ANALYSIS_PROPERTIES))
            changed: Iterator[int] = tree.changed_nodes
        else:
            changed = iter(tree.difference(before))
        for node in changed:
            if tree.has_id(node) and has_analysis_at(tree, node):
                self._nodes.add(node)
            else:
                self._nodes.discard(node)
        self._tree = tree
        return self._nodes


def has_analysis_at(tree: Tree, node: int) -> bool:
    """Return whether a node has analysis that we can read."""
    return any(ident in ANALYSIS_PROPERTIES for ident, _ in tree.properties(node))
