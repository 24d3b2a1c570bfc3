"""Continuations of a node and alternatives to it, found without a replay."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..steps import board_size
from ..values.evaluations import move_evaluation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Colour, Point, Size
    from ..tree import Tree
    from ..values.evaluations import MoveEvaluation


class VariationStyle(Enum):
    """The kind of variations that are displayed at a node: those of the next move or those of the
    current move.
    """

    CHILDREN = "children"
    SIBLINGS = "siblings"


class Continuation(NamedTuple):
    """A move to which the cursor can go directly: the next move or an alternative to the current
    one.

    ``child_index`` is the index of the node among the children of its parent.
    ``on_current_line`` is true if the node is on the current line. ``judgement`` is its evaluation
    in the record, if any.
    """

    node: int
    child_index: int
    colour: Colour
    point: Point
    judgement: MoveEvaluation | None = None
    on_current_line: bool = False


class Continuations(NamedTuple):
    """The next moves of a node (``children``) and the alternatives to it (``siblings``).

    Passes are left out.
    """

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()


def continuations(tree: Tree, cursor: int, preferred: int | None = None) -> Continuations:
    """Return the continuations of a node and the alternatives to it.

    The line goes on with the ``preferred`` child, by default the first.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, _ = Tree.new().add(0, [Property("B", ("dd",))])
    >>> tree, other = tree.add(0, [Property("B", ("pp",)), Property("BM", ("1",))])
    >>> [(move.node, move.on_current_line) for move in continuations(tree, 0).children]
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
    """Return the kind of variations to display, and whether to display them on the board, as the
    record states (property ST), or None if it does not.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> variation_style(Tree.new([Property("ST", ("3",))]))
    (<VariationStyle.SIBLINGS: 'siblings'>, False)
    """
    value = tree.node(tree.root).first_value("ST")
    return None if value is None else _STYLES.get(value.strip())


_STYLES = {
    "0": (VariationStyle.CHILDREN, True),
    "1": (VariationStyle.SIBLINGS, True),
    "2": (VariationStyle.CHILDREN, False),
    "3": (VariationStyle.SIBLINGS, False),
}


_MOST = 1000
"""The maximum number of moves returned: a malicious record may have a million."""


def _moves(
    tree: Tree, nodes: tuple[int, ...], goes_on: int | None, size: Size
) -> Iterator[Continuation]:
    for place, node in enumerate(nodes[:_MOST]):
        properties = tree.node(node).properties
        move = recorded_move(properties, size)
        if move is None or move.point is None:
            continue
        judgement = move_evaluation(item.ident for item in properties)
        current = node == goes_on
        yield Continuation(node, place, move.colour, move.point, judgement, current)
