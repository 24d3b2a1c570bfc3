"""The numbers and colours of the moves in a line of play, as comments mention them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..steps import board_size
from ..tree import line_through
from .node_range import read_node

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ...go import Colour
    from ..tree import Tree


class LineMoves(NamedTuple):
    """The moves in a line of play: the number of the last move up to each node, and the colours of
    the moves with each number, since numbers that the record states may repeat.
    """

    numbers: Mapping[int, int]
    colours: Mapping[int, set[Colour]]


class LineReader:
    """Reader of the moves in lines of play, which keeps the last line."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._end: int | None = None
        self._line = LineMoves({}, {})

    def line_through(self, node: int) -> LineMoves:
        """Return the moves in the line of play through a node, from the root to its end."""
        nodes = line_through(self._tree, node)
        if nodes[-1] != self._end:
            self._end = nodes[-1]
            self._line = self._read(nodes)
        return self._line

    def _read(self, nodes: Iterable[int]) -> LineMoves:
        numbers: dict[int, int] = {}
        colours: dict[int, set[Colour]] = defaultdict(set)
        size, number = board_size(self._tree), 0
        for node in nodes:
            read = read_node(self._tree, node, size, number)
            numbers[node] = number = read.number
            if read.move is not None:
                colours[number].add(read.move.colour)
        return LineMoves(numbers, colours)
