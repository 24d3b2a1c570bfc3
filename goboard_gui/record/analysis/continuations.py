"""Continuations of a node and alternatives to it, found without a replay."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..moves import recorded_move
from ..steps import board_size
from ..values.evaluations import MOVE_JUDGEMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Colour, Point, Size
    from ..tree import Tree
    from ..values.evaluations import MoveJudgement


class VariationStyle(Enum):
    """The set of moves shown at a node: its continuations or its siblings."""

    CHILDREN = "children"
    SIBLINGS = "siblings"


class Continuation(NamedTuple):
    """A move at a point that the cursor can go to.

    ``place`` is the index of its node among all children of its parent. ``current`` tells whether
    the current line contains it.
    """

    node: int
    place: int
    colour: Colour
    point: Point
    judgement: MoveJudgement | None = None
    current: bool = False


class Continuations(NamedTuple):
    """The moves after a node and the other children of its parent, without passes."""

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()


def continuations(tree: Tree, cursor: int, preferred: int | None = None) -> Continuations:
    """Return the moves around a node.

    The line goes on with the ``preferred`` child, by default the first.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, _ = Tree.new().add(0, [Property("B", ("dd",))])
    >>> tree, other = tree.add(0, [Property("B", ("pp",)), Property("BM", ("1",))])
    >>> [(move.node, move.current) for move in continuations(tree, 0).children]
    [(1, True), (2, False)]
    >>> continuations(tree, other).siblings[0].point
    Point(column=3, row=3)
    """
    size, below, parent = board_size(tree), tree.children(cursor), tree.parent(cursor)
    goes_on = preferred if preferred in below else next(iter(below), None)
    beside = () if parent is None else tree.children(parent)
    return Continuations(
        tuple(_moves(tree, below, goes_on, size)),
        tuple(move for move in _moves(tree, beside, None, size) if move.node != cursor),
    )


def variation_style(tree: Tree) -> tuple[VariationStyle, bool] | None:
    """Return the variation style of the record (ST): which moves to show, and whether on the board.

    None if the record does not state one.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> variation_style(Tree.new([Property("ST", ("3",))]))
    (<VariationStyle.SIBLINGS: 'siblings'>, False)
    """
    value = tree.node(tree.root).first("ST")
    return None if value is None else _STYLES.get(value.strip())


_STYLES = {
    "0": (VariationStyle.CHILDREN, True),
    "1": (VariationStyle.SIBLINGS, True),
    "2": (VariationStyle.CHILDREN, False),
    "3": (VariationStyle.SIBLINGS, False),
}


_MOST = 1000
"""Only this many moves are returned; malicious records have a million."""


def _moves(
    tree: Tree, nodes: tuple[int, ...], goes_on: int | None, size: Size
) -> Iterator[Continuation]:
    for place, node in enumerate(nodes[:_MOST]):
        properties = tree.node(node).properties
        move = recorded_move(properties, size)
        if move is None or move.point is None:
            continue
        said = (MOVE_JUDGEMENTS[item.ident] for item in properties if item.ident in MOVE_JUDGEMENTS)
        judgement, current = next(said, None), node == goes_on
        yield Continuation(node, place, move.colour, move.point, judgement, current)
