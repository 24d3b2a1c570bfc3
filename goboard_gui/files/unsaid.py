"""Detection of records that do not state the notation of their comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .comments import has_comment, states_notation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..record.tree import Tree

_MOST = 5000
"""Larger records are not searched: they are assumed to have comments."""


class Unsaid:
    """Cached check of the record last asked about, which examines later edits only."""

    def __init__(self) -> None:
        self._tree: Tree | None = None
        self._commented: int | None = None

    def holds(self, tree: Tree) -> bool:
        """Whether a record has no comment and does not state a notation of comments.

        >>> from goboard_gui.record.tree import Property, Tree
        >>> tree, unsaid = Tree.new(), Unsaid()
        >>> unsaid.holds(tree), unsaid.holds(tree.set_properties(0, [Property("C", ("Hm",))]))
        (True, False)
        """
        if states_notation(tree) or len(tree.source) > _MOST:
            return False
        if tree is not self._tree:
            self._look(tree)
        return self._commented is None

    def _look(self, tree: Tree) -> None:
        """Find a node with a comment, among those changed since the last check."""
        before, commented = self._tree, self._commented
        nodes: Iterable[int] = tree.preorder()
        if before is not None and before.source is tree.source:
            if commented is None:
                nodes = filter(tree.knows, tree.difference(before))
            elif tree.knows(commented) and has_comment(tree, commented):
                nodes = [commented]
        self._tree = tree
        self._commented = next((node for node in nodes if has_comment(tree, node)), None)
