"""Records written down briefly, and random ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from goboard_gui.go import Board, Point, Size
from goboard_gui.record import Node, Property, Tree
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_PROPERTY = re.compile(r"([A-Z]+)((?:\[[^]]*])+)")


def properties(text: str) -> list[Property]:
    """Return the properties of a text such as `AB[aa][bb]PL[W]`."""
    return [
        Property(ident, tuple(values[1:-1].split("][")))
        for ident, values in _PROPERTY.findall(text)
    ]


def line(root: str, *nodes: str) -> Tree:
    """Return a record without variations; its ids are 0, 1, 2, …."""
    tree = Tree.new(properties(root))
    for parent, text in enumerate(nodes):
        tree, _ = tree.add(parent, properties(text))
    return tree


def branch(tree: Tree, parent: int, *nodes: str) -> tuple[Tree, list[int]]:
    """Return the record with a variation below a node, and the variation's ids."""
    ids = []
    for text in nodes:
        tree, parent = tree.add(parent, properties(text))
        ids.append(parent)
    return tree, ids


def setup(*rows: str) -> str:
    """Return the root properties of a position drawn as `Board.from_rows` reads it."""
    board = Board.from_rows(*rows)
    size = board.size
    stones = {"AB": "", "AW": ""}
    for point, colour in board.stones().items():
        stones["AB" if colour == 1 else "AW"] += f"[{write_point(point)}]"
    return f"SZ[{size.width}:{size.height}]" + "".join(k + v for k, v in stones.items() if v)


def replayed(tree: Tree, rules, node: int) -> LineReplay:
    """Return the line to a node, replayed from the root by itself."""
    replay = LineReplay(tree, rules)
    for _ in replay.replay_line(tree.line_to(node)):
        pass
    return replay


@dataclass
class ListSource:
    """What a reader might have found: nodes in a list, in preorder."""

    nodes: list[Node]

    def __len__(self) -> int:
        return len(self.nodes)

    def node(self, index: int) -> Node:
        return self.nodes[index]

    def parent(self, index: int) -> int | None:
        return self.nodes[index].parent

    def children(self, index: int) -> tuple[int, ...]:
        return self.nodes[index].children

    def properties(self, index: int) -> tuple[Property, ...]:
        return self.nodes[index].properties

    def span(self, index: int) -> tuple[int, int] | None:
        return self.nodes[index].span

    def nodes_that_may_have(self, idents: Collection[str]) -> Iterator[int]:
        return iter(range(len(self.nodes)))


DEEP = 2_500
"""More nodes below each other than Python allows calls within each other."""
WIDE = 3_000
"""Many children of one node."""


def deep(count: int) -> Tree:
    """Return a record of so many nodes, each the only child of the one before; all but two pass."""
    moves = (Property("B", ("",)), Property("W", ("",)))
    last = count - 1
    nodes = [
        Node(
            index - 1 if index else None,
            (index + 1,) if index < last else (),
            (moves[index % 2],) if 0 < index < last else (Property("B", ("ab",)),),
        )
        for index in range(count)
    ]
    return Tree.from_source(ListSource(nodes))


BOARD = Size(3, 2)
_points = st.sampled_from(BOARD.points()).map(write_point)
_setups = st.lists(
    st.builds("{}[{}]".format, st.sampled_from(["AB", "AW", "AE"]), _points), min_size=1, max_size=3
).map("".join)
_oddities = st.one_of(
    _setups,
    st.sampled_from(["B[]", "W[]", "B[zz]", "B[aa]W[bb]", "PL[B]", "PL[W]", "C[text]"]),
    st.builds("{}{}[{}]".format, _setups, st.sampled_from("BW"), _points),
)


@st.composite
def trees(draw) -> Tree:
    """Draw a record of a tiny board, full of captures, with oddities and variations."""
    tree = Tree.new(properties(f"SZ[{BOARD.width}:{BOARD.height}]" + draw(st.just("") | _setups)))
    chances = st.integers(0, 11)
    for count in range(1, draw(st.integers(1, 25))):
        chance = draw(chances)
        # Mostly go on from the last node: long lines are where captures and kos are.
        parent = draw(st.integers(0, count - 1)) if chance == 0 else count - 1
        text = draw(_oddities) if chance == 1 else f"{'BW'[count % 2]}[{draw(_points)}]"
        tree, _ = tree.add(parent, properties(text))
    return tree


def point(text: str, size: Size = BOARD) -> Point:
    """Return the point of SGF letters on a board."""
    found = Point(ord(text[0]) - ord("a"), ord(text[1]) - ord("a"))
    assert size.contains(found)
    return found
