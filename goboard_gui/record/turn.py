"""Rewriting a record under a symmetry: an edit, not a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point
from .codec import (
    BadPointError,
    read_move,
    read_point,
    read_points,
    write_move,
    write_point,
    write_size,
)
from .properties import POINT_SHAPES, Shape
from .steps import bad_size, board_size
from .tree import Property

if TYPE_CHECKING:
    from ..go import Size, Symmetry
    from .tree import Tree


def turn(tree: Tree, symmetry: Symmetry) -> Tree:
    """The record turned: every point of every property, and the sides of a rectangle exchanged.

    Values that name no point of the board stay as they are, as does everything that is not
    known to hold points. O(nodes).
    """
    size = board_size(tree)
    changed: dict[int, list[Property]] = {}
    for node in tree.preorder():
        properties = tree.node(node).properties
        turned = [_turned(item, symmetry, size) for item in properties]
        if tuple(turned) != properties:
            changed[node] = turned
    if symmetry.swaps_sides and size.width != size.height and bad_size(tree) is None:
        root = changed.get(tree.root) or list(tree.node(tree.root).properties)
        sides = Property("SZ", (write_size(symmetry.size(size)),))
        changed[tree.root] = [sides if item.ident == "SZ" else item for item in root]
    return tree.set_all(changed)


def _turned(item: Property, symmetry: Symmetry, size: Size) -> Property:
    shape = POINT_SHAPES.get(item.ident)
    if shape is None:
        return item
    return Property(
        item.ident, tuple(_turned_value(value, shape, symmetry, size) for value in item.values)
    )


def _turned_value(value: str, shape: Shape, symmetry: Symmetry, size: Size) -> str:
    try:
        if shape is Shape.MOVE:
            move = read_move(value, size)
            return value if move is None else write_move(symmetry.apply(move, size))
        first, colon, rest = value.partition(":")
        if shape is Shape.POINTS and colon:
            corners = read_points(value, size)
            ends = [symmetry.apply(corner, size) for corner in (corners[0], corners[-1])]
            return _rectangle(ends[0], ends[1])
        start = write_point(symmetry.apply(read_point(first, size), size))
        if shape is Shape.PAIRS and colon:
            rest = write_point(symmetry.apply(read_point(rest, size), size))
        return start + colon + rest
    except BadPointError:
        return value


def _rectangle(corner: Point, opposite: Point) -> str:
    """FF[4] wants the upper left and the lower right corner, in this order."""
    upper_left = Point(min(corner.column, opposite.column), min(corner.row, opposite.row))
    lower_right = Point(max(corner.column, opposite.column), max(corner.row, opposite.row))
    return f"{write_point(upper_left)}:{write_point(lower_right)}"
