"""Immutable game tree with structural sharing between edits."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ._paged import PagedMap
from .node import Node, NodeList, NodeNotFoundError, NodeSource, Property
from .properties.tables import REPLAY_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from .node import Branch


class NodeIds:
    """Generator of node ids, shared by all versions of a tree."""

    __slots__ = ("_next",)

    def __init__(self, first: int = 0) -> None:
        self._next = first

    def next_id(self) -> int:
        """Return an unused id."""
        taken = self._next
        self._next += 1
        return taken

    def reserve_ids_through(self, node: int) -> None:
        """Mark an id and all lower ids as used."""
        self._next = max(self._next, node + 1)


__all__ = ["Node", "NodeNotFoundError", "NodeSource", "Property", "Tree"]


class Tree:
    """An immutable game tree. Every edit returns a new tree that shares the unchanged nodes.

    Node ids are stable across edits and never reused, not even by two edits of the same tree, so
    cached results for an id stay valid or are dropped. Nothing recurses along paths: records with
    10,000 moves in a line and 70,000 nodes exist.

    >>> tree = Tree.new([Property("SZ", ("9",))])
    >>> longer, move = tree.add(tree.root, [Property("B", ("ee",))])
    >>> longer.line_to(move), len(list(tree.preorder()))
    ([0, 1], 1)
    """

    __slots__ = ("_changed", "_ids", "root", "source")

    def __init__(
        self, source: NodeSource, changed: PagedMap[Node], ids: NodeIds, root: int = 0
    ) -> None:
        self.source = source
        self._changed = changed
        self._ids = ids
        self.root = root

    @classmethod
    def from_source(cls, source: NodeSource) -> Tree:
        """Return a tree for a parsed file; the node ids are their numbers in preorder."""
        return cls(source, PagedMap(), NodeIds(len(source)))

    @classmethod
    def new(cls, properties: Iterable[Property] = ()) -> Tree:
        """Return a tree with a single root node."""
        return cls.from_source(NodeList([Node(None, (), tuple(properties))]))

    def __contains__(self, node: int) -> bool:
        """Return whether a node is in the tree; a removed node is not, although its id remains
        known. O(depth).
        """
        return self.has_id(node) and all(
            below in self.children(above) for above, below in pairwise(self.line_to(node))
        )

    def node(self, node: int) -> Node:
        """Return the node with an id, even if it has been removed. O(1).

        :raises NodeNotFoundError: when there is no such node.
        """
        changed = self._changed.get(node)
        if changed is not None:
            return changed
        if 0 <= node < len(self.source):
            return self.source.node(node)
        raise NodeNotFoundError(node)

    def parent(self, node: int) -> int | None:
        """Return the parent of a node, or None for the root, without creating a `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.parent(node) if changed is None else changed.parent

    def children(self, node: int) -> tuple[int, ...]:
        """Return the children of a node, the main line first, without creating a `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.children(node) if changed is None else changed.children

    def properties(self, node: int) -> tuple[Property, ...]:
        """Return the properties of a node in order, without creating a `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.properties(node) if changed is None else changed.properties

    def span(self, node: int) -> tuple[int, int] | None:
        """Return the range of a node in the source text, or None, as described in `Node.span`.

        No `Node` is created.
        """
        changed = self._changed.get(node) if self._changed else None
        return self.source.span(node) if changed is None else changed.span

    def edited_node(self, node: int) -> Node | None:
        """Return the contents of a node that was added or changed by edits, or None for another
        one.
        """
        return self._changed.get(node)

    @property
    def changed_nodes(self) -> Iterator[int]:
        """The ids of the nodes that were added or changed by edits, including nodes that have since
        been removed.
        """
        return iter(self._changed)

    @property
    def is_unedited(self) -> bool:
        """Whether the tree has not been edited since it was read."""
        return not self._changed

    def has_same_positions(self, other: Tree) -> bool:
        """Return whether each node that is in both trees has the same parent, moves and setup in
        both.

        All properties that affect positions are compared. If this is true, results computed from
        the moves and stones up to a node are also valid for the other tree. O(edits between the
        two trees).
        """
        if self.source is not other.source:
            return False
        for node in self.difference(other):
            ours, theirs = self.has_id(node), other.has_id(node)
            if ours and theirs and not self.has_same_content(other, node):
                return False
        return True

    def has_same_content(self, other: Tree, node: int) -> bool:
        """Return whether a node of both trees has the same parent and the same properties that
        affect positions in both.
        """
        return self._content(node) == other._content(node)

    def _content(self, node: int) -> tuple[int | None, tuple[Property, ...]]:
        properties = tuple(
            item for item in self.properties(node) if item.ident in REPLAY_PROPERTIES
        )
        return self.parent(node), properties

    def has_id(self, node: int) -> bool:
        """Return whether an id belongs to a node, even to one that has been removed."""
        return 0 <= node < len(self.source) or self._changed.get(node) is not None

    def line_to(self, node: int) -> list[int]:
        """Return the ids of the nodes from the root to a node, including both. O(depth)."""
        line = [node]
        while (parent := self.parent(line[-1])) is not None:
            line.append(parent)
        line.reverse()
        return line

    def line_from(self, node: int, preferred: Mapping[int, int] | None = None) -> list[int]:
        """Return the ids of the nodes that follow a node, up to the end of the variation.

        ``preferred`` maps nodes to the child with which the line continues. The first child is used
        for all other nodes, and if the preferred node is no longer a child.
        """
        line: list[int] = []
        while children := self.children(node):
            wish = preferred.get(node) if preferred else None
            node = wish if wish in children else children[0]
            line.append(node)
        return line

    def main_line(self) -> list[int]:
        """Return the ids of the nodes on the main line, including the root."""
        return [self.root, *self.line_from(self.root)]

    def preorder(self, start: int | None = None) -> Iterator[int]:
        """Yield ``start`` (by default the root) and its descendants, parents first, without
        recursion.
        """
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(self.children(node)))

    def add(
        self, parent: int, properties: Iterable[Property], index: int | None = None
    ) -> tuple[Tree, int]:
        """Add a child of ``parent``, last or at ``index``; return the new tree and the id of the
        child.
        """
        node = self._ids.next_id()
        above = self._with_child(parent, node, index)
        return self._with({parent: above, node: Node(parent, (), tuple(properties))}), node

    def graft(self, parent: int, nodes: Branch, index: int | None = None) -> tuple[Tree, int]:
        """Add a branch below ``parent``; return the new tree and the id of the first node of the
        branch.

        The branch is inserted at ``index`` among the children, or comes last if that is None. The
        ids of its nodes are consecutive.

        :raises ValueError: when the nodes are not in preorder, or there are none.
        """
        branch = NodeList.from_properties(nodes)
        if not len(branch):
            raise ValueError("a branch without a node")
        ids = [self._ids.next_id() for _ in range(len(branch))]
        grown = {parent: self._with_child(parent, ids[0], index)}
        for number, node in enumerate(ids):
            new_node = branch.node(number)
            origin = parent if new_node.parent is None else ids[new_node.parent]
            grown[node] = Node(
                origin, tuple(ids[child] for child in new_node.children), new_node.properties
            )
        return self._with(grown), ids[0]

    def _with_child(self, parent: int, child: int, index: int | None) -> Node:
        """Return a parent node with a child added at ``index``, or as the last one if ``index`` is
        None.
        """
        node = self.node(parent)
        place = len(node.children) if index is None else index
        return node._replace(children=(*node.children[:place], child, *node.children[place:]))

    def set_children(self, parent: int, children: Sequence[int]) -> Tree:
        """Return a tree with the children of a node replaced; they may come from other parents."""
        moved = {child for child in children if self.parent(child) != parent}
        nodes = {child: self.node(child)._replace(parent=parent) for child in moved}
        for above in {above for child in moved if (above := self.parent(child)) is not None}:
            left = tuple(child for child in self.children(above) if child not in moved)
            nodes[above] = (nodes.get(above) or self.node(above))._replace(children=left)
        nodes[parent] = (nodes.get(parent) or self.node(parent))._replace(children=tuple(children))
        return self._with(nodes)

    def set_properties(self, node: int, properties: Sequence[Property]) -> Tree:
        """Return a tree with the properties of a node replaced."""
        return self.set_properties_of_nodes({node: properties})

    def set_properties_of_nodes(self, properties: Mapping[int, Sequence[Property]]) -> Tree:
        """Return a tree with the properties of several nodes replaced."""
        return self._with(
            {
                node: Node(self.parent(node), self.children(node), tuple(new))
                for node, new in properties.items()
            }
        )

    def remove(self, node: int) -> Tree:
        """Return a tree without a node and its descendants.

        :raises ValueError: for the root, which every record has.
        """
        parent = self.parent(node)
        if parent is None:
            raise ValueError("the root of a record cannot be removed")
        return self.set_children(
            parent, [child for child in self.children(parent) if child != node]
        )

    def difference(self, before: Tree) -> dict[int, Node | None]:
        """Return the nodes that differ from those in ``before``, a tree with the same source.

        A node is mapped to None if it is again as it was read, or if only ``before`` has it.
        O(edits between the two trees).

        :raises ValueError: for trees of different sources, whose ids are unrelated.

        >>> tree = Tree.new()
        >>> longer, move = tree.add(0, [Property("B", ("ee",))])
        >>> sorted(longer.difference(tree)), tree.difference(longer)[move]
        ([0, 1], None)
        """
        if self.source is not before.source:
            raise ValueError("the trees were not read from the same source")
        return dict(self._changed.difference(before._changed))

    def restructured_nodes(self, before: Tree) -> Iterator[int]:
        """Yield the nodes that have a different parent or different children than in ``before``.

        Nodes that only one of the trees has are included.

        O(edits between the two).

        :raises ValueError: for trees of different sources.
        """
        for node in self.difference(before):
            both = self.has_id(node) and before.has_id(node)
            if (
                not both
                or self.parent(node) != before.parent(node)
                or self.children(node) != before.children(node)
            ):
                yield node

    def apply_difference(self, nodes: Mapping[int, Node | None]) -> Tree:
        """Return this tree with the changes applied that `difference` returned."""
        if nodes:
            self._ids.reserve_ids_through(max(nodes))
        gone = [node for node, new in nodes.items() if new is None]
        kept = {node: new for node, new in nodes.items() if new is not None}
        return self._with_changes(self._changed.with_values(kept).without_keys(gone))

    def _with(self, nodes: Mapping[int, Node]) -> Tree:
        return self._with_changes(self._changed.with_values(nodes))

    def _with_changes(self, changed: PagedMap[Node]) -> Tree:
        return type(self)(self.source, changed, self._ids, self.root)


def replace_properties(
    properties: Sequence[Property], idents: Collection[str], *new: Property
) -> list[Property]:
    """Return the properties with those of the given identifiers replaced by the ``new`` ones.

    The new properties take the place of the first replaced one, or come last if there is none.

    >>> from goboard_gui.record.node import Property
    >>> before = [Property("BM", ("1",)), Property("C", ("x",))]
    >>> [item.ident for item in replace_properties(before, {"BM", "TE"}, Property("TE", ("1",)))]
    ['TE', 'C']
    """
    places = [place for place, item in enumerate(properties) if item.ident in idents]
    place = places[0] if places else len(properties)
    rest = [item for item in properties[place:] if item.ident not in idents]
    return [*properties[:place], *new, *rest]


def with_properties(tree: Tree, node: int, properties: Sequence[Property]) -> Tree:
    """Return a tree with the properties of a node replaced, or the same tree if they are
    unchanged.
    """
    if tuple(properties) == tree.properties(node):
        return tree
    return tree.set_properties(node, properties)


def line_through(tree: Tree, node: int) -> list[int]:
    """Return the ids of the nodes from the root to a node, continued along first children."""
    return [*tree.line_to(node), *tree.line_from(node)]
