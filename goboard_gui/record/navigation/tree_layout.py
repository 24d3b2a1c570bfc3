"""Layout of the game tree on a grid, computed incrementally and kept up to date with edits."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence, Set

    from ..tree import Tree


class Cell(NamedTuple):
    """A cell of the layout grid; its column is the depth of the node, and its row is that of the
    node's line.
    """

    column: int
    row: int


class VisibleNode(NamedTuple):
    """A node in the visible part of the layout, with its cell and whether it starts a variation."""

    node: int
    column: int
    row: int
    starts_variation: bool


class VerticalLine(NamedTuple):
    """A vertical line below a node in the tree diagram, from which the variations after the node
    branch off.

    It ends one row above the last of them: from there, as from each cell above it, a connector may
    lead to the next column and the next row.
    """

    column: int
    top: int
    bottom: int


class TreeGrid:
    """A grid of nodes, ordered by row within each column, with the vertical lines that connect
    them.

    No cell contains two nodes, and no vertical line crosses a node.
    """

    def __init__(self) -> None:
        self._rows: list[list[int]] = []
        self._nodes: list[list[int]] = []
        # Two dictionaries of integers: the garbage collector would scan tuples again and again.
        self._column_of: dict[int, int] = {}
        self._row_of: dict[int, int] = {}
        self._beginnings: set[int] = set()
        self._bottoms: dict[int, int] = {}
        self._height = 0

    @property
    def columns(self) -> int:
        """The number of columns in the grid."""
        return len(self._rows)

    @property
    def rows(self) -> int:
        """The number of rows in the grid."""
        return self._height

    def __len__(self) -> int:
        """Return the number of nodes in the grid."""
        return len(self._row_of)

    def __contains__(self, node: int) -> bool:
        return node in self._row_of

    def cell_of(self, node: int) -> Cell | None:
        """Return the cell of a node, or None if the node is not in the grid."""
        row = self._row_of.get(node)
        return None if row is None else Cell(self._column_of[node], row)

    def node_at(self, column: int, row: int) -> int | None:
        """Return the node in a cell, or None if the cell is empty."""
        if not 0 <= column < len(self._rows):
            return None
        rows = self._rows[column]
        index = bisect_left(rows, row)
        return self._nodes[column][index] if rows[index : index + 1] == [row] else None

    def nodes_in(self, columns: range, rows: range) -> Iterator[VisibleNode]:
        """Yield the nodes in a rectangle of cells, column by column. O(columns + nodes yielded)."""
        for column in self._within(columns):
            here, nodes = self._rows[column], self._nodes[column]
            for index in range(bisect_left(here, rows.start), bisect_left(here, rows.stop)):
                node = nodes[index]
                yield VisibleNode(node, column, here[index], node in self._beginnings)

    def vertical_lines_in(self, columns: range, rows: range) -> Iterator[VerticalLine]:
        """Yield the vertical lines that lie in a rectangle of cells or cross it.

        In each column only the visible nodes, and the one above them, can have such a line.
        """
        for column in self._within(columns):
            here, nodes = self._rows[column], self._nodes[column]
            first = max(0, bisect_left(here, rows.start) - 1)
            for index in range(first, bisect_left(here, rows.stop)):
                bottom = self._bottoms.get(nodes[index])
                if bottom is not None and bottom >= rows.start:
                    yield VerticalLine(column, here[index], bottom)

    def _within(self, columns: range) -> range:
        return range(max(0, columns.start), min(columns.stop, len(self._rows)))

    def append_line(self, line: Sequence[int], column: int, row: int) -> None:
        """Append nodes to a row, starting at a column, below all other nodes in their columns."""
        for node in line:
            if column == len(self._rows):
                self._rows.append([])
                self._nodes.append([])
            self._rows[column].append(row)
            self._nodes[column].append(node)
            self._column_of[node], self._row_of[node] = column, row
            column += 1
        self._height = max(self._height, row + 1)

    def add_variation(self, node: int, parent: int, row: int) -> None:
        """Add a variation of ``parent`` that begins with the given node in a row."""
        self._beginnings.add(node)
        if row - 1 > self._row_of[parent]:
            self._bottoms[parent] = row - 1

    def insert(self, node: int, parent: int, above: Callable[[int], int | None]) -> bool:
        """Insert a node after the last child of its parent, if this does not require moving any
        other node.

        ``above`` returns the parent of a node. As the nodes of a column are in the order of their
        parents, only the nodes just before and after the new one have to be checked.
        """
        column, row = self._column_of[parent] + 1, self._row_of[parent]
        if column == len(self._rows):
            self._rows.append([])
            self._nodes.append([])
        here, nodes = self._rows[column], self._nodes[column]
        index = bisect_right(nodes, row, key=lambda it: self._row_of[above(it) or 0])
        before = nodes[index - 1] if index else None
        floor = -1 if before is None else self._floor(before)
        begins = before is not None and above(before) == parent
        wanted = floor + 1 if begins else row
        if floor >= wanted or wanted >= self._next_row(column, index):
            return False
        if begins:
            own = bisect_left(self._rows[column - 1], row)
            if wanted - 1 >= self._next_row(column - 1, own + 1):
                return False
            self.add_variation(node, parent, wanted)
        here.insert(index, wanted)
        nodes.insert(index, node)
        self._column_of[node], self._row_of[node] = column, wanted
        self._height = max(self._height, wanted + 1)
        return True

    def _floor(self, node: int) -> int:
        """Return the last row that is taken by a node or by the vertical line below it."""
        return self._bottoms.get(node, self._row_of[node])

    def _next_row(self, column: int, index: int) -> float:
        """Return the row of the node at an index in a column, or infinity after the last one."""
        rows = self._rows[column]
        return rows[index] if index < len(rows) else float("inf")


SLICE = 256
"""Nodes laid out per slice of work, a fraction of a millisecond."""

_MOST_CHANGES = 200
"""Maximum number of changed or inserted nodes for which a layout is updated rather than computed
again.
"""


class TreeLayout:
    """A tree laid out on a grid; descendants of ``collapsed`` nodes are hidden.

    A node and its first child share a row. A variation takes the first row below everything that
    its line would otherwise cross; variations that leave a line late are placed before those that
    leave it early, so that the nodes of each column are in preorder.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new()
    >>> for parent in (0, 1, 0):
    ...     tree, _ = tree.add(parent, ())
    >>> [tuple(TreeLayout.compute(tree).grid.cell_of(node)) for node in range(4)]
    [(0, 0), (1, 0), (2, 0), (1, 1)]
    """

    def __init__(self, tree: Tree, collapsed: Set[int] = frozenset()) -> None:
        """Prepare the layout of a tree, which is computed by iterating over `compute_in_slices`."""
        self._tree = tree
        self._collapsed = frozenset(collapsed)
        self._hidden: dict[int, int] = {}
        self.grid = TreeGrid()

    @classmethod
    def compute(cls, tree: Tree, collapsed: Set[int] = frozenset()) -> TreeLayout:
        """Return the complete layout of a tree, computed at once."""
        layout = cls(tree, collapsed)
        for _ in layout.compute_in_slices():
            pass
        return layout

    @property
    def tree(self) -> Tree:
        """The tree shown by the layout."""
        return self._tree

    @property
    def collapsed_nodes(self) -> frozenset[int]:
        """The collapsed nodes, including those without descendants."""
        return self._collapsed

    @property
    def hidden_counts(self) -> Mapping[int, int]:
        """The number of hidden descendants for each node that hides any."""
        return self._hidden

    def compute_in_slices(self) -> Iterator[None]:
        """Compute the layout, yielding after every few nodes; nodes that have been placed do not
        move again.
        """
        floors: list[int] = []  # the last occupied row of each column
        looked = 0
        ahead: list[tuple[int, int | None, int]] = [(self._tree.root, None, 0)]
        while ahead:
            first, parent, column = ahead.pop()
            line = [first]
            for node in line:  # the list grows meanwhile
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
        """Return whether a node is collapsed; if it is, remember it so that its descendants are
        counted later.
        """
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
            self.grid.add_variation(line[0], parent, row)
            floors[column - 1] = max(floors[column - 1], row - 1)
        for start in range(0, len(line), SLICE):
            self.grid.append_line(line[start : start + SLICE], column + start, row)
            if len(line) > SLICE:
                yield

    def _count(self, node: int) -> Iterator[None]:
        """Count the hidden descendants of a node, yielding after every few of them."""
        count = 0
        for count, _ in enumerate(self._tree.preorder(node), start=1):
            if count % SLICE == 0:
                yield
        self._hidden[node] = count - 1

    def update(self, tree: Tree) -> bool:
        """Update the layout for an edited tree; return False if the layout must be computed again
        from the start.

        Nodes added after the last children of others are inserted if no other node has to move;
        changed properties do not matter. O(changed nodes). Large branches are not inserted, as this
        is done at once. A layout that returned False may only be displayed until the new one is
        ready.
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
        inserted = 0
        while ahead:
            node, parent = ahead.pop()
            inserted += 1
            if inserted > _MOST_CHANGES:
                return False
            if parent in self._collapsed or not self.grid.insert(node, parent, tree.parent):
                return False
            ahead += [(child, node) for child in reversed(tree.children(node))]
        self._tree = tree
        return True
