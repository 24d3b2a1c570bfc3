"""Rotation and reflection of a record: an edit, not a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import BoardKind, BoardShape, Point
from ...late_patterns import late_pattern
from ..properties.board_shapes import shape_properties
from ..properties.codec import (
    BadPointError,
    read_move,
    read_point,
    read_points,
    write_move,
    write_point,
)
from ..properties.tables import POINT_VALUE_TYPES, PointValueType
from ..steps import board_shape, invalid_size
from ..tree import Property

if TYPE_CHECKING:
    from ...go import Size, Symmetry
    from ..tree import Tree

_TWO_LETTERS = late_pattern(r"\A(\s*)([A-Za-z])([A-Za-z])(\s*)\Z")


class UnrotatableBoardError(ValueError):
    """Exception raised if a record cannot be rotated or reflected because of the shape of its
    board.
    """

    def __init__(self, kind: BoardKind) -> None:
        super().__init__(kind)
        self.kind = kind

    def __str__(self) -> str:
        return f"records on a board of this shape ({self.kind.value}) cannot be turned like that"


_QUARTER_TURNS = {
    BoardKind.CYLINDER: BoardKind.UPRIGHT_CYLINDER,
    BoardKind.UPRIGHT_CYLINDER: BoardKind.CYLINDER,
}


def rotate_shape(shape: BoardShape, symmetry: Symmetry) -> BoardShape:
    """Return the shape of a board after a rotation or reflection.

    :raises UnrotatableBoardError: for a hexagon or a graph, and for a Möbius strip that would
        stand upright.
    """
    upright = shape.kind is BoardKind.MOEBIUS and symmetry.swaps_sides
    if shape.plan is not None or upright:
        raise UnrotatableBoardError(shape.kind)
    kind = _QUARTER_TURNS.get(shape.kind, shape.kind) if symmetry.swaps_sides else shape.kind
    return BoardShape(kind, symmetry.transformed_size(shape.size))


def rotate_record(tree: Tree, symmetry: Symmetry) -> Tree:
    """Rotate or reflect a record by transforming the points in all properties and the board size.

    Values that are not valid points stay as they are, except that their two letters are swapped if
    width and height are, so that they stay invalid. Unknown properties stay as well, but analysis
    of other programs that names points is removed, see `rotate_analysis`. O(nodes).

    :raises UnrotatableBoardError: as `rotate_shape` does.
    """
    from ..stored_analysis.rotation import rotate_analysis  # most commands rotate nothing

    shape = board_shape(tree)
    size, rotated_shape = shape.size, rotate_shape(shape, symmetry)
    tree = rotate_analysis(tree, symmetry)
    changed: dict[int, list[Property]] = {}
    for node in tree.preorder():
        properties = tree.node(node).properties
        rotated = [_rotated(item, symmetry, size) for item in properties]
        if tuple(rotated) != properties:
            changed[node] = rotated
    if rotated_shape != shape and invalid_size(tree) is None:
        root = changed.get(tree.root) or list(tree.node(tree.root).properties)
        new = {item.ident: item for item in shape_properties(rotated_shape)}
        new["GM"] = next((item for item in root if item.ident == "GM"), new["GM"])
        changed[tree.root] = [new.get(item.ident, item) for item in root]
    return tree.set_properties_of_nodes(changed)


def _rotated(item: Property, symmetry: Symmetry, size: Size) -> Property:
    shape = POINT_VALUE_TYPES.get(item.ident)
    if shape is None:
        return item
    return Property(
        item.ident, tuple(_turned_value(value, shape, symmetry, size) for value in item.values)
    )


def _turned_value(value: str, shape: PointValueType, symmetry: Symmetry, size: Size) -> str:
    try:
        if shape is PointValueType.MOVE:
            move = read_move(value, size)
            return value if move is None else write_move(symmetry.apply(move, size))
        first, colon, rest = value.partition(":")
        if shape is PointValueType.POINTS and colon:
            corners = read_points(value, size)
            ends = [symmetry.apply(corner, size) for corner in (corners[0], corners[-1])]
            return _rectangle(ends[0], ends[1])
        start = write_point(symmetry.apply(read_point(first, size), size))
        if shape is PointValueType.PAIRS and colon:
            rest = write_point(symmetry.apply(read_point(rest, size), size))
        return start + colon + rest
    except BadPointError:
        exchanged = symmetry.swaps_sides and size.width != size.height
        return _exchanged(value, shape) if exchanged else value


def _exchanged(value: str, shape: PointValueType) -> str:
    """Return an invalid point value with its coordinates swapped, so that it stays invalid on the
    rotated board.
    """
    first, colon, rest = value.partition(":")
    if shape is not PointValueType.LABELS:
        rest = _TWO_LETTERS.sub(r"\1\3\2\4", rest)
    return _TWO_LETTERS.sub(r"\1\3\2\4", first) + colon + rest


def _rectangle(corner: Point, opposite: Point) -> str:
    """Return the value for a rectangle between two corners, with the upper left corner first as
    FF[4] requires.
    """
    upper_left = Point(min(corner.column, opposite.column), min(corner.row, opposite.row))
    lower_right = Point(max(corner.column, opposite.column), max(corner.row, opposite.row))
    return f"{write_point(upper_left)}:{write_point(lower_right)}"
