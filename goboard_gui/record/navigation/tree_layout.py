"""Where the nodes of a tree stand in a drawing of it, made in slices and kept up with edits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tree_grid import TreeGrid

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Set

    from ..tree import Tree

SLICE = 256
"""So many nodes are looked at in a slice of the work, a fraction of a millisecond."""

_MOST_CHANGES = 200
"""Trees that differ in more nodes are laid out anew."""


class TreeLayout:
    """A tree laid out on a grid; what is below ``collapsed`` nodes is hidden.

    A node and its first child share a row. A variation has the first row below all that its line
    would else meet; variations that leave a line late are placed before those that leave it
    early. The nodes of each column then stand in preorder.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new()
    >>> for parent in (0, 1, 0):
    ...     tree, _ = tree.add(parent, ())
    >>> [tuple(TreeLayout.of(tree).grid.place(node)) for node in range(4)]
    [(0, 0), (1, 0), (2, 0), (1, 1)]
    """

    def __init__(self, tree: Tree, collapsed: Set[int] = frozenset()) -> None:
        """Lay out nothing yet, see `slices`."""
        self._tree = tree
        self._collapsed = frozenset(collapsed)
        self._hidden: dict[int, int] = {}
        self.grid = TreeGrid()

    @classmethod
    def of(cls, tree: Tree, collapsed: Set[int] = frozenset()) -> TreeLayout:
        """The whole of a tree, laid out at once."""
        layout = cls(tree, collapsed)
        for _ in layout.slices():
            pass
        return layout

    @property
    def tree(self) -> Tree:
        """The tree that is laid out."""
        return self._tree

    @property
    def collapsed(self) -> frozenset[int]:
        """The nodes that were to hide what is below them."""
        return self._collapsed

    @property
    def hidden(self) -> Mapping[int, int]:
        """The nodes that do hide what is below them, and how many nodes that is."""
        return self._hidden

    def slices(self) -> Iterator[None]:
        """Lay the tree out, pausing after every few nodes: what stands by then stays there."""
        floors: list[int] = []  # of each column: the last row that is taken
        looked = 0
        ahead: list[tuple[int, int | None, int]] = [(self._tree.root, None, 0)]
        while ahead:
            first, parent, column = ahead.pop()
            line = [first]
            for node in line:  # grows meanwhile
                children = self._tree.children(node)
                if children and not self._hides(node):
                    line.append(children[0])
                    if len(children) > 1:
                        place = column + len(line) - 1
                        ahead += [(child, node, place) for child in reversed(children[1:])]
                if (looked := looked + 1) % SLICE == 0:
                    yield
            yield from self._place_line(line, parent, column, floors)
        for node in self._hidden:
            yield from self._count(node)

    def _hides(self, node: int) -> bool:
        """Whether a node is collapsed; what it hides is counted later."""
        if node in self._collapsed:
            self._hidden[node] = 0
            return True
        return False

    def _place_line(
        self, line: list[int], parent: int | None, column: int, floors: list[int]
    ) -> Iterator[None]:
        end = column + len(line)
        row = max(floors[column:end], default=-1) + 1
        floors[column:end] = [row] * len(line)
        if parent is not None:
            self.grid.begin(line[0], parent, row)
            floors[column - 1] = max(floors[column - 1], row - 1)
        for start in range(0, len(line), SLICE):
            self.grid.append_line(line[start : start + SLICE], column + start, row)
            if len(line) > SLICE:
                yield

    def _count(self, node: int) -> Iterator[None]:
        """Count what a node hides."""
        count = 0
        for count, _ in enumerate(self._tree.preorder(node), start=1):
            if count % SLICE == 0:
                yield
        self._hidden[node] = count - 1

    def follow(self, tree: Tree) -> bool:
        """Become the layout of an edited tree; False if only a new one will do.

        Nodes that were added after the last children of others get their places if nothing has
        to make way for them; what properties became bears on no place. O(changed nodes). A
        layout that could not follow may be shown until there is a new one, and no more.
        """
        try:
            changes = tree.difference(self._tree)
        except ValueError:
            return False
        if len(changes) > _MOST_CHANGES:
            return False
        if self._hidden and any(node not in self.grid for node in changes):
            return False
        ahead = []
        for node in changes:
            if node in self.grid:
                old, new = self._tree.children(node), tree.children(node)
                if new[: len(old)] != old:
                    return False
                ahead += [(child, node) for child in reversed(new[len(old) :])]
        while ahead:
            node, parent = ahead.pop()
            if parent in self._collapsed or not self.grid.insert(node, parent, tree.parent):
                return False
            ahead += [(child, node) for child in reversed(tree.children(node))]
        self._tree = tree
        return True
