"""The tree of a game record: immutable, sharing everything an edit did not touch."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import count, pairwise
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ._paged import PagedMap
from .properties import COMMENTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence


class Property(NamedTuple):
    """One SGF property: its identifier and its values.

    A value is the text between the brackets with its escapes kept, so that what a file brought
    is never rewritten by reading it.
    """

    ident: str
    values: tuple[str, ...]


class NodeNotFoundError(LookupError):
    """No node of the tree has this id."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"the record has no node {self.node}"


@dataclass(frozen=True, slots=True)
class Node:
    """One node: its place in the tree and its properties in their order.

    ``span`` says where the node stands in the text it was read from, from its ``;`` to the next
    node or bracket; it is None once the properties have changed or when nothing was read.
    """

    parent: int | None
    children: tuple[int, ...] = ()
    properties: tuple[Property, ...] = ()
    span: tuple[int, int] | None = None

    def values(self, ident: str) -> tuple[str, ...] | None:
        """All values of an identifier, those of a repeated one joined; None when it is absent.

        >>> Node(None, properties=(Property("AB", ("aa",)), Property("AB", ("bb",)))).values("AB")
        ('aa', 'bb')
        """
        found: tuple[str, ...] | None = None
        for name, values in self.properties:
            if name == ident:
                found = values if found is None else found + values
        return found

    def first(self, ident: str) -> str | None:
        """The first value of an identifier, or None."""
        for name, values in self.properties:
            if name == ident:
                return values[0]
        return None

    def has(self, *idents: str) -> bool:
        """Whether any of the identifiers is present."""
        return any(name in idents for name, _ in self.properties)


class NodeSource(Protocol):
    """The nodes a reader found, numbered in preorder from the root 0; never changed."""

    def __len__(self) -> int: ...

    def node(self, index: int) -> Node:
        """The node with this number."""
        ...

    def parent(self, index: int) -> int | None:
        """The number of its parent, None for the root."""
        ...

    def children(self, index: int) -> tuple[int, ...]:
        """The numbers of its children."""
        ...

    def properties(self, index: int) -> tuple[Property, ...]:
        """Its properties in their order."""
        ...

    def span(self, index: int) -> tuple[int, int] | None:
        """Where it stands in the text, see `Node.span`."""
        ...


class _LoneRoot:
    """The source of a record that was not read from a file: one root."""

    def __init__(self, properties: tuple[Property, ...]) -> None:
        self._node = Node(None, (), properties)

    def __len__(self) -> int:
        return 1

    def node(self, index: int) -> Node:
        return self._node

    def parent(self, index: int) -> int | None:
        return None

    def children(self, index: int) -> tuple[int, ...]:
        return ()

    def properties(self, index: int) -> tuple[Property, ...]:
        return self._node.properties

    def span(self, index: int) -> tuple[int, int] | None:
        return None


@dataclass(frozen=True, slots=True, eq=False)
class Tree:
    """A game tree. Every edit returns another tree; both share what did not change.

    Nodes are named by ids that stay the same through edits and are never used twice, not even
    by two edits of the same tree: whatever is remembered about an id stays true or is dropped.
    Paths are never walked by recursion, records 10,000 moves deep and 70,000 nodes wide exist.

    >>> tree = Tree.new([Property("SZ", ("9",))])
    >>> longer, move = tree.add(tree.root, [Property("B", ("ee",))])
    >>> longer.line_to(move), len(list(tree.preorder()))
    ([0, 1], 1)
    """

    source: NodeSource
    _changed: PagedMap[Node] = field(default_factory=PagedMap)
    _ids: Iterator[int] = field(default_factory=count)
    root: int = 0

    @classmethod
    def read(cls, source: NodeSource) -> Tree:
        """The tree of what a reader found; ids are the numbers of the nodes in preorder."""
        return cls(source, PagedMap(), count(len(source)))

    @classmethod
    def new(cls, properties: Iterable[Property] = ()) -> Tree:
        """A tree of a single root node."""
        return cls.read(_LoneRoot(tuple(properties)))

    def __contains__(self, node: int) -> bool:
        """Whether a node hangs from the root still: removed ones keep their ids. O(depth)."""
        return self._known(node) and all(
            below in self.children(above) for above, below in pairwise(self.line_to(node))
        )

    def node(self, node: int) -> Node:
        """The node of an id, be it in the tree still or removed. O(1).

        :raises NodeNotFoundError: when no node has it.
        """
        changed = self._changed.get(node)
        if changed is not None:
            return changed
        if 0 <= node < len(self.source):
            return self.source.node(node)
        raise NodeNotFoundError(node)

    def parent(self, node: int) -> int | None:
        """The parent of a node, None for the root. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.parent(node) if changed is None else changed.parent

    def children(self, node: int) -> tuple[int, ...]:
        """The children of a node, the main line's first. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.children(node) if changed is None else changed.children

    def properties(self, node: int) -> tuple[Property, ...]:
        """The properties of a node in their order. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.properties(node) if changed is None else changed.properties

    def span(self, node: int) -> tuple[int, int] | None:
        """Where an untouched node stands in its source's text. Builds no `Node`."""
        changed = self._changed.get(node) if self._changed else None
        return self.source.span(node) if changed is None else changed.span

    @property
    def changed(self) -> Iterator[int]:
        """The ids of the nodes that edits made or changed, those since removed among them."""
        return iter(self._changed)

    @property
    def untouched(self) -> bool:
        """Whether no edit lies between this tree and what was read."""
        return not self._changed

    def same_contents(self, other: Tree) -> bool:
        """Whether no node that both trees have differs in its properties or its parent.

        Comments do not count: what was computed from a node and those above it, such as a
        position, then holds in the other tree. O(changed nodes).
        """
        if self.source is not other.source:
            return False
        for node in {*self.changed, *other.changed}:
            ours, theirs = self._known(node), other._known(node)
            if ours and theirs and self._content(node) != other._content(node):
                return False
        return True

    def _content(self, node: int) -> tuple[int | None, tuple[Property, ...]]:
        properties = tuple(item for item in self.properties(node) if item.ident not in COMMENTS)
        return self.parent(node), properties

    def _known(self, node: int) -> bool:
        return 0 <= node < len(self.source) or self._changed.get(node) is not None

    def line_to(self, node: int) -> list[int]:
        """The ids from the root to a node, both included. O(depth)."""
        line = [node]
        while (parent := self.parent(line[-1])) is not None:
            line.append(parent)
        line.reverse()
        return line

    def line_from(self, node: int, preferred: Mapping[int, int] | None = None) -> list[int]:
        """The ids after a node to the end of its line, following ``preferred`` children.

        Where a node has no preferred child, or one that is no longer its child, the first counts.
        """
        line: list[int] = []
        while children := self.children(node):
            wish = preferred.get(node) if preferred else None
            node = wish if wish in children else children[0]
            line.append(node)
        return line

    def main_line(self) -> list[int]:
        """The ids of the main line, root included."""
        return [self.root, *self.line_from(self.root)]

    def preorder(self, start: int | None = None) -> Iterator[int]:
        """All nodes at and below ``start`` (the root by default), parents first. Iterative."""
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(self.children(node)))

    def add(
        self, parent: int, properties: Iterable[Property], index: int | None = None
    ) -> tuple[Tree, int]:
        """A tree with a new child of ``parent`` (the last, or at ``index``), and the child's id."""
        node = next(self._ids)
        above = self.node(parent)
        place = len(above.children) if index is None else index
        children = (*above.children[:place], node, *above.children[place:])
        return self._with(
            {
                parent: replace(above, children=children),
                node: Node(parent, (), tuple(properties)),
            }
        ), node

    def set_properties(self, node: int, properties: Sequence[Property]) -> Tree:
        """A tree in which one node has these properties."""
        return self.set_all({node: properties})

    def set_all(self, properties: Mapping[int, Sequence[Property]]) -> Tree:
        """A tree in which several nodes have new properties."""
        return self._with(
            {
                node: replace(self.node(node), properties=tuple(new), span=None)
                for node, new in properties.items()
            }
        )

    def remove(self, node: int) -> Tree:
        """A tree without a node and everything below it.

        :raises ValueError: for the root, which every record has.
        """
        parent = self.parent(node)
        if parent is None:
            raise ValueError("the root of a record cannot be removed")
        above = self.node(parent)
        children = tuple(child for child in above.children if child != node)
        return self._with({parent: replace(above, children=children)})

    def _with(self, nodes: Mapping[int, Node]) -> Tree:
        return replace(self, _changed=self._changed.update(nodes))
