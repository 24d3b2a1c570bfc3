"""Game found by the scanner: node offsets in the text, parsed on demand, and damaged nodes."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...record.tree import Node
from .syntax import node_end, properties

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ...record.tree import Property
    from .source import Source


_MAX_CACHED = 100_000
"""The number of `Node` objects that are kept; together they take about 50 MB."""


class PossibleMoves(NamedTuple):
    """A part of a text value that may be moves after a missing ``]``.

    ``place`` is the index of the property in its node, ``colours`` are the identifiers of the
    moves, and ``end`` is the offset after the value's ``]`` in the text of the file. Values inside
    such a text have the same end.
    """

    place: int
    end: int
    colours: tuple[str, ...]


class SalvagedNode(NamedTuple):
    """The properties of a damaged node, its end offset, and whether its text turned out to be
    valid.

    ``possible_moves`` are in its comments, whether these are read as comments or not.
    """

    properties: tuple[Property, ...]
    end: int
    sound: bool
    possible_moves: tuple[PossibleMoves, ...] = ()


class ScannedGame:
    """A game found in a file, used as a `NodeSource`; nodes are parsed on demand.

    Nodes are numbered in preorder, so that a node's first child is the next one. Only arrays of
    offsets are kept until a node is requested: a million nodes take 16 MB.
    """

    __slots__ = (
        "_nodes",
        "begin",
        "branches",
        "closes",
        "doubtful",
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
        """True if the text between ``begin`` and ``end`` is valid SGF without repairs."""
        self.starts = array("q")
        self.parents = array("q")
        self.branches: dict[int, list[int]] = {}
        """The children of nodes with more than one."""
        self.closes: dict[int, int] = {}
        """The offset of the ')' for the '(' of each variation, by first node."""
        self.salvaged: dict[int, SalvagedNode] = {}
        """The nodes with damaged text."""
        self.doubtful: dict[int, SalvagedNode] = {}
        """The nodes with comments that may contain moves; those that are sound have spans."""
        self._nodes: dict[int, Node] = {}

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def encoding(self) -> str:
        """The encoding in which the game was read."""
        return self.source.encoding_at(self.begin)

    def add_child(self, parent: int, child: int) -> None:
        """Add a further child of a node, whose first child is always the next node and need not be
        added.
        """
        self.branches.setdefault(parent, [parent + 1]).append(child)

    def node(self, index: int) -> Node:
        """Return the node with this number; in most files, repeated calls return the same
        object.
        """
        node = self._nodes.get(index)
        if node is None:
            if len(self._nodes) >= _MAX_CACHED:
                self._nodes.clear()
            parent, children = self.parent(index), self.children(index)
            span = self.span(index)
            node = Node(parent, children, self._parse(index, span), span)
            self._nodes[index] = node
        return node

    def parent(self, index: int) -> int | None:
        """Return the number of a node's parent, or None for the root."""
        parent = self.parents[index]
        return None if parent < 0 else parent

    def children(self, index: int) -> tuple[int, ...]:
        """Return the numbers of a node's children in order."""
        branches = self.branches.get(index)
        if branches is not None:
            return tuple(branches)
        following = index + 1
        if following < len(self.parents) and self.parents[following] == index:
            return (following,)
        return ()

    def span(self, index: int) -> tuple[int, int] | None:
        """Return the range of a node in the text, with the white space after it, or None for a
        salvaged node.
        """
        if index in self.salvaged:
            return None
        start = self.starts[index]
        return start, node_end(self.source.text, start)

    def node_end(self, index: int) -> int:
        """Return the end offset of a node in the text, whether it is damaged or not."""
        salvaged = self.salvaged.get(index)
        if salvaged is not None:
            return salvaged.end
        return node_end(self.source.text, self.starts[index])

    def subtree_end(self, index: int) -> int:
        """Return where the subtree of a node ends in the text of a valid game: before a ')'."""
        while index not in self.closes:
            index = self.parents[index]
        return self.closes[index]

    def properties(self, index: int) -> tuple[Property, ...]:
        """Return the properties of a node, from the cache if they are in it, without adding them
        to it, as passes over whole files need.

        What looks like a property in a comment is escaped, so that it can be written anywhere.
        """
        node = self._nodes.get(index)
        return self._parse(index) if node is None else node.properties

    def nodes_that_may_have(self, idents: Collection[str]) -> Iterator[int]:
        """Yield the nodes whose text contains one of these identifiers, and all damaged ones.

        No node is parsed, so that this is fast in files of any size.
        """
        found = {*self.salvaged, *self.doubtful}
        for ident in idents:
            # FF[3] allows lower-case letters: "AddBlack" is AB.
            name = re.compile("[a-z]*+".join(ident))
            at = self.begin
            while match := name.search(self.source.text, at, self.end):
                index = bisect_right(self.starts, match.start()) - 1
                if index >= 0:
                    found.add(index)
                if index + 1 == len(self.starts):
                    break
                at = self.starts[index + 1]
        yield from sorted(found)

    def _parse(self, index: int, span: tuple[int, int] | None = None) -> tuple[Property, ...]:
        """Parse the properties of a node; with its ``span``, its end need not be searched for."""
        salvaged = self.salvaged.get(index) or self.doubtful.get(index)
        if salvaged is not None:
            return salvaged.properties
        text, start = self.source.text, self.starts[index]
        return properties(text, start, node_end(text, start) if span is None else span[1])
