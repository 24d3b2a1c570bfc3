"""Immutable game tree with structural sharing between edits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from ._paged import PagedMap
from .node import Node, NodeList, NodeNotFoundError, NodeSource, Property
from .values.properties import BEARING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from .node import Branch


class Ids:
    """Generator of node ids, shared by all versions of a tree."""

    __slots__ = ("_next",)

    def __init__(self, first: int = 0) -> None:
        self._next = first

    def take(self) -> int:
        """Return an unused id."""
        taken = self._next
        self._next += 1
        return taken

    def pass_over(self, node: int) -> None:
        """Mark an id, and all below it, as used."""
        self._next = max(self._next, node + 1)


__all__ = ["Node", "NodeNotFoundError", "NodeSource", "Property", "Tree"]


@dataclass(frozen=True, slots=True, eq=False)
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

    source: NodeSource
    _changed: PagedMap[Node] = field(default_factory=PagedMap)
    _ids: Ids = field(default_factory=Ids)
    root: int = 0

    @classmethod
    def read(cls, source: NodeSource) -> Tree:
        """Return the tree of a parsed file; ids are the numbers of the nodes in preorder."""
        return cls(source, PagedMap(), Ids(len(source)))

    @classmethod
    def new(cls, properties: Iterable[Property] = ()) -> Tree:
        """Return a tree with a single root node."""
        return cls.read(NodeList([Node(None, (), tuple(properties))]))

    def __contains__(self, node: int) -> bool:
        """Whether a node is in the tree; removed nodes keep their ids. O(depth)."""
        return self.knows(node) and all(
            below in self.children(above) for above, below in pairwise(self.line_to(node))
        )

    def node(self, node: int) -> Node:
        """Return the node with an id, even if it was removed. O(1).

        :raises NodeNotFoundError: when there is no such node.
        """
        changed = self._changed.get(node)
        if changed is not None:
            return changed
        if 0 <= node < len(self.source):
            return self.source.node(node)
        raise NodeNotFoundError(node)

    def parent(self, node: int) -> int | None:
        """Return the parent of a node, None for the root. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.parent(node) if changed is None else changed.parent

    def children(self, node: int) -> tuple[int, ...]:
        """Return the children of a node, the main line first. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.children(node) if changed is None else changed.children

    def properties(self, node: int) -> tuple[Property, ...]:
        """Return the properties of a node in order. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.properties(node) if changed is None else changed.properties

    def span(self, node: int) -> tuple[int, int] | None:
        """Return the range of an unedited node in the source text. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.span(node) if changed is None else changed.span

    @property
    def changed(self) -> Iterator[int]:
        """The ids of the nodes added or changed by edits, including removed ones."""
        return iter(self._changed)

    @property
    def untouched(self) -> bool:
        """Whether the tree is unedited since it was read."""
        return not self._changed

    def same_contents(self, other: Tree) -> bool:
        """Whether the common nodes agree in parents and in all properties that affect positions.

        Results computed from the moves and stones up to a node then hold in the other tree as well.
        O(edits between the two).
        """
        if self.source is not other.source:
            return False
        for node in self.difference(other):
            ours, theirs = self.knows(node), other.knows(node)
            if ours and theirs and self._content(node) != other._content(node):
                return False
        return True

    def _content(self, node: int) -> tuple[int | None, tuple[Property, ...]]:
        properties = tuple(item for item in self.properties(node) if item.ident in BEARING)
        return self.parent(node), properties

    def knows(self, node: int) -> bool:
        """Whether a node has this id, even if it was removed."""
        return 0 <= node < len(self.source) or self._changed.get(node) is not None

    def line_to(self, node: int) -> list[int]:
        """Return the ids from the root to a node, both included. O(depth)."""
        line = [node]
        while (parent := self.parent(line[-1])) is not None:
            line.append(parent)
        line.reverse()
        return line

    def line_from(self, node: int, preferred: Mapping[int, int] | None = None) -> list[int]:
        """Return the ids after a node to the end of its line, following ``preferred`` children.

        Without a preferred child, or if it is no longer a child, the first child is used.
        """
        line: list[int] = []
        while children := self.children(node):
            wish = preferred.get(node) if preferred else None
            node = wish if wish in children else children[0]
            line.append(node)
        return line

    def main_line(self) -> list[int]:
        """Return the ids of the main line, root included."""
        return [self.root, *self.line_from(self.root)]

    def preorder(self, start: int | None = None) -> Iterator[int]:
        """Yield the nodes at and below ``start``, by default the root, parents first. Iterative."""
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(self.children(node)))

    def add(
        self, parent: int, properties: Iterable[Property], index: int | None = None
    ) -> tuple[Tree, int]:
        """Add a child to ``parent``, last or at ``index``; return the tree and the child's id."""
        node = self._ids.take()
        above = self._with_child(parent, node, index)
        return self._with({parent: above, node: Node(parent, (), tuple(properties))}), node

    def graft(self, parent: int, nodes: Branch, index: int | None = None) -> tuple[Tree, int]:
        """Add a branch to ``parent``, last or at ``index``; return the tree and the first new id.

        The ids of the branch are consecutive.

        :raises ValueError: when the nodes are not in preorder, or there are none.
        """
        branch = NodeList.of(nodes)
        if not len(branch):
            raise ValueError("a branch without a node")
        ids = [self._ids.take() for _ in range(len(branch))]
        grown = {parent: self._with_child(parent, ids[0], index)}
        for number, node in enumerate(ids):
            told = branch.node(number)
            origin = parent if told.parent is None else ids[told.parent]
            grown[node] = Node(
                origin, tuple(ids[child] for child in told.children), told.properties
            )
        return self._with(grown), ids[0]

    def _with_child(self, parent: int, child: int, index: int | None) -> Node:
        """Return the parent node with one more child, last or at ``index``."""
        node = self.node(parent)
        place = len(node.children) if index is None else index
        return replace(node, children=(*node.children[:place], child, *node.children[place:]))

    def hang(self, parent: int, children: Sequence[int]) -> Tree:
        """Set the children of a node, moving nodes from other parents."""
        moved = {child for child in children if self.parent(child) != parent}
        nodes = {child: replace(self.node(child), parent=parent) for child in moved}
        for above in {above for child in moved if (above := self.parent(child)) is not None}:
            left = tuple(child for child in self.children(above) if child not in moved)
            nodes[above] = replace(nodes.get(above) or self.node(above), children=left)
        nodes[parent] = replace(nodes.get(parent) or self.node(parent), children=tuple(children))
        return self._with(nodes)

    def set_properties(self, node: int, properties: Sequence[Property]) -> Tree:
        """Set the properties of a node."""
        return self.set_all({node: properties})

    def set_all(self, properties: Mapping[int, Sequence[Property]]) -> Tree:
        """Set the properties of several nodes."""
        return self._with(
            {
                node: replace(self.node(node), properties=tuple(new), span=None)
                for node, new in properties.items()
            }
        )

    def remove(self, node: int) -> Tree:
        """Remove a node and its descendants.

        :raises ValueError: for the root, which every record has.
        """
        parent = self.parent(node)
        if parent is None:
            raise ValueError("the root of a record cannot be removed")
        return self.hang(parent, [child for child in self.children(parent) if child != node])

    def difference(self, before: Tree) -> dict[int, Node | None]:
        """Return the nodes that differ from ``before``, a tree of the same source.

        None stands for a node that is as it was read, or that only ``before`` has. O(edits between
        the two).

        :raises ValueError: for trees of different sources, whose ids are unrelated.

        >>> tree = Tree.new()
        >>> longer, move = tree.add(0, [Property("B", ("ee",))])
        >>> sorted(longer.difference(tree)), tree.difference(longer)[move]
        ([0, 1], None)
        """
        if self.source is not before.source:
            raise ValueError("the trees were not read from the same source")
        return dict(self._changed.difference(before._changed))

    def reshaped(self, before: Tree) -> Iterator[int]:
        """Yield the nodes with another parent or other children than in ``before``.

        Nodes that only one of the trees has are included.

        O(edits between the two).

        :raises ValueError: for trees of different sources.
        """
        for node in self.difference(before):
            both = self.knows(node) and before.knows(node)
            if (
                not both
                or self.parent(node) != before.parent(node)
                or self.children(node) != before.children(node)
            ):
                yield node

    def patched(self, nodes: Mapping[int, Node | None]) -> Tree:
        """Apply the result of `difference` to this tree."""
        if nodes:
            self._ids.pass_over(max(nodes))
        gone = [node for node, new in nodes.items() if new is None]
        kept = {node: new for node, new in nodes.items() if new is not None}
        return replace(self, _changed=self._changed.update(kept).without(gone))

    def _with(self, nodes: Mapping[int, Node]) -> Tree:
        return replace(self, _changed=self._changed.update(nodes))


def replace_properties(
    properties: Sequence[Property], idents: Collection[str], *new: Property
) -> list[Property]:
    """Replace all properties with some identifiers by new ones.

    The new properties take the place of the first old one, else they come last.

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
    """Set the properties of a node; return the same record if they are unchanged."""
    if tuple(properties) == tree.properties(node):
        return tree
    return tree.set_properties(node, properties)
