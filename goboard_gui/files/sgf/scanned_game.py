"""A game as the scanner found it: where its nodes stand in the text, read on demand."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ...record.tree import Node
from .syntax import node_end, properties

if TYPE_CHECKING:
    from ...record.tree import Property
    from .salvage import Salvaged
    from .source import Source


class ScannedGame:
    """One game of a file, a `record.tree.NodeSource`.

    Nodes are numbered in preorder, so that a node's first child is the next one. Only arrays
    of places are kept until a node is asked for: a million nodes take 16 MB.
    """

    __slots__ = (
        "_nodes",
        "begin",
        "branches",
        "closes",
        "end",
        "parents",
        "salvaged",
        "sound",
        "source",
        "starts",
    )

    def __init__(self, source: Source, begin: int) -> None:
        self.source = source
        self.begin = begin
        self.end = begin
        self.sound = True
        """Whether the text between ``begin`` and ``end`` is SGF with nothing put right."""
        self.starts = array("q")
        self.parents = array("q")
        self.branches: dict[int, list[int]] = {}
        """The children of the nodes that have more than one."""
        self.closes: dict[int, int] = {}
        """Where the ')' is of the '(' before a node, for the first node of each variation."""
        self.salvaged: dict[int, Salvaged] = {}
        """The nodes whose text is not sound."""
        self._nodes: dict[int, Node] = {}

    def __len__(self) -> int:
        return len(self.starts)

    def branch(self, parent: int, child: int) -> None:
        """Give a node that has a child, the one after it, another one."""
        self.branches.setdefault(parent, [parent + 1]).append(child)

    def node(self, index: int) -> Node:
        """The node with this number; the same object each time."""
        node = self._nodes.get(index)
        if node is None:
            parent, children = self.parent(index), self.children(index)
            node = Node(parent, children, self.properties(index), self.span(index))
            self._nodes[index] = node
        return node

    def parent(self, index: int) -> int | None:
        """The number of a node's parent, None for the root."""
        parent = self.parents[index]
        return None if parent < 0 else parent

    def children(self, index: int) -> tuple[int, ...]:
        """The numbers of a node's children, in their order."""
        branches = self.branches.get(index)
        if branches is not None:
            return tuple(branches)
        following = index + 1
        if following < len(self.parents) and self.parents[following] == index:
            return (following,)
        return ()

    def span(self, index: int) -> tuple[int, int] | None:
        """Where a node stands in the text, blanks behind it included; None for a salvaged one."""
        if index in self.salvaged:
            return None
        start = self.starts[index]
        return start, node_end(self.source.text, start)

    def end_of(self, index: int) -> int:
        """Where a node ends in the text, be it sound or not."""
        salvaged = self.salvaged.get(index)
        if salvaged is not None:
            return salvaged.end
        return node_end(self.source.text, self.starts[index])

    def subtree_end(self, index: int) -> int:
        """Where the text of a node and all below it ends, in a sound game: before a ')'."""
        while index not in self.closes:
            index = self.parents[index]
        return self.closes[index]

    def properties(self, index: int) -> tuple[Property, ...]:
        """The properties of a node. Keeps nothing: for walks over whole files."""
        salvaged = self.salvaged.get(index)
        if salvaged is not None:
            return salvaged.properties
        text, start = self.source.text, self.starts[index]
        return properties(text, start, node_end(text, start))
