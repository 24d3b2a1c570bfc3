"""The nodes of a game record and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Property(NamedTuple):
    """One SGF property: its identifier and its values.

    A value is the text between the brackets with its escapes kept, so that what a file brought
    is never rewritten by reading it.
    """

    ident: str
    values: tuple[str, ...]


Branch: TypeAlias = "Sequence[tuple[int | None, tuple[Property, ...]]]"
"""Nodes in preorder: the number of each one's parent, None for the first, and its properties."""


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


class NodeList:
    """Nodes that stand in no text, numbered in preorder: a `NodeSource`."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes

    @classmethod
    def of(cls, nodes: Iterable[tuple[int | None, tuple[Property, ...]]]) -> NodeList:
        """The source of nodes told by their parents and properties alone.

        :raises ValueError: when they are not in preorder, or the first of them is no root.

        >>> NodeList.of([(None, ()), (0, ()), (1, ()), (0, ())]).children(0)
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
        """The node with this number."""
        return self._nodes[index]

    def parent(self, index: int) -> int | None:
        """The number of its parent, None for the root."""
        return self._nodes[index].parent

    def children(self, index: int) -> tuple[int, ...]:
        """The numbers of its children."""
        return self._nodes[index].children

    def properties(self, index: int) -> tuple[Property, ...]:
        """Its properties in their order."""
        return self._nodes[index].properties

    def span(self, index: int) -> None:
        """No text has the node."""
