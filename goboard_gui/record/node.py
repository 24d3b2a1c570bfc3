"""The nodes of a game tree, and the interface of parsed files that contain them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence


class Property(NamedTuple):
    """An SGF property: its identifier and its values.

    A value is the raw text between the brackets, with escapes, so that reading a file never
    rewrites it.
    """

    ident: str
    values: tuple[str, ...]


Branch: TypeAlias = "Sequence[tuple[int | None, tuple[Property, ...]]]"
"""Nodes in preorder, given by their properties and the index of their parent (first: None)."""


class NodeNotFoundError(LookupError):
    """Error raised when a tree has no node with a given id."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"the record has no node {self.node}"


class Node(NamedTuple):
    """A node of a game tree: its parent, its children and its properties in order.

    ``span`` is the range of the node in its source text, from its ``;`` to the next node or
    bracket; None once the properties have changed, or without a source text.
    """

    parent: int | None
    children: tuple[int, ...] = ()
    properties: tuple[Property, ...] = ()
    span: tuple[int, int] | None = None

    def values(self, ident: str) -> tuple[str, ...] | None:
        """Return all values of a property, or None if the node does not have it.

        If the property is repeated, its values are concatenated.

        >>> Node(None, properties=(Property("AB", ("aa",)), Property("AB", ("bb",)))).values("AB")
        ('aa', 'bb')
        """
        found: tuple[str, ...] | None = None
        for name, values in self.properties:
            if name == ident:
                found = values if found is None else found + values
        return found

    def first_value(self, ident: str) -> str | None:
        """Return the first value of a property, or None if the node does not have it."""
        for name, values in self.properties:
            if name == ident:
                return values[0]
        return None

    def has_any_property(self, *idents: str) -> bool:
        """Return whether the node has a property with any of these identifiers."""
        return any(name in idents for name, _ in self.properties)


class NodeSource(Protocol):
    """The immutable nodes of a parsed file, numbered in preorder starting with 0 for the root."""

    def __len__(self) -> int: ...

    def node(self, index: int) -> Node:
        """Return the node with this number."""
        ...

    def parent(self, index: int) -> int | None:
        """Return the number of a node's parent, or None for the root."""
        ...

    def children(self, index: int) -> tuple[int, ...]:
        """Return the numbers of a node's children."""
        ...

    def properties(self, index: int) -> tuple[Property, ...]:
        """Return the properties of a node in order."""
        ...

    def span(self, index: int) -> tuple[int, int] | None:
        """Return the range of a node in the source text, as described in `Node.span`."""
        ...

    def nodes_that_may_have(self, idents: Collection[str]) -> Iterator[int]:
        """Yield all nodes with properties of these identifiers, and perhaps others."""
        ...


class NodeList:
    """A `NodeSource` without a source text, consisting of a list of nodes in preorder."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes

    @classmethod
    def from_properties(cls, nodes: Iterable[tuple[int | None, tuple[Property, ...]]]) -> NodeList:
        """Return a node list for nodes that are given in preorder, each as its parent's index and
        its properties.

        :raises ValueError: when the nodes are not in preorder, or the first is not a root.

        >>> NodeList.from_properties([(None, ()), (0, ()), (1, ()), (0, ())]).children(0)
        (1, 3)
        """
        given = list(nodes)
        children: list[list[int]] = [[] for _ in given]
        line: list[int] = []
        for index, (parent, _) in enumerate(given):
            while line and line[-1] != parent:
                line.pop()
            if (parent is None) is bool(index) or (index and not line):
                raise ValueError(f"node {index} is out of order")
            if parent is not None:
                children[parent].append(index)
            line.append(index)
        return cls(
            [
                Node(parent, tuple(below), properties)
                for (parent, properties), below in zip(given, children, strict=True)
            ]
        )

    def __len__(self) -> int:
        return len(self._nodes)

    def node(self, index: int) -> Node:
        """Return the node with this number."""
        return self._nodes[index]

    def parent(self, index: int) -> int | None:
        """Return the number of a node's parent, or None for the root."""
        return self._nodes[index].parent

    def children(self, index: int) -> tuple[int, ...]:
        """Return the numbers of a node's children."""
        return self._nodes[index].children

    def properties(self, index: int) -> tuple[Property, ...]:
        """Return the properties of a node in order."""
        return self._nodes[index].properties

    def span(self, index: int) -> None:
        """Return None, because a node list has no source text."""

    def nodes_that_may_have(self, idents: Collection[str]) -> Iterator[int]:
        """Yield the nodes with properties of these identifiers."""
        for index, node in enumerate(self._nodes):
            if node.has_any_property(*idents):
                yield index
