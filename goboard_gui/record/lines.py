"""Lines of a record as lists of node ids from the root on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise
from typing import TYPE_CHECKING

from .node import NodeNotFoundError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tree import Tree


def common_prefix_length(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of leading nodes shared by two lines of the same tree. O(log nodes).

    >>> common_prefix_length([0, 1, 2, 3], [0, 1, 5]), common_prefix_length([0, 1], [0, 1])
    (2, 2)
    """
    places = range(min(len(one), len(other)))
    return bisect_left(places, True, key=lambda place: one[place] != other[place])


_OTHER_SOURCE = -1
"""Used as the index of the first change if the other tree has no node in common."""


class VisitedLine:
    """The line of play from the root through the cursor to a leaf, following the most recently
    visited branches.

    Only the part that changes is recomputed, as records have lines of 10,000 moves.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> line = VisitedLine(read_sgf(b"(;SZ[9];B[ee](;W[cc])(;W[gg];B[dd]))").games[0])
    >>> line.route_through(3), line.nodes, line.branch_start(3)
    (2, [0, 1, 3, 4], 3)
    >>> line.variation_start(1), line.variation_start(3)
    (None, 2)
    """

    def __init__(self, tree: Tree) -> None:
        """Create the line of play, which follows the main line at first."""
        self.nodes: list[int] = []
        """The ids of the line's nodes; replaced by a new list whenever they change."""
        self._tree = tree
        self._places: dict[int, int] = {}
        self._forks: list[int] = []  # indices of nodes that have siblings
        self._preferred: dict[int, int] = {}
        self.route_through(tree.root)

    def __contains__(self, node: int) -> bool:
        return node in self._places

    def index_of(self, node: int) -> int | None:
        """Return the index of a node in the line of play, or None if it is not in it."""
        return self._places.get(node)

    def line_to(self, node: int, tree: Tree) -> list[int]:
        """Return the ids of the nodes from the root to a node in any version of the tree.

        O(nodes that are not on this line, or below the first one that has other children).

        :raises NodeNotFoundError: when that tree has no such node.
        """
        changed = self._first_change(tree)
        last = len(self.nodes) if changed is None else changed
        way: list[int] = []
        above: int | None = node
        while above is not None and self._places.get(above, last + 1) > last:
            below = above
            above = tree.parent(below) if tree.has_id(below) else None
            if below != tree.root and (above is None or below not in tree.children(above)):
                raise NodeNotFoundError(node)
            way.append(below)
        way.reverse()
        return way if above is None else [*self.nodes[: self._places[above] + 1], *way]

    def branch_start(self, index: int) -> int | None:
        """Return the nearest node with siblings at or before an index of the line of play, or None
        if there is none.
        """
        count = bisect_right(self._forks, index)
        return self.nodes[self._forks[count - 1]] if count else None

    def variation_start(self, index: int) -> int | None:
        """Return the index of the first node off the main line, up to ``index``, or None if there
        is none.
        """
        for fork in self._forks[: bisect_right(self._forks, index)]:
            if self._tree.children(self.nodes[fork - 1])[0] != self.nodes[fork]:
                return fork
        return None

    def route_through(self, node: int) -> int:
        """Reroute the line of play through a node and return its index. O(nodes added or
        removed).
        """
        way: list[int] = []
        above: int | None = node
        while above is not None and above not in self._places:
            way.append(above)
            above = self._tree.parent(above)
        if way:
            way.reverse()
            start = 0 if above is None else self._places[above] + 1
            self._preferred |= pairwise([*self.nodes[max(0, start - 1) : start], *way])
            self._cut(start)
            self._grow(way)
            self._grow_to_leaf()
        return self._places[node]

    def set_tree(self, tree: Tree, node: int) -> int:
        """Switch to another tree and to its line of play through a node; return the index of that
        node.

        The tree may be an edited version or an unrelated one.
        """
        changed = self._first_change(tree)
        self._tree = tree
        if changed == _OTHER_SOURCE:
            self._preferred.clear()
            self._cut(0)
        elif changed is not None:
            self._cut(changed + 1)
            if node in self._places:
                self._grow_to_leaf()
        return self.route_through(node)

    def _first_change(self, tree: Tree) -> int | None:
        """Return the index of the first node of the line whose children differ in another version
        of the tree, or None if there is none.
        """
        if tree is self._tree:
            return None
        if tree.source is not self._tree.source:
            return _OTHER_SOURCE
        places = map(self._places.get, tree.restructured_nodes(self._tree))
        return min((place for place in places if place is not None), default=None)

    def _cut(self, place: int) -> None:
        """Shorten the line of play so that it ends before the index ``place``."""
        for node in self.nodes[place:]:
            del self._places[node]
        del self._forks[bisect_left(self._forks, place) :]
        self.nodes = self.nodes[:place]

    def _grow(self, more: Sequence[int]) -> None:
        """Extend the line of play with more nodes at its end."""
        above = self.nodes[-1] if self.nodes else None
        for place, node in enumerate(more, len(self.nodes)):
            self._places[node] = place
            if above is not None and len(self._tree.children(above)) > 1:
                self._forks.append(place)
            above = node
        self.nodes += more

    def _grow_to_leaf(self) -> None:
        """Extend the line of play from its last node along the preferred children.

        One pass over the nodes, as there may be 100,000.
        """
        nodes = self.nodes.copy()
        node = nodes[-1]
        while children := self._tree.children(node):
            if len(children) == 1:
                (node,) = children
            else:
                wish = self._preferred.get(node)
                node = wish if wish in children else children[0]
                self._forks.append(len(nodes))
            self._places[node] = len(nodes)
            nodes.append(node)
        self.nodes = nodes
