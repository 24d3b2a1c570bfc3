"""Shapes of boards in records: reading and writing the root properties that state them.

A torus and a cylinder are stored as q5Go does: ``GM[q5go-1]``, and ``TO`` is 1 if the left edge is
joined to the right one, 2 if the top is joined to the bottom, and 3 if both are. All other shapes
are in our private property ``GBSH``, with ``GM[goboard-1]``: ``moebius``, ``hexagon:5`` (the points
of a side), or the JSON text of a graph. Other programs refuse such files, which they would misread.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, BoardKind, BoardShape, HexagonSideError, Size
from ...named_tuples import NamedTuple
from ..node import Property
from .codec import read_size, write_size
from .texts import decode_text, encode_text

if TYPE_CHECKING:
    from collections.abc import Sequence

DEFAULT_SIZE = Size(19, 19)
"""The board size if the record states none (FF[4])."""

GO = "1"
Q5GO = "q5go-1"
GOBOARD = "goboard-1"
"""The values of ``GM`` for Go on rectangles, on shapes that q5Go supports, and on other shapes."""

JOINED_EDGES = "TO"
SHAPE = "GBSH"

_JOINED = {
    "1": BoardKind.CYLINDER,
    "2": BoardKind.UPRIGHT_CYLINDER,
    "3": BoardKind.TORUS,
}
_MOEBIUS = "moebius"
_HEXAGON = "hexagon"


class ShapeProblem(Enum):
    """The reason why the shape of a board could not be read, so that a rectangle is used."""

    UNKNOWN_GAME = "GM"
    """``GM`` is neither Go nor a variant that the program knows."""
    UNKNOWN_SHAPE = "shape"
    """The board is not a rectangle, and its shape is missing or not understood."""


class DeclaredShape(NamedTuple):
    """The shape that a root states, and what is wrong with the statement, if anything.

    ``detail`` is the value or the error in question.
    """

    shape: BoardShape
    problem: ShapeProblem | None = None
    detail: str = ""


def read_shape(root: Sequence[Property]) -> DeclaredShape:
    """Return the board shape that the properties of a root state.

    If it cannot be read, the result is a rectangle of the stated size.

    >>> stated = read_shape([Property("GM", ("q5go-1",)), Property("TO", ("3",))])
    >>> stated.shape.kind, stated.shape.size
    (<BoardKind.TORUS: 'torus'>, Size(width=19, height=19))
    """
    size = declared_size(root)
    game = (_value(root, "GM") or "").strip() or GO
    if game == GO:
        return DeclaredShape(BoardShape.rectangle(size))
    if game == Q5GO:
        return _joined_shape(size, _value(root, JOINED_EDGES))
    if game == GOBOARD:
        return _own_shape(size, _value(root, SHAPE) or "")
    return DeclaredShape(BoardShape.rectangle(size), ShapeProblem.UNKNOWN_GAME, game)


def declared_size(root: Sequence[Property]) -> Size:
    """Return the size that ``SZ`` states, or 19×19 if it is missing or invalid."""
    value = _value(root, "SZ")
    return (None if value is None else read_board_size(value)) or DEFAULT_SIZE


@lru_cache(maxsize=256)  # few values occur in the files of a collection
def read_board_size(value: str) -> Size | None:
    """Return the board size that a value of ``SZ`` states, or None if no board has it.

    >>> read_board_size("19x13"), read_board_size("53")
    (Size(width=19, height=13), None)
    """
    size = read_size(value)
    return size if size is not None and all(1 <= side <= MAX_SIDE for side in size) else None


def shape_properties(shape: BoardShape) -> list[Property]:
    """Return the root properties that state a shape: ``GM``, ``SZ`` and, if necessary, others."""
    size = Property("SZ", (write_size(shape.size),))
    if shape.is_rectangle:
        return [Property("GM", (GO,)), size]
    for value, kind in _JOINED.items():
        if kind is shape.kind:
            return [Property("GM", (Q5GO,)), size, Property(JOINED_EDGES, (value,))]
    return [Property("GM", (GOBOARD,)), size, Property(SHAPE, (encode_text(_own_value(shape)),))]


def _value(root: Sequence[Property], ident: str) -> str | None:
    for prop in root:
        if prop.ident == ident:
            return prop.values[0] if prop.values else None
    return None


def _joined_shape(size: Size, value: str | None) -> DeclaredShape:
    """Return the shape that ``TO`` states; without it, or with 0, no edges are joined."""
    joined = (value or "0").strip()
    if joined in _JOINED:
        return DeclaredShape(BoardShape(_JOINED[joined], size))
    problem = None if joined == "0" else ShapeProblem.UNKNOWN_SHAPE
    return DeclaredShape(BoardShape.rectangle(size), problem, "" if problem is None else joined)


def _own_shape(size: Size, value: str) -> DeclaredShape:
    if value == _MOEBIUS:
        return DeclaredShape(BoardShape(BoardKind.MOEBIUS, size))
    shape, detail = _planned_shape(value)
    if shape is not None:
        return DeclaredShape(shape)
    return DeclaredShape(BoardShape.rectangle(size), ShapeProblem.UNKNOWN_SHAPE, detail)


@lru_cache(maxsize=32)  # a record is asked for its shape by every edit
def _planned_shape(value: str) -> tuple[BoardShape | None, str]:
    """Return the hexagon or graph that a value describes, or None and what is wrong with it."""
    from ...go.graph_json import GraphError, parse_graph  # rarely needed

    kind, colon, side = value.partition(":")
    if kind == _HEXAGON and colon:
        try:
            return BoardShape.hexagon(int(side) if side.isascii() and len(side) < 4 else 0), ""
        except (HexagonSideError, ValueError) as error:
            return None, str(error)
    try:
        return BoardShape.of_plan(parse_graph(decode_text(value))), ""
    except GraphError as error:
        return None, str(error)


def _own_value(shape: BoardShape) -> str:
    from ...go.graph_json import write_graph

    if shape.kind is BoardKind.MOEBIUS:
        return _MOEBIUS
    assert shape.plan is not None
    if shape.kind is BoardKind.HEXAGON:
        return f"{_HEXAGON}:{_hexagon_side(len(shape.plan.points))}"
    return write_graph(shape.plan)


def _hexagon_side(points: int) -> int:
    """Return the side of the hexagon with this number of points: 3 n (n - 1) + 1 for the side n."""
    side = 1
    while 3 * side * (side - 1) + 1 < points:
        side += 1
    return side
