"""Adding of a sequence of moves as a variation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import move_property, recorded_move
from ..steps import board_size

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...go import Colour, Point
    from ..tree import Tree


def add_variation(
    tree: Tree, node: int, moves: Iterable[tuple[Colour, Point | None]]
) -> tuple[Tree, int]:
    """Return a tree with a sequence of moves below a node, and the node of its last move.

    Moves that the record already has are followed, and only the others are added. If it has all of
    them, the tree is the same.
    """
    size = board_size(tree)
    for colour, point in moves:
        found = (
            child
            for child in tree.children(node)
            if recorded_move(tree.properties(child), size) == (colour, point, True)
        )
        existing = next(found, None)
        if existing is not None:
            node = existing
        else:
            tree, node = tree.add(node, [move_property(colour, point)])
    return tree, node
