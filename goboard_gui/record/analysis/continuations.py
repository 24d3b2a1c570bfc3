"""The moves that go on from a node and those played instead of its own, without any replay."""

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


class Relatives(Enum):
    """Whose moves are shown at a node."""

    CHILDREN = "children"
    SIBLINGS = "siblings"


class Continuation(NamedTuple):
    """A move at a point that one may go to.

    ``place`` is that of its node among all children of its parent. It is ``current`` if the line
    goes on with it.
    """

    node: int
    place: int
    colour: Colour
    point: Point
    judgement: MoveJudgement | None = None
    current: bool = False


class Continuations(NamedTuple):
    """The moves after a node, and the other moves of its parent; passes are not told."""

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()


def continuations(tree: Tree, cursor: int, preferred: int | None = None) -> Continuations:
    """The moves around a node. The line goes on with the ``preferred`` child, or else the first.

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


def style_stated(tree: Tree) -> tuple[Relatives, bool] | None:
    """Whose moves the record wants shown, and whether on the board; None if it does not say.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> style_stated(Tree.new([Property("ST", ("3",))]))
    (<Relatives.SIBLINGS: 'siblings'>, False)
    """
    value = tree.node(tree.root).first("ST")
    return None if value is None else _STYLES.get(value.strip())


_STYLES = {
    "0": (Relatives.CHILDREN, True),
    "1": (Relatives.SIBLINGS, True),
    "2": (Relatives.CHILDREN, False),
    "3": (Relatives.SIBLINGS, False),
}


_MOST = 1000
"""Of so many moves are those told that a board shows; hostile records have a million."""


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
