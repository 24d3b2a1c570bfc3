"""Rotation and reflection of the analysis in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Symmetry
from ..node import Property
from ..steps import board_size, nodes_with_replays
from .analysed_nodes import AnalysedNodes
from .gban import ValueRotation
from .position_hash import cells_hash
from .tables import GBAN, KATRAIN_ANALYSIS, LIZZIE_ANALYSIS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...go import Colour
    from ..tree import Tree

_WITH_POINTS = frozenset({GBAN, LIZZIE_ANALYSIS, KATRAIN_ANALYSIS})


def rotate_analysis(tree: Tree, symmetry: Symmetry) -> Tree:
    """Return a record whose analysis belongs to its positions after a rotation or reflection.

    Our own analysis is rotated, that of Lizzie and KaTrain is removed, and numbers without points
    stay. Moves and stones are not rotated yet. O(nodes) if there is analysis with points.
    """
    found = AnalysedNodes().find_in(tree)
    if symmetry is Symmetry.IDENTITY or not any(_names_points(tree, node) for node in found):
        return tree
    size = board_size(tree)
    rotation, rotated_size = ValueRotation(symmetry, size), symmetry.transformed_size(size)
    changed = {}
    for node, replay in nodes_with_replays(tree, tree.preorder()):
        if not _names_points(tree, node):
            continue
        cells = replay.board.cells

        def new_hash(old: str, to_play: Colour, cells: bytes = cells) -> str:
            if old != cells_hash(cells, size, to_play):
                return old  # it belongs to another position, whatever the rotation
            rotated_cells = bytes(cells[number] for number in rotation.order)
            return cells_hash(rotated_cells, rotated_size, to_play)

        changed[node] = [
            rotated
            for item in tree.properties(node)
            if (rotated := _rotated(item, rotation, new_hash)) is not None
        ]
    return tree.set_properties_of_nodes(changed)


def _names_points(tree: Tree, node: int) -> bool:
    return any(ident in _WITH_POINTS for ident, _ in tree.properties(node))


def _rotated(
    item: Property, rotation: ValueRotation, new_hash: Callable[[str, Colour], str]
) -> Property | None:
    """Return a property after the rotation, or None if it is to be removed."""
    if item.ident not in _WITH_POINTS:
        return item
    value = rotation.rotate(item.values[0], new_hash) if item.ident == GBAN else None
    return None if value is None else Property(GBAN, (value,))
